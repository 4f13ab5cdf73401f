#include "ir/bytecode.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>

#include "ir/body.hpp"
#include "ir/kind.hpp"
#include "ir/signature.hpp"

namespace glassbox::ir {

using classfile::ConstantTag;

namespace {

constexpr std::array<BytecodeInfo, kBytecodeCount> kTable = {{
#define OP(name) static_cast<std::int32_t>(Operation::name)
#define KIND(name) static_cast<std::int32_t>(Kind::name)
#define TYPE(name) static_cast<std::int32_t>(BasicType::name)
#define SLOT(n) (((n) + 1) << kSlotShift)
#define BYTECODE(code, mnemonic, operands, action, detail) \
  BytecodeInfo{#mnemonic, OperandShape::operands, Action::action, detail},
#include "ir/bytecode.def"
#undef BYTECODE
#undef SLOT
#undef TYPE
#undef KIND
#undef OP
}};

constexpr std::uint8_t kWide = 0xc4;

// Reads operands at a cursor; past the end it yields 0 and remembers that it did.
class Cursor {
 public:
  Cursor(std::span<const std::uint8_t> bytes, std::uint32_t at) : bytes_(bytes), at_(at) {}
  [[nodiscard]] std::uint32_t at() const { return at_; }
  [[nodiscard]] bool past_end() const { return past_end_; }
  std::uint8_t u1() {
    if (at_ >= bytes_.size()) {
      past_end_ = true;
      return 0;
    }
    return bytes_[at_++];
  }
  std::uint16_t u2() {
    const std::uint16_t high = u1();
    return static_cast<std::uint16_t>(high << 8U | u1());
  }
  std::uint32_t u4() {
    const std::uint32_t high = u2();
    return high << 16U | u2();
  }
  std::int8_t s1() { return static_cast<std::int8_t>(u1()); }
  std::int16_t s2() { return static_cast<std::int16_t>(u2()); }
  std::int32_t s4() { return static_cast<std::int32_t>(u4()); }
  void align(std::uint32_t boundary) {
    while (at_ % boundary != 0 && !past_end_) u1();
  }

 private:
  std::span<const std::uint8_t> bytes_;
  std::uint32_t at_;
  bool past_end_ = false;
};

class Decoder {
 public:
  Decoder(const classfile::Code& code, const std::string& place) : code_(code), place_(place) {}

  Result<DecodedCode> run() {
    result_.index_at.assign(code_.bytes.size(), DecodedCode::kNone);
    if (code_.bytes.empty()) return failure(0, "the method has no instructions");
    for (std::uint32_t at = 0; at < code_.bytes.size();) {
      Bytecode instruction;
      instruction.offset = at;
      if (auto bad = decode_one(instruction)) return tl::unexpected(*bad);
      result_.index_at[at] = static_cast<std::uint32_t>(result_.instructions.size());
      result_.instructions.push_back(instruction);
      at = instruction.next;
    }
    if (auto bad = check_targets()) return tl::unexpected(*bad);
    return std::move(result_);
  }

 private:
  [[nodiscard]] tl::unexpected<Problem> failure(std::uint32_t at, const std::string& what) const {
    return problem(fmt::format("{}, bytecode {}", place_, at), what);
  }
  [[nodiscard]] std::optional<Problem> bad(std::uint32_t at, const std::string& what) const {
    return failure(at, what).value();
  }

  std::optional<Problem> decode_one(Bytecode& instruction) {
    Cursor cursor(code_.bytes, instruction.offset);
    instruction.opcode = cursor.u1();
    const bool wide = instruction.opcode == kWide;
    if (wide) instruction.opcode = cursor.u1();
    if (instruction.opcode >= kBytecodeCount) {
      return bad(instruction.offset, fmt::format("unknown opcode 0x{:02x}", instruction.opcode));
    }
    const OperandShape shape = instruction.info().operands;
    if (wide && shape != OperandShape::local && shape != OperandShape::increment) {
      return bad(instruction.offset, fmt::format("wide cannot precede {}", instruction.info().mnemonic));
    }
    read_operands(instruction, cursor, wide);
    if (cursor.past_end()) return bad(instruction.offset, "the code ends inside an instruction");
    if (switch_error_ != nullptr) return bad(instruction.offset, switch_error_);
    instruction.next = cursor.at();
    return std::nullopt;
  }

  void read_operands(Bytecode& instruction, Cursor& cursor, bool wide) {
    switch (instruction.info().operands) {
      case OperandShape::none:
      case OperandShape::wide: break;
      case OperandShape::signed_byte: instruction.operand = cursor.s1(); break;
      case OperandShape::signed_short: instruction.operand = cursor.s2(); break;
      case OperandShape::constant_byte:
      case OperandShape::array_type: instruction.operand = cursor.u1(); break;
      case OperandShape::constant: instruction.operand = cursor.u2(); break;
      case OperandShape::local: instruction.operand = wide ? cursor.u2() : cursor.u1(); break;
      case OperandShape::increment:
        instruction.operand = wide ? cursor.u2() : cursor.u1();
        instruction.second = wide ? cursor.s2() : cursor.s1();
        break;
      case OperandShape::branch: instruction.operand = target(instruction, cursor.s2()); break;
      case OperandShape::wide_branch: instruction.operand = target(instruction, cursor.s4()); break;
      case OperandShape::invoke_interface:
      case OperandShape::invoke_dynamic:
        instruction.operand = cursor.u2();
        cursor.u2();  // the argument count and a zero, both redundant
        break;
      case OperandShape::multi_array:
        instruction.operand = cursor.u2();
        instruction.second = cursor.u1();
        break;
      case OperandShape::table_switch: read_table_switch(instruction, cursor); break;
      case OperandShape::lookup_switch: read_lookup_switch(instruction, cursor); break;
    }
  }

  // Offsets wrap in 32 bits; whatever comes out is checked against the starts of instructions.
  static std::int32_t target(const Bytecode& instruction, std::int32_t offset) {
    return static_cast<std::int32_t>(instruction.offset + static_cast<std::uint32_t>(offset));
  }

  void read_table_switch(Bytecode& instruction, Cursor& cursor) {
    cursor.align(4);
    BytecodeSwitch table;
    table.default_target = static_cast<std::uint32_t>(target(instruction, cursor.s4()));
    const std::int64_t low = cursor.s4(), high = cursor.s4();
    if (low > high || (high - low + 1) * 4 > static_cast<std::int64_t>(code_.bytes.size())) {
      switch_error_ = "the bounds of a tableswitch do not fit the code";
      return;
    }
    for (std::int64_t key = low; key <= high; ++key) {
      table.keys.push_back(static_cast<std::int32_t>(key));
      table.targets.push_back(static_cast<std::uint32_t>(target(instruction, cursor.s4())));
    }
    add_switch(instruction, std::move(table));
  }

  void read_lookup_switch(Bytecode& instruction, Cursor& cursor) {
    cursor.align(4);
    BytecodeSwitch table;
    table.default_target = static_cast<std::uint32_t>(target(instruction, cursor.s4()));
    const std::int64_t pairs = cursor.s4();
    if (pairs < 0 || pairs * 8 > static_cast<std::int64_t>(code_.bytes.size())) {
      switch_error_ = "the pairs of a lookupswitch do not fit the code";
      return;
    }
    for (std::int64_t i = 0; i < pairs; ++i) {
      table.keys.push_back(cursor.s4());
      table.targets.push_back(static_cast<std::uint32_t>(target(instruction, cursor.s4())));
      if (i > 0 && table.keys[table.keys.size() - 2] >= table.keys.back()) {
        switch_error_ = "the keys of a lookupswitch are not in increasing order";
        return;
      }
    }
    add_switch(instruction, std::move(table));
  }

  void add_switch(Bytecode& instruction, BytecodeSwitch table) {
    instruction.second = static_cast<std::int32_t>(result_.switches.size());
    result_.switches.push_back(std::move(table));
  }

  [[nodiscard]] bool is_start(std::uint32_t at) const {
    return at < result_.index_at.size() && result_.index_at[at] != DecodedCode::kNone;
  }

  std::optional<Problem> check_targets() {
    for (const Bytecode& i : result_.instructions) {
      const OperandShape shape = i.info().operands;
      bool good = true;
      if (shape == OperandShape::branch || shape == OperandShape::wide_branch) {
        good = is_start(static_cast<std::uint32_t>(i.operand));
      } else if (shape == OperandShape::table_switch || shape == OperandShape::lookup_switch) {
        const BytecodeSwitch& table = result_.switches[static_cast<std::size_t>(i.second)];
        good = is_start(table.default_target);
        for (const std::uint32_t t : table.targets) good = good && is_start(t);
      }
      if (!good) return bad(i.offset, fmt::format("{} jumps into the middle of nowhere", i.info().mnemonic));
    }
    for (const classfile::ExceptionEntry& e : code_.exceptions) {
      const bool end_ok = e.end == code_.bytes.size() || is_start(e.end);
      if (!is_start(e.start) || !end_ok || !is_start(e.handler)) {
        return bad(e.start, "an exception range does not start and end at instructions");
      }
    }
    return std::nullopt;
  }

  const classfile::Code& code_;
  const std::string& place_;
  DecodedCode result_;
  const char* switch_error_ = nullptr;
};

std::string constant_text(std::uint16_t index, const classfile::ConstantPool& pool) {
  if (index >= pool.size()) return fmt::format("#{} (out of range)", index);
  const classfile::Constant& c = pool.at(index);
  switch (c.tag) {
    case ConstantTag::integer: return fmt::format("{}", static_cast<std::int32_t>(c.bits));
    case ConstantTag::long_: return fmt::format("{}L", static_cast<std::int64_t>(c.bits));
    case ConstantTag::float_:
      return fmt::format("{}f", std::bit_cast<float>(static_cast<std::uint32_t>(c.bits)));
    case ConstantTag::double_: return fmt::format("{}", std::bit_cast<double>(c.bits));
    case ConstantTag::class_: return pool.class_name(index);
    case ConstantTag::string: return literal_text(pool.string(index));
    case ConstantTag::field_ref:
    case ConstantTag::method_ref:
    case ConstantTag::interface_method_ref: {
      const classfile::MemberRef m = pool.member(index);
      return fmt::format("{}.{}{}{}", m.owner, m.name, c.tag == ConstantTag::field_ref ? ":" : "",
                         m.descriptor);
    }
    case ConstantTag::dynamic:
    case ConstantTag::invoke_dynamic: {
      const classfile::MemberRef m = pool.dynamic(index);
      return fmt::format("bootstrap {} {}:{}", c.first, m.name, m.descriptor);
    }
    default: return fmt::format("#{}", index);
  }
}

constexpr const char* kArrayTypes[] = {"boolean", "char", "float", "double", "byte", "short", "int", "long"};

}  // namespace

const BytecodeInfo& bytecode_info(std::uint8_t opcode) { return kTable[opcode]; }

Result<DecodedCode> decode(const classfile::Code& code, const std::string& place) {
  return Decoder(code, place).run();
}

std::string to_text(const Bytecode& instruction, const DecodedCode& code,
                    const classfile::ConstantPool& constants) {
  const BytecodeInfo& info = instruction.info();
  std::string text = info.mnemonic;
  switch (info.operands) {
    case OperandShape::none:
    case OperandShape::wide: break;
    case OperandShape::signed_byte:
    case OperandShape::signed_short:
    case OperandShape::local: text += fmt::format(" {}", instruction.operand); break;
    case OperandShape::branch:
    case OperandShape::wide_branch: text += fmt::format(" -> {}", instruction.operand); break;
    case OperandShape::increment:
      text += fmt::format(" {} by {}", instruction.operand, instruction.second);
      break;
    case OperandShape::constant_byte:
    case OperandShape::constant:
    case OperandShape::invoke_interface:
    case OperandShape::invoke_dynamic:
      text += " " + constant_text(static_cast<std::uint16_t>(instruction.operand), constants);
      break;
    case OperandShape::multi_array:
      text += fmt::format(" {} dimensions {}",
                          constant_text(static_cast<std::uint16_t>(instruction.operand), constants),
                          instruction.second);
      break;
    case OperandShape::array_type:
      text += instruction.operand >= 4 && instruction.operand <= 11
                  ? fmt::format(" {}", kArrayTypes[instruction.operand - 4])
                  : fmt::format(" unknown type {}", instruction.operand);
      break;
    case OperandShape::table_switch:
    case OperandShape::lookup_switch: {
      const BytecodeSwitch& table = code.switches[static_cast<std::size_t>(instruction.second)];
      for (std::size_t i = 0; i < table.keys.size(); ++i) {
        text += fmt::format(" {} -> {},", table.keys[i], table.targets[i]);
      }
      text += fmt::format(" default -> {}", table.default_target);
      break;
    }
  }
  return text;
}

}  // namespace glassbox::ir
