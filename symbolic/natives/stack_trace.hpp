// The stack trace that an exception carries.
#pragma once

#include <vector>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::symbolic::natives {

struct StackElement {
  const ir::Method* method = nullptr;
  std::int32_t line = 0;  // as StackTraceElement has it: -1 unknown, -2 in a native
};

inline constexpr std::size_t kLongestTrace =
    1024;  // as in HotSpot: the outermost calls of a deeper one are missing

// Innermost first; nothing if the exception has none.
[[nodiscard]] std::vector<StackElement> stack_trace(Interpreter& vm, Reference exception);

}  // namespace glassbox::symbolic::natives
