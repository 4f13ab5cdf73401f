// What the meaning of an instruction may depend on.
#pragma once

#include "ir/hierarchy.hpp"
#include "symbolic/decisions.hpp"
#include "symbolic/heap.hpp"
#include "symbolic/symbols.hpp"

namespace glassbox::symbolic::semantics {

struct Context {
  const ir::Hierarchy& classes;
  Heap& heap;
  Symbols& symbols;
  Decisions& decisions;
};

// If-then-else on values of a kind.
[[nodiscard]] inline Value choose(Context& c, ir::Kind kind, Formula condition, Value then, Value otherwise) {
  const bool integer = kind == ir::Kind::int32 || kind == ir::Kind::int64;
  return integer ? c.symbols.choose_integer(condition, then, otherwise)
                 : c.symbols.choose_set(condition, then, otherwise);
}

// The constant to go on with, for a value of a kind.
[[nodiscard]] inline Value concretise(Context& c, ir::Kind kind, Value v) {
  if (v.is_constant()) [[likely]]
    return v;
  const bool integer = kind == ir::Kind::int32 || kind == ir::Kind::int64;
  return integer ? c.decisions.concretise_integer(v) : c.decisions.concretise_set(v);
}

}  // namespace glassbox::symbolic::semantics
