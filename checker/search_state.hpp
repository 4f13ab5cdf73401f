// What a search is made of.
#pragma once

#include "checker/search.hpp"
#include "symbolic/decisions.hpp"

namespace glassbox::checker {

struct Search::State {
  State(ir::Hierarchy& classes, ir::Class& main_class, const SearchOptions& options, std::size_t memory)
      : heap(memory),
        symbols(circuit),
        assignment(circuit),
        decisions(symbols, assignment),
        vm(classes, heap, symbols, decisions, {}),
        space(vm, main_class, options.bounds),
        translator(vm, options.translator),
        solver(symbolic::sat::make_solver(options.solver)),
        encoder(circuit, *solver) {}

  symbolic::Heap heap;
  symbolic::Circuit circuit;
  symbolic::Symbols symbols;
  symbolic::formula::Assignment assignment;  // the state that runs
  symbolic::PathDecisions decisions;
  symbolic::Interpreter vm;
  SearchSpace space;
  declarative::Translator translator;
  std::unique_ptr<symbolic::sat::Solver> solver;
  symbolic::sat::Encoder encoder;
};

}  // namespace glassbox::checker
