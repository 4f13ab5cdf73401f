// Values for variables that make many formulas true, found without a search.
#pragma once

#include <cstdint>
#include <vector>

#include "symbolic/formula/circuit.hpp"

namespace glassbox::symbolic::formula {

// Formulas are wished for one after the other; each fixes the values of some variables, and later ones do
// without these. Where a formula leaves a choice, it is not made with foresight.
class Wishes {
 public:
  Wishes(const Circuit& circuit, Assignment start) : circuit_(circuit), assignment_(std::move(start)) {}

  // Says whether the formula is true now, for good.
  bool add(Formula f);
  [[nodiscard]] const Assignment& assignment() const { return assignment_; }

 private:
  bool fix(Formula f, int depth);

  const Circuit& circuit_;
  Assignment assignment_;
  std::vector<std::uint8_t> fixed_;  // per variable: 0 not fixed, 1 false, 2 true
  std::vector<std::uint32_t> newly_fixed_;
};

}  // namespace glassbox::symbolic::formula
