// What the lowering knows about a frame at one point of a method: between blocks the kind of every local
// variable and stack entry, inside a block also the register where each stack entry currently lives.
#pragma once

#include <vector>

#include "ir/body.hpp"

namespace glassbox::ir {

struct FrameKinds {
  std::vector<Kind> locals;  // Kind::none: holds nothing that may be read
  std::vector<Kind> stack;   // a long or double is one entry

  void set_local(std::size_t slot, Kind kind);
  // Joins the kinds that reach a block from a second side; true if that changed this. Stacks of different
  // shape cannot be joined: `stacks_agree` then says no.
  bool join_locals(const std::vector<Kind>& other);
  [[nodiscard]] bool stack_agrees(const std::vector<Kind>& other) const { return stack == other; }
};

struct Operand {
  Kind kind = Kind::none;
  Register where = kNoRegister;
};

// A copy between registers that is part of a set to be done "at once".
struct RegisterMove {
  Register to, from;
};

// Orders a parallel move (targets are distinct) into single moves; a cycle is broken through `scratch`.
[[nodiscard]] std::vector<RegisterMove> sequentialise(std::vector<RegisterMove> moves, Register scratch);

}  // namespace glassbox::ir
