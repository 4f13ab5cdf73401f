#include "ir/analysis/purity_flow.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ir/signature.hpp"

namespace glassbox::ir {

namespace {

class Flow {
 public:
  Flow(Method& method, Body& body, CallEffects& calls)
      : method_(method), body_(body), calls_(calls), cfg_(body), entry_(body.blocks.size()) {
    const std::vector<BlockIndex> order = cfg_.reverse_post_order(Edges::all);
    rank_.resize(cfg_.node_count());
    by_rank_ = order;
    for (std::size_t i = 0; i < order.size(); ++i) rank_[order[i]] = i;
  }

  PuritySummary run() {
    join(0, entry_state());
    while (!pending_.empty() && !summary_.is_impure_for_everyone()) {
      const BlockIndex block = by_rank_[*pending_.begin()];
      pending_.erase(pending_.begin());
      run_block(block);
    }
    if (summary_.is_impure_for_everyone()) return impure_summary(std::move(summary_.reason));
    return std::move(summary_);
  }

 private:
  using State = std::vector<Origins>;  // per register; of no meaning where it holds no reference

  [[nodiscard]] State entry_state() const {
    State state(body_.register_count, 0);
    for (std::size_t i = 0; i < method_.parameter_registers.size(); ++i) {
      const bool receiver = i == 0 && !method_.is_static();
      state[method_.parameter_registers[i]] =
          (i < kMostOriginParameters ? Origins{1} << i : kElsewhere) | (receiver ? 0 : kNullable);
    }
    for (std::size_t i = 0; i < body_.register_constants.size(); ++i)
      state[body_.first_constant + i] = kNullable;
    return state;
  }

  void join(BlockIndex block, const State& state) {
    if (block == cfg_.exit()) return;
    State& known = entry_[block];
    bool changed = known.empty();
    if (changed) {
      known = state;
    } else {
      for (std::size_t r = 0; r < known.size(); ++r) {
        changed = changed || (state[r] & ~known[r]) != 0;
        known[r] |= state[r];
      }
    }
    if (changed) pending_.insert(rank_[block]);
  }

  void run_block(BlockIndex block) {
    const Block& b = body_.blocks[block];
    state_ = entry_[block];
    caught_ = std::any_of(b.handlers.begin(), b.handlers.end(),
                          [this](const ExceptionEdge& edge) { return catches_everything(body_, edge); });
    for (at_ = b.begin; at_ < b.end; ++at_) {
      const Instruction& i = body_.code[at_];
      if (!b.handlers.empty() && can_throw(i.operation)) leave_by_exception(block);
      run_instruction(i);
    }
    leave(block);
  }

  void leave_by_exception(BlockIndex block) {
    State thrown = state_;
    thrown[body_.exception_register] = kElsewhere;
    for (const BlockIndex handler : cfg_.exception_successors(block)) join(handler, thrown);
  }

  // A comparison with null tells the two ways apart.
  void leave(BlockIndex block) {
    const Instruction& last = body_.code[body_.blocks[block].end - 1];
    const bool equal = last.operation == Operation::branch_reference_equal;
    const bool compares = equal || last.operation == Operation::branch_reference_not_equal;
    BlockIndex not_null = kNoBlock;
    if (compares && (is_null(last.a) || is_null(last.b)) && last.target != body_.blocks[block].end) {
      not_null = equal ? block + 1 : block_at(last.target);
    }
    for (const BlockIndex successor : cfg_.successors(block, Edges::normal)) {
      if (successor == not_null) {
        State refined = state_;
        refined[is_null(last.a) ? last.b : last.a] &= ~kNullable;
        join(successor, refined);
      } else {
        join(successor, state_);
      }
    }
  }

  [[nodiscard]] BlockIndex block_at(std::uint32_t instruction) const {
    return static_cast<BlockIndex>(&body_.block_at(instruction) - body_.blocks.data());
  }
  [[nodiscard]] const Constant* constant(Register r) const {
    return r >= body_.first_constant ? &body_.register_constants[r - body_.first_constant] : nullptr;
  }
  [[nodiscard]] bool is_null(Register r) const {
    const Constant* c = constant(r);
    return c != nullptr && c->kind == Kind::reference;
  }

  void throws() { summary_.may_throw = summary_.may_throw || !caught_; }

  // Whoever comes past this instruction has seen that the register is not null.
  void dereference(Register r) {
    if ((state_[r] & kNullable) == 0) return;
    throws();
    if (constant(r) == nullptr) state_[r] &= ~kNullable;
  }

  template <class What>
  void write(Origins origins, const What& what, const std::string& cause = {}) {
    origins &= ~kNullable;
    const Origins own = method_.is_constructor() ? Origins{1} : Origins{0};
    // A write to a parameter is no excuse for callers that pass a new object: then a worse reason must be
    // told.
    const bool worse = summary_.reason.what.empty() || ((origins & ~summary_.writes) & kElsewhere) != 0;
    if ((origins & ~own) != 0 && worse) {
      summary_.reason = {source_place(method_, body_.lines[at_]), what(), cause};
    }
    summary_.writes |= origins;
  }

  void set(Register dst, Origins origins) {
    if (dst != kNoRegister) state_[dst] = origins;
  }

  void run_instruction(const Instruction& i) {
    switch (i.operation) {
#define INSTRUCTION(name, form)
#define BINARY(name, kind, result)
#define SHIFT(name, kind)
#define UNARY(name, kind, result)
#define BRANCH(name, kind)
#define DIVISION(name, kind) case Operation::name:
#include "ir/instruction.def"
      if (constant(i.b) == nullptr || constant(i.b)->bits == 0) throws();
      break;
      case Operation::check_cast: throws(); [[fallthrough]];
      case Operation::move: set(i.dst, state_[i.a]); break;
      case Operation::constant: set(i.dst, kNullable); break;
      case Operation::constant_string:
      case Operation::constant_class: set(i.dst, kElsewhere); break;
      case Operation::get_static: set(i.dst, kElsewhere | kNullable); break;
      case Operation::put_static:
        write(kElsewhere, [&] { return fmt::format("writes static {}", field_text(i)); });
        break;
      case Operation::get_field:
        dereference(i.a);
        set(i.dst, kElsewhere | kNullable);
        break;
      case Operation::put_field:
        dereference(i.a);
        write(state_[i.a],
              [&] { return fmt::format("writes {} of {}", field_text(i), object_text(state_[i.a])); });
        break;
      case Operation::array_load:
        throws();
        set(i.dst, kElsewhere | kNullable);
        break;
      case Operation::array_store:
        throws();
        write(state_[i.a], [&] { return fmt::format("writes an element of {}", object_text(state_[i.a])); });
        break;
      case Operation::array_length:
      case Operation::monitor: dereference(i.a); break;
      case Operation::new_object: set(i.dst, 0); break;
      case Operation::new_array:
        if (constant(i.a) == nullptr || constant(i.a)->bits < 0) throws();
        set(i.dst, 0);
        break;
      case Operation::new_multi_array:
        throws();
        set(i.dst, 0);
        break;
      case Operation::invoke_virtual:
      case Operation::invoke_interface:
      case Operation::invoke_special:
      case Operation::invoke_static:
      case Operation::invoke_dynamic: run_call(i); break;
      case Operation::return_value:
        if (method_.result == BasicType::reference) summary_.returns |= state_[i.a];
        break;
      case Operation::throw_: throws(); break;
      default: break;
    }
  }

  void run_call(const Instruction& i) {
    const auto arguments = body_.arguments_of(body_.calls[i.index]);
    const bool receiver = i.operation != Operation::invoke_static && i.operation != Operation::invoke_dynamic;
    if (receiver) dereference(arguments[0]);
    const CallEffect effect = calls_.of(method_, body_, i);
    if (effect.may_throw) throws();
    if (effect.writes != 0) {
      write(
          in_caller(effect.writes, arguments),
          [&] {
            const std::string name = callee_text(i);
            return effect.unknown.empty() ? "calls " + name
                                          : fmt::format("calls {}: {}", name, effect.unknown);
          },
          effect.cause);
    }
    set(i.dst, in_caller(effect.returns, arguments));
  }

  // Origins in terms of a callee's parameters, in terms of ours.
  [[nodiscard]] Origins in_caller(Origins callee, std::span<const Register> arguments) const {
    Origins result = callee & (kElsewhere | kNullable);
    for (unsigned p = 0; p < kMostOriginParameters; ++p) {
      if ((callee >> p & 1U) == 0) continue;
      result |= p < arguments.size() ? state_[arguments[p]] & ~kNullable : kElsewhere;
    }
    return result;
  }

  [[nodiscard]] std::string field_text(const Instruction& i) const {
    return class_text(body_.fields[i.index].owner) + "." + body_.fields[i.index].name;
  }
  [[nodiscard]] std::string object_text(Origins origins) const {
    if ((origins & kElsewhere) != 0) return "an object that it did not make";
    return !method_.is_static() && (origins & 1U) != 0 ? "this" : "a parameter";
  }
  [[nodiscard]] std::string callee_text(const Instruction& i) const {
    const std::uint32_t reference = body_.calls[i.index].reference;
    if (i.operation == Operation::invoke_dynamic) {
      return signature_text(body_.dynamics[reference].name, body_.dynamics[reference].descriptor);
    }
    const MethodRef& m = body_.methods[reference];
    return signature_text(m.owner, m.name, m.descriptor);
  }

  Method& method_;
  Body& body_;
  CallEffects& calls_;
  Cfg cfg_;
  std::vector<State> entry_;       // of each block; empty: not reached
  std::vector<std::size_t> rank_;  // of each block in reverse post-order
  std::vector<BlockIndex> by_rank_;
  std::set<std::size_t> pending_;  // ranks of the blocks to run
  PuritySummary summary_;

  State state_;           // where we are
  std::uint32_t at_ = 0;  // the instruction
  bool caught_ = false;   // what is thrown here never leaves the method from here
};

}  // namespace

PuritySummary impure_summary(ImpurityReason reason) {
  return {kElsewhere, kElsewhere | kNullable, true, std::move(reason)};
}

PuritySummary find_effects(Method& method, Body& body, CallEffects& calls) {
  return Flow(method, body, calls).run();
}

std::string source_place(const Method& method, std::uint16_t line) {
  const std::string file = method.owner->source_file();
  if (line == 0 || file.empty()) return class_text(method.owner->name) + "." + method.name;
  return fmt::format("{}:{}", file, line);
}

}  // namespace glassbox::ir
