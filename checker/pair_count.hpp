// How many pairs of a valid state and an operation with its arguments there are, or why that is not known.
#pragma once

#include <string>

#include "symbolic/formula/decision_diagram.hpp"

namespace glassbox::checker {

struct PairCount {
  symbolic::formula::Count pairs = 0;
  std::string not_counted;  // why; empty if `pairs` is exact

  static constexpr const char* kTooMany = "2^128 or more";

  PairCount& operator+=(const PairCount& other);  // what cannot be counted, or added, makes the sum so too
  [[nodiscard]] std::string text() const;         // "1234", or "not counted: too large"
};

}  // namespace glassbox::checker
