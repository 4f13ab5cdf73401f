// One semantics: each instruction on constants and on circuits must mean the same. Operands are encoded as
// fresh variables, the circuit is evaluated under the assignment that encodes them, and the result is held
// against the constant case of the same function; the constant case in turn against arithmetic written out
// here, independently.
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <random>

#include "symbolic/semantics/arithmetic.hpp"
#include "symbolic/semantics/comparison.hpp"
#include "symbolic/semantics/conversion.hpp"

using namespace glassbox::symbolic;
using glassbox::ir::Hierarchy;
using glassbox::ir::classfile::ClassPath;

namespace {

constexpr std::int64_t kIntMin = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t kLongMin = std::numeric_limits<std::int64_t>::min();

struct Bench {
  Hierarchy classes{ClassPath()};
  Heap heap{std::size_t{1} << 20U};
  Circuit circuit;
  Symbols symbols{circuit};
  formula::Assignment assignment{circuit};
  PathDecisions decisions{symbols, assignment};
  semantics::Context context{classes, heap, symbols, decisions};

  // A symbolic value of this width that the assignment makes `v`.
  Value encode(std::int64_t v, int width) {
    std::vector<Formula> bits;
    for (int i = 0; i < width; ++i) {
      const std::uint32_t index = circuit.variable_count();
      bits.push_back(circuit.variable());
      assignment.set(index, (static_cast<std::uint64_t>(v) >> static_cast<unsigned>(i) & 1U) != 0);
    }
    return symbols.integer(Bits::from(bits));
  }
  Value encode_set(std::uint64_t chosen, std::uint64_t other) {
    const std::uint32_t index = circuit.variable_count();
    const Formula x = circuit.variable();
    assignment.set(index, true);
    return symbols.guarded_set({{x, chosen}, {!x, other}});
  }
  std::int64_t integer(Value v) { return formula::evaluate(assignment, symbols.bits(v)); }
  std::uint64_t chosen(Value v) {
    std::uint64_t found = 0;
    symbols.for_each_alternative(v, [&](Formula g, std::uint64_t bits) {
      if (assignment.evaluate(g)) found = bits;
    });
    return found;
  }
};

std::vector<std::int64_t> interesting(int width, std::mt19937_64& random) {
  const std::int64_t low = width == 32 ? kIntMin : kLongMin;
  std::vector<std::int64_t> values = {0,  1,   -1,   2,     -2,    31,  32,      33,   63,
                                      64, 127, -128, 32767, 65535, low, low + 1, ~low, ~low - 1};
  for (int i = 0; i < 6; ++i) {
    const auto v = static_cast<std::int64_t>(random());
    values.push_back(width == 32 ? static_cast<std::int32_t>(v) : v);
  }
  return values;
}

using Binary = Value (*)(semantics::Context&, Value, Value);
using Unary = Value (*)(semantics::Context&, Value);

void check_binary(Binary operation, int width, bool division,
                  std::int64_t (*expected)(std::int64_t, std::int64_t)) {
  std::mt19937_64 random(7);
  Bench bench;
  for (const std::int64_t a : interesting(width, random)) {
    for (const std::int64_t b : interesting(width, random)) {
      if (division && b == 0) continue;
      const Value constant = operation(bench.context, Value::of(a), Value::of(b));
      REQUIRE(constant.is_constant());
      CAPTURE(a, b);
      REQUIRE(constant.int64() == expected(a, b));
      const Value x = bench.encode(a, width), y = bench.encode(b, width);
      REQUIRE(bench.integer(operation(bench.context, x, Value::of(b))) == constant.int64());
      REQUIRE(bench.integer(operation(bench.context, Value::of(a), y)) == constant.int64());
    }
  }
  CHECK(bench.decisions.path_constraint().empty());  // arithmetic never adds to the path
}

__extension__ typedef __int128 Wide;  // NOLINT: exact results, before they wrap around

std::int64_t wrap32(Wide v) { return static_cast<std::int32_t>(static_cast<std::uint32_t>(v)); }
std::int64_t wrap64(Wide v) { return static_cast<std::int64_t>(static_cast<std::uint64_t>(v)); }

}  // namespace

TEST_CASE("int arithmetic on constants and circuits", "[semantics]") {
  check_binary(semantics::add_int, 32, false,
               [](std::int64_t a, std::int64_t b) { return wrap32(Wide{a} + b); });
  check_binary(semantics::subtract_int, 32, false,
               [](std::int64_t a, std::int64_t b) { return wrap32(Wide{a} - b); });
  check_binary(semantics::and_int, 32, false, [](std::int64_t a, std::int64_t b) { return a & b; });
  check_binary(semantics::or_int, 32, false, [](std::int64_t a, std::int64_t b) { return a | b; });
  check_binary(semantics::xor_int, 32, false, [](std::int64_t a, std::int64_t b) { return a ^ b; });
  check_binary(semantics::shift_left_int, 32, false,
               [](std::int64_t a, std::int64_t b) { return wrap32(Wide{a} * (Wide{1} << (b & 31))); });
  check_binary(semantics::shift_right_int, 32, false,
               [](std::int64_t a, std::int64_t b) { return a >> (b & 31); });
  check_binary(semantics::shift_right_unsigned_int, 32, false, [](std::int64_t a, std::int64_t b) {
    return wrap32(static_cast<std::uint32_t>(a) >> (b & 31));
  });
}

TEST_CASE("int multiplication and division on constants and circuits", "[semantics]") {
  check_binary(semantics::multiply_int, 32, false,
               [](std::int64_t a, std::int64_t b) { return wrap32(Wide{a} * b); });
  check_binary(semantics::divide_int, 32, true,
               [](std::int64_t a, std::int64_t b) { return wrap32(Wide{a} / b); });
  check_binary(semantics::remainder_int, 32, true,
               [](std::int64_t a, std::int64_t b) { return wrap32(Wide{a} % b); });
}

TEST_CASE("long arithmetic on constants and circuits", "[semantics]") {
  check_binary(semantics::add_long, 64, false,
               [](std::int64_t a, std::int64_t b) { return wrap64(Wide{a} + b); });
  check_binary(semantics::subtract_long, 64, false,
               [](std::int64_t a, std::int64_t b) { return wrap64(Wide{a} - b); });
  check_binary(semantics::and_long, 64, false, [](std::int64_t a, std::int64_t b) { return a & b; });
  check_binary(semantics::compare_long, 64, false,
               [](std::int64_t a, std::int64_t b) { return std::int64_t{a > b} - std::int64_t{a < b}; });
  check_binary(semantics::shift_right_unsigned_long, 64, false, [](std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) >> (b & 63));
  });
  check_binary(semantics::shift_left_long, 64, false, [](std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) << (b & 63));
  });
}

TEST_CASE("negation and integral casts on constants and circuits", "[semantics]") {
  const auto check = [](Unary operation, int width, std::int64_t (*expected)(std::int64_t)) {
    std::mt19937_64 random(11);
    Bench bench;
    for (const std::int64_t a : interesting(width, random)) {
      CAPTURE(a);
      REQUIRE(operation(bench.context, Value::of(a)).int64() == expected(a));
      REQUIRE(bench.integer(operation(bench.context, bench.encode(a, width))) == expected(a));
    }
  };
  check(semantics::negate_int, 32, [](std::int64_t a) { return wrap32(-Wide{a}); });
  check(semantics::negate_long, 64, [](std::int64_t a) { return wrap64(-Wide{a}); });
  check(semantics::long_to_int, 64, [](std::int64_t a) { return wrap32(a); });
  check(semantics::int_to_long, 32, [](std::int64_t a) { return a; });
  check(semantics::int_to_byte, 32, [](std::int64_t a) { return std::int64_t{static_cast<std::int8_t>(a)}; });
  check(semantics::int_to_char, 32, [](std::int64_t a) { return a & 0xffff; });
  check(semantics::int_to_short, 32,
        [](std::int64_t a) { return std::int64_t{static_cast<std::int16_t>(a)}; });
}

TEST_CASE("branches on constants and circuits", "[semantics]") {
  using Condition = Formula (*)(semantics::Context&, Value, Value);
  const auto check = [](Condition condition, bool (*expected)(std::int64_t, std::int64_t)) {
    std::mt19937_64 random(13);
    Bench bench;
    for (const std::int64_t a : interesting(32, random)) {
      for (const std::int64_t b : interesting(32, random)) {
        CAPTURE(a, b);
        const Formula constant = condition(bench.context, Value::of(a), Value::of(b));
        REQUIRE(constant.is_constant());
        REQUIRE(constant.is_true() == expected(a, b));
        const Formula f = condition(bench.context, bench.encode(a, 32), bench.encode(b, 32));
        REQUIRE(bench.assignment.evaluate(f) == expected(a, b));
      }
    }
  };
  check(semantics::branch_int_equal, [](std::int64_t a, std::int64_t b) { return a == b; });
  check(semantics::branch_int_not_equal, [](std::int64_t a, std::int64_t b) { return a != b; });
  check(semantics::branch_int_less, [](std::int64_t a, std::int64_t b) { return a < b; });
  check(semantics::branch_int_less_equal, [](std::int64_t a, std::int64_t b) { return a <= b; });
  check(semantics::branch_int_greater, [](std::int64_t a, std::int64_t b) { return a > b; });
  check(semantics::branch_int_greater_equal, [](std::int64_t a, std::int64_t b) { return a >= b; });
}

TEST_CASE("floating point on constants and guarded sets", "[semantics]") {
  const double values[] = {0.0,      -0.0,      1.5, -2.25,        1e308,  5e-324,
                           INFINITY, -INFINITY, NAN, 2147483648.0, -9.3e18};
  Bench bench;
  const auto same = [](double a, double b) {
    return std::isnan(a) ? std::isnan(b) : Value::of(a) == Value::of(b);
  };
  for (const double a : values) {
    for (const double b : values) {
      CAPTURE(a, b);
      const Value x = bench.encode_set(Value::of(a).bits(), Value::of(17.0).bits());
      const Value y = bench.encode_set(Value::of(b).bits(), Value::of(0.5).bits());
      const auto on_set = [&](Binary operation) {
        return Value::from_bits(bench.chosen(operation(bench.context, x, y))).float64();
      };
      REQUIRE(same(on_set(semantics::add_double), a + b));
      REQUIRE(same(on_set(semantics::multiply_double), a * b));
      REQUIRE(same(on_set(semantics::divide_double), a / b));
      REQUIRE(same(on_set(semantics::remainder_double), std::fmod(a, b)));
      const std::int64_t order = a > b ? 1 : a == b ? 0 : -1;  // NaN compares as less in fcmpl and dcmpl
      REQUIRE(bench.integer(semantics::compare_double_less(bench.context, x, y)) == order);
    }
    const Value x = bench.encode_set(Value::of(a).bits(), Value::of(17.0).bits());
    const std::int64_t as_int = std::isnan(a)        ? 0
                                : a >= 2147483647.0  ? 2147483647
                                : a <= -2147483648.0 ? kIntMin
                                                     : static_cast<std::int64_t>(a);
    REQUIRE(semantics::double_to_int(bench.context, Value::of(a)).int64() == as_int);
    REQUIRE(bench.integer(semantics::double_to_int(bench.context, x)) == as_int);
  }
  CHECK(bench.decisions.path_constraint().empty());
}

TEST_CASE("a set that would grow too large is concretised, and the path says so", "[semantics]") {
  Bench bench;
  std::vector<Alternative> many;
  Formula rest = Formula::constant(true);
  for (int i = 0; i < 20; ++i) {
    const Formula x = bench.circuit.variable();
    many.push_back({bench.circuit.conjunction(rest, x), Value::of(i + 0.25).bits()});
    rest = bench.circuit.conjunction(rest, !x);
  }
  many.push_back({rest, Value::of(99.0).bits()});
  const Value a = bench.symbols.guarded_set(many),
              b = bench.symbols.choose_set(bench.circuit.variable(), a, Value::of(7.0));
  const Value sum = semantics::add_double(bench.context, a, b);
  CHECK(Value::from_bits(bench.chosen(sum)).float64() == 106.0);  // nothing is set: 99 and 7
  CHECK_FALSE(bench.decisions.path_constraint().empty());
}
