#include "ir/operand_sources.hpp"

#include <algorithm>
#include <utility>

#include "ir/body.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/kind.hpp"

namespace glassbox::ir {

using classfile::ConstantTag;

namespace {

// Words that an instruction pops, and then pushes.
struct Effect {
  unsigned pops = 0, pushes = 0;
};

constexpr unsigned words(Kind kind) { return static_cast<unsigned>(slots(kind)); }

// Of the instructions that compute, by Operation; no effect for all others.
constexpr Effect kArithmetic[] = {
#define BINARY(name, kind, result) {2 * words(Kind::kind), words(Kind::result)},
#define SHIFT(name, kind) {words(Kind::kind) + 1, words(Kind::kind)},
#define DIVISION(name, kind) {2 * words(Kind::kind), words(Kind::kind)},
#define UNARY(name, kind, result) {words(Kind::kind), words(Kind::result)},
#define INSTRUCTION(name, form) {},
#include "ir/instruction.def"
};

constexpr std::uint8_t kLdc2 = 0x14;

class SourceAnalysis {
 public:
  SourceAnalysis(const classfile::ConstantPool& constants, const DecodedCode& code)
      : constants_(constants), code_(code), before_(code.instructions.size()) {}

  std::vector<std::optional<OperandSources>> run(const std::vector<classfile::ExceptionEntry>& handlers,
                                                 std::uint32_t wanted) {
    before_.front().emplace();
    for (const classfile::ExceptionEntry& entry : handlers) {
      const std::uint32_t handler = code_.index_at[entry.handler];
      // The exception counts as pushed by the handler's first instruction, and no variable as stored to.
      if (!before_[handler]) before_[handler] = OperandSources{{handler}, 0};
    }
    // Instructions that are only reached by jumping back take another round.
    bool all_reached = false;
    for (reached_new_ = true; reached_new_ && !all_reached;) {
      all_reached = true;
      reached_new_ = false;
      for (std::uint32_t i = 0; i < before_.size(); ++i) {
        if (before_[i]) {
          step(i);
        } else {
          all_reached = false;
        }
        const bool found = i + 1 == wanted && before_[wanted];
        if (found || words_stored_ > kMostWords) return std::move(before_);
      }
    }
    return std::move(before_);
  }

 private:
  // The JVM gives up there, too.
  static constexpr std::size_t kMostWords = 1'000'000;

  void step(std::uint32_t index) {
    const Bytecode& bytecode = code_.instructions[index];
    OperandSources stack = *before_[index];
    if (!apply(bytecode, index, stack)) return;
    // As in the JVM, what the stack is merged with at one successor is passed on to the next.
    switch (bytecode.info().action) {
      case Action::jump: flow_to(static_cast<std::uint32_t>(bytecode.operand), stack); return;
      case Action::branch_zero:
      case Action::branch_compare:
      case Action::branch_null:
        flow_to(bytecode.next, stack);
        flow_to(static_cast<std::uint32_t>(bytecode.operand), stack);
        return;
      case Action::switch_: {
        // The JVM does not see that a switch never goes on behind itself.
        const BytecodeSwitch& table = code_.switches[static_cast<std::size_t>(bytecode.second)];
        flow_to(bytecode.next, stack);
        flow_to(table.default_target, stack);
        for (const std::uint32_t target : table.targets) flow_to(target, stack);
        return;
      }
      case Action::return_value:
      case Action::return_void:
      case Action::throw_:
      case Action::unsupported: return;
      default: flow_to(bytecode.next, stack);
    }
  }

  void flow_to(std::uint32_t offset, OperandSources& stack) {
    if (offset >= code_.index_at.size() || words_stored_ > kMostWords) return;
    std::optional<OperandSources>& before = before_[code_.index_at[offset]];
    if (!before) {
      reached_new_ = true;
      words_stored_ += stack.words.size();
    } else {
      // Stacks of well-formed code have the same size, but for what flows past a switch.
      words_stored_ += stack.words.size() - std::min(before->words.size(), stack.words.size());
      for (std::size_t i = 0; i < stack.words.size(); ++i) {
        const bool same = i < before->words.size() && stack.words[i] == before->words[i];
        if (!same) stack.words[i] = OperandSources::kUnknown;
      }
      stack.stored_locals |= before->stored_locals;
    }
    before = stack;
  }

  // What the instruction does to the stack; false if it is malformed.
  bool apply(const Bytecode& bytecode, std::uint32_t index, OperandSources& stack) {
    switch (bytecode.info().action) {
      case Action::stack_dup: return duplicate(stack, 1, 0);
      case Action::stack_dup_x1: return duplicate(stack, 1, 1);
      case Action::stack_dup_x2: return duplicate(stack, 1, 2);
      case Action::stack_dup2: return duplicate(stack, 2, 0);
      case Action::stack_dup2_x1: return duplicate(stack, 2, 1);
      case Action::stack_dup2_x2: return duplicate(stack, 2, 2);
      case Action::stack_swap: {
        if (stack.words.size() < 2) return false;
        std::swap(stack.words.end()[-1], stack.words.end()[-2]);
        return true;
      }
      case Action::store: mark_stored(local_operand(bytecode).slot, stack); break;
      default: break;
    }
    const std::optional<Effect> effect = effect_of(bytecode);
    if (!effect || stack.words.size() < effect->pops) return false;
    stack.words.resize(stack.words.size() - effect->pops);
    stack.words.resize(stack.words.size() + effect->pushes, index);
    return true;
  }

  // Copies the top `count` words below the `skipped` words under them.
  static bool duplicate(OperandSources& stack, std::ptrdiff_t count, std::ptrdiff_t skipped) {
    if (std::ssize(stack.words) < count + skipped) return false;
    const std::vector<std::uint32_t> top(stack.words.end() - count, stack.words.end());
    stack.words.insert(stack.words.end() - count - skipped, top.begin(), top.end());
    return true;
  }

  // Only the first half of a long or double counts, as in the JVM.
  static void mark_stored(std::uint32_t local, OperandSources& stack) {
    if (local < OperandSources::kTrackedLocals) stack.stored_locals |= std::uint64_t{1} << local;
  }

  // Of all but the instructions that move words. A cast leaves its operand's source as it is, by having no
  // effect; so does iinc, which does not even count as a store.
  [[nodiscard]] std::optional<Effect> effect_of(const Bytecode& bytecode) const {
    const BytecodeInfo& info = bytecode.info();
    switch (info.action) {
      case Action::constant_null:
      case Action::constant_int:
      case Action::constant_float:
      case Action::constant_operand:
      case Action::new_object: return Effect{0, 1};
      case Action::constant_long:
      case Action::constant_double: return Effect{0, 2};
      case Action::constant_pool: return Effect{0, bytecode.opcode == kLdc2 ? 2U : 1U};
      case Action::load: return Effect{0, words(local_operand(bytecode).kind)};
      case Action::store: return Effect{words(local_operand(bytecode).kind), 0};
      case Action::array_load: return Effect{2, words(kind_of(static_cast<BasicType>(info.detail)))};
      case Action::array_store: return Effect{2 + words(kind_of(static_cast<BasicType>(info.detail))), 0};
      case Action::stack_pop:
      case Action::branch_zero:
      case Action::branch_null:
      case Action::switch_:
      case Action::monitor: return Effect{1, 0};
      case Action::stack_pop2:
      case Action::branch_compare: return Effect{2, 0};
      case Action::binary:
      case Action::shift:
      case Action::unary: return kArithmetic[info.detail];
      case Action::new_array:
      case Action::new_reference_array:
      case Action::array_length:
      case Action::instance_of: return Effect{1, 1};
      case Action::new_multi_array: return Effect{static_cast<unsigned>(bytecode.second), 1};
      case Action::get_static:
      case Action::put_static:
      case Action::get_field:
      case Action::put_field: return field_effect(bytecode);
      case Action::invoke:
      case Action::invoke_dynamic: return call_effect(bytecode);
      default: return Effect{};
    }
  }

  [[nodiscard]] std::optional<Effect> field_effect(const Bytecode& bytecode) const {
    const auto index = static_cast<std::uint16_t>(bytecode.operand);
    if (!constants_.is(index, ConstantTag::field_ref)) return std::nullopt;
    const unsigned value = classfile::slots_of(constants_.member(index).descriptor);
    switch (bytecode.info().action) {
      case Action::get_static: return Effect{0, value};
      case Action::put_static: return Effect{value, 0};
      case Action::get_field: return Effect{1, value};
      default: return Effect{1 + value, 0};
    }
  }

  [[nodiscard]] std::optional<Effect> call_effect(const Bytecode& bytecode) const {
    const auto index = static_cast<std::uint16_t>(bytecode.operand);
    std::string descriptor;
    unsigned receiver = 0;
    if (bytecode.info().action == Action::invoke_dynamic) {
      if (!constants_.is(index, ConstantTag::invoke_dynamic)) return std::nullopt;
      descriptor = constants_.dynamic(index).descriptor;
    } else {
      if (!constants_.is(index, ConstantTag::method_ref) &&
          !constants_.is(index, ConstantTag::interface_method_ref)) {
        return std::nullopt;
      }
      descriptor = constants_.member(index).descriptor;
      receiver = static_cast<Operation>(bytecode.info().detail) == Operation::invoke_static ? 0 : 1;
    }
    const auto parameters = classfile::parameter_slots(descriptor);
    if (!parameters) return std::nullopt;
    return Effect{receiver + *parameters, classfile::slots_of(descriptor.substr(descriptor.find(')') + 1))};
  }

  const classfile::ConstantPool& constants_;
  const DecodedCode& code_;
  std::vector<std::optional<OperandSources>> before_;
  std::size_t words_stored_ = 0;
  bool reached_new_ = false;
};

}  // namespace

LocalOperand local_operand(const Bytecode& bytecode) {
  const std::int32_t detail = bytecode.info().detail, fixed = detail >> kSlotShift;
  return {static_cast<unsigned>(fixed > 0 ? fixed - 1 : bytecode.operand),
          static_cast<Kind>(detail & ((1 << kSlotShift) - 1))};
}

std::vector<std::optional<OperandSources>> operand_sources(const classfile::ConstantPool& constants,
                                                           const classfile::Code& code,
                                                           const DecodedCode& decoded, std::uint32_t wanted) {
  return SourceAnalysis(constants, decoded).run(code.exceptions, wanted);
}

}  // namespace glassbox::ir
