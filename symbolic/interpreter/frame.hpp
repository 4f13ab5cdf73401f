// One activation of a method.
#pragma once

#include "ir/class.hpp"
#include "symbolic/value.hpp"

namespace glassbox::symbolic {

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
