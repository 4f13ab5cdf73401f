// Formulas with some of their nodes replaced.
//
//   Substitution swapped(circuit);
//   swapped.replace(x, y);
//   swapped.replace(y, x);
//   swapped(f)     // f with x and y exchanged
//
// What a formula became is remembered for good: all is to be replaced before the first one is asked for.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "symbolic/formula/circuit.hpp"

namespace glassbox::symbolic::formula {

class Substitution {
 public:
  explicit Substitution(Circuit& circuit) : circuit_(circuit) {}

  // `of` is a variable, or a formula all of whose occurrences are replaced as a whole.
  void replace(Formula of, Formula by) { becomes_[of.node()] = by.negated_if(of.negated()); }

  [[nodiscard]] Formula operator()(Formula f);

 private:
  [[nodiscard]] Formula of_child(Formula child) const;

  Circuit& circuit_;
  std::unordered_map<std::uint32_t, Formula> becomes_;  // by node
  std::vector<std::uint32_t> pending_;
};

}  // namespace glassbox::symbolic::formula
