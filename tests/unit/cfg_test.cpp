// The graph of Java code: which edges there are, and which kind they are of.
#include "ir/analysis/cfg.hpp"

#include <catch2/catch.hpp>

#include "ir/analysis/dominators.hpp"
#include "tests/unit/compiled_class.hpp"
#include "tests/unit/random_cfg.hpp"

using namespace glassbox::ir;
using glassbox::test::CompiledClass;

namespace {

std::vector<BlockIndex> list(std::span<const BlockIndex> blocks) { return {blocks.begin(), blocks.end()}; }
using List = std::vector<BlockIndex>;

}  // namespace

TEST_CASE("edges of Java code", "[cfg]") {
  CompiledClass c("Flow");

  SECTION("two arms rejoin") {
    const Cfg cfg(c.body(c.method("choose")));
    REQUIRE(cfg.block_count() == 4);
    CHECK(list(cfg.successors(0, Edges::normal)) == List{1, 2});
    CHECK(list(cfg.successors(1, Edges::normal)) == List{3});
    CHECK(list(cfg.predecessors(3, Edges::normal)) == List{1, 2});
    CHECK(list(cfg.successors(3, Edges::normal)) == List{cfg.exit()});
    CHECK(cfg.exception_successors(0).empty());
    CHECK(post_dominators(cfg, Edges::all).immediate(0) == 3);
  }
  SECTION("what a handler does not catch leaves the method") {
    const Cfg cfg(c.body(c.method("guarded")));
    const BlockIndex handler = cfg.block_count() - 1;
    CHECK(list(cfg.exception_successors(0)) == List{handler, cfg.exit()});
    CHECK(cfg.predecessors(handler, Edges::normal).empty());
    CHECK(list(cfg.predecessors(handler, Edges::all)) == List{0});
  }
  SECTION("nothing passes a handler of everything") {
    const Cfg cfg(c.body(c.method("anything")));
    CHECK(list(cfg.exception_successors(0)) == List{cfg.block_count() - 1});
  }
  SECTION("a throw leads nowhere in normal flow") {
    const Cfg cfg(c.body(c.method("refuse")));
    REQUIRE(cfg.block_count() == 3);
    CHECK(cfg.successors(1, Edges::normal).empty());
    CHECK(list(cfg.successors(1, Edges::all)) == List{cfg.exit()});
    CHECK(post_dominators(cfg, Edges::normal).immediate(0) == 2);
    CHECK(post_dominators(cfg, Edges::all).immediate(0) == cfg.exit());
  }
  SECTION("an endless loop does not reach the exit") {
    const Cfg cfg(c.body(c.method("forever")));
    CHECK(cfg.predecessors(cfg.exit(), Edges::all).empty());
    CHECK_FALSE(post_dominators(cfg, Edges::all).is_reached(0));
  }
}

TEST_CASE("reverse post-order puts each block before what it alone leads to", "[cfg]") {
  std::mt19937 random(4);
  for (int round = 0; round < 200; ++round) {
    const Cfg cfg = glassbox::test::random_cfg(random, 12);
    const DominatorTree tree = dominators(cfg, Edges::all);
    const std::vector<BlockIndex> order = cfg.reverse_post_order(Edges::all);
    REQUIRE(order.front() == 0);
    for (std::size_t i = 0; i < order.size(); ++i) {
      CHECK(tree.is_reached(order[i]));
      for (std::size_t j = i + 1; j < order.size(); ++j) CHECK_FALSE(tree.dominates(order[j], order[i]));
    }
  }
}
