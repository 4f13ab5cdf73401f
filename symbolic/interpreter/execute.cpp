// The main loop of the interpreter: fetches instructions and hands each to the semantics of its family.
#include <algorithm>
#include <map>

#include "symbolic/interpreter/interpreter.hpp"
#include "symbolic/interpreter/listener.hpp"
#include "symbolic/semantics/arithmetic.hpp"
#include "symbolic/semantics/comparison.hpp"
#include "symbolic/semantics/conversion.hpp"
#include "symbolic/semantics/memory.hpp"

namespace glassbox::symbolic {

using ir::Operation;
using semantics::Trap;

namespace {

// Whether a branch is taken: known at once for constants, else decided.
inline bool taken(semantics::Context& c, Formula condition) {
  if (condition.is_constant()) [[likely]]
    return condition.is_true();
  return c.decisions.holds(condition);
}

Trap load_element(semantics::Context& c, BasicType type, Value array, Value index, Value& result) {
  switch (type) {
    case BasicType::byte: return semantics::array_load<BasicType::byte>(c, array, index, result);
    case BasicType::character: return semantics::array_load<BasicType::character>(c, array, index, result);
    case BasicType::short_integer:
      return semantics::array_load<BasicType::short_integer>(c, array, index, result);
    case BasicType::long_integer:
      return semantics::array_load<BasicType::long_integer>(c, array, index, result);
    case BasicType::float_: return semantics::array_load<BasicType::float_>(c, array, index, result);
    case BasicType::double_: return semantics::array_load<BasicType::double_>(c, array, index, result);
    case BasicType::integer: return semantics::array_load<BasicType::integer>(c, array, index, result);
    default: return semantics::array_load<BasicType::reference>(c, array, index, result);
  }
}

Trap store_element(semantics::Context& c, BasicType type, Value array, Value index, Value v) {
  switch (type) {
    case BasicType::byte: return semantics::array_store<BasicType::byte>(c, array, index, v);
    case BasicType::character: return semantics::array_store<BasicType::character>(c, array, index, v);
    case BasicType::short_integer:
      return semantics::array_store<BasicType::short_integer>(c, array, index, v);
    case BasicType::long_integer: return semantics::array_store<BasicType::long_integer>(c, array, index, v);
    case BasicType::float_: return semantics::array_store<BasicType::float_>(c, array, index, v);
    case BasicType::double_: return semantics::array_store<BasicType::double_>(c, array, index, v);
    case BasicType::integer: return semantics::array_store<BasicType::integer>(c, array, index, v);
    default: return semantics::array_store<BasicType::reference>(c, array, index, v);
  }
}

// On a symbolic value: which target the run goes to, not by which of its keys.
std::uint32_t symbolic_switch_target(semantics::Context& c, const ir::Switch& table, Value v) {
  std::map<std::uint32_t, Formula> conditions;  // of the targets other than the default's
  for (std::size_t k = 0; k < table.keys.size(); ++k) {
    if (table.targets[k] == table.default_target) continue;
    Formula& condition = conditions[table.targets[k]];
    condition = c.symbols.circuit().disjunction(condition,
                                                semantics::branch_int_equal(c, v, Value::of(table.keys[k])));
  }
  for (const auto& [target, condition] : conditions) {
    if (taken(c, condition)) return target;
  }
  return table.default_target;
}

std::uint32_t switch_target(semantics::Context& c, const ir::Switch& table, Value v) {
  if (!v.is_constant()) [[unlikely]]
    return symbolic_switch_target(c, table, v);
  const std::int32_t key = v.int32();
  if (table.keys.empty() || key < table.keys.front() || key > table.keys.back()) return table.default_target;
  const auto dense = static_cast<std::size_t>(std::int64_t{key} - table.keys.front());
  if (dense < table.keys.size() && table.keys[dense] == key) return table.targets[dense];
  const auto at = std::lower_bound(table.keys.begin(), table.keys.end(), key);
  return *at == key ? table.targets[static_cast<std::size_t>(at - table.keys.begin())] : table.default_target;
}

// What a listener is told of: cells that are known, not chosen among.
bool is_known_field(const semantics::Context& c, Value object, std::uint32_t cell) {
  return object.is_constant() && !object.reference().is_null() && c.heap.has_cell(object.reference(), cell);
}

bool is_known_element(const semantics::Context& c, Value array, Value index) {
  return both_constant(array, index) && !array.reference().is_null() && c.heap.is_array(array.reference()) &&
         index.int32() >= 0 && index.int32() < c.heap.length(array.reference());
}

}  // namespace

bool Interpreter::execute(std::size_t base) {
  return listener_ == nullptr ? execute<false>(base) : execute<true>(base);
}

template <bool listened>
bool Interpreter::execute(std::size_t base) {
  semantics::Context& c = context_;
  Frame* frame = &frames_.back();
  ir::Body* body = frame->body;
  const ir::Instruction* pc = frame->pc;
  Value* r = frame->registers;

  const auto reload = [&] {
    frame = &frames_.back();
    body = frame->body;
    pc = frame->pc;
    r = frame->registers;
  };

  // Returns from the innermost frame. True: it was the last of this loop.
  const auto leave = [&](Value result) {
    if constexpr (listened) listener_->returns(*frame, result);
    frames_.pop_back();
    if (frames_.size() == base) {
      returned_ = result;
      return true;
    }
    reload();
    if (pc->dst != ir::kNoRegister) r[pc->dst] = result;
    ++pc;
    return false;
  };

  if constexpr (listened) listener_->entered(*frame);
  for (;;) {
    if constexpr (listened) {
      frame->pc = pc;
      listener_->before(*frame);
    }
    const ir::Instruction& i = *pc;
    ir::Method* target = nullptr;
    Trap trap = Trap::none;
    switch (i.operation) {
#define BINARY(name, kind, result)                 \
  case Operation::name:                            \
    r[i.dst] = semantics::name(c, r[i.a], r[i.b]); \
    ++pc;                                          \
    continue;
#define SHIFT(name, kind) BINARY(name, kind, kind)
#define UNARY(name, kind, result)          \
  case Operation::name:                    \
    r[i.dst] = semantics::name(c, r[i.a]); \
    ++pc;                                  \
    continue;
#define DIVISION(name, kind)                                                                            \
  case Operation::name:                                                                                 \
    if (r[i.b].is_constant()                                                                            \
            ? r[i.b].bits() == 0                                                                        \
            : c.decisions.fails(formula::equal(c.symbols.circuit(), c.symbols.bits(r[i.b]), Bits()))) { \
      frame->pc = pc;                                                                                   \
      throw_new("java/lang/ArithmeticException", "/ by zero");                                          \
      break;                                                                                            \
    }                                                                                                   \
    r[i.dst] = semantics::name(c, r[i.a], r[i.b]);                                                      \
    ++pc;                                                                                               \
    continue;
// Where a run is stopped in a loop, its head is the place that is named.
#define JUMP(to)                                            \
  {                                                         \
    const ir::Instruction* next = body->code.data() + (to); \
    if (next <= pc && counts_step()) [[unlikely]] {         \
      frame->pc = next;                                     \
      if (!keeps_limits()) break;                           \
    }                                                       \
    pc = next;                                              \
    continue;                                               \
  }
#define BRANCH(name, kind)                                                    \
  case Operation::name: {                                                     \
    const Formula condition = semantics::name(c, r[i.a], r[i.b]);             \
    if (!condition.is_constant() && merger_ != nullptr) [[unlikely]] {        \
      frame->pc = pc;                                                         \
      const Merger::Branch merged = merger_->merge_branch(*frame, condition); \
      if (merged.way == Merger::Branch::Way::meets) JUMP(merged.target)       \
      if (merged.way == Merger::Branch::Way::returns) {                       \
        if (leave(merged.result)) return true;                                \
        continue;                                                             \
      }                                                                       \
    }                                                                         \
    if (taken(c, condition)) JUMP(i.target)                                   \
    ++pc;                                                                     \
    continue;                                                                 \
  }
#include "ir/instruction.def"

      case Operation::move:
        r[i.dst] = r[i.a];
        ++pc;
        continue;
      case Operation::constant:
        r[i.dst] = Value::from_bits(static_cast<std::uint64_t>(body->constants[i.index].bits));
        ++pc;
        continue;
      case Operation::jump: JUMP(i.target)
      case Operation::switch_: JUMP(switch_target(c, body->switches[i.index], r[i.a]))
#undef JUMP

      case Operation::get_field: {
        ir::Field* field = body->fields[i.index].resolved;
        if (field == nullptr) [[unlikely]] {
          frame->pc = pc;
          field = resolve_field(body->fields[i.index], false);
          if (field == nullptr) break;
        }
        if constexpr (listened) {
          if (is_known_field(c, r[i.a], field->cell)) listener_->reads(r[i.a].reference(), field->cell);
        }
        trap = semantics::get_field(c, r[i.a], field->cell, i.type, r[i.dst]);
        if (trap != Trap::none) [[unlikely]]
          break;
        ++pc;
        continue;
      }
      case Operation::put_field: {
        ir::Field* field = body->fields[i.index].resolved;
        if (field == nullptr) [[unlikely]] {
          frame->pc = pc;
          field = resolve_field(body->fields[i.index], false);
          if (field == nullptr) break;
        }
        trap = semantics::put_field(c, r[i.a], field->cell, i.type, r[i.b]);
        if (trap != Trap::none) [[unlikely]]
          break;
        if constexpr (listened) {
          if (r[i.a].is_constant()) listener_->wrote(r[i.a].reference(), field->cell);
        }
        ++pc;
        continue;
      }
      case Operation::get_static:
      case Operation::put_static: {
        ir::Field* field = body->fields[i.index].resolved;
        if (field == nullptr || !class_table_.is_initialised(*field->owner)) [[unlikely]] {
          frame->pc = pc;
          field = resolve_field(body->fields[i.index], true);
          if (field == nullptr || !initialise(*field->owner)) break;
        }
        const Reference statics = class_table_[*field->owner].statics;
        if (i.operation == Operation::get_static) {
          if constexpr (listened) listener_->reads(statics, field->cell);
          r[i.dst] = c.heap.read(statics, field->cell);
        } else {
          c.heap.write(statics, field->cell, semantics::narrow(c, i.type, r[i.a]));
          if constexpr (listened) listener_->wrote(statics, field->cell);
        }
        ++pc;
        continue;
      }
      case Operation::array_load:
        if constexpr (listened) {
          if (is_known_element(c, r[i.a], r[i.b]))
            listener_->reads(r[i.a].reference(), static_cast<std::uint32_t>(r[i.b].int32()));
        }
        trap = load_element(c, i.type, r[i.a], r[i.b], r[i.dst]);
        if (trap != Trap::none) [[unlikely]]
          break;
        ++pc;
        continue;
      case Operation::array_store:
        trap = store_element(c, i.type, r[i.a], r[i.b], r[i.dst]);
        if (trap != Trap::none) [[unlikely]]
          break;
        if constexpr (listened) {
          if (both_constant(r[i.a], r[i.b]))
            listener_->wrote(r[i.a].reference(), static_cast<std::uint32_t>(r[i.b].int32()));
        }
        ++pc;
        continue;
      case Operation::array_length:
        trap = semantics::array_length(c, r[i.a], r[i.dst]);
        if (trap != Trap::none) [[unlikely]]
          break;
        ++pc;
        continue;
      case Operation::monitor:
        if (r[i.a].is_constant() ? r[i.a].reference().is_null()
                                 : c.decisions.fails(c.symbols.equals_constant(r[i.a], 0))) {
          trap = Trap::null_pointer;
          break;
        }
        ++pc;
        continue;

      case Operation::constant_string:
        r[i.dst] = Value::of(strings_.literal(body->strings[i.index]));
        ++pc;
        continue;
      case Operation::constant_class:
      case Operation::new_object:
      case Operation::new_array:
      case Operation::new_multi_array:
        frame->pc = pc;
        if (!allocate(i, *body, r)) break;
        ++pc;
        continue;
      case Operation::check_cast:
      case Operation::instance_of:
        frame->pc = pc;
        if (!type_test(i, *body, r)) break;
        ++pc;
        continue;

      case Operation::invoke_virtual:
      case Operation::invoke_interface: {
        frame->pc = pc;
        const ir::Call& call = body->calls[i.index];
        ir::MethodRef& reference = body->methods[call.reference];
        Value& receiver = r[body->arguments[call.first_argument]];
        const bool cached = receiver.is_constant() && !receiver.reference().is_null() &&
                            c.heap.class_of(receiver.reference()) == reference.cached_class;
        target = cached ? reference.cached_target : target_of_virtual(reference, receiver);
        break;
      }
      case Operation::invoke_special: {
        frame->pc = pc;
        const ir::Call& call = body->calls[i.index];
        target = target_of_special(body->methods[call.reference], *frame->method,
                                   r[body->arguments[call.first_argument]]);
        break;
      }
      case Operation::invoke_static: {
        frame->pc = pc;
        ir::MethodRef& reference = body->methods[body->calls[i.index].reference];
        target = reference.cached_target != nullptr ? reference.cached_target : target_of_static(reference);
        break;
      }
      case Operation::invoke_dynamic: {
        frame->pc = pc;
        ir::DynamicRef& reference = body->dynamics[body->calls[i.index].reference];
        target =
            reference.linked != nullptr ? reference.linked : target_of_dynamic(reference, *frame->method);
        break;
      }

      case Operation::return_void:
      case Operation::return_value: {
        if (leave(i.operation == Operation::return_value ? r[i.a] : Value())) return true;
        continue;
      }
      case Operation::throw_: {
        frame->pc = pc;
        const Value thrown = semantics::concretise(c, ir::Kind::reference, r[i.a]);
        if (thrown.reference().is_null()) {
          trap = Trap::null_pointer;
        } else {
          throw_existing(thrown.reference());
        }
        break;
      }
    }

    // What comes here calls a method, or ends with an exception or a stop.
    if (target != nullptr) {
      const ir::Call& call = body->calls[i.index];
      const std::span<const ir::Register> arguments = body->arguments_of(call);
      if (merger_ != nullptr) [[unlikely]] {
        Value* values = next_registers();
        for (std::size_t k = 0; k < arguments.size(); ++k) values[k] = r[arguments[k]];
        Value result;
        if (merger_->merge_call(*target, {values, arguments.size()}, result)) {
          if (i.dst != ir::kNoRegister) r[i.dst] = result;
          ++pc;
          continue;
        }
      }
      MethodCode* code = &code_of(*target);
      if (code->body == nullptr && code->native == nullptr && !prepare(*target, *code)) {
        code = nullptr;  // refused, or nothing to run
      } else if (code = &code_of(*target); code->body != nullptr) {
        if (push_frame(*target, *code->body)) {
          Value* callee = frames_.back().registers;
          for (std::size_t k = 0; k < arguments.size(); ++k)
            callee[target->parameter_registers[k]] = r[arguments[k]];
          reload();
          if constexpr (listened) listener_->entered(*frame);
          continue;
        }
      } else {
        Value* scratch = next_registers();
        for (std::size_t k = 0; k < arguments.size(); ++k) scratch[k] = r[arguments[k]];
        Value result;
        const bool ok = call_native(*target, code->native, {scratch, arguments.size()}, result);
        reload();  // a native may have called back, and frames may have moved
        if (ok) {
          if (pc->dst != ir::kNoRegister) r[pc->dst] = result;
          ++pc;
          continue;
        }
      }
    }
    if (trap != Trap::none) {
      frame->pc = pc;
      raise(trap, i, r);
    }
    if (!unwind(base)) return false;
    reload();
  }
}

}  // namespace glassbox::symbolic
