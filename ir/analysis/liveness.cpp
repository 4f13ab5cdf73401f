#include "ir/analysis/liveness.hpp"

#include "ir/analysis/register_use.hpp"

namespace glassbox::ir {

namespace {

void add(RegisterSet& to, const RegisterSet& from) {
  for (std::size_t r = 0; r < to.size(); ++r) {
    if (from[r]) to[r] = true;
  }
}

// Backwards through a block. An exception may come before or after anything that the block writes.
RegisterSet before_block(const Body& body, const Cfg& cfg, BlockIndex block,
                         const std::vector<RegisterSet>& live) {
  RegisterSet now(body.register_count), caught(body.register_count);
  for (const BlockIndex next : cfg.successors(block, Edges::normal)) {
    if (next != cfg.exit()) add(now, live[next]);
  }
  for (const BlockIndex handler : cfg.exception_successors(block)) {
    if (handler != cfg.exit()) add(caught, live[handler]);
  }
  if (body.exception_register < caught.size()) caught[body.exception_register] = false;
  add(now, caught);
  for (std::uint32_t k = body.blocks[block].end; k-- > body.blocks[block].begin;) {
    const Instruction& i = body.code[k];
    if (writes_register(i)) now[i.dst] = caught[i.dst];
    for_each_read(body, i, [&now](Register r) { now[r] = true; });
  }
  return now;
}

}  // namespace

std::vector<RegisterSet> live_on_entry(const Body& body, const Cfg& cfg) {
  std::vector<RegisterSet> live(cfg.block_count(), RegisterSet(body.register_count));
  bool changed = true;
  while (changed) {
    changed = false;
    for (BlockIndex b = cfg.block_count(); b-- > 0;) {
      RegisterSet before = before_block(body, cfg, b, live);
      changed = changed || before != live[b];
      live[b] = std::move(before);
    }
  }
  return live;
}

}  // namespace glassbox::ir
