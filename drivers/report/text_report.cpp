#include "drivers/report/text_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "drivers/report/violation_text.hpp"

namespace glassbox::drivers {

const char* name_of(checker::Verdict verdict) {
  switch (verdict) {
    case checker::Verdict::holds: return "holds";
    case checker::Verdict::violated: return "violated";
    default: return "incomplete";
  }
}

std::string text_report(const checker::Report& report, SourceText& sources) {
  std::string text = report.bounds.empty() ? "" : "Within these bounds:\n";
  for (const std::string& bound : report.bounds) text += "  " + bound + "\n";
  for (const checker::Violation& v : report.violations) {
    text += "\n" + violation_text(v, sources);
  }
  std::size_t width = 9;
  for (const checker::OperationReport& o : report.operations) width = std::max(width, o.name.size());
  text += fmt::format("\n{:<{}}  {:<10}  {:>11}  {:>8}\n", "operation", width, "verdict", "transitions",
                      "seconds");
  for (const checker::OperationReport& o : report.operations) {
    text += fmt::format("{:<{}}  {:<10}  {:>11}  {:>8.2f}\n", o.name, width, name_of(o.verdict),
                        o.transitions, o.seconds);
  }
  for (const checker::Incomplete& i : report.incomplete) {
    text += fmt::format("not checked: {}{}{}\n", i.place, i.place.empty() ? "" : ": ", i.reason);
  }
  text += fmt::format("\n{}: {} transitions in {:.2f} s ({:.0f} % in the solver)\n", name_of(report.verdict),
                      report.transitions, report.seconds,
                      report.seconds > 0 ? 100 * report.solver_seconds / report.seconds : 0.0);
  return text;
}

}  // namespace glassbox::drivers
