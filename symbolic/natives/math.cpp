// java.lang.Math and StrictMath, and the bits of floats.
#include <dlfcn.h>

#include <cmath>
#include <limits>

#include "ir/classfile/class_path.hpp"
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

// C raises 1 to anything, and -1 to infinity, to 1; in Java both are NaN where the exponent is no number or
// infinite.
bool power(Interpreter& /*vm*/, Arguments a, Value& result) {
  const double base = a[0].float64(), exponent = a[1].float64();
  const bool undefined = std::isnan(exponent) || (std::isinf(exponent) && std::fabs(base) == 1.0);
  result = Value::of(undefined ? std::numeric_limits<double>::quiet_NaN() : std::pow(base, exponent));
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

// StrictMath promises the bits of fdlibm, which nobody has but the JDK. Its functions need no JVM: they take
// an environment and a class, as natives do, and look at neither.
void* strict_function(const char* name) {
  static void* const library = [] {
    const auto home = ir::classfile::find_jdk_home();
    if (!home) return static_cast<void*>(nullptr);
    dlopen((*home / "lib/server/libjvm.so").c_str(), RTLD_LAZY | RTLD_LOCAL);  // libjava.so is linked to it
    return dlopen((*home / "lib/libjava.so").c_str(), RTLD_LAZY | RTLD_LOCAL);
  }();
  return library == nullptr ? nullptr
                            : dlsym(library, (std::string("Java_java_lang_StrictMath_") + name).c_str());
}

bool refuse_strict(Interpreter& vm, const char* name) {
  return vm.refuse(std::string("java.lang.StrictMath.") + name + ": the JDK's lib/libjava.so lacks it");
}

template <Name name>
bool strict_of_one(Interpreter& vm, Arguments a, Value& result) {
  using Function = double (*)(void*, void*, double);
  static const auto function = reinterpret_cast<Function>(strict_function(name.letters));
  if (function == nullptr) return refuse_strict(vm, name.letters);
  result = Value::of(function(nullptr, nullptr, a[0].float64()));
  return true;
}

template <Name name>
bool strict_of_two(Interpreter& vm, Arguments a, Value& result) {
  using Function = double (*)(void*, void*, double, double);
  static const auto function = reinterpret_cast<Function>(strict_function(name.letters));
  if (function == nullptr) return refuse_strict(vm, name.letters);
  result = Value::of(function(nullptr, nullptr, a[0].float64(), a[1].float64()));
  return true;
}

// HotSpot has its own code for the common functions of Math, which rounds correctly but for about one value
// in a thousand; so does rounding a long double.
template <long double (*function)(long double)>
bool rounded_of_one(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = Value::of(static_cast<double>(function(a[0].float64())));
  return true;
}

#define GLASSBOX_STRICT(name) \
  { "java/lang/StrictMath." name "(D)D", strict_of_one<name> }
#define GLASSBOX_BOTH_STRICT(name) {"java/lang/Math." name "(D)D", strict_of_one<name>}, GLASSBOX_STRICT(name)

constexpr Entry kEntries[] = {
    {"java/lang/Math.sin(D)D", rounded_of_one<sinl>},
    {"java/lang/Math.cos(D)D", rounded_of_one<cosl>},
    {"java/lang/Math.tan(D)D", rounded_of_one<tanl>},
    {"java/lang/Math.exp(D)D", rounded_of_one<expl>},
    {"java/lang/Math.log(D)D", rounded_of_one<logl>},
    {"java/lang/Math.log10(D)D", rounded_of_one<log10l>},
    {"java/lang/Math.pow(DD)D", power},
    GLASSBOX_STRICT("sin"),
    GLASSBOX_STRICT("cos"),
    GLASSBOX_STRICT("tan"),
    GLASSBOX_STRICT("log"),
    GLASSBOX_STRICT("log10"),
    GLASSBOX_BOTH_STRICT("asin"),
    GLASSBOX_BOTH_STRICT("acos"),
    GLASSBOX_BOTH_STRICT("atan"),
    GLASSBOX_BOTH_STRICT("sinh"),
    GLASSBOX_BOTH_STRICT("cosh"),
    GLASSBOX_BOTH_STRICT("tanh"),
    GLASSBOX_BOTH_STRICT("log1p"),
    GLASSBOX_BOTH_STRICT("expm1"),
    {"java/lang/Math.atan2(DD)D", strict_of_two<"atan2">},
    {"java/lang/StrictMath.atan2(DD)D", strict_of_two<"atan2">},
    {"java/lang/Math.sqrt(D)D", of_one<std::sqrt>},  // IEEE 754 leaves no choice in these two
    {"java/lang/StrictMath.sqrt(D)D", of_one<std::sqrt>},
    {"java/lang/Math.IEEEremainder(DD)D", of_two<std::remainder>},
    {"java/lang/StrictMath.IEEEremainder(DD)D", of_two<std::remainder>},
    {"java/lang/Math.fma(DDD)D", fused_multiply_add_double},
    {"java/lang/Math.fma(FFF)F", fused_multiply_add_float},
    {"java/lang/Float.floatToRawIntBits(F)I", float_to_bits},
    {"java/lang/Float.intBitsToFloat(I)F", bits_to_float},
    {"java/lang/Double.doubleToRawLongBits(D)J", same_bits},
    {"java/lang/Double.longBitsToDouble(J)D", same_bits},
};
#undef GLASSBOX_BOTH_STRICT
#undef GLASSBOX_STRICT

}  // namespace

std::span<const Entry> math_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
