// The bridge from formulas to a solver: asserts formulas as clauses and asks questions about them.
//
//   Encoder encoder(circuit, *solver);
//   encoder.add(invariant);
//   {
//     Encoder::Scope scope(encoder);  // what follows is forgotten at its end
//     encoder.add(!claim);
//     if (encoder.solve(path) == Answer::satisfiable) report(encoder.model());
//   }
//   encoder.add_clause(negated_path);
//
// A formula reaches the solver when it is first needed, each node of the circuit at most once. The circuit
// may grow meanwhile. A solver serves one encoder only; the encoder adds to it, and others may only watch,
// interrupt and read statistics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "symbolic/formula/circuit.hpp"
#include "symbolic/sat/gates.hpp"
#include "symbolic/sat/solver.hpp"

namespace glassbox::symbolic::sat {

class Encoder {
 public:
  Encoder(const formula::Circuit& circuit, Solver& solver) : circuit_(circuit), solver_(solver) {}
  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;

  // Asserts a formula. It is split: the parts of a conjunction are asserted one by one, a disjunction becomes
  // one clause, so that neither needs a variable of its own.
  void add(formula::Formula f);
  // Asserts the disjunction of these formulas.
  void add_clause(std::span<const formula::Formula> disjuncts);
  // A literal that equals f in every model. Made inside a scope, it must not be used after its end.
  [[nodiscard]] Literal literal(formula::Formula f);

  // Can all that was asserted and all assumptions be true at once?
  [[nodiscard]] Answer solve(std::span<const formula::Formula> assumptions = {}, const Limits& limits = {});
  // From now on the solver tries first to give variables, and formulas, their values under this assignment.
  // Changes which model is found, never whether there is one.
  void prefer(const formula::Assignment& assignment);
  void prefer_nothing() { solver_.prefer({}); }
  // After `satisfiable`, and before the next call of `add` or `literal`: values for the variables of the
  // circuit. Those that no formula so far depends on are false.
  [[nodiscard]] formula::Assignment model() const;
  // After `unsatisfiable`: assumptions that contradict what was asserted already.
  [[nodiscard]] std::vector<formula::Formula> failed_assumptions() const;

  // Whatever is asserted or encoded while a scope exists holds for its lifetime only, and leaves nothing in
  // the solver that would slow down later questions. What the solver has learned about it is gone as well:
  // where many questions share formulas, one scope for some twenty of them (asked by assumptions) is faster
  // than one for each. Scopes end in the reverse order of their beginning, and before the encoder.
  class Scope {
   public:
    explicit Scope(Encoder& encoder) : encoder_(encoder) { encoder_.open_scope(); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    ~Scope() { encoder_.close_scope(); }

   private:
    Encoder& encoder_;
  };

  [[nodiscard]] const formula::Circuit& circuit() const { return circuit_; }
  [[nodiscard]] const Solver& solver() const { return solver_; }

 private:
  using Formula = formula::Formula;
  struct OpenScope {
    Literal activation;      // assumed while the scope exists, false for good afterwards
    std::size_t first_node;  // index into scoped_nodes_
  };
  struct Definition {
    std::uint32_t node;
    Gate gate;
  };

  // Assertions.
  void conjuncts(std::span<const Formula> of, std::size_t limit, std::vector<Formula>& out);
  void add_disjunction(std::span<const Formula> disjuncts, int splits);
  bool split(std::span<const Formula> disjuncts, int splits);

  // Definitions of nodes.
  [[nodiscard]] bool encoded(std::uint32_t node) const { return literals_[node] != kNone; }
  void collect(std::uint32_t root);
  void define(const Definition& definition);
  void define_conjunction(Literal output, const Gate& gate);
  [[nodiscard]] Literal provisional(Formula f);
  [[nodiscard]] Literal constant_true();
  void emit(std::span<const Literal> clause);
  void emit(std::initializer_list<Literal> clause) { emit(std::span(clause.begin(), clause.size())); }

  void open_scope();
  void close_scope();

  static constexpr Literal kNone{0x7fffffffU, true};

  const formula::Circuit& circuit_;
  Solver& solver_;
  std::vector<Literal> literals_;         // per node
  std::vector<std::uint32_t> variables_;  // nodes of the variables encoded
  Literal true_ = kNone;                  // fixed, once needed
  std::vector<OpenScope> scopes_;
  std::vector<std::uint32_t> scoped_nodes_;  // and-nodes encoded in open scopes
  std::vector<Literal> unused_;              // variables of closed scopes, to be used again
  std::vector<Formula> assumed_;             // in the last question

  // Scratch, kept to save allocations.
  std::vector<std::uint8_t> marks_;  // per node, zero between uses
  std::vector<std::uint32_t> marked_;
  std::vector<Formula> pending_;
  std::vector<Definition> cone_;
  std::vector<Literal> clause_, guarded_, assumptions_;
};

}  // namespace glassbox::symbolic::sat
