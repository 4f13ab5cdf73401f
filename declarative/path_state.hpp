// What holds on the paths that have come together at one point of a body.
#pragma once

#include <map>
#include <vector>

#include "ir/body.hpp"
#include "symbolic/semantics/context.hpp"

namespace glassbox::declarative {

using symbolic::Formula;
using symbolic::Symbol;
using symbolic::Value;

struct PathState {
  Formula guard;  // the condition under which this point is reached
  std::vector<Value> registers;
  // Symbolic references that the conditions on the way have narrowed: "n != null" leaves the alternatives of
  // n that are objects. This is what makes a recursion over a tree end.
  std::map<Symbol, Value> narrowed;

  // The value as it is known here.
  [[nodiscard]] Value refine(Value v) const {
    while (!v.is_constant()) {  // narrowed once, then again
      const auto found = narrowed.find(v.symbol());
      if (found == narrowed.end()) break;
      v = found->second;
    }
    return v;
  }
  // From now on `reference` is `constant`, or is not.
  void learn(symbolic::Symbols& symbols, Value reference, Value constant, bool equal);
  // Joins the paths of another state that has come to the same block. Guards exclude each other.
  void join(symbolic::semantics::Context& c, const PathState& other, const std::vector<ir::Kind>& kinds);
};

}  // namespace glassbox::declarative
