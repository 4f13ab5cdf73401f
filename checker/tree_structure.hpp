// Whether the @Tree fields form a tree from the main object, as a formula over the heap as it is now
// (dissertation 2.10).
#pragma once

#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "checker/search_space.hpp"

namespace glassbox::checker {

// Distinct tree fields that are reached never point to the same object, and none points back to the main
// object.
[[nodiscard]] Formula tree_structure(symbolic::Interpreter& vm, Reference main_object);

// The same after a transition from a state of the search space, whose trees the layout makes. Looks only at
// what the transition has written and at what leads there.
class TreeAfterTransition {
 public:
  // When the cells of the space have their final values.
  TreeAfterTransition(symbolic::Interpreter& vm, const SearchSpace& space);

  [[nodiscard]] Formula operator()();

 private:
  using TreeCell = std::pair<Reference, std::uint32_t>;
  struct Edge {
    TreeCell cell;
    Formula guard;
  };
  using Edges = std::unordered_map<std::uint32_t, std::vector<Edge>>;  // by the object that they lead to

  template <class Visit>
  void for_each_target(TreeCell cell, Visit visit);
  void find_changes();
  void add_changed(TreeCell cell);
  [[nodiscard]] std::vector<Edge> into(Reference object) const;
  // Nothing: there is a way round, so the condition cannot be found step by step.
  [[nodiscard]] std::optional<Formula> reached(Reference object);

  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  std::map<TreeCell, Value> cells_;  // of the space
  Edges edges_;

  // Of the transition at hand.
  std::set<TreeCell> changed_;
  Edges added_;
  std::unordered_map<std::uint32_t, std::optional<Formula>> reached_;
};

}  // namespace glassbox::checker
