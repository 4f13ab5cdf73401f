// The value of a register or a heap cell. A constant is carried inside the value itself, so that a concrete
// run touches no formula, no hash table and no allocation; a symbolic value is a handle into `Symbols`. Which
// kind a value has (int, long, float, double, reference) is known from the typed instruction that uses it.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace glassbox::symbolic {

// An object of the heap, or null: where it lies, in units of 8 bytes.
class Reference {
 public:
  constexpr Reference() = default;
  explicit constexpr Reference(std::uint32_t index) : index_(index) {}
  [[nodiscard]] constexpr std::uint32_t index() const { return index_; }
  [[nodiscard]] constexpr bool is_null() const { return index_ == 0; }
  friend constexpr bool operator==(Reference, Reference) = default;
  friend constexpr auto operator<=>(Reference, Reference) = default;

 private:
  std::uint32_t index_ = 0;
};

// A handle of a symbolic value; 0 says that the value is a constant.
using Symbol = std::uint32_t;

class Value {
 public:
  constexpr Value() = default;  // 0, +0.0, null
  static constexpr Value of(std::int32_t v) { return Value(static_cast<std::uint64_t>(std::int64_t{v})); }
  static constexpr Value of(std::int64_t v) { return Value(static_cast<std::uint64_t>(v)); }
  static constexpr Value of(float v) { return Value(std::bit_cast<std::uint32_t>(v)); }
  static constexpr Value of(double v) { return Value(std::bit_cast<std::uint64_t>(v)); }
  static constexpr Value of(Reference v) { return Value(v.index()); }
  static constexpr Value of(bool v) { return Value(v ? 1U : 0U); }
  static constexpr Value from_bits(std::uint64_t bits) { return Value(bits); }
  static constexpr Value symbolic(Symbol symbol) { return Value(0, symbol); }
  static constexpr Value from_cell(std::uint64_t bits, Symbol symbol) { return Value(bits, symbol); }

  [[nodiscard]] constexpr bool is_constant() const { return symbol_ == 0; }
  [[nodiscard]] constexpr Symbol symbol() const { return symbol_; }
  // What a constant holds: an int is sign-extended, a float and a reference zero-extended.
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr std::int32_t int32() const { return static_cast<std::int32_t>(bits_); }
  [[nodiscard]] constexpr std::int64_t int64() const { return static_cast<std::int64_t>(bits_); }
  [[nodiscard]] constexpr float float32() const {
    return std::bit_cast<float>(static_cast<std::uint32_t>(bits_));
  }
  [[nodiscard]] constexpr double float64() const { return std::bit_cast<double>(bits_); }
  [[nodiscard]] constexpr Reference reference() const { return Reference(static_cast<std::uint32_t>(bits_)); }
  friend constexpr bool operator==(const Value&, const Value&) = default;

 private:
  explicit constexpr Value(std::uint64_t bits, Symbol symbol = 0) : bits_(bits), symbol_(symbol) {}
  std::uint64_t bits_ = 0;
  Symbol symbol_ = 0;
};

[[nodiscard]] constexpr bool both_constant(Value a, Value b) { return (a.symbol() | b.symbol()) == 0; }

}  // namespace glassbox::symbolic
