// Natural loops and irreducible regions against their definitions, on random graphs.
#include "ir/analysis/loops.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "tests/unit/compiled_class.hpp"
#include "tests/unit/random_cfg.hpp"

using namespace glassbox::ir;
namespace test = glassbox::test;

namespace {

using Blocks = std::set<BlockIndex>;

struct Expected {
  std::map<BlockIndex, Blocks> back_edges, bodies;  // by header
  std::set<Blocks> regions;
};

Expected by_definition(const Adjacency& successors) {
  Expected expected;
  Adjacency rest(successors.size());
  const std::vector<bool> reached = test::reach(successors, 0);
  for (BlockIndex u = 0; u < successors.size(); ++u) {
    if (!reached[u]) continue;
    for (const BlockIndex h : successors[u]) {
      if (test::dominates(successors, 0, h, u)) {
        expected.back_edges[h].insert(u);
      } else {
        rest[u].push_back(h);
      }
    }
  }
  for (const auto& [header, sources] : expected.back_edges) {
    Blocks& body = expected.bodies[header];
    body = {header};
    for (BlockIndex x = 0; x < successors.size(); ++x) {
      if (!reached[x]) continue;
      const std::vector<bool> from_x = test::reach(successors, x, header);
      if (std::any_of(sources.begin(), sources.end(), [&](BlockIndex u) { return from_x[u]; }))
        body.insert(x);
    }
  }
  for (BlockIndex x = 0; x < successors.size(); ++x) {
    if (!reached[x]) continue;
    Blocks region;
    const std::vector<bool> from_x = test::reach(rest, x);
    for (BlockIndex y = 0; y < successors.size(); ++y) {
      if (from_x[y] && test::reach(rest, y)[x]) region.insert(y);
    }
    if (region.size() > 1) expected.regions.insert(region);
  }
  return expected;
}

// Whether removing edges from a node to itself, and merging nodes into their only predecessors, leaves one
// node: the classical definition of a reducible graph.
bool collapses(const Adjacency& successors) {
  const std::vector<bool> reached = test::reach(successors, 0);
  std::map<BlockIndex, Blocks> predecessors;
  for (BlockIndex u = 0; u < successors.size(); ++u) {
    if (!reached[u]) continue;
    predecessors[u];
    for (const BlockIndex v : successors[u]) predecessors[v].insert(u);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (auto& [node, before] : predecessors) {
      before.erase(node);
      if (node == 0 || before.size() != 1) continue;
      const BlockIndex only = *before.begin(), merged = node;
      predecessors.erase(merged);
      for (auto& [other, sources] : predecessors) {
        if (sources.erase(merged) != 0) sources.insert(only);
      }
      changed = true;
      break;
    }
  }
  return predecessors.size() == 1;
}

void compare(const LoopForest& forest, const Adjacency& successors) {
  const Expected expected = by_definition(successors);
  const std::vector<Loop>& loops = forest.loops();
  REQUIRE(loops.size() == expected.bodies.size());
  Blocks irreducible;
  std::set<Blocks> regions;
  for (const auto& region : forest.irreducible_regions()) {
    regions.emplace(region.begin(), region.end());
    irreducible.insert(region.begin(), region.end());
  }
  CHECK(regions == expected.regions);
  CHECK(regions.empty() == collapses(successors));

  for (std::size_t i = 0; i < loops.size(); ++i) {
    const Loop& loop = loops[i];
    REQUIRE(expected.bodies.contains(loop.header));
    const Blocks& body = expected.bodies.at(loop.header);
    CHECK(Blocks(loop.back_edges.begin(), loop.back_edges.end()) == expected.back_edges.at(loop.header));
    CHECK(Blocks(loop.blocks.begin(), loop.blocks.end()) == body);
    CHECK(std::is_sorted(loop.blocks.begin(), loop.blocks.end()));
    CHECK(loop.irreducible ==
          std::any_of(body.begin(), body.end(), [&](BlockIndex b) { return irreducible.contains(b); }));
    if (loop.parent == kNoLoop) {
      CHECK(loop.depth == 1);
    } else {
      REQUIRE(loop.parent < i);
      const Loop& parent = loops[loop.parent];
      CHECK(loop.depth == parent.depth + 1);
      CHECK(
          std::includes(parent.blocks.begin(), parent.blocks.end(), loop.blocks.begin(), loop.blocks.end()));
    }
  }
  for (BlockIndex b = 0; b < successors.size(); ++b) {
    std::size_t depth = 0, smallest = 0;
    BlockIndex innermost = kNoBlock;
    for (const auto& [header, body] : expected.bodies) {
      if (!body.contains(b)) continue;
      ++depth;
      if (innermost == kNoBlock || body.size() < smallest) {
        innermost = header;
        smallest = body.size();
      }
    }
    CHECK(forest.depth(b) == depth);
    CHECK(forest.in_irreducible_region(b) == irreducible.contains(b));
    CHECK((forest.innermost(b) == kNoLoop ? kNoBlock : loops[forest.innermost(b)].header) == innermost);
  }
}

}  // namespace

TEST_CASE("loops of random graphs are those of the definition", "[loops]") {
  std::mt19937 random(3);
  int nested = 0, irreducible = 0;
  for (int round = 0; round < 600; ++round) {
    const Cfg cfg = test::random_cfg(random, 10);
    for (const Edges edges : {Edges::normal, Edges::all}) {
      INFO("round " << round << ", edges " << static_cast<int>(edges));
      const LoopForest forest(cfg, edges);
      compare(forest, cfg.successors(edges));
      for (const Loop& loop : forest.loops()) nested += loop.depth > 1 ? 1 : 0;
      irreducible += forest.irreducible_regions().empty() ? 0 : 1;
    }
  }
  CHECK(nested > 100);  // the graphs are worth testing with
  CHECK(irreducible > 100);
}

TEST_CASE("two ways into a cycle make it irreducible", "[loops]") {
  const Cfg cfg({{1, 2}, {2, 3}, {1}}, {{}, {}, {}});
  const LoopForest forest(cfg, Edges::normal);
  CHECK(forest.loops().empty());
  REQUIRE(forest.irreducible_regions().size() == 1);
  CHECK(forest.irreducible_regions()[0] == std::vector<BlockIndex>{1, 2});
}

TEST_CASE("loops of Java code nest as they are written", "[loops]") {
  test::CompiledClass c("Flow");
  const Cfg cfg(c.body(c.method("nested")));
  const LoopForest forest(cfg, Edges::normal);
  REQUIRE(forest.loops().size() == 3);
  std::vector<std::uint32_t> depths;
  for (const Loop& loop : forest.loops()) depths.push_back(loop.depth);
  CHECK(depths == std::vector<std::uint32_t>{1, 2, 3});
  CHECK(forest.depth(0) == 0);
  CHECK(forest.irreducible_regions().empty());
}
