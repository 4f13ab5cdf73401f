// Formulas with variables replaced, compared with their values under the replaced variables.
#include "symbolic/formula/substitution.hpp"

#include <catch2/catch.hpp>
#include <random>
#include <vector>

using namespace glassbox::symbolic::formula;

namespace {

constexpr std::uint32_t kVariables = 6;

std::vector<Formula> random_formulas(Circuit& circuit, const std::vector<Formula>& variables, int count,
                                     std::mt19937& random) {
  std::vector<Formula> formulas = variables;
  for (int i = 0; i < count; ++i) {
    const auto pick = [&] { return formulas[random() % formulas.size()].negated_if(random() % 2 == 0); };
    formulas.push_back(random() % 3 == 0 ? circuit.if_then_else(pick(), pick(), pick())
                                         : circuit.conjunction(pick(), pick()));
  }
  return formulas;
}

}  // namespace

TEST_CASE(
    "a formula with variables replaced has the value that it has where they have those of their replacements",
    "[substitution]") {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    Circuit circuit;
    std::vector<Formula> variables;
    for (std::uint32_t v = 0; v < kVariables; ++v) variables.push_back(circuit.variable());
    const std::vector<Formula> formulas = random_formulas(circuit, variables, 25, random);
    Substitution replaced(circuit);
    std::vector<Formula> by = variables;
    for (std::uint32_t v = 0; v < kVariables; v += 2) {
      by[v] = formulas[random() % formulas.size()].negated_if(random() % 2 == 0);
      replaced.replace(variables[v].negated_if(round % 2 == 0), by[v].negated_if(round % 2 == 0));
    }
    for (std::uint32_t bits = 0; bits < 1U << kVariables; ++bits) {
      Assignment before(circuit), after(circuit);
      for (std::uint32_t v = 0; v < kVariables; ++v) before.set(v, (bits >> v & 1U) != 0);
      for (std::uint32_t v = 0; v < kVariables; ++v) after.set(v, before.evaluate(by[v]));
      for (const Formula f : formulas) REQUIRE(before.evaluate(replaced(f)) == after.evaluate(f));
    }
  }
}

TEST_CASE("a part of a formula is replaced as a whole", "[substitution]") {
  Circuit circuit;
  const Formula x = circuit.variable(), y = circuit.variable(), z = circuit.variable();
  Substitution replaced(circuit);
  replaced.replace(!circuit.conjunction(x, y), z);
  CHECK(replaced(circuit.disjunction(z, circuit.conjunction(x, y))) == Formula::constant(true));
  CHECK(replaced(x) == x);
}
