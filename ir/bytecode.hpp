// JVM bytecode, decoded one instruction at a time, driven by bytecode.def.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ir/classfile/class_file.hpp"
#include "ir/classfile/problem.hpp"

namespace glassbox::ir {

enum class OperandShape : std::uint8_t {
  none,
  signed_byte,
  signed_short,
  constant_byte,  // constant-pool index, one byte
  constant,       // constant-pool index, two bytes
  local,          // local variable: one byte, two after `wide`
  increment,      // local variable and signed amount: one byte each, two after `wide`
  branch,         // two-byte offset
  wide_branch,    // four-byte offset
  table_switch,
  lookup_switch,
  invoke_interface,
  invoke_dynamic,
  array_type,
  multi_array,  // constant-pool index and number of dimensions
  wide,
};

// What the lowering does with an instruction.
enum class Action : std::uint8_t {
  nothing,
  constant_null,
  constant_int,
  constant_long,
  constant_float,
  constant_double,
  constant_operand,
  constant_pool,
  load,
  store,
  array_load,
  array_store,
  stack_pop,
  stack_pop2,
  stack_dup,
  stack_dup_x1,
  stack_dup_x2,
  stack_dup2,
  stack_dup2_x1,
  stack_dup2_x2,
  stack_swap,
  binary,
  shift,
  unary,
  increment,
  branch_zero,
  branch_compare,
  branch_null,
  jump,
  switch_,
  return_value,
  return_void,
  get_static,
  put_static,
  get_field,
  put_field,
  invoke,
  invoke_dynamic,
  new_object,
  new_array,
  new_reference_array,
  new_multi_array,
  array_length,
  throw_,
  check_cast,
  instance_of,
  monitor,
  unsupported,
};

struct BytecodeInfo {
  const char* mnemonic;
  OperandShape operands;
  Action action;
  std::int32_t detail;  // see bytecode.def
};

inline constexpr int kBytecodeCount = 202;
[[nodiscard]] const BytecodeInfo& bytecode_info(std::uint8_t opcode);  // opcode < kBytecodeCount

// A `detail` that names a local variable: its kind in the low byte, the variable's number plus one above
// (0: the instruction's operand has it).
inline constexpr std::int32_t kSlotShift = 8;

struct BytecodeSwitch {
  std::vector<std::int32_t> keys;
  std::vector<std::uint32_t> targets;
  std::uint32_t default_target = 0;
};

struct Bytecode {
  std::uint32_t offset = 0, next = 0;  // bytes [offset, next)
  std::uint8_t opcode = 0;
  std::int32_t operand = 0;  // immediate, constant-pool index, local variable, array type or branch target
  std::int32_t second = 0;   // increment's amount, multi_array's dimensions, index of a switch in `switches`
  [[nodiscard]] const BytecodeInfo& info() const { return bytecode_info(opcode); }
};

struct DecodedCode {
  std::vector<Bytecode> instructions;  // in order
  std::vector<BytecodeSwitch> switches;
  std::vector<std::uint32_t> index_at;  // per byte offset: index of the instruction there, or kNone
  static constexpr std::uint32_t kNone = 0xffffffff;
};

// Decodes a method's code. Branch targets (and exception ranges) are checked to be starts of instructions.
// `place` prefixes the problems: "Foo.bar()V".
[[nodiscard]] Result<DecodedCode> decode(const classfile::Code& code, const std::string& place);

// One instruction as text: "invokevirtual java/io/PrintStream.println(I)V".
[[nodiscard]] std::string to_text(const Bytecode& instruction, const DecodedCode& code,
                                  const classfile::ConstantPool& constants);

}  // namespace glassbox::ir
