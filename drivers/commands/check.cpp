// glassbox check: does every operation of a class preserve its invariant, from every valid state within the
// bounds?
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "checker/brute_force.hpp"
#include "checker/search.hpp"
#include "drivers/commands/check_options.hpp"
#include "drivers/commands/commands.hpp"
#include "drivers/deep_stack.hpp"
#include "drivers/program.hpp"
#include "drivers/report/json_report.hpp"
#include "drivers/report/progress.hpp"
#include "drivers/report/text_report.hpp"
#include "drivers/watchdog.hpp"

namespace glassbox::drivers {

namespace {

using Clock = std::chrono::steady_clock;

Watchdog::Limits limits_of(const CheckOptions& options, Clock::time_point start) {
  Watchdog::Limits limits = {.deadline = {}, .memory = options.memory_mib << 20U};
  if (options.timeout) {
    limits.deadline = start + std::chrono::duration_cast<Clock::duration>(*options.timeout);
  }
  return limits;
}

int exit_code_of(const checker::Report& report) {
  if (report.internal_error) return exit_code::internal_error;
  switch (report.verdict) {
    case checker::Verdict::holds: return exit_code::ok;
    case checker::Verdict::violated: return exit_code::failed;
    default: return exit_code::incomplete;
  }
}

// Where a report goes; called once, by whoever comes to the end.
class Output {
 public:
  Output(const CheckOptions& options, const Program& program, std::string class_name)
      : options_(options), class_name_(std::move(class_name)), sources_(program.source_root) {}

  // Before the search, so that nothing is lost if a file cannot be written.
  ir::Result<void> open() { return options_.json.empty() ? ir::Result<void>() : json_.open(options_.json); }

  // The exit code.
  int show(const checker::Report& report) {
    if (options_.json != "-") std::fputs(text_report(report, sources_).c_str(), stdout);
    std::fflush(stdout);
    if (!options_.json.empty()) {
      const auto written = json_.write(json_report(
          report,
          {.class_name = class_name_, .search = options_.search, .peak_memory = peak_resident_memory()}));
      if (!written) return complain(written.error().text());
    }
    return exit_code_of(report);
  }

 private:
  const CheckOptions& options_;
  std::string class_name_;
  SourceText sources_;
  ReportFile json_;
};

int check(const CheckOptions& options, Clock::time_point start) {
  auto program = open_program(options.program);
  if (!program) return complain(program.error().text());
  ir::Hierarchy classes(std::move(program->class_path));
  auto loaded = load_class(classes, program->main_class);
  if (!loaded) return complain(loaded.error().text());
  Output output(options, *program, (*loaded)->java_name());
  if (auto opened = output.open(); !opened) return complain(opened.error().text());

  symbolic::StopRequest stop;
  ProgressLine progress;
  const auto run = [&](auto&& check) {
    const Watchdog watchdog(stop, limits_of(options, start),
                            {.tick = [&] { progress.show(check.report_so_far()); },
                             .overdue =
                                 [&] {
                                   progress.clear();
                                   std::_Exit(output.show(check.report_so_far()));
                                 }});
    return check.run();
  };
  const std::size_t memory = options.memory_mib << 20U;
  const auto report = options.brute_force
                          ? run(checker::BruteForce(classes, **loaded, options.search, memory, stop))
                          : run(checker::Search(classes, **loaded, options.search, memory, stop));
  progress.clear();
  if (!report) return complain(report.error().text());
  const int code = output.show(*report);
  if (stop.requested()) std::_Exit(code);  // without tidying gigabytes of formulas away
  return code;
}

}  // namespace

int check_command(const std::vector<std::string>& words) {
  const Clock::time_point start = Clock::now();
  const auto options = read_check_options(words);
  if (!options) return complain(options.error().text());
  if (!*options) return exit_code::ok;
  return on_deep_stack([&] { return check(**options, start); });
}

}  // namespace glassbox::drivers
