#include "drivers/report/violation_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace glassbox::drivers {

namespace {

constexpr std::size_t kWidestSource = 56;  // values of longer lines stand further to the right
constexpr std::size_t kDeepest = 12;       // calls that are within each other, as indentation shows them

std::string indentation(const checker::TraceLine& line) {
  return std::string(2 * std::min(line.depth, kDeepest), ' ');
}

// In one line: control characters as Java writes them in a literal.
std::string in_one_line(const std::string& text) {
  std::string line;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\n') {
      line += "\\n";
    } else if (c == '\t') {
      line += "\\t";
    } else if (c == '\r') {
      line += "\\r";
    } else if (byte < 0x20 || byte == 0x7f) {
      line += fmt::format("\\u{:04x}", byte);
    } else {
      line += c;
    }
  }
  return line;
}

// What changed has an asterisk in the margin.
std::string state_text(const std::string& title, const checker::StateText& state) {
  std::string text = fmt::format("  {}\n", title);
  for (const auto* part : {&state.objects, &state.tree}) {
    if (part == &state.tree && !part->empty()) text += "\n";
    for (const checker::StateLine& line : *part) {
      text += fmt::format("  {} {}\n", line.changed ? '*' : ' ', line.text);
    }
  }
  return text;
}

// The line and, in the manner of a comment, the values.
std::string trace_text(const std::vector<checker::TraceLine>& trace, SourceText& sources) {
  std::vector<std::string> code;
  std::size_t place_width = 0, code_width = 0;
  for (const checker::TraceLine& line : trace) {
    const std::string source = sources.line(line.at);
    code.push_back(source.empty() ? std::string() : indentation(line) + source);
    place_width = std::max(place_width, line.at.text().size());
    if (!line.values.empty()) code_width = std::max(code_width, std::min(code.back().size(), kWidestSource));
  }
  std::string text = "  trace\n";
  for (std::size_t i = 0; i < trace.size(); ++i) {
    const checker::TraceLine& line = trace[i];
    if (line.left_out > 0) {
      text += fmt::format("    ... {} lines left out\n", line.left_out);
      continue;
    }
    text += fmt::format("    {:<{}}", line.at.text(), place_width);
    const std::string values = fmt::format("{}", fmt::join(line.values, ", "));
    if (!code[i].empty()) {
      text += values.empty() ? "  " + code[i] : fmt::format("  {:<{}}  // {}", code[i], code_width, values);
    } else if (!values.empty()) {
      text += "  " + indentation(line) + values;
    }
    text += "\n";
  }
  return text;
}

std::string place_text(const checker::Violation& v, SourceText& sources) {
  const std::string source = sources.line(v.place);
  return fmt::format("  at {} in {}{}{}\n", v.place.text(), v.method, source.empty() ? "" : ": ", source);
}

}  // namespace

std::string violation_text(const checker::Violation& v, SourceText& sources) {
  std::string text = fmt::format("{} breaks: {}", v.operation, v.property);
  text += v.message.empty() ? "\n" : fmt::format(" \"{}\"\n", in_one_line(v.message));
  if (!v.detail.empty()) text += "  " + in_one_line(v.detail) + "\n";
  if (v.stack.empty() && v.place.is_known()) text += place_text(v, sources);
  for (const std::string& call : v.stack) text += "    " + call + "\n";
  text += state_text("before", v.before);
  if (!v.choices.empty()) text += "  choices\n";
  for (const std::string& choice : v.choices) text += "    " + choice + "\n";
  if (!v.trace.empty()) text += trace_text(v.trace, sources);
  if (!v.after.objects.empty()) text += state_text(v.after_title, v.after);
  if (!v.other.objects.empty()) text += state_text(v.other_title, v.other);
  return text;
}

}  // namespace glassbox::drivers
