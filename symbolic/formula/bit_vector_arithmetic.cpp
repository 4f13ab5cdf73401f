// Addition to division. Before any gate is made, interval arithmetic on what constant bits say about the
// operands tells how wide a result can be and which of its highest bits are known: all values of an interval
// share the bits above the highest one in which its ends differ.
#include <algorithm>
#include <bit>
#include <cassert>

#include "symbolic/formula/bit_vector.hpp"
#include "symbolic/formula/raw_bits.hpp"

namespace glassbox::symbolic::formula {

namespace {

std::uint64_t absolute(std::int64_t value) {
  const auto pattern = static_cast<std::uint64_t>(value);
  return value < 0 ? 0 - pattern : pattern;
}

// A set of values that contains a result. `overflow` is set once an end is not representable in 64 bits.
struct Interval {
  std::int64_t low, high;
  bool overflow = false;

  void include(std::int64_t value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};

Interval interval_of(const Bits& a) { return {minimum(a), maximum(a)}; }

// What has to be computed of a result: the `open` lowest bits; those from there to `width` are those of
// `pattern`.
struct Extent {
  int width;
  int open;
  std::int64_t pattern;

  Extent(const Interval& range, int limit) : width(limit), open(limit), pattern(0) {
    const int needed = std::max(width_of(range.low), width_of(range.high));
    if (range.overflow || needed > limit) return;  // wraps around: anything is possible
    const auto differing = static_cast<std::uint64_t>(range.low) ^ static_cast<std::uint64_t>(range.high);
    width = needed;
    open = std::min(needed, kMaxWidth - std::countl_zero(differing));
    pattern = range.low;
  }

  [[nodiscard]] Bits complete(RawBits& bits) const {
    for (int i = open; i < width; ++i) at(bits, i) = Formula::constant(bit_of(pattern, i));
    return trimmed(bits, width);
  }
};

// A ripple-carry adder that is fed bit by bit. A carry is made only when it is asked for: the last one mostly
// is not.
class Adder {
 public:
  Adder(Circuit& c, Formula carry) : c_(c), x_(carry), y_(carry) {}

  Formula add(Formula x, Formula y) {
    previous_carry_ = carry();
    x_ = x;
    y_ = y;
    half_ = c_.exclusive_or(x, y);
    return c_.exclusive_or(half_, previous_carry_);
  }

  // Of the two ways to tell whether two of three bits are set, the one that shares a node with the sum's
  // exclusive or, which is made of operands without negation.
  Formula carry() {
    if (half_.negated() == previous_carry_.negated()) {
      return c_.disjunction(c_.conjunction(x_, y_), c_.conjunction(half_, previous_carry_));
    }
    return !c_.disjunction(c_.conjunction(!x_, !y_), c_.conjunction(half_, !previous_carry_));
  }

 private:
  Circuit& c_;
  Formula x_, y_;  // of the last bit
  Formula half_;
  Formula previous_carry_;
};

// a + b, or a - b = a + ~b + 1.
Bits ripple(Circuit& c, const Bits& a, const Bits& b, bool subtracting, const Extent& extent) {
  RawBits result;
  Adder adder(c, Formula::constant(subtracting));
  for (int i = 0; i < extent.open; ++i) at(result, i) = adder.add(a[i], b[i].negated_if(subtracting));
  return extent.complete(result);
}

// (condition ? a : 0) << distance, modulo 2^width
Bits partial_product(Circuit& c, const Bits& a, Formula condition, int distance, int width) {
  RawBits result;
  const int used = std::min(width, a.width() + distance);
  for (int i = distance; i < used; ++i) at(result, i) = c.conjunction(a[i - distance], condition);
  return trimmed(result, used);
}

// The low `width` bits of a * factor, from the factor's non-adjacent form: in digits -1, 0, 1 such that of
// two neighbours at least one is 0, which gives the fewest additions.
Bits multiply_by_constant(Circuit& c, const Bits& a, std::int64_t factor, int width) {
  Bits plus;
  Bits minus;
  auto rest = static_cast<std::uint64_t>(factor);
  for (int i = 0; i < width; ++i) {
    if ((rest & 1U) != 0) {
      // 3 is better off as 2 + 1 than as 4 - 1.
      const bool negative = (rest & 3U) == 3 && rest != 3;
      Bits& sum = negative ? minus : plus;
      sum = add(c, sum, partial_product(c, a, Formula::constant(true), i, width), width);
      rest = negative ? rest + 1 : rest - 1;
    }
    // A sign wrongly shifted in after an overflow above is off by a multiple of 2^64 in the factor: harmless.
    rest = static_cast<std::uint64_t>(static_cast<std::int64_t>(rest) >> 1U);
  }
  return subtract(c, plus, minus, width);
}

Bits multiply_modulo(Circuit& c, const Bits& a, const Bits& b, int width) {
  if (const auto factor = a.as_constant()) return multiply_by_constant(c, b, *factor, width);
  if (const auto factor = b.as_constant()) return multiply_by_constant(c, a, *factor, width);
  // The factor with fewer bits to look at becomes the multiplier; b * a must be the same handles as a * b.
  const auto additions = [](const Bits& x) {
    return std::ranges::count_if(x.bits(), [](Formula bit) { return !bit.is_false(); });
  };
  const auto cost_a = additions(a);
  const auto cost_b = additions(b);
  const bool swap =
      cost_a != cost_b ? cost_a < cost_b : std::ranges::lexicographical_compare(a.bits(), b.bits());
  const Bits& multiplicand = swap ? b : a;
  const Bits& multiplier = swap ? a : b;
  const int top = multiplier.width() - 1;
  Bits result;
  for (int i = 0; i < std::min(top, width); ++i) {
    if (multiplier[i].is_false()) continue;
    result = add(c, result, partial_product(c, multiplicand, multiplier[i], i, width), width);
  }
  if (multiplier.sign().is_false() || top >= width) return result;
  return subtract(c, result, partial_product(c, multiplicand, multiplier.sign(), top, width), width);
}

Interval product_range(const Bits& a, const Bits& b) {
  const Interval x = interval_of(a);
  const Interval y = interval_of(b);
  Interval result{INT64_MAX, INT64_MIN};
  const auto include = [&result](std::int64_t p, std::int64_t q) {
    std::int64_t product = 0;
    if (__builtin_mul_overflow(p, q, &product)) result.overflow = true;
    result.include(product);
  };
  include(x.low, y.low);
  include(x.high, y.high);
  if (a == b) {
    if (x.low < 0 && x.high >= 0) result.include(0);
    return result;
  }
  include(x.low, y.high);
  include(x.high, y.low);
  return result;
}

// An unsigned number; the bits from `width` on are false.
struct Magnitude {
  RawBits bits;
  int width;

  Formula& operator[](int i) { return at(bits, i); }
};

Magnitude magnitude(Circuit& c, const Bits& a) {
  const Formula sign = a.sign();
  // The sign's place is needed for -2^(width-1).
  Magnitude result{{}, sign.is_false() ? a.width() - 1 : a.width()};
  Adder adder(c, sign);
  for (int i = 0; i < result.width; ++i) {
    result[i] = adder.add(c.exclusive_or(a[i], sign), Formula::constant(false));
  }
  while (result.width > 0 && result[result.width - 1].is_false()) --result.width;
  return result;
}

Bits with_sign(Circuit& c, Magnitude& a, Formula sign, const Extent& extent) {
  RawBits result;
  Adder adder(c, sign);
  for (int i = 0; i < extent.open; ++i) {
    at(result, i) = adder.add(c.exclusive_or(a[i], sign), Formula::constant(false));
  }
  return extent.complete(result);
}

struct Division {
  Magnitude quotient, remainder;
};

// Restoring division, one bit of the quotient after the other from the highest one down.
Division divide_unsigned(Circuit& c, Magnitude& dividend, Magnitude& divisor) {
  Division result{{{}, dividend.width}, {{}, divisor.width}};
  Magnitude& rest = result.remainder;
  // The rest is less than the divisor: doubled, it needs one more bit, except that a divisor of 64 bits can
  // be no other than 2^63.
  const int width = std::min(divisor.width + 1, kMaxWidth);
  for (int step = dividend.width - 1; step >= 0; --step) {
    for (int i = width - 1; i > 0; --i) rest[i] = rest[i - 1];
    rest[0] = dividend[step];
    RawBits difference;
    Adder subtracter(c, Formula::constant(true));
    for (int i = 0; i < width; ++i) at(difference, i) = subtracter.add(rest[i], !divisor[i]);
    const Formula fits = subtracter.carry();
    result.quotient[step] = fits;
    // The rest is also at most what has been read of the dividend.
    const int used = std::min(divisor.width, dividend.width - step);
    for (int i = 0; i < used; ++i) rest[i] = c.if_then_else(fits, at(difference, i), rest[i]);
    for (int i = used; i < width; ++i) rest[i] = Formula::constant(false);
  }
  return result;
}

// The quotient is monotonic in the dividend, and in the divisor on either side of zero.
Interval quotient_range(const Interval& a, const Interval& b) {
  Interval result{INT64_MAX, INT64_MIN};
  for (const std::int64_t divisor : {b.low, b.high, std::int64_t{-1}, std::int64_t{1}}) {
    if (divisor == 0 || divisor < b.low || divisor > b.high) continue;
    for (const std::int64_t dividend : {a.low, a.high}) {
      if (dividend == INT64_MIN && divisor == -1) {
        result.overflow = true;
      } else {
        result.include(dividend / divisor);
      }
    }
  }
  return result;
}

Interval remainder_range(const Interval& a, const Interval& b) {
  const auto bound = static_cast<std::int64_t>(std::max(absolute(b.low), absolute(b.high)) - 1);
  return {a.low < 0 ? std::max(a.low, -bound) : 0, a.high > 0 ? std::min(a.high, bound) : 0};
}

// a / 2^k: rounds towards zero after 2^k - 1 has been added to a negative a.
Bits divide_by_power(Circuit& c, const Bits& a, int k, int width) {
  if (k == 0) return a;
  if (k > a.width() - 1) return {};  // |a| < 2^k
  RawBits bias;
  for (int i = 0; i < k; ++i) at(bias, i) = a.sign();
  const Bits biased = add(c, a, trimmed(bias, k + 1), width);
  if (biased.width() <= k) return Bits::from({&biased.bits().back(), 1});
  return Bits::from(biased.bits().subspan(static_cast<std::size_t>(k)));
}

// a % 2^k: the low bits of a, minus 2^k where a is negative and they are not all 0.
Bits remainder_by_power(Circuit& c, const Bits& a, int k) {
  if (k > a.width() - 1) return a;
  RawBits result;
  Formula any = Formula::constant(false);
  for (int i = 0; i < k; ++i) {
    at(result, i) = a[i];
    any = c.disjunction(any, a[i]);
  }
  at(result, k) = c.conjunction(any, a.sign());
  return trimmed(result, k + 1);
}

// k where b is 2^k or -2^k
std::optional<int> power_of_two(const Bits& b) {
  const auto value = b.as_constant();
  if (!value || !std::has_single_bit(absolute(*value))) return std::nullopt;
  return std::countr_zero(absolute(*value));
}

bool is_zero(const Bits& a) { return a.width() == 1 && a.sign().is_false(); }

}  // namespace

Bits add(Circuit& c, const Bits& a, const Bits& b, int width) {
  assert(a.width() <= width && b.width() <= width);
  Interval range = interval_of(a);
  const Interval other = interval_of(b);
  const bool low = __builtin_add_overflow(range.low, other.low, &range.low);
  const bool high = __builtin_add_overflow(range.high, other.high, &range.high);
  range.overflow = low || high;
  return ripple(c, a, b, false, Extent(range, width));
}

Bits subtract(Circuit& c, const Bits& a, const Bits& b, int width) {
  assert(a.width() <= width && b.width() <= width);
  Interval range = interval_of(a);
  const Interval other = interval_of(b);
  const bool low = __builtin_sub_overflow(range.low, other.high, &range.low);
  const bool high = __builtin_sub_overflow(range.high, other.low, &range.high);
  range.overflow = low || high;
  return ripple(c, a, b, true, Extent(range, width));
}

Bits negate(Circuit& c, const Bits& a, int width) { return subtract(c, Bits(), a, width); }

Bits multiply(Circuit& c, const Bits& a, const Bits& b, int width) {
  assert(a.width() <= width && b.width() <= width);
  const Extent extent(product_range(a, b), width);
  if (extent.open == 0) return Bits::constant(extent.pattern);
  const Bits product = multiply_modulo(c, a, b, extent.open);
  RawBits result;
  for (int i = 0; i < extent.open; ++i) at(result, i) = product[i];
  return extent.complete(result);
}

Bits divide(Circuit& c, const Bits& a, const Bits& b, int width) {
  assert(a.width() <= width && b.width() <= width);
  if (is_zero(b)) return {};
  if (const auto k = power_of_two(b)) {
    const Bits quotient = divide_by_power(c, a, *k, width);
    return b.sign().is_true() ? negate(c, quotient, width) : quotient;
  }
  const Extent extent(quotient_range(interval_of(a), interval_of(b)), width);
  if (extent.open == 0) return Bits::constant(extent.pattern);
  Magnitude dividend = magnitude(c, a);
  Magnitude divisor = magnitude(c, b);
  Division division = divide_unsigned(c, dividend, divisor);
  return with_sign(c, division.quotient, c.exclusive_or(a.sign(), b.sign()), extent);
}

Bits remainder(Circuit& c, const Bits& a, const Bits& b, int width) {
  assert(a.width() <= width && b.width() <= width);
  if (is_zero(b)) return {};
  if (const auto k = power_of_two(b)) return remainder_by_power(c, a, *k);
  const Interval quotients = quotient_range(interval_of(a), interval_of(b));
  if (!quotients.overflow && quotients.low == 0 && quotients.high == 0) return a;
  const Extent extent(remainder_range(interval_of(a), interval_of(b)), width);
  Magnitude dividend = magnitude(c, a);
  Magnitude divisor = magnitude(c, b);
  Division division = divide_unsigned(c, dividend, divisor);
  return with_sign(c, division.remainder, a.sign(), extent);
}

}  // namespace glassbox::symbolic::formula
