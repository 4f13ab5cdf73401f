// Every operation against plain arithmetic: on all values of narrow vectors of variables, and on random and
// extreme values of int and long as constants, as variables, and mixed.
#include "symbolic/formula/bit_vector.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <limits>
#include <random>
#include <string>
#include <vector>

using namespace glassbox::symbolic::formula;

namespace {

using Value = std::int64_t;
using Pattern = std::uint64_t;

// Java's arithmetic, written without the code under test.
Value wrap(Pattern value, int width) {
  return width == 32 ? Value{static_cast<std::int32_t>(static_cast<std::uint32_t>(value))}
                     : static_cast<Value>(value);
}
Pattern pattern(Value value) { return static_cast<Pattern>(value); }
int masked(Value distance, int width) {
  return static_cast<int>(pattern(distance) % static_cast<Pattern>(width));
}

Value java_divide(Value a, Value b, int width) { return b == -1 ? wrap(0 - pattern(a), width) : a / b; }
Value java_remainder(Value a, Value b, int) { return b == -1 ? 0 : a % b; }
Value java_shift_left(Value a, Value b, int width) { return wrap(pattern(a) << masked(b, width), width); }
Value java_shift_right(Value a, Value b, int width) { return a >> masked(b, width); }
Value java_shift_right_unsigned(Value a, Value b, int width) {
  const Pattern unsigned_a = width == 32 ? pattern(a) & 0xffffffffU : pattern(a);
  return wrap(unsigned_a >> masked(b, width), width);
}

struct Operation {
  std::string name;
  Bits (*symbolic)(Circuit&, const Bits&, const Bits&, int width);
  Value (*expected)(Value, Value, int width);
  bool divides = false;
};

const std::vector<Operation>& operations() {
  static const std::vector<Operation> all{
      {"add", add, [](Value a, Value b, int w) { return wrap(pattern(a) + pattern(b), w); }},
      {"subtract", subtract, [](Value a, Value b, int w) { return wrap(pattern(a) - pattern(b), w); }},
      {"multiply", multiply, [](Value a, Value b, int w) { return wrap(pattern(a) * pattern(b), w); }},
      {"square", [](Circuit& c, const Bits& a, const Bits&, int w) { return multiply(c, a, a, w); },
       [](Value a, Value, int w) { return wrap(pattern(a) * pattern(a), w); }},
      {"negate", [](Circuit& c, const Bits& a, const Bits&, int w) { return negate(c, a, w); },
       [](Value a, Value, int w) { return wrap(0 - pattern(a), w); }},
      {"divide", divide, java_divide, true},
      {"remainder", remainder, java_remainder, true},
      {"and", [](Circuit& c, const Bits& a, const Bits& b, int) { return bit_and(c, a, b); },
       [](Value a, Value b, int) { return a & b; }},
      {"or", [](Circuit& c, const Bits& a, const Bits& b, int) { return bit_or(c, a, b); },
       [](Value a, Value b, int) { return a | b; }},
      {"xor", [](Circuit& c, const Bits& a, const Bits& b, int) { return bit_xor(c, a, b); },
       [](Value a, Value b, int) { return a ^ b; }},
      {"shift_left", shift_left, java_shift_left},
      {"shift_right", shift_right, java_shift_right},
      {"shift_right_unsigned", shift_right_unsigned, java_shift_right_unsigned},
      {"to byte", [](Circuit& c, const Bits& a, const Bits&, int) { return truncate_signed(c, a, 8); },
       [](Value a, Value, int) { return Value{static_cast<std::int8_t>(a)}; }},
      {"to 3 bits", [](Circuit& c, const Bits& a, const Bits&, int) { return truncate_signed(c, a, 3); },
       [](Value a, Value, int) { return ((a & 7) ^ 4) - 4; }},
      {"to int", [](Circuit& c, const Bits& a, const Bits&, int) { return truncate_signed(c, a, 32); },
       [](Value a, Value, int) { return wrap(pattern(a), 32); }},
      {"to char", [](Circuit& c, const Bits& a, const Bits&, int) { return truncate_unsigned(c, a, 16); },
       [](Value a, Value, int) { return a & 0xffff; }},
      {"to 2 bits unsigned",
       [](Circuit& c, const Bits& a, const Bits&, int) { return truncate_unsigned(c, a, 2); },
       [](Value a, Value, int) { return a & 3; }},
      {"equal", [](Circuit& c, const Bits& a, const Bits& b, int) { return Bits::boolean(equal(c, a, b)); },
       [](Value a, Value b, int) { return Value{a == b ? 1 : 0}; }},
      {"less", [](Circuit& c, const Bits& a, const Bits& b, int) { return Bits::boolean(less(c, a, b)); },
       [](Value a, Value b, int) { return Value{a < b ? 1 : 0}; }},
      {"if_then_else",
       [](Circuit& c, const Bits& a, const Bits& b, int) { return if_then_else(c, less(c, a, b), a, b); },
       [](Value a, Value b, int) { return std::min(a, b); }},
  };
  return all;
}

bool is_trimmed(const Bits& a) {
  return a.width() == 1 || (a.width() <= 64 && a[a.width() - 1] != a[a.width() - 2]);
}

Bits fresh(Circuit& c, int width) {
  std::array<Formula, 64> bits;
  for (int i = 0; i < width; ++i) bits[static_cast<std::size_t>(i)] = c.variable();
  return Bits::from({bits.data(), static_cast<std::size_t>(width)});
}

// Gives the variables of a vector made by `fresh` the bits of the value.
void assign(const Circuit& c, Assignment& assignment, const Bits& vector, Value value) {
  for (int i = 0; i < vector.width(); ++i) {
    if (c.is_variable(vector[i].node())) {
      assignment.set(c.variable_index(vector[i].node()), ((value >> i) & 1) != 0);
    }
  }
}

// A vector whose bits are partly constant (those of `value`), partly fresh variables.
Bits partly_constant(Circuit& c, Value value, int width, std::mt19937_64& random) {
  std::array<Formula, 64> bits;
  const Pattern mask = random() & random();
  for (int i = 0; i < width; ++i) {
    const bool bit = ((value >> i) & 1) != 0;
    bits[static_cast<std::size_t>(i)] = ((mask >> i) & 1U) != 0 ? c.variable() : Formula::constant(bit);
  }
  return Bits::from({bits.data(), static_cast<std::size_t>(width)});
}

void check_result(const Operation& operation, const Assignment& assignment, const Bits& result, Value a,
                  Value b, int width) {
  if (operation.divides && b == 0) return;
  const Value expected = operation.expected(a, b, width);
  const Value actual = evaluate(assignment, result);
  // Catch's macros are too slow for each of a million comparisons.
  if (actual == expected && minimum(result) <= expected && expected <= maximum(result)) return;
  INFO(operation.name << " of " << a << " and " << b << " at width " << width);
  INFO("range of the result: " << minimum(result) << " to " << maximum(result));
  REQUIRE(actual == expected);
  REQUIRE((minimum(result) <= expected && expected <= maximum(result)));
}

std::vector<Bits> all_results(Circuit& c, const Bits& a, const Bits& b, int width) {
  std::vector<Bits> results;
  for (const Operation& operation : operations()) {
    results.push_back(operation.symbolic(c, a, b, width));
    INFO(operation.name);
    if (!is_trimmed(results.back()) || results.back().width() > width) {
      REQUIRE(is_trimmed(results.back()));
      REQUIRE(results.back().width() <= width);
    }
  }
  return results;
}

std::vector<Value> interesting_values(int width, std::mt19937_64& random) {
  const Value largest =
      width == 32 ? std::numeric_limits<std::int32_t>::max() : std::numeric_limits<Value>::max();
  std::vector<Value> values{0,  1,  -1, 2,  -2,  3,       7,        -8,           31,         32,
                            33, 63, 64, 65, 100, largest, -largest, -largest - 1, largest - 1};
  for (int i = 0; i < 12; ++i) values.push_back(wrap(random(), width) >> (random() % 32));
  return values;
}

}  // namespace

TEST_CASE("all values of narrow vectors of variables") {
  const int width = GENERATE(32, 64);
  const int largest = width == 32 ? 5 : 3;
  for (int width_a = 1; width_a <= largest; ++width_a) {
    for (int width_b = 1; width_b <= largest; ++width_b) {
      Circuit c;
      const Bits a = fresh(c, width_a);
      const Bits b = fresh(c, width_b);
      const std::vector<Bits> results = all_results(c, a, b, width);
      Assignment assignment(c);
      for (Value x = -(1 << (width_a - 1)); x < 1 << (width_a - 1); ++x) {
        for (Value y = -(1 << (width_b - 1)); y < 1 << (width_b - 1); ++y) {
          assign(c, assignment, a, x);
          assign(c, assignment, b, y);
          for (std::size_t i = 0; i < results.size(); ++i) {
            check_result(operations()[i], assignment, results[i], x, y, width);
          }
        }
      }
    }
  }
}

TEST_CASE("all values of narrow vectors of which some bits are constant") {
  // Each of three bits is false, true, or a variable: what is concluded from known ranges shows here.
  const int patterns = 3 * 3 * 3;
  const auto vector = [](Circuit& c, int index) {
    std::array<Formula, 3> bits;
    for (Formula& bit : bits) {
      bit = index % 3 == 2 ? c.variable() : Formula::constant(index % 3 == 1);
      index /= 3;
    }
    return Bits::from(bits);
  };
  for (int pattern_a = 0; pattern_a < patterns; ++pattern_a) {
    for (int pattern_b = 0; pattern_b < patterns; ++pattern_b) {
      Circuit c;
      const Bits a = vector(c, pattern_a);
      const Bits b = vector(c, pattern_b);
      const std::vector<Bits> results = all_results(c, a, b, 32);
      Assignment assignment(c);
      for (std::uint32_t column = 0; column < 1U << c.variable_count(); ++column) {
        for (std::uint32_t v = 0; v < c.variable_count(); ++v) assignment.set(v, ((column >> v) & 1U) != 0);
        for (std::size_t i = 0; i < results.size(); ++i) {
          check_result(operations()[i], assignment, results[i], evaluate(assignment, a),
                       evaluate(assignment, b), 32);
        }
      }
    }
  }
}

TEST_CASE("all values of a narrow vector and a constant") {
  const int width = 32;
  const int used = 4;
  for (Value constant = -20; constant <= 20; ++constant) {
    Circuit c;
    const Bits a = fresh(c, used);
    const Bits b = Bits::constant(constant);
    const std::vector<Bits> right = all_results(c, a, b, width);
    const std::vector<Bits> left = all_results(c, b, a, width);
    Assignment assignment(c);
    for (Value x = -(1 << (used - 1)); x < 1 << (used - 1); ++x) {
      assign(c, assignment, a, x);
      for (std::size_t i = 0; i < right.size(); ++i) {
        check_result(operations()[i], assignment, right[i], x, constant, width);
        check_result(operations()[i], assignment, left[i], constant, x, width);
      }
    }
  }
}

TEST_CASE("constants fold to constants") {
  const int width = GENERATE(32, 64);
  std::mt19937_64 random(11);
  const std::vector<Value> values = interesting_values(width, random);
  Circuit c;
  for (const Value a : values) {
    for (const Value b : values) {
      for (const Operation& operation : operations()) {
        if (operation.divides && b == 0) continue;
        const Bits result = operation.symbolic(c, Bits::constant(a), Bits::constant(b), width);
        const Value expected = operation.expected(a, b, width);
        if (result == Bits::constant(expected) && result.as_constant() == expected) continue;
        INFO(operation.name << " of " << a << " and " << b << " at width " << width);
        REQUIRE(result.as_constant() == expected);
        REQUIRE(result == Bits::constant(expected));
      }
    }
  }
  CHECK(c.node_count() == 1);
}

TEST_CASE("full-width vectors of variables") {
  const int width = GENERATE(32, 64);
  std::mt19937_64 random(12);
  const std::vector<Value> values = interesting_values(width, random);
  Circuit c;
  const Bits a = fresh(c, width);
  const Bits b = fresh(c, width);
  const std::vector<Bits> results = all_results(c, a, b, width);
  Assignment assignment(c);
  for (const Value x : values) {
    for (const Value y : values) {
      // A 64-bit divider is large: a sample of the pairs.
      const bool extreme = x == values[17] && y == -1;
      if (!extreme && random() % (width == 64 ? 24 : 6) != 0) continue;
      assign(c, assignment, a, x);
      assign(c, assignment, b, y);
      for (std::size_t i = 0; i < results.size(); ++i) {
        check_result(operations()[i], assignment, results[i], x, y, width);
      }
    }
  }
}

TEST_CASE("constants mixed with variables") {
  const int width = GENERATE(32, 64);
  std::mt19937_64 random(13);
  const std::vector<Value> values = interesting_values(width, random);
  for (int round = 0; round < (width == 64 ? 8 : 40); ++round) {
    const Value x = values[random() % values.size()];
    const Value y = values[random() % values.size()];
    Circuit c;
    const bool constant_a = random() % 3 == 0;
    const bool constant_b = !constant_a && random() % 2 == 0;
    const int used = random() % 2 == 0 ? width : 9;
    const Bits a = constant_a ? Bits::constant(x) : partly_constant(c, x, used, random);
    const Bits b = constant_b ? Bits::constant(y) : partly_constant(c, y, used, random);
    const std::vector<Bits> results = all_results(c, a, b, width);
    Assignment assignment(c);
    for (int sample = 0; sample < 5; ++sample) {
      assign(c, assignment, a, static_cast<Value>(random()));
      assign(c, assignment, b, static_cast<Value>(random()));
      for (std::size_t i = 0; i < results.size(); ++i) {
        check_result(operations()[i], assignment, results[i], evaluate(assignment, a),
                     evaluate(assignment, b), width);
      }
    }
  }
}

TEST_CASE("representation of constants and booleans") {
  Circuit c;
  const Formula x = c.variable();
  CHECK(Bits() == Bits::constant(0));
  CHECK(Bits::constant(0).width() == 1);
  CHECK(Bits::constant(-1).width() == 1);
  CHECK(Bits::constant(1).width() == 2);
  CHECK(Bits::constant(-8).width() == 4);
  CHECK(Bits::constant(std::numeric_limits<Value>::min()).width() == 64);
  CHECK(Bits::boolean(Formula::constant(false)) == Bits::constant(0));
  CHECK(Bits::boolean(Formula::constant(true)) == Bits::constant(1));
  CHECK(Bits::boolean(x).width() == 2);
  CHECK(Bits::boolean(x)[0] == x);
  CHECK(Bits::boolean(x)[63].is_false());
  CHECK_FALSE(Bits::boolean(x).as_constant().has_value());
  const std::array<Formula, 4> repeated{x, !x, !x, !x};
  CHECK(Bits::from(repeated).width() == 2);
  CHECK(Bits::from(repeated).sign() == !x);
  for (const Value value : {Value{0}, Value{5}, Value{-5}, std::numeric_limits<Value>::min(),
                            std::numeric_limits<Value>::max()}) {
    CHECK(Bits::constant(value).as_constant() == value);
    CHECK(minimum(Bits::constant(value)) == value);
    CHECK(maximum(Bits::constant(value)) == value);
  }
  const std::array<Formula, 4> bits{x, Formula::constant(true), Formula::constant(false), c.variable()};
  CHECK(minimum(Bits::from(bits)) == -6);
  CHECK(maximum(Bits::from(bits)) == 3);
}

TEST_CASE("results are no wider than the operands' ranges require") {
  Circuit c;
  const Bits a = fresh(c, 3);  // -4 .. 3
  const Bits b = fresh(c, 3);
  const Bits natural = truncate_unsigned(c, fresh(c, 3), 2);  // 0 .. 3
  const Bits flag = Bits::boolean(c.variable());
  const Bits one = Bits::constant(1);

  CHECK(add(c, a, b, 32).width() == 4);
  CHECK(add(c, natural, natural, 32).width() == 4);  // 0 .. 6
  CHECK(add(c, flag, flag, 32).width() == 3);
  CHECK(subtract(c, flag, one, 32).width() == 1);
  CHECK(subtract(c, a, b, 32).width() == 4);
  CHECK(negate(c, natural, 32).width() == 3);
  CHECK(multiply(c, a, b, 32).width() == 6);
  CHECK(multiply(c, flag, a, 32).width() == 3);
  CHECK(multiply(c, a, a, 32).sign().is_false());
  CHECK(divide(c, natural, natural, 32).width() == 3);
  CHECK(remainder(c, a, Bits::constant(100), 32) == a);
  CHECK(remainder(c, fresh(c, 32), Bits::constant(10), 32).width() == 5);
  CHECK(bit_and(c, fresh(c, 32), Bits::constant(5)).width() == 4);
  CHECK(shift_left(c, a, flag, 32).width() == 4);
  CHECK(shift_right(c, a, fresh(c, 32), 32).width() == 3);
  CHECK(shift_right_unsigned(c, natural, fresh(c, 32), 32).width() == 3);
  CHECK(shift_right_unsigned(c, a, flag, 32).width() == 32);
  CHECK(shift_right_unsigned(c, a, Bits::constant(30), 32).width() == 3);
  CHECK(truncate_unsigned(c, natural, 16) == natural);
  // All values of an interval agree in their leading bits.
  CHECK(add(c, flag, Bits::constant(8), 32)[1].is_false());
  CHECK(add(c, flag, Bits::constant(8), 32)[3].is_true());
}

TEST_CASE("neutral operands and known facts add no nodes") {
  Circuit c;
  const Bits a = fresh(c, 32);
  const Bits b = fresh(c, 32);
  const Bits zero;
  const std::uint32_t nodes = c.node_count();
  CHECK(add(c, a, zero, 32) == a);
  CHECK(subtract(c, a, zero, 32) == a);
  CHECK(subtract(c, a, a, 32) == zero);
  CHECK(multiply(c, a, Bits::constant(1), 32) == a);
  CHECK(multiply(c, zero, a, 32) == zero);
  CHECK(multiply(c, a, Bits::constant(8), 32) == shift_left(c, a, Bits::constant(3), 32));
  CHECK(divide(c, a, Bits::constant(1), 32) == a);
  CHECK(bit_xor(c, a, a) == zero);
  CHECK(bit_or(c, a, zero) == a);
  CHECK(bit_and(c, a, Bits::constant(-1)) == a);
  CHECK(shift_left(c, a, zero, 32) == a);
  CHECK(shift_left(c, a, Bits::constant(32), 32) == a);
  CHECK(shift_right_unsigned(c, a, Bits::constant(-32), 32) == a);
  CHECK(if_then_else(c, c.conjunction(a[0], a[0]), b, b) == b);
  CHECK(equal(c, a, a).is_true());
  CHECK(equal(c, truncate_signed(c, a, 8), Bits::constant(1000)).is_false());
  CHECK(less(c, a, a).is_false());
  CHECK(less(c, a, zero) == a.sign());
  CHECK(less(c, truncate_signed(c, a, 8), Bits::constant(128)).is_true());
  CHECK(less(c, truncate_signed(c, a, 8), Bits::constant(-128)).is_false());
  CHECK(c.node_count() == nodes);

  CHECK(add(c, a, b, 32) == add(c, b, a, 32));
  CHECK(multiply(c, truncate_signed(c, a, 5), b, 32) == multiply(c, b, truncate_signed(c, a, 5), 32));
  CHECK(equal(c, a, b) == equal(c, b, a));
}
