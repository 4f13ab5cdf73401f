// Methods that glassbox runs itself: the JDK's natives, and a few Java methods of the JDK that lead into
// parts of the JVM that are not here (module system, security, reflection). One table per subject.
#pragma once

#include <span>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::symbolic::natives {

using Arguments = std::span<const Value>;

struct Entry {
  const char* name;  // "java/lang/Object.hashCode()I"
  Native native;
};

// What runs a method, or nullptr if its own code does.
[[nodiscard]] Native find(const ir::Method& method);

// Why a method is not run at all (threads, files, sockets, reflection), or nullptr.
[[nodiscard]] const char* refusal(const ir::Method& method);

// Does what a JVM's start-up would have done to a class of the JDK that has just been initialised: System.out
// and System.err. False: a signal is pending.
[[nodiscard]] bool after_initialisation(Interpreter& vm, ir::Class& c);

// The tables.
[[nodiscard]] std::span<const Entry> object_natives();
[[nodiscard]] std::span<const Entry> class_natives();
[[nodiscard]] std::span<const Entry> system_natives();
[[nodiscard]] std::span<const Entry> math_natives();
[[nodiscard]] std::span<const Entry> throwable_natives();
[[nodiscard]] std::span<const Entry> unsafe_natives();
[[nodiscard]] std::span<const Entry> console_natives();
[[nodiscard]] std::span<const Entry> formatting_natives();

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
