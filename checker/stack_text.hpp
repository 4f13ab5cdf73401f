// The stack of an exception as counterexamples show it.
#pragma once

#include <string>
#include <vector>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

struct StackText {
  std::vector<std::string> lines;  // "at Foo.m(Foo.java:12)", innermost first
  // The innermost call of the user's code, and its line; nullptr if there is none.
  const ir::Method* innermost = nullptr;
  int line = 0;
};

// Of calls within the JDK only the one that the user's code made; of a deep recursion the beginning and the
// end.
[[nodiscard]] StackText describe_stack(symbolic::Interpreter& vm, symbolic::Reference exception);

}  // namespace glassbox::checker
