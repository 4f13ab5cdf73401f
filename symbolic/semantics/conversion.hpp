// Unary operations: negation and the conversions between Java's primitive types (JLS 5.1.2, 5.1.3).
#pragma once

#include <cmath>
#include <limits>

#include "symbolic/semantics/arithmetic.hpp"

namespace glassbox::symbolic::semantics {

namespace detail {

using UnaryCircuit = Bits (*)(Circuit&, const Bits&);
[[nodiscard]] Value unary_circuit(Context& c, UnaryCircuit circuit, Value a);
[[nodiscard]] Value lift_to_set(Context& c, std::uint64_t (*operation)(std::uint64_t), Value a);
[[nodiscard]] Value lift_to_integer(Context& c, std::uint64_t (*operation)(std::uint64_t), Value a);

// Rounds toward zero, saturates, and takes NaN to 0.
template <class Integer, class Floating>
[[nodiscard]] constexpr Integer to_integer(Floating v) {
  if (v != v) return 0;
  // 2^31 and 2^63 are exact in both formats; the largest Integer itself may not be.
  constexpr Floating limit = -static_cast<Floating>(std::numeric_limits<Integer>::min());
  if (v >= limit) return std::numeric_limits<Integer>::max();
  if (v < -limit) return std::numeric_limits<Integer>::min();
  return static_cast<Integer>(v);
}

}  // namespace detail

#define GLASSBOX_INTEGER_UNARY(name, T, R, constant_result, circuit)                       \
  [[nodiscard]] inline Value name(Context& c, Value x) {                                   \
    if (x.is_constant()) [[likely]] {                                                      \
      const T a = detail::get<T>(x);                                                       \
      return Value::of(static_cast<R>(constant_result));                                   \
    }                                                                                      \
    return detail::unary_circuit(                                                          \
        c, []([[maybe_unused]] Circuit& g, const Bits& p) -> Bits { return circuit; }, x); \
  }
GLASSBOX_INTEGER_UNARY(negate_int, std::int32_t, std::int32_t, 0 - detail::u(a), formula::negate(g, p, 32))
GLASSBOX_INTEGER_UNARY(negate_long, std::int64_t, std::int64_t, 0 - detail::u(a), formula::negate(g, p, 64))
GLASSBOX_INTEGER_UNARY(int_to_long, std::int32_t, std::int64_t, a, p)
GLASSBOX_INTEGER_UNARY(long_to_int, std::int64_t, std::int32_t, a, formula::truncate_signed(g, p, 32))
GLASSBOX_INTEGER_UNARY(int_to_byte, std::int32_t, std::int32_t, static_cast<std::int8_t>(a),
                       formula::truncate_signed(g, p, 8))
GLASSBOX_INTEGER_UNARY(int_to_char, std::int32_t, std::int32_t, static_cast<std::uint16_t>(a),
                       formula::truncate_unsigned(g, p, 16))
GLASSBOX_INTEGER_UNARY(int_to_short, std::int32_t, std::int32_t, static_cast<std::int16_t>(a),
                       formula::truncate_signed(g, p, 16))
GLASSBOX_INTEGER_UNARY(int_to_boolean, std::int32_t, std::int32_t, a & 1, formula::truncate_unsigned(g, p, 1))
#undef GLASSBOX_INTEGER_UNARY

// From a float or double, on constants and on guarded sets of them.
#define GLASSBOX_FROM_FLOATING(name, T, R, lift, constant_result)   \
  [[nodiscard]] inline Value name(Context& c, Value x) {            \
    if (x.is_constant()) [[likely]] {                               \
      const T a = detail::get<T>(x);                                \
      return Value::of(static_cast<R>(constant_result));            \
    }                                                               \
    return detail::lift(                                            \
        c,                                                          \
        [](std::uint64_t bits) {                                    \
          const T a = detail::get<T>(Value::from_bits(bits));       \
          return Value::of(static_cast<R>(constant_result)).bits(); \
        },                                                          \
        x);                                                         \
  }
GLASSBOX_FROM_FLOATING(negate_float, float, float, lift_to_set, -a)
GLASSBOX_FROM_FLOATING(negate_double, double, double, lift_to_set, -a)
GLASSBOX_FROM_FLOATING(float_to_double, float, double, lift_to_set, a)
GLASSBOX_FROM_FLOATING(double_to_float, double, float, lift_to_set, a)
GLASSBOX_FROM_FLOATING(float_to_int, float, std::int32_t, lift_to_integer,
                       (detail::to_integer<std::int32_t>(a)))
GLASSBOX_FROM_FLOATING(float_to_long, float, std::int64_t, lift_to_integer,
                       (detail::to_integer<std::int64_t>(a)))
GLASSBOX_FROM_FLOATING(double_to_int, double, std::int32_t, lift_to_integer,
                       (detail::to_integer<std::int32_t>(a)))
GLASSBOX_FROM_FLOATING(double_to_long, double, std::int64_t, lift_to_integer,
                       (detail::to_integer<std::int64_t>(a)))
#undef GLASSBOX_FROM_FLOATING

// To a float or double: the integer becomes a constant first.
#define GLASSBOX_TO_FLOATING(name, T, R)                 \
  [[nodiscard]] inline Value name(Context& c, Value x) { \
    if (!x.is_constant()) [[unlikely]]                   \
      x = c.decisions.concretise_integer(x);             \
    return Value::of(static_cast<R>(detail::get<T>(x))); \
  }
GLASSBOX_TO_FLOATING(int_to_float, std::int32_t, float)
GLASSBOX_TO_FLOATING(int_to_double, std::int32_t, double)
GLASSBOX_TO_FLOATING(long_to_float, std::int64_t, float)
GLASSBOX_TO_FLOATING(long_to_double, std::int64_t, double)
#undef GLASSBOX_TO_FLOATING

// What a variable or array element of a narrow type keeps of an int.
[[nodiscard]] inline Value narrow(Context& c, ir::BasicType type, Value v) {
  switch (type) {
    case ir::BasicType::boolean: return int_to_boolean(c, v);
    case ir::BasicType::byte: return int_to_byte(c, v);
    case ir::BasicType::character: return int_to_char(c, v);
    case ir::BasicType::short_integer: return int_to_short(c, v);
    default: return v;
  }
}

}  // namespace glassbox::symbolic::semantics
