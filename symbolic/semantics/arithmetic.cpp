#include "symbolic/semantics/arithmetic.hpp"

namespace glassbox::symbolic::semantics {

namespace {

// A product of sets larger than this is not worth its formulas: the operands are concretised (design, section
// 3).
constexpr std::size_t kLargestSet = 256;

std::size_t size_of(Context& c, Value v) { return v.is_constant() ? 1 : c.symbols.alternatives(v).size(); }

}  // namespace

namespace detail {

Value integer_circuit(Context& c, IntegerCircuit circuit, int width, Value a, Value b) {
  return c.symbols.integer(circuit(c.symbols.circuit(), c.symbols.bits(a), c.symbols.bits(b), width));
}

namespace {

// Calls visit(guard, result bits) for every pair of alternatives.
template <class Visit>
void for_each_pair(Context& c, Lifted operation, Value a, Value b, Visit visit) {
  if (size_of(c, a) * size_of(c, b) > kLargestSet) {
    a = c.decisions.concretise_set(a);
    if (size_of(c, b) > kLargestSet) b = c.decisions.concretise_set(b);
  }
  // Copied: interning the result may move the alternatives.
  std::vector<Alternative> left, right;
  c.symbols.for_each_alternative(a, [&](Formula g, std::uint64_t bits) { left.push_back({g, bits}); });
  c.symbols.for_each_alternative(b, [&](Formula g, std::uint64_t bits) { right.push_back({g, bits}); });
  for (const Alternative& x : left) {
    for (const Alternative& y : right) {
      const Formula both = c.symbols.circuit().conjunction(x.guard, y.guard);
      if (!both.is_false()) visit(both, operation(x.bits, y.bits));
    }
  }
}

}  // namespace

Value lift_to_set(Context& c, Lifted operation, Value a, Value b) {
  std::vector<Alternative> all;
  for_each_pair(c, operation, a, b, [&](Formula guard, std::uint64_t bits) { all.push_back({guard, bits}); });
  return c.symbols.guarded_set(std::move(all));
}

Value lift_to_integer(Context& c, Lifted operation, Value a, Value b) {
  Value result;
  bool first = true;
  for_each_pair(c, operation, a, b, [&](Formula guard, std::uint64_t bits) {
    result = first ? Value::from_bits(bits) : c.symbols.choose_integer(guard, Value::from_bits(bits), result);
    first = false;
  });
  return result;
}

}  // namespace detail

Value compare_long_circuit(Context& c, Value x, Value y) {
  Circuit& g = c.symbols.circuit();
  const Bits a = c.symbols.bits(x), b = c.symbols.bits(y);
  const Formula less = formula::less(g, a, b), greater = formula::less(g, b, a);
  // -1 is all ones, 1 is the lowest bit, 0 none: the sign is `less`, the lowest bit is "not equal".
  const Formula bits[] = {g.disjunction(less, greater), less};
  return c.symbols.integer(Bits::from(bits));
}

}  // namespace glassbox::symbolic::semantics
