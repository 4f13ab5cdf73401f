// The iterative algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm"): the immediate
// dominator of a node is the nearest common ancestor, in the tree found so far, of its predecessors; visited
// in reverse post-order, one round is enough unless the graph is irreducible.
#include "ir/analysis/dominators.hpp"

namespace glassbox::ir {

DominatorTree::DominatorTree(const Adjacency& successors, const Adjacency& predecessors, BlockIndex root)
    : immediate_(successors.size(), kNoBlock), enter_(successors.size(), 0), leave_(successors.size(), 0) {
  const std::vector<BlockIndex> order = post_order(successors, root);
  std::vector<std::size_t> rank(successors.size(), 0);  // in post-order: dominators have the greater one
  for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = i;

  const auto common_ancestor = [&](BlockIndex a, BlockIndex b) {
    while (a != b) {
      while (rank[a] < rank[b]) a = immediate_[a];
      while (rank[b] < rank[a]) b = immediate_[b];
    }
    return a;
  };
  immediate_[root] = root;  // so that predecessors of unknown dominators can be told by kNoBlock
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = order.size(); i-- > 0;) {
      const BlockIndex node = order[i];
      if (node == root) continue;
      BlockIndex best = kNoBlock;
      for (const BlockIndex predecessor : predecessors[node]) {
        if (immediate_[predecessor] == kNoBlock) continue;  // not reached, or not yet
        best = best == kNoBlock ? predecessor : common_ancestor(predecessor, best);
      }
      if (immediate_[node] != best) {
        immediate_[node] = best;
        changed = true;
      }
    }
  }
  immediate_[root] = kNoBlock;
  number_tree(root);
}

void DominatorTree::number_tree(BlockIndex root) {
  Adjacency children(immediate_.size());
  for (BlockIndex node = 0; node < immediate_.size(); ++node) {
    if (immediate_[node] != kNoBlock) children[immediate_[node]].push_back(node);
  }
  std::uint32_t time = 0;
  std::vector<std::pair<BlockIndex, std::size_t>> path = {{root, 0}};
  enter_[root] = ++time;
  while (!path.empty()) {
    auto& [node, next] = path.back();
    if (next < children[node].size()) {
      const BlockIndex child = children[node][next++];
      enter_[child] = ++time;
      path.emplace_back(child, 0);
    } else {
      leave_[node] = ++time;
      path.pop_back();
    }
  }
}

DominatorTree dominators(const Cfg& cfg, Edges edges) {
  return {cfg.successors(edges), cfg.predecessors(edges), 0};
}

DominatorTree post_dominators(const Cfg& cfg, Edges edges) {
  return {cfg.predecessors(edges), cfg.successors(edges), cfg.exit()};
}

}  // namespace glassbox::ir
