// CaDiCaL, used incrementally.
#include <cadical.hpp>

#include <algorithm>
#include <iterator>
#include <limits>

#include "symbolic/sat/solvers.hpp"

namespace glassbox::symbolic::sat {

namespace {

// CaDiCaL's literals are those of DIMACS: variables count from one, a negation is a minus.
int to_cadical(Literal literal) {
  const int variable = static_cast<int>(literal.variable()) + 1;
  return literal.negated() ? -variable : variable;
}

class CadicalSolver final : public Solver, private CaDiCaL::Terminator, private CaDiCaL::Learner {
 public:
  CadicalSolver() {
    solver_.set("quiet", 1);
    solver_.set("phase", 0);  // try false first, as MiniSat does
    solver_.connect_terminator(this);
    solver_.connect_learner(this);
  }
  CadicalSolver(const CadicalSolver&) = delete;
  CadicalSolver& operator=(const CadicalSolver&) = delete;
  ~CadicalSolver() override {
    ignore_requests();
    solver_.disconnect_learner();
    solver_.disconnect_terminator();
  }

 private:
  // Solver.
  void add_variable() override { ++variables_; }  // CaDiCaL learns of it by its use

  void add_clause(std::span<const Literal> clause) override {
    for (const Literal literal : clause) solver_.add(to_cadical(literal));
    solver_.add(0);
  }

  Answer search(std::span<const Literal> assumptions, const Limits& limits) override {
    solver_.reserve(variables_);  // so that each has a value in the model
    for (const Literal literal : assumptions) solver_.assume(to_cadical(literal));
    deadline_ = limits.deadline;
    if (limits.conflicts) {  // for this question only
      constexpr std::int64_t kMost = std::numeric_limits<int>::max();
      solver_.limit("conflicts", static_cast<int>(std::clamp<std::int64_t>(*limits.conflicts, 0, kMost)));
    }
    switch (solver_.solve()) {
      case 10: return Answer::satisfiable;
      case 20: return Answer::unsatisfiable;
      default: return Answer::unknown;
    }
  }

  void try_first(Literal literal) override { solver_.phase(to_cadical(literal)); }
  void try_either_first(std::uint32_t variable) override { solver_.unphase(static_cast<int>(variable) + 1); }

  [[nodiscard]] bool model_value(std::uint32_t variable) const override {
    return solver_.val(static_cast<int>(variable) + 1) > 0;
  }

  void failed(std::span<const Literal> assumptions, std::vector<Literal>& out) const override {
    std::copy_if(assumptions.begin(), assumptions.end(), std::back_inserter(out),
                 [&](Literal literal) { return solver_.failed(to_cadical(literal)); });
  }

  [[nodiscard]] std::uint64_t conflicts() const override { return learned_; }

  void set_interrupt(bool) noexcept override {}  // `terminate` looks at the flag

  // Terminator: asked every few steps of the search.
  bool terminate() override {
    return interrupted() || (deadline_ && std::chrono::steady_clock::now() >= *deadline_);
  }

  // Learner: CaDiCaL does not tell its number of conflicts, but each learns a clause.
  bool learning(int) override {
    ++learned_;
    return false;  // and we do not want to see it
  }
  void learn(int) override {}

  mutable CaDiCaL::Solver solver_;  // reading the model is not const there
  int variables_ = 0;
  std::uint64_t learned_ = 0;
  std::optional<std::chrono::steady_clock::time_point> deadline_;
};

}  // namespace

std::unique_ptr<Solver> make_cadical() { return std::make_unique<CadicalSolver>(); }

}  // namespace glassbox::symbolic::sat
