// glassbox check: does every operation of a class preserve its invariant, from every valid state within the
// bounds? And glassbox commute: do two operations commute?
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

// Where reports go, one for each class that is checked.
class Output {
 public:
  Output(const CheckOptions& options, const Program& program)
      : options_(options), sources_(program.source_root) {}

  // Before the search, so that nothing is lost if a file cannot be written.
  ir::Result<void> open() { return options_.json.empty() ? ir::Result<void>() : json_.open(options_.json); }

  // A class follows, one of several.
  void announce(const std::string& title) {
    several_ = true;
    if (options_.json != "-") std::fputs(title.c_str(), stdout);
  }

  void show(const checker::Report& report, const std::string& class_name) {
    if (options_.json != "-") std::fputs(text_report(report, sources_).c_str(), stdout);
    std::fflush(stdout);
    if (!options_.json.empty()) {
      json_texts_.push_back(json_report(
          report,
          {.class_name = class_name, .search = options_.search, .peak_memory = peak_resident_memory()}));
    }
    code_ = worse(code_, exit_code_of(report));
  }

  // The exit code. Of one class there is one JSON object, of several an array.
  int finish() {
    if (options_.json.empty()) return code_;
    const std::string text = several_ ? fmt::format("[\n{}]\n", fmt::join(json_texts_, ",\n"))
                                      : fmt::format("{}", fmt::join(json_texts_, ""));
    if (const auto written = json_.write(text); !written) return complain(written.error().text());
    return code_;
  }

 private:
  // A violation counts for more than something that was not checked.
  static int worse(int a, int b) {
    for (const int code : {exit_code::internal_error, exit_code::failed, exit_code::incomplete}) {
      if (a == code || b == code) return code;
    }
    return exit_code::ok;
  }

  const CheckOptions& options_;
  SourceText sources_;
  ReportFile json_;
  bool several_ = false;
  std::vector<std::string> json_texts_;
  int code_ = exit_code::ok;
};

// The class itself; of an interface or an abstract class, which has no objects of its own, those of the
// program that implement it.
std::vector<ir::Class*> classes_to_check(ir::Hierarchy& classes, ir::Class& c) {
  if (!c.is_abstract() && !c.is_interface()) return {&c};
  std::vector<ir::Class*> below = classes.program_classes_below(c);
  std::erase_if(below, [](const ir::Class* k) { return k->is_abstract() || k->is_interface(); });
  return below;
}

int check(const CheckOptions& options, Clock::time_point start) {
  auto program = open_program(options.program);
  if (!program) return complain(program.error().text());
  ir::Hierarchy classes(std::move(program->class_path));
  auto loaded = load_class(classes, program->main_class);
  if (!loaded) return complain(loaded.error().text());
  const std::vector<ir::Class*> checked = classes_to_check(classes, **loaded);
  if (checked.empty()) {
    return complain(fmt::format("{}: {} is {}, and no class on the class path implements it",
                                (*loaded)->source_file(), (*loaded)->java_name(),
                                (*loaded)->is_interface() ? "an interface" : "abstract"));
  }
  Output output(options, *program);
  if (auto opened = output.open(); !opened) return complain(opened.error().text());

  symbolic::StopRequest stop;
  ProgressLine progress;
  const auto run = [&](auto&& check, const std::string& class_name) {
    const Watchdog watchdog(stop, limits_of(options, start),
                            {.tick = [&] { progress.show(check.report_so_far()); },
                             .overdue =
                                 [&] {
                                   progress.clear();
                                   output.show(check.report_so_far(), class_name);
                                   std::_Exit(output.finish());
                                 }});
    return check.run();
  };
  const std::size_t heap = options.memory_mib << 19U;  // the rest is for formulas and solvers
  for (ir::Class* c : checked) {
    const std::string name = c->java_name();
    if (c != *loaded) {
      output.announce(fmt::format("{}{} implements {}\n", c == checked.front() ? "" : "\n", name,
                                  (*loaded)->java_name()));
    }
    const auto report = options.brute_force
                            ? run(checker::BruteForce(classes, *c, options.search, heap, stop), name)
                            : run(checker::Search(classes, *c, options.search, heap, stop), name);
    progress.clear();
    if (report) {
      output.show(*report, name);
    } else if (checked.size() == 1) {
      return complain(report.error().text());
    } else {  // the others may still be checked
      checker::Report unchecked;
      unchecked.verdict = checker::Verdict::incomplete;
      unchecked.incomplete.push_back({report.error().place, report.error().message});
      output.show(unchecked, name);
    }
  }
  const int code = output.finish();
  if (stop.requested()) std::_Exit(code);  // without tidying gigabytes of formulas away
  return code;
}

int check(const ir::Result<std::optional<CheckOptions>>& options) {
  const Clock::time_point start = Clock::now();
  if (!options) return complain(options.error().text());
  if (!*options) return exit_code::ok;
  return on_deep_stack([&] { return check(**options, start); });
}

}  // namespace

int check_command(const std::vector<std::string>& words) { return check(read_check_options(words)); }

int commute_command(const std::vector<std::string>& words) { return check(read_commute_options(words)); }

}  // namespace glassbox::drivers
