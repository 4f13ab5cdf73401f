#include "symbolic/formula/circuit.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <vector>

using glassbox::symbolic::formula::Assignment;
using glassbox::symbolic::formula::Circuit;
using glassbox::symbolic::formula::Formula;

namespace {

constexpr Formula kFalse = Formula::constant(false);
constexpr Formula kTrue = Formula::constant(true);

// Column i tells the value under the assignment that gives variable v bit v of i.
using TruthTable = std::uint32_t;
constexpr std::array<TruthTable, 5> kVariableTables{0xaaaaaaaaU, 0xccccccccU, 0xf0f0f0f0U, 0xff00ff00U,
                                                    0xffff0000U};

struct Pair {
  Formula formula;
  TruthTable table;
};

// Formulas over five variables together with their truth tables, which are computed independently.
class Pool {
 public:
  Pool() {
    for (const TruthTable table : kVariableTables) add({circuit_.variable(), table});
    add({kFalse, 0});
  }

  void add(Pair pair) {
    pairs_.push_back(pair);
    pairs_.push_back({!pair.formula, ~pair.table});
  }

  void add_random(std::mt19937& random) {
    const auto pick = [&] { return pairs_[random() % pairs_.size()]; };
    const Pair a = pick();
    const Pair b = pick();
    const Pair c = pick();
    const Pair d = pick();
    const std::array<Formula, 4> all{a.formula, b.formula, c.formula, d.formula};
    switch (random() % 9) {
      case 0:
      case 1: return add({circuit_.conjunction(a.formula, b.formula), a.table & b.table});
      case 2: return add({circuit_.disjunction(a.formula, b.formula), a.table | b.table});
      case 3: return add({circuit_.implication(a.formula, b.formula), ~a.table | b.table});
      case 4: return add({circuit_.equivalence(a.formula, b.formula), ~(a.table ^ b.table)});
      case 5: return add({circuit_.exclusive_or(a.formula, b.formula), a.table ^ b.table});
      case 6: return add({circuit_.conjunction(all), a.table & b.table & c.table & d.table});
      case 7: return add({circuit_.disjunction(all), a.table | b.table | c.table | d.table});
      default:
        return add({circuit_.if_then_else(a.formula, b.formula, c.formula),
                    (a.table & b.table) | (~a.table & c.table)});
    }
  }

  [[nodiscard]] bool agrees() const {
    Assignment assignment(circuit_);
    for (std::uint32_t column = 0; column < 32; ++column) {
      for (std::uint32_t v = 0; v < 5; ++v) assignment.set(v, ((column >> v) & 1U) != 0);
      for (const Pair& pair : pairs_) {
        if (assignment.evaluate(pair.formula) != (((pair.table >> column) & 1U) != 0)) return false;
      }
    }
    return true;
  }

  [[nodiscard]] bool is_well_formed() const {
    for (std::uint32_t node = 0; node < circuit_.node_count(); ++node) {
      if (!circuit_.is_and(node)) continue;
      if (circuit_.left(node).node() >= circuit_.right(node).node()) return false;
      if (circuit_.right(node).node() >= node || circuit_.left(node).is_constant()) return false;
    }
    return true;
  }

  [[nodiscard]] Circuit& circuit() { return circuit_; }

 private:
  Circuit circuit_;
  std::vector<Pair> pairs_;
};

}  // namespace

TEST_CASE("random formulas have the truth table of their construction") {
  std::mt19937 random(20240501);
  // Many small pools: operands are close relatives, so that the rewriting rules meet.
  for (int round = 0; round < 700; ++round) {
    Pool pool;
    for (int i = 0; i < 60; ++i) pool.add_random(random);
    INFO("round " << round);
    REQUIRE(pool.agrees());
    REQUIRE(pool.is_well_formed());
  }
  Pool large;
  for (int i = 0; i < 5000; ++i) large.add_random(random);
  REQUIRE(large.agrees());
  REQUIRE(large.is_well_formed());
}

TEST_CASE("all connectives of all literals of two variables") {
  Pool pool;
  Circuit& c = pool.circuit();
  const Formula x = Formula::from_code(2);
  const Formula y = Formula::from_code(4);
  const std::array<Pair, 6> literals{{{kFalse, 0},
                                      {kTrue, ~0U},
                                      {x, kVariableTables[0]},
                                      {!x, ~kVariableTables[0]},
                                      {y, kVariableTables[1]},
                                      {!y, ~kVariableTables[1]}}};
  for (const Pair& a : literals) {
    for (const Pair& b : literals) {
      pool.add({c.conjunction(a.formula, b.formula), a.table & b.table});
      pool.add({c.disjunction(a.formula, b.formula), a.table | b.table});
      pool.add({c.implication(a.formula, b.formula), ~a.table | b.table});
      pool.add({c.equivalence(a.formula, b.formula), ~(a.table ^ b.table)});
      pool.add({c.exclusive_or(a.formula, b.formula), a.table ^ b.table});
      for (const Pair& d : literals) {
        pool.add(
            {c.if_then_else(a.formula, b.formula, d.formula), (a.table & b.table) | (~a.table & d.table)});
      }
    }
  }
  CHECK(pool.agrees());
  // Four conjunctions of literals and one exclusive or are all there is.
  CHECK(c.node_count() == 1 + 5 + 4 + 1);
}

TEST_CASE("equal conjunctions are the same handle") {
  Circuit c;
  const Formula x = c.variable();
  const Formula y = c.variable();
  const Formula z = c.variable();
  const Formula xy = c.conjunction(x, y);
  const Formula yz = c.conjunction(y, z);

  CHECK(c.conjunction(x, kTrue) == x);
  CHECK(c.conjunction(kFalse, x) == kFalse);
  CHECK(c.conjunction(x, x) == x);
  CHECK(c.conjunction(x, !x) == kFalse);
  CHECK(c.conjunction(y, x) == xy);
  CHECK((!!xy) == xy);
  CHECK(c.conjunction(xy, xy) == xy);
  CHECK(c.disjunction(!x, !y) == !xy);
  CHECK(c.conjunction(!x, !y) == !c.disjunction(x, y));

  SECTION("idempotence") {
    CHECK(c.conjunction(xy, x) == xy);
    CHECK(c.conjunction(y, xy) == xy);
    CHECK(c.conjunction(xy, yz) == c.conjunction(xy, z));
  }
  SECTION("contradiction") {
    CHECK(c.conjunction(xy, !y) == kFalse);
    CHECK(c.conjunction(xy, c.conjunction(!x, z)) == kFalse);
    CHECK(c.conjunction(c.conjunction(xy, z), !xy) == kFalse);
  }
  SECTION("absorption and subsumption") {
    CHECK(c.disjunction(x, xy) == x);
    CHECK(c.conjunction(x, c.disjunction(x, y)) == x);
    CHECK(c.conjunction(!xy, !x) == !x);
    CHECK(c.conjunction(!xy, c.conjunction(!x, z)) == c.conjunction(!x, z));
  }
  SECTION("substitution") {
    CHECK(c.conjunction(x, !xy) == c.conjunction(x, !y));
    CHECK(c.conjunction(c.conjunction(x, z), !xy) == c.conjunction(c.conjunction(x, z), !y));
    CHECK(c.disjunction(x, c.conjunction(!x, y)) == c.disjunction(x, y));
  }
  SECTION("resolution") {
    CHECK(c.conjunction(!xy, !c.conjunction(x, !y)) == !x);
    CHECK(c.disjunction(xy, c.conjunction(!x, y)) == y);
  }
  SECTION("many parts, in any order") {
    const std::array<Formula, 5> parts{x, yz, !x, y, z};
    CHECK(c.conjunction(parts) == kFalse);
    CHECK(c.disjunction(parts) == kTrue);
    const std::array<Formula, 4> some{z, x, y, x};
    const std::array<Formula, 3> same{y, z, x};
    CHECK(c.conjunction(some) == c.conjunction(same));
    CHECK(c.disjunction(some) == c.disjunction(same));
    CHECK(c.conjunction(std::span<const Formula>()) == kTrue);
    CHECK(c.disjunction(std::span<const Formula>()) == kFalse);
    CHECK(c.conjunction(std::span(&yz, 1)) == yz);
  }
}

TEST_CASE("equal exclusive ors are the same handle") {
  Circuit c;
  const Formula x = c.variable();
  const Formula y = c.variable();
  const Formula z = c.variable();
  const Formula f = c.exclusive_or(x, y);
  CHECK(c.exclusive_or(y, x) == f);
  CHECK(c.exclusive_or(!x, y) == !f);
  CHECK(c.exclusive_or(x, !y) == !f);
  CHECK(c.exclusive_or(!x, !y) == f);
  CHECK(c.equivalence(x, y) == !f);
  CHECK(c.exclusive_or(x, kFalse) == x);
  CHECK(c.exclusive_or(kTrue, x) == !x);
  CHECK(c.exclusive_or(x, x) == kFalse);
  CHECK(c.exclusive_or(x, !x) == kTrue);
  CHECK(c.exclusive_or(f, x) == y);
  CHECK(c.exclusive_or(!y, f) == !x);
  CHECK(c.exclusive_or(f, c.exclusive_or(y, !z)) == c.exclusive_or(x, !z));
  CHECK(c.conjunction(x, f) == c.conjunction(x, !y));
  CHECK(c.conjunction(!x, f) == c.conjunction(!x, y));
  CHECK(c.if_then_else(x, !y, y) == f);
  CHECK(c.if_then_else(y, x, !x) == !f);
}

TEST_CASE("equal choices are the same handle") {
  Circuit c;
  const Formula p = c.variable();
  const Formula q = c.variable();
  const Formula x = c.variable();
  const Formula y = c.variable();
  const Formula f = c.if_then_else(p, x, y);
  CHECK(c.if_then_else(kTrue, x, y) == x);
  CHECK(c.if_then_else(kFalse, x, y) == y);
  CHECK(c.if_then_else(p, x, x) == x);
  CHECK(c.if_then_else(p, kTrue, kFalse) == p);
  CHECK(c.if_then_else(p, kFalse, kTrue) == !p);
  CHECK(c.if_then_else(p, x, kFalse) == c.conjunction(p, x));
  CHECK(c.if_then_else(p, kFalse, x) == c.conjunction(!p, x));
  CHECK(c.if_then_else(p, kTrue, x) == c.disjunction(p, x));
  CHECK(c.if_then_else(p, x, kTrue) == c.implication(p, x));
  CHECK(c.if_then_else(p, p, x) == c.disjunction(p, x));
  CHECK(c.if_then_else(p, x, p) == c.conjunction(p, x));
  CHECK(c.if_then_else(!p, y, x) == f);
  CHECK(c.if_then_else(p, !x, !y) == !f);
  CHECK(c.if_then_else(!p, !y, !x) == !f);
  CHECK(c.if_then_else(p, !x, y) == !c.if_then_else(!p, !y, x));

  // What the condition tells about the arms.
  CHECK(c.if_then_else(p, f, y) == f);
  CHECK(c.if_then_else(p, y, f) == y);
  CHECK(c.if_then_else(p, x, f) == f);
  CHECK(c.conjunction(p, f) == c.conjunction(p, x));
  CHECK(c.conjunction(!p, !f) == c.conjunction(!p, !y));
  CHECK(c.if_then_else(p, c.conjunction(p, x), y) == f);
  CHECK(c.if_then_else(p, x, c.disjunction(p, y)) == f);
  // A choice of which one arm is the other arm of the outer one.
  CHECK(c.if_then_else(q, f, y) == c.if_then_else(c.conjunction(q, p), x, y));
  CHECK(c.if_then_else(q, f, x) == c.if_then_else(c.conjunction(q, !p), y, x));
  CHECK(c.if_then_else(q, x, f) == c.if_then_else(c.disjunction(q, p), x, y));
  // Common parts of the arms.
  CHECK(c.if_then_else(p, c.conjunction(x, y), x) == c.conjunction(x, c.implication(p, y)));
  CHECK(c.if_then_else(p, c.disjunction(x, y), x) == c.disjunction(x, c.conjunction(p, y)));
}

TEST_CASE("variables and conjunctions are told apart") {
  Circuit c;
  const Formula x = c.variable();
  const Formula y = c.variable();
  const Formula xy = c.conjunction(x, !y);
  CHECK(c.variable_count() == 2);
  CHECK(c.is_variable(x.node()));
  CHECK(c.variable_index(y.node()) == 1);
  CHECK_FALSE(c.is_and(x.node()));
  CHECK_FALSE(c.is_and(kTrue.node()));
  CHECK_FALSE(c.is_variable(kTrue.node()));
  CHECK(c.is_and(xy.node()));
  CHECK(c.left(xy.node()) == x);
  CHECK(c.right(xy.node()) == !y);
}

TEST_CASE("an evaluation follows changes of variables and of the circuit") {
  Circuit c;
  const Formula x = c.variable();
  const Formula y = c.variable();
  const Formula f = c.exclusive_or(x, y);
  Assignment assignment(c);
  CHECK_FALSE(assignment.evaluate(f));
  CHECK(assignment.evaluate(kTrue));
  assignment.set(0, true);
  CHECK(assignment.variable(0));
  CHECK_FALSE(assignment.variable(1));
  CHECK_FALSE(assignment.variable(1000));
  CHECK(assignment.evaluate(f));
  const Formula z = c.variable();
  assignment.set(2, true);
  CHECK(assignment.evaluate(c.conjunction(f, z)));
  assignment.set(1, true);
  CHECK_FALSE(assignment.evaluate(f));
  assignment.clear();
  CHECK_FALSE(assignment.evaluate(c.disjunction(x, z)));
}

TEST_CASE("depth is no concern") {
  Circuit c;
  std::vector<Formula> variables;
  variables.reserve(50);
  for (int i = 0; i < 50; ++i) variables.push_back(c.variable());
  Formula f = kFalse;
  for (std::size_t i = 0; i < 20'050; ++i) {
    const Formula x = variables[i % 50];
    f = c.if_then_else(x, c.exclusive_or(f, variables[(i * 7 + 3) % 50]), f);
  }
  CHECK(c.node_count() > 20'000);
  Assignment assignment(c);
  assignment.set(0, true);
  assignment.set(3, true);
  // Of every 50 steps only the first changes the value, by flipping it: 401 times.
  CHECK(assignment.evaluate(f));
  assignment.set(3, false);
  CHECK_FALSE(assignment.evaluate(f));
}
