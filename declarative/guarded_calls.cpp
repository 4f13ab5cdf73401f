// Calls in a declarative method (dissertation, rule RD-CALL): the callee is translated once for each object
// that the receiver may be, and the results are chosen among by the receiver.
#include <fmt/format.h>

#include "declarative/guarded_run.hpp"
#include "ir/dynamic.hpp"
#include "symbolic/interpreter/environment.hpp"
#include "symbolic/semantics/comparison.hpp"

namespace glassbox::declarative {

namespace semantics = symbolic::semantics;
using ir::Operation;

void GuardedRun::take_conditions(const Translation& callee, Formula guard) {
  const Formula here = circuit_.conjunction(conditions_.guard, guard);
  take_away(circuit_.conjunction(guard, callee.assumed_away));
  conditions_.error = circuit_.disjunction(conditions_.error, circuit_.conjunction(here, callee.error));
  result_.limit = circuit_.disjunction(result_.limit, circuit_.conjunction(here, callee.limit));
  result_.opaque = circuit_.disjunction(result_.opaque, circuit_.conjunction(here, callee.opaque));
  result_.cut = circuit_.disjunction(result_.cut, circuit_.conjunction(here, callee.cut));
  result_.reads.insert(result_.reads.end(), callee.reads.begin(), callee.reads.end());
}

std::shared_ptr<const Translation> GuardedRun::translate_call(const ir::Instruction& i, ir::Method& target,
                                                              std::span<const Value> arguments,
                                                              Formula guard) {
  const std::uint32_t instruction = index_of(i);
  const Translation* twin = nullptr;
  if (twin_ != nullptr) {  // the k-th call there is to the k-th call there
    std::size_t nth = calls_at_[instruction]++;
    for (const TranslatedCall& c : twin_->calls) {
      if (c.instruction == instruction && nth-- == 0) {
        twin = c.callee.get();
        break;
      }
    }
  }
  auto callee = translator_.call(target, arguments, twin, circuit_.conjunction(conditions_.guard, guard));
  result_.calls.push_back({instruction, callee});
  return callee;
}

bool is_check(const ir::Method& method) {
  return method.owner->name == "glassbox/GlassBox" && method.name == "check";
}

bool is_assume(const ir::Method& method) {
  return method.owner->name == "glassbox/GlassBox" && method.name == "assume";
}

// Of the path, where it has not failed before: it goes on in the other states.
void GuardedRun::take_away(Formula states) {
  const Formula away =
      circuit_.conjunction(circuit_.conjunction(conditions_.guard, states), !conditions_.error);
  result_.assumed_away = circuit_.disjunction(result_.assumed_away, away);
  conditions_.guard = circuit_.conjunction(conditions_.guard, !away);
}

// GlassBox.isSameObject takes copies of the state before an operation for what they are copies of.
Formula GuardedRun::is_same_object(Value a, Value b) {
  const symbolic::Environment& environment = translator_.vm_.environment();
  const auto original = [&](Value v) {
    std::vector<symbolic::Alternative> alternatives;
    context_.symbols.for_each_alternative(v, [&](Formula guard, std::uint64_t bits) {
      alternatives.push_back({guard, environment.original(Value::from_bits(bits).reference()).index()});
    });
    return context_.symbols.guarded_set(std::move(alternatives));
  };
  return semantics::branch_reference_equal(context_, original(a), original(b));
}

bool GuardedRun::call(PathState& state, const ir::Instruction& i) {
  symbolic::Interpreter& vm = translator_.vm_;
  const ir::Call& site = body_.calls[i.index];
  std::vector<Value> arguments;
  for (const ir::Register r : body_.arguments_of(site)) arguments.push_back(state.refine(state.registers[r]));

  ir::Method* target = nullptr;
  if (i.operation == Operation::invoke_dynamic) {
    ir::DynamicRef& dynamic = body_.dynamics[site.reference];
    if (dynamic.linked == nullptr) {
      auto linked = ir::link_dynamic(vm.classes(), *method_.owner, dynamic);
      if (!linked) return unsupported(linked.error().message);
      dynamic.linked = *linked;
    }
    target = dynamic.linked;
  } else {
    auto resolved = vm.classes().resolve(body_.methods[site.reference]);
    if (!resolved) return unsupported(resolved.error().message);
    target = *resolved;
  }
  if (target->owner->name == "glassbox/GlassBox" && target->name == "isSameObject") {
    state.registers[i.dst] = context_.symbols.boolean(is_same_object(arguments[0], arguments[1]));
    return true;
  }
  if (is_check(*target)) {
    return !conditions_.fails(
        semantics::branch_int_equal(context_, arguments[0], Value::of(std::int32_t{0})));
  }
  if (is_assume(*target)) {
    take_away(semantics::branch_int_equal(context_, arguments[0], Value::of(std::int32_t{0})));
    return !conditions_.guard.is_false();
  }
  if (i.operation == Operation::invoke_virtual || i.operation == Operation::invoke_interface) {
    return call_on_alternatives(state, i, *target, std::move(arguments));
  }
  if (target->is_static() && !initialise(*target->owner)) return false;
  if (i.operation == Operation::invoke_special &&
      conditions_.fails(context_.symbols.equals_constant(arguments[0], 0))) {
    return false;
  }
  Value result;
  if (!call_target(i, *target, arguments, Formula::constant(true), result)) return false;
  if (target->is_constructor()) finish_object(arguments[0].reference());
  if (i.dst != ir::kNoRegister) state.registers[i.dst] = state.refine(result);
  return true;
}

bool GuardedRun::call_on_alternatives(PathState& state, const ir::Instruction& i, ir::Method& resolved,
                                      std::vector<Value> arguments) {
  symbolic::Interpreter& vm = translator_.vm_;
  const Value receiver = arguments[0];
  if (conditions_.fails(context_.symbols.equals_constant(receiver, 0))) return false;
  std::vector<symbolic::Alternative> objects;
  context_.symbols.for_each_alternative(receiver, [&](Formula guard, std::uint64_t bits) {
    if (bits != 0) objects.push_back({guard, bits});
  });
  Value result;
  bool first = true;
  for (const symbolic::Alternative& object : objects) {
    if (circuit_.conjunction(conditions_.guard, object.guard).is_false()) continue;
    arguments[0] = Value::from_bits(object.bits);
    auto selected = vm.classes().select(vm.class_of(arguments[0].reference()), resolved);
    if (!selected) return unsupported(selected.error().message);
    Value here;
    if (!call_target(i, **selected, arguments, object.guard, here)) return false;
    result =
        first ? here : semantics::choose(context_, ir::kind_of(resolved.result), object.guard, here, result);
    first = false;
  }
  state.learn(context_.symbols, receiver, Value(), false);
  if (i.dst != ir::kNoRegister) state.registers[i.dst] = state.refine(result);
  return true;
}

// Calls one method, where `guard` holds. False: the path ends here.
bool GuardedRun::call_target(const ir::Instruction& i, ir::Method& target, std::span<const Value> arguments,
                             Formula guard, Value& result) {
  if (i.operation == Operation::invoke_virtual && target.name == "clone") {
    const Reference object = arguments[0].reference();
    if (context_.heap.is_array(object)) return clone_array(object, result);
  }
  const Running running = this->running(target, arguments);
  std::optional<std::vector<Combination>> constants;
  if (running != Running::never) constants = combinations(target, arguments, guard);
  if (constants && running != Running::possible) return run_combinations(target, *constants, result);
  if (target.body == nullptr && (target.info == nullptr || !target.info->code)) {
    return unsupported(
        fmt::format("{}.{} has no code that can be translated", target.owner->java_name(), target.name));
  }
  const auto callee = translate_call(i, target, arguments, guard);
  if (constants && translator_.problem_ && !translator_.vm_.stop_requested()) {
    translator_.problem_.reset();
    translator_.lacking_class_ = nullptr;
    return run_combinations(target, *constants, result);
  }
  take_conditions(*callee, guard);
  result = callee->value;
  return true;
}

}  // namespace glassbox::declarative
