// Which instruction pushed each word of the operand stack. The JVM's messages of NullPointerExceptions rest
// on this, so it is as imprecise here as there: code is looked at in its order until all of it was reached,
// not until nothing changes any more. A message is to be what the JVM prints, not the best possible.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ir/bytecode.hpp"
#include "ir/kind.hpp"

namespace glassbox::ir {

struct OperandSources {
  static constexpr std::uint32_t kUnknown = 0xffffffff;  // different instructions on different paths
  static constexpr unsigned kTrackedLocals = 64;

  std::vector<std::uint32_t> words;  // bottom first: index of the instruction; a long or double is two words
  std::uint64_t stored_locals = 0;   // bit per local variable below kTrackedLocals: some path stored to it

  // Index of the instruction that pushed the word `depth` below the top, or kUnknown.
  [[nodiscard]] std::uint32_t below_top(std::size_t depth) const {
    return depth < words.size() ? words[words.size() - 1 - depth] : kUnknown;
  }
  // Whether the variable may hold something else than what the method was called with.
  [[nodiscard]] bool may_be_stored(unsigned local) const {
    return local >= kTrackedLocals || (stored_locals >> local & 1U) != 0;
  }
};

// The variable that a load or store names.
struct LocalOperand {
  unsigned slot = 0;
  Kind kind = Kind::none;
};
[[nodiscard]] LocalOperand local_operand(const Bytecode& load_or_store);

// The stack before each instruction, by index, as far as it takes to know that before instruction `wanted`;
// nothing where that was not reached, nor wherever the code is malformed.
[[nodiscard]] std::vector<std::optional<OperandSources>> operand_sources(
    const classfile::ConstantPool& constants, const classfile::Code& code, const DecodedCode& decoded,
    std::uint32_t wanted);

}  // namespace glassbox::ir
