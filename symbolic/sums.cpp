#include "symbolic/sums.hpp"

#include <map>
#include <utility>

namespace glassbox::symbolic {

namespace {

constexpr int kMostTerms = 2'000;  // looked at for one difference

std::int64_t wrapped(std::uint64_t value, int width) {
  return width == 32 ? static_cast<std::int32_t>(value) : static_cast<std::int64_t>(value);
}

std::uint64_t unsigned_of(std::int64_t value) { return static_cast<std::uint64_t>(value); }

// base + offset. A constant has the base 0.
struct Split {
  Value base;
  std::uint64_t offset = 0;
};

bool has_offset(const Term& term) { return term.kind == Term::Kind::sum && term.b.is_constant(); }

Split split(const Symbols& symbols, Value v, int width) {
  if (v.is_constant()) return {Value(), v.bits()};
  const Term& term = symbols.term(v);
  if (has_offset(term) && term.width == width) return {term.a, term.b.bits()};
  return {v, 0};
}

Term term_of(Term::Kind kind, int width, Value a, Value b) {
  return {kind, static_cast<std::uint8_t>(width), Formula(), a, b};
}

Value with_offset(Symbols& symbols, Value base, std::uint64_t unsigned_offset, int width) {
  const std::int64_t offset = wrapped(unsigned_offset, width);
  if (base.is_constant()) return Value::of(wrapped(base.bits() + unsigned_offset, width));
  if (offset == 0) return base;
  const Value result =
      symbols.integer(formula::add(symbols.circuit(), symbols.bits(base), Bits::constant(offset), width));
  symbols.set_term(result, term_of(Term::Kind::sum, width, base, Value::of(offset)));
  return result;
}

using Operation = Bits (*)(Circuit&, const Bits&, const Bits&, int width);

Value plain(Symbols& symbols, Operation operation, Term::Kind kind, Value a, Value b, int width) {
  const Value result = symbols.integer(operation(symbols.circuit(), symbols.bits(a), symbols.bits(b), width));
  if (result != a && result != b) symbols.set_term(result, term_of(kind, width, a, b));
  return result;
}

// Whether all sums of the two, or differences, are within the width.
bool stays_within(const Symbols& symbols, Term::Kind kind, Value a, Value b, int width) {
  const Bits x = symbols.bits(a), y = symbols.bits(b);
  std::int64_t low = 0, high = 0;
  const bool overflow = kind == Term::Kind::sum ? __builtin_add_overflow(minimum(x), minimum(y), &low) ||
                                                      __builtin_add_overflow(maximum(x), maximum(y), &high)
                                                : __builtin_sub_overflow(minimum(x), maximum(y), &low) ||
                                                      __builtin_sub_overflow(maximum(x), minimum(y), &high);
  return !overflow && wrapped(unsigned_of(low), width) == low && wrapped(unsigned_of(high), width) == high;
}

// With the constants of both drawn out, unless the rest would overflow where the whole does not: that would
// take all bits.
Value combined(Symbols& symbols, Operation operation, Term::Kind kind, Value a, Value b, int width) {
  const Split x = split(symbols, a, width), y = split(symbols, b, width);
  const std::uint64_t offset = kind == Term::Kind::sum ? x.offset + y.offset : x.offset - y.offset;
  if (y.base == Value()) return with_offset(symbols, x.base, offset, width);
  if (x.base == Value() && kind == Term::Kind::sum) return with_offset(symbols, y.base, offset, width);
  if (x.base == y.base && kind == Term::Kind::difference) return Value::of(wrapped(offset, width));
  if (!stays_within(symbols, kind, x.base, y.base, width) && stays_within(symbols, kind, a, b, width)) {
    return plain(symbols, operation, kind, a, b, width);
  }
  return with_offset(symbols, plain(symbols, operation, kind, x.base, y.base, width), offset, width);
}

// A sum of multiples of values that are not taken apart, and a constant.
class LinearForm {
 public:
  LinearForm(const Symbols& symbols, formula::Restriction& known, int width)
      : symbols_(symbols), known_(known), width_(width) {}

  void add(Value v, std::uint64_t factor) {
    if (v.is_constant()) {
      constant_ += factor * v.bits();
      return;
    }
    const Term& term = symbols_.term(v);
    if (++terms_ > kMostTerms) return take_whole(v, factor);
    const bool additive =
        (term.kind == Term::Kind::sum || term.kind == Term::Kind::difference) && term.width == width_;
    if (additive) {
      add(term.a, factor);
      add(term.b, term.kind == Term::Kind::sum ? factor : 0 - factor);
    } else if (term.kind == Term::Kind::choice && known_(term.condition).is_constant()) {
      add(known_(term.condition).is_true() ? term.a : term.b, factor);
    } else {
      take_whole(v, factor);
    }
  }

  [[nodiscard]] std::optional<std::int64_t> constant() const {
    if (!factors_.empty()) return std::nullopt;
    return wrapped(constant_, width_);
  }

 private:
  void take_whole(Value v, std::uint64_t factor) {
    if ((factors_[v.symbol()] += factor) == 0) factors_.erase(v.symbol());
  }

  const Symbols& symbols_;
  formula::Restriction& known_;
  int width_;
  int terms_ = 0;
  std::uint64_t constant_ = 0;
  std::map<Symbol, std::uint64_t> factors_;
};

}  // namespace

Value sum(Symbols& symbols, Value a, Value b, int width) {
  return combined(symbols, formula::add, Term::Kind::sum, a, b, width);
}

Value difference(Symbols& symbols, Value a, Value b, int width) {
  return combined(symbols, formula::subtract, Term::Kind::difference, a, b, width);
}

std::optional<std::int64_t> constant_difference(const Symbols& symbols, formula::Restriction& known, Value a,
                                                Value b, int width) {
  LinearForm form(symbols, known, width);
  form.add(a, 1);
  form.add(b, ~std::uint64_t{0});
  return form.constant();
}

// Adding a constant is one to one. A constant beyond the width (a long that is compared with what was an int)
// is no such sum.
Formula equal(Symbols& symbols, Value a, Value b) {
  if (a == b) return Formula::constant(true);
  if (!has_offset(symbols.term(a))) std::swap(a, b);
  if (const int width = has_offset(symbols.term(a)) ? symbols.term(a).width : 0; width != 0) {
    const Split x = split(symbols, a, width), y = split(symbols, b, width);
    if (x.base == y.base) return Formula::constant(x.offset == y.offset);
    if (b.is_constant() && wrapped(b.bits(), width) == b.int64()) {
      return equal(symbols, x.base, Value::of(wrapped(y.offset - x.offset, width)));
    }
    if (!b.is_constant() && x.offset == y.offset) return equal(symbols, x.base, y.base);
  }
  return formula::equal(symbols.circuit(), symbols.bits(a), symbols.bits(b));
}

}  // namespace glassbox::symbolic
