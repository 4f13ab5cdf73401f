// What the translation of a declarative method under a heap gives (design, section 6).
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "symbolic/symbols.hpp"

namespace glassbox::declarative {

using symbolic::Formula;
using symbolic::Reference;
using symbolic::Value;

// A cell of the heap: an object's field or an array's element.
struct Cell {
  Reference object;
  std::uint32_t index = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

struct Translation;

// A call that was translated on the way, in the order in which that happened.
struct TranslatedCall {
  std::uint32_t instruction = 0;  // of the caller
  std::shared_ptr<const Translation> callee;
};

// For which other calls with the same arguments, in the same heap, a translation holds too.
enum class Keeping : std::uint8_t {
  anywhere,
  once,        // it returns an object that it has made: for calls that do not happen in the same execution
  not_at_all,  // it fills an object, or has seen one that is not finished yet
};

struct Translation {
  Value value;           // the result, where none of the conditions below holds
  Formula error;         // the method fails: null dereference, bad index, failed cast, endless recursion
  Formula assumed_away;  // GlassBox.assume does not hold: nothing that comes of the call is considered
  Formula limit;  // our own limit on recursion or unrolling cut the translation short: neither true nor false
  Formula opaque;           // it fails by casting an object of which nothing is known, an Object itself
  Formula cut;              // the recursion goes deeper than it has been followed so far; see recursion.cpp
  std::vector<Cell> reads;  // every cell that the result depends on, sorted, each once
  std::vector<TranslatedCall> calls;
  Keeping keeping = Keeping::anywhere;
};

// The same for a piece of a method's body.
struct Region {
  struct Exit {
    Formula guard;                 // whether it ends there
    std::vector<Value> registers;  // as they are then; none: it never does
  };
  std::vector<Exit> exits;  // of the blocks given; none: it ends where the method does
  Value value;              // what the method returns, if it is
  Formula error, assumed_away, limit;
};

}  // namespace glassbox::declarative
