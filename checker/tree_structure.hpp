// Whether the @Tree fields form a tree from the main object, as a formula over the heap as it is now
// (dissertation 2.10).
#pragma once

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

// Distinct tree fields that are reached never point to the same object, and none points back to the main
// object.
[[nodiscard]] symbolic::Formula tree_structure(symbolic::Interpreter& vm, symbolic::Reference main_object);

}  // namespace glassbox::checker
