// What is reached from objects in a heap in which every value is a constant. Nothing here knows formulas: it
// is part of the oracle that the search is compared with.
#pragma once

#include <map>
#include <set>
#include <span>
#include <vector>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

class ConcreteGraph {
 public:
  explicit ConcreteGraph(symbolic::Interpreter& vm) : vm_(vm) {}

  // The objects and arrays reached from the roots, breadth first, each once.
  [[nodiscard]] std::vector<symbolic::Reference> reached(std::span<const symbolic::Reference> roots);
  // Those reached through @Tree fields, and through the elements of arrays reached so.
  [[nodiscard]] std::vector<symbolic::Reference> tree(symbolic::Reference root);
  // Whether no two such fields or elements lead to the same object, and none back to the root.
  [[nodiscard]] bool is_tree(symbolic::Reference root);

 private:
  using Cells = std::vector<std::uint32_t>;

  template <class Visit>
  void for_each_target(symbolic::Reference object, bool tree_fields_only, Visit visit);
  [[nodiscard]] const Cells& references_of(ir::Class& c, bool tree_fields_only);

  symbolic::Interpreter& vm_;
  std::map<std::pair<const ir::Class*, bool>, Cells> cells_;
};

}  // namespace glassbox::checker
