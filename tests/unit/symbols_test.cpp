// Symbolic values: hash-consing, guarded sets, choices.
#include <catch2/catch.hpp>

#include "symbolic/symbols.hpp"

using namespace glassbox::symbolic;

TEST_CASE("equal symbolic values are the same handle", "[symbols]") {
  Circuit g;
  Symbols symbols(g);
  const Formula x = g.variable(), y = g.variable();
  const Formula bits[] = {x, y, Formula::constant(false)};
  CHECK(symbols.integer(Bits::from(bits)) == symbols.integer(Bits::from(bits)));
  CHECK(symbols.integer(Bits::constant(-3)) == Value::of(-3));
  const Value a = symbols.guarded_set({{x, 8}, {!x, 16}});
  CHECK(a == symbols.guarded_set({{!x, 16}, {x, 8}}));
  CHECK_FALSE(a.is_constant());
}

TEST_CASE("guarded sets join equal alternatives and drop impossible ones", "[symbols]") {
  Circuit g;
  Symbols symbols(g);
  const Formula x = g.variable();
  CHECK(symbols.guarded_set({{x, 8}, {!x, 8}}) == Value::from_bits(8));
  CHECK(symbols.guarded_set({{Formula::constant(true), 8}, {Formula::constant(false), 16}}) ==
        Value::from_bits(8));
  const Value a = symbols.guarded_set({{x, 8}, {!x, 0}});
  CHECK(symbols.equals_constant(a, 8) == x);
  CHECK(symbols.equals_constant(a, 0) == !x);
  CHECK(symbols.equals_constant(a, 4) == Formula::constant(false));
}

TEST_CASE("references are equal exactly where their alternatives are", "[symbols]") {
  Circuit g;
  Symbols symbols(g);
  const Formula x = g.variable(), y = g.variable();
  const Value a = symbols.guarded_set({{x, 8}, {!x, 16}});
  const Value b = symbols.guarded_set({{y, 16}, {!y, 24}});
  const Formula same = symbols.equal_sets(a, b);
  glassbox::symbolic::formula::Assignment values(g);
  for (const bool vx : {false, true}) {
    for (const bool vy : {false, true}) {
      values.set(0, vx);
      values.set(1, vy);
      CHECK(values.evaluate(same) == ((vx ? 8 : 16) == (vy ? 16 : 24)));
    }
  }
  CHECK(symbols.equal_sets(a, a).is_true());
}

TEST_CASE("choices keep what both sides share", "[symbols]") {
  Circuit g;
  Symbols symbols(g);
  const Formula c = g.variable();
  CHECK(symbols.choose_set(c, Value::from_bits(8), Value::from_bits(8)) == Value::from_bits(8));
  CHECK(symbols.choose_integer(c, Value::of(5), Value::of(5)) == Value::of(5));
  const Value v = symbols.choose_integer(c, Value::of(5), Value::of(-1));
  formula::Assignment values(g);
  CHECK(formula::evaluate(values, symbols.bits(v)) == -1);
  values.set(0, true);
  CHECK(formula::evaluate(values, symbols.bits(v)) == 5);
}
