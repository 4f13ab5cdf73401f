// Which objects are reached from some, as formulas over the heap as it is now.
#pragma once

#include <map>
#include <vector>

#include "checker/value_pools.hpp"
#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

struct ReferenceGraph {
  struct Edge {
    std::size_t from, to;  // indices of objects
    symbolic::Formula guard;
  };
  std::vector<symbolic::Reference> objects;  // breadth first, the roots first
  std::vector<Edge> edges;                   // in the order of their sources
};

// Which references to follow.
enum class Follow : std::uint8_t { tree_fields, everything };

// The cells of an object that hold references to follow: none of strings and other values. An array is only
// ever reached through a field that is followed, and so are its elements.
class FollowedCells {
 public:
  FollowedCells(symbolic::Interpreter& vm, Follow follow) : vm_(vm), follow_(follow) {}

  template <class Visit>
  void for_each(symbolic::Reference object, Visit visit) {
    ir::Class& c = vm_.class_of(object);
    if (is_value_class(c)) return;
    if (c.is_array()) {
      if (c.element_type != ir::BasicType::reference) return;
      for (std::int32_t i = 0; i < vm_.heap().length(object); ++i) visit(static_cast<std::uint32_t>(i));
      return;
    }
    for (const std::uint32_t cell : cells_of(c)) visit(cell);
  }

 private:
  [[nodiscard]] const std::vector<std::uint32_t>& cells_of(ir::Class& c);

  symbolic::Interpreter& vm_;
  Follow follow_;
  std::map<const ir::Class*, std::vector<std::uint32_t>> cells_;
};

// A root is an object that is reached under a condition.
struct Root {
  symbolic::Reference object;
  symbolic::Formula guard;
};

// Everything that may be reached, along references that are not known to be absent.
[[nodiscard]] ReferenceGraph explore(symbolic::Interpreter& vm, std::span<const Root> roots, Follow follow);

// The condition under which each object of the graph is reached; the roots are its first objects.
[[nodiscard]] std::vector<symbolic::Formula> reachability(symbolic::Circuit& circuit,
                                                          const ReferenceGraph& graph,
                                                          std::span<const Root> roots);

}  // namespace glassbox::checker
