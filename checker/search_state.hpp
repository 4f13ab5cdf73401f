// What a search is made of, in the order in which it must be made.
#pragma once

#include <optional>

#include "checker/choices.hpp"
#include "checker/isomorphs.hpp"
#include "checker/path_merger.hpp"
#include "checker/prestate.hpp"
#include "checker/search.hpp"
#include "checker/static_check.hpp"
#include "checker/tree_structure.hpp"
#include "symbolic/decisions.hpp"

namespace glassbox::checker {

struct SearchState {
  SearchState(ir::Hierarchy& classes, const SearchOptions& options, std::size_t memory,
              symbolic::StopRequest& stop_request, symbolic::sat::SolverClock& clock)
      : stop(stop_request),
        heap(memory),
        symbols(circuit),
        assignment(circuit),
        decisions(symbols, assignment),
        vm(classes, heap, symbols, decisions, {.steps = options.steps, .stop = &stop_request}),
        translator(vm, options.translator),
        solver(symbolic::sat::make_solver(options.solver, &stop_request, &clock)),
        encoder(circuit, *solver),
        check(circuit, symbolic::sat::make_solver(options.solver, &stop_request, &clock),
              options.obligations),
        merger(vm, translator, decisions, check),
        choices(symbols, [this](Formula f) { require(f); }) {}

  // Of all states.
  void require(Formula f) {
    encoder.add(f);
    check.require(f);
  }

  symbolic::StopRequest& stop;
  symbolic::Heap heap;
  symbolic::Circuit circuit;
  symbolic::Symbols symbols;
  symbolic::formula::Assignment assignment;  // the state that runs
  symbolic::PathDecisions decisions;
  symbolic::Interpreter vm;
  Specification specification;
  std::optional<SearchSpace> space;
  std::optional<Prestate> prestate;  // if the specification looks back
  std::optional<TreeAfterTransition> tree;
  declarative::Translator translator;
  std::vector<Formula> valid;                     // S, before the search: the constraints of ValidStates
  std::unique_ptr<symbolic::sat::Solver> solver;  // holds S, less what is pruned: finds the next state
  symbolic::sat::Encoder encoder;
  StaticCheck check;
  PathMerger merger;
  SymbolicChoices choices;
  std::optional<Isomorphs> isomorphs;  // if they are to be pruned
};

}  // namespace glassbox::checker
