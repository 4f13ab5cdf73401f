#include "symbolic/semantics/conversion.hpp"

namespace glassbox::symbolic::semantics::detail {

Value unary_circuit(Context& c, UnaryCircuit circuit, Value a) {
  return c.symbols.integer(circuit(c.symbols.circuit(), c.symbols.bits(a)));
}

Value lift_to_set(Context& c, std::uint64_t (*operation)(std::uint64_t), Value a) {
  std::vector<Alternative> all;
  c.symbols.for_each_alternative(a, [&](Formula g, std::uint64_t bits) {
    all.push_back({g, operation(bits)});
  });
  return c.symbols.guarded_set(std::move(all));
}

Value lift_to_integer(Context& c, std::uint64_t (*operation)(std::uint64_t), Value a) {
  Value result;
  bool first = true;
  c.symbols.for_each_alternative(a, [&](Formula guard, std::uint64_t bits) {
    const Value v = Value::from_bits(operation(bits));
    result = first ? v : c.symbols.choose_integer(guard, v, result);
    first = false;
  });
  return result;
}

}  // namespace glassbox::symbolic::semantics::detail
