#include "checker/transposition.hpp"

#include <algorithm>

namespace glassbox::checker {

namespace {

// The variables that the cells of just this object are made of, in the order in which they were made.
std::vector<Formula> variables_of_cells(const SearchSpace& space, Reference object) {
  std::vector<Formula> variables;
  for (const FreshValues::Variable& v : space.variables()) {
    if (v.owners.size() == 1 && space.objects()[v.owners.front()].object == object) {
      variables.push_back(v.formula);
    }
  }
  return variables;
}

// The condition under which bits make this code.
Formula is_code(symbolic::Circuit& circuit, const std::vector<Formula>& bits, std::size_t code) {
  std::vector<Formula> literals;
  for (std::size_t i = 0; i < bits.size(); ++i) literals.push_back(bits[i].negated_if((code >> i & 1U) == 0));
  return circuit.conjunction(literals);
}

}  // namespace

Transposition::Transposition(symbolic::Interpreter& vm, const SearchSpace& space, Reference a, Reference b)
    : circuit_(vm.context().symbols.circuit()), space_(space), a_(a), b_(b), exchanged_(circuit_) {
  exchange_cells();
  for (const Code& code : space.reference_codes()) exchange_codes(code);
}

symbolic::formula::Assignment Transposition::operator()(const symbolic::formula::Assignment& state) {
  symbolic::formula::Assignment twin = state;
  for (const FreshValues::Variable& v : space_.variables()) {
    twin.set(circuit_.variable_index(v.formula.node()), state.evaluate(exchanged_(v.formula)));
  }
  return twin;
}

void Transposition::exchange_cells() {
  const std::vector<Formula> of_a = variables_of_cells(space_, a_), of_b = variables_of_cells(space_, b_);
  possible_ = of_a.size() == of_b.size();
  if (!possible_) return;
  for (std::size_t i = 0; i < of_a.size(); ++i) {
    for (const auto& [from, to] : {std::pair(of_a[i], of_b[i]), std::pair(of_b[i], of_a[i])}) {
      partners_.emplace(from.node(), to);
      exchanged_.replace(from, to);
    }
  }
}

Formula Transposition::partner(Formula variable) const {
  const auto found = partners_.find(variable.node());
  return found == partners_.end() ? variable : found->second;
}

// The reference that becomes this one has the same codes, or those of its own: it is the same field of the
// other object, or the same reference. Of it, code k says what code `swapped(k)` says here.
void Transposition::exchange_codes(const Code& code) {
  const auto at_a = std::ranges::find(code.objects, a_), at_b = std::ranges::find(code.objects, b_);
  if (at_a == code.objects.end() && at_b == code.objects.end()) return;
  if (at_a == code.objects.end() || at_b == code.objects.end()) {
    possible_ = false;
    return;
  }
  const auto position = [&code](auto at) { return static_cast<std::size_t>(at - code.objects.begin()); };
  const auto swapped = [&](std::size_t k) {
    return k == position(at_a) ? position(at_b) : k == position(at_b) ? position(at_a) : k;
  };
  std::vector<Formula> from;
  for (const Formula bit : code.bits) from.push_back(partner(bit));
  std::vector<std::vector<Formula>> ones(code.bits.size());
  for (std::size_t k = 0; k < code.objects.size(); ++k) {
    const Formula before = is_code(circuit_, from, k);
    for (std::size_t i = 0; i < ones.size(); ++i) {
      if ((swapped(k) >> i & 1U) != 0) ones[i].push_back(before);
    }
    // The condition as a whole, so that formulas about references stay as simple as they are.
    const Formula now = is_code(circuit_, code.bits, swapped(k));
    if (circuit_.is_and(now.node())) exchanged_.replace(now, before);
  }
  for (std::size_t i = 0; i < ones.size(); ++i) {
    exchanged_.replace(code.bits[i], circuit_.disjunction(ones[i]));
  }
}

}  // namespace glassbox::checker
