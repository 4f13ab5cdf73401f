#include "symbolic/formula/substitution.hpp"

namespace glassbox::symbolic::formula {

Formula Substitution::of_child(Formula child) const {
  if (child.is_constant()) return child;
  return becomes_.at(child.node()).negated_if(child.negated());
}

Formula Substitution::operator()(Formula f) {
  if (f.is_constant()) return f;
  pending_.assign(1, f.node());
  while (!pending_.empty()) {
    const std::uint32_t node = pending_.back();
    if (becomes_.contains(node)) {
      pending_.pop_back();
      continue;
    }
    if (!circuit_.is_and(node)) {
      becomes_.emplace(node, Formula::from_code(node << 1U));
      pending_.pop_back();
      continue;
    }
    const Formula left = circuit_.left(node), right = circuit_.right(node);
    bool ready = true;
    for (const Formula child : {left, right}) {
      if (child.is_constant() || becomes_.contains(child.node())) continue;
      pending_.push_back(child.node());
      ready = false;
    }
    if (!ready) continue;
    becomes_.emplace(node, circuit_.conjunction(of_child(left), of_child(right)));
    pending_.pop_back();
  }
  return of_child(f);
}

}  // namespace glassbox::symbolic::formula
