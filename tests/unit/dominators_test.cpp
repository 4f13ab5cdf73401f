// Dominators and post-dominators against their definitions, on random graphs.
#include "ir/analysis/dominators.hpp"

#include <catch2/catch.hpp>

#include "tests/unit/random_cfg.hpp"

using namespace glassbox::ir;
namespace test = glassbox::test;

namespace {

// The strict dominator that all other strict dominators dominate.
BlockIndex immediate_dominator(const Adjacency& successors, BlockIndex root, BlockIndex node) {
  std::vector<BlockIndex> strict;
  for (BlockIndex a = 0; a < successors.size(); ++a) {
    if (a != node && test::dominates(successors, root, a, node)) strict.push_back(a);
  }
  for (const BlockIndex candidate : strict) {
    bool closest = true;
    for (const BlockIndex other : strict)
      closest = closest && test::dominates(successors, root, other, candidate);
    if (closest) return candidate;
  }
  return kNoBlock;
}

void compare(const DominatorTree& tree, const Adjacency& successors, BlockIndex root) {
  const std::vector<bool> reached = test::reach(successors, root);
  for (BlockIndex b = 0; b < successors.size(); ++b) {
    CHECK(tree.is_reached(b) == reached[b]);
    CHECK(tree.immediate(b) == immediate_dominator(successors, root, b));
    for (BlockIndex a = 0; a < successors.size(); ++a) {
      INFO("does " << a << " dominate " << b);
      CHECK(tree.dominates(a, b) == test::dominates(successors, root, a, b));
    }
  }
}

}  // namespace

TEST_CASE("dominators of random graphs are those of the definition", "[dominators]") {
  std::mt19937 random(1);
  for (int round = 0; round < 400; ++round) {
    const Cfg cfg = test::random_cfg(random, 12);
    for (const Edges edges : {Edges::normal, Edges::all}) {
      INFO("round " << round << ", edges " << static_cast<int>(edges));
      compare(dominators(cfg, edges), cfg.successors(edges), 0);
    }
  }
}

TEST_CASE("post-dominators of random graphs are those of the definition", "[dominators]") {
  std::mt19937 random(2);
  for (int round = 0; round < 400; ++round) {
    const Cfg cfg = test::random_cfg(random, 12);
    for (const Edges edges : {Edges::normal, Edges::all}) {
      INFO("round " << round << ", edges " << static_cast<int>(edges));
      compare(post_dominators(cfg, edges), cfg.predecessors(edges), cfg.exit());
    }
  }
}

TEST_CASE("a block in an endless loop is post-dominated by itself alone", "[dominators]") {
  // 0 branches to 1 and 2; 1 returns; 2 and 3 jump to each other.
  const Cfg cfg({{1, 2}, {4}, {3}, {2}}, {{}, {}, {}, {}});
  const DominatorTree tree = post_dominators(cfg, Edges::normal);
  CHECK(tree.immediate(0) == 1);  // the only way on that returns
  CHECK(tree.immediate(1) == cfg.exit());
  for (const BlockIndex b : {2U, 3U}) {
    CHECK_FALSE(tree.is_reached(b));
    CHECK(tree.immediate(b) == kNoBlock);
    CHECK(tree.dominates(b, b));
    CHECK_FALSE(tree.dominates(cfg.exit(), b));
  }
  CHECK_FALSE(tree.dominates(2, 3));
}

TEST_CASE("a long chain of blocks needs no recursion", "[dominators]") {
  constexpr BlockIndex kLength = 200'000;
  Adjacency chain(kLength), none(kLength);
  for (BlockIndex b = 0; b < kLength; ++b) chain[b] = {b + 1};
  const Cfg cfg(std::move(chain), std::move(none));
  const DominatorTree tree = dominators(cfg, Edges::all);
  CHECK(tree.immediate(kLength) == kLength - 1);
  CHECK(tree.dominates(0, kLength));
}
