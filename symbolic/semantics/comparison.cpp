#include "symbolic/semantics/comparison.hpp"

#include "symbolic/sums.hpp"

namespace glassbox::symbolic::semantics {

namespace detail {

Formula equal_integers(Context& c, Value a, Value b) { return equal(c.symbols, a, b); }

Formula less_integers(Context& c, Value a, Value b) {
  return formula::less(c.symbols.circuit(), c.symbols.bits(a), c.symbols.bits(b));
}

}  // namespace detail

namespace {

bool has_class(Context& c, std::uint64_t bits, const ir::Class& type) {
  const Reference r = Value::from_bits(bits).reference();
  return !r.is_null() && c.classes.class_at(c.heap.class_of(r)).is_subclass_of(type);
}

}  // namespace

Formula is_instance(Context& c, Value object, const ir::Class& type) {
  std::vector<Formula> guards;
  c.symbols.for_each_alternative(object, [&](Formula guard, std::uint64_t bits) {
    if (has_class(c, bits, type)) guards.push_back(guard);
  });
  return c.symbols.circuit().disjunction(guards);
}

Value cast(Context& c, Value object, const ir::Class& type) {
  if (object.is_constant()) return object;
  std::vector<Alternative> fitting;
  for (const Alternative& a : c.symbols.alternatives(object)) {
    if (a.bits == 0 || has_class(c, a.bits, type)) fitting.push_back(a);
  }
  return c.symbols.guarded_set(std::move(fitting));
}

}  // namespace glassbox::symbolic::semantics
