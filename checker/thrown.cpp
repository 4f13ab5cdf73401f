#include "checker/thrown.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "symbolic/natives/stack_trace.hpp"

namespace glassbox::checker {

using symbolic::natives::StackElement;

namespace {

constexpr std::size_t kInnermost = 12, kOutermost = 4;  // calls that are shown of a deep recursion

std::string text(const StackElement& e) {
  const std::string file = e.method->owner->source_file();
  const std::string place = e.line == -2   ? "Native Method"
                            : file.empty() ? "Unknown Source"
                            : e.line < 0   ? file
                                           : fmt::format("{}:{}", file, e.line);
  return fmt::format("at {}.{}({})", e.method->owner->java_name(), e.method->name, place);
}

}  // namespace

StackText describe_stack(symbolic::Interpreter& vm, symbolic::Reference exception) {
  StackText stack;
  std::size_t within = 0;  // calls of the JDK that the next line stands for
  const std::vector<StackElement> elements = symbolic::natives::stack_trace(vm, exception);
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const StackElement& e = elements[i];
    const bool users = symbolic::is_users(*e.method);
    if (users && stack.innermost == nullptr) {
      stack.innermost = e.method;
      stack.line = std::max(e.line, 0);
    }
    if (!users && i + 1 < elements.size() && !symbolic::is_users(*elements[i + 1].method)) {
      ++within;
      continue;
    }
    stack.lines.push_back(text(e) + (within == 0 ? "" : fmt::format(", {} more calls within", within)));
    within = 0;
  }
  if (stack.lines.size() > kInnermost + kOutermost + 1) {
    const std::size_t left_out = stack.lines.size() - kInnermost - kOutermost;
    const auto from = stack.lines.begin() + kInnermost;
    stack.lines.erase(from, from + static_cast<std::ptrdiff_t>(left_out));
    stack.lines.insert(stack.lines.begin() + kInnermost, fmt::format("... {} calls left out", left_out));
  }
  return stack;
}

}  // namespace glassbox::checker
