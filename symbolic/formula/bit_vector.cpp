// Representation, bitwise operations, shifts, comparisons; see bit_vector_arithmetic.cpp for the rest.
#include "symbolic/formula/bit_vector.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "symbolic/formula/raw_bits.hpp"

namespace glassbox::symbolic::formula {

namespace {

// Number of the distance's bits that count in a shift.
int distance_bits(int width) {
  assert(width == 32 || width == 64);
  return std::countr_zero(static_cast<unsigned>(width));
}

template <typename Operation>
Bits bitwise(const Bits& a, const Bits& b, Operation operation) {
  const int width = std::max(a.width(), b.width());
  RawBits result;
  for (int i = 0; i < width; ++i) at(result, i) = operation(a[i], b[i]);
  return trimmed(result, width);
}

// Right shift of the lowest `width` bits, filled up from above with `fill`. A barrel shifter: one stage for
// each bit of the distance.
Bits shift_right_filling(Circuit& c, const Bits& a, const Bits& distance, int stages, int width,
                         Formula fill) {
  RawBits result;
  for (int i = 0; i < width; ++i) at(result, i) = a[i];
  for (int stage = 0; stage < stages; ++stage) {
    const Formula shifted = distance[stage];
    if (shifted.is_false()) continue;
    const int step = 1 << stage;
    for (int i = 0; i < width; ++i) {  // upwards: reads only bits that are not yet overwritten
      const Formula from = i + step < width ? at(result, i + step) : fill;
      at(result, i) = c.if_then_else(shifted, from, at(result, i));
    }
  }
  return trimmed(result, width);
}

}  // namespace

Bits Bits::constant(std::int64_t value) {
  Bits result;
  result.width_ = width_of(value);
  for (int i = 0; i < result.width_; ++i) at(result.bits_, i) = Formula::constant(bit_of(value, i));
  return result;
}

Bits Bits::boolean(Formula f) {
  Bits result;
  result.width_ = f.is_false() ? 1 : 2;
  result.bits_[0] = f;
  return result;
}

Bits Bits::from(std::span<const Formula> bits) {
  assert(!bits.empty() && bits.size() <= kMaxWidth);
  std::size_t width = bits.size();
  while (width > 1 && bits[width - 1] == bits[width - 2]) --width;
  Bits result;
  result.width_ = static_cast<int>(width);
  std::copy_n(bits.begin(), width, result.bits_.begin());
  return result;
}

std::optional<std::int64_t> Bits::as_constant() const {
  std::uint64_t pattern = 0;
  for (int i = 0; i < width_; ++i) {
    const Formula bit = (*this)[i];
    if (!bit.is_constant()) return std::nullopt;
    if (bit.is_true()) pattern |= std::uint64_t{1} << static_cast<unsigned>(i);
  }
  if (sign().is_true()) pattern |= ~std::uint64_t{0} << static_cast<unsigned>(width_ - 1);
  return static_cast<std::int64_t>(pattern);
}

bool operator==(const Bits& a, const Bits& b) { return std::ranges::equal(a.bits(), b.bits()); }

std::int64_t minimum(const Bits& a) {
  // Negative if it may be; every other bit is 0 if it may be.
  const int top = a.width() - 1;
  std::uint64_t pattern = a.sign().is_false() ? 0 : ~std::uint64_t{0} << static_cast<unsigned>(top);
  for (int i = 0; i < top; ++i) {
    if (a[i].is_true()) pattern |= std::uint64_t{1} << static_cast<unsigned>(i);
  }
  return static_cast<std::int64_t>(pattern);
}

std::int64_t maximum(const Bits& a) {
  const int top = a.width() - 1;
  std::uint64_t pattern = a.sign().is_true() ? ~std::uint64_t{0} << static_cast<unsigned>(top) : 0;
  for (int i = 0; i < top; ++i) {
    if (!a[i].is_false()) pattern |= std::uint64_t{1} << static_cast<unsigned>(i);
  }
  return static_cast<std::int64_t>(pattern);
}

Bits bit_and(Circuit& c, const Bits& a, const Bits& b) {
  return bitwise(a, b, [&c](Formula x, Formula y) { return c.conjunction(x, y); });
}

Bits bit_or(Circuit& c, const Bits& a, const Bits& b) {
  return bitwise(a, b, [&c](Formula x, Formula y) { return c.disjunction(x, y); });
}

Bits bit_xor(Circuit& c, const Bits& a, const Bits& b) {
  return bitwise(a, b, [&c](Formula x, Formula y) { return c.exclusive_or(x, y); });
}

Bits shift_left(Circuit& c, const Bits& a, const Bits& distance, int width) {
  assert(a.width() <= width);
  const int stages = distance_bits(width);
  RawBits result;
  int used = a.width();
  for (int i = 0; i < used; ++i) at(result, i) = a[i];
  for (int stage = 0; stage < stages; ++stage) {
    const Formula shifted = distance[stage];
    if (shifted.is_false()) continue;
    const int step = 1 << stage;
    const Formula sign = at(result, used - 1);
    const int wider = std::min(width, used + step);
    for (int i = used; i < wider; ++i) at(result, i) = sign;
    used = wider;
    for (int i = used - 1; i >= 0; --i) {  // downwards: reads only bits that are not yet overwritten
      const Formula from = i >= step ? at(result, i - step) : Formula::constant(false);
      at(result, i) = c.if_then_else(shifted, from, at(result, i));
    }
  }
  return trimmed(result, used);
}

Bits shift_right(Circuit& c, const Bits& a, const Bits& distance, int width) {
  assert(a.width() <= width);
  return shift_right_filling(c, a, distance, distance_bits(width), a.width(), a.sign());
}

Bits shift_right_unsigned(Circuit& c, const Bits& a, const Bits& distance, int width) {
  assert(a.width() <= width);
  // Only the shift of a negative value moves zeros in from beyond the known range.
  const int used = a.sign().is_false() ? a.width() : width;
  return shift_right_filling(c, a, distance, distance_bits(width), used, Formula::constant(false));
}

Bits truncate_signed(Circuit& /*c*/, const Bits& a, int bits) {
  assert(bits >= 1 && bits <= kMaxWidth);
  if (a.width() <= bits) return a;
  return Bits::from(a.bits().first(static_cast<std::size_t>(bits)));
}

Bits truncate_unsigned(Circuit& /*c*/, const Bits& a, int bits) {
  assert(bits >= 1 && bits < kMaxWidth);
  if (a.sign().is_false() && a.width() <= bits + 1) return a;
  RawBits result;
  for (int i = 0; i < bits; ++i) at(result, i) = a[i];
  return trimmed(result, bits + 1);
}

Formula equal(Circuit& c, const Bits& a, const Bits& b) {
  if (maximum(a) < minimum(b) || maximum(b) < minimum(a)) return Formula::constant(false);
  const int width = std::max(a.width(), b.width());
  // A look for contradicting bits before any node is made.
  for (int i = 0; i < width; ++i) {
    if (a[i] == !b[i]) return Formula::constant(false);
  }
  RawBits same;
  for (int i = 0; i < width; ++i) {
    at(same, i) = c.equivalence(a[i], b[i]);
    if (at(same, i).is_false()) return Formula::constant(false);
  }
  return c.conjunction(std::span<const Formula>(same.data(), static_cast<std::size_t>(width)));
}

Formula less(Circuit& c, const Bits& a, const Bits& b) {
  if (maximum(a) < minimum(b)) return Formula::constant(true);
  if (minimum(a) >= maximum(b)) return Formula::constant(false);
  // Upwards from the lowest bit, a higher bit overrules the lower ones. The sign weighs negatively: swap it.
  const int top = std::max(a.width(), b.width()) - 1;
  Formula result = Formula::constant(false);
  for (int i = 0; i <= top; ++i) {
    const Formula x = i < top ? a[i] : b[i];
    const Formula y = i < top ? b[i] : a[i];
    const Formula lower = c.conjunction(!x, y);
    const Formula not_higher = c.implication(x, y);
    result = c.disjunction(lower, c.conjunction(result, not_higher));
  }
  return result;
}

Bits if_then_else(Circuit& c, Formula condition, const Bits& then, const Bits& otherwise) {
  if (condition.is_constant()) return condition.is_true() ? then : otherwise;
  return bitwise(then, otherwise,
                 [&c, condition](Formula x, Formula y) { return c.if_then_else(condition, x, y); });
}

std::int64_t evaluate(const Assignment& assignment, const Bits& a) {
  std::uint64_t pattern =
      assignment.evaluate(a.sign()) ? ~std::uint64_t{0} << static_cast<unsigned>(a.width() - 1) : 0;
  for (int i = 0; i < a.width() - 1; ++i) {
    if (assignment.evaluate(a[i])) pattern |= std::uint64_t{1} << static_cast<unsigned>(i);
  }
  return static_cast<std::int64_t>(pattern);
}

}  // namespace glassbox::symbolic::formula
