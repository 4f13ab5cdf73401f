#include "symbolic/formula/wishes.hpp"

namespace glassbox::symbolic::formula {

namespace {

// Formulas are not looked into below this.
constexpr int kDeepest = 16;

}  // namespace

bool Wishes::add(Formula f) {
  newly_fixed_.clear();
  const bool granted = fix(f, 0);
  for (const std::uint32_t v : newly_fixed_) {
    if (granted) {
      assignment_.set(v, fixed_[v] == 2);
    } else {
      fixed_[v] = 0;
    }
  }
  return granted;
}

bool Wishes::fix(Formula f, int depth) {
  if (f.is_constant()) return f.is_true();
  const std::uint32_t node = f.node();
  if (circuit_.is_variable(node)) {
    const std::uint32_t v = circuit_.variable_index(node);
    if (v >= fixed_.size()) fixed_.resize(circuit_.variable_count(), 0);
    const std::uint8_t wanted = f.negated() ? 1 : 2;
    if (fixed_[v] != 0) return fixed_[v] == wanted;
    fixed_[v] = wanted;
    newly_fixed_.push_back(v);
    return true;
  }
  if (depth >= kDeepest) return false;
  const Formula left = circuit_.left(node), right = circuit_.right(node);
  if (f.negated()) return fix(!left, depth + 1) || fix(!right, depth + 1);
  return fix(left, depth + 1) && fix(right, depth + 1);
}

}  // namespace glassbox::symbolic::formula
