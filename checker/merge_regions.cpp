#include "checker/merge_regions.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "ir/analysis/dominators.hpp"

namespace glassbox::checker {

namespace {

using ir::BlockIndex;

constexpr std::size_t kLargestRegion = 100;  // instructions

std::size_t size_of(const ir::Body& body, BlockIndex block) {
  return body.blocks[block].end - body.blocks[block].begin;
}

// The blocks between a branch and the block where its arms meet; nothing if there is a way round.
std::vector<BlockIndex> blocks_between(const ir::Cfg& cfg, BlockIndex branch, BlockIndex meeting) {
  enum class Mark : std::uint8_t { unseen, open, done };
  std::vector<Mark> marks(cfg.node_count(), Mark::unseen);
  std::vector<BlockIndex> between, way = {branch};
  while (!way.empty()) {
    const BlockIndex block = way.back();
    if (marks[block] == Mark::unseen) {
      marks[block] = Mark::open;
      for (const BlockIndex next : cfg.successors(block, ir::Edges::normal)) {
        if (next == meeting || marks[next] == Mark::done) continue;
        if (marks[next] == Mark::open) return {};
        way.push_back(next);
      }
      continue;
    }
    if (marks[block] == Mark::open) between.push_back(block);
    marks[block] = Mark::done;
    way.pop_back();
  }
  return between;
}

std::optional<MergeRegion> region_to_meeting(const ir::Body& body, const ir::Cfg& cfg, BlockIndex branch) {
  const BlockIndex meeting = ir::post_dominators(cfg, ir::Edges::normal).immediate(branch);
  if (meeting == ir::kNoBlock) return std::nullopt;
  std::size_t instructions = 0;
  const std::vector<BlockIndex> between = blocks_between(cfg, branch, meeting);
  for (const BlockIndex b : between) instructions += size_of(body, b);
  if (between.empty() || instructions > kLargestRegion + size_of(body, branch)) return std::nullopt;
  if (meeting == cfg.exit()) return MergeRegion{};
  return MergeRegion{{meeting}};
}

bool is_jump(const ir::Body& body, BlockIndex block) {
  return size_of(body, block) == 1 && body.code[body.blocks[block].begin].operation == ir::Operation::jump;
}

// Whether a block does nothing but find out which way to go.
bool is_condition(const ir::Body& body, BlockIndex block) {
  for (std::uint32_t k = body.blocks[block].begin; k < body.blocks[block].end; ++k) {
    switch (body.code[k].operation) {
      case ir::Operation::put_field:
      case ir::Operation::put_static:
      case ir::Operation::array_store:
      case ir::Operation::new_object:
      case ir::Operation::new_array:
      case ir::Operation::new_multi_array:
      case ir::Operation::monitor:
      case ir::Operation::switch_:
      case ir::Operation::return_value:
      case ir::Operation::return_void:
      case ir::Operation::throw_: return false;
      default: break;
    }
  }
  return true;
}

// Takes in what only this region leads to, block by block, as long as it is part of a condition; two ways out
// must be left.
std::optional<MergeRegion> region_of_condition(const ir::Body& body, const ir::Cfg& cfg, BlockIndex branch) {
  std::set<BlockIndex> region = {branch}, exits;
  const auto lead_out = [&](BlockIndex from) {
    for (const BlockIndex next : cfg.successors(from, ir::Edges::normal)) exits.insert(next);
  };
  const auto belongs = [&](BlockIndex block) {
    if (block == cfg.exit() || !is_condition(body, block)) return false;
    const auto inside = [&region](BlockIndex b) { return region.contains(b); };
    const auto successors = cfg.successors(block, ir::Edges::normal);
    const bool goes_on = successors.size() == 2 || is_jump(body, block);
    return goes_on && std::ranges::none_of(successors, inside) &&
           std::ranges::all_of(cfg.predecessors(block, ir::Edges::all), inside);
  };
  lead_out(branch);
  std::size_t instructions = 0;
  std::optional<MergeRegion> best;
  for (auto next = std::ranges::find_if(exits, belongs); next != exits.end();
       next = std::ranges::find_if(exits, belongs)) {
    const BlockIndex taken = *next;
    instructions += size_of(body, taken);
    if (instructions > kLargestRegion) break;
    exits.erase(next);
    region.insert(taken);
    lead_out(taken);
    if (exits.size() == 2 && !exits.contains(cfg.exit())) best = MergeRegion{{exits.begin(), exits.end()}};
  }
  return best;
}

}  // namespace

std::vector<MergeRegion> merge_regions(const ir::Body& body, std::uint32_t branch) {
  const ir::Cfg cfg(body);
  const auto at = static_cast<BlockIndex>(&body.block_at(branch) - body.blocks.data());
  std::vector<MergeRegion> regions;
  if (auto condition = region_of_condition(body, cfg, at)) regions.push_back(std::move(*condition));
  if (auto meeting = region_to_meeting(body, cfg, at)) regions.push_back(std::move(*meeting));
  return regions;
}

}  // namespace glassbox::checker
