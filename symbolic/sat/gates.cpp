#include "symbolic/sat/gates.hpp"

#include <cassert>
#include <optional>

namespace glassbox::symbolic::sat {

using formula::Circuit;
using formula::Formula;
using Kind = Gate::Kind;

namespace {

// ¬(p ∧ q) ∧ ¬(¬p ∧ r) is p ? ¬q : ¬r, which is p ≡ ¬q where q is ¬r.
std::optional<Gate> choice(const Circuit& circuit, std::uint32_t first, std::uint32_t second) {
  for (const bool swap_first : {false, true}) {
    const Formula p = swap_first ? circuit.right(first) : circuit.left(first);
    const Formula q = swap_first ? circuit.left(first) : circuit.right(first);
    for (const bool swap_second : {false, true}) {
      const Formula not_p = swap_second ? circuit.right(second) : circuit.left(second);
      const Formula r = swap_second ? circuit.left(second) : circuit.right(second);
      if (p != !not_p) continue;
      if (q == !r) return Gate{Kind::equivalence, {p, !q, {}}};
      return Gate{Kind::choice, {p, !q, !r}};
    }
  }
  return std::nullopt;
}

// ¬(p ∧ q) ∧ ¬(h ∧ r), where h is p ⊕ q, is the negation of an adder's carry.
std::optional<Gate> majority(const Circuit& circuit, std::uint32_t first, std::uint32_t second) {
  const Formula p = circuit.left(first);
  const Formula q = circuit.right(first);
  for (const bool swap_second : {false, true}) {
    const Formula half = swap_second ? circuit.right(second) : circuit.left(second);
    const Formula r = swap_second ? circuit.left(second) : circuit.right(second);
    if (!circuit.is_and(half.node())) continue;
    const Formula both = circuit.left(half.node());
    const Formula neither = circuit.right(half.node());
    if (!both.negated() || !neither.negated() || !circuit.is_and(both.node()) ||
        !circuit.is_and(neither.node())) {
      continue;
    }
    const auto equal = choice(circuit, both.node(), neither.node());
    if (!equal || equal->kind != Kind::equivalence) continue;
    const auto [a, b, none] = equal->inputs;  // half, not negated, is a ≡ b
    const bool straight = a.node() == p.node() && b.node() == q.node();
    if (!straight && (a.node() != q.node() || b.node() != p.node())) continue;
    const bool same_signs = (a.negated() != b.negated()) == (p.negated() != q.negated());
    if (same_signs != half.negated()) continue;  // this is p ≡ q
    return Gate{Kind::majority, {!p, !q, !r}};
  }
  return std::nullopt;
}

}  // namespace

Gate gate(const Circuit& circuit, std::uint32_t node) {
  assert(circuit.is_and(node));
  const Formula left = circuit.left(node);
  const Formula right = circuit.right(node);
  if (left.negated() && right.negated() && circuit.is_and(left.node()) && circuit.is_and(right.node())) {
    if (const auto found = choice(circuit, left.node(), right.node())) return *found;
    if (const auto found = majority(circuit, left.node(), right.node())) return *found;
    if (const auto found = majority(circuit, right.node(), left.node())) return *found;
  }
  return {Kind::conjunction, {left, right, {}}};
}

Gate negation(Gate gate) {
  assert(gate.kind != Kind::conjunction);
  if (gate.kind == Kind::majority) gate.inputs[0] = !gate.inputs[0];
  gate.inputs[1] = !gate.inputs[1];
  if (gate.kind != Kind::equivalence) gate.inputs[2] = !gate.inputs[2];
  return gate;
}

}  // namespace glassbox::symbolic::sat
