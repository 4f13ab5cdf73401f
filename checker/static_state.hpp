// State that a check does not vary: static fields start, in every run, as the initialiser of their class left
// them, and what an operation writes there is undone after it. Fields of objects may refer to what they hold:
// the node that stands for "none", the mark of an element that was removed.
#pragma once

#include <string>
#include <vector>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

// A line for each static field of the program's initialised classes that may hold another value, or an object
// or array with other contents, in another run.
[[nodiscard]] std::vector<std::string> static_state(symbolic::Interpreter& vm);

// What a static field of an initialised class of the program refers to, if it is one of the program's
// objects, a plain Object or an empty array. Values (value_pools.hpp) are none.
struct Landmark {
  symbolic::Reference object;
  ir::Class* type = nullptr;
  std::string name;  // "Tree.NIL"
};
[[nodiscard]] std::vector<Landmark> landmarks(symbolic::Interpreter& vm);  // each object once

}  // namespace glassbox::checker
