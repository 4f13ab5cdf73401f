// State that a check does not vary: static fields start, in every run, as the initialiser of their class left
// them, and what an operation writes there is undone after it.
#pragma once

#include <string>
#include <vector>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

// A line for each static field of the program's initialised classes that may hold another value, or an object
// or array with other contents, in another run.
[[nodiscard]] std::vector<std::string> static_state(symbolic::Interpreter& vm);

}  // namespace glassbox::checker
