#include "ir/body_part.hpp"

#include <algorithm>
#include <map>

namespace glassbox::ir {

namespace {

class Part {
 public:
  Part(const Body& body, BlockIndex first, const std::vector<BlockIndex>& after)
      : body_(body), first_(first), after_(after), part_(std::make_unique<Body>(body)) {
    part_->code.clear();
    part_->offsets.clear();
    part_->lines.clear();
    part_->blocks.clear();
  }

  std::unique_ptr<Body> copy() {
    enter();
    std::vector<BlockIndex> reached = reached_blocks();
    std::ranges::sort(reached);  // so that blocks still fall through to where they did
    for (const BlockIndex b : reached) copy_block(b);
    point_at_code();
    return std::move(part_);
  }

 private:
  [[nodiscard]] bool ends_at(BlockIndex block) const {
    return std::ranges::find(after_, block) != after_.end();
  }

  std::vector<BlockIndex> reached_blocks() const {
    const Cfg cfg(body_);
    Adjacency successors = cfg.successors(Edges::all);
    for (const BlockIndex b : after_) successors[b].clear();
    std::vector<BlockIndex> reached = post_order(successors, first_);
    std::erase(reached, cfg.exit());
    return reached;
  }

  // Bodies begin with their first instruction.
  void enter() {
    const Block& first = body_.blocks[first_];
    emit({.operation = Operation::jump, .target = first.begin}, first.begin);
    part_->blocks.push_back({0, 1, {}, first.entry_kinds});
  }

  void emit(const Instruction& i, std::uint32_t like) {
    part_->code.push_back(i);
    part_->offsets.push_back(body_.offsets[like]);
    part_->lines.push_back(body_.lines[like]);
  }

  void copy_block(BlockIndex index) {
    Block block = body_.blocks[index];
    const Block& old = body_.blocks[index];
    block.begin = static_cast<std::uint32_t>(part_->code.size());
    new_start_[old.begin] = block.begin;
    if (ends_at(index)) {
      emit({.operation = Operation::return_void}, old.begin);
      block.handlers.clear();
    } else {
      for (std::uint32_t k = old.begin; k < old.end; ++k) {
        const bool returns = body_.code[k].operation == Operation::return_value;
        emit(returns ? Instruction{.operation = Operation::return_void} : body_.code[k], k);
      }
    }
    block.end = static_cast<std::uint32_t>(part_->code.size());
    part_->blocks.push_back(std::move(block));
  }

  // Where a switch or handler leads is reached, so it was copied; tables that only other blocks use stay.
  void point_at_code() {
    const auto moved = [this](std::uint32_t& target) {
      const auto found = new_start_.find(target);
      target = found == new_start_.end() ? 0 : found->second;
    };
    for (Instruction& i : part_->code) {
      switch (i.operation) {
#define BINARY(name, kind, result)
#define SHIFT(name, kind)
#define DIVISION(name, kind)
#define UNARY(name, kind, result)
#define BRANCH(name, kind) case Operation::name:
#include "ir/instruction.def"
        case Operation::jump: moved(i.target); break;
        default: break;
      }
    }
    for (Switch& s : part_->switches) {
      moved(s.default_target);
      for (std::uint32_t& t : s.targets) moved(t);
    }
    for (Block& b : part_->blocks) {
      for (ExceptionEdge& e : b.handlers) moved(e.target);
    }
  }

  const Body& body_;
  BlockIndex first_;
  const std::vector<BlockIndex>& after_;
  std::unique_ptr<Body> part_;
  std::map<std::uint32_t, std::uint32_t> new_start_;  // of a block, by its old start
};

}  // namespace

std::unique_ptr<Body> part_of(const Body& body, BlockIndex first, const std::vector<BlockIndex>& after) {
  return Part(body, first, after).copy();
}

}  // namespace glassbox::ir
