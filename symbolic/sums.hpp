// Sums of ints and longs, in a form in which equal ones are the same handle more often than their circuits
// are. A symbolic integer that was made by adding a constant remembers that it is `base + offset`, and what
// is added to it later goes to the base: (x + 1) + y is (x + y) + 1. So a count that grows by one deep inside
// a structure grows by one all the way up, and `size + 1 == count + 1` is `size == count`, which is known
// already; left to a solver, each is a proof about carries.
//
// All of it is modulo 2^width, as Java's arithmetic is: width 32 (int) or 64 (long). What was summed up as an
// int is no sum of longs.
#pragma once

#include <cstdint>
#include <optional>

#include "symbolic/formula/restriction.hpp"
#include "symbolic/symbols.hpp"

namespace glassbox::symbolic {

[[nodiscard]] Value sum(Symbols& symbols, Value a, Value b, int width);         // a + b
[[nodiscard]] Value difference(Symbols& symbols, Value a, Value b, int width);  // a - b

[[nodiscard]] Formula equal(Symbols& symbols, Value a, Value b);

// The constant d for which a = b + d wherever all that is known holds, if that can be told by taking sums,
// and choices whose condition is known, apart. A look at terms, not at bits: cheap, and no answer says
// nothing.
[[nodiscard]] std::optional<std::int64_t> constant_difference(const Symbols& symbols,
                                                              formula::Restriction& known, Value a, Value b,
                                                              int width);

}  // namespace glassbox::symbolic
