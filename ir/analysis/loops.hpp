// The natural loops of a control-flow graph, how they nest, and what loops in other ways.
//
// An edge u -> h goes back if h dominates u; the natural loop of h is h and all blocks that reach such a u
// without going through h. Loops of different headers are disjoint or one lies inside the other. A cycle
// without a header (entered at several places: javac never makes one, other compilers may) is part of an
// irreducible region: a strongly connected component of two or more blocks in the graph without the edges
// that go back.
//
// Blocks that the entry does not reach belong to no loop.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/analysis/cfg.hpp"

namespace glassbox::ir {

inline constexpr std::uint32_t kNoLoop = 0xffffffff;

struct Loop {
  BlockIndex header = 0;
  std::vector<BlockIndex> back_edges;  // where the edges to the header come from, in increasing order
  std::vector<BlockIndex> blocks;      // in increasing order, the header and inner loops included
  std::uint32_t parent = kNoLoop;      // the smallest loop around it, an index into LoopForest::loops
  std::uint32_t depth = 1;             // loops around it, itself counted
  bool irreducible = false;            // has blocks of an irreducible region
};

class LoopForest {
 public:
  LoopForest(const Cfg& cfg, Edges edges);

  [[nodiscard]] const std::vector<Loop>& loops() const { return loops_; }  // outer ones before inner ones
  // The smallest loop around a block, an index into loops(), or kNoLoop.
  [[nodiscard]] std::uint32_t innermost(BlockIndex block) const { return innermost_[block]; }
  [[nodiscard]] std::uint32_t depth(BlockIndex block) const {
    return innermost_[block] == kNoLoop ? 0 : loops_[innermost_[block]].depth;
  }

  // Each in increasing order; they are disjoint.
  [[nodiscard]] const std::vector<std::vector<BlockIndex>>& irreducible_regions() const { return regions_; }
  [[nodiscard]] bool in_irreducible_region(BlockIndex block) const { return in_region_[block]; }

 private:
  void find_regions(const Adjacency& acyclic_if_reducible);

  std::vector<Loop> loops_;
  std::vector<std::uint32_t> innermost_;
  std::vector<std::vector<BlockIndex>> regions_;
  std::vector<bool> in_region_;
};

}  // namespace glassbox::ir
