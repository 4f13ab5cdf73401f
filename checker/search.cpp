#include "checker/search.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "checker/changed_cells.hpp"
#include "checker/counterexample.hpp"
#include "checker/covered_pairs.hpp"
#include "checker/operations.hpp"
#include "checker/search_state.hpp"
#include "checker/static_state.hpp"
#include "checker/tightening.hpp"
#include "checker/tree_structure.hpp"
#include "ir/classfile/descriptor.hpp"
#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

using symbolic::sat::Answer;
using symbolic::sat::Encoder;

namespace {

// With `all`: how often in a row a violation may be found that is reported already.
constexpr int kMostRepetitions = 16;        // on one path
constexpr int kMostRepetitiousPaths = 100;  // that throw, of one operation

}  // namespace

Search::Search(ir::Hierarchy& classes, ir::Class& main_class, SearchOptions options, std::size_t memory,
               symbolic::StopRequest& stop)
    : classes_(classes),
      main_class_(main_class),
      options_(std::move(options)),
      state_(std::make_unique<State>(classes, options_, memory, stop)),
      stop_(stop),
      report_(main_class.source_file(), stop) {
  state_->vm.environment().checking = true;
}

Search::~Search() = default;

ir::Result<Report> Search::run() {
  if (auto found = find_specification(); !found) return tl::unexpected(found.error());
  std::vector<std::string> names;
  for (const ir::Method* operation : operations_) names.push_back(operation->name);
  report_.announce(std::move(names));
  if (auto made = initialise_space(); !made && !stop_.requested()) return tl::unexpected(made.error());
  if (state_->encoder.solve() == Answer::unsatisfiable) {
    report_.call_off(main_class_.source_file(), "no valid state within the bounds: repOk is never true");
  } else {
    for (std::size_t k = 0; k < operations_.size() && !stop_.requested(); ++k) {
      OperationReport& report = report_.start(k);
      check_operation(*operations_[k], report);
      report_.finish(report);
    }
  }
  report_.set_solver_seconds(state_->solver_seconds());
  report_.add_bounds(static_state(state_->vm));
  return report_.so_far();
}

ir::Result<void> Search::find_specification() {
  auto specification = specification_of(classes_, main_class_);
  if (!specification) return tl::unexpected(specification.error());
  auto operations = operations_of(classes_, main_class_, options_.methods);
  if (!operations) return tl::unexpected(operations.error());
  specification_ = *specification;
  operations_ = std::move(*operations);
  return {};
}

// Whether an operation takes objects that may be no part of the state.
bool Search::arguments_are_objects() const {
  return std::ranges::any_of(operations_,
                             [this](const ir::Method* m) { return state_->space->takes_pool_objects(*m); });
}

ir::Result<void> Search::initialise_space() {
  const auto make_solver = [this] { return symbolic::sat::make_solver(options_.solver, &stop_); };
  std::map<std::string, std::size_t> tables;
  if (options_.tighten) {
    auto longest = longest_tables(state_->vm, main_class_, options_.bounds, specification_, make_solver);
    if (!longest) return tl::unexpected(longest.error());
    tables = std::move(*longest);
  }
  state_->space.emplace(state_->vm, main_class_, options_.bounds, std::move(tables));
  if (auto built = state_->space->build(operations_); !built) return built;
  report_.set_bounds(state_->space->description());
  ValidStates valid(state_->vm, state_->translator, make_solver);
  if (auto made =
          valid.initialise(*state_->space, specification_, !arguments_are_objects(), options_.tighten);
      !made) {
    return made;
  }
  for (const ir::Problem& where : valid.cut_short()) report_.add_incomplete(where.place, where.message);
  valid_ = valid.constraints();
  for (const Formula f : valid_) require(f);
  state_->tree.emplace(state_->vm, *state_->space);
  state_->translator.is_refuted = [this](Formula f) {
    return state_->check.possible(f) == Answer::unsatisfiable;
  };
  return {};
}

void Search::require(Formula f) {
  state_->encoder.add(f);
  state_->check.require(f);
}

void Search::check_operation(ir::Method& operation, OperationReport& report) {
  const auto& arguments = state_->space->arguments(operation);
  bool goes_on = arguments || give_up(report, arguments.error().place, arguments.error().message);
  // What is pruned for one operation stays in S for the others.
  const Formula selected = state_->circuit.variable();
  if (arguments && arguments_are_objects()) {
    for (const Formula f : pins_of_absent_objects(state_->vm, *state_->space, state_->encoder, &operation)) {
      require(state_->circuit.implication(selected, f));
    }
  }
  std::optional<CoveredPairs> covered;
  if (arguments && options_.count) {
    covered_ =
        &covered.emplace(state_->vm, *state_->space, valid_, operation, [this] { return stop_.requested(); });
  }
  while (goes_on) goes_on = transition(operation, *arguments, selected, report);
  covered_ = nullptr;
  if (report.transitions == 0 && report.verdict == Verdict::holds) {
    give_up(report, main_class_.source_file(), operation.name + " never ran");
  }
}

bool Search::give_up(OperationReport& report, const std::string& place, const std::string& reason) {
  report_.add_incomplete(report, place, reason);
  return false;
}

bool Search::transition(ir::Method& operation, std::span<const Value> arguments, Formula selected,
                        OperationReport& report) {
  if (stop_.requested()) return false;
  report_.set_solver_seconds(state_->solver_seconds());
  const Formula assumptions[] = {selected};
  const Answer answer = state_->encoder.solve(assumptions);
  if (answer == Answer::unsatisfiable) return false;  // S is exhausted
  if (answer == Answer::unknown) return give_up(report, {}, operation.name + ": the solver was stopped");
  state_->assignment = state_->encoder.model();

  symbolic::Outcome outcome;
  for (;;) {
    state_->decisions.follow(state_->assignment);
    state_->vm.begin_transition();
    state_->translator.begin_transition();
    state_->merger.begin_run();
    state_->vm.set_merger(options_.merge ? &state_->merger : nullptr);
    outcome = state_->vm.call(operation, arguments);
    state_->vm.set_merger(nullptr);
    const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome);
    ir::Class* lacking = state_->merger.take_lacking_class();
    if (needs == nullptr && lacking == nullptr) break;
    state_->vm.undo_transition();
    if (lacking != nullptr && !state_->vm.initialise(*lacking)) state_->merger.do_without(*lacking);
    if (needs != nullptr && !state_->vm.initialise(*needs->c)) {
      return give_up(report, needs->c->source_file(),
                     "the static initialiser of " + needs->c->java_name() + " fails");
    }
  }
  if (std::holds_alternative<symbolic::Returned>(outcome)) state_->decisions.simplify_path_constraint();
  std::vector<Formula> left = state_->decisions.path_constraint();  // what S loses with this transition
  bool goes_on = !std::holds_alternative<symbolic::Stopped>(outcome);
  if (const auto* refused = std::get_if<symbolic::Refused>(&outcome)) {
    goes_on = give_up(report, refused->problem.place, refused->problem.message);
  } else if (std::holds_alternative<symbolic::Exited>(outcome)) {
    goes_on = give_up(report, main_class_.source_file(), operation.name + " ends the program");
  } else if (std::holds_alternative<symbolic::Threw>(outcome)) {
    report_.count_transition(report);
    // All states on the path throw just there, and so do those that differ only in the values that the
    // message names: left in, they could be without number.
    left = state_->decisions.without_message();
    goes_on = goes_on_after(found(operation, arguments, report), operation, report);
  } else if (std::holds_alternative<symbolic::Returned>(outcome)) {
    report_.count_transition(report);
    repetitious_paths_ = 0;
    goes_on = check_path(operation, arguments, selected, report);
  }
  state_->translator.end_transition();
  if (state_->heap.in_transition()) state_->vm.undo_transition();
  if (covered_ != nullptr && !std::holds_alternative<symbolic::AssumedAway>(outcome)) {
    report_.add_covered(report, covered_->by(left));
  }
  std::vector<Formula> pruned = {!selected};
  for (const Formula f : left) pruned.push_back(!f);
  state_->encoder.add_clause(pruned);
  return goes_on;
}

// repOk in the heap as it is now, without its error, and the tree structure, which comes last.
std::optional<std::vector<Formula>> Search::requirements(ir::Method& operation, OperationReport& report) {
  const Value self[] = {Value::of(state_->space->main_object())};
  state_->translator.heap_has_changed();
  state_->translator.use_lemmas(options_.lemmas ? &state_->check : nullptr);
  const auto translated = state_->translator.translate(*specification_.rep_ok, self);
  state_->translator.use_lemmas(nullptr);
  if (!translated) {
    give_up(report, translated.error().place, translated.error().message);
    return std::nullopt;
  }
  if (state_->check.possible(translated->limit) != Answer::unsatisfiable) {
    const ir::Problem where = state_->translator.limit_reached().value_or(ir::Problem{});
    give_up(report, where.place,
            fmt::format("repOk after {} is cut short: {}", operation.name, where.message));
    return std::nullopt;
  }
  return {{!translated->error,
           symbolic::formula::equal(state_->circuit, state_->symbols.bits(translated->value),
                                    symbolic::Bits::constant(1)),
           (*state_->tree)()}};
}

// S ∧ P ∧ ¬R: is there a state on this path after which the invariant does not hold?
bool Search::check_path(ir::Method& operation, std::span<const Value> arguments, Formula selected,
                        OperationReport& report) {
  restrict_changed_cells(state_->vm, state_->decisions);
  std::vector<Formula> path = state_->decisions.path_constraint();
  path.push_back(selected);
  state_->check.begin(path, state_->assignment);
  const bool goes_on = check_heap(operation, arguments, report);
  state_->check.end();
  return goes_on;
}

// Where tree fields may make no tree any more, that is asked first: an invariant that walks round a ring has
// no answer.
bool Search::check_heap(ir::Method& operation, std::span<const Value> arguments, OperationReport& report) {
  const Formula tree[] = {(*state_->tree)()};
  std::optional<symbolic::formula::Assignment> no_tree;
  if (state_->check.find_violation(tree) == Answer::satisfiable) no_tree = state_->check.model();
  const auto required = no_tree && !options_.all ? std::nullopt : requirements(operation, report);
  if (required) return report_violations(operation, arguments, *required, report);
  if (!no_tree) return false;
  state_->assignment = std::move(*no_tree);
  (void)found(operation, arguments, report);
  return false;
}

// The first violation ends the operation; or, with `all`, one of each kind (operation, property, place) is
// reported. The path will be left for good, so it is asked again: first for states whose tree is one, then
// for states that go another way through the invariant, until there are none or kMostRepetitions in a row
// were of a known kind.
bool Search::report_violations(ir::Method& operation, std::span<const Value> arguments,
                               const std::vector<Formula>& required, OperationReport& report) {
  const Formula tree = required.back();
  for (int repetitions = 0; repetitions < kMostRepetitions; ++repetitions) {
    const Answer answer = state_->check.find_violation(required);
    if (answer == Answer::unsatisfiable) return true;
    if (answer == Answer::unknown) return give_up(report, {}, operation.name + ": the solver was stopped");
    state_->assignment = state_->check.model();
    const bool is_tree = state_->assignment.evaluate(tree);
    const Found what = found(operation, arguments, report);
    if (what == Found::unconfirmed || !options_.all) return false;
    if (what == Found::new_one) repetitions = 0;
    const auto seen = is_tree ? alike(operation, arguments) : !tree;
    if (!seen) return true;
    state_->check.exclude(*seen);
  }
  return true;
}

// The current assignment is said to break something: run it again with constants only, and describe it.
Search::Found Search::found(ir::Method& operation, std::span<const Value> arguments,
                            OperationReport& report) {
  if (state_->heap.in_transition()) state_->vm.undo_transition();
  state_->decisions.follow(state_->assignment);
  auto violation =
      replay(state_->vm, *state_->space, state_->assignment, operation, arguments, *specification_.rep_ok);
  if (!violation) {
    if (!stop_.requested()) report_.set_internal_error();
    give_up(report, violation.error().place, violation.error().message);
    return Found::unconfirmed;
  }
  return report_.add_violation(report, std::move(*violation)) ? Found::new_one : Found::known;
}

// With `all`, an operation whose paths are without number, such as one that writes an int into the text of an
// exception, is left after a while.
bool Search::goes_on_after(Found exception, const ir::Method& operation, OperationReport& report) {
  if (exception == Found::unconfirmed || !options_.all) return false;
  repetitious_paths_ = exception == Found::new_one ? 0 : repetitious_paths_ + 1;
  if (repetitious_paths_ < kMostRepetitiousPaths) return true;
  return give_up(report, main_class_.source_file(),
                 fmt::format("{}: {} paths in a row threw what is reported already; the rest is left out",
                             operation.name, kMostRepetitiousPaths));
}

// States that go the same way as the current assignment through the operation and the invariant after it.
// Nothing if the invariant does not come to an end.
std::optional<Formula> Search::alike(ir::Method& operation, std::span<const Value> arguments) {
  const Value self[] = {Value::of(state_->space->main_object())};
  state_->decisions.follow(state_->assignment);
  state_->vm.begin_transition();
  state_->translator.begin_transition();
  const symbolic::Outcome ran = state_->vm.call(operation, arguments);
  const symbolic::Outcome checked = state_->vm.call(*specification_.rep_ok, self);
  state_->vm.undo_transition();
  const bool ended = std::holds_alternative<symbolic::Returned>(ran) &&
                     (std::holds_alternative<symbolic::Returned>(checked) ||
                      std::holds_alternative<symbolic::Threw>(checked));
  if (!ended) return std::nullopt;
  return state_->circuit.conjunction(state_->decisions.path_constraint());
}

}  // namespace glassbox::checker
