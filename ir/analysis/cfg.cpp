#include "ir/analysis/cfg.hpp"

#include <algorithm>

namespace glassbox::ir {

namespace {

// The successors of a block in normal flow.
std::vector<BlockIndex> normal_successors(const Body& body, BlockIndex block) {
  const auto exit = static_cast<BlockIndex>(body.blocks.size());
  const auto block_of = [&body](std::uint32_t target) {
    return static_cast<BlockIndex>(&body.block_at(target) - body.blocks.data());
  };
  const Instruction& last = body.code[body.blocks[block].end - 1];
  switch (last.operation) {
#define BINARY(name, kind, result)
#define SHIFT(name, kind)
#define DIVISION(name, kind)
#define UNARY(name, kind, result)
#define BRANCH(name, kind) case Operation::name:
#include "ir/instruction.def"
    return {block_of(last.target), block + 1};
    case Operation::jump: return {block_of(last.target)};
    case Operation::switch_: {
      const Switch& table = body.switches[last.index];
      std::vector<BlockIndex> targets = {block_of(table.default_target)};
      for (const std::uint32_t target : table.targets) targets.push_back(block_of(target));
      return targets;
    }
    case Operation::return_value:
    case Operation::return_void: return {exit};
    case Operation::throw_: return {};
    default: return {block + 1};
  }
}

std::vector<BlockIndex> exception_targets(const Body& body, BlockIndex block) {
  const Block& b = body.blocks[block];
  const auto first = body.code.begin() + b.begin, last = body.code.begin() + b.end;
  if (std::none_of(first, last, [](const Instruction& i) { return can_throw(i.operation); })) return {};
  std::vector<BlockIndex> targets;
  for (const ExceptionEdge& edge : b.handlers) {
    targets.push_back(static_cast<BlockIndex>(&body.block_at(edge.target) - body.blocks.data()));
    if (catches_everything(body, edge)) return targets;  // later handlers are never tried
  }
  targets.push_back(static_cast<BlockIndex>(body.blocks.size()));
  return targets;
}

}  // namespace

bool can_throw(Operation operation) {
  switch (operation) {
#define INSTRUCTION(name, form)
#define BINARY(name, kind, result) case Operation::name:
#define SHIFT(name, kind) case Operation::name:
#define DIVISION(name, kind)
#define UNARY(name, kind, result) case Operation::name:
#define BRANCH(name, kind) case Operation::name:
#include "ir/instruction.def"
    case Operation::move:
    case Operation::constant:
    case Operation::constant_string:
    case Operation::jump:
    case Operation::switch_:
    case Operation::return_value:
    case Operation::return_void: return false;
    default: return true;
  }
}

bool catches_everything(const Body& body, const ExceptionEdge& edge) {
  return edge.catch_class == ExceptionEdge::kCatchAny ||
         body.classes[edge.catch_class].name == "java/lang/Throwable";
}

std::vector<BlockIndex> post_order(const Adjacency& successors, BlockIndex root) {
  std::vector<BlockIndex> order;
  std::vector<bool> seen(successors.size(), false);
  std::vector<std::pair<BlockIndex, std::size_t>> path = {{root, 0}};  // a node, and which successor is next
  seen[root] = true;
  while (!path.empty()) {
    auto& [node, next] = path.back();
    if (next == successors[node].size()) {
      order.push_back(node);
      path.pop_back();
      continue;
    }
    const BlockIndex successor = successors[node][next++];
    if (!seen[successor]) {
      seen[successor] = true;
      path.emplace_back(successor, 0);
    }
  }
  return order;
}

Cfg::Cfg(const Body& body) : block_count_(static_cast<BlockIndex>(body.blocks.size())) {
  Adjacency normal, exceptional;
  for (BlockIndex b = 0; b < block_count_; ++b) {
    normal.push_back(normal_successors(body, b));
    exceptional.push_back(exception_targets(body, b));
  }
  connect(std::move(normal), std::move(exceptional));
}

Cfg::Cfg(Adjacency normal, Adjacency exceptional) : block_count_(static_cast<BlockIndex>(normal.size())) {
  connect(std::move(normal), std::move(exceptional));
}

void Cfg::connect(Adjacency normal, Adjacency exceptional) {
  Adjacency all = normal;
  for (std::size_t b = 0; b < all.size(); ++b) {
    all[b].insert(all[b].end(), exceptional[b].begin(), exceptional[b].end());
  }
  normal_ = make_graph(std::move(normal));
  exceptional_ = make_graph(std::move(exceptional));
  all_ = make_graph(std::move(all));
}

Cfg::Graph Cfg::make_graph(Adjacency successors) {
  Graph result;
  result.predecessors.resize(successors.size() + 1);
  for (BlockIndex b = 0; b < successors.size(); ++b) {
    std::sort(successors[b].begin(), successors[b].end());
    successors[b].erase(std::unique(successors[b].begin(), successors[b].end()), successors[b].end());
    for (const BlockIndex s : successors[b]) result.predecessors[s].push_back(b);
  }
  successors.emplace_back();  // of the exit
  result.successors = std::move(successors);
  return result;
}

std::vector<BlockIndex> Cfg::reverse_post_order(Edges edges) const {
  std::vector<BlockIndex> order = post_order(graph(edges).successors, 0);
  std::reverse(order.begin(), order.end());
  return order;
}

}  // namespace glassbox::ir
