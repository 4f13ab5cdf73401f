#include "ir/lowering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "ir/block_lowering.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/code_marks.hpp"

namespace glassbox::ir {

namespace {

using classfile::ClassFile;
using classfile::ExceptionEntry;
using classfile::MethodInfo;

// Bounds on what a method may ask of the lowering, far beyond what compilers emit: a hostile one is refused,
// not followed for hours.
constexpr std::size_t kMostTableEntries = 8'000'000;     // blocks times exception ranges
constexpr std::size_t kMostKinds = 64'000'000;           // blocks times registers
constexpr std::uint64_t kMostJoinedKinds = 400'000'000;  // kinds compared or copied at joins

struct BytecodeBlock {
  std::uint32_t first = 0, last = 0;            // indices of decoded instructions
  std::vector<const ExceptionEntry*> handlers;  // innermost first
};

// Blocks keyed by the bytecode offset they start at, and what is known on entry to those that are reached.
class Lowering final : private BlockExits {
 public:
  Lowering(const ClassFile& file, const MethodInfo& method, const DecodedCode& code)
      : file_(file), method_(method), code_(code) {
    find_blocks();
  }

  Result<Body> run() {
    if (!problem_) enter_method();
    if (!problem_) find_kinds();
    if (problem_) return tl::unexpected(*problem_);
    Body body = emit_blocks();
    if (problem_) return tl::unexpected(*problem_);
    return body;
  }

 private:
  void find_blocks() {
    std::set<std::uint32_t> starts = {0};
    for (const Bytecode& i : code_.instructions) {
      const Action action = i.info().action;
      switch (action) {
        case Action::branch_zero:
        case Action::branch_compare:
        case Action::branch_null:
        case Action::jump: starts.insert(static_cast<std::uint32_t>(i.operand)); break;
        case Action::switch_: {
          const BytecodeSwitch& table = code_.switches[static_cast<std::size_t>(i.second)];
          starts.insert(table.default_target);
          starts.insert(table.targets.begin(), table.targets.end());
          break;
        }
        case Action::return_value:
        case Action::return_void:
        case Action::throw_: break;
        case Action::invoke:
          if (!delimits_code(i)) continue;
          starts.insert(i.offset);
          break;
        default: continue;
      }
      if (i.next < code_.index_at.size()) starts.insert(i.next);
    }
    for (const ExceptionEntry& e : method_.code->exceptions) {
      starts.insert({e.start, e.handler});
      if (e.end < code_.index_at.size()) starts.insert(e.end);
    }
    const std::size_t registers = std::size_t{method_.code->max_locals} + method_.code->max_stack;
    if (starts.size() * method_.code->exceptions.size() > kMostTableEntries ||
        starts.size() * registers > kMostKinds) {
      return too_complex();
    }
    for (auto it = starts.begin(); it != starts.end(); ++it) {
      const auto next = std::next(it);
      BytecodeBlock block;
      block.first = code_.index_at[*it];
      block.last = next == starts.end() ? static_cast<std::uint32_t>(code_.instructions.size())
                                        : code_.index_at[*next];
      for (const ExceptionEntry& e : method_.code->exceptions) {
        if (e.start <= *it && *it < e.end) block.handlers.push_back(&e);
      }
      blocks_.emplace(*it, std::move(block));
    }
  }

  // GlassBox.begin() and end() are blocks of their own, so that what lies between them is whole blocks.
  [[nodiscard]] bool delimits_code(const Bytecode& i) const {
    const auto index = static_cast<std::uint16_t>(i.operand);
    if (i.info().detail != static_cast<std::int32_t>(Operation::invoke_static) ||
        !file_.constants.is(index, classfile::ConstantTag::method_ref)) {
      return false;
    }
    const classfile::MemberRef member = file_.constants.member(index);
    return is_begin(member.owner, member.name, member.descriptor) ||
           is_end(member.owner, member.name, member.descriptor);
  }

  void too_complex() {
    problem_ = Problem{
        source_place(file_, method_, 0),
        fmt::format("{}.{}{} is too large to be lowered", file_.name, method_.name, method_.descriptor)};
  }

  void enter_method() {
    FrameKinds entry;
    entry.locals.assign(method_.code->max_locals, Kind::none);
    std::vector<Kind> parameters;
    if ((method_.access & classfile::access::static_) == 0) parameters.push_back(Kind::reference);
    if (const auto descriptor = classfile::parse_method_descriptor(method_.descriptor)) {
      for (const std::string& p : descriptor->parameters) parameters.push_back(kind_of(p));
    }
    std::size_t slot = 0;
    for (const Kind kind : parameters) {
      if (slot + static_cast<std::size_t>(slots(kind)) > entry.locals.size()) {
        problem_ = Problem{source_place(file_, method_, 0),
                           "the parameters do not fit the method's local variables"};
        return;
      }
      entry.set_local(slot, kind);
      slot += static_cast<std::size_t>(slots(kind));
    }
    leave(0, entry);
  }

  // Runs the blocks for their kinds alone until nothing changes; what they emit is thrown away.
  void find_kinds() {
    while (!pending_.empty() && !problem_) {
      const std::uint32_t offset = *pending_.begin();
      pending_.erase(pending_.begin());
      Body scratch;
      BodyTables tables(scratch);
      BlockLowering lowering(file_, method_, code_, scratch, tables);
      run_block(lowering, offset);
    }
  }

  void run_block(BlockLowering& lowering, std::uint32_t offset) {
    current_ = &blocks_.at(offset);
    const FrameKinds entry = entries_.at(offset);
    if (auto bad = lowering.run(current_->first, current_->last, entry, *this)) problem_ = std::move(bad);
  }

  void leave(std::uint32_t target, const FrameKinds& kinds) override {
    joined_kinds_ += kinds.locals.size() + kinds.stack.size() + 1;
    if (joined_kinds_ > kMostJoinedKinds && !problem_) too_complex();
    if (problem_) return;
    const auto [it, first_visit] = entries_.try_emplace(target, kinds);
    if (first_visit) {
      pending_.insert(target);
      return;
    }
    if (!it->second.stack_agrees(kinds.stack)) {
      problem_ = Problem{source_place(file_, method_, target),
                         fmt::format("{}.{}{}, bytecode {}: reached with different operand stacks",
                                     file_.name, method_.name, method_.descriptor, target)};
    } else if (it->second.join_locals(kinds.locals)) {
      pending_.insert(target);
    }
  }

  void may_throw(const std::vector<Kind>& locals) override {
    for (const ExceptionEntry* handler : current_->handlers)
      leave(handler->handler, {locals, {Kind::reference}});
  }

  Body emit_blocks() {
    Body body;
    BodyTables tables(body);
    BlockLowering lowering(file_, method_, code_, body, tables);
    std::map<std::uint32_t, std::uint32_t> code_index;  // of the first instruction, by bytecode offset
    for (const auto& [offset, block] : blocks_) {
      if (!entries_.contains(offset)) continue;  // unreachable
      Block emitted;
      emitted.begin = static_cast<std::uint32_t>(body.code.size());
      code_index[offset] = emitted.begin;
      run_block(lowering, offset);
      if (problem_) return body;
      if (body.code.size() == emitted.begin) {  // nothing but loads and nops: give jumps a place to land
        body.code.push_back({.operation = Operation::jump, .target = next_offset(block)});
        body.offsets.push_back(static_cast<std::uint16_t>(offset));
        body.lines.push_back(line_at(*method_.code, offset));
      }
      emitted.end = static_cast<std::uint32_t>(body.code.size());
      for (const ExceptionEntry* handler : block.handlers) {
        const std::uint32_t type =
            handler->catch_type.empty() ? ExceptionEdge::kCatchAny : tables.class_ref(handler->catch_type);
        emitted.handlers.push_back({type, handler->handler});
      }
      const FrameKinds& entry = entries_.at(offset);
      emitted.entry_kinds = entry.locals;
      emitted.entry_kinds.insert(emitted.entry_kinds.end(), entry.stack.begin(), entry.stack.end());
      body.blocks.push_back(std::move(emitted));
    }
    point_at_code(body, code_index);
    body.exception_register = method_.code->max_locals;
    tables.place_constants(static_cast<std::uint16_t>(lowering.register_count()));
    for (const classfile::LocalVariable& v : method_.code->locals) {
      body.local_names.push_back(
          {v.slot, v.start, static_cast<std::uint16_t>(v.start + v.length), v.name, v.descriptor});
    }
    return body;
  }

  [[nodiscard]] std::uint32_t next_offset(const BytecodeBlock& block) const {
    return code_.instructions[block.last - 1].next;
  }

  // Turns branch targets from bytecode offsets to indices of instructions.
  static void point_at_code(Body& body, const std::map<std::uint32_t, std::uint32_t>& code_index) {
    for (Instruction& i : body.code) {
      switch (i.operation) {
#define BRANCH(name, kind) case Operation::name:
#define BINARY(name, kind, result)
#define SHIFT(name, kind)
#define DIVISION(name, kind)
#define UNARY(name, kind, result)
#include "ir/instruction.def"
        case Operation::jump: i.target = code_index.at(i.target); break;
        default: break;
      }
    }
    for (Switch& s : body.switches) {
      s.default_target = code_index.at(s.default_target);
      for (std::uint32_t& t : s.targets) t = code_index.at(t);
    }
    for (Block& block : body.blocks) {
      for (ExceptionEdge& edge : block.handlers) edge.target = code_index.at(edge.target);
    }
  }

  const ClassFile& file_;
  const MethodInfo& method_;
  const DecodedCode& code_;
  std::map<std::uint32_t, BytecodeBlock> blocks_;
  std::map<std::uint32_t, FrameKinds> entries_;
  std::set<std::uint32_t> pending_;
  BytecodeBlock* current_ = nullptr;
  std::uint64_t joined_kinds_ = 0;
  std::optional<Problem> problem_;
};

}  // namespace

std::uint16_t line_at(const classfile::Code& code, std::uint32_t offset) {
  const auto after =
      std::upper_bound(code.lines.begin(), code.lines.end(), offset,
                       [](std::uint32_t o, const classfile::LineEntry& e) { return o < e.start; });
  return after == code.lines.begin() ? std::uint16_t{0} : std::prev(after)->line;
}

std::string source_place(const ClassFile& file, const MethodInfo& method, std::uint32_t offset) {
  const std::uint16_t line = method.code ? line_at(*method.code, offset) : std::uint16_t{0};
  if (line == 0 || file.source_file.empty()) return file.name + "." + method.name;
  return fmt::format("{}:{}", file.source_file, line);
}

Result<Body> lower(const ClassFile& file, const MethodInfo& method) {
  const std::string place = file.name + "." + method.name + method.descriptor;
  if (method.code->max_locals + std::uint32_t{method.code->max_stack} + 2U >=
      BodyTables::kConstantRegisters) {
    return problem(place, "the method needs too many registers");
  }
  auto code = decode(*method.code, place);
  if (!code) return tl::unexpected(code.error());
  return Lowering(file, method, *code).run();
}

const Block& Body::block_at(std::uint32_t instruction) const {
  const auto after = std::upper_bound(blocks.begin(), blocks.end(), instruction,
                                      [](std::uint32_t i, const Block& b) { return i < b.begin; });
  return *std::prev(after);
}

const LocalName* Body::local_name(Register slot, std::uint32_t instruction) const {
  const std::uint16_t offset = offsets[instruction];
  for (const LocalName& name : local_names) {
    if (name.slot == slot && name.start <= offset && offset < name.end) return &name;
  }
  return nullptr;
}

const LocalName* Body::written_name(Register slot, std::uint32_t instruction) const {
  if (const LocalName* name = local_name(slot, instruction)) return name;
  if (instruction + 1 >= code.size()) return nullptr;
  for (const LocalName& name : local_names) {
    if (name.slot == slot && name.start > offsets[instruction] && name.start <= offsets[instruction + 1])
      return &name;
  }
  return nullptr;
}

const char* name_of(Operation operation) {
  static constexpr const char* kNames[] = {
#define INSTRUCTION(name, form) #name,
#include "ir/instruction.def"
  };
  return kNames[static_cast<std::size_t>(operation)];
}

}  // namespace glassbox::ir
