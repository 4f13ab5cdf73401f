// The symbolic values of a circuit, immutable and hash-consed, so that equal values are the same handle and a
// method's arguments make a cache key:
//   int, long (and the narrower types)  bit-vectors, just as wide as their known range
//   references                          guarded sets {c1 -> o1, ...}: pairwise exclusive, exhaustive,
//   distinct float, double                       guarded sets of constants
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "symbolic/formula/bit_vector.hpp"
#include "symbolic/formula/circuit.hpp"
#include "symbolic/value.hpp"

namespace glassbox::symbolic {

using formula::Bits;
using formula::Circuit;
using formula::Formula;

// One alternative of a guarded set: under `guard` the value is the constant with these bits.
struct Alternative {
  Formula guard;
  std::uint64_t bits = 0;
  friend bool operator==(const Alternative&, const Alternative&) = default;
};

// How an int or long was made, where that says more than its bits (symbolic/sums.hpp).
struct Term {
  enum class Kind : std::uint8_t { unknown, sum, difference, choice };
  Kind kind = Kind::unknown;
  std::uint8_t width = 0;  // of sums and differences: modulo 2^width
  Formula condition;       // of a choice: a where it holds, else b
  Value a, b;              // older than what is made of them
};

class Symbols {
 public:
  explicit Symbols(Circuit& circuit) : circuit_(circuit) {}
  [[nodiscard]] Circuit& circuit() { return circuit_; }

  // Ints and longs.
  [[nodiscard]] Value integer(const Bits& bits);  // a constant where the bits are
  [[nodiscard]] Value boolean(Formula f) { return integer(Bits::boolean(f)); }
  [[nodiscard]] Bits bits(Value v) const;  // of a constant too

  [[nodiscard]] const Term& term(Value v) const;
  void set_term(Value v, const Term& term);  // it equals v; the first term of a value stays

  // References, floats and doubles. `alternatives` may repeat constants and have false guards: equal
  // constants are joined, impossible ones dropped, and what remains is sorted by its bits.
  [[nodiscard]] Value guarded_set(std::vector<Alternative> alternatives);
  [[nodiscard]] std::span<const Alternative> alternatives(Value v) const;  // of a symbolic value
  // The same for a constant too: calls visit(guard, bits) for every alternative.
  template <class Visit>
  void for_each_alternative(Value v, Visit visit) const {
    if (v.is_constant()) return visit(Formula::constant(true), v.bits());
    for (const Alternative& a : alternatives(v)) visit(a.guard, a.bits);
  }

  [[nodiscard]] Formula equals_constant(Value set, std::uint64_t bits) const;  // of a guarded set
  [[nodiscard]] Formula equal_sets(Value a, Value b);  // same alternative: == of references, not of floats

  // If-then-else, by kind.
  [[nodiscard]] Value choose_integer(Formula condition, Value then, Value otherwise);
  [[nodiscard]] Value choose_set(Formula condition, Value then, Value otherwise);

 private:
  template <class Element>
  struct Interned {  // sequences of elements, each stored once
    std::vector<Element> elements;
    std::vector<std::uint32_t> ends = {0};  // of sequence i: [ends[i - 1], ends[i])
    std::unordered_multimap<std::uint64_t, std::uint32_t> index;

    [[nodiscard]] Symbol intern(std::span<const Element> sequence);
    [[nodiscard]] std::span<const Element> at(Symbol symbol) const {
      return std::span(elements).subspan(ends[symbol - 1], ends[symbol] - ends[symbol - 1]);
    }
  };

  // Marks the handles of guarded sets, so that no set has the handle of a bit-vector.
  static constexpr Symbol kSetSymbol = 0x80000000U;

  Circuit& circuit_;
  Interned<Formula> bit_vectors_;
  Interned<Alternative> sets_;
  std::vector<Term> terms_;  // of bit-vectors, by symbol
};

}  // namespace glassbox::symbolic
