#include "checker/brute_force.hpp"

#include <fmt/format.h>

#include <chrono>

#include "checker/counterexample.hpp"
#include "checker/operations.hpp"
#include "checker/state_enumeration.hpp"
#include "checker/static_state.hpp"
#include "symbolic/decisions.hpp"
#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

struct BruteForce::State {
  State(ir::Hierarchy& classes, ir::Class& main_class, const SearchOptions& options, std::size_t memory,
        const symbolic::StopRequest& stop)
      : heap(memory),
        symbols(circuit),
        vm(classes, heap, symbols, decisions, {.steps = options.steps, .stop = &stop}),
        space(vm, main_class, options.bounds),
        graph(vm),
        states(vm, space) {}

  symbolic::Heap heap;
  symbolic::Circuit circuit;
  symbolic::Symbols symbols;
  symbolic::NoDecisions decisions;
  symbolic::Interpreter vm;
  SearchSpace space;
  ConcreteGraph graph;
  Specification specification;
  StateEnumeration states;
};

BruteForce::BruteForce(ir::Hierarchy& classes, ir::Class& main_class, SearchOptions options,
                       std::size_t memory, symbolic::StopRequest& stop)
    : classes_(classes),
      main_class_(main_class),
      options_(std::move(options)),
      state_(std::make_unique<State>(classes, main_class, options_, memory, stop)),
      stop_(stop),
      report_(main_class.source_file(), stop) {
  state_->vm.environment().checking = true;
}

BruteForce::~BruteForce() = default;

ir::Result<Report> BruteForce::run() {
  if (auto begun = begin(); !begun) return tl::unexpected(begun.error());
  std::uint64_t states = 0;
  const auto done = state_->states.for_each_valid_state(state_->specification, [&] {
    report_.set_states(++states);
    return run_all();
  });
  if (!done) {
    report_.call_off(done.error().place, done.error().message);
  } else if (states == 0) {
    report_.call_off(main_class_.source_file(), "no valid state within the bounds: repOk is never true");
  } else {
    for (Operation& o : operations_) {
      if (o.report->transitions == 0 && !o.ended) {
        give_up(o, main_class_.source_file(), o.method->name + " never ran");
      }
      report_.finish(*o.report, o.seconds);
    }
  }
  report_.add_bounds(static_state(state_->vm));
  return report_.so_far();
}

ir::Result<void> BruteForce::begin() {
  auto specification = specification_of(classes_, main_class_);
  if (!specification) return tl::unexpected(specification.error());
  state_->specification = *specification;
  auto methods = operations_of(classes_, main_class_, options_.methods);
  if (!methods) return tl::unexpected(methods.error());
  if (auto built = state_->space.build(*methods); !built) return built;
  report_.set_bounds(state_->space.description());

  std::vector<std::string> names;
  for (const ir::Method* m : *methods) names.push_back(m->name);
  report_.announce(std::move(names));
  for (std::size_t k = 0; k < methods->size(); ++k) {
    operations_.push_back({(*methods)[k], {}, &report_.start(k)});
    if (auto found = find_candidates(operations_.back()); !found) return found;
  }
  return state_->states.begin();
}

ir::Result<void> BruteForce::find_candidates(Operation& operation) {
  const auto& arguments = state_->space.arguments(*operation.method);
  if (!arguments) {
    give_up(operation, arguments.error().place, arguments.error().message);
    return {};
  }
  for (std::size_t k = 0; k < arguments->size(); ++k) {
    auto values = state_->states.candidates(operation.method->parameter_types[k], (*arguments)[k],
                                            fmt::format("parameter {} of {}", k, operation.method->name));
    if (!values) return tl::unexpected(values.error());
    operation.candidates.push_back(std::move(*values));
  }
  return {};
}

void BruteForce::give_up(Operation& operation, const std::string& place, const std::string& reason) {
  operation.ended = true;
  report_.add_incomplete(*operation.report, place, reason);
}

bool BruteForce::run_all() {
  using Clock = std::chrono::steady_clock;
  for (Operation& o : operations_) {
    if (o.ended) continue;
    const Clock::time_point start = Clock::now();
    std::vector<Value> arguments;
    const bool goes_on = run_with(o, arguments);
    o.seconds += std::chrono::duration<double>(Clock::now() - start).count();
    if (!goes_on) return false;
  }
  return true;
}

// Arguments may be objects that are no part of the state: then they bring their own cells.
bool BruteForce::run_with(Operation& operation, std::vector<Value>& arguments) {
  const std::size_t k = arguments.size();
  if (k < operation.candidates.size()) {
    bool goes_on = true;
    for (std::size_t i = 0; i < operation.candidates[k].size() && goes_on; ++i) {
      arguments.push_back(operation.candidates[k][i]);
      goes_on = run_with(operation, arguments);
      arguments.pop_back();
    }
    return goes_on;
  }
  std::vector<Reference> objects;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const bool is_object = operation.method->parameter_types[i] == ir::BasicType::reference;
    if (is_object && !arguments[i].reference().is_null()) objects.push_back(arguments[i].reference());
  }
  return state_->states.for_each_completion(objects, [&] {
    if (!operation.ended) run_pair(operation, arguments);
    return !stop_.requested();
  });
}

void BruteForce::run_pair(Operation& operation, std::span<const Value> arguments) {
  const auto run = run_to_the_end(*operation.method, arguments);
  if (!run) return give_up(operation, run.error().place, run.error().message);
  if (*run == Run::assumed_away) return;
  report_.count_transition(*operation.report);
  report_.count_pair(*operation.report);
  if (*run == Run::keeps_all) return;
  if (operation.report->verdict == Verdict::violated && !options_.all) return;
  auto violation = replay(state_->vm, state_->space, symbolic::formula::Assignment(state_->circuit),
                          *operation.method, arguments, *state_->specification.rep_ok);
  if (!violation) {
    if (!stop_.requested()) report_.set_internal_error();
    return give_up(operation, violation.error().place, violation.error().message);
  }
  report_.add_violation(*operation.report, std::move(*violation));
}

// Classes are initialised outside of the transition that meets them, which is then run again.
ir::Result<BruteForce::Run> BruteForce::run_to_the_end(ir::Method& method, std::span<const Value> arguments) {
  symbolic::Interpreter& vm = state_->vm;
  const Value self[] = {Value::of(state_->space.main_object())};
  for (;;) {
    vm.begin_transition();
    ir::Method* called = &method;
    symbolic::Outcome outcome = vm.call(method, arguments);
    const bool returned = std::holds_alternative<symbolic::Returned>(outcome);
    if (returned) {
      if (!state_->graph.is_tree(state_->space.main_object())) {  // an invariant may walk round it for ever
        vm.undo_transition();
        return Run::breaks;
      }
      called = state_->specification.rep_ok;
      outcome = vm.call(*called, self);
    }
    vm.undo_transition();
    if (std::holds_alternative<symbolic::AssumedAway>(outcome) && !returned) return Run::assumed_away;
    if (std::holds_alternative<symbolic::Threw>(outcome)) return Run::breaks;
    if (const auto* answer = std::get_if<symbolic::Returned>(&outcome)) {
      return answer->value.int32() != 0 ? Run::keeps_all : Run::breaks;
    }
    if (const auto* refused = std::get_if<symbolic::Refused>(&outcome))
      return tl::unexpected(refused->problem);
    const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome);
    if (needs == nullptr || !vm.initialise(*needs->c)) {
      return ir::problem(called->owner->source_file(), called->name + " cannot be run to its end");
    }
  }
}

}  // namespace glassbox::checker
