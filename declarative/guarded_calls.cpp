// Calls in a declarative method (dissertation, rule RD-CALL): the callee is translated once for each object
// that the receiver may be, and the results are chosen among by the receiver.
#include <fmt/format.h>

#include "declarative/guarded_run.hpp"

namespace glassbox::declarative {

namespace semantics = symbolic::semantics;
using ir::Operation;

void GuardedRun::take_conditions(const Translation& callee, Formula guard) {
  const Formula here = circuit_.conjunction(conditions_.guard, guard);
  conditions_.error = circuit_.disjunction(conditions_.error, circuit_.conjunction(here, callee.error));
  result_.limit = circuit_.disjunction(result_.limit, circuit_.conjunction(here, callee.limit));
  result_.reads.insert(result_.reads.end(), callee.reads.begin(), callee.reads.end());
}

std::shared_ptr<const Translation> GuardedRun::translate_call(const ir::Instruction& i, ir::Method& target,
                                                              std::span<const Value> arguments,
                                                              Formula guard) {
  const auto instruction = static_cast<std::uint32_t>(&i - body_.code.data());
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

bool GuardedRun::call(PathState& state, const ir::Instruction& i) {
  symbolic::Interpreter& vm = translator_.vm_;
  const ir::Call& site = body_.calls[i.index];
  ir::MethodRef& reference = body_.methods[site.reference];
  auto resolved = vm.classes().resolve(reference);
  if (!resolved) return unsupported(resolved.error().message);
  std::vector<Value> arguments;
  for (const ir::Register r : body_.arguments_of(site)) arguments.push_back(state.refine(state.registers[r]));

  ir::Method* target = *resolved;
  if (i.operation == Operation::invoke_virtual || i.operation == Operation::invoke_interface) {
    return call_on_alternatives(state, i, *target, std::move(arguments));
  }
  if (i.operation == Operation::invoke_static && !initialise(*target->owner)) return false;
  if (i.operation == Operation::invoke_special &&
      conditions_.fails(context_.symbols.equals_constant(arguments[0], 0))) {
    return false;
  }
  if (target->info == nullptr || !target->info->code) {
    return unsupported(fmt::format("{} has no code that can be translated", target->full_name()));
  }
  const auto callee = translate_call(i, *target, arguments, Formula::constant(true));
  take_conditions(*callee, Formula::constant(true));
  if (i.dst != ir::kNoRegister) state.registers[i.dst] = state.refine(callee->value);
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
    if ((*selected)->info == nullptr || !(*selected)->info->code) {
      return unsupported(fmt::format("{} has no code that can be translated", (*selected)->full_name()));
    }
    const auto callee = translate_call(i, **selected, arguments, object.guard);
    take_conditions(*callee, object.guard);
    result = first ? callee->value
                   : semantics::choose(context_, ir::kind_of(resolved.result), object.guard, callee->value,
                                       result);
    first = false;
  }
  state.learn(context_.symbols, receiver, Value(), false);
  if (i.dst != ir::kNoRegister) state.registers[i.dst] = state.refine(result);
  return true;
}

}  // namespace glassbox::declarative
