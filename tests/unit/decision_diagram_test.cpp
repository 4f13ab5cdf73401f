#include "symbolic/formula/decision_diagram.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

#include "symbolic/formula/bit_vector.hpp"

using glassbox::symbolic::formula::Assignment;
using glassbox::symbolic::formula::Bits;
using glassbox::symbolic::formula::Circuit;
using glassbox::symbolic::formula::Count;
using glassbox::symbolic::formula::DecisionDiagrams;
using glassbox::symbolic::formula::Diagram;
using glassbox::symbolic::formula::Formula;

namespace {

constexpr std::uint32_t kVariables = 9;

// Variables and random formulas over them, built in layers.
struct RandomCircuit {
  explicit RandomCircuit(std::mt19937& random) {
    for (std::uint32_t v = 0; v < kVariables; ++v) variables.push_back(circuit.variable());
    formulas = variables;
    const auto pick = [&] { return formulas[random() % formulas.size()].negated_if(random() % 2 == 0); };
    for (int i = 0; i < 60; ++i) {
      switch (random() % 3) {
        case 0: formulas.push_back(circuit.conjunction(pick(), pick())); break;
        case 1: formulas.push_back(circuit.exclusive_or(pick(), pick())); break;
        default: formulas.push_back(circuit.if_then_else(pick(), pick(), pick()));
      }
    }
  }

  // What evaluation says, one bit for each assignment.
  [[nodiscard]] std::vector<bool> truth_table(Formula f) const {
    std::vector<bool> table;
    for (std::uint32_t row = 0; row < 1U << kVariables; ++row) {
      Assignment assignment(circuit);
      for (std::uint32_t v = 0; v < kVariables; ++v) assignment.set(v, (row >> v & 1U) != 0);
      table.push_back(assignment.evaluate(f));
    }
    return table;
  }

  Circuit circuit;
  std::vector<Formula> variables, formulas;
};

std::vector<Formula> fresh_variables(Circuit& circuit, int count) {
  std::vector<Formula> variables;
  for (int i = 0; i < count; ++i) variables.push_back(circuit.variable());
  return variables;
}

}  // namespace

TEST_CASE("diagrams count the models that evaluation finds, in any order of the variables") {
  std::mt19937 random(20240611);
  for (int round = 0; round < 40; ++round) {
    RandomCircuit c(random);
    std::shuffle(c.variables.begin(), c.variables.end(), random);
    DecisionDiagrams diagrams(c.circuit, c.variables, 100'000);
    for (const Formula f : c.formulas) {
      const std::vector<bool> table = c.truth_table(f);
      const auto d = diagrams.of(f);
      REQUIRE(d);
      const auto expected = static_cast<Count>(std::ranges::count(table, true));
      REQUIRE(diagrams.models(*d) == expected);
      REQUIRE(diagrams.models(!*d) == (Count{1} << kVariables) - expected);
    }
  }
}

TEST_CASE("formulas have the same diagram just if they are the same function") {
  std::mt19937 random(7);
  RandomCircuit c(random);
  DecisionDiagrams diagrams(c.circuit, c.variables, 100'000);
  std::vector<std::pair<std::vector<bool>, Diagram>> seen;
  for (const Formula f : c.formulas) {
    seen.emplace_back(c.truth_table(f), *diagrams.of(f));
    seen.emplace_back(c.truth_table(!f), *diagrams.of(!f));
  }
  for (const auto& [table, d] : seen) {
    for (const auto& [other_table, other] : seen) REQUIRE((table == other_table) == (d == other));
  }
}

TEST_CASE("connectives of diagrams are those of formulas") {
  std::mt19937 random(11);
  RandomCircuit c(random);
  DecisionDiagrams diagrams(c.circuit, c.variables, 100'000);
  for (int i = 0; i < 200; ++i) {
    const Formula f = c.formulas[random() % c.formulas.size()];
    const Formula g = c.formulas[random() % c.formulas.size()];
    REQUIRE(diagrams.conjunction(*diagrams.of(f), *diagrams.of(g)) ==
            diagrams.of(c.circuit.conjunction(f, g)));
    REQUIRE(diagrams.disjunction(*diagrams.of(f), *diagrams.of(g)) ==
            diagrams.of(c.circuit.disjunction(f, g)));
  }
}

TEST_CASE("at the limit there is no diagram, and what was made before still counts") {
  Circuit circuit;
  const std::vector<Formula> x = fresh_variables(circuit, 12);
  const std::vector<Formula> y = fresh_variables(circuit, 12);
  std::vector<Formula> apart = x;
  apart.insert(apart.end(), y.begin(), y.end());
  std::vector<Formula> together;
  for (std::size_t i = 0; i < x.size(); ++i) {
    together.push_back(x[i]);
    together.push_back(y[i]);
  }
  const Formula same = glassbox::symbolic::formula::equal(circuit, Bits::from(x), Bits::from(y));
  // Equality of two numbers needs a node for every value of the first if all of its bits come first.
  DecisionDiagrams bad(circuit, apart, 1000);
  const auto first = bad.of(circuit.conjunction(x[0], y[3]));
  REQUIRE(first);
  REQUIRE(!bad.of(same));
  REQUIRE(bad.models(*first) == Count{1} << 22U);
  REQUIRE(bad.of(circuit.conjunction(y[3], x[0])) == first);
  DecisionDiagrams good(circuit, together, 1000);
  const auto d = good.of(same);
  REQUIRE(d);
  REQUIRE(good.models(*d) == Count{1} << 12U);
}

TEST_CASE("rewinding gives the nodes back") {
  std::mt19937 random(5);
  RandomCircuit c(random);
  DecisionDiagrams diagrams(c.circuit, c.variables, 100'000);
  const auto kept = diagrams.of(c.formulas[20]);
  const auto models = diagrams.models(*kept);
  diagrams.keep();
  const std::size_t nodes = diagrams.node_count();
  std::vector<std::optional<Count>> counts;
  for (int round = 0; round < 3; ++round) {
    for (std::size_t i = 0; i < c.formulas.size(); ++i) {
      const auto count = diagrams.models(*diagrams.of(c.formulas[i]));
      if (round == 0) counts.push_back(count);
      REQUIRE(count == counts[i]);
    }
    REQUIRE(diagrams.node_count() > nodes);
    diagrams.rewind();
    REQUIRE(diagrams.node_count() == nodes);
    REQUIRE(diagrams.of(c.formulas[20]) == kept);
    REQUIRE(diagrams.models(*kept) == models);
  }
}

TEST_CASE("counts are exact below 2^128 - 1, and not given from there on") {
  Circuit circuit;
  const std::vector<Formula> x = fresh_variables(circuit, 130);
  DecisionDiagrams diagrams(circuit, x, 10'000);
  const Formula all = circuit.conjunction(x);
  REQUIRE(diagrams.models(*diagrams.of(all)) == 1);
  REQUIRE(diagrams.models(Diagram::constant(false)) == 0);
  REQUIRE(!diagrams.models(Diagram::constant(true)));
  REQUIRE(!diagrams.models(*diagrams.of(!all)));
  const Formula two[] = {x[3], !x[129]};
  REQUIRE(!diagrams.models(*diagrams.of(circuit.conjunction(two))));  // 2^128
  const Formula three[] = {x[3], !x[129], x[60]};
  REQUIRE(diagrams.models(*diagrams.of(circuit.conjunction(three))) == Count{1} << 127U);
  const std::vector<Formula> rest(x.begin() + 2, x.end());
  const Formula most[] = {x[0], x[1], !circuit.conjunction(rest)};
  REQUIRE(!diagrams.models(*diagrams.of(circuit.conjunction(most))));  // 2^128 - 1
  const Formula fewer[] = {x[0], x[1], !circuit.conjunction(rest), circuit.disjunction(rest)};
  REQUIRE(diagrams.models(*diagrams.of(circuit.conjunction(fewer))) == ~Count{0} - 1);
}
