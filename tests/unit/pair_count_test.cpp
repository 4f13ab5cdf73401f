#include "checker/pair_count.hpp"

#include <catch2/catch.hpp>

using glassbox::checker::PairCount;
using glassbox::symbolic::formula::Count;

TEST_CASE("numbers of pairs are added and written exactly") {
  PairCount sum;
  sum += {Count{1} << 100U, {}};
  sum += {7, {}};
  REQUIRE(sum.text() == "1267650600228229401496703205383");
}

TEST_CASE("what is not counted makes the sum so too") {
  PairCount sum{3, {}};
  sum += {0, "too large"};
  sum += {4, {}};
  REQUIRE(sum.text() == "not counted: too large");
}

TEST_CASE("a sum that does not fit is not counted") {
  PairCount sum{~Count{0}, {}};
  sum += {0, {}};
  REQUIRE(sum.not_counted.empty());
  sum += {1, {}};
  REQUIRE(sum.text() == "not counted: 2^128 or more");
}
