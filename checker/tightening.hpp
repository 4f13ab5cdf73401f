// Shrinks the search space to what S allows, before the search: all later formulas shrink with it (design,
// section 4).
#pragma once

#include "checker/search_space.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

// Objects that are not part of a state have cells of no consequence: pins them to one value. Done only where
// S shows that whatever a state refers to is reached through tree fields; otherwise an object outside of the
// tree may matter.
void pin_absent_objects(symbolic::Interpreter& vm, const SearchSpace& space, symbolic::sat::Encoder& encoder);

// Drops the alternatives of references, and fixes the bits of ints, that S refutes.
void tighten_domains(symbolic::Interpreter& vm, const SearchSpace& space, symbolic::sat::Encoder& encoder);

}  // namespace glassbox::checker
