// Formulas as reduced ordered binary decision diagrams: equal functions are the same handle, and models can
// be counted exactly. A diagram may be exponentially larger than its formula, so every construction has a
// limit.
//
//   DecisionDiagrams diagrams(circuit, order, 1'000'000);
//   if (const auto d = diagrams.of(f)) models = diagrams.models(*d);
//   if (const auto e = diagrams.of(g, *d)) both = diagrams.conjunction(*d, *e);
//
// Negation is in the handle, as it is for formulas, so that conjunction is the only connective needed to
// follow a circuit.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "symbolic/formula/circuit.hpp"

namespace glassbox::symbolic::formula {

__extension__ using Count = unsigned __int128;

// A handle: node index in the upper 31 bits, negation in the lowest. Node 0 is the constant.
class Diagram {
 public:
  constexpr Diagram() = default;  // false
  static constexpr Diagram constant(bool value) { return Diagram(value ? 1U : 0U); }
  static constexpr Diagram from_code(std::uint32_t code) { return Diagram(code); }

  [[nodiscard]] constexpr std::uint32_t code() const { return code_; }
  [[nodiscard]] constexpr std::uint32_t node() const { return code_ >> 1U; }
  [[nodiscard]] constexpr bool negated() const { return (code_ & 1U) != 0; }
  [[nodiscard]] constexpr bool is_constant() const { return code_ <= 1; }
  [[nodiscard]] constexpr bool is_true() const { return code_ == 1; }
  [[nodiscard]] constexpr bool is_false() const { return code_ == 0; }
  [[nodiscard]] constexpr Diagram operator!() const { return Diagram(code_ ^ 1U); }
  [[nodiscard]] constexpr Diagram negated_if(bool negate) const {
    return Diagram(code_ ^ (negate ? 1U : 0U));
  }
  friend constexpr bool operator==(Diagram, Diagram) = default;
  friend constexpr auto operator<=>(Diagram, Diagram) = default;

 private:
  explicit constexpr Diagram(std::uint32_t code) : code_(code) {}
  std::uint32_t code_ = 0;
};

class DecisionDiagrams {
 public:
  // `order` lists variables of the circuit, none twice, the one that is tested first at the front. Formulas
  // may depend on no others. The circuit may grow meanwhile. `stopped` is asked now and then.
  DecisionDiagrams(const Circuit& circuit, std::span<const Formula> order, std::size_t node_limit,
                   std::function<bool()> stopped = {});

  // A diagram of f as far as `care` is true; elsewhere it is whatever makes it small. Nothing: the limit is
  // reached, or it was stopped. What was made before stays as it is.
  [[nodiscard]] std::optional<Diagram> of(Formula f, Diagram care = Diagram::constant(true));
  [[nodiscard]] std::optional<Diagram> conjunction(Diagram a, Diagram b);
  [[nodiscard]] std::optional<Diagram> disjunction(Diagram a, Diagram b);

  // In how many ways the variables of the order make it true. Nothing: in 2^128 - 1 ways or more.
  [[nodiscard]] std::optional<Count> models(Diagram d);

  // Forgets all diagrams but these, whose handles change.
  void collect(std::span<Diagram> live);
  [[nodiscard]] std::size_t node_count() const { return nodes_.size(); }

 private:
  // The one who tests its variable first has the lowest level. `high` is never negated: so there is one node
  // only for a function and its negation.
  struct Node {
    std::uint32_t level = 0;
    Diagram low, high;
  };
  enum class Operation : std::uint8_t { none, conjunction, restriction };
  struct Computed {
    Diagram a, b, result;
    Operation operation = Operation::none;
  };

  [[nodiscard]] std::uint32_t level(std::uint32_t variable) const;
  // These give kTooLarge at the limit.
  Diagram conjoin(Diagram a, Diagram b);
  Diagram restrict_to(Diagram care, Diagram f);
  Diagram make(std::uint32_t level, Diagram low, Diagram high);
  [[nodiscard]] Diagram low(Diagram d) const { return nodes_[d.node()].low.negated_if(d.negated()); }
  [[nodiscard]] Diagram high(Diagram d) const { return nodes_[d.node()].high.negated_if(d.negated()); }
  [[nodiscard]] std::size_t find_slot(const Node& node) const;
  [[nodiscard]] const Computed* find_computed(Operation operation, Diagram a, Diagram b) const;
  void remember(const Computed& computed);
  void rebuild_table(std::size_t size);
  [[nodiscard]] Count count(Diagram d);
  [[nodiscard]] Count count_below(std::uint32_t level, Diagram d);

  static constexpr Diagram kTooLarge = Diagram::from_code(0xffffffffU);
  static constexpr Count kTooMany = ~Count{0};

  const Circuit& circuit_;
  std::size_t node_limit_;
  std::function<bool()> stopped_;
  std::uint32_t levels_;
  std::vector<std::uint32_t> level_of_;  // by index of the variable
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> table_;                 // open addressing over nodes; 0 is free
  std::vector<Computed> computed_;                   // conjunctions, the last one to fall in each place
  std::unordered_map<std::uint32_t, Count> counts_;  // by code: over the variables from the node's level on
};

}  // namespace glassbox::symbolic::formula
