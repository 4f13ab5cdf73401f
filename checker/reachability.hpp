// Which objects are reached from some, as formulas over the heap as it is now.
#pragma once

#include <vector>

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
