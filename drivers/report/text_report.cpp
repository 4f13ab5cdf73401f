#include "drivers/report/text_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "drivers/report/violation_text.hpp"

namespace glassbox::drivers {

namespace {

constexpr std::size_t kLineLength = 110;

}  // namespace

const char* name_of(checker::Verdict verdict) {
  switch (verdict) {
    case checker::Verdict::holds: return "holds";
    case checker::Verdict::violated: return "violated";
    default: return "incomplete";
  }
}

namespace {

std::string pairs_of(const checker::OperationReport& o) { return o.pairs ? o.pairs->text() : ""; }

std::string operations_table(const checker::Report& report) {
  if (report.operations.empty()) return {};
  std::size_t width = 9, pairs = 0;
  for (const checker::OperationReport& o : report.operations) {
    width = std::max(width, o.name.size());
    if (o.pairs) pairs = std::max({pairs, pairs_of(o).size(), std::size_t{5}});
  }
  const auto line = [&](const auto& name, const auto& verdict, const auto& transitions, const auto& seconds,
                        const std::string& counted) {
    return fmt::format("{:<{}}  {:<10}  {:>11}  {:>8}{}\n", name, width, verdict, transitions, seconds,
                       pairs == 0 ? "" : fmt::format("  {:>{}}", counted, pairs));
  };
  std::string text = "\n" + line("operation", "verdict", "transitions", "seconds", "pairs");
  for (const checker::OperationReport& o : report.operations) {
    text += line(o.name, name_of(o.verdict), o.transitions, fmt::format("{:.2f}", o.seconds), pairs_of(o));
  }
  return text;
}

// What each transition covers, in lines of a readable length.
std::string covered_pairs(const checker::OperationReport& operation) {
  std::string text, line = "  " + operation.name + ":";
  for (const checker::PairCount& count : operation.covered) {
    const std::string next = " " + count.text();
    if (line.size() + next.size() > kLineLength) {
      text += line + "\n";
      line = "   ";
    }
    line += next;
  }
  return text + line + "\n";
}

}  // namespace

std::string text_report(const checker::Report& report, SourceText& sources) {
  std::string text = report.bounds.empty() ? "" : "Within these bounds:\n";
  for (const std::string& bound : report.bounds) text += "  " + bound + "\n";
  for (const checker::Violation& v : report.violations) {
    text += "\n" + violation_text(v, sources);
  }
  text += operations_table(report);
  if (std::ranges::any_of(report.operations, [](const auto& o) { return !o.covered.empty(); })) {
    text += fmt::format("\npairs of a valid state and arguments that each transition covers{}\n",
                        report.pairs->not_counted.empty() ? ", " + report.pairs->text() + " in all" : "");
    for (const checker::OperationReport& o : report.operations) text += covered_pairs(o);
  }
  if (!report.incomplete.empty()) text += "\n";
  for (const checker::Incomplete& i : report.incomplete) {
    text += fmt::format("not checked: {}{}{}\n", i.place, i.place.empty() ? "" : ": ", i.reason);
  }
  if (report.states) text += fmt::format("\n{} valid states, one by one", *report.states);
  text += fmt::format("\n{}: {} {} in {:.2f} s ({:.0f} % in the solver)\n", name_of(report.verdict),
                      report.transitions, report.transitions == 1 ? "transition" : "transitions",
                      report.seconds, 100 * report.solver_share());
  return text;
}

}  // namespace glassbox::drivers
