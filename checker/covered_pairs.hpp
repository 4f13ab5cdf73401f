// How many valid pairs (a state, arguments of an operation) a transition covers, exactly. A state is what is
// reachable from the main object, so the variables of objects that neither it nor an argument reaches count
// for one value only.
//
//   CoveredPairs covered(vm, space, valid, operation, stopped);
//   report.pairs += covered.by(path_constraint);
#pragma once

#include <functional>

#include "checker/pair_count.hpp"
#include "checker/search_space.hpp"

namespace glassbox::checker {

class CoveredPairs {
 public:
  // `valid` is S, a conjunction: the domains of the space, repOk and precondition. The heap is as it is
  // before a transition.
  CoveredPairs(symbolic::Interpreter& vm, const SearchSpace& space, std::span<const Formula> valid,
               const ir::Method& operation, std::function<bool()> stopped);

  // The pairs that satisfy this conjunction, which depends on nothing but the cells of the space and the
  // operation's arguments; each stands for so many.
  [[nodiscard]] PairCount by(std::span<const Formula> path, symbolic::formula::Count each = 1);

 private:
  using Diagram = symbolic::formula::Diagram;

  [[nodiscard]] std::optional<Diagram> all_pairs(symbolic::Interpreter& vm, const SearchSpace& space,
                                                 std::span<const Formula> valid, const ir::Method& operation);
  [[nodiscard]] std::optional<Diagram> conjunction(Diagram start, std::span<const Formula> parts);
  void make_room(Diagram& live);

  symbolic::formula::DecisionDiagrams diagrams_;
  std::optional<Diagram> pairs_;  // each of them once; nothing if they are too many nodes
};

}  // namespace glassbox::checker
