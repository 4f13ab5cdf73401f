// The operand stack of BlockLowering: where operands live, and how they move.
#include <fmt/format.h>

#include <algorithm>

#include "ir/block_lowering.hpp"
#include "ir/lowering.hpp"

namespace glassbox::ir {

void BlockLowering::fail(const std::string& what) {
  if (problem_) return;
  const std::uint32_t index = code_.index_at[offset_];
  const char* mnemonic = code_.instructions[index].info().mnemonic;
  problem_ = Problem{source_place(file_, method_, offset_),
                     fmt::format("{}.{}{}, bytecode {} ({}): {}", file_.name, method_.name,
                                 method_.descriptor, offset_, mnemonic, what)};
}

Register BlockLowering::canonical(std::size_t depth) const {
  return static_cast<Register>(method_.code->max_locals + depth);
}

Register BlockLowering::fresh_temporary() {
  const std::uint32_t temporary = next_temporary_++;
  most_registers_ = std::max(most_registers_, next_temporary_);
  if (next_temporary_ >= BodyTables::kConstantRegisters) fail("the method needs too many registers");
  return static_cast<Register>(temporary);
}

FrameKinds BlockLowering::kinds() const {
  FrameKinds result{locals_, {}};
  for (const Operand& operand : stack_) result.stack.push_back(operand.kind);
  return result;
}

void BlockLowering::emit(Instruction instruction) {
  if (problem_) return;
  body_.code.push_back(instruction);
  body_.offsets.push_back(static_cast<std::uint16_t>(offset_));
  body_.lines.push_back(line_);
}

void BlockLowering::emit_move(Register to, Register from) {
  emit({.operation = Operation::move, .dst = to, .a = from});
}

void BlockLowering::push(Kind kind, Register where) {
  if (stack_.size() >= method_.code->max_stack) return fail("the operand stack overflows");
  stack_.push_back({kind, where});
}

Register BlockLowering::constant_operand(Constant constant) {
  const Register where = tables_.constant_register(constant);
  if (where != kNoRegister) return where;
  const Register loaded = fresh_temporary();
  emit({.operation = Operation::constant, .dst = loaded, .index = tables_.constant(constant)});
  return loaded;
}

Register BlockLowering::push_result(Kind kind) {
  Register where = canonical(stack_.size());
  const auto in_use = [where](const Operand& operand) { return operand.where == where; };
  if (std::any_of(stack_.begin(), stack_.end(), in_use)) where = fresh_temporary();
  push(kind, where);
  return where;
}

Operand BlockLowering::pop_any() {
  if (stack_.empty()) {
    fail("the operand stack is empty");
    return {};
  }
  const Operand top = stack_.back();
  stack_.pop_back();
  return top;
}

Register BlockLowering::pop(Kind kind) {
  const Operand top = pop_any();
  if (top.kind != kind) fail("an operand has the wrong type");
  return top.where;
}

void BlockLowering::load(std::size_t slot, Kind kind) {
  if (slot >= locals_.size() || locals_[slot] != kind) {
    return fail(fmt::format("local variable {} does not hold a value of this type on every path", slot));
  }
  push(kind, static_cast<Register>(slot));
}

void BlockLowering::protect_local(std::size_t slot) {
  for (std::size_t depth = 0; depth < stack_.size(); ++depth) {
    Operand& operand = stack_[depth];
    if (operand.where != slot) continue;
    const Register copy = fresh_temporary();
    emit_move(copy, operand.where);
    for (Operand& same : stack_) {
      if (same.where == slot) same.where = copy;
    }
  }
}

void BlockLowering::store(std::size_t slot, Kind kind) {
  if (slot + static_cast<std::size_t>(slots(kind)) > locals_.size()) return fail("no such local variable");
  const Register value = pop(kind);
  if (problem_) return;
  protect_local(slot);
  const bool computed_just_now = body_.code.size() > block_start_ && body_.code.back().dst == value &&
                                 value >= locals_.size() && value < BodyTables::kConstantRegisters &&
                                 body_.code.back().operation != Operation::array_store;
  const bool still_on_stack =
      std::any_of(stack_.begin(), stack_.end(), [value](const Operand& o) { return o.where == value; });
  if (computed_just_now && !still_on_stack) {
    body_.code.back().dst = static_cast<Register>(slot);
  } else {
    emit_move(static_cast<Register>(slot), value);
  }
  FrameKinds frame{std::move(locals_), {}};
  frame.set_local(slot, kind);
  locals_ = std::move(frame.locals);
  exits_->may_throw(locals_);
}

void BlockLowering::increment(std::size_t slot, std::int32_t amount) {
  if (slot >= locals_.size() || locals_[slot] != Kind::int32) {
    return fail(fmt::format("local variable {} does not hold an int on every path", slot));
  }
  const Register where = constant_operand({Kind::int32, amount});
  protect_local(slot);
  const auto local = static_cast<Register>(slot);
  emit({.operation = Operation::add_int, .dst = local, .a = local, .b = where});
}

// How many entries, `above` entries below the top, make up this many words.
int BlockLowering::entries_for(int words, int above) {
  int entries = 0;
  while (words > 0) {
    const int depth = static_cast<int>(stack_.size()) - 1 - above - entries;
    if (depth < 0) {
      fail("the operand stack is empty");
      return 0;
    }
    words -= slots(stack_[static_cast<std::size_t>(depth)].kind);
    ++entries;
  }
  if (words < 0) fail("a long or double is cut in half");
  return entries;
}

// dup, dup_x1, ... dup2_x2: copies the top `words` words below the `skipped_words` words under them.
void BlockLowering::duplicate(int words, int skipped_words) {
  const int copied = entries_for(words, 0);
  const int skipped = entries_for(skipped_words, copied);
  if (problem_) return;
  if (stack_.size() + static_cast<std::size_t>(copied) > method_.code->max_stack) {
    return fail("the operand stack overflows");
  }
  const std::vector<Operand> top(stack_.end() - copied, stack_.end());
  stack_.insert(stack_.end() - copied - skipped, top.begin(), top.end());
}

void BlockLowering::lower_stack(const Bytecode& bytecode) {
  switch (bytecode.info().action) {
    case Action::stack_pop:
    case Action::stack_pop2: {
      const int entries = entries_for(bytecode.info().action == Action::stack_pop ? 1 : 2, 0);
      for (int i = 0; i < entries; ++i) pop_any();
      return;
    }
    case Action::stack_dup: return duplicate(1, 0);
    case Action::stack_dup_x1: return duplicate(1, 1);
    case Action::stack_dup_x2: return duplicate(1, 2);
    case Action::stack_dup2: return duplicate(2, 0);
    case Action::stack_dup2_x1: return duplicate(2, 1);
    case Action::stack_dup2_x2: return duplicate(2, 2);
    default: {
      const Operand first = pop_any(), second = pop_any();
      if (slots(first.kind) != 1 || slots(second.kind) != 1) return fail("a long or double is cut in half");
      push(first.kind, first.where);
      push(second.kind, second.where);
    }
  }
}

void BlockLowering::settle_stack(std::vector<Register*> still_needed) {
  if (problem_) return;
  std::vector<RegisterMove> moves;
  for (std::size_t depth = 0; depth < stack_.size(); ++depth) {
    if (stack_[depth].where != canonical(depth)) moves.push_back({canonical(depth), stack_[depth].where});
    stack_[depth].where = canonical(depth);
  }
  if (moves.empty()) return;
  for (Register* needed : still_needed) {
    const bool overwritten =
        std::any_of(moves.begin(), moves.end(), [needed](const RegisterMove& m) { return m.to == *needed; });
    if (!overwritten) continue;
    const Register copy = fresh_temporary();
    emit_move(copy, *needed);
    *needed = copy;
  }
  for (const RegisterMove& move : sequentialise(moves, fresh_temporary())) emit_move(move.to, move.from);
}

}  // namespace glassbox::ir
