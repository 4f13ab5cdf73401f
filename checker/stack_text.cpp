#include "checker/stack_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "symbolic/natives/stack_trace.hpp"

namespace glassbox::checker {

using symbolic::natives::StackElement;

namespace {

constexpr std::size_t kInnermost = 12, kOutermost = 4;  // lines that are shown of a long stack

std::string text(const StackElement& e) {
  const std::string file = e.method->owner->source_file();
  const std::string place = e.line == -2   ? "Native Method"
                            : file.empty() ? "Unknown Source"
                            : e.line < 0   ? file
                                           : fmt::format("{}:{}", file, e.line);
  return fmt::format("at {}.{}({})", e.method->owner->java_name(), e.method->name, place);
}

// Of calls within the JDK the outermost, which the user's code made.
std::vector<std::string> lines_of(const std::vector<StackElement>& elements) {
  std::vector<std::string> lines;
  std::size_t within = 0;  // calls that the next line stands for
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto is_jdks = [&](std::size_t k) { return !symbolic::is_users(*elements[k].method); };
    if (is_jdks(i) && i + 1 < elements.size() && is_jdks(i + 1)) {
      ++within;
      continue;
    }
    lines.push_back(text(elements[i]) + (within == 0 ? "" : fmt::format(", {} more calls within", within)));
    within = 0;
  }
  return lines;
}

// Recursion: the same call many times over is one line.
std::vector<std::string> without_repetition(const std::vector<std::string>& lines) {
  std::vector<std::string> result;
  for (std::size_t i = 0, end = 0; i < lines.size(); i = end) {
    while (end < lines.size() && lines[end] == lines[i]) ++end;
    result.push_back(lines[i] + (end - i == 1 ? "" : fmt::format(", {} times", end - i)));
  }
  return result;
}

void leave_out_the_middle(std::vector<std::string>& lines) {
  if (lines.size() <= kInnermost + kOutermost + 1) return;
  const std::size_t left_out = lines.size() - kInnermost - kOutermost;
  const auto first = lines.begin() + kInnermost;
  *first = fmt::format("... {} lines left out", left_out);
  lines.erase(first + 1, first + static_cast<std::ptrdiff_t>(left_out));
}

}  // namespace

StackText describe_stack(symbolic::Interpreter& vm, symbolic::Reference exception) {
  std::vector<StackElement> elements = symbolic::natives::stack_trace(vm, exception);
  const bool is_whole = elements.size() < symbolic::natives::kLongestTrace;
  std::erase_if(elements, [](const StackElement& e) { return e.method->owner->package() == "glassbox"; });
  StackText stack;
  stack.lines = without_repetition(lines_of(elements));
  leave_out_the_middle(stack.lines);
  if (!is_whole) stack.lines.emplace_back("... and the calls before these");
  const auto users = std::ranges::find_if(
      elements, symbolic::is_users, [](const StackElement& e) -> const ir::Method& { return *e.method; });
  if (users != elements.end()) {
    stack.innermost = users->method;
    stack.line = std::max(users->line, 0);
  }
  return stack;
}

}  // namespace glassbox::checker
