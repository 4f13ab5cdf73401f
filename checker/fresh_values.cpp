#include "checker/fresh_values.hpp"

#include <bit>

namespace glassbox::checker {

namespace formula = symbolic::formula;

Formula FreshValues::boolean() {
  const Formula v = symbols_.circuit().variable();
  variables_.push_back({v, owners_});
  return v;
}

Value FreshValues::integer(IntRange range) {
  symbolic::Circuit& circuit = symbols_.circuit();
  const auto span = static_cast<std::uint64_t>(range.high) - static_cast<std::uint64_t>(range.low);
  if (span == 0) return Value::of(range.low);
  const int width = 64 - std::countl_zero(span);
  std::vector<Formula> bits;
  for (int i = 0; i < width; ++i) bits.push_back(boolean());
  const bool just_what_the_bits_say = range.low < 0 &&
                                      static_cast<std::uint64_t>(-(range.low + 1)) == span >> 1U &&
                                      std::has_single_bit(span + 1);
  if (just_what_the_bits_say || span == ~std::uint64_t{0})
    return symbols_.integer(symbolic::Bits::from(bits));
  if (width == 64) {  // no room for an offset
    const symbolic::Bits value = symbolic::Bits::from(bits);
    require(!formula::less(circuit, value, symbolic::Bits::constant(range.low)));
    require(!formula::less(circuit, symbolic::Bits::constant(range.high), value));
    return symbols_.integer(value);
  }
  bits.push_back(Formula::constant(false));
  const symbolic::Bits offset = symbolic::Bits::from(bits);
  const symbolic::Bits value = formula::add(circuit, offset, symbolic::Bits::constant(range.low), 64);
  require(!formula::less(circuit, symbolic::Bits::constant(static_cast<std::int64_t>(span)), offset));
  return symbols_.integer(value);
}

Value FreshValues::one_of(std::span<const Value> constants) {
  const std::vector<Formula> codes = alternatives(constants.size());
  std::vector<symbolic::Alternative> set;
  for (std::size_t k = 0; k < constants.size(); ++k) set.push_back({codes[k], constants[k].bits()});
  return symbols_.guarded_set(std::move(set));
}

std::vector<Formula> FreshValues::alternatives(std::size_t count) {
  symbolic::Circuit& circuit = symbols_.circuit();
  std::vector<Formula> codes;
  if (count <= 1) return {Formula::constant(true)};
  const int width = 64 - std::countl_zero(count - 1);
  std::vector<Formula> bits;
  for (int i = 0; i < width; ++i) bits.push_back(boolean());
  for (std::size_t k = 0; k < count; ++k) {
    std::vector<Formula> code;
    for (int i = 0; i < width; ++i) {
      code.push_back(bits[static_cast<std::size_t>(i)].negated_if((k >> static_cast<unsigned>(i) & 1U) == 0));
    }
    codes.push_back(circuit.conjunction(code));
  }
  require(circuit.disjunction(codes));
  return codes;
}

}  // namespace glassbox::checker
