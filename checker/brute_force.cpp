#include "checker/brute_force.hpp"

#include <fmt/format.h>

#include <chrono>

#include "checker/array_lengths.hpp"
#include "checker/choices.hpp"
#include "checker/commutation.hpp"
#include "checker/counterexample.hpp"
#include "checker/operations.hpp"
#include "checker/state_enumeration.hpp"
#include "checker/static_state.hpp"
#include "checker/strays.hpp"
#include "symbolic/decisions.hpp"
#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

namespace {

// How many runs of an operation are given up before the rest is, too. Those that come to the limit on steps
// take their time.
constexpr int kMostRunsLeft = 1000;
constexpr int kMostLongRunsLeft = 4;

}  // namespace

struct BruteForce::State {
  State(ir::Hierarchy& classes, const SearchOptions& options, std::size_t memory,
        const symbolic::StopRequest& stop)
      : heap(memory),
        symbols(circuit),
        vm(classes, heap, symbols, decisions, {.steps = options.steps, .stop = &stop}),
        graph(vm) {}

  symbolic::Heap heap;
  symbolic::Circuit circuit;
  symbolic::Symbols symbols;
  symbolic::NoDecisions decisions;
  symbolic::Interpreter vm;
  std::optional<SearchSpace> space;
  ConcreteGraph graph;
  Specification specification;
  std::optional<StateEnumeration> states;
  std::optional<Strays> strays;
  std::optional<Prestate> prestate;  // if the specification looks back
  EnumeratedChoices choices;

  [[nodiscard]] Prestate* looked_back_at() { return prestate ? &*prestate : nullptr; }
};

BruteForce::BruteForce(ir::Hierarchy& classes, ir::Class& main_class, SearchOptions options,
                       std::size_t memory, symbolic::StopRequest& stop)
    : classes_(classes),
      main_class_(main_class),
      options_(std::move(options)),
      state_(std::make_unique<State>(classes, options_, memory, stop)),
      stop_(stop),
      report_(main_class.source_file(), stop) {
  state_->vm.environment().checking = true;
  state_->vm.environment().choices = &state_->choices;
}

BruteForce::~BruteForce() = default;

ir::Result<Report> BruteForce::run() {
  if (auto begun = begin(); !begun) return tl::unexpected(begun.error());
  std::uint64_t states = 0;
  const auto done = state_->states->for_each_valid_state(state_->specification, [&] {
    report_.set_states(++states);
    return run_all();
  });
  if (!done) {
    report_.call_off(done.error().place, done.error().message);
  } else if (states == 0) {
    report_.call_off(main_class_.source_file(), state_->space->without_valid_state());
  } else {
    for (Candidate& c : candidates_) {
      if (c.report->transitions == 0 && !c.ended) {
        give_up(c, main_class_.source_file(), never_ran(*c.operation));
      }
      report_.finish(*c.report, c.seconds);
    }
  }
  report_.add_bounds(static_state(state_->vm));
  return report_.so_far();
}

ir::Result<void> BruteForce::begin() {
  auto specification = specification_for(classes_, main_class_, options_);
  if (!specification) return tl::unexpected(specification.error());
  state_->specification = std::move(*specification);
  const std::vector<Operation>& operations = state_->specification.operations;
  const auto lengths = array_lengths(state_->vm, main_class_, options_.bounds, state_->specification, [this] {
    return symbolic::sat::make_solver(options_.solver, &stop_, &report_.solver_clock());
  });
  if (!lengths) return tl::unexpected(lengths.error());
  state_->space.emplace(state_->vm, main_class_, lengths->bounds);
  state_->states.emplace(state_->vm, *state_->space);
  state_->strays.emplace(state_->vm, *state_->space);
  if (auto built = state_->space->build(state_->specification.methods(), calls_of(state_->specification));
      !built)
    return built;
  join_arguments(*state_->space, state_->specification);
  report_.set_bounds(state_->space->description());
  report_.announce(labels_of(operations));
  for (std::size_t k = 0; k < operations.size(); ++k) {
    candidates_.push_back({&operations[k], {}, &report_.start(k)});
    if (auto found = find_candidates(candidates_.back()); !found) return found;
  }
  if (state_->specification.looks_back()) {
    state_->prestate.emplace(state_->vm, *state_->space, opaque_of(state_->specification));
  }
  return state_->states->begin();
}

ir::Result<void> BruteForce::find_candidates(Candidate& candidate) {
  const ir::Method& method = *candidate.operation->method;
  const auto& arguments = state_->space->arguments(method);
  if (!arguments) {
    give_up(candidate, arguments.error().place, arguments.error().message);
    return {};
  }
  for (std::size_t k = 0; k < arguments->size(); ++k) {
    auto values = state_->states->candidates(method.parameter_types[k], (*arguments)[k],
                                             fmt::format("parameter {} of {}", k, method.name));
    if (!values) return tl::unexpected(values.error());
    candidate.arguments.push_back(std::move(*values));
  }
  return {};
}

void BruteForce::give_up(Candidate& candidate, const std::string& place, const std::string& reason) {
  candidate.ended = true;
  say(candidate, place, reason);
}

// As the search leaves paths: other runs may show violations.
void BruteForce::leave_run(Candidate& candidate, const ir::Problem& why, int most) {
  say(candidate, why.place, why.message);
  candidate.ended = ++candidate.runs_left >= most;
}

void BruteForce::say(Candidate& candidate, const std::string& place, const std::string& reason) {
  if (candidate.said.emplace(place, reason).second) report_.add_incomplete(*candidate.report, place, reason);
}

bool BruteForce::run_all() {
  using Clock = std::chrono::steady_clock;
  for (Candidate& c : candidates_) {
    if (c.ended) continue;
    const Clock::time_point start = Clock::now();
    std::vector<Value> arguments;
    const bool goes_on = run_with(c, arguments);
    c.seconds += std::chrono::duration<double>(Clock::now() - start).count();
    if (!goes_on) return false;
  }
  return true;
}

// Arguments may be objects that are no part of the state: then they bring their own cells.
bool BruteForce::run_with(Candidate& candidate, std::vector<Value>& arguments) {
  const std::size_t k = arguments.size();
  if (k < candidate.arguments.size()) {
    bool goes_on = true;
    for (std::size_t i = 0; i < candidate.arguments[k].size() && goes_on; ++i) {
      arguments.push_back(candidate.arguments[k][i]);
      goes_on = run_with(candidate, arguments);
      arguments.pop_back();
    }
    return goes_on;
  }
  std::vector<Reference> objects;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const bool is_object = candidate.operation->method->parameter_types[i] == ir::BasicType::reference;
    if (is_object && !arguments[i].reference().is_null()) objects.push_back(arguments[i].reference());
  }
  return state_->states->for_each_completion(objects, [&] {
    do {
      if (!candidate.ended) run_pair(candidate, arguments);
    } while (state_->choices.next());
    return !stop_.requested();
  });
}

void BruteForce::run_pair(Candidate& candidate, std::span<const Value> arguments) {
  using End = CheckedRun::End;
  const ReplayContext where{state_->vm, *state_->space, state_->specification, state_->looked_back_at()};
  const symbolic::formula::Assignment constants(state_->circuit);
  const auto end = run_to_the_end(candidate, arguments);
  OperationReport& report = *candidate.report;
  const bool is_enough = report.verdict == Verdict::violated && !options_.all;
  if (!end && end.error().out_of_steps) {
    if (!is_enough) {
      auto endless = replay_endless(where, constants, *candidate.operation, arguments);
      if (!endless) return leave_run(candidate, endless.error(), kMostLongRunsLeft);
      report_.add_violation(report, std::move(*endless));
    }
    report_.count_transition(report);
    report_.count_pair(report);
    return;
  }
  if (!end) return leave_run(candidate, end.error().problem, kMostRunsLeft);
  if (*end == End::not_considered) return;
  if (*end != End::strengthened) {  // otherwise it was not run
    report_.count_transition(report);
    report_.count_pair(report);
  }
  if (*end == End::kept) return;
  if (is_enough) return;
  auto violation = replay(where, constants, *candidate.operation, arguments);
  if (!violation) {
    if (!stop_.requested()) report_.set_internal_error();
    return give_up(candidate, violation.error().place, violation.error().message);
  }
  report_.add_violation(report, std::move(*violation));
}

// Classes are initialised outside of the transition that meets them, which is then run again.
tl::expected<CheckedRun::End, symbolic::Refused> BruteForce::run_to_the_end(
    Candidate& candidate, std::span<const Value> arguments) {
  const Operation& operation = *candidate.operation;
  symbolic::Interpreter& vm = state_->vm;
  for (;;) {
    vm.begin_transition();
    const CheckedRun::Result result =
        CheckedRun(vm, *state_->space, state_->specification, state_->looked_back_at())
            .run(operation, arguments, {});
    if (result.end == CheckedRun::End::kept && operation.keeps_invariant) note_strays(candidate);
    vm.undo_transition();
    if (result.end != CheckedRun::End::unfinished) return result.end;
    if (const auto* refused = std::get_if<symbolic::Refused>(&result.outcome)) {
      // Only an operation that does not end is looked into.
      const bool looked_into = refused->out_of_steps && result.clause == nullptr;
      return tl::unexpected(symbolic::Refused{refused->problem, looked_into});
    }
    const auto* needs = std::get_if<symbolic::NeedsClass>(&result.outcome);
    if (needs == nullptr || !vm.initialise(*needs->c)) {
      const ir::Method& called = result.clause == nullptr ? *operation.method : *result.clause;
      return tl::unexpected(
          symbolic::Refused{{called.owner->source_file(), called.name + " cannot be run to its end"}, false});
    }
  }
}

// The transition is open.
void BruteForce::note_strays(Candidate& candidate) {
  for (const Strays::Stray& stray : state_->strays->left_behind()) {
    const auto [place, text] = state_->strays->place_and_text(*candidate.operation, stray);
    say(candidate, place, text);
  }
}

}  // namespace glassbox::checker
