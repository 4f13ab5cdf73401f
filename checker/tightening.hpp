// Shrinks the search space to what S allows, before the search: all later formulas shrink with it (design,
// section 4).
#pragma once

#include "checker/search_space.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

// A state is what is reachable from the main object, and from the arguments of the operation: cells of other
// objects are of no consequence, and pinned to one value. `selected` is the condition under which the
// operation is the one to run; nullptr and true where no operation takes objects of the space.
void pin_absent_objects(symbolic::Interpreter& vm, const SearchSpace& space, symbolic::sat::Encoder& encoder,
                        const ir::Method* operation, Formula selected);

// Drops the alternatives of references, and fixes the bits of ints, that S refutes.
void tighten_domains(symbolic::Interpreter& vm, const SearchSpace& space, symbolic::sat::Encoder& encoder);

}  // namespace glassbox::checker
