#include "drivers/commands/check_options.hpp"

#include <array>
#include <cmath>
#include <limits>

#include "drivers/options.hpp"

namespace glassbox::drivers {

namespace {

constexpr std::size_t kMostObjects = 1'000'000;    // of one class; memory ends long before
constexpr std::size_t kMostMemory = 1U << 24U;     // MiB
constexpr std::size_t kDeepestRecursion = 20'000;  // what the stack of a check holds
constexpr std::size_t kMostRounds = 1'000'000'000;
constexpr std::uint64_t kMostSteps = 1'000'000'000'000'000;
constexpr double kLongestTimeout = 1e9;

constexpr const char* kAbout =
    "Shows that every operation of a class preserves its invariant repOk, from every valid state within the\n"
    "bounds, or gives a state that breaks it. PROGRAM is a source file (.java), a class file or the name of "
    "a\n"
    "class.\n";

constexpr const char* kExitCodes =
    R"(
A limit that is reached, an interrupt (Ctrl-C, SIGTERM) and everything else that keeps glassbox from checking
something are reported, and the verdict is then `incomplete`, or `violated` if a violation was found before. It
stops within two seconds, with what is known so far; a second Ctrl-C ends it at once.

exit codes: 0 holds, 1 violated, 2 usage or input error, 3 incomplete, 4 internal error
)";

std::pair<std::int64_t, std::int64_t> parse_range(const std::string& text) {
  using Int = std::numeric_limits<std::int32_t>;
  const std::size_t dots = text.find("..");
  if (dots != std::string::npos) {
    const auto low = parse_number<std::int64_t>(std::string_view(text).substr(0, dots));
    const auto high = parse_number<std::int64_t>(std::string_view(text).substr(dots + 2));
    if (low && high && Int::min() <= *low && *low <= *high && *high <= Int::max()) return {*low, *high};
  }
  throw BadValue("--ints takes a range of Java's ints such as 0..7, not " + text);
}

std::pair<std::string, std::size_t> parse_bound(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0) throw BadValue("--bound takes CLASS=K, not " + text);
  return {text.substr(0, equals), parse_within<std::size_t>("--bound " + text.substr(0, equals),
                                                            text.substr(equals + 1), 0, kMostObjects)};
}

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> items = {""};
  for (const char c : text) {
    if (c == ',') {
      items.emplace_back();
    } else {
      items.back() += c;
    }
  }
  return items;
}

std::optional<double> parse_double(const std::string& text) {
  using Double = std::numeric_limits<double>;
  if (text == "NaN") return Double::quiet_NaN();
  if (text == "Infinity") return Double::infinity();
  if (text == "-Infinity") return -Double::infinity();
  const auto number = parse_number<double>(text);
  return number && std::isfinite(*number) ? number : std::nullopt;
}

std::vector<double> parse_doubles(const std::string& text) {
  std::vector<double> values;
  for (const std::string& item : split_at_commas(text)) {
    const auto number = parse_double(item);
    if (!number) throw BadValue("--doubles takes numbers such as 0.5,-1,NaN,Infinity, not " + text);
    values.push_back(*number);
  }
  return values;
}

std::chrono::duration<double> parse_timeout(const std::string& text) {
  const auto seconds = parse_number<double>(text);
  if (!seconds || !(*seconds > 0 && *seconds <= kLongestTimeout)) {
    throw BadValue("--timeout takes a number of seconds above 0, not " + text);
  }
  return std::chrono::duration<double>(*seconds);
}

symbolic::sat::SolverKind parse_solver(const std::string& text) {
  const auto kind = symbolic::sat::parse_solver_kind(text);
  if (!kind) throw BadValue("--solver takes minisat or cadical, not " + text);
  return *kind;
}

void declare_bounds(CommandLine& line, checker::Bounds& bounds) {
  line.group("bounds")  //
      ("nodes,n", whole_number("-n", bounds.nodes, 0, kMostObjects),
       "nodes in each tree, and objects of each other class")  //
      ("bound",
       po::value<std::vector<std::string>>()->value_name("CLASS=K")->notifier(
           [&bounds](const std::vector<std::string>& texts) {
             for (const std::string& text : texts) {
               if (!bounds.per_class.insert(parse_bound(text)).second) {
                 throw BadValue("--bound names a class twice: " + text);
               }
             }
           }),
       "objects of one class, by its simple or full name (repeatable)")  //
      ("ints", po::value<std::string>()->value_name("A..B")->notifier([&bounds](const std::string& text) {
        bounds.ints = parse_range(text);
      }),
       "range of every int and other whole number that has no @Range (default: all of Java's)")  //
      ("values", whole_number("--values", bounds.values, 0, kMostObjects, "K"),
       "opaque objects for fields and parameters of type Object; null comes on top")  //
      ("strings",
       po::value<std::string>()->value_name("A,B,...")->notifier(
           [&bounds](const std::string& text) { bounds.strings = split_at_commas(text); }),
       "what every String is, or null; an empty item is the empty string (default: ,a,b)")  //
      ("doubles",
       po::value<std::string>()->value_name("A,B,...")->notifier(
           [&bounds](const std::string& text) { bounds.doubles = parse_doubles(text); }),
       "what every double and float is (default: 0,1,-1.5,NaN)")  //
      ("array-length",
       po::value<std::string>()->value_name("K")->notifier([&bounds](const std::string& text) {
         bounds.array_length = parse_within<std::size_t>("--array-length", text, 0, kMostObjects);
       }),
       fmt::format("arrays of every length up to K (default: as -n; {} where elements are roots of trees)",
                   checker::Bounds::kTableLength)
           .c_str());
}

void declare_limits(CommandLine& line, CheckOptions& options) {
  line.group("limits")  //
      ("timeout",
       po::value<std::string>()->value_name("SECONDS")->notifier(
           [&options](const std::string& text) { options.timeout = parse_timeout(text); }),
       "stop after this time (default: never)")  //
      ("memory", whole_number("--memory", options.memory_mib, 1, kMostMemory, "MIB"),
       "stop when the whole process, with its formulas and solvers, holds so much main memory, or its "
       "objects half of that")  //
      ("steps", whole_number("--steps", options.search.steps, 1, kMostSteps),
       "give up an operation that takes more rounds of loops and calls in one run")  //
      ("recursion", whole_number("--recursion", options.search.translator.recursion, 1, kDeepestRecursion),
       "nested calls that a declarative method is followed through")  //
      ("rounds", whole_number("--rounds", options.search.translator.rounds, 1, kMostRounds),
       "rounds that a loop of a declarative method is followed through");
}

// Switches that are on unless they are given.
struct Without {
  bool cache = false, tighten = false, merge = false, obligations = false, lemmas = false, isomorphs = false,
       symmetry = false;
};

void declare_comparison(CommandLine& line, checker::SearchOptions& search, Without& without) {
  line.group("switches for comparison, which change the time but not the verdict")  //
      ("solver",
       po::value<std::string>()
           ->value_name("NAME")
           ->default_value(std::string(symbolic::sat::name(search.solver)))
           ->notifier([&search](const std::string& text) { search.solver = parse_solver(text); }),
       "minisat or cadical")                                                                                //
      ("no-cache", po::bool_switch(&without.cache), "translate every declarative call anew")                //
      ("no-tighten", po::bool_switch(&without.tighten), "keep alternatives that no valid state has")        //
      ("no-merge", po::bool_switch(&without.merge), "fork at every branch, also where nothing is written")  //
      ("no-obligations", po::bool_switch(&without.obligations),
       "ask the solver about all of the invariant")  //
      ("no-lemmas", po::bool_switch(&without.lemmas),
       "do not relate declarative calls to what they gave before the operation")  //
      ("no-isomorphs", po::bool_switch(&without.isomorphs),
       "run also states that differ only in which object is which (implies --no-symmetry)")  //
      ("no-symmetry", po::bool_switch(&without.symmetry),
       "let the solver look also at states that differ only in which object is which");
}

constexpr const char* kAboutCommute =
    "Shows that two operations of a class commute: from every valid state within the bounds, one and then "
    "the\n"
    "other leaves what the other order leaves, as far as the method equalTo of the class can tell. FIRST "
    "and\n"
    "SECOND are names of operations, which may be the same; PROGRAM is as for `glassbox check`.\n";

void declare_what(CommandLine& line, CheckOptions& options, bool commutes) {
  auto group = line.group("what to check");
  group("class", po::value(&options.program.class_name)->value_name("NAME"),
        "the class to check (default: the one that the file is named after)");
  if (!commutes) {
    group("method", po::value(&options.search.specification.methods)->value_name("NAME"),
          "check only this operation (repeatable)");
  }
  group("allow", po::value(&options.search.specification.allowed)->value_name("EXCEPTION"),
        "operations may throw this, besides what their throws clauses say (repeatable)");
  if (!commutes) {
    group("all", po::bool_switch(&options.search.all),
          "go on after a violation: report each operation, property and place that fails, once");
  }
  group("brute-force", po::bool_switch(&options.brute_force),
        "run every operation on every valid state, one by one, instead of searching");
}

ir::Result<std::optional<CheckOptions>> read_options(const std::vector<std::string>& words, bool commutes) {
  CheckOptions options;
  Without without;
  std::array<std::string, 2> operations;
  CommandLine line(commutes ? "commute" : "check", commutes ? "PROGRAM FIRST SECOND" : "PROGRAM",
                   commutes ? kAboutCommute : kAbout);
  line.word("class", options.program.program).epilogue(kExitCodes);
  if (commutes) line.word("operation", operations[0]).word("second operation", operations[1]);
  declare_bounds(line, options.search.bounds);
  declare_what(line, options, commutes);
  line.group("output")  //
      ("json", po::value(&options.json)->value_name("FILE"),
       "write the report as JSON too; to standard output, and nothing else there, if FILE is -")  //
      ("count", po::bool_switch(&options.search.count),
       "count the pairs of a valid state and arguments that each transition covers");
  declare_limits(line, options);
  declare_comparison(line, options.search, without);
  auto read = line.read(words);
  if (!read) return tl::unexpected(read.error());
  if (!*read) return std::nullopt;
  if (commutes) {
    if (operations[1].empty())
      return ir::problem({}, "two operations are needed; see glassbox commute --help");
    options.search.commute = operations;
  }
  options.program.class_path = line.class_path();
  options.search.translator.cache = !without.cache;
  options.search.tighten = !without.tighten;
  options.search.merge = !without.merge;
  options.search.obligations = !without.obligations;
  options.search.lemmas = !without.lemmas;
  options.search.isomorphs = !without.isomorphs;
  options.search.symmetry = !without.symmetry;
  return options;
}

}  // namespace

ir::Result<std::optional<CheckOptions>> read_check_options(const std::vector<std::string>& words) {
  return read_options(words, false);
}

ir::Result<std::optional<CheckOptions>> read_commute_options(const std::vector<std::string>& words) {
  return read_options(words, true);
}

}  // namespace glassbox::drivers
