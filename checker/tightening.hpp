// Shrinks the search space to what S allows, before the search: all later formulas shrink with it (design,
// section 4).
#pragma once

#include "checker/object_order.hpp"
#include "checker/search_space.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

// A state is what is reachable from the main object, and from the arguments of an operation if one is given:
// cells of other objects are of no consequence, and pinned to one value. Formulas that say so.
struct Pins {
  std::vector<Formula> formulas;
  bool by_layout;  // all objects of states are in trees, which say themselves what is there: simple formulas
};
[[nodiscard]] Pins pins_of_absent_objects(symbolic::Interpreter& vm, const SearchSpace& space,
                                          symbolic::sat::Encoder& encoder, const ir::Method* operation);

// Drops the alternatives of references, and fixes the bits of ints, that S refutes. What the cells no longer
// say is returned: S implies it. S is the same with objects of one numbering exchanged, so that a cell of any
// other object may be all of them or none, which is asked about states with the numberings only.
[[nodiscard]] std::vector<Formula> tighten_domains(symbolic::Interpreter& vm, const SearchSpace& space,
                                                   symbolic::sat::Encoder& encoder,
                                                   std::span<const ObjectOrder::Numbering> numberings);

}  // namespace glassbox::checker
