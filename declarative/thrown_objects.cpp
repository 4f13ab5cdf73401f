#include "declarative/thrown_objects.hpp"

#include "ir/analysis/cfg.hpp"

namespace glassbox::declarative {

bool is_throwable(ir::Hierarchy& classes, const ir::Class& c) {
  auto throwable = classes.load("java/lang/Throwable");
  return throwable && c.is_subclass_of(**throwable);
}

bool always_throws_from(const ir::Body& body, std::uint32_t instruction) {
  const ir::Block& from = body.block_at(instruction);
  if (body.code[from.end - 1].operation == ir::Operation::throw_) return true;
  const ir::Cfg cfg(body);
  const auto block = static_cast<ir::BlockIndex>(&from - body.blocks.data());
  for (const ir::BlockIndex b : ir::post_order(cfg.successors(ir::Edges::normal), block)) {
    if (b == cfg.exit()) return false;
  }
  return true;
}

}  // namespace glassbox::declarative
