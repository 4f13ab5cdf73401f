// The order in which a decision diagram tests the variables of a search space, on which its size depends.
#pragma once

#include "checker/search_space.hpp"

namespace glassbox::checker {

// What an argument of an operation depends on, in the order in which it was made.
[[nodiscard]] std::vector<Formula> variables_of(symbolic::Symbols& symbols, ir::BasicType type, Value v);

// All variables of the space, each once: arguments first, then the cells, depth first along references, so
// that what is said about a part of a tree is said about neighbours in the order. The bits of wide ints come
// last, by their significance, the highest first: comparing two ints is then a matter of one bit of memory,
// not of all.
[[nodiscard]] std::vector<Formula> counting_order(symbolic::Interpreter& vm, const SearchSpace& space,
                                                  const ir::Method& operation);

}  // namespace glassbox::checker
