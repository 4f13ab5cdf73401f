#include "ir/block_lowering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "ir/classfile/descriptor.hpp"
#include "ir/lowering.hpp"

namespace glassbox::ir {

using classfile::ConstantTag;

BlockLowering::BlockLowering(const classfile::ClassFile& file, const classfile::MethodInfo& method,
                             const DecodedCode& code, Body& body, BodyTables& tables)
    : file_(file), method_(method), code_(code), body_(body), tables_(tables) {
  most_registers_ = std::uint32_t{method.code->max_locals} + method.code->max_stack;
}

std::optional<Problem> BlockLowering::run(std::uint32_t first, std::uint32_t last, const FrameKinds& entry,
                                          BlockExits& exits) {
  locals_ = entry.locals;
  stack_.clear();
  for (const Kind kind : entry.stack) push(kind, canonical(stack_.size()));
  block_start_ = body_.code.size();
  next_temporary_ = std::uint32_t{method_.code->max_locals} + method_.code->max_stack;
  ended_ = false;
  exits_ = &exits;
  problem_.reset();

  exits.may_throw(locals_);
  for (std::uint32_t i = first; i < last && !problem_; ++i) {
    const Bytecode& bytecode = code_.instructions[i];
    offset_ = bytecode.offset;
    line_ = line_at(*method_.code, offset_);
    lower(bytecode);
  }
  if (!problem_ && !ended_) {
    const std::uint32_t next = code_.instructions[last - 1].next;
    if (next >= method_.code->bytes.size()) {
      fail("execution can fall off the end of the code");
    } else {
      settle_stack({});
      exits.leave(next, kinds());
    }
  }
  return problem_;
}

void BlockLowering::lower(const Bytecode& bytecode) {
  const BytecodeInfo& info = bytecode.info();
  switch (info.action) {
    case Action::nothing: break;
    case Action::constant_null:
    case Action::constant_int:
    case Action::constant_long:
    case Action::constant_float:
    case Action::constant_double:
    case Action::constant_operand:
    case Action::constant_pool: lower_constant(bytecode); break;
    case Action::load:
    case Action::store: {
      const std::int32_t fixed_slot = info.detail >> kSlotShift;
      const auto slot = static_cast<std::size_t>(fixed_slot != 0 ? fixed_slot - 1 : bytecode.operand);
      const Kind kind = static_cast<Kind>(info.detail & 0xff);
      info.action == Action::load ? load(slot, kind) : store(slot, kind);
      break;
    }
    case Action::increment: increment(static_cast<std::size_t>(bytecode.operand), bytecode.second); break;
    case Action::stack_pop:
    case Action::stack_pop2:
    case Action::stack_dup:
    case Action::stack_dup_x1:
    case Action::stack_dup_x2:
    case Action::stack_dup2:
    case Action::stack_dup2_x1:
    case Action::stack_dup2_x2:
    case Action::stack_swap: lower_stack(bytecode); break;
    case Action::binary:
    case Action::shift:
    case Action::unary: lower_arithmetic(bytecode); break;
    case Action::branch_zero:
    case Action::branch_compare:
    case Action::branch_null:
    case Action::jump:
    case Action::switch_:
    case Action::return_value:
    case Action::return_void:
    case Action::throw_: lower_control(bytecode); break;
    case Action::get_static:
    case Action::put_static:
    case Action::get_field:
    case Action::put_field:
    case Action::array_load:
    case Action::array_store:
    case Action::array_length:
    case Action::monitor: lower_memory(bytecode); break;
    case Action::new_object:
    case Action::new_array:
    case Action::new_reference_array:
    case Action::new_multi_array:
    case Action::check_cast:
    case Action::instance_of: lower_allocation(bytecode); break;
    case Action::invoke:
    case Action::invoke_dynamic: lower_invoke(bytecode); break;
    case Action::unsupported:
      fail("this instruction is not supported: recompile with Java 7 or newer, which no longer emits it");
      break;
  }
}

void BlockLowering::lower_constant(const Bytecode& bytecode) {
  const std::int32_t detail = bytecode.info().detail;
  switch (bytecode.info().action) {
    case Action::constant_null: return push_constant({Kind::reference, 0});
    case Action::constant_int: return push_constant({Kind::int32, detail});
    case Action::constant_operand: return push_constant({Kind::int32, bytecode.operand});
    case Action::constant_long: return push_constant({Kind::int64, detail});
    case Action::constant_float:
      return push_constant({Kind::float32, std::bit_cast<std::int32_t>(static_cast<float>(detail))});
    case Action::constant_double:
      return push_constant({Kind::float64, std::bit_cast<std::int64_t>(static_cast<double>(detail))});
    default: break;
  }
  const auto index = static_cast<std::uint16_t>(bytecode.operand);
  if (index >= file_.constants.size()) return fail("the constant does not exist");
  const classfile::Constant& constant = file_.constants.at(index);
  const auto bits32 = static_cast<std::int32_t>(constant.bits);
  switch (constant.tag) {
    case ConstantTag::integer: return push_constant({Kind::int32, bits32});
    case ConstantTag::float_:
      return push_constant({Kind::float32, static_cast<std::uint32_t>(constant.bits)});
    case ConstantTag::long_: return push_constant({Kind::int64, static_cast<std::int64_t>(constant.bits)});
    case ConstantTag::double_:
      return push_constant({Kind::float64, static_cast<std::int64_t>(constant.bits)});
    case ConstantTag::string: {
      const std::uint32_t text = tables_.string(file_.constants.string(index));
      return emit(
          {.operation = Operation::constant_string, .dst = push_result(Kind::reference), .index = text});
    }
    case ConstantTag::class_: {
      const std::uint32_t name = tables_.class_ref(file_.constants.class_name(index));
      return emit(
          {.operation = Operation::constant_class, .dst = push_result(Kind::reference), .index = name});
    }
    default: return fail("constants of this kind (method handles, method types, dynamic) are not supported");
  }
}

void BlockLowering::lower_arithmetic(const Bytecode& bytecode) {
  const auto operation = static_cast<Operation>(bytecode.info().detail);
  Kind left = Kind::none, right = Kind::none, result = Kind::none;
  switch (operation) {
#define BINARY(name, kind, result_kind) \
  case Operation::name:                 \
    left = right = Kind::kind;          \
    result = Kind::result_kind;         \
    break;
#define DIVISION(name, kind) BINARY(name, kind, kind)
#define SHIFT(name, kind)       \
  case Operation::name:         \
    left = result = Kind::kind; \
    right = Kind::int32;        \
    break;
#define UNARY(name, kind, result_kind) \
  case Operation::name:                \
    left = Kind::kind;                 \
    result = Kind::result_kind;        \
    break;
#define BRANCH(name, kind)
#include "ir/instruction.def"
    default: return fail("not an arithmetic instruction");
  }
  const Register b = right == Kind::none ? kNoRegister : pop(right);
  const Register a = pop(left);
  emit({.operation = operation, .dst = push_result(result), .a = a, .b = b});
}

void BlockLowering::lower_control(const Bytecode& bytecode) {
  const BytecodeInfo& info = bytecode.info();
  const auto target = static_cast<std::uint32_t>(bytecode.operand);
  switch (info.action) {
    case Action::branch_zero: {
      const Register a = pop(Kind::int32);
      return branch(static_cast<Operation>(info.detail), a, constant_operand({Kind::int32, 0}), target);
    }
    case Action::branch_compare: {
      const auto operation = static_cast<Operation>(info.detail);
      const bool references = operation == Operation::branch_reference_equal ||
                              operation == Operation::branch_reference_not_equal;
      const Kind kind = references ? Kind::reference : Kind::int32;
      const Register b = pop(kind), a = pop(kind);
      return branch(operation, a, b, target);
    }
    case Action::branch_null: {
      const Register a = pop(Kind::reference);
      return branch(static_cast<Operation>(info.detail), a, constant_operand({Kind::reference, 0}), target);
    }
    case Action::jump:
      settle_stack({});
      emit({.operation = Operation::jump, .target = target});
      exits_->leave(target, kinds());
      break;
    case Action::switch_: {
      Register a = pop(Kind::int32);
      settle_stack({&a});
      const BytecodeSwitch& table = code_.switches[static_cast<std::size_t>(bytecode.second)];
      body_.switches.push_back({table.keys, table.targets, table.default_target});
      emit({.operation = Operation::switch_,
            .a = a,
            .index = static_cast<std::uint32_t>(body_.switches.size() - 1)});
      exits_->leave(table.default_target, kinds());
      for (const std::uint32_t t : table.targets) exits_->leave(t, kinds());
      break;
    }
    case Action::return_value: {
      const Kind kind = static_cast<Kind>(info.detail);
      const std::string_view descriptor = method_.descriptor;
      if (kind_of(descriptor.substr(descriptor.find(')') + 1)) != kind) {
        return fail("the method's descriptor says another result");
      }
      emit({.operation = Operation::return_value, .a = pop(kind)});
      break;
    }
    case Action::return_void:
      if (!method_.descriptor.ends_with(")V")) return fail("the method's descriptor says a result");
      emit({.operation = Operation::return_void});
      break;
    default: emit({.operation = Operation::throw_, .a = pop(Kind::reference)}); break;
  }
  ended_ = true;
}

void BlockLowering::branch(Operation operation, Register a, Register b, std::uint32_t target) {
  settle_stack({&a, &b});
  emit({.operation = operation, .a = a, .b = b, .target = target});
  exits_->leave(target, kinds());  // falling through is left to run()
}

bool BlockLowering::constant_is(const Bytecode& bytecode, ConstantTag tag) {
  if (file_.constants.is(static_cast<std::uint16_t>(bytecode.operand), tag)) return true;
  fail("its constant is of the wrong kind");
  return false;
}

void BlockLowering::lower_memory(const Bytecode& bytecode) {
  const BytecodeInfo& info = bytecode.info();
  const auto element = static_cast<BasicType>(info.detail);
  switch (info.action) {
    case Action::array_load: {
      const Register index = pop(Kind::int32), array = pop(Kind::reference);
      return emit({.operation = Operation::array_load,
                   .type = element,
                   .dst = push_result(kind_of(element)),
                   .a = array,
                   .b = index});
    }
    case Action::array_store: {
      const Register value = pop(kind_of(element)), index = pop(Kind::int32), array = pop(Kind::reference);
      return emit(
          {.operation = Operation::array_store, .type = element, .dst = value, .a = array, .b = index});
    }
    case Action::array_length: {
      const Register array = pop(Kind::reference);
      return emit({.operation = Operation::array_length, .dst = push_result(Kind::int32), .a = array});
    }
    case Action::monitor: return emit({.operation = Operation::monitor, .a = pop(Kind::reference)});
    default: break;
  }
  if (!constant_is(bytecode, ConstantTag::field_ref)) return;
  const classfile::MemberRef member = file_.constants.member(static_cast<std::uint16_t>(bytecode.operand));
  const std::uint32_t field = tables_.field(member.owner, member.name, member.descriptor);
  const BasicType type = basic_type(member.descriptor);
  switch (info.action) {
    case Action::get_static:
      return emit({.operation = Operation::get_static,
                   .type = type,
                   .dst = push_result(kind_of(type)),
                   .index = field});
    case Action::put_static:
      return emit(
          {.operation = Operation::put_static, .type = type, .a = pop(kind_of(type)), .index = field});
    case Action::get_field: {
      const Register object = pop(Kind::reference);
      return emit({.operation = Operation::get_field,
                   .type = type,
                   .dst = push_result(kind_of(type)),
                   .a = object,
                   .index = field});
    }
    default: {
      const Register value = pop(kind_of(type)), object = pop(Kind::reference);
      return emit({.operation = Operation::put_field, .type = type, .a = object, .b = value, .index = field});
    }
  }
}

void BlockLowering::lower_allocation(const Bytecode& bytecode) {
  static constexpr const char* kPrimitiveArrays[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
  const Action action = bytecode.info().action;
  if (action == Action::new_array) {
    if (bytecode.operand < 4 || bytecode.operand > 11) return fail("unknown array type");
    const Register length = pop(Kind::int32);
    const std::uint32_t type = tables_.class_ref(kPrimitiveArrays[bytecode.operand - 4]);
    return emit(
        {.operation = Operation::new_array, .dst = push_result(Kind::reference), .a = length, .index = type});
  }
  if (!constant_is(bytecode, ConstantTag::class_)) return;
  const std::string& name = file_.constants.class_name(static_cast<std::uint16_t>(bytecode.operand));
  switch (action) {
    case Action::new_object:
      if (name.starts_with('[')) return fail("new cannot create an array");
      return emit({.operation = Operation::new_object,
                   .dst = push_result(Kind::reference),
                   .index = tables_.class_ref(name)});
    case Action::new_reference_array: {
      const Register length = pop(Kind::int32);
      const std::uint32_t type = tables_.class_ref(name.starts_with('[') ? "[" + name : "[L" + name + ";");
      return emit({.operation = Operation::new_array,
                   .dst = push_result(Kind::reference),
                   .a = length,
                   .index = type});
    }
    case Action::new_multi_array: {
      const auto dimensions = static_cast<std::size_t>(bytecode.second);
      if (dimensions == 0 || name.find_first_not_of('[') < dimensions)
        return fail("wrong number of dimensions");
      std::vector<Register> lengths(dimensions);
      for (std::size_t i = dimensions; i-- > 0;) lengths[i] = pop(Kind::int32);
      const std::uint32_t call = tables_.call(tables_.class_ref(name), lengths);
      return emit(
          {.operation = Operation::new_multi_array, .dst = push_result(Kind::reference), .index = call});
    }
    default: {
      const bool cast = action == Action::check_cast;
      const Register object = pop(Kind::reference);
      return emit({.operation = cast ? Operation::check_cast : Operation::instance_of,
                   .dst = push_result(cast ? Kind::reference : Kind::int32),
                   .a = object,
                   .index = tables_.class_ref(name)});
    }
  }
}

void BlockLowering::lower_invoke(const Bytecode& bytecode) {
  const auto index = static_cast<std::uint16_t>(bytecode.operand);
  if (bytecode.info().action == Action::invoke_dynamic) {
    if (!constant_is(bytecode, ConstantTag::invoke_dynamic)) return;
    const classfile::MemberRef site = file_.constants.dynamic(index);
    body_.dynamics.push_back({index, site.name, site.descriptor});
    return lower_call(Operation::invoke_dynamic, static_cast<std::uint32_t>(body_.dynamics.size() - 1),
                      site.descriptor, false);
  }
  if (!file_.constants.is(index, ConstantTag::interface_method_ref) &&
      !constant_is(bytecode, ConstantTag::method_ref)) {
    return;
  }
  const classfile::MemberRef member = file_.constants.member(index);
  const auto operation = static_cast<Operation>(bytecode.info().detail);
  lower_call(operation, tables_.method(member.owner, member.name, member.descriptor, member.interface),
             member.descriptor, operation != Operation::invoke_static);
}

void BlockLowering::lower_call(Operation operation, std::uint32_t reference, const std::string& descriptor,
                               bool receiver) {
  const auto parsed = classfile::parse_method_descriptor(descriptor);
  if (!parsed) return fail("malformed method descriptor");
  std::vector<Register> arguments(parsed->parameters.size() + (receiver ? 1 : 0));
  for (std::size_t i = parsed->parameters.size(); i-- > 0;) {
    arguments[i + (receiver ? 1 : 0)] = pop(kind_of(parsed->parameters[i]));
  }
  if (receiver) arguments[0] = pop(Kind::reference);
  if (problem_) return;
  const Kind result = kind_of(parsed->result);
  emit({.operation = operation,
        .dst = result == Kind::none ? kNoRegister : push_result(result),
        .index = tables_.call(reference, arguments)});
}

}  // namespace glassbox::ir
