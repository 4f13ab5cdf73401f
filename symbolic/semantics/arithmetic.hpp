// Arithmetic, logic and conversions: one function per IR operation, named like it, exact for Java (JLS 15,
// JVM specification 2.8 and 6.5). Each states its meaning once for constants and once for circuits, side by
// side; the tests hold the two against each other. Division is total here: whoever calls it has excluded
// zero.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "symbolic/semantics/context.hpp"
#include "symbolic/sums.hpp"

namespace glassbox::symbolic::semantics {

namespace detail {

using IntegerCircuit = Bits (*)(Circuit&, const Bits&, const Bits&, int width);
using Lifted = std::uint64_t (*)(std::uint64_t, std::uint64_t);

[[nodiscard]] Value integer_circuit(Context& c, IntegerCircuit circuit, int width, Value a, Value b);
// Floats: the operation on every pair of alternatives; operands with too many are concretised first.
[[nodiscard]] Value lift_to_set(Context& c, Lifted operation, Value a, Value b);
[[nodiscard]] Value lift_to_integer(Context& c, Lifted operation, Value a, Value b);

template <class T>
[[nodiscard]] constexpr T get(Value v) {
  if constexpr (std::is_same_v<T, std::int32_t>) return v.int32();
  if constexpr (std::is_same_v<T, std::int64_t>) return v.int64();
  if constexpr (std::is_same_v<T, float>) return v.float32();
  if constexpr (std::is_same_v<T, double>) return v.float64();
}

// Java's integers wrap around; C++'s unsigned ones do.
template <class T>
[[nodiscard]] constexpr std::make_unsigned_t<T> u(T v) {
  return static_cast<std::make_unsigned_t<T>>(v);
}

}  // namespace detail

// The binary operations on ints and longs: an expression on constants a and b, and a circuit.
#define GLASSBOX_INTEGER(name, T, width, constant_result, circuit)                                           \
  [[nodiscard]] inline Value name(Context& c, Value x, Value y) {                                            \
    if (both_constant(x, y)) [[likely]] {                                                                    \
      [[maybe_unused]] const T a = detail::get<T>(x), b = detail::get<T>(y);                                 \
      return Value::of(static_cast<T>(constant_result));                                                     \
    }                                                                                                        \
    return detail::integer_circuit(                                                                          \
        c, [](Circuit& g, const Bits& p, const Bits& q, [[maybe_unused]] int w) -> Bits { return circuit; }, \
        width, x, y);                                                                                        \
  }
#define GLASSBOX_SUM(name, T, width, constant_result, term)       \
  [[nodiscard]] inline Value name(Context& c, Value x, Value y) { \
    if (both_constant(x, y)) [[likely]] {                         \
      const T a = detail::get<T>(x), b = detail::get<T>(y);       \
      return Value::of(static_cast<T>(constant_result));          \
    }                                                             \
    return term(c.symbols, x, y, width);                          \
  }
#define GLASSBOX_INT_AND_LONG(name, constant_result, circuit)              \
  GLASSBOX_INTEGER(name##_int, std::int32_t, 32, constant_result, circuit) \
  GLASSBOX_INTEGER(name##_long, std::int64_t, 64, constant_result, circuit)

GLASSBOX_SUM(add_int, std::int32_t, 32, detail::u(a) + detail::u(b), sum)
GLASSBOX_SUM(add_long, std::int64_t, 64, detail::u(a) + detail::u(b), sum)
GLASSBOX_SUM(subtract_int, std::int32_t, 32, detail::u(a) - detail::u(b), difference)
GLASSBOX_SUM(subtract_long, std::int64_t, 64, detail::u(a) - detail::u(b), difference)
GLASSBOX_INT_AND_LONG(multiply, detail::u(a) * detail::u(b), formula::multiply(g, p, q, w))
GLASSBOX_INT_AND_LONG(divide, b == -1 ? 0 - detail::u(a) : detail::u(a / b), formula::divide(g, p, q, w))
GLASSBOX_INT_AND_LONG(remainder, b == -1 ? 0 : a % b, formula::remainder(g, p, q, w))
GLASSBOX_INT_AND_LONG(and, a& b, formula::bit_and(g, p, q))
GLASSBOX_INT_AND_LONG(or, a | b, formula::bit_or(g, p, q))
GLASSBOX_INT_AND_LONG(xor, a ^ b, formula::bit_xor(g, p, q))
// A shift's distance is an int whatever it shifts, and only its low five or six bits count.
GLASSBOX_INTEGER(shift_left_int, std::int32_t, 32, detail::u(a) << (b & 31), formula::shift_left(g, p, q, w))
GLASSBOX_INTEGER(shift_right_int, std::int32_t, 32, a >> (b & 31), formula::shift_right(g, p, q, w))
GLASSBOX_INTEGER(shift_right_unsigned_int, std::int32_t, 32, detail::u(a) >> (b & 31),
                 formula::shift_right_unsigned(g, p, q, w))
GLASSBOX_INTEGER(shift_left_long, std::int64_t, 64, detail::u(a) << (b & 63), formula::shift_left(g, p, q, w))
GLASSBOX_INTEGER(shift_right_long, std::int64_t, 64, a >> (b & 63), formula::shift_right(g, p, q, w))
GLASSBOX_INTEGER(shift_right_unsigned_long, std::int64_t, 64, detail::u(a) >> (b & 63),
                 formula::shift_right_unsigned(g, p, q, w))
#undef GLASSBOX_INT_AND_LONG
#undef GLASSBOX_INTEGER
#undef GLASSBOX_SUM

// lcmp: -1, 0 or 1.
[[nodiscard]] Value compare_long_circuit(Context& c, Value x, Value y);
[[nodiscard]] inline Value compare_long(Context& c, Value x, Value y) {
  if (!both_constant(x, y)) [[unlikely]]
    return compare_long_circuit(c, x, y);
  return Value::of(std::int32_t{x.int64() > y.int64()} - std::int32_t{x.int64() < y.int64()});
}

// The binary operations on floats and doubles.
#define GLASSBOX_FLOATING(name, T, result)                                                          \
  [[nodiscard]] inline Value name(Context& c, Value x, Value y) {                                   \
    const auto constant = [](Value v, Value w) {                                                    \
      const T a = detail::get<T>(v), b = detail::get<T>(w);                                         \
      return Value::of(static_cast<T>(result));                                                     \
    };                                                                                              \
    if (both_constant(x, y)) [[likely]]                                                             \
      return constant(x, y);                                                                        \
    return detail::lift_to_set(                                                                     \
        c,                                                                                          \
        [](std::uint64_t p, std::uint64_t q) {                                                      \
          const T a = detail::get<T>(Value::from_bits(p)), b = detail::get<T>(Value::from_bits(q)); \
          return Value::of(static_cast<T>(result)).bits();                                          \
        },                                                                                          \
        x, y);                                                                                      \
  }
#define GLASSBOX_FLOAT_AND_DOUBLE(name, result)  \
  GLASSBOX_FLOATING(name##_float, float, result) \
  GLASSBOX_FLOATING(name##_double, double, result)

GLASSBOX_FLOAT_AND_DOUBLE(add, a + b)
GLASSBOX_FLOAT_AND_DOUBLE(subtract, a - b)
GLASSBOX_FLOAT_AND_DOUBLE(multiply, a* b)
GLASSBOX_FLOAT_AND_DOUBLE(divide, a / b)
GLASSBOX_FLOAT_AND_DOUBLE(remainder, std::fmod(a, b))
#undef GLASSBOX_FLOAT_AND_DOUBLE
#undef GLASSBOX_FLOATING

// fcmpl and its like: -1, 0, 1, and `unordered` where one is NaN.
template <class T>
[[nodiscard]] constexpr std::int32_t compare_floating(T a, T b, std::int32_t unordered) {
  if (a > b) return 1;
  if (a == b) return 0;
  return a < b ? -1 : unordered;
}
#define GLASSBOX_COMPARE(name, T, unordered)                                                 \
  [[nodiscard]] inline Value name(Context& c, Value x, Value y) {                            \
    if (both_constant(x, y)) [[likely]] {                                                    \
      return Value::of(compare_floating(detail::get<T>(x), detail::get<T>(y), unordered));   \
    }                                                                                        \
    return detail::lift_to_integer(                                                          \
        c,                                                                                   \
        [](std::uint64_t p, std::uint64_t q) {                                               \
          return Value::of(compare_floating(detail::get<T>(Value::from_bits(p)),             \
                                            detail::get<T>(Value::from_bits(q)), unordered)) \
              .bits();                                                                       \
        },                                                                                   \
        x, y);                                                                               \
  }
GLASSBOX_COMPARE(compare_float_less, float, -1)
GLASSBOX_COMPARE(compare_float_greater, float, 1)
GLASSBOX_COMPARE(compare_double_less, double, -1)
GLASSBOX_COMPARE(compare_double_greater, double, 1)
#undef GLASSBOX_COMPARE

}  // namespace glassbox::symbolic::semantics
