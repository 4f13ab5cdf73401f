#include "symbolic/formula/circuit.hpp"

namespace glassbox::symbolic::formula {

namespace {

constexpr std::uint8_t kUnknown = 0;
constexpr std::uint8_t kFalse = 1;
constexpr std::uint8_t kTrue = 2;

}  // namespace

void Assignment::set(std::uint32_t variable_index, bool value) {
  if (variable(variable_index) == value) return;
  if (variable_index >= variables_.size()) variables_.resize(variable_index + 1);
  variables_[variable_index] = value;
  memo_.clear();
}

void Assignment::clear() {
  variables_.clear();
  memo_.clear();
}

bool Assignment::variable(std::uint32_t variable_index) const {
  return variable_index < variables_.size() && variables_[variable_index];
}

bool Assignment::evaluate(Formula formula) const {
  // The circuit may have grown since the last evaluation.
  if (formula.node() >= memo_.size()) {
    memo_.resize(circuit_->node_count(), kUnknown);
    memo_[0] = kFalse;
  }
  if (memo_[formula.node()] == kUnknown) pending_.push_back(formula.node());
  while (!pending_.empty()) {
    const std::uint32_t node = pending_.back();
    if (circuit_->is_variable(node)) {
      memo_[node] = variable(circuit_->variable_index(node)) ? kTrue : kFalse;
      pending_.pop_back();
      continue;
    }
    const Formula left = circuit_->left(node);
    const Formula right = circuit_->right(node);
    const std::uint8_t left_value = memo_[left.node()];
    const std::uint8_t right_value = memo_[right.node()];
    const std::uint8_t left_false = left.negated() ? kTrue : kFalse;
    const std::uint8_t right_false = right.negated() ? kTrue : kFalse;
    if (left_value == left_false || right_value == right_false) {
      memo_[node] = kFalse;
      pending_.pop_back();
    } else if (left_value == kUnknown) {
      pending_.push_back(left.node());
    } else if (right_value == kUnknown) {
      pending_.push_back(right.node());
    } else {
      memo_[node] = kTrue;
      pending_.pop_back();
    }
  }
  return (memo_[formula.node()] == kTrue) != formula.negated();
}

}  // namespace glassbox::symbolic::formula
