#include "checker/requirements.hpp"

#include <fmt/format.h>

#include "checker/checked_run.hpp"

namespace glassbox::checker {

Formula is_true(symbolic::Symbols& symbols, Value result) {
  return symbolic::formula::equal(symbols.circuit(), symbols.bits(result), symbolic::Bits::constant(1));
}

ir::Result<Requirements::Clause> Requirements::translate(ir::Method& method, std::span<const Value> arguments,
                                                         const char* when) {
  const auto translated = translator_.translate(method, arguments);
  if (!translated) return tl::unexpected(translated.error());
  symbolic::Symbols& symbols = vm_.context().symbols;
  const Formula ends = symbols.circuit().disjunction(translated->error, translated->assumed_away);
  Clause clause{symbols.circuit().conjunction(!ends, is_true(symbols, translated->value)),
                translated->assumed_away,
                translated->limit,
                {}};
  if (!clause.limit.is_false()) {
    const ir::Problem where = translator_.limit_reached().value_or(ir::Problem{});
    clause.cut_short = {where.place, fmt::format("{} {} {} is cut short: {}", method.name, when,
                                                 operation_->label, where.message)};
  }
  return clause;
}

ir::Result<Requirements::Start> Requirements::before(const Operation& operation,
                                                     std::span<const Value> arguments) {
  operation_ = &operation;
  arguments_.assign(arguments.begin(), arguments.end());
  demands_.clear();
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  Start start{
      Formula::constant(operation.demands.empty()), Formula::constant(false), Formula::constant(false), {}};
  for (const Demand& d : operation.demands) {
    Formula holds = Formula::constant(true);
    for (ir::Method* m : d.clauses) {
      const auto clause = translate(*m, arguments_, "before");
      if (!clause) return tl::unexpected(clause.error());
      start.limit = circuit.disjunction(start.limit, clause->limit);
      if (!clause->limit.is_false()) start.cut_short = clause->cut_short;
      holds = circuit.conjunction(holds, circuit.conjunction(clause->holds, !clause->limit));
    }
    demands_.push_back(holds);
    start.may_be_called = circuit.disjunction(start.may_be_called, holds);
    if (operation.is_inherited(demands_.size() - 1)) {
      start.strengthened =
          circuit.disjunction(start.strengthened, circuit.conjunction(holds, !demands_.front()));
    }
  }
  // What promises say of cells that the operation will leave alone is then known already.
  for (const Promise& p : operation.promises) {
    (void)translator_.translate(*p.clause, promise_arguments(p, operation, *prestate_, Value(), arguments_));
  }
  return start;
}

Formula Requirements::binding(const Promise& promise) const {
  const Demand* demand = operation_->demand_of(promise.by);
  return demand == nullptr ? Formula::constant(true)
                           : demands_[static_cast<std::size_t>(demand - operation_->demands.data())];
}

ir::Result<std::vector<Requirements::Clause>> Requirements::after(const symbolic::Returned* returned,
                                                                  declarative::Lemmas* lemmas) {
  std::vector<Clause> clauses;
  const Value self[] = {Value::of(space_.main_object())};
  translator_.heap_has_changed();
  for (ir::Method* m : specification_.invariants) {
    if (!operation_->keeps_invariant) break;
    translator_.use_lemmas(lemmas);
    auto clause = translate(*m, self, "after");
    translator_.use_lemmas(nullptr);
    if (!clause) return tl::unexpected(clause.error());
    clauses.push_back(std::move(*clause));
  }
  if (returned == nullptr) return clauses;
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  for (const Promise& p : operation_->promises) {
    auto clause = translate(
        *p.clause, promise_arguments(p, *operation_, *prestate_, returned->value, arguments_), "after");
    if (!clause) return tl::unexpected(clause.error());
    const Formula binds = binding(p);
    clause->holds = circuit.implication(binds, clause->holds);
    clause->assumed_away = circuit.conjunction(binds, clause->assumed_away);
    clause->limit = circuit.conjunction(binds, clause->limit);
    clauses.push_back(std::move(*clause));
  }
  return clauses;
}

std::vector<Requirements::Call> Requirements::calls_after(
    const symbolic::Returned* returned, const symbolic::formula::Assignment& assignment) const {
  std::vector<Call> calls;
  for (ir::Method* m : specification_.invariants) {
    if (operation_->keeps_invariant) calls.push_back({m, {Value::of(space_.main_object())}});
  }
  if (returned == nullptr) return calls;
  for (const Promise& p : operation_->promises) {
    if (!assignment.evaluate(binding(p))) continue;
    calls.push_back({p.clause, promise_arguments(p, *operation_, *prestate_, returned->value, arguments_)});
  }
  return calls;
}

}  // namespace glassbox::checker
