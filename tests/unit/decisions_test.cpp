// The path constraint, before and after it is put in simpler terms: it must mean the same. And when there is
// too much of it.
#include "symbolic/decisions.hpp"

#include <catch2/catch.hpp>
#include <random>

using namespace glassbox::symbolic;

TEST_CASE("a simplified path constraint means the same", "[decisions]") {
  constexpr std::uint32_t kVariables = 8;
  std::mt19937 random(5);
  int shorter = 0;
  for (int round = 0; round < 500; ++round) {
    Circuit circuit;
    Symbols symbols(circuit);
    std::vector<Formula> formulas;
    for (std::uint32_t v = 0; v < kVariables; ++v) formulas.push_back(circuit.variable());
    for (int i = 0; i < 40; ++i) {
      const auto pick = [&] { return formulas[random() % formulas.size()].negated_if(random() % 2 == 0); };
      formulas.push_back(random() % 2 == 0 ? circuit.if_then_else(pick(), pick(), pick())
                                           : circuit.conjunction(pick(), pick()));
    }
    formula::Assignment state(circuit);
    for (std::uint32_t v = 0; v < kVariables; ++v) state.set(v, random() % 2 == 0);
    PathDecisions path(symbols, state);
    std::vector<Formula> decided;
    for (int i = 0; i < 6; ++i) {
      const Formula f = formulas[random() % formulas.size()];
      const bool holds = path.holds(f);
      REQUIRE(holds == state.evaluate(f));
      decided.push_back(f.negated_if(!holds));
    }
    const std::size_t parts = path.path_constraint().size();
    path.simplify_path_constraint();
    if (path.path_constraint().size() != parts) ++shorter;
    for (std::uint32_t bits = 0; bits < 1U << kVariables; ++bits) {
      formula::Assignment other(circuit);
      for (std::uint32_t v = 0; v < kVariables; ++v) other.set(v, (bits >> v & 1U) != 0);
      bool expected = true, simplified = true;
      for (const Formula f : decided) expected = expected && other.evaluate(f);
      for (const Formula f : path.path_constraint()) simplified = simplified && other.evaluate(f);
      REQUIRE(simplified == expected);
    }
  }
  CHECK(shorter > 20);
}

TEST_CASE("a path that decides very often prefers constants", "[decisions]") {
  Circuit circuit;
  Symbols symbols(circuit);
  const formula::Assignment state(circuit);
  PathDecisions path(symbols, state);
  CHECK_FALSE(path.prefers_constants());
  for (int i = 0; i < 2000; ++i) (void)path.holds(circuit.variable());
  CHECK(path.prefers_constants());
  path.follow(state);
  CHECK_FALSE(path.prefers_constants());
  CHECK_FALSE(NoDecisions().prefers_constants());
}
