// java.lang.Math and StrictMath, and the bits of floats.
#include <cmath>

#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

template <double (*function)(double)>
bool of_one(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = Value::of(function(a[0].float64()));
  return true;
}

template <double (*function)(double, double)>
bool of_two(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = Value::of(function(a[0].float64(), a[1].float64()));
  return true;
}

// In memory a value is its bits already; an int is sign-extended where a float is not.
bool float_to_bits(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = Value::of(static_cast<std::int32_t>(a[0].bits()));
  return true;
}
bool bits_to_float(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = Value::from_bits(static_cast<std::uint32_t>(a[0].int32()));
  return true;
}
bool same_bits(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = a[0];
  return true;
}

bool fused_multiply_add_double(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = Value::of(std::fma(a[0].float64(), a[1].float64(), a[2].float64()));
  return true;
}
bool fused_multiply_add_float(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = Value::of(std::fma(a[0].float32(), a[1].float32(), a[2].float32()));
  return true;
}

#define GLASSBOX_BOTH_MATHS(name, native) \
  {"java/lang/Math." name, native}, { "java/lang/StrictMath." name, native }

constexpr Entry kEntries[] = {
    GLASSBOX_BOTH_MATHS("sin(D)D", of_one<std::sin>),
    GLASSBOX_BOTH_MATHS("cos(D)D", of_one<std::cos>),
    GLASSBOX_BOTH_MATHS("tan(D)D", of_one<std::tan>),
    GLASSBOX_BOTH_MATHS("asin(D)D", of_one<std::asin>),
    GLASSBOX_BOTH_MATHS("acos(D)D", of_one<std::acos>),
    GLASSBOX_BOTH_MATHS("atan(D)D", of_one<std::atan>),
    GLASSBOX_BOTH_MATHS("sinh(D)D", of_one<std::sinh>),
    GLASSBOX_BOTH_MATHS("cosh(D)D", of_one<std::cosh>),
    GLASSBOX_BOTH_MATHS("tanh(D)D", of_one<std::tanh>),
    GLASSBOX_BOTH_MATHS("log(D)D", of_one<std::log>),
    GLASSBOX_BOTH_MATHS("log10(D)D", of_one<std::log10>),
    GLASSBOX_BOTH_MATHS("log1p(D)D", of_one<std::log1p>),
    GLASSBOX_BOTH_MATHS("expm1(D)D", of_one<std::expm1>),
    GLASSBOX_BOTH_MATHS("sqrt(D)D", of_one<std::sqrt>),
    GLASSBOX_BOTH_MATHS("atan2(DD)D", of_two<std::atan2>),
    GLASSBOX_BOTH_MATHS("IEEEremainder(DD)D", of_two<std::remainder>),
    {"java/lang/Math.exp(D)D", of_one<std::exp>},
    {"java/lang/Math.fma(DDD)D", fused_multiply_add_double},
    {"java/lang/Math.fma(FFF)F", fused_multiply_add_float},
    {"java/lang/Float.floatToRawIntBits(F)I", float_to_bits},
    {"java/lang/Float.intBitsToFloat(I)F", bits_to_float},
    {"java/lang/Double.doubleToRawLongBits(D)J", same_bits},
    {"java/lang/Double.longBitsToDouble(J)D", same_bits},
};
#undef GLASSBOX_BOTH_MATHS

}  // namespace

std::span<const Entry> math_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
