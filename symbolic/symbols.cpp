#include "symbolic/symbols.hpp"

#include <algorithm>

namespace glassbox::symbolic {

namespace {

std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
  return hash ^ (hash >> 29U);
}
std::uint64_t hash_of(std::uint64_t hash, Formula f) { return mix(hash, f.code()); }
std::uint64_t hash_of(std::uint64_t hash, const Alternative& a) {
  return mix(mix(hash, a.guard.code()), a.bits);
}

}  // namespace

template <class Element>
Symbol Symbols::Interned<Element>::intern(std::span<const Element> sequence) {
  std::uint64_t hash = sequence.size();
  for (const Element& e : sequence) hash = hash_of(hash, e);
  const auto [first, last] = index.equal_range(hash);
  for (auto it = first; it != last; ++it) {
    if (std::ranges::equal(at(it->second), sequence)) return it->second;
  }
  elements.insert(elements.end(), sequence.begin(), sequence.end());
  ends.push_back(static_cast<std::uint32_t>(elements.size()));
  const auto symbol = static_cast<Symbol>(ends.size() - 1);
  index.emplace(hash, symbol);
  return symbol;
}

Value Symbols::integer(const Bits& bits) {
  if (const auto constant = bits.as_constant()) return Value::of(*constant);
  return Value::symbolic(bit_vectors_.intern(bits.bits()));
}

Bits Symbols::bits(Value v) const {
  return v.is_constant() ? Bits::constant(v.int64()) : Bits::from(bit_vectors_.at(v.symbol()));
}

const Term& Symbols::term(Value v) const {
  static const Term unknown;
  return v.symbol() < terms_.size() ? terms_[v.symbol()] : unknown;
}

void Symbols::set_term(Value v, const Term& term) {
  const bool founded = term.a.symbol() < v.symbol() && term.b.symbol() < v.symbol();
  if (v.is_constant() || !founded || this->term(v).kind != Term::Kind::unknown) return;
  if (terms_.size() <= v.symbol()) terms_.resize(std::size_t{v.symbol()} + 1);
  terms_[v.symbol()] = term;
}

Value Symbols::guarded_set(std::vector<Alternative> alternatives) {
  std::erase_if(alternatives, [](const Alternative& a) { return a.guard.is_false(); });
  std::ranges::sort(alternatives, {}, &Alternative::bits);
  std::vector<Alternative> joined;
  for (const Alternative& a : alternatives) {
    if (!joined.empty() && joined.back().bits == a.bits) {
      joined.back().guard = circuit_.disjunction(joined.back().guard, a.guard);
    } else {
      joined.push_back(a);
    }
  }
  // Guards are exhaustive: one alternative is left only if it always holds.
  if (joined.size() == 1) return Value::from_bits(joined.front().bits);
  for (const Alternative& a : joined) {
    if (a.guard.is_true()) return Value::from_bits(a.bits);
  }
  return Value::symbolic(sets_.intern(joined) | kSetSymbol);
}

std::span<const Alternative> Symbols::alternatives(Value v) const {
  return sets_.at(v.symbol() & ~kSetSymbol);
}

Formula Symbols::equals_constant(Value set, std::uint64_t bits) const {
  if (set.is_constant()) return Formula::constant(set.bits() == bits);
  for (const Alternative& a : alternatives(set)) {
    if (a.bits == bits) return a.guard;
  }
  return Formula::constant(false);
}

Formula Symbols::equal_sets(Value a, Value b) {
  if (a.is_constant()) return equals_constant(b, a.bits());
  if (b.is_constant()) return equals_constant(a, b.bits());
  if (a == b) return Formula::constant(true);
  std::vector<Formula> same;
  for (const Alternative& x : alternatives(a)) {
    const Formula guard = equals_constant(b, x.bits);
    if (!guard.is_false()) same.push_back(circuit_.conjunction(x.guard, guard));
  }
  return circuit_.disjunction(same);
}

Value Symbols::choose_integer(Formula condition, Value then, Value otherwise) {
  if (then == otherwise) return then;
  const Value chosen = integer(formula::if_then_else(circuit_, condition, bits(then), bits(otherwise)));
  if (chosen != then && chosen != otherwise) {
    set_term(chosen, {Term::Kind::choice, 0, condition, then, otherwise});
  }
  return chosen;
}

Value Symbols::choose_set(Formula condition, Value then, Value otherwise) {
  if (then == otherwise || condition.is_true()) return then;
  if (condition.is_false()) return otherwise;
  std::vector<Alternative> all;
  for_each_alternative(then, [&](Formula g, std::uint64_t bits) {
    all.push_back({circuit_.conjunction(condition, g), bits});
  });
  for_each_alternative(otherwise, [&](Formula g, std::uint64_t bits) {
    all.push_back({circuit_.conjunction(!condition, g), bits});
  });
  return guarded_set(std::move(all));
}

}  // namespace glassbox::symbolic
