// Dominators and post-dominators of a control-flow graph, exit included.
//
//   const Cfg cfg(body);
//   const DominatorTree after = post_dominators(cfg, Edges::normal);
//   after.immediate(b)      // where all ways on from b that return meet again
//
// a dominates b if every path from the entry to b goes through a; a post-dominates b if every path from b to
// the exit does. Both hold of a block and itself. A block that the entry does not reach has no other
// dominators, one that cannot reach the exit (an endless loop; in normal flow also what is bound to throw) no
// other post-dominators.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/analysis/cfg.hpp"

namespace glassbox::ir {

class DominatorTree {
 public:
  // The dominators of the nodes that `root` reaches by `successors`; predecessors are the same edges
  // reversed.
  DominatorTree(const Adjacency& successors, const Adjacency& predecessors, BlockIndex root);

  // The closest other node that dominates this one; kNoBlock for the root and nodes that it does not reach.
  [[nodiscard]] BlockIndex immediate(BlockIndex node) const { return immediate_[node]; }
  [[nodiscard]] bool is_reached(BlockIndex node) const { return enter_[node] != 0; }
  [[nodiscard]] bool dominates(BlockIndex a, BlockIndex b) const {
    return a == b || (is_reached(b) && enter_[a] <= enter_[b] && leave_[b] <= leave_[a]);
  }

 private:
  void number_tree(BlockIndex root);

  std::vector<BlockIndex> immediate_;
  // When a walk of the tree enters and leaves a node: what a node dominates lies in between. 0: not reached.
  std::vector<std::uint32_t> enter_, leave_;
};

[[nodiscard]] DominatorTree dominators(const Cfg& cfg, Edges edges);
[[nodiscard]] DominatorTree post_dominators(const Cfg& cfg, Edges edges);

}  // namespace glassbox::ir
