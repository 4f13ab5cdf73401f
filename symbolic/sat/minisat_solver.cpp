// MiniSat's core solver, used incrementally. Its simplifying solver would have to be told which variables are
// still needed, and any may be.
#ifdef __clang__  // which takes "%"PRIi64 in MiniSat's headers for an error
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreserved-user-defined-literal"
#endif
#include <minisat/core/Solver.h>
#ifdef __clang__
#pragma clang diagnostic pop
#endif

#include <algorithm>
#include <limits>

#include "symbolic/sat/solvers.hpp"

namespace glassbox::symbolic::sat {

namespace {

using Clock = std::chrono::steady_clock;
using Minisat::lbool;  // l_True and its like are macros that name it

Minisat::Lit to_minisat(Literal literal) {
  return Minisat::mkLit(static_cast<Minisat::Var>(literal.variable()), literal.negated());
}

// MiniSat goes on where its last conflicts were, with hardly any chance. Most of the time that is right, but
// now and then it does not find out for minutes what it would have in a moment, had it begun elsewhere.
class Core final : public Minisat::Solver {
 public:
  // To begin elsewhere: the variables are in a random order, the same in every run of the process. What was
  // learned stays.
  void begin_elsewhere() {
    constexpr double kSlight = 1e-5;  // conflicts soon count for more
    for (Minisat::Var v = 0; v < nVars(); ++v) activity[v] = kSlight * drand(random_seed);
    var_inc = 1;
    rebuildOrderHeap();
  }
};

class MinisatSolver final : public Solver {
 public:
  MinisatSolver() = default;
  MinisatSolver(const MinisatSolver&) = delete;
  MinisatSolver& operator=(const MinisatSolver&) = delete;
  ~MinisatSolver() override { ignore_requests(); }

 private:
  void add_variable() override { solver_.newVar(); }

  void add_clause(std::span<const Literal> clause) override {
    copy(clause);
    solver_.addClause_(literals_);  // false at a contradiction, which the solver remembers
  }

  Answer search(std::span<const Literal> assumptions, const Limits& limits) override {
    copy(assumptions);
    solver_.budgetOff();
    const std::int64_t most = limits.conflicts.value_or(std::numeric_limits<std::int64_t>::max());
    const lbool result = search_again_and_again(most, limits.deadline);
    if (result == l_True) return Answer::satisfiable;
    return result == l_False ? Answer::unsatisfiable : Answer::unknown;
  }

  // A question that is not answered yet is begun elsewhere, each time with twice the patience.
  lbool search_again_and_again(std::int64_t most_conflicts, std::optional<Clock::time_point> deadline) {
    constexpr std::int64_t kFirstPatience = 10'000;  // conflicts, a fraction of a second
    const std::uint64_t first_conflict = solver_.conflicts;
    for (std::int64_t patience = kFirstPatience;; patience *= 2) {
      const std::int64_t left =
          most_conflicts - static_cast<std::int64_t>(solver_.conflicts - first_conflict);
      if (left <= 0) return l_Undef;
      solver_.setConfBudget(std::min(patience, left));
      const lbool result =
          deadline ? search_until(*deadline, std::min(patience, left)) : solver_.solveLimited(literals_);
      if (result != l_Undef || interrupted() || (deadline && Clock::now() >= *deadline)) return result;
      if (left > patience) solver_.begin_elsewhere();
    }
  }

  // MiniSat knows no deadline, so its time comes in slices, counted in propagations. Each slice is a restart:
  // it may last as long as all those before it together, so that there are few.
  lbool search_until(Clock::time_point deadline, std::int64_t conflict_limit) {
    constexpr double kFirstSlice = 100'000;  // some ten milliseconds
    const auto start = Clock::now();
    const std::uint64_t first_propagation = solver_.propagations;
    const std::uint64_t first_conflict = solver_.conflicts;
    double slice = kFirstSlice;
    for (;;) {
      solver_.setPropBudget(static_cast<std::int64_t>(slice));
      const lbool result = solver_.solveLimited(literals_);
      const auto now = Clock::now();
      if (result != l_Undef || interrupted() || now >= deadline) return result;
      if (solver_.conflicts - first_conflict >= static_cast<std::uint64_t>(conflict_limit)) return result;
      const double spent = std::max(1e-6, std::chrono::duration<double>(now - start).count());
      const double left = std::chrono::duration<double>(deadline - now).count();
      const auto propagations = static_cast<double>(solver_.propagations - first_propagation);
      slice = std::clamp(propagations * std::min(1.0, left / spent), 1000.0, 1e15);
    }
  }

  // MiniSat's polarity says whether to try false first.
  void try_first(Literal literal) override {
    solver_.setPolarity(static_cast<Minisat::Var>(literal.variable()), literal.negated() ? l_True : l_False);
  }
  void try_either_first(std::uint32_t variable) override {
    solver_.setPolarity(static_cast<Minisat::Var>(variable), l_Undef);
  }

  [[nodiscard]] bool model_value(std::uint32_t variable) const override {
    return solver_.model[static_cast<int>(variable)] == l_True;
  }

  void failed(std::span<const Literal>, std::vector<Literal>& out) const override {
    // The final conflict is a clause: one of the failed assumptions is false.
    for (int i = 0; i < solver_.conflict.size(); ++i) {
      const Minisat::Lit literal = solver_.conflict[i];
      out.emplace_back(static_cast<std::uint32_t>(Minisat::var(literal)), !Minisat::sign(literal));
    }
  }

  [[nodiscard]] std::uint64_t conflicts() const override { return solver_.conflicts; }

  // A plain bool, which MiniSat reads at every decision.
  void set_interrupt(bool interrupted) noexcept override {
    if (interrupted) {
      solver_.interrupt();
    } else {
      solver_.clearInterrupt();
    }
  }

  void copy(std::span<const Literal> from) {
    literals_.clear();
    for (const Literal literal : from) literals_.push(to_minisat(literal));
  }

  Core solver_;
  Minisat::vec<Minisat::Lit> literals_;  // of the clause or the assumptions at hand
};

}  // namespace

std::unique_ptr<Solver> make_minisat() { return std::make_unique<MinisatSolver>(); }

}  // namespace glassbox::symbolic::sat
