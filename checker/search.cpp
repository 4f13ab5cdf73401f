#include "checker/search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "checker/counterexample.hpp"
#include "checker/operations.hpp"
#include "checker/search_state.hpp"
#include "checker/tightening.hpp"
#include "checker/tree_structure.hpp"
#include "ir/classfile/descriptor.hpp"
#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

using symbolic::sat::Answer;
using symbolic::sat::Encoder;

namespace {

constexpr const char* kBooleanNoArguments = "()Z";

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

Search::Search(ir::Hierarchy& classes, ir::Class& main_class, SearchOptions options, std::size_t memory)
    : classes_(classes),
      main_class_(main_class),
      options_(std::move(options)),
      state_(std::make_unique<State>(classes, main_class, options_, memory)) {
  state_->vm.environment().checking = true;
}

Search::~Search() = default;

ir::Result<Report> Search::run() {
  const auto start = std::chrono::steady_clock::now();
  if (auto found = find_specification(); !found) return tl::unexpected(found.error());
  if (auto made = initialise_space(); !made) return tl::unexpected(made.error());
  report_.bounds = state_->space.description();
  if (state_->encoder.solve() != Answer::satisfiable) {
    report_.incomplete.push_back(
        {main_class_.source_file(), "no valid state within the bounds: repOk is never true"});
  } else {
    for (ir::Method* operation : operations_) check_operation(*operation);
  }
  for (const OperationReport& o : report_.operations) report_.transitions += o.transitions;
  if (!report_.incomplete.empty()) report_.verdict = Verdict::incomplete;
  if (!report_.violations.empty()) report_.verdict = Verdict::violated;
  report_.seconds = seconds_since(start);
  report_.solver_seconds = state_->solver->statistics().seconds;
  return report_;
}

ir::Result<void> Search::find_specification() {
  const std::string file = main_class_.source_file();
  rep_ok_ = classes_.find_method(main_class_, "repOk", kBooleanNoArguments);
  if (rep_ok_ == nullptr) {
    return ir::problem(file,
                       fmt::format("{} has no method @Declarative boolean repOk()", main_class_.java_name()));
  }
  if (!is_declarative(*rep_ok_)) return ir::problem(file, "repOk must be annotated @Declarative");
  precondition_ = classes_.find_method(main_class_, "precondition", kBooleanNoArguments);
  for (ir::Method* m : {rep_ok_, precondition_}) {
    if (m == nullptr) continue;
    if (auto checked = check_declarative(classes_, *m); !checked) return checked;
  }
  const std::vector<ir::Method*> all = operations_of(classes_, main_class_);
  for (const std::string& name : options_.methods) {
    const auto named = [&name](const ir::Method* m) { return m->name == name; };
    if (std::ranges::none_of(all, named)) {
      std::string candidates;
      for (const ir::Method* m : all) candidates += " " + m->name;
      return ir::problem(file, fmt::format("no operation {}; there are:{}", name, candidates));
    }
  }
  for (ir::Method* m : all) {
    if (options_.methods.empty() || std::ranges::find(options_.methods, m->name) != options_.methods.end()) {
      operations_.push_back(m);
    }
  }
  if (operations_.empty()) return ir::problem(file, main_class_.java_name() + " has no operation to check");
  return {};
}

// Whether an operation takes objects that may be no part of the state.
bool Search::arguments_are_objects() const {
  return std::ranges::any_of(operations_,
                             [this](const ir::Method* m) { return state_->space.takes_pool_objects(*m); });
}

// S: domains, the invariant without its error, the precondition. Being a tree is the layout's doing.
ir::Result<void> Search::initialise_space() {
  if (auto built = state_->space.build(operations_); !built) return built;
  state_->encoder.add(state_->space.domains());
  state_->translator.is_refuted = [this](Formula f) {
    const Formula assumptions[] = {f};
    return state_->encoder.solve(assumptions) == Answer::unsatisfiable;
  };
  for (ir::Method* m : {rep_ok_, precondition_}) {
    if (m == nullptr) continue;
    const Value self[] = {Value::of(state_->space.main_object())};
    auto translated = state_->translator.translate(*m, self);
    if (!translated) return tl::unexpected(translated.error());
    const Formula limits[] = {translated->limit};
    if (state_->encoder.solve(limits) != Answer::unsatisfiable) {
      report_.incomplete.push_back(
          {main_class_.source_file(),
           fmt::format("{} was cut short by a limit on loops or recursion", m->name)});
    }
    state_->encoder.add(!translated->error);
    state_->encoder.add(symbolic::formula::equal(state_->circuit, state_->symbols.bits(translated->value),
                                                 symbolic::Bits::constant(1)));
  }
  if (!arguments_are_objects()) {
    pin_absent_objects(state_->vm, state_->space, state_->encoder, nullptr, Formula::constant(true));
  }
  if (options_.tighten) {
    tighten_domains(state_->vm, state_->space, state_->encoder);
    // The cells have new values: fill the main cache for them.
    state_->translator.forget();
    const Value self[] = {Value::of(state_->space.main_object())};
    if (auto again = state_->translator.translate(*rep_ok_, self); !again)
      return tl::unexpected(again.error());
  }
  return {};
}

void Search::check_operation(ir::Method& operation) {
  const auto start = std::chrono::steady_clock::now();
  OperationReport report{operation.name};
  const auto& arguments = state_->space.arguments(operation);
  bool goes_on = arguments || give_up(report, arguments.error().place, arguments.error().message);
  // What is pruned for one operation stays in S for the others.
  const Formula selected = state_->circuit.variable();
  if (arguments && arguments_are_objects()) {
    pin_absent_objects(state_->vm, state_->space, state_->encoder, &operation, selected);
  }
  while (goes_on) goes_on = transition(operation, *arguments, selected, report);
  if (report.transitions == 0 && report.verdict == Verdict::holds) {
    give_up(report, main_class_.source_file(), operation.name + " never ran");
  }
  report.seconds = seconds_since(start);
  report_.operations.push_back(report);
}

bool Search::give_up(OperationReport& report, const std::string& place, const std::string& reason) {
  report_.incomplete.push_back({place, reason});
  if (report.verdict == Verdict::holds) report.verdict = Verdict::incomplete;
  return false;
}

bool Search::transition(ir::Method& operation, std::span<const Value> arguments, Formula selected,
                        OperationReport& report) {
  if (options_.stopped && options_.stopped())
    return give_up(report, {}, operation.name + ": stopped before the end");
  const Formula assumptions[] = {selected};
  const Answer answer = state_->encoder.solve(assumptions);
  if (answer == Answer::unsatisfiable) return false;  // S is exhausted
  if (answer == Answer::unknown) return give_up(report, {}, operation.name + ": the solver was stopped");
  state_->assignment = state_->encoder.model();

  symbolic::Outcome outcome;
  for (;;) {
    state_->decisions.follow(state_->assignment);
    state_->vm.begin_transition();
    outcome = state_->vm.call(operation, arguments);
    const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome);
    if (needs == nullptr) break;
    state_->vm.undo_transition();
    if (!state_->vm.initialise(*needs->c)) {
      return give_up(report, needs->c->source_file(),
                     "the static initialiser of " + needs->c->java_name() + " fails");
    }
  }
  bool goes_on = true;
  if (const auto* refused = std::get_if<symbolic::Refused>(&outcome)) {
    goes_on = give_up(report, refused->problem.place, refused->problem.message);
  } else if (std::holds_alternative<symbolic::Exited>(outcome)) {
    goes_on = give_up(report, main_class_.source_file(), operation.name + " ends the program");
  } else if (std::holds_alternative<symbolic::Threw>(outcome)) {
    ++report.transitions;
    goes_on = found(operation, arguments, report);
  } else if (std::holds_alternative<symbolic::Returned>(outcome)) {
    ++report.transitions;
    goes_on = check_path(operation, arguments, selected, report);
  }
  const std::vector<Formula> path = state_->decisions.path_constraint();
  if (state_->heap.in_transition()) state_->vm.undo_transition();
  std::vector<Formula> pruned = {!selected};
  for (const Formula f : path) pruned.push_back(!f);
  state_->encoder.add_clause(pruned);
  return goes_on;
}

// repOk in the heap as it is now, without its error; and whether a limit cut it short.
ir::Result<Formula> Search::invariant(Formula& limit) {
  const Value self[] = {Value::of(state_->space.main_object())};
  auto translated = state_->translator.translate(*rep_ok_, self);
  if (!translated) return tl::unexpected(translated.error());
  limit = translated->limit;
  const Formula holds = symbolic::formula::equal(state_->circuit, state_->symbols.bits(translated->value),
                                                 symbolic::Bits::constant(1));
  return state_->circuit.conjunction(holds, !translated->error);
}

// S ∧ P ∧ ¬R: is there a state on this path after which the invariant does not hold?
bool Search::check_path(ir::Method& operation, std::span<const Value> arguments, Formula selected,
                        OperationReport& report) {
  state_->translator.begin_transition();
  Formula limit;
  auto kept = invariant(limit);
  state_->translator.end_transition();
  if (!kept) return give_up(report, kept.error().place, kept.error().message);
  const Formula tree = tree_structure(state_->vm, state_->space.main_object());
  std::vector<Formula> path = state_->decisions.path_constraint();
  path.push_back(selected);

  Encoder::Scope scope(state_->encoder);
  if (!limit.is_false()) {
    std::vector<Formula> cut_short = path;
    cut_short.push_back(limit);
    if (state_->encoder.solve(cut_short) != Answer::unsatisfiable) {
      return give_up(report, main_class_.source_file(),
                     "repOk after " + operation.name + " was cut short by a limit on loops or recursion");
    }
  }
  const Formula broken = !state_->circuit.conjunction(*kept, tree);
  if (broken.is_false()) return true;
  state_->encoder.add(broken);
  const Answer answer = state_->encoder.solve(path);
  if (answer == Answer::unsatisfiable) return true;
  if (answer == Answer::unknown) return give_up(report, {}, operation.name + ": the solver was stopped");
  state_->assignment = state_->encoder.model();
  return found(operation, arguments, report);
}

// The current assignment is said to break something: run it again with constants only, and describe it.
bool Search::found(ir::Method& operation, std::span<const Value> arguments, OperationReport& report) {
  state_->vm.undo_transition();
  state_->decisions.follow(state_->assignment);
  auto violation = replay(state_->vm, state_->space, state_->assignment, operation, arguments, *rep_ok_);
  if (!violation) {
    report_.internal_error = true;
    return give_up(report, violation.error().place, violation.error().message);
  }
  report.verdict = Verdict::violated;
  report_.violations.push_back(std::move(*violation));
  return false;
}

}  // namespace glassbox::checker
