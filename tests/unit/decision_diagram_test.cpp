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

TEST_CASE("collecting gives the nodes of all other diagrams back") {
  std::mt19937 random(5);
  RandomCircuit c(random);
  DecisionDiagrams diagrams(c.circuit, c.variables, 100'000);
  Diagram live[] = {*diagrams.of(c.formulas[20]), !*diagrams.of(c.formulas[30]), Diagram::constant(true)};
  diagrams.collect(live);
  const std::size_t nodes = diagrams.node_count();
  for (const Formula f : c.formulas) (void)diagrams.models(*diagrams.of(f));
  REQUIRE(diagrams.node_count() > nodes);
  diagrams.collect(live);
  REQUIRE(diagrams.node_count() == nodes);
  REQUIRE(live[0] == diagrams.of(c.formulas[20]));
  REQUIRE(live[1] == diagrams.of(!c.formulas[30]));
  REQUIRE(live[2].is_true());
  for (const Formula f : c.formulas) {
    REQUIRE(diagrams.models(*diagrams.of(f)) ==
            static_cast<Count>(std::ranges::count(c.truth_table(f), true)));
  }
}

TEST_CASE("a diagram within a care set agrees with the formula there") {
  std::mt19937 random(3);
  for (int round = 0; round < 20; ++round) {
    RandomCircuit c(random);
    std::shuffle(c.variables.begin(), c.variables.end(), random);
    DecisionDiagrams diagrams(c.circuit, c.variables, 100'000);
    for (int i = 0; i < 50; ++i) {
      const Formula f = c.formulas[random() % c.formulas.size()];
      const Diagram care = *diagrams.of(c.formulas[random() % c.formulas.size()]);
      const auto within = diagrams.of(f, care);
      REQUIRE(within);
      REQUIRE(diagrams.conjunction(*within, care) == diagrams.conjunction(*diagrams.of(f), care));
    }
  }
}

TEST_CASE("a care set keeps a diagram small that would not be without it") {
  Circuit circuit;
  const std::vector<Formula> x = fresh_variables(circuit, 12);
  std::vector<Formula> order = x;
  const std::vector<Formula> y = fresh_variables(circuit, 12);
  order.insert(order.end(), y.begin(), y.end());
  const Formula same = glassbox::symbolic::formula::equal(circuit, Bits::from(x), Bits::from(y));
  DecisionDiagrams diagrams(circuit, order, 1000);
  REQUIRE(!diagrams.of(same));
  diagrams.collect({});
  const Diagram care = *diagrams.of(circuit.conjunction(std::vector<Formula>(x.begin(), x.begin() + 8)));
  const auto within = diagrams.of(same, care);
  REQUIRE(within);
  REQUIRE(diagrams.models(*diagrams.conjunction(*within, care)) == 16);
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
