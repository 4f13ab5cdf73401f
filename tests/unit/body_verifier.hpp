// Checks everything that the rest of glassbox takes for granted about a body: its structure, and that every
// register holds a value of the right kind wherever it is read.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ir/analysis/cfg.hpp"
#include "ir/body.hpp"
#include "ir/classfile/descriptor.hpp"

namespace glassbox::test {

class BodyVerifier {
 public:
  // `descriptor` and `is_static` are the method's.
  BodyVerifier(const ir::Body& body, const std::string& descriptor, bool is_static)
      : body_(body), method_(*ir::classfile::parse_method_descriptor(descriptor)), is_static_(is_static) {}

  // What is wrong first, or nothing.
  std::optional<std::string> run() {
    check_tables();
    if (!wrong_) check_blocks();
    if (!wrong_) check_instructions();
    if (!wrong_) check_kinds();
    return wrong_;
  }

 private:
  using Kind = ir::Kind;
  using Operation = ir::Operation;
  using Register = ir::Register;
  using Kinds = std::vector<Kind>;  // per register; none: not known to hold a value

  struct Operand {
    Register where;
    Kind kind;  // none: any
  };
  struct Operands {
    std::vector<Operand> read;
    Operand written{ir::kNoRegister, Kind::none};
  };

  void require(bool condition, const char* what, std::uint32_t at = 0) {
    if (!condition && !wrong_) wrong_ = fmt::format("instruction {}: {}", at, what);
  }

  void check_tables() {
    require(!body_.code.empty() && body_.offsets.size() == body_.code.size() &&
                body_.lines.size() == body_.code.size(),
            "an offset and a line per instruction");
    require(body_.first_constant + body_.register_constants.size() == body_.register_count,
            "the constants are the last registers");
  }

  void check_blocks() {
    std::uint32_t next = 0;
    for (const ir::Block& b : body_.blocks) {
      require(b.begin == next && b.end > b.begin, "blocks cover the code without gaps", b.begin);
      starts_.insert(b.begin);
      next = b.end;
    }
    require(next == body_.code.size(), "blocks cover the code to its end", next);
    for (const ir::Block& b : body_.blocks) {
      for (std::uint32_t i = b.begin; i + 1 < b.end; ++i)
        require(!is_end(i), "only the last instruction ends a block", i);
      for (const ir::ExceptionEdge& edge : b.handlers) {
        require(body_.exception_register < body_.first_constant, "the exception has a register", b.begin);
        require(starts_.contains(edge.target), "handlers are blocks", b.begin);
        require(edge.catch_class == ir::ExceptionEdge::kCatchAny || edge.catch_class < body_.classes.size(),
                "caught classes are in the table", b.begin);
      }
    }
    if (wrong_) return;
    const Operation last = body_.code.back().operation;
    require(is_end(body_.blocks.back().end - 1) && !is_branch(last), "the code ends with its last block",
            next);
  }

  [[nodiscard]] static bool is_branch(Operation operation) {
    return operation >= Operation::branch_int_equal && operation <= Operation::branch_reference_not_equal;
  }
  [[nodiscard]] bool is_end(std::uint32_t i) const {
    const Operation operation = body_.code[i].operation;
    return is_branch(operation) || operation == Operation::jump || operation == Operation::switch_ ||
           operation == Operation::return_value || operation == Operation::return_void ||
           operation == Operation::throw_;
  }

  void check_instructions() {
    for (std::uint32_t i = 0; i < body_.code.size() && !wrong_; ++i) {
      const ir::Instruction& instruction = body_.code[i];
      const Operation operation = instruction.operation;
      if (is_branch(operation) || operation == Operation::jump) {
        require(starts_.contains(instruction.target), "branches go to blocks", i);
      }
      if (operation == Operation::switch_) {
        const ir::Switch& s = body_.switches.at(instruction.index);
        require(s.keys.size() == s.targets.size(), "a target per key", i);
        require(std::adjacent_find(s.keys.begin(), s.keys.end(), std::greater_equal<>()) == s.keys.end(),
                "keys increase", i);
        require(starts_.contains(s.default_target), "switches go to blocks", i);
        for (const std::uint32_t target : s.targets)
          require(starts_.contains(target), "switches go to blocks", i);
      }
      const Operands operands = operands_of(i);
      for (const Operand& o : operands.read) require(o.where < body_.register_count, "registers exist", i);
      if (operands.written.kind != Kind::none || operation == Operation::move) {
        require(operands.written.where < body_.first_constant,
                "results go to registers that are no constants", i);
      } else {
        require(operands.written.where == ir::kNoRegister, "what has no result writes no register", i);
      }
    }
  }

  // Tables are read with at(): an index out of range ends the test.
  Operands operands_of(std::uint32_t at) {
    const ir::Instruction& i = body_.code[at];
    const auto field = [&] { return ir::kind_of(body_.fields.at(i.index).type); };
    const auto element = [&] { return ir::kind_of(i.type); };
    // Arithmetic and branches, which come first in the table of instructions.
    struct Family {
      Kind a, b, result;
    };
    static constexpr Family kFamilies[] = {
#define INSTRUCTION(name, form)
#define BINARY(name, kind, result) {Kind::kind, Kind::kind, Kind::result},
#define DIVISION(name, kind) {Kind::kind, Kind::kind, Kind::kind},
#define SHIFT(name, kind) {Kind::kind, Kind::int32, Kind::kind},
#define UNARY(name, kind, result) {Kind::kind, Kind::none, Kind::result},
#define BRANCH(name, kind) {Kind::kind, Kind::kind, Kind::none},
#include "ir/instruction.def"
    };
    const auto number = static_cast<std::size_t>(i.operation);
    if (number < std::size(kFamilies)) {
      const Family& family = kFamilies[number];
      Operands result{{{i.a, family.a}}, {i.dst, family.result}};
      if (family.b != Kind::none) result.read.push_back({i.b, family.b});
      return result;
    }
    switch (i.operation) {
      case Operation::move: return {{{i.a, Kind::none}}, {i.dst, Kind::none}};
      case Operation::constant: return {{}, {i.dst, body_.constants.at(i.index).kind}};
      case Operation::constant_string:
        require(i.index < body_.strings.size(), "strings are in the table", at);
        return {{}, {i.dst, Kind::reference}};
      case Operation::constant_class:
      case Operation::new_object:
        require(i.index < body_.classes.size(), "classes are in the table", at);
        return {{}, {i.dst, Kind::reference}};
      case Operation::get_field: return {{{i.a, Kind::reference}}, {i.dst, field()}};
      case Operation::put_field: return {{{i.a, Kind::reference}, {i.b, field()}}, {i.dst, Kind::none}};
      case Operation::get_static: return {{}, {i.dst, field()}};
      case Operation::put_static: return {{{i.a, field()}}, {i.dst, Kind::none}};
      case Operation::array_load: return {{{i.a, Kind::reference}, {i.b, Kind::int32}}, {i.dst, element()}};
      case Operation::array_store:
        return {{{i.a, Kind::reference}, {i.b, Kind::int32}, {i.dst, element()}},
                {ir::kNoRegister, Kind::none}};
      case Operation::array_length: return {{{i.a, Kind::reference}}, {i.dst, Kind::int32}};
      case Operation::new_array: return {{{i.a, Kind::int32}}, {i.dst, Kind::reference}};
      case Operation::check_cast:
      case Operation::instance_of:
        require(i.index < body_.classes.size(), "classes are in the table", at);
        return {{{i.a, Kind::reference}},
                {i.dst, i.operation == Operation::check_cast ? Kind::reference : Kind::int32}};
      case Operation::monitor:
      case Operation::throw_: return {{{i.a, Kind::reference}}, {i.dst, Kind::none}};
      case Operation::switch_: return {{{i.a, Kind::int32}}, {i.dst, Kind::none}};
      case Operation::return_value: return {{{i.a, ir::kind_of(method_.result)}}, {i.dst, Kind::none}};
      case Operation::return_void:
        require(method_.result == "V", "a method without result returns none", at);
        return {{}, {i.dst, Kind::none}};
      case Operation::jump: return {{}, {i.dst, Kind::none}};
      default: return operands_of_call(i, at);
    }
  }

  Operands operands_of_call(const ir::Instruction& i, std::uint32_t at) {
    const ir::Call& call = body_.calls.at(i.index);
    Operands result;
    if (i.operation == Operation::new_multi_array) {
      for (const Register r : body_.arguments_of(call)) result.read.push_back({r, Kind::int32});
      result.written = {i.dst, Kind::reference};
      return result;
    }
    const bool dynamic = i.operation == Operation::invoke_dynamic;
    const auto callee = ir::classfile::parse_method_descriptor(
        dynamic ? body_.dynamics.at(call.reference).descriptor : body_.methods.at(call.reference).descriptor);
    Kinds kinds;
    if (!dynamic && i.operation != Operation::invoke_static) kinds.push_back(Kind::reference);
    for (const std::string& p : callee->parameters) kinds.push_back(ir::kind_of(p));
    const auto arguments = body_.arguments_of(call);
    require(arguments.size() == kinds.size(), "a call has an argument per parameter", at);
    for (std::size_t k = 0; k < std::min(kinds.size(), arguments.size()); ++k) {
      result.read.push_back({arguments[k], kinds[k]});
    }
    result.written = {i.dst, ir::kind_of(callee->result)};
    return result;
  }

  void check_kinds() {
    const ir::Cfg cfg(body_);
    entry_.resize(body_.blocks.size());
    join(0, entry_kinds());
    while (!pending_.empty() && !wrong_) {
      const ir::BlockIndex block = *pending_.begin();
      pending_.erase(pending_.begin());
      Kinds kinds = entry_[block];
      for (std::uint32_t i = body_.blocks[block].begin; i < body_.blocks[block].end; ++i) {
        for (const ir::ExceptionEdge& edge : body_.blocks[block].handlers) {
          Kinds thrown = kinds;
          thrown[body_.exception_register] = Kind::reference;
          join(static_cast<ir::BlockIndex>(&body_.block_at(edge.target) - body_.blocks.data()), thrown);
        }
        step(i, kinds);
      }
      for (const ir::BlockIndex next : cfg.successors(block, ir::Edges::normal)) {
        if (next != cfg.exit()) join(next, kinds);
      }
    }
  }

  [[nodiscard]] Kinds entry_kinds() const {
    Kinds kinds(body_.register_count, Kind::none);
    std::size_t next = 0;
    if (!is_static_) kinds.at(next++) = Kind::reference;
    for (const std::string& p : method_.parameters) {
      kinds.at(next) = ir::kind_of(p);
      next += static_cast<std::size_t>(ir::slots(ir::kind_of(p)));
    }
    for (std::size_t k = 0; k < body_.register_constants.size(); ++k) {
      kinds[body_.first_constant + k] = body_.register_constants[k].kind;
    }
    return kinds;
  }

  void step(std::uint32_t i, Kinds& kinds) {
    const Operands operands = operands_of(i);
    for (const Operand& o : operands.read) {
      require(kinds[o.where] != Kind::none && (o.kind == Kind::none || kinds[o.where] == o.kind),
              "registers hold what is read from them", i);
    }
    if (body_.code[i].operation == Operation::move) {
      kinds[operands.written.where] = kinds[operands.read[0].where];
    } else if (operands.written.kind != Kind::none) {
      kinds[operands.written.where] = operands.written.kind;
    }
  }

  void join(ir::BlockIndex block, const Kinds& kinds) {
    Kinds& known = entry_[block];
    bool changed = known.empty();
    if (changed) known = kinds;
    for (std::size_t r = 0; r < kinds.size(); ++r) {
      if (known[r] == kinds[r] || known[r] == Kind::none) continue;
      known[r] = Kind::none;
      changed = true;
    }
    if (changed) pending_.insert(block);
  }

  const ir::Body& body_;
  ir::classfile::MethodDescriptor method_;
  bool is_static_;
  std::set<std::uint32_t> starts_;
  std::vector<Kinds> entry_;  // of each block; empty: not reached
  std::set<ir::BlockIndex> pending_;
  std::optional<std::string> wrong_;
};

}  // namespace glassbox::test
