// glassbox check: does every operation of a class preserve its invariant, from every valid state within the
// bounds?
#include <fmt/format.h>

#include <boost/program_options.hpp>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "checker/brute_force.hpp"
#include "checker/search.hpp"
#include "drivers/commands/commands.hpp"
#include "drivers/deep_stack.hpp"
#include "drivers/program.hpp"
#include "drivers/report/text_report.hpp"
#include "drivers/watchdog.hpp"

namespace glassbox::drivers {

namespace {

namespace po = boost::program_options;

struct CheckArguments {
  ProgramArguments program;
  std::string class_name, ints, solver = "minisat";
  std::vector<std::string> bounds;
  std::size_t memory_mib = 4096;
  bool brute_force = false;
  double timeout = 0;  // seconds; 0: none
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  checker::SearchOptions search;
};

template <class Number>
bool parse_number(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

ir::Result<void> finish_options(CheckArguments& arguments) {
  checker::Bounds& bounds = arguments.search.bounds;
  if (!arguments.ints.empty()) {
    const std::size_t dots = arguments.ints.find("..");
    std::int64_t low = 0, high = 0;
    if (dots == std::string::npos || !parse_number(std::string_view(arguments.ints).substr(0, dots), low) ||
        !parse_number(std::string_view(arguments.ints).substr(dots + 2), high) || low > high) {
      return ir::problem({}, "--ints takes a range such as 0..7, not " + arguments.ints);
    }
    bounds.ints = {low, high};
  }
  for (const std::string& bound : arguments.bounds) {
    const std::size_t equals = bound.find('=');
    std::size_t count = 0;
    if (equals == std::string::npos || !parse_number(std::string_view(bound).substr(equals + 1), count)) {
      return ir::problem({}, "--bound takes Class=K, not " + bound);
    }
    bounds.per_class[bound.substr(0, equals)] = count;
  }
  const auto solver = symbolic::sat::parse_solver_kind(arguments.solver);
  if (!solver) return ir::problem({}, "--solver takes minisat or cadical, not " + arguments.solver);
  arguments.search.solver = *solver;
  return {};
}

Watchdog::Limits limits_of(const CheckArguments& arguments) {
  Watchdog::Limits limits = {.deadline = {}, .memory = arguments.memory_mib << 20U};
  if (arguments.timeout > 0) {
    limits.deadline = arguments.start + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                            std::chrono::duration<double>(arguments.timeout));
  }
  return limits;
}

// Prints a report, with the sources that it speaks of; its exit code.
int show(const checker::Report& report, const std::filesystem::path& source_root) {
  SourceText sources(source_root);
  std::fputs(text_report(report, sources).c_str(), stdout);
  std::fflush(stdout);
  if (report.internal_error) return exit_code::internal_error;
  switch (report.verdict) {
    case checker::Verdict::holds: return exit_code::ok;
    case checker::Verdict::violated: return exit_code::failed;
    default: return exit_code::incomplete;
  }
}

// The end of a search that was stopped: at once, without tidying gigabytes of formulas away.
[[noreturn]] void end(const checker::Report& report, const std::filesystem::path& source_root) {
  std::_Exit(show(report, source_root));
}

int check(CheckArguments& arguments) {
  if (auto finished = finish_options(arguments); !finished) return complain(finished.error().text());
  auto program = open_program(arguments.program);
  if (!program) return complain(program.error().text());
  ir::Hierarchy classes(std::move(program->class_path));
  std::string name = arguments.class_name.empty() ? program->main_class : arguments.class_name;
  std::ranges::replace(name, '.', '/');
  auto loaded = classes.load(name);
  if (!loaded) return complain(fmt::format("{}: {}", loaded.error().exception, loaded.error().message));
  symbolic::StopRequest stop;
  const auto run = [&](auto&& check) {
    const Watchdog watchdog(stop, limits_of(arguments), {.tick = {}, .overdue = [&check, &program] {
                                                           end(check.report_so_far(), program->source_root);
                                                         }});
    return check.run();
  };
  const std::size_t memory = arguments.memory_mib << 20U;
  const auto report = arguments.brute_force
                          ? run(checker::BruteForce(classes, **loaded, arguments.search, memory, stop))
                          : run(checker::Search(classes, **loaded, arguments.search, memory, stop));
  if (!report) return complain(report.error().text());
  if (stop.requested()) end(*report, program->source_root);
  return show(*report, program->source_root);
}

}  // namespace

int check_command(const std::vector<std::string>& words) {
  CheckArguments arguments;
  bool no_cache = false, no_tighten = false;
  po::options_description visible("options");
  checker::Bounds& bounds = arguments.search.bounds;
  visible.add_options()  //
      ("nodes,n", po::value(&bounds.nodes)->value_name("N")->default_value(bounds.nodes),
       "nodes in each tree, and objects of each other class")                                              //
      ("bound", po::value(&arguments.bounds)->value_name("CLASS=K"), "objects of one class (repeatable)")  //
      ("ints", po::value(&arguments.ints)->value_name("A..B"), "range of ints (default: all of them)")     //
      ("values", po::value(&bounds.values)->value_name("K")->default_value(bounds.values),
       "opaque objects for fields and parameters of type Object; null comes on top")  //
      ("class", po::value(&arguments.class_name)->value_name("NAME"),
       "the class to check (default: the file's)")  //
      ("method", po::value(&arguments.search.methods)->value_name("NAME"),
       "check only this operation (repeatable)")  //
      ("count", po::bool_switch(&arguments.search.count),
       "count the pairs of a valid state and arguments that each transition covers")  //
      ("brute-force", po::bool_switch(&arguments.brute_force),
       "run every operation on every valid state, one by one, instead")  //
      ("solver", po::value(&arguments.solver)->value_name("NAME")->default_value(arguments.solver),
       "minisat or cadical")                                                                     //
      ("no-cache", po::bool_switch(&no_cache), "translate every declarative call anew")          //
      ("no-tighten", po::bool_switch(&no_tighten), "keep alternatives that no valid state has")  //
      ("timeout", po::value(&arguments.timeout)->value_name("SECONDS"), "stop after this time")  //
      ("memory", po::value(&arguments.memory_mib)->value_name("MIB")->default_value(arguments.memory_mib),
       "stop when the whole process, formulas and solver included, has so much in main memory")  //
      ("steps", po::value(&arguments.search.steps)->value_name("N")->default_value(arguments.search.steps),
       "rounds of loops and calls in one run of an operation")  //
      ("recursion",
       po::value(&arguments.search.translator.recursion)
           ->value_name("N")
           ->default_value(arguments.search.translator.recursion),
       "nested calls in a declarative method")  //
      ("rounds",
       po::value(&arguments.search.translator.rounds)
           ->value_name("N")
           ->default_value(arguments.search.translator.rounds),
       "rounds of one loop in a declarative method")  //
      ("class-path,c", po::value(&arguments.program.class_path)->value_name("PATH"),
       "directories and jars separated by ':'; also -cp")  //
      ("help,h", "this text");
  po::options_description all = visible;
  all.add_options()("program", po::value(&arguments.program.program));
  po::positional_options_description positional;
  positional.add("program", 1);
  std::vector<std::string> accepted = words;
  for (std::string& word : accepted) {
    if (word == "-cp" || word == "-classpath") word = "--class-path";
  }
  try {
    po::variables_map values;
    po::store(po::command_line_parser(accepted).options(all).positional(positional).run(), values);
    po::notify(values);
    if (values.contains("help")) {
      std::cout
          << "usage: glassbox check [options] PROGRAM\n\n"
             "Shows that every operation of a class preserves its invariant repOk, from every valid state "
             "within\n"
             "the bounds, or gives a state that breaks it.\n\n"
          << visible
          << "\nexit codes: 0 holds, 1 violated, 2 usage or input error, 3 incomplete, 4 internal error\n";
      return exit_code::ok;
    }
    if (arguments.program.program.empty()) return complain("no class given; see glassbox check --help");
    arguments.search.translator.cache = !no_cache;
    arguments.search.tighten = !no_tighten;
    return on_deep_stack([&arguments] { return check(arguments); });
  } catch (const po::error& e) {
    return complain(std::string(e.what()) + "; see glassbox check --help");
  }
}

}  // namespace glassbox::drivers
