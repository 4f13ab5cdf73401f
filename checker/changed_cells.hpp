// What a transition has written, put in simpler terms.
#pragma once

#include "symbolic/decisions.hpp"
#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

// A value that was read before the path constraint said which of several objects was meant is still a choice
// among all of them. Rewrites the cells that the transition has changed, and those of objects it has made, to
// what they hold on the path: often what some cell held before, and so known to all caches.
void restrict_changed_cells(symbolic::Interpreter& vm, symbolic::PathDecisions& path);

// Of a field, a static field or an element.
[[nodiscard]] ir::BasicType type_of_cell(symbolic::Interpreter& vm, symbolic::Reference object,
                                         std::uint32_t cell);

}  // namespace glassbox::checker
