#include "checker/prestate.hpp"

#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

Prestate::Prestate(symbolic::Interpreter& vm, const SearchSpace& space, Opaque opaque)
    : vm_(vm), space_(space) {
  const auto copy = [this](Reference original) {
    ir::Class& c = vm_.class_of(original);
    const Reference made = c.is_array() ? vm_.new_array(c, vm_.heap().length(original)) : vm_.new_object(c);
    copies_.emplace(original.index(), made);
    vm_.environment().originals.emplace(made.index(), original);
  };
  for (const SearchSpace::PoolObject& o : space.objects()) copy(o.object);
  if (opaque == Opaque::shared) return;
  for (const Reference value : space.values()) copy(value);
}

void Prestate::take() {
  for (const SearchSpace::Cell& c : space_.cells()) {
    const Value v = vm_.heap().read_cell(c.object, c.index);
    vm_.heap().write_cell(copy_of(c.object), c.index, c.type == ir::BasicType::reference ? of(v) : v);
  }
}

Reference Prestate::copy_of(Reference object) const {
  const auto found = copies_.find(object.index());
  return found == copies_.end() ? object : found->second;
}

Value Prestate::of(Value reference) const {
  if (reference.is_constant()) return Value::of(copy_of(reference.reference()));
  symbolic::Symbols& symbols = vm_.context().symbols;
  std::vector<symbolic::Alternative> alternatives;
  symbols.for_each_alternative(reference, [&](Formula guard, std::uint64_t bits) {
    alternatives.push_back({guard, copy_of(Value::from_bits(bits).reference()).index()});
  });
  return symbols.guarded_set(std::move(alternatives));
}

}  // namespace glassbox::checker
