// Sums of integers, compared with Java's arithmetic under every assignment.
#include "symbolic/sums.hpp"

#include <catch2/catch.hpp>
#include <limits>
#include <random>
#include <vector>

using namespace glassbox::symbolic;

namespace {

constexpr std::uint32_t kVariables = 6;
constexpr std::uint32_t kAssignments = 1U << kVariables;

// A value, and what it is under each assignment.
struct Known {
  Value value;
  std::vector<std::int64_t> values;
  bool is_int = true;  // of a long otherwise
};

// Random sums, differences and choices over each other. Some wrap around.
class RandomIntegers {
 public:
  explicit RandomIntegers(unsigned seed) : random_(seed), symbols_(circuit_) {
    for (std::uint32_t v = 0; v < kVariables; ++v) variables_.push_back(circuit_.variable());
    const Formula narrow[] = {variables_[0], variables_[1], Formula::constant(false)};
    add(symbols_.integer(Bits::from(narrow)));
    add(symbols_.choose_integer(variables_[2], constant(INT32_MAX), constant(-5)));
    add(symbols_.choose_integer(variables_[3], constant(INT32_MIN), constant(1)));
  }

  void grow() {
    const Known a = pick(), b = pick();
    const bool is_int = a.is_int && b.is_int && random_() % 4 != 0;
    const int width = is_int ? 32 : 64;
    Known made{{}, {}, is_int};
    const unsigned kind = random_() % 3;
    const Formula condition = variables_[random_() % kVariables].negated_if(random_() % 2 == 0);
    if (kind == 0) made.value = sum(symbols_, a.value, b.value, width);
    if (kind == 1) made.value = difference(symbols_, a.value, b.value, width);
    if (kind == 2) made.value = symbols_.choose_integer(condition, a.value, b.value);
    for (std::uint32_t k = 0; k < kAssignments; ++k) {
      const auto x = static_cast<std::uint64_t>(a.values[k]), y = static_cast<std::uint64_t>(b.values[k]);
      const std::uint64_t result = kind == 0   ? x + y
                                   : kind == 1 ? x - y
                                               : (assignment(k).evaluate(condition) ? x : y);
      made.values.push_back(is_int ? static_cast<std::int32_t>(result) : static_cast<std::int64_t>(result));
    }
    known_.push_back(std::move(made));
  }

  [[nodiscard]] formula::Assignment assignment(std::uint32_t bits) const {
    formula::Assignment result(circuit_);
    for (std::uint32_t v = 0; v < kVariables; ++v) result.set(v, (bits >> v & 1U) != 0);
    return result;
  }

  [[nodiscard]] Known pick() {
    if (random_() % 3 != 0) return known_[random_() % known_.size()];
    constexpr std::int32_t kConstants[] = {0, 1, -1, 3, 100, INT32_MAX, INT32_MIN};
    const std::int32_t c = kConstants[random_() % std::size(kConstants)];
    return {constant(c), std::vector<std::int64_t>(kAssignments, c), true};
  }

  [[nodiscard]] const std::vector<Known>& known() const { return known_; }
  Symbols& symbols() { return symbols_; }
  Circuit& circuit() { return circuit_; }
  const std::vector<Formula>& variables() { return variables_; }
  std::mt19937& random() { return random_; }

 private:
  static Value constant(std::int32_t v) { return Value::of(v); }

  void add(Value v) {
    Known leaf{v, {}, true};
    for (std::uint32_t k = 0; k < kAssignments; ++k) {
      leaf.values.push_back(formula::evaluate(assignment(k), symbols_.bits(v)));
    }
    known_.push_back(std::move(leaf));
  }

  std::mt19937 random_;
  Circuit circuit_;
  Symbols symbols_;
  std::vector<Formula> variables_;
  std::vector<Known> known_;
};

}  // namespace

TEST_CASE("sums and differences are those of Java's ints and longs", "[sums]") {
  for (unsigned seed = 0; seed < 150; ++seed) {
    RandomIntegers integers(seed);
    for (int i = 0; i < 12; ++i) integers.grow();
    for (const Known& v : integers.known()) {
      const Bits bits = integers.symbols().bits(v.value);
      for (std::uint32_t k = 0; k < kAssignments; ++k) {
        REQUIRE(formula::evaluate(integers.assignment(k), bits) == v.values[k]);
      }
    }
  }
}

TEST_CASE("integers are equal where their sums are", "[sums]") {
  for (unsigned seed = 0; seed < 100; ++seed) {
    RandomIntegers integers(seed);
    for (int i = 0; i < 12; ++i) integers.grow();
    for (int i = 0; i < 40; ++i) {
      const Known a = integers.pick(), b = integers.pick();
      const Formula same = equal(integers.symbols(), a.value, b.value);
      for (std::uint32_t k = 0; k < kAssignments; ++k) {
        REQUIRE(integers.assignment(k).evaluate(same) == (a.values[k] == b.values[k]));
      }
    }
  }
}

TEST_CASE("a constant difference is one wherever what is known holds", "[sums]") {
  int seen = 0;
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomIntegers integers(seed);
    for (int i = 0; i < 14; ++i) integers.grow();
    formula::Restriction known(integers.circuit());
    std::vector<Formula> facts;
    for (int i = 0; i < 3; ++i) {
      facts.push_back(
          integers.variables()[integers.random()() % kVariables].negated_if(integers.random()() % 2 == 0));
      known.learn(facts.back());
    }
    for (int i = 0; i < 60; ++i) {
      const Known a = integers.pick(), b = integers.pick();
      const int width = a.is_int && b.is_int ? 32 : 64;
      const auto d = constant_difference(integers.symbols(), known, a.value, b.value, width);
      if (!d) continue;
      if (!a.value.is_constant() && !b.value.is_constant() && a.value != b.value) ++seen;
      for (std::uint32_t k = 0; k < kAssignments; ++k) {
        const formula::Assignment assignment = integers.assignment(k);
        if (!std::ranges::all_of(facts, [&](Formula f) { return assignment.evaluate(f); })) continue;
        const std::uint64_t sum = static_cast<std::uint64_t>(b.values[k]) + static_cast<std::uint64_t>(*d);
        REQUIRE(a.values[k] ==
                (width == 32 ? static_cast<std::int32_t>(sum) : static_cast<std::int64_t>(sum)));
      }
    }
  }
  CHECK(seen > 500);  // it tells something
}

TEST_CASE("constants are drawn out of sums, and out of equations", "[sums]") {
  Circuit circuit;
  Symbols symbols(circuit);
  const auto fresh = [&] {
    const Formula bits[] = {circuit.variable(), circuit.variable(), circuit.variable(),
                            Formula::constant(false)};
    return symbols.integer(Bits::from(bits));
  };
  const Value x = fresh(), y = fresh(), one = Value::of(1), two = Value::of(2);
  const auto plus = [&](Value a, Value b) { return sum(symbols, a, b, 32); };
  CHECK(plus(plus(x, one), y) == plus(plus(x, y), one));
  CHECK(plus(plus(x, one), plus(y, one)) == plus(plus(y, x), two));
  CHECK(difference(symbols, plus(x, two), plus(x, one), 32) == one);
  CHECK(difference(symbols, plus(x, two), two, 32) == x);
  CHECK(equal(symbols, plus(x, one), plus(y, one)) == equal(symbols, x, y));
  CHECK(equal(symbols, plus(x, two), Value::of(5)) == equal(symbols, x, Value::of(3)));
  CHECK(equal(symbols, plus(x, one), x).is_false());
}

TEST_CASE("what was summed up as an int is no sum of longs", "[sums]") {
  Circuit circuit;
  Symbols symbols(circuit);
  const Value x = symbols.choose_integer(circuit.variable(), Value::of(INT32_MAX), Value::of(0));
  const Value next = sum(symbols, x, Value::of(1), 32);  // wraps around
  const Value long_sum = sum(symbols, next, Value::of(1), 64);
  const Formula wrong = equal(symbols, long_sum, Value::of(std::int64_t{INT32_MAX} + 2));
  CHECK(wrong.is_false());
  CHECK(equal(symbols, next, Value::of(std::int64_t{INT32_MAX} + 1)).is_false());
}
