// An incremental SAT solver, whichever it is: clauses are added for good, questions are asked under
// assumptions.
//
//   auto solver = make_solver(SolverKind::minisat);
//   const Literal tie = solver->new_variable(), shirt = solver->new_variable();
//   solver->add({!tie, shirt});
//   solver->add({tie, shirt});
//   if (solver->solve({tie}) == Answer::satisfiable) assert(solver->value(shirt));
//   if (solver->solve({tie, !shirt}) == Answer::unsatisfiable)
//     use(solver->failed_assumptions());  // {!shirt}, perhaps with tie
#pragma once

#include <atomic>
#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "symbolic/sat/solver_clock.hpp"
#include "symbolic/stop.hpp"

namespace glassbox::symbolic::sat {

// A variable of the solver or its negation: the index in the upper 31 bits, the negation in the lowest.
class Literal {
 public:
  constexpr Literal() = default;  // variable 0
  constexpr Literal(std::uint32_t variable, bool negated) : code_((variable << 1U) | (negated ? 1U : 0U)) {}

  [[nodiscard]] constexpr std::uint32_t code() const { return code_; }
  [[nodiscard]] constexpr std::uint32_t variable() const { return code_ >> 1U; }
  [[nodiscard]] constexpr bool negated() const { return (code_ & 1U) != 0; }
  [[nodiscard]] constexpr Literal operator!() const { return {variable(), !negated()}; }
  [[nodiscard]] constexpr Literal negated_if(bool negate) const { return {variable(), negated() != negate}; }
  friend constexpr bool operator==(Literal, Literal) = default;
  friend constexpr std::strong_ordering operator<=>(Literal a, Literal b) { return a.code_ <=> b.code_; }

 private:
  std::uint32_t code_ = 0;
};

enum class Answer : std::uint8_t { satisfiable, unsatisfiable, unknown };

// When to give up on one question. Both are kept to roughly: solvers look at them now and then.
struct Limits {
  std::optional<std::int64_t> conflicts;
  std::optional<std::chrono::steady_clock::time_point> deadline;
};

// Since the solver was made.
struct Statistics {
  std::uint64_t variables = 0;
  std::uint64_t clauses = 0;   // added; those the solver has dropped since count too
  std::uint64_t literals = 0;  // in these clauses
  std::uint64_t conflicts = 0;
  std::uint64_t solve_calls = 0;
};

class Solver {
 public:
  Solver() = default;
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;
  virtual ~Solver() = default;

  // The problem. The model and the failed assumptions of the last question are gone after any of these.
  [[nodiscard]] Literal new_variable();       // not negated
  void add(std::span<const Literal> clause);  // the empty clause makes every answer `unsatisfiable`
  void add(std::initializer_list<Literal> clause) { add(std::span(clause.begin(), clause.size())); }

  // The question: is there a model of all clauses in which the assumptions hold? The answer is `unknown`
  // only after an interrupt or at a limit.
  [[nodiscard]] Answer solve(std::span<const Literal> assumptions = {}, const Limits& limits = {});
  [[nodiscard]] Answer solve(std::initializer_list<Literal> assumptions, const Limits& limits = {}) {
    return solve(std::span(assumptions.begin(), assumptions.size()), limits);
  }

  // Where the solver may choose, it tries these literals first from now on, instead of any that were
  // preferred before. Changes which model is found, never whether there is one.
  void prefer(std::span<const Literal> literals);

  // After `satisfiable`: the model.
  [[nodiscard]] bool value(Literal literal) const;
  // After `unsatisfiable`: assumptions that contradict the clauses already. Not always the fewest; none if
  // the clauses contradict each other.
  [[nodiscard]] std::span<const Literal> failed_assumptions() const;

  // Makes the running question, if any, and all later ones end in `unknown` until the interrupt is cleared.
  // May be called from another thread and from a signal handler.
  void interrupt() noexcept;
  void clear_interrupt() noexcept;
  // From now on a request to stop interrupts this solver.
  void obey(StopRequest& stop);
  // From now on its time counts there.
  void count_time(SolverClock& clock) { clock_ = &clock; }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

 protected:
  [[nodiscard]] bool interrupted() const noexcept { return interrupted_.load(std::memory_order_relaxed); }
  // To be called by destructors, before what can be interrupted is gone.
  void ignore_requests() { reaction_.reset(); }

 private:
  // What a solver has to provide. `add_variable` makes the next index known, `failed` appends to its
  // argument.
  virtual void add_variable() = 0;
  virtual void add_clause(std::span<const Literal> clause) = 0;
  virtual Answer search(std::span<const Literal> assumptions, const Limits& limits) = 0;
  virtual void try_first(Literal literal) = 0;
  virtual void try_either_first(std::uint32_t variable) = 0;
  [[nodiscard]] virtual bool model_value(std::uint32_t variable) const = 0;
  virtual void failed(std::span<const Literal> assumptions, std::vector<Literal>& out) const = 0;
  [[nodiscard]] virtual std::uint64_t conflicts() const = 0;
  virtual void set_interrupt(bool interrupted) noexcept = 0;  // async-signal-safe

  static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler writes it");
  std::atomic<bool> interrupted_ = false;
  std::optional<Answer> answer_;  // of the last question, while nothing was added since
  std::vector<Literal> failed_;
  std::vector<Literal> preferred_;
  Statistics statistics_;
  SolverClock* clock_ = nullptr;
  std::optional<StopRequest::Reaction> reaction_;
};

enum class SolverKind : std::uint8_t { minisat, cadical };

[[nodiscard]] std::unique_ptr<Solver> make_solver(SolverKind kind, StopRequest* stop = nullptr,
                                                  SolverClock* clock = nullptr);
[[nodiscard]] std::string_view name(SolverKind kind);
[[nodiscard]] std::optional<SolverKind> parse_solver_kind(std::string_view name);  // "minisat" or "cadical"

}  // namespace glassbox::symbolic::sat
