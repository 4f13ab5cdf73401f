#include "declarative/merge_order.hpp"

#include <algorithm>

#include "ir/analysis/loops.hpp"

namespace glassbox::declarative {

std::vector<std::uint32_t> merge_order(const ir::Body& body) {
  const ir::Cfg cfg(body);
  const ir::LoopForest loops(cfg, ir::Edges::normal);
  // Depth-first, ways out of a loop before ways on in it: what is finished first comes last in reverse
  // post-order.
  ir::Adjacency successors = cfg.successors(ir::Edges::normal);
  for (auto& targets : successors) {
    const auto depth = [&](ir::BlockIndex b) { return b == cfg.exit() ? 0 : loops.depth(b); };
    std::ranges::stable_sort(targets, {}, depth);
  }
  // Handlers have their place too, for paths that begin in one.
  const auto start = static_cast<ir::BlockIndex>(cfg.node_count());
  std::vector<ir::BlockIndex> entries;
  for (ir::BlockIndex b = 0; b < cfg.block_count(); ++b) {
    if (!cfg.exception_predecessors(b).empty()) entries.push_back(b);
  }
  entries.push_back(0);
  successors.push_back(std::move(entries));
  std::vector<ir::BlockIndex> order = ir::post_order(successors, start);
  std::ranges::reverse(order);
  std::vector<std::uint32_t> position(successors.size(), 0xffffffff);
  for (std::size_t i = 0; i < order.size(); ++i) position[order[i]] = static_cast<std::uint32_t>(i);
  position.pop_back();
  return position;
}

}  // namespace glassbox::declarative
