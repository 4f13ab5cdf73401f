// Formulas through a solver, compared with their truth tables.
#include "symbolic/sat/encoder.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <functional>
#include <random>
#include <vector>

#include "symbolic/formula/bit_vector.hpp"
#include "symbolic/sat/gates.hpp"

using namespace glassbox::symbolic::sat;
using glassbox::symbolic::formula::Assignment;
using glassbox::symbolic::formula::Bits;
using glassbox::symbolic::formula::Circuit;
using glassbox::symbolic::formula::Formula;

namespace {

constexpr std::uint32_t kVariables = 6;
constexpr std::uint32_t kAssignments = 1U << kVariables;

// Column i tells the value under the assignment that gives variable v bit v of i.
using TruthTable = std::uint64_t;

class RandomFormulas {
 public:
  RandomFormulas(Circuit& circuit, std::uint32_t seed) : circuit_(circuit), random_(seed) {
    for (std::uint32_t v = 0; v < kVariables; ++v) formulas_.push_back(circuit_.variable());
  }

  Formula next() {
    const Formula a = pick();
    const Formula b = pick();
    const Formula c = pick();
    Formula result;
    switch (random_() % 6) {
      case 0: result = circuit_.conjunction(a, b); break;
      case 1: result = circuit_.disjunction(a, b); break;
      case 2: result = circuit_.exclusive_or(a, b); break;
      case 3: result = circuit_.if_then_else(a, b, c); break;
      case 4: result = majority(a, b, c); break;
      default: result = circuit_.conjunction(std::array{a, b, c, pick(), pick()});
    }
    if (!result.is_constant()) formulas_.push_back(result);
    return result;
  }

  Formula pick() { return formulas_[random_() % formulas_.size()].negated_if(random_() % 2 == 0); }
  std::uint32_t number(std::uint32_t below) { return static_cast<std::uint32_t>(random_() % below); }

 private:
  Formula majority(Formula a, Formula b, Formula c) {
    const Formula half = circuit_.exclusive_or(a, b);
    return circuit_.disjunction(circuit_.conjunction(a, b), circuit_.conjunction(half, c));
  }

  Circuit& circuit_;
  std::mt19937 random_;
  std::vector<Formula> formulas_;
};

TruthTable table(const Circuit& circuit, Formula f) {
  TruthTable result = 0;
  Assignment assignment(circuit);
  for (std::uint32_t i = 0; i < kAssignments; ++i) {
    for (std::uint32_t v = 0; v < kVariables; ++v) assignment.set(v, (i >> v & 1U) != 0);
    if (assignment.evaluate(f)) result |= TruthTable{1} << i;
  }
  return result;
}

// Asks under assumptions and compares with the table of all that was asserted.
Answer check_question(Encoder& encoder, TruthTable asserted, const std::vector<Formula>& assumptions) {
  TruthTable expected = asserted;
  for (const Formula f : assumptions) expected &= table(encoder.circuit(), f);
  const Answer answer = encoder.solve(assumptions);
  REQUIRE(answer == (expected != 0 ? Answer::satisfiable : Answer::unsatisfiable));
  if (expected != 0) {
    const Assignment model = encoder.model();
    std::uint32_t values = 0;
    for (std::uint32_t v = 0; v < kVariables; ++v)
      if (model.variable(v)) values |= 1U << v;
    REQUIRE((expected >> values & 1U) != 0);
    for (const Formula f : assumptions) REQUIRE(model.evaluate(f));
  } else {
    TruthTable failed = asserted;
    for (const Formula f : encoder.failed_assumptions()) {
      REQUIRE(std::find(assumptions.begin(), assumptions.end(), f) != assumptions.end());
      failed &= table(encoder.circuit(), f);
    }
    REQUIRE(failed == 0);
  }
  return answer;
}

// A circuit with an encoder that passes everything on to a solver.
struct Fixture {
  explicit Fixture(SolverKind kind) : solver(make_solver(kind)), encoder(circuit, *solver) {}
  std::uint64_t clauses() const { return solver->statistics().clauses; }
  std::uint64_t variables() const { return solver->statistics().variables; }

  Circuit circuit;
  std::unique_ptr<Solver> solver;
  Encoder encoder;
};

}  // namespace

TEST_CASE("gates are recognised whatever the signs of their operands") {
  Circuit c;
  const Formula x = c.variable();
  const Formula y = c.variable();
  const Formula z = c.variable();
  for (unsigned signs = 0; signs < 8; ++signs) {
    const Formula a = x.negated_if((signs & 1U) != 0);
    const Formula b = y.negated_if((signs & 2U) != 0);
    const Formula d = z.negated_if((signs & 4U) != 0);
    CHECK(gate(c, c.conjunction(a, b).node()).kind == Gate::Kind::conjunction);
    CHECK(gate(c, c.exclusive_or(a, b).node()).kind == Gate::Kind::equivalence);
    CHECK(gate(c, c.if_then_else(a, b, d).node()).kind == Gate::Kind::choice);
    const Formula half = c.exclusive_or(a, b);
    const Formula carry = c.disjunction(c.conjunction(a, b), c.conjunction(half, d));
    CHECK(gate(c, carry.node()).kind == Gate::Kind::majority);
    const Formula other = c.disjunction(c.conjunction(a, b), c.conjunction(!half, d));
    CHECK((!c.is_and(other.node()) || gate(c, other.node()).kind != Gate::Kind::majority));
  }
}

TEST_CASE("literals of random formulas") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    Fixture f(kind);
    RandomFormulas random(f.circuit, seed);
    for (int step = 0; step < 40; ++step) {
      for (int i = 0; i < 3; ++i) (void)random.next();
      std::vector<Formula> assumptions;
      for (std::uint32_t i = random.number(4); i-- > 0;) assumptions.push_back(random.pick());
      check_question(f.encoder, ~TruthTable{0}, assumptions);
    }
  }
}

TEST_CASE("random formulas asserted one after the other") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  int satisfiable = 0;
  for (std::uint32_t seed = 0; seed < 150; ++seed) {
    Fixture f(kind);
    RandomFormulas random(f.circuit, seed);
    for (int i = 0; i < 10; ++i) (void)random.next();
    TruthTable asserted = ~TruthTable{0};
    for (int step = 0; step < 10 && asserted != 0; ++step) {
      for (int i = 0; i < 3; ++i) (void)random.next();
      std::vector<Formula> disjuncts;
      for (std::uint32_t i = random.number(4); i-- > 0;) disjuncts.push_back(random.pick());
      if (disjuncts.empty()) {
        const Formula asserted_now = random.next();
        asserted &= table(f.circuit, asserted_now);
        f.encoder.add(asserted_now);
      } else {
        TruthTable any = 0;
        for (const Formula g : disjuncts) any |= table(f.circuit, g);
        asserted &= any;
        f.encoder.add_clause(disjuncts);
      }
      if (check_question(f.encoder, asserted, {}) == Answer::satisfiable) ++satisfiable;
      check_question(f.encoder, asserted, {random.pick(), random.pick()});
    }
  }
  CHECK(satisfiable > 100);
}

TEST_CASE("what a scope asserts ends with it") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  for (std::uint32_t seed = 0; seed < 12; ++seed) {
    Fixture f(kind);
    RandomFormulas random(f.circuit, seed);
    TruthTable asserted = ~TruthTable{0};
    // Random nesting; what holds outside is kept per level.
    const std::function<void(int)> inside = [&](int depth) {
      for (int step = 0; step < 6; ++step) {
        for (int i = 0; i < 3; ++i) (void)random.next();
        const Formula part = f.circuit.disjunction(random.pick(), random.pick());
        f.encoder.add(part);
        asserted &= table(f.circuit, part);
        check_question(f.encoder, asserted, {});
        check_question(f.encoder, asserted, {random.pick(), random.pick()});
        if (depth < 2) {
          const TruthTable before = asserted;
          {
            const Encoder::Scope scope(f.encoder);
            inside(depth + 1);
          }
          asserted = before;
          check_question(f.encoder, asserted, {random.pick()});
        }
      }
    };
    inside(0);
  }
}

TEST_CASE("scopes use the variables of earlier scopes again") {
  Fixture f(SolverKind::minisat);
  RandomFormulas random(f.circuit, 3);
  std::vector<Formula> formulas(100);
  for (Formula& g : formulas) g = random.next();
  std::uint64_t variables = 0;
  for (int round = 0; round < 100; ++round) {
    const Encoder::Scope scope(f.encoder);
    for (const Formula g : formulas) (void)f.encoder.literal(g);
    CHECK(f.encoder.solve() == Answer::satisfiable);
    if (round == 0) variables = f.variables();
  }
  CHECK(f.variables() == variables + 99);  // the activation literals
}

TEST_CASE("constants are asserted, assumed and encoded") {
  Fixture f(GENERATE(SolverKind::minisat, SolverKind::cadical));
  const Formula yes = Formula::constant(true);
  const Formula no = Formula::constant(false);
  f.encoder.add(yes);
  CHECK(f.clauses() == 0);
  CHECK(f.encoder.solve(std::array{yes}) == Answer::satisfiable);
  CHECK(f.encoder.solve(std::array{yes, no}) == Answer::unsatisfiable);
  CHECK(f.encoder.failed_assumptions() == std::vector{no});
  CHECK(f.encoder.literal(no) == !f.encoder.literal(yes));
  {
    const Encoder::Scope scope(f.encoder);
    f.encoder.add(no);
    CHECK(f.encoder.solve() == Answer::unsatisfiable);
    CHECK(f.encoder.failed_assumptions().empty());
  }
  CHECK(f.encoder.solve() == Answer::satisfiable);
  f.encoder.add_clause({});
  CHECK(f.encoder.solve() == Answer::unsatisfiable);
}

TEST_CASE("assertions need no variables of their own") {
  Fixture f(SolverKind::minisat);
  Circuit& c = f.circuit;
  std::array<Formula, 4> v{c.variable(), c.variable(), c.variable(), c.variable()};
  SECTION("a conjunction") { f.encoder.add(c.conjunction(v)); }
  SECTION("a disjunction") {
    f.encoder.add(c.disjunction(v));
    CHECK(f.clauses() == 1);
  }
  SECTION("a conjunction within a disjunction") {
    f.encoder.add(c.disjunction(v[0], c.conjunction(v[1], c.disjunction(v[2], v[3]))));
    CHECK(f.clauses() == 2);
  }
  SECTION("a choice") {
    f.encoder.add(c.if_then_else(v[0], v[1], c.disjunction(v[2], v[3])));
    CHECK(f.clauses() == 2);
  }
  SECTION("an equivalence") {
    f.encoder.add(c.implication(v[3], c.equivalence(v[1], v[2])));
    f.encoder.add(v[0]);
    CHECK(f.clauses() == 3);
  }
  CHECK(f.variables() == 4);
}

TEST_CASE("a long chain is encoded without recursion") {
  Fixture f(SolverKind::minisat);
  Formula chain = f.circuit.variable();
  for (int i = 0; i < 200'000; ++i) {
    const Formula next = f.circuit.variable();
    chain = i % 2 == 0 ? f.circuit.conjunction(chain, next) : f.circuit.disjunction(chain, next);
  }
  f.encoder.add(chain);
  CHECK(f.encoder.solve() == Answer::satisfiable);
  CHECK(f.encoder.model().evaluate(chain));
  CHECK(f.encoder.solve(std::array{!chain}) == Answer::unsatisfiable);
}

TEST_CASE("shared parts are not asserted again and again") {
  Fixture f(SolverKind::minisat);
  Circuit& c = f.circuit;
  Formula tower = c.variable();
  for (int i = 0; i < 60; ++i) {  // 2^60 paths from top to bottom
    tower = c.conjunction(c.disjunction(tower, c.variable()), c.disjunction(tower, c.variable()));
  }
  f.encoder.add(tower);
  CHECK(f.clauses() < 60 * 20);
  CHECK(f.encoder.solve() == Answer::satisfiable);
  CHECK(f.encoder.model().evaluate(tower));
}

TEST_CASE("equations of bit-vectors") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  Fixture f(kind);
  Circuit& c = f.circuit;
  const auto unknown = [&] {
    std::array<Formula, 8> bits;
    for (Formula& bit : bits) bit = c.variable();
    return Bits::from(bits);
  };
  const Bits x = unknown();
  const Bits y = unknown();
  const Bits one = Bits::constant(1);
  const auto product = [&](std::int64_t value) {
    return equal(c, multiply(c, x, y, 32), Bits::constant(value));
  };
  SECTION("x * y == 35") {
    f.encoder.add(product(35));
    f.encoder.add(less(c, one, x));
    f.encoder.add(less(c, x, y));
    REQUIRE(f.encoder.solve() == Answer::satisfiable);
    const Assignment model = f.encoder.model();
    CHECK(evaluate(model, x) == 5);
    CHECK(evaluate(model, y) == 7);
    f.encoder.add_clause(std::array{!equal(c, x, Bits::constant(5)), !equal(c, y, Bits::constant(7))});
    CHECK(f.encoder.solve() == Answer::unsatisfiable);
  }
  SECTION("x * y == 37 has trivial solutions only") {
    const std::vector<Formula> question{product(37), less(c, one, x), less(c, one, y)};
    CHECK(f.encoder.solve(question) == Answer::unsatisfiable);
    CHECK(f.encoder.solve(std::vector<Formula>{question[0], question[1]}) == Answer::satisfiable);
  }
  SECTION("all solutions of x / y == 9 and x % y == 2") {
    f.encoder.add(!equal(c, y, Bits::constant(0)));
    f.encoder.add(equal(c, divide(c, x, y, 32), Bits::constant(9)));
    f.encoder.add(equal(c, remainder(c, x, y, 32), Bits::constant(2)));
    std::vector<std::int64_t> solutions;
    while (f.encoder.solve() == Answer::satisfiable) {
      const std::int64_t value = evaluate(f.encoder.model(), y);
      solutions.push_back(value);
      f.encoder.add(!equal(c, y, Bits::constant(value)));
    }
    std::sort(solutions.begin(), solutions.end());
    CHECK(solutions == std::vector<std::int64_t>{3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13});
  }
  SECTION("addition commutes, and subtraction undoes it") {
    const Bits sum = add(c, x, y, 32);
    CHECK(f.encoder.solve(std::array{!equal(c, sum, add(c, y, x, 32))}) == Answer::unsatisfiable);
    CHECK(f.encoder.solve(std::array{!equal(c, subtract(c, sum, y, 32), x)}) == Answer::unsatisfiable);
  }
}
