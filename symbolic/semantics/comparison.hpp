// Conditions of branches, and instanceof: formulas, constant where the operands are.
#pragma once

#include "symbolic/semantics/context.hpp"

namespace glassbox::symbolic::semantics {

namespace detail {
[[nodiscard]] Formula equal_integers(Context& c, Value a, Value b);
[[nodiscard]] Formula less_integers(Context& c, Value a, Value b);
}  // namespace detail

[[nodiscard]] inline Formula branch_int_equal(Context& c, Value a, Value b) {
  if (both_constant(a, b)) [[likely]]
    return Formula::constant(a.int32() == b.int32());
  return detail::equal_integers(c, a, b);
}
[[nodiscard]] inline Formula branch_int_not_equal(Context& c, Value a, Value b) {
  return !branch_int_equal(c, a, b);
}
[[nodiscard]] inline Formula branch_int_less(Context& c, Value a, Value b) {
  if (both_constant(a, b)) [[likely]]
    return Formula::constant(a.int32() < b.int32());
  return detail::less_integers(c, a, b);
}
[[nodiscard]] inline Formula branch_int_greater(Context& c, Value a, Value b) {
  return branch_int_less(c, b, a);
}
[[nodiscard]] inline Formula branch_int_greater_equal(Context& c, Value a, Value b) {
  return !branch_int_less(c, a, b);
}
[[nodiscard]] inline Formula branch_int_less_equal(Context& c, Value a, Value b) {
  return !branch_int_less(c, b, a);
}
[[nodiscard]] inline Formula branch_reference_equal(Context& c, Value a, Value b) {
  if (both_constant(a, b)) [[likely]]
    return Formula::constant(a.reference() == b.reference());
  return c.symbols.equal_sets(a, b);
}
[[nodiscard]] inline Formula branch_reference_not_equal(Context& c, Value a, Value b) {
  return !branch_reference_equal(c, a, b);
}

// Whether `object` is not null and of this class.
[[nodiscard]] Formula is_instance(Context& c, Value object, const ir::Class& type);
// The same object, which is known to be null or an instance: of objects of other classes, whose cells are
// others, nothing is left.
[[nodiscard]] Value cast(Context& c, Value object, const ir::Class& type);

}  // namespace glassbox::symbolic::semantics
