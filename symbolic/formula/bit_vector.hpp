// Two's-complement integers as vectors of formulas, just as wide as their known range: bit i of a vector of
// width w counts 2^i, the last one is the sign and stands for all bits above it. All operations are exact for
// Java's int (width 32) and long (width 64): a result that may overflow `width` wraps around.
//
//   Bits sum = add(circuit, x, y, 32);     // at most one bit wider than x and y, never wider than 32
//
// Invariant of a Bits value ("trimmed"): width >= 1 and the two highest bits are different handles (or
// width is 1), so that equal constants, and mostly equal values, are equal vectors.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "symbolic/formula/circuit.hpp"

namespace glassbox::symbolic::formula {

class Bits {
 public:
  Bits() = default;  // zero
  static Bits constant(std::int64_t value);
  static Bits boolean(Formula f);                   // 0 or 1: {f, false}
  static Bits from(std::span<const Formula> bits);  // trims; at least 1, at most 64 bits

  [[nodiscard]] int width() const { return width_; }
  // Bit i; above the width it is the sign.
  [[nodiscard]] Formula operator[](int i) const {
    return bits_[static_cast<std::size_t>(i < width_ ? i : width_ - 1)];
  }
  [[nodiscard]] Formula sign() const { return bits_[static_cast<std::size_t>(width_ - 1)]; }
  [[nodiscard]] std::span<const Formula> bits() const {
    return {bits_.data(), static_cast<std::size_t>(width_)};
  }
  [[nodiscard]] std::optional<std::int64_t> as_constant() const;
  friend bool operator==(const Bits& a, const Bits& b);

 private:
  int width_ = 1;
  std::array<Formula, 64> bits_{};
};

// Smallest and largest value that constant bits and the width allow.
[[nodiscard]] std::int64_t minimum(const Bits& a);
[[nodiscard]] std::int64_t maximum(const Bits& a);

// In all of these `width` is 32 (int) or 64 (long), and operands are within that width.
[[nodiscard]] Bits add(Circuit& c, const Bits& a, const Bits& b, int width);
[[nodiscard]] Bits subtract(Circuit& c, const Bits& a, const Bits& b, int width);
[[nodiscard]] Bits negate(Circuit& c, const Bits& a, int width);
[[nodiscard]] Bits multiply(Circuit& c, const Bits& a, const Bits& b, int width);
// Truncated division as idiv/irem do it. Where b is 0 the result is unspecified: callers exclude it.
[[nodiscard]] Bits divide(Circuit& c, const Bits& a, const Bits& b, int width);
[[nodiscard]] Bits remainder(Circuit& c, const Bits& a, const Bits& b, int width);
[[nodiscard]] Bits bit_and(Circuit& c, const Bits& a, const Bits& b);
[[nodiscard]] Bits bit_or(Circuit& c, const Bits& a, const Bits& b);
[[nodiscard]] Bits bit_xor(Circuit& c, const Bits& a, const Bits& b);
// The distance is an int, of which the low 5 (width 32) or 6 (width 64) bits count.
[[nodiscard]] Bits shift_left(Circuit& c, const Bits& a, const Bits& distance, int width);
[[nodiscard]] Bits shift_right(Circuit& c, const Bits& a, const Bits& distance, int width);           // >>
[[nodiscard]] Bits shift_right_unsigned(Circuit& c, const Bits& a, const Bits& distance, int width);  // >>>

// Narrowing casts: the low `bits` bits, sign- or zero-extended (l2i: 32 signed, i2b: 8 signed, i2c: 16
// unsigned).
[[nodiscard]] Bits truncate_signed(Circuit& c, const Bits& a, int bits);
[[nodiscard]] Bits truncate_unsigned(Circuit& c, const Bits& a, int bits);

[[nodiscard]] Formula equal(Circuit& c, const Bits& a, const Bits& b);
[[nodiscard]] Formula less(Circuit& c, const Bits& a, const Bits& b);  // signed
[[nodiscard]] Bits if_then_else(Circuit& c, Formula condition, const Bits& then, const Bits& otherwise);

// The value under an assignment.
[[nodiscard]] std::int64_t evaluate(const Assignment& assignment, const Bits& a);

}  // namespace glassbox::symbolic::formula
