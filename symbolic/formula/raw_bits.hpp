// Internal to the bit-vector operations: results under construction.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "symbolic/formula/bit_vector.hpp"

namespace glassbox::symbolic::formula {

inline constexpr int kMaxWidth = 64;
using RawBits = std::array<Formula, kMaxWidth>;

inline Formula& at(RawBits& bits, int i) { return bits[static_cast<std::size_t>(i)]; }

inline Bits trimmed(const RawBits& bits, int width) {
  return Bits::from({bits.data(), static_cast<std::size_t>(width)});
}

// Bits that a signed value needs.
inline int width_of(std::int64_t value) {
  const auto pattern = static_cast<std::uint64_t>(value);
  return kMaxWidth - std::countl_zero(value < 0 ? ~pattern : pattern) + 1;
}

inline bool bit_of(std::int64_t value, int i) {
  return ((static_cast<std::uint64_t>(value) >> static_cast<unsigned>(i)) & 1U) != 0;
}

}  // namespace glassbox::symbolic::formula
