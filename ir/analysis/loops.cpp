#include "ir/analysis/loops.hpp"

#include <algorithm>
#include <map>

#include "ir/analysis/dominators.hpp"

namespace glassbox::ir {

namespace {

// The header and all that reaches the sources of its back edges without passing it. The header dominates
// them, so the search ends there.
std::vector<BlockIndex> natural_loop(const Cfg& cfg, Edges edges, const DominatorTree& tree,
                                     const Loop& loop) {
  std::vector<bool> inside(cfg.node_count(), false);
  std::vector<BlockIndex> blocks = {loop.header}, pending;
  inside[loop.header] = true;
  const auto add = [&](BlockIndex block) {
    if (inside[block] || !tree.is_reached(block)) return;
    inside[block] = true;
    blocks.push_back(block);
    pending.push_back(block);
  };
  for (const BlockIndex source : loop.back_edges) add(source);
  while (!pending.empty()) {
    const BlockIndex block = pending.back();
    pending.pop_back();
    for (const BlockIndex predecessor : cfg.predecessors(block, edges)) add(predecessor);
  }
  std::sort(blocks.begin(), blocks.end());
  return blocks;
}

}  // namespace

LoopForest::LoopForest(const Cfg& cfg, Edges edges)
    : innermost_(cfg.node_count(), kNoLoop), in_region_(cfg.node_count(), false) {
  const DominatorTree tree = dominators(cfg, edges);
  std::map<BlockIndex, Loop> by_header;
  Adjacency without_back_edges(cfg.node_count());
  for (BlockIndex block = 0; block < cfg.block_count(); ++block) {
    if (!tree.is_reached(block)) continue;
    for (const BlockIndex successor : cfg.successors(block, edges)) {
      if (tree.dominates(successor, block)) {
        by_header[successor].back_edges.push_back(block);
      } else {
        without_back_edges[block].push_back(successor);
      }
    }
  }
  for (auto& [header, loop] : by_header) {
    loop.header = header;
    loop.blocks = natural_loop(cfg, edges, tree, loop);
    loops_.push_back(std::move(loop));
  }
  std::stable_sort(loops_.begin(), loops_.end(),
                   [](const Loop& a, const Loop& b) { return a.blocks.size() > b.blocks.size(); });
  find_regions(without_back_edges);

  for (std::uint32_t i = 0; i < loops_.size(); ++i) {
    Loop& loop = loops_[i];
    loop.parent = innermost_[loop.header];  // of the larger loops, which are all in place
    if (loop.parent != kNoLoop) loop.depth = loops_[loop.parent].depth + 1;
    for (const BlockIndex block : loop.blocks) {
      innermost_[block] = i;
      loop.irreducible = loop.irreducible || in_region_[block];
    }
  }
}

// Strongly connected components as Kosaraju finds them: searches along reversed edges, started in reverse
// post-order, each find one component. All that the entry reaches, it reaches without edges that go back.
void LoopForest::find_regions(const Adjacency& acyclic_if_reducible) {
  Adjacency reversed(acyclic_if_reducible.size());
  for (BlockIndex node = 0; node < acyclic_if_reducible.size(); ++node) {
    for (const BlockIndex successor : acyclic_if_reducible[node]) reversed[successor].push_back(node);
  }
  std::vector<BlockIndex> order = post_order(acyclic_if_reducible, 0);
  std::vector<bool> seen(acyclic_if_reducible.size(), false);
  for (std::size_t i = order.size(); i-- > 0;) {
    if (seen[order[i]]) continue;
    std::vector<BlockIndex> component = {order[i]};
    seen[order[i]] = true;
    for (std::size_t next = 0; next < component.size(); ++next) {
      for (const BlockIndex predecessor : reversed[component[next]]) {
        if (seen[predecessor]) continue;
        seen[predecessor] = true;
        component.push_back(predecessor);
      }
    }
    if (component.size() == 1) continue;
    std::sort(component.begin(), component.end());
    for (const BlockIndex block : component) in_region_[block] = true;
    regions_.push_back(std::move(component));
  }
}

}  // namespace glassbox::ir
