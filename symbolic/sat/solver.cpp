// What all solvers have in common: contracts, statistics, the interrupt; and their names.
#include "symbolic/sat/solver.hpp"

#include <cassert>

#include "symbolic/sat/solvers.hpp"

namespace glassbox::symbolic::sat {

Literal Solver::new_variable() {
  answer_.reset();
  add_variable();
  return {static_cast<std::uint32_t>(statistics_.variables++), false};
}

void Solver::add(std::span<const Literal> clause) {
  for ([[maybe_unused]] const Literal literal : clause) assert(literal.variable() < statistics_.variables);
  answer_.reset();
  ++statistics_.clauses;
  statistics_.literals += clause.size();
  add_clause(clause);
}

Answer Solver::solve(std::span<const Literal> assumptions, const Limits& limits) {
  for ([[maybe_unused]] const Literal literal : assumptions)
    assert(literal.variable() < statistics_.variables);
  ++statistics_.solve_calls;
  failed_.clear();
  if (clock_ != nullptr) clock_->begin_question();
  if (interrupted() || (limits.deadline && std::chrono::steady_clock::now() >= *limits.deadline)) {
    answer_ = Answer::unknown;
  } else {
    answer_ = search(assumptions, limits);
    if (*answer_ == Answer::unsatisfiable) failed(assumptions, failed_);
  }
  if (clock_ != nullptr) clock_->end_question();
  statistics_.conflicts = conflicts();
  return *answer_;
}

void Solver::prefer(std::span<const Literal> literals) {
  for (const Literal literal : preferred_) try_either_first(literal.variable());
  preferred_.assign(literals.begin(), literals.end());
  for (const Literal literal : preferred_) {
    assert(literal.variable() < statistics_.variables);
    try_first(literal);
  }
}

bool Solver::value(Literal literal) const {
  assert(answer_ == Answer::satisfiable && literal.variable() < statistics_.variables);
  return model_value(literal.variable()) != literal.negated();
}

std::span<const Literal> Solver::failed_assumptions() const {
  assert(answer_ == Answer::unsatisfiable);
  return failed_;
}

void Solver::interrupt() noexcept {
  interrupted_.store(true, std::memory_order_relaxed);
  set_interrupt(true);
}

void Solver::clear_interrupt() noexcept {
  interrupted_.store(false, std::memory_order_relaxed);
  set_interrupt(false);
}

void Solver::obey(StopRequest& stop) {
  reaction_.emplace(stop, [this] { interrupt(); });
}

std::unique_ptr<Solver> make_solver(SolverKind kind, StopRequest* stop, SolverClock* clock) {
  auto solver = kind == SolverKind::minisat ? make_minisat() : make_cadical();
  if (stop != nullptr) solver->obey(*stop);
  if (clock != nullptr) solver->count_time(*clock);
  return solver;
}

std::string_view name(SolverKind kind) { return kind == SolverKind::minisat ? "minisat" : "cadical"; }

std::optional<SolverKind> parse_solver_kind(std::string_view text) {
  for (const SolverKind kind : {SolverKind::minisat, SolverKind::cadical})
    if (text == name(kind)) return kind;
  return std::nullopt;
}

}  // namespace glassbox::symbolic::sat
