// Gates that an and-inverter graph spells with several nodes, recognised again so that they cost fewer
// clauses and variables than their parts.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "symbolic/formula/circuit.hpp"

namespace glassbox::symbolic::sat {

struct Gate {
  enum class Kind : std::uint8_t {
    conjunction,  // a ∧ b
    equivalence,  // a ≡ b
    choice,       // a ? b : c
    majority,     // at least two of a, b, c
  };

  Kind kind = Kind::conjunction;
  std::array<formula::Formula, 3> inputs;  // of the first two kinds the last is unused

  [[nodiscard]] std::span<const formula::Formula> operands() const {
    return {inputs.data(), kind == Kind::conjunction || kind == Kind::equivalence ? 2U : 3U};
  }
};

// What an and-node (not negated) computes.
[[nodiscard]] Gate gate(const formula::Circuit& circuit, std::uint32_t node);

// The same for the negation of what a gate computes; not for conjunctions.
[[nodiscard]] Gate negation(Gate gate);

}  // namespace glassbox::symbolic::sat
