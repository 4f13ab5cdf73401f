// What a search is made of.
#pragma once

#include <optional>

#include "checker/path_merger.hpp"
#include "checker/search.hpp"
#include "checker/static_check.hpp"
#include "checker/tree_structure.hpp"
#include "symbolic/decisions.hpp"

namespace glassbox::checker {

struct Search::State {
  State(ir::Hierarchy& classes, const SearchOptions& options, std::size_t memory, symbolic::StopRequest& stop)
      : heap(memory),
        symbols(circuit),
        assignment(circuit),
        decisions(symbols, assignment),
        vm(classes, heap, symbols, decisions, {.steps = options.steps, .stop = &stop}),
        translator(vm, options.translator),
        solver(symbolic::sat::make_solver(options.solver, &stop)),
        encoder(circuit, *solver),
        check(circuit, symbolic::sat::make_solver(options.solver, &stop), options.obligations),
        merger(vm, translator, decisions, check) {}

  [[nodiscard]] double solver_seconds() {
    return solver->statistics().seconds + check.solver().statistics().seconds;
  }

  symbolic::Heap heap;
  symbolic::Circuit circuit;
  symbolic::Symbols symbols;
  symbolic::formula::Assignment assignment;  // the state that runs
  symbolic::PathDecisions decisions;
  symbolic::Interpreter vm;
  std::optional<SearchSpace> space;
  std::optional<TreeAfterTransition> tree;
  declarative::Translator translator;
  std::unique_ptr<symbolic::sat::Solver> solver;  // holds S, less what is pruned: finds the next state
  symbolic::sat::Encoder encoder;
  StaticCheck check;
  PathMerger merger;
};

}  // namespace glassbox::checker
