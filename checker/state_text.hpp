// States as text: a line per object, and a drawing of the tree that @Tree fields make.
#pragma once

#include <span>

#include "checker/object_names.hpp"
#include "checker/violation.hpp"

namespace glassbox::checker {

// The state in the heap, which holds constants only: what is reachable from these, the main object first.
[[nodiscard]] StateText describe_state(symbolic::Interpreter& vm, ObjectNames& names,
                                       std::span<const Reference> roots);

// Marks what is not the same in `before`, and adds which objects are no longer reached.
void mark_changes(const StateText& before, StateText& after);

}  // namespace glassbox::checker
