#include "checker/code_ranges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "ir/analysis/liveness.hpp"
#include "ir/body_part.hpp"
#include "ir/code_marks.hpp"

namespace glassbox::checker {

namespace {

using ir::BlockIndex;

constexpr char kBeforeLines = ':';  // in no name that a compiler makes

// The pieces of one method.
class Ranges {
 public:
  Ranges(ir::Hierarchy& classes, ir::Class& c, ir::Method& method, const ir::Body& body,
         std::map<std::string, std::size_t>& named)
      : classes_(classes), class_(c), method_(method), body_(body), named_(named) {
    for (BlockIndex b = 0; b < body.blocks.size(); ++b) {
      if (is_mark(b, ir::is_begin)) begins_.push_back(b);
      if (is_mark(b, ir::is_end)) ends_.push_back(b);
    }
  }

  ir::Result<void> add_to(std::vector<ir::Method*>& ranges) {
    for (const BlockIndex begin : begins_) {
      auto range = range_from(begin);
      if (!range) return tl::unexpected(range.error());
      ranges.push_back(*range);
    }
    for (const BlockIndex end : ends_) {
      if (!ended_.contains(end)) {
        return ir::problem(place(end), "no GlassBox.begin() leads to this GlassBox.end()");
      }
    }
    return {};
  }

 private:
  // Blocks of marks have no other instruction.
  template <class Mark>
  [[nodiscard]] bool is_mark(BlockIndex block, Mark mark) const {
    const ir::Instruction& i = body_.code[body_.blocks[block].begin];
    if (i.operation != ir::Operation::invoke_static) return false;
    const ir::MethodRef& callee = body_.methods[body_.calls[i.index].reference];
    return mark(callee.owner, callee.name, callee.descriptor);
  }

  [[nodiscard]] int line(BlockIndex block) const { return body_.lines[body_.blocks[block].begin]; }
  [[nodiscard]] std::string place(BlockIndex block) const {
    return fmt::format("{}:{}", class_.source_file(), line(block));
  }

  // The ends that are reached from a block with no other in between.
  std::vector<BlockIndex> ends_from(BlockIndex first) {
    const ir::Cfg cfg(body_);
    ir::Adjacency successors = cfg.successors(ir::Edges::all);
    for (const BlockIndex end : ends_) successors[end].clear();
    std::vector<BlockIndex> found;
    for (const BlockIndex b : ir::post_order(successors, first)) {
      if (std::ranges::find(ends_, b) != ends_.end()) found.push_back(b);
    }
    ended_.insert(found.begin(), found.end());
    return found;
  }

  ir::Result<ir::Method*> range_from(BlockIndex begin) {
    const BlockIndex first = begin + 1;
    const std::vector<BlockIndex> ends = ends_from(first);
    if (ends.empty()) return ir::problem(place(begin), "no GlassBox.end() follows this GlassBox.begin()");
    int last_line = 0;
    for (const BlockIndex end : ends) last_line = std::max(last_line, line(end));
    std::unique_ptr<ir::Body> part = ir::part_of(body_, first, ends);

    std::string parameters;
    std::vector<ir::Register> registers;
    std::vector<std::string> names;
    if (!method_.is_static()) {
      registers.push_back(0);
      names.emplace_back("this");
    }
    const ir::RegisterSet live = ir::live_on_entry(*part, ir::Cfg(*part)).front();
    const std::vector<ir::Kind>& kinds = body_.blocks[first].entry_kinds;
    for (ir::Register r = method_.is_static() ? 0 : 1; r < part->first_constant; ++r) {
      if (!live[r]) continue;
      const ir::LocalName* local = part->local_name(r, 0);
      if (local == nullptr || r >= kinds.size() || ir::kind_of(local->descriptor) != kinds[r]) {
        return ir::problem(
            place(begin),
            "what the code here reads has no name: compile it with javac -g, and mark no code within "
            "synchronized or in the middle of an expression");
      }
      parameters += local->descriptor;
      registers.push_back(r);
      names.push_back(local->name);
    }

    namespace access = ir::classfile::access;
    const auto is_static = static_cast<std::uint16_t>(method_.access & access::static_);
    std::string label = fmt::format("{}{}{}-{}", method_.name, kBeforeLines, line(begin), last_line);
    if (const std::size_t nth = ++named_[label]; nth > 1) label += fmt::format("#{}", nth);
    ir::Method& range = classes_.add_synthetic_method(class_, label, fmt::format("({})V", parameters),
                                                      access::private_ | access::synthetic | is_static);
    range.parameter_registers = std::move(registers);
    range.parameter_names = std::move(names);
    range.body = std::move(part);
    auto info = std::make_unique<ir::classfile::MethodInfo>(*method_.info);
    info->parameter_annotations.clear();  // they are about other parameters, as is the signature
    info->signature.clear();
    range.own_info = std::move(info);
    range.info = range.own_info.get();
    return &range;
  }

  ir::Hierarchy& classes_;
  ir::Class& class_;
  ir::Method& method_;
  const ir::Body& body_;
  std::vector<BlockIndex> begins_, ends_;
  std::set<BlockIndex> ended_;                 // ends that some begin leads to
  std::map<std::string, std::size_t>& named_;  // how many pieces of the class have a name
};

}  // namespace

ir::Result<std::vector<ir::Method*>> code_ranges_of(ir::Hierarchy& classes, ir::Class& c) {
  std::vector<ir::Method*> ranges;
  std::map<std::string, std::size_t> named;
  const std::size_t declared = c.methods.size();
  for (std::size_t k = 0; k < declared; ++k) {
    ir::Method& m = c.methods[k];
    if (m.info == nullptr || !m.info->code || is_code_range(m)) continue;
    const auto body = classes.body(m);
    if (!body) continue;  // said where it is needed
    if (auto added = Ranges(classes, c, m, **body, named).add_to(ranges); !added)
      return tl::unexpected(added.error());
  }
  return ranges;
}

bool is_code_range(const ir::Method& method) { return method.name.find(kBeforeLines) != std::string::npos; }

std::string method_around(const ir::Method& range) {
  return range.name.substr(0, range.name.rfind(kBeforeLines));
}

}  // namespace glassbox::checker
