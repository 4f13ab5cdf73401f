// Small random control-flow graphs, and questions about them answered by plain reachability.
#pragma once

#include <random>
#include <vector>

#include "ir/analysis/cfg.hpp"

namespace glassbox::test {

using ir::BlockIndex;
using ir::Cfg;
using ir::Edges;
using ir::kNoBlock;

// Up to `most_blocks` blocks with up to three normal and two exceptional successors each, the exit included.
// Some blocks are not reached, some cannot reach the exit.
inline Cfg random_cfg(std::mt19937& random, unsigned most_blocks) {
  const auto below = [&random](unsigned bound) { return static_cast<unsigned>(random() % bound); };
  const unsigned blocks = 1 + below(most_blocks);
  ir::Adjacency normal(blocks), exceptional(blocks);
  const unsigned exceptions_per_block = below(3);
  for (unsigned b = 0; b < blocks; ++b) {
    for (unsigned i = below(4); i > 0; --i) normal[b].push_back(below(blocks + 1));
    for (unsigned i = below(exceptions_per_block + 1); i > 0; --i)
      exceptional[b].push_back(below(blocks + 1));
  }
  return {std::move(normal), std::move(exceptional)};
}

// The nodes that can be reached from `from` (which is one of them), never entering or
// starting at `without`.
inline std::vector<bool> reach(const ir::Adjacency& successors, BlockIndex from,
                               BlockIndex without = kNoBlock) {
  std::vector<bool> reached(successors.size(), false);
  std::vector<BlockIndex> pending;
  const auto visit = [&](BlockIndex node) {
    if (node == without || reached[node]) return;
    reached[node] = true;
    pending.push_back(node);
  };
  visit(from);
  while (!pending.empty()) {
    const BlockIndex node = pending.back();
    pending.pop_back();
    for (const BlockIndex next : successors[node]) visit(next);
  }
  return reached;
}

// By definition: b is reached from the root, and no more without a.
inline bool dominates(const ir::Adjacency& successors, BlockIndex root, BlockIndex a, BlockIndex b) {
  return a == b || (reach(successors, root)[b] && !reach(successors, root, a)[b]);
}

}  // namespace glassbox::test
