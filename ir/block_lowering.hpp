// Lowers one basic block of bytecode by running it over a stack of operands instead of values: each operand
// is the register where its value can be found.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ir/body_tables.hpp"
#include "ir/bytecode.hpp"
#include "ir/classfile/class_file.hpp"
#include "ir/lowering_frame.hpp"

namespace glassbox::ir {

// Told about every way out of a block, with the kinds that leave by it. Targets are bytecode offsets.
class BlockExits {
 public:
  virtual ~BlockExits() = default;
  virtual void leave(std::uint32_t target, const FrameKinds& kinds) = 0;
  // An exception may leave the block here with these locals.
  virtual void may_throw(const std::vector<Kind>& locals) = 0;
};

class BlockLowering {
 public:
  BlockLowering(const classfile::ClassFile& file, const classfile::MethodInfo& method,
                const DecodedCode& code, Body& body, BodyTables& tables);

  // Lowers instructions [first, last) of the decoded code, entered with `entry`. Branch targets in the
  // emitted code are bytecode offsets. Returns what is wrong with the block, if anything.
  std::optional<Problem> run(std::uint32_t first, std::uint32_t last, const FrameKinds& entry,
                             BlockExits& exits);

  // Registers needed so far: locals, stack, and temporaries of the block that needed most.
  [[nodiscard]] std::uint32_t register_count() const { return most_registers_; }

 private:
  void lower(const Bytecode& bytecode);
  void lower_constant(const Bytecode& bytecode);
  void lower_stack(const Bytecode& bytecode);
  void lower_arithmetic(const Bytecode& bytecode);
  void lower_control(const Bytecode& bytecode);
  void lower_memory(const Bytecode& bytecode);
  void lower_allocation(const Bytecode& bytecode);
  void lower_invoke(const Bytecode& bytecode);
  void lower_call(Operation operation, std::uint32_t reference, const std::string& descriptor, bool receiver);

  void load(std::size_t slot, Kind kind);
  void store(std::size_t slot, Kind kind);
  void increment(std::size_t slot, std::int32_t amount);
  void duplicate(int words, int skipped_words);
  int entries_for(int words, int above);

  void push(Kind kind, Register where);
  void push_constant(Constant constant) { push(constant.kind, constant_operand(constant)); }
  Register constant_operand(Constant constant);
  Register push_result(Kind kind);  // a fresh register for a value about to be computed
  Register pop(Kind kind);
  Operand pop_any();
  void protect_local(std::size_t slot);  // moves operands that live in a local about to change
  void settle_stack(std::vector<Register*> still_needed);  // moves operands to their canonical registers
  void emit(Instruction instruction);
  void emit_move(Register to, Register from);
  void branch(Operation operation, Register a, Register b, std::uint32_t target);
  void fail(const std::string& what);

  [[nodiscard]] Register canonical(std::size_t depth) const;
  Register fresh_temporary();
  [[nodiscard]] FrameKinds kinds() const;
  bool constant_is(const Bytecode& bytecode, classfile::ConstantTag tag);

  const classfile::ClassFile& file_;
  const classfile::MethodInfo& method_;
  const DecodedCode& code_;
  Body& body_;
  BodyTables& tables_;

  std::vector<Kind> locals_;
  std::vector<Operand> stack_;
  std::size_t block_start_ = 0;  // index in body_.code
  std::uint32_t next_temporary_ = 0, most_registers_ = 0;
  std::uint32_t offset_ = 0;  // of the instruction being lowered
  std::uint16_t line_ = 0;
  bool ended_ = false;  // by a jump, return or throw
  BlockExits* exits_ = nullptr;
  std::optional<Problem> problem_;
};

}  // namespace glassbox::ir
