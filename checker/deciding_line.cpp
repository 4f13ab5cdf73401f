#include "checker/deciding_line.hpp"

namespace glassbox::checker {

using ir::Operation;
using ir::Register;
using symbolic::Value;

namespace {

bool is_constant(const symbolic::Frame& frame, Register r) { return r >= frame.body->first_constant; }
bool is_false(const symbolic::Frame& frame, Register r) { return frame.registers[r].int32() == 0; }

bool is_call(Operation operation) {
  switch (operation) {
    case Operation::invoke_virtual:
    case Operation::invoke_interface:
    case Operation::invoke_special:
    case Operation::invoke_static:
    case Operation::invoke_dynamic: return true;
    default: return false;
  }
}

bool is_branch(Operation operation) {
  switch (operation) {
    case Operation::switch_: return true;
#define BRANCH(name, kind) case Operation::name:
#define BINARY(name, kind, result)
#define SHIFT(name, kind)
#define DIVISION(name, kind)
#define UNARY(name, kind, result)
#include "ir/instruction.def"
      return true;
    default: return false;
  }
}

bool is_boolean_variable(const symbolic::Frame& frame, const ir::Instruction& i) {
  const auto index = static_cast<std::uint32_t>(&i - frame.body->code.data());
  const ir::LocalName* local = frame.body->written_name(i.dst, index);
  return local != nullptr && local->descriptor == "Z";
}

}  // namespace

DecidingLine::Origin DecidingLine::here(const Frame& frame) { return {frame.method, frame.line(), false}; }

DecidingLine::Origin DecidingLine::of_register(const Frame& frame, Register r) const {
  if (is_constant(frame, r)) return here(frame);
  const Origin& origin = activations_.back().registers[r];
  return origin.method != nullptr ? origin : here(frame);
}

// A test of a false value that was decided elsewhere says nothing new. A negated call that is true decides
// here.
DecidingLine::Origin DecidingLine::of_branch(const Frame& frame) const {
  const ir::Instruction& i = *frame.pc;
  if (i.operation != Operation::branch_int_equal && i.operation != Operation::branch_int_not_equal) {
    return here(frame);
  }
  for (const auto& [tested, other] : {std::pair(i.a, i.b), std::pair(i.b, i.a)}) {
    if (!is_constant(frame, other) || !is_false(frame, other) || !is_false(frame, tested)) continue;
    if (const Origin origin = of_register(frame, tested); origin.is_decided) return origin;
  }
  return here(frame);
}

// ok & check(n): by the operand that is false.
DecidingLine::Origin DecidingLine::of_conjunction(const Frame& frame) const {
  for (const Register r : {frame.pc->a, frame.pc->b}) {
    if (is_false(frame, r)) return of_register(frame, r);
  }
  return here(frame);
}

DecidingLine::Origin DecidingLine::of_result(const Frame& frame) const {
  const ir::Instruction& i = *frame.pc;
  const Activation& activation = activations_.back();
  switch (i.operation) {
    case Operation::and_int: return of_conjunction(frame);
    case Operation::move: break;
    default: return here(frame);
  }
  if (!is_constant(frame, i.a)) return of_register(frame, i.a);
  // A literal: what javac makes of a && b, or an assignment.
  if (!activation.after_branch) return here(frame);
  return activation.condition.is_decided || !is_boolean_variable(frame, i) ? activation.condition
                                                                           : here(frame);
}

DecidingLine::Origin DecidingLine::of_return(const Frame& frame) const {
  if (!is_constant(frame, frame.pc->a)) return of_register(frame, frame.pc->a);
  const Origin& condition = activations_.back().condition;  // return false
  return condition.is_decided ? condition : here(frame);
}

void DecidingLine::call_begins(const Frame& frame) {
  activations_.emplace_back();
  activations_.back().registers.resize(frame.body->register_count);
}

void DecidingLine::call_ends(const Frame& frame, Value result) {
  Origin origin;
  if (frame.method->result == ir::BasicType::boolean && result.int32() == 0) {
    origin = of_return(frame);
    origin.is_decided = true;
  }
  activations_.pop_back();
  if (activations_.empty()) {
    decided_ = origin;
  } else if (called_by_users_code()) {
    activations_.back().returned = origin;
  }
}

void DecidingLine::call_fails(const Frame& /*frame*/) { activations_.pop_back(); }

void DecidingLine::step_begins(const Frame& frame) {
  Activation& activation = activations_.back();
  const ir::Instruction& i = *frame.pc;
  activation.returned = {};
  if (is_branch(i.operation)) {
    activation.condition = of_branch(frame);
    activation.after_branch = true;
  } else if (i.operation != Operation::jump) {
    activation.result = of_result(frame);
    activation.after_branch = false;
  }
}

void DecidingLine::step_ends(const Frame& frame, const Instruction& i) {
  if (i.dst == ir::kNoRegister || i.operation == Operation::array_store) return;
  Activation& activation = activations_.back();
  Origin& origin = activation.registers[i.dst];
  origin =
      is_call(i.operation) && activation.returned.method != nullptr ? activation.returned : activation.result;
  if (is_boolean_variable(frame, i)) origin.is_decided = true;
}

}  // namespace glassbox::checker
