#include "checker/checked_run.hpp"

#include <algorithm>

#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

using symbolic::Outcome;

std::vector<Value> promise_arguments(const Promise& promise, const Operation& operation,
                                     const Prestate& prestate, Value result,
                                     std::span<const Value> arguments) {
  std::vector<Value> all = {arguments[0], prestate.of(arguments[0])};
  if (!promise.of_one_operation) return all;
  if (operation.method->result != ir::BasicType::void_) all.push_back(result);
  all.insert(all.end(), arguments.begin() + 1, arguments.end());
  return all;
}

OperationCall call_of(const Operation& operation, std::span<const Value> arguments,
                      const Prestate* prestate) {
  if (operation.driver == nullptr) return {*operation.method, {arguments.begin(), arguments.end()}};
  if (!operation.orders) return {*operation.driver, {arguments.begin() + 1, arguments.end()}};
  OperationCall call{*operation.driver, {arguments.begin(), arguments.end()}};
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    const bool is_object = operation.method->parameter_types[k] == ir::BasicType::reference;
    call.arguments.push_back(is_object ? prestate->of(arguments[k]) : arguments[k]);
  }
  return call;
}

Outcome CheckedRun::call(ir::Method& method, std::span<const Value> arguments,
                         symbolic::RunListener* listener) {
  vm_.set_listener(listener);
  Outcome outcome = vm_.call(method, arguments);
  vm_.set_listener(nullptr);
  return outcome;
}

CheckedRun::Result CheckedRun::ask(const Clause& clause, const Listeners& listeners) {
  symbolic::RunListener* listener = listeners.before_clause ? listeners.before_clause() : nullptr;
  Outcome outcome = call(*clause.method, clause.arguments, listener);
  if (const auto* returned = std::get_if<symbolic::Returned>(&outcome)) {
    if (returned->value.int32() != 0) return {};
    return {End::broke, clause.method, {}, outcome, {}};
  }
  if (const auto* threw = std::get_if<symbolic::Threw>(&outcome)) {
    return {End::broke, clause.method, threw->exception, outcome, {}};
  }
  if (std::holds_alternative<symbolic::AssumedAway>(outcome))
    return {End::not_considered, clause.method, {}, {}, {}};
  return {End::unfinished, clause.method, {}, std::move(outcome), {}};
}

// Clauses that throw do not hold. The class's own demand is asked last: it is what a listener hears about.
CheckedRun::Result CheckedRun::start(const Operation& operation, std::span<const Value> arguments,
                                     const Listeners& listeners) {
  held_.assign(operation.demands.size(), true);
  Result own;
  for (std::size_t k = operation.demands.size(); k-- > 0;) {
    for (ir::Method* m : operation.demands[k].clauses) {
      Result asked = ask({m, {arguments.begin(), arguments.end()}}, listeners);
      if (asked.end == End::unfinished) return asked;
      if (asked.end == End::kept) continue;
      held_[k] = false;
      if (k == 0) own = std::move(asked);
      break;
    }
  }
  if (held_.empty()) return {};
  for (std::size_t k = 1; k < held_.size(); ++k) {
    if (!held_[0] && held_[k] && operation.is_inherited(k)) {
      own.end = End::strengthened;
      return own;
    }
  }
  const bool may_be_called = std::ranges::find(held_, true) != held_.end();
  return {may_be_called ? End::kept : End::not_considered, nullptr, {}, {}, {}};
}

bool CheckedRun::binds(const Operation& operation, const Promise& promise) const {
  const Demand* demand = operation.demand_of(promise.by);
  return demand == nullptr || held_[static_cast<std::size_t>(demand - operation.demands.data())];
}

CheckedRun::Result CheckedRun::run(const Operation& operation, std::span<const Value> arguments,
                                   const Listeners& listeners) {
  if (prestate_ != nullptr) prestate_->take();
  if (Result started = start(operation, arguments, listeners); started.end != End::kept) return started;
  if (symbolic::Choices* choices = vm_.environment().choices) choices->begin_run();
  const OperationCall driven = call_of(operation, arguments, prestate_);
  Outcome outcome = call(driven.method, driven.arguments, listeners.operation);
  if (listeners.operation_has_run) listeners.operation_has_run();
  const auto* threw = std::get_if<symbolic::Threw>(&outcome);
  const auto* returned = std::get_if<symbolic::Returned>(&outcome);
  if (std::holds_alternative<symbolic::AssumedAway>(outcome))
    return {End::not_considered, nullptr, {}, {}, {}};
  if (threw != nullptr && !operation.allows(vm_.class_of(threw->exception))) {
    return {End::threw, nullptr, threw->exception, outcome, {}};
  }
  if (threw == nullptr && returned == nullptr) return {End::unfinished, nullptr, {}, std::move(outcome), {}};
  // Where tree fields make no tree, that is said first: an invariant may walk round a ring for ever.
  if (operation.keeps_invariant && !graph_.is_tree(space_.main_object())) {
    return {End::no_tree, nullptr, {}, {}, {}};
  }

  std::vector<Clause> clauses;
  for (ir::Method* m : specification_.invariants) {
    if (operation.keeps_invariant) clauses.push_back({m, {Value::of(space_.main_object())}});
  }
  if (returned != nullptr) {
    for (const Promise& p : operation.promises) {
      if (!binds(operation, p)) continue;
      clauses.push_back({p.clause, promise_arguments(p, operation, *prestate_, returned->value, arguments)});
    }
  }
  for (const Clause& c : clauses) {
    Result asked = ask(c, listeners);
    if (asked.end == End::kept) continue;
    if (asked.end == End::not_considered) return {};  // what the clause says of it, or one after it
    if (threw != nullptr) asked.allowed = threw->exception;
    return asked;
  }
  return {};
}

}  // namespace glassbox::checker
