// One activation of a method.
#pragma once

#include "ir/class.hpp"
#include "symbolic/value.hpp"

namespace glassbox::symbolic {

// Code that a user has written: not the JDK's, nor glassbox's own.
[[nodiscard]] inline bool is_users(const ir::Method& method) {
  const std::string_view package = method.owner->package();
  return method.owner->is_user_code() && !method.is_synthetic_code() && package != "glassbox" &&
         package != "glassbox/runtime";
}

struct Frame {
  ir::Method* method = nullptr;
  ir::Body* body = nullptr;
  const ir::Instruction* pc =
      nullptr;  // kept up to date wherever somebody may look: calls, allocations, exceptions
  Value* registers = nullptr;

  [[nodiscard]] std::uint32_t instruction_index() const {
    return static_cast<std::uint32_t>(pc - body->code.data());
  }
  [[nodiscard]] int line() const { return body->lines[instruction_index()]; }
};

}  // namespace glassbox::symbolic
