// Formulas under what is known, compared with their truth tables.
#include "symbolic/formula/restriction.hpp"

#include <catch2/catch.hpp>
#include <random>
#include <vector>

using namespace glassbox::symbolic::formula;

namespace {

constexpr std::uint32_t kVariables = 7;

// The last of some random formulas over each other.
Formula random_formula(Circuit& circuit, const std::vector<Formula>& variables, std::mt19937& random) {
  std::vector<Formula> formulas = variables;
  for (int i = 0; i < 25; ++i) {
    const auto pick = [&] { return formulas[random() % formulas.size()].negated_if(random() % 2 == 0); };
    formulas.push_back(random() % 3 == 0 ? circuit.if_then_else(pick(), pick(), pick())
                                         : circuit.conjunction(pick(), pick()));
  }
  return formulas.back().negated_if(random() % 2 == 0);
}

}  // namespace

TEST_CASE("a restricted formula equals the formula wherever what was learned holds", "[restriction]") {
  std::mt19937 random(11);
  int simpler = 0;
  for (int round = 0; round < 400; ++round) {
    Circuit circuit;
    std::vector<Formula> variables;
    for (std::uint32_t v = 0; v < kVariables; ++v) variables.push_back(circuit.variable());
    Restriction known(circuit);
    std::vector<Formula> facts;
    for (int i = 0; i < 3; ++i) {
      facts.push_back(random_formula(circuit, variables, random));
      known.learn(facts.back());
    }
    const Formula f = random_formula(circuit, variables, random);
    const Formula restricted = known(f);
    if (restricted != f) ++simpler;
    for (std::uint32_t bits = 0; bits < 1U << kVariables; ++bits) {
      Assignment assignment(circuit);
      for (std::uint32_t v = 0; v < kVariables; ++v) assignment.set(v, (bits >> v & 1U) != 0);
      bool applies = true;
      for (const Formula fact : facts) applies = applies && assignment.evaluate(fact);
      if (applies) REQUIRE(assignment.evaluate(restricted) == assignment.evaluate(f));
    }
    known.forget();
    REQUIRE(known(f) == f);
  }
  CHECK(simpler > 50);  // it does something
}
