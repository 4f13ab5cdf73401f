// Boolean formulas as a hash-consed and-inverter graph. Equal formulas (up to the local rewriting done here)
// are the same handle: every cache and every "nothing changed" test relies on it.
//
//   Circuit c;
//   Formula x = c.variable(), y = c.variable();
//   Formula f = c.conjunction(x, !y);
//   assert(c.conjunction(f, y) == Formula::constant(false));
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace glassbox::symbolic::formula {

// A handle: node index in the upper 31 bits, negation in the lowest. Node 0 is the constant.
class Formula {
 public:
  constexpr Formula() = default;  // false
  static constexpr Formula constant(bool value) { return Formula(value ? 1U : 0U); }
  static constexpr Formula from_code(std::uint32_t code) { return Formula(code); }

  [[nodiscard]] constexpr std::uint32_t code() const { return code_; }
  [[nodiscard]] constexpr std::uint32_t node() const { return code_ >> 1U; }
  [[nodiscard]] constexpr bool negated() const { return (code_ & 1U) != 0; }
  [[nodiscard]] constexpr bool is_constant() const { return code_ <= 1; }
  [[nodiscard]] constexpr bool is_true() const { return code_ == 1; }
  [[nodiscard]] constexpr bool is_false() const { return code_ == 0; }
  [[nodiscard]] constexpr Formula operator!() const { return Formula(code_ ^ 1U); }
  [[nodiscard]] constexpr Formula negated_if(bool negate) const {
    return Formula(code_ ^ (negate ? 1U : 0U));
  }
  friend constexpr bool operator==(Formula, Formula) = default;
  friend constexpr std::strong_ordering operator<=>(Formula a, Formula b) { return a.code_ <=> b.code_; }

 private:
  explicit constexpr Formula(std::uint32_t code) : code_(code) {}
  std::uint32_t code_ = 0;
};

class Circuit {
 public:
  Circuit();

  [[nodiscard]] Formula variable();  // a fresh variable

  // The connectives. Constants are folded; a ∧ a, a ∧ ¬a, and the one- and two-level rules of an
  // and-inverter graph (absorption, contradiction, idempotence, substitution) are rewritten away.
  [[nodiscard]] Formula conjunction(Formula a, Formula b);
  [[nodiscard]] Formula disjunction(Formula a, Formula b) { return !conjunction(!a, !b); }
  [[nodiscard]] Formula implication(Formula a, Formula b) { return !conjunction(a, !b); }
  [[nodiscard]] Formula equivalence(Formula a, Formula b) { return !exclusive_or(a, b); }
  [[nodiscard]] Formula exclusive_or(Formula a, Formula b);
  [[nodiscard]] Formula if_then_else(Formula condition, Formula then, Formula otherwise);
  // Balanced, and the same handle whatever the order of the parts and however often one is repeated.
  [[nodiscard]] Formula conjunction(std::span<const Formula> parts);
  [[nodiscard]] Formula disjunction(std::span<const Formula> parts);

  // Inspection. Nodes are numbered so that children come before their parents.
  [[nodiscard]] std::uint32_t node_count() const { return static_cast<std::uint32_t>(nodes_.size()); }
  [[nodiscard]] std::uint32_t variable_count() const { return variables_; }
  [[nodiscard]] bool is_variable(std::uint32_t node) const { return nodes_[node].left.code() == kVariable; }
  [[nodiscard]] bool is_and(std::uint32_t node) const { return node != 0 && !is_variable(node); }
  [[nodiscard]] std::uint32_t variable_index(std::uint32_t node) const { return nodes_[node].right.code(); }
  [[nodiscard]] Formula left(std::uint32_t node) const { return nodes_[node].left; }    // of an and-node
  [[nodiscard]] Formula right(std::uint32_t node) const { return nodes_[node].right; }  // of an and-node

 private:
  static constexpr std::uint32_t kVariable = 0xffffffffU;  // marks `left` of a variable node
  struct Node {
    Formula left, right;
  };

  // The hash value is kept because a look at the node itself mostly is a cache miss.
  struct Slot {
    std::uint32_t hash = 0;
    std::uint32_t node = 0;  // 0 is free
  };
  // A formula seen as "condition ? then : otherwise". An exclusive or can be seen so in two ways.
  struct Choice {
    Formula condition, then, otherwise;
  };
  struct Choices {
    int count = 0;
    Choice ways[2];
  };

  [[nodiscard]] Choices choices(Formula f) const;
  [[nodiscard]] std::optional<bool> implied(Formula fact, Formula f) const;
  [[nodiscard]] Formula reduced(Formula fact, Formula f) const;
  [[nodiscard]] Formula restricted(Formula fact, Formula f) const;
  [[nodiscard]] bool cancel_operand(Formula& a, Formula& b) const;
  [[nodiscard]] bool merge_choice(Formula& condition, Formula& then, Formula otherwise);
  [[nodiscard]] std::optional<Formula> factor_out(Formula condition, Formula then, Formula otherwise);
  [[nodiscard]] Formula conjunction_of_scratch();
  [[nodiscard]] std::size_t find_slot(Formula left, Formula right, std::uint32_t hashed) const;
  [[nodiscard]] Formula add_at(std::size_t slot, std::uint32_t hashed, Formula left, Formula right);
  void grow();

  std::vector<Node> nodes_;
  std::vector<Slot> table_;       // open addressing over and-nodes
  std::vector<Formula> scratch_;  // of the n-ary connectives, kept to save allocations
  std::uint32_t variables_ = 0;
};

// Values for the variables of a circuit, and formulas evaluated under them. Evaluations are remembered per
// node until a variable is changed; variables never set are false.
class Assignment {
 public:
  explicit Assignment(const Circuit& circuit) : circuit_(&circuit) {}

  void set(std::uint32_t variable_index, bool value);
  void clear();
  [[nodiscard]] bool variable(std::uint32_t variable_index) const;
  [[nodiscard]] bool evaluate(Formula formula) const;  // iterative: depth of the circuit is no concern

 private:
  const Circuit* circuit_;
  std::vector<bool> variables_;
  mutable std::vector<std::uint8_t> memo_;  // per node: 0 unknown, 1 false, 2 true
  mutable std::vector<std::uint32_t> pending_;
};

}  // namespace glassbox::symbolic::formula
