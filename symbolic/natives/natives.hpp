// Methods that glassbox runs itself: the JDK's natives, and a few Java methods of the JDK that lead into
// parts of the JVM that are not here (module system, security, reflection). One table per subject.
#pragma once

#include <span>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::symbolic::natives {

using Arguments = std::span<const Value>;

struct Entry {
  const char* name;  // "java/lang/Object.hashCode()I"; without a descriptor: whatever descriptor it has
  Native native;
};

// What runs a method, or nullptr if its own code does.
[[nodiscard]] Native find(const ir::Method& method);

// Why a method is not run at all (threads, files, sockets, reflection; in a check also random values), or
// nullptr.
[[nodiscard]] const char* refusal(const ir::Method& method, bool checking);

// Does what a JVM's start-up would have done to a class of the JDK that has just been initialised: System.out
// and System.err. False: a signal is pending.
[[nodiscard]] bool after_initialisation(Interpreter& vm, ir::Class& c);

// Where Unsafe finds the first cell of an object and the first element of an array, and a field (of the class
// of a mirror, by its name). False: an exception is pending.
inline constexpr std::int32_t kUnsafeBase = 16;  // as in HotSpot
[[nodiscard]] bool unsafe_field_offset(Interpreter& vm, Value mirror, Value field_name, Value& result);

// The tables.
[[nodiscard]] std::span<const Entry> object_natives();
[[nodiscard]] std::span<const Entry> class_natives();
[[nodiscard]] std::span<const Entry> system_natives();
[[nodiscard]] std::span<const Entry> math_natives();
[[nodiscard]] std::span<const Entry> throwable_natives();
[[nodiscard]] std::span<const Entry> unsafe_natives();
[[nodiscard]] std::span<const Entry> var_handle_natives();
[[nodiscard]] std::span<const Entry> console_natives();
[[nodiscard]] std::span<const Entry> formatting_natives();
[[nodiscard]] std::span<const Entry> security_natives();

// A name as a template argument.
struct Name {
  template <std::size_t n>
  constexpr Name(const char (&text)[n]) {  // NOLINT: implicit, so that a literal will do
    for (std::size_t i = 0; i < n; ++i) letters[i] = text[i];
  }
  char letters[32] = {};
};

// Shorthands for the tables.
inline bool nothing(Interpreter& /*vm*/, Arguments /*a*/, Value& /*result*/) { return true; }
inline bool no(Interpreter& /*vm*/, Arguments /*a*/, Value& result) {
  result = Value::of(false);
  return true;
}
inline bool yes(Interpreter& /*vm*/, Arguments /*a*/, Value& result) {
  result = Value::of(true);
  return true;
}

}  // namespace glassbox::symbolic::natives
