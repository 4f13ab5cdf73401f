#include "symbolic/semantics/comparison.hpp"

namespace glassbox::symbolic::semantics {

namespace detail {

Formula equal_integers(Context& c, Value a, Value b) {
  return formula::equal(c.symbols.circuit(), c.symbols.bits(a), c.symbols.bits(b));
}

Formula less_integers(Context& c, Value a, Value b) {
  return formula::less(c.symbols.circuit(), c.symbols.bits(a), c.symbols.bits(b));
}

}  // namespace detail

Formula is_instance(Context& c, Value object, const ir::Class& type) {
  std::vector<Formula> guards;
  c.symbols.for_each_alternative(object, [&](Formula guard, std::uint64_t bits) {
    const Reference r = Value::from_bits(bits).reference();
    if (!r.is_null() && c.classes.class_at(c.heap.class_of(r)).is_subclass_of(type)) guards.push_back(guard);
  });
  return c.symbols.circuit().disjunction(guards);
}

}  // namespace glassbox::symbolic::semantics
