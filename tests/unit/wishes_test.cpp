#include "symbolic/formula/wishes.hpp"

#include <array>
#include <catch2/catch.hpp>

using namespace glassbox::symbolic::formula;

TEST_CASE("wishes are granted one after the other") {
  Circuit circuit;
  const Formula a = circuit.variable(), b = circuit.variable(), c = circuit.variable(),
                d = circuit.variable();
  Assignment start(circuit);
  start.set(circuit.variable_index(d.node()), true);
  Wishes wishes(circuit, start);
  CHECK(wishes.add(circuit.conjunction(a, !b)));
  CHECK(wishes.assignment().evaluate(a));
  CHECK(!wishes.assignment().evaluate(b));
  CHECK(!wishes.add(circuit.conjunction(c, b)));  // b is fixed, and c stays as it was
  CHECK(!wishes.assignment().evaluate(c));
  CHECK(wishes.add(circuit.disjunction(b, c)));
  CHECK(wishes.assignment().evaluate(c));
  CHECK(wishes.assignment().evaluate(d));  // nobody has asked for anything else
  CHECK(wishes.add(Formula::constant(true)));
  CHECK(!wishes.add(Formula::constant(false)));
}
