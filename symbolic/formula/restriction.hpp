// Formulas under what is known to hold: known literals are replaced by their values, and all above them
// folds.
//
//   Restriction known(circuit);
//   known.learn(path_constraint);
//   known(f)     // equals f wherever all that was learned holds
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "symbolic/formula/circuit.hpp"

namespace glassbox::symbolic::formula {

class Restriction {
 public:
  explicit Restriction(Circuit& circuit) : circuit_(circuit) {}

  // The parts of a conjunction are learned one by one.
  void learn(Formula f);
  void forget();

  [[nodiscard]] Formula operator()(Formula f);

 private:
  [[nodiscard]] Formula of_child(Formula child) const;

  Circuit& circuit_;
  std::unordered_map<std::uint32_t, bool> known_;          // by node
  std::unordered_map<std::uint32_t, Formula> restricted_;  // by node; since the last one was learned
  std::vector<std::uint32_t> pending_;
};

}  // namespace glassbox::symbolic::formula
