// The body of a method in the register IR: typed three-address instructions in basic blocks with explicit
// exception edges. Registers 0..max_locals-1 are the JVM's local variables, then come operand-stack
// temporaries, then constants (filled in when a frame is made, so that instructions take them like any
// register). Everything symbolic that the class file names (fields, methods, classes) stays a name here, with
// room for what it resolves to: resolution is lazy, as in the JVM.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ir/kind.hpp"

namespace glassbox::ir {

class Class;
struct Field;
struct Method;

enum class Operation : std::uint8_t {
#define INSTRUCTION(name, form) name,
#include "ir/instruction.def"
};

[[nodiscard]] const char* name_of(Operation operation);

using Register = std::uint16_t;
inline constexpr Register kNoRegister = 0xffff;

struct Instruction {
  Operation operation = Operation::return_void;
  BasicType type = BasicType::void_;  // of an array element, where it matters
  Register dst = kNoRegister, a = kNoRegister, b = kNoRegister;
  std::uint32_t index = 0;   // into a table of the body, see instruction.def
  std::uint32_t target = 0;  // of a branch or jump: an index into Body::code, the first of a block
};
static_assert(sizeof(Instruction) == 16);

// A constant: its Kind and its bits (int32 sign-extended, floats as their IEEE bits, null as 0).
struct Constant {
  Kind kind = Kind::int32;
  std::int64_t bits = 0;
  friend bool operator==(const Constant&, const Constant&) = default;
};

struct ClassRef {
  std::string name;  // internal name, or the descriptor of an array class
  Class* resolved = nullptr;
};

struct FieldRef {
  std::string owner, name, descriptor;
  Field* resolved = nullptr;
  BasicType type = BasicType::void_;
};

struct MethodRef {
  std::string owner, name, descriptor;
  bool interface = false;
  Method* resolved = nullptr;
  // Inline cache of the last virtual dispatch: class index of the receiver, and the method it selected.
  std::uint32_t cached_class = 0xffffffff;
  Method* cached_target = nullptr;
};

// An invokedynamic call site: the bootstrap method it names, and the synthetic static method it is linked to.
struct DynamicRef {
  std::uint16_t constant = 0;  // constant-pool index in the class of the method
  std::string name, descriptor;
  Method* linked = nullptr;
};

struct Call {
  std::uint32_t reference = 0;  // into methods, dynamics or (new_multi_array) classes
  std::uint32_t first_argument = 0;
  std::uint16_t argument_count = 0;  // the receiver included
};

struct Switch {
  std::vector<std::int32_t> keys;      // sorted, strictly increasing
  std::vector<std::uint32_t> targets;  // of each key
  std::uint32_t default_target = 0;
};

struct ExceptionEdge {
  std::uint32_t catch_class = 0;  // into classes, or kCatchAny
  std::uint32_t target = 0;       // index into Body::code
  static constexpr std::uint32_t kCatchAny = 0xffffffff;
};

// Instructions [begin, end). Only the last may branch, return or throw; any may throw along the block's
// exception edges, which are tried in order, with the exception in Body::exception_register.
struct Block {
  std::uint32_t begin = 0, end = 0;
  std::vector<ExceptionEdge> handlers;
  // What registers 0, 1, ... hold on entry, on every path: locals, then the operand stack. Kind::none is
  // nothing that may be read. Empty in synthetic bodies, whose registers are each written once.
  std::vector<Kind> entry_kinds;
};

struct LocalName {
  Register slot = 0;
  std::uint16_t start = 0, end = 0;  // bytecode offsets, [start, end)
  std::string name, descriptor;
};

struct Body {
  std::vector<Instruction> code;
  std::vector<std::uint16_t> offsets;  // bytecode offset of each instruction
  std::vector<std::uint16_t> lines;    // source line of each instruction, 0 if unknown
  std::vector<Block> blocks;           // in the order of `code`, which they cover

  std::uint16_t register_count = 0;
  std::uint16_t first_constant = 0;  // registers [first_constant, register_count) hold `register_constants`
  Register exception_register = 0;

  std::vector<Constant> register_constants;
  std::vector<Constant> constants;
  std::vector<std::string> strings;  // modified UTF-8
  std::vector<ClassRef> classes;
  std::vector<FieldRef> fields;
  std::vector<MethodRef> methods;
  std::vector<DynamicRef> dynamics;
  std::vector<Call> calls;
  std::vector<Register> arguments;
  std::vector<Switch> switches;
  std::vector<LocalName> local_names;

  [[nodiscard]] std::span<const Register> arguments_of(const Call& call) const {
    return std::span(arguments).subspan(call.first_argument, call.argument_count);
  }
  [[nodiscard]] const Block& block_at(std::uint32_t instruction) const;
  // Source name of a local variable at an instruction; nullptr without debug information.
  [[nodiscard]] const LocalName* local_name(Register slot, std::uint32_t instruction) const;
  // The same of a local that the instruction writes. A variable's range starts behind the instruction that
  // first stores to it, so it may have its name only before the next one.
  [[nodiscard]] const LocalName* written_name(Register slot, std::uint32_t instruction) const;
};

}  // namespace glassbox::ir
