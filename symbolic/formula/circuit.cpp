// Construction of the and-inverter graph. A conjunction becomes a node only where no rule applies. Every rule
// replaces an operand by one further down in the graph, so that the loops here end. None looks further than
// two levels down (three below a choice), so that an application costs constant time.
#include "symbolic/formula/circuit.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace glassbox::symbolic::formula {

namespace {

constexpr std::size_t kInitialTableSize = 1024;   // a power of two
constexpr std::uint32_t kMaxNodes = 0x7ffffff0U;  // codes stay clear of the mark of a variable

std::uint32_t hash(Formula left, Formula right) {
  const std::uint64_t key = (std::uint64_t{left.code()} << 32U) | right.code();
  // Neighbouring nodes have neighbouring operands: both rounds are needed to keep them apart in the low bits.
  const std::uint64_t mixed = (key ^ (key >> 32U)) * 0x9e3779b97f4a7c15U;
  return static_cast<std::uint32_t>(((mixed ^ (mixed >> 32U)) * 0x9e3779b97f4a7c15U) >> 32U);
}

}  // namespace

Circuit::Circuit() : nodes_(1), table_(kInitialTableSize) {}

Formula Circuit::variable() {
  assert(nodes_.size() < kMaxNodes);
  const auto node = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({Formula::from_code(kVariable), Formula::from_code(variables_++)});
  return Formula::from_code(node << 1U);
}

Formula Circuit::conjunction(Formula a, Formula b) {
  for (;;) {
    if (b < a) std::swap(a, b);
    if (a.is_constant()) return a.is_true() ? b : a;
    if (a.node() == b.node()) return a == b ? a : Formula::constant(false);
    // To no conjunction that exists already applies a rule: those in use are found quickly.
    const std::uint32_t hashed = hash(a, b);
    const std::size_t slot = find_slot(a, b, hashed);
    if (table_[slot].node != 0) return Formula::from_code(table_[slot].node << 1U);
    const bool left_is_and = is_and(a.node());
    const bool right_is_and = is_and(b.node());
    if (!left_is_and && !right_is_and) return add_at(slot, hashed, a, b);

    // Contradiction, idempotence, subsumption.
    if (const auto value = implied(a, b)) return *value ? a : Formula::constant(false);
    if (const auto value = implied(b, a)) return *value ? b : Formula::constant(false);
    // Shared operands, substitution. The later one first: the earlier one is more likely to be shared as it
    // is.
    if (const Formula simpler = reduced(a, b); simpler != b) {
      b = simpler;
      continue;
    }
    if (const Formula simpler = reduced(b, a); simpler != a) {
      a = simpler;
      continue;
    }
    // Resolution: ¬(p ∧ q) ∧ ¬(p ∧ ¬q) is ¬p.
    if (left_is_and && right_is_and && a.negated() && b.negated()) {
      const Node p = nodes_[a.node()];
      const Node q = nodes_[b.node()];
      if ((p.left == q.left && p.right == !q.right) || (p.left == q.right && p.right == !q.left))
        return !p.left;
      if ((p.right == q.right && p.left == !q.left) || (p.right == q.left && p.left == !q.right))
        return !p.right;
    }
    return add_at(slot, hashed, a, b);
  }
}

// x ⊕ y is ¬(x ∧ y) ∧ ¬(¬x ∧ ¬y) with x and y not negated; negations of operands go to the result.
Formula Circuit::exclusive_or(Formula a, Formula b) {
  bool negate = false;
  do {
    negate ^= a.negated() != b.negated();
    a = a.negated_if(a.negated());
    b = b.negated_if(b.negated());
    if (b < a) std::swap(a, b);
    if (a.is_constant()) return b.negated_if(negate);
    if (a == b) return Formula::constant(negate);
  } while (cancel_operand(a, b));
  const Formula both = conjunction(a, b);
  const Formula neither = conjunction(!a, !b);
  return conjunction(!both, !neither).negated_if(negate);
}

// c ? t : e is ¬(¬(c ∧ t) ∧ ¬(¬c ∧ e)) with c and t not negated; a negation of t goes to the result.
Formula Circuit::if_then_else(Formula condition, Formula then, Formula otherwise) {
  for (;;) {
    if (condition.is_constant()) return condition.is_true() ? then : otherwise;
    then = restricted(condition, then);
    otherwise = restricted(!condition, otherwise);
    if (then == otherwise) return then;
    if (then == !otherwise) return equivalence(condition, then);
    if (then.is_true()) return disjunction(condition, otherwise);
    if (then.is_false()) return conjunction(!condition, otherwise);
    if (otherwise.is_true()) return disjunction(!condition, then);
    if (otherwise.is_false()) return conjunction(condition, then);
    if (const auto result = factor_out(condition, then, otherwise)) return *result;
    if (const auto result = factor_out(!condition, otherwise, then)) return *result;
    // Swapping arms under a negated condition lets one function look into both arms.
    if (merge_choice(condition, then, otherwise)) continue;
    std::swap(then, otherwise);
    condition = !condition;
    if (!merge_choice(condition, then, otherwise)) break;
  }

  if (condition.negated()) {
    condition = !condition;
    std::swap(then, otherwise);
  }
  const bool negate = then.negated();
  const Formula first = conjunction(condition, then.negated_if(negate));
  const Formula second = conjunction(!condition, otherwise.negated_if(negate));
  return disjunction(first, second).negated_if(negate);
}

Formula Circuit::conjunction(std::span<const Formula> parts) {
  scratch_.assign(parts.begin(), parts.end());
  return conjunction_of_scratch();
}

Formula Circuit::disjunction(std::span<const Formula> parts) {
  scratch_.assign(parts.begin(), parts.end());
  for (Formula& part : scratch_) part = !part;
  return !conjunction_of_scratch();
}

// Sorting makes the result independent of the order and puts a formula next to its negation.
Formula Circuit::conjunction_of_scratch() {
  std::sort(scratch_.begin(), scratch_.end());
  std::size_t size =
      static_cast<std::size_t>(std::unique(scratch_.begin(), scratch_.end()) - scratch_.begin());
  if (size == 0) return Formula::constant(true);
  while (size > 1) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < size; i += 2) {
      const Formula pair = i + 1 < size ? conjunction(scratch_[i], scratch_[i + 1]) : scratch_[i];
      if (pair.is_false()) return pair;
      scratch_[next++] = pair;
    }
    size = next;
  }
  return scratch_[0];
}

// The value f has wherever the fact holds, as far as the operands of both tell.
std::optional<bool> Circuit::implied(Formula fact, Formula f) const {
  if (fact.node() == f.node()) return fact == f;
  Node known{fact, fact};
  if (!fact.negated() && is_and(fact.node())) {
    known = nodes_[fact.node()];
    if (f.node() == known.left.node()) return f == known.left;
    if (f.node() == known.right.node()) return f == known.right;
  }
  if (!is_and(f.node())) return std::nullopt;
  const Node operands = nodes_[f.node()];
  const auto holds = [&](Formula x) { return x == fact || x == known.left || x == known.right; };
  if (holds(!operands.left) || holds(!operands.right)) return f.negated();
  if (holds(operands.left) && holds(operands.right)) return !f.negated();
  return std::nullopt;
}

// A formula further down in the graph that equals f wherever the fact holds, or f itself.
Formula Circuit::reduced(Formula fact, Formula f) const {
  if (!is_and(f.node())) return f;
  Node known{fact, fact};
  if (!fact.negated() && is_and(fact.node())) known = nodes_[fact.node()];
  const auto holds = [&](Formula x) { return x == fact || x == known.left || x == known.right; };
  const Node operands = nodes_[f.node()];
  if (holds(operands.left)) return operands.right.negated_if(f.negated());
  if (holds(operands.right)) return operands.left.negated_if(f.negated());
  const Choices choices_of_f = choices(f);
  for (int i = 0; i < choices_of_f.count; ++i) {
    const Choice& choice = choices_of_f.ways[i];
    if (const auto value = implied(fact, choice.condition)) return *value ? choice.then : choice.otherwise;
  }
  return f;
}

// As far down as `implied` and `reduced` lead.
Formula Circuit::restricted(Formula fact, Formula f) const {
  for (;;) {
    if (const auto value = implied(fact, f)) return Formula::constant(*value);
    const Formula simpler = reduced(fact, f);
    if (simpler == f) return f;
    f = simpler;
  }
}

// ¬(p ∧ q) ∧ ¬(¬p ∧ r) is p ? ¬q : ¬r.
Circuit::Choices Circuit::choices(Formula f) const {
  Choices result;
  if (!is_and(f.node())) return result;
  const Node top = nodes_[f.node()];
  if (!top.left.negated() || !top.right.negated() || !is_and(top.left.node()) || !is_and(top.right.node())) {
    return result;
  }
  const Node a = nodes_[top.left.node()];
  const Node b = nodes_[top.right.node()];
  const auto match = [&](Formula p, Formula q, Formula not_p, Formula r) {
    if (p != !not_p || result.count == 2) return;
    result.ways[result.count++] = {p, (!q).negated_if(f.negated()), (!r).negated_if(f.negated())};
  };
  match(a.left, a.right, b.left, b.right);
  match(a.right, a.left, b.right, b.left);
  match(a.left, a.right, b.right, b.left);
  match(a.right, a.left, b.left, b.right);
  return result;
}

// For an exclusive or: x ⊕ (x ⊕ y) becomes false ⊕ y, and (x ⊕ y) ⊕ (x ⊕ z) becomes y ⊕ z.
bool Circuit::cancel_operand(Formula& a, Formula& b) const {
  const Choices in_a = choices(a);
  const Choices in_b = choices(b);
  // Either operand as it is, or as condition ⊕ otherwise where it is an exclusive or itself.
  for (int i = -1; i < in_a.count; ++i) {
    const Choice x = i < 0 ? Choice{a, Formula::constant(true), Formula::constant(false)} : in_a.ways[i];
    if (x.then != !x.otherwise) continue;
    for (int j = -1; j < in_b.count; ++j) {
      const Choice y = j < 0 ? Choice{b, Formula::constant(true), Formula::constant(false)} : in_b.ways[j];
      if (y.then != !y.otherwise || x.condition.node() != y.condition.node()) continue;
      a = x.otherwise;
      b = y.otherwise.negated_if(x.condition != y.condition);
      return true;
    }
  }
  return false;
}

// c ? (d ? x : e) : e becomes (c ∧ d) ? x : e.
bool Circuit::merge_choice(Formula& condition, Formula& then, Formula otherwise) {
  const Choices inner = choices(then);
  for (int i = 0; i < inner.count; ++i) {
    const Choice& choice = inner.ways[i];
    if (choice.otherwise == otherwise) {
      condition = conjunction(condition, choice.condition);
      then = choice.then;
      return true;
    }
    if (choice.then == otherwise) {
      condition = conjunction(condition, !choice.condition);
      then = choice.otherwise;
      return true;
    }
  }
  return false;
}

// c ? (e ∧ x) : e is e ∧ (c → x), and c ? (e ∨ x) : e is e ∨ (c ∧ x).
std::optional<Formula> Circuit::factor_out(Formula condition, Formula then, Formula otherwise) {
  if (!is_and(then.node())) return std::nullopt;
  const Node operands = nodes_[then.node()];
  const Formula common = otherwise.negated_if(then.negated());
  if (operands.left != common && operands.right != common) return std::nullopt;
  const Formula other = operands.left == common ? operands.right : operands.left;
  return conjunction(common, implication(condition, other)).negated_if(then.negated());
}

// Where the conjunction is in the table, or else the free place for it.
std::size_t Circuit::find_slot(Formula left, Formula right, std::uint32_t hashed) const {
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = hashed & mask;
  for (; table_[slot].node != 0; slot = (slot + 1) & mask) {
    if (table_[slot].hash != hashed) continue;
    const Node& node = nodes_[table_[slot].node];
    if (node.left == left && node.right == right) break;
  }
  return slot;
}

Formula Circuit::add_at(std::size_t slot, std::uint32_t hashed, Formula left, Formula right) {
  assert(nodes_.size() < kMaxNodes);
  const auto node = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({left, right});
  table_[slot] = {hashed, node};
  // Variables count too: a little roomier than needed, and no counter of its own.
  if (nodes_.size() > table_.size() / 8 * 5) grow();
  return Formula::from_code(node << 1U);
}

void Circuit::grow() {
  const std::vector<Slot> old(std::exchange(table_, std::vector<Slot>(table_.size() * 2)));
  const std::size_t mask = table_.size() - 1;
  for (const Slot& entry : old) {
    if (entry.node == 0) continue;
    std::size_t slot = entry.hash & mask;
    while (table_[slot].node != 0) slot = (slot + 1) & mask;
    table_[slot] = entry;
  }
}

}  // namespace glassbox::symbolic::formula
