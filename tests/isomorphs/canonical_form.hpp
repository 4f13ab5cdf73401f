// What is left of a state and arguments if it does not matter which object is which: two pairs have the same
// form if and only if they are isomorphic. By bliss, which knows nothing of glassbox.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "checker/search_space.hpp"

namespace glassbox::test {

// `constants` has the value of each cell of the space, and `arguments` those of an operation. Objects that
// neither the main object nor an argument leads to are no part of the state. Interchangeable objects of one
// set are alike, all others are not.
[[nodiscard]] std::string canonical_form(const checker::SearchSpace& space,
                                         const std::vector<symbolic::Value>& constants,
                                         const std::vector<ir::BasicType>& argument_types,
                                         const std::vector<symbolic::Value>& arguments);

}  // namespace glassbox::test
