#include "symbolic/formula/restriction.hpp"

namespace glassbox::symbolic::formula {

void Restriction::learn(Formula f) {
  std::vector<Formula> parts = {f};
  while (!parts.empty()) {
    const Formula part = parts.back();
    parts.pop_back();
    if (part.is_constant() || !known_.try_emplace(part.node(), !part.negated()).second) continue;
    if (part.negated() || !circuit_.is_and(part.node())) continue;
    parts.push_back(circuit_.left(part.node()));
    parts.push_back(circuit_.right(part.node()));
  }
  restricted_.clear();
}

void Restriction::forget() {
  known_.clear();
  restricted_.clear();
}

Formula Restriction::of_child(Formula child) const {
  if (child.is_constant()) return child;
  return restricted_.at(child.node()).negated_if(child.negated());
}

Formula Restriction::operator()(Formula f) {
  if (f.is_constant() || known_.empty()) return f;
  pending_.assign(1, f.node());
  while (!pending_.empty()) {
    const std::uint32_t node = pending_.back();
    if (restricted_.contains(node)) {
      pending_.pop_back();
      continue;
    }
    if (const auto value = known_.find(node); value != known_.end()) {
      restricted_.emplace(node, Formula::constant(value->second));
    } else if (!circuit_.is_and(node)) {
      restricted_.emplace(node, Formula::from_code(node << 1U));
    } else {
      const Formula left = circuit_.left(node), right = circuit_.right(node);
      const bool ready = (left.is_constant() || restricted_.contains(left.node())) &&
                         (right.is_constant() || restricted_.contains(right.node()));
      if (!ready) {
        for (const Formula child : {left, right}) {
          if (!child.is_constant()) pending_.push_back(child.node());
        }
        continue;
      }
      const Formula l = of_child(left), r = of_child(right);
      restricted_.emplace(
          node, l == left && r == right ? Formula::from_code(node << 1U) : circuit_.conjunction(l, r));
    }
    pending_.pop_back();
  }
  return of_child(f);
}

}  // namespace glassbox::symbolic::formula
