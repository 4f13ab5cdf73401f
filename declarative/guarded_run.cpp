#include "declarative/guarded_run.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "symbolic/semantics/arithmetic.hpp"
#include "symbolic/semantics/comparison.hpp"
#include "symbolic/semantics/conversion.hpp"

namespace glassbox::declarative {

namespace semantics = symbolic::semantics;
using ir::Operation;
using semantics::Trap;

namespace {

constexpr std::uint32_t kAskSolverAfter = 16;  // rounds of a loop, then every 8th

bool is_reference_branch(Operation o) {
  return o == Operation::branch_reference_equal || o == Operation::branch_reference_not_equal;
}

}  // namespace

bool ErrorConditions::holds(Formula /*condition*/) {
  needs_constant = true;
  return false;
}

bool ErrorConditions::fails(Formula condition) {
  symbolic::Circuit& circuit = symbols_.circuit();
  error = circuit.disjunction(error, circuit.conjunction(guard, condition));
  guard = circuit.conjunction(guard, !condition);
  return guard.is_false();
}

Value ErrorConditions::concretise_integer(Value v) {
  if (v.is_constant()) return v;
  needs_constant = true;
  return Value();
}

Value ErrorConditions::concretise_set(Value v) {
  if (v.is_constant()) return v;
  needs_constant = true;
  return Value();
}

GuardedRun::GuardedRun(Translator& translator, ir::Method& method, ir::Body& body, const Translation* twin)
    : translator_(translator),
      method_(method),
      body_(body),
      conditions_(translator.vm_.context().symbols),
      context_{translator.vm_.classes(), translator.vm_.heap(), translator.vm_.context().symbols,
               conditions_},
      circuit_(context_.symbols.circuit()),
      twin_(twin),
      rounds_(body.blocks.size(), 0),
      first_new_(static_cast<std::uint32_t>(context_.heap.used_bytes() / 8)) {
  translator_.runs_.push_back(this);
}

GuardedRun::~GuardedRun() { translator_.runs_.pop_back(); }

Translation GuardedRun::run(std::span<const Value> arguments) {
  PathState start;
  start.guard = Formula::constant(true);
  start.registers.resize(body_.register_count);
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    start.registers[method_.parameter_registers[k]] = arguments[k];
  }
  for (std::size_t k = 0; k < body_.register_constants.size(); ++k) {
    start.registers[body_.first_constant + k] =
        Value::from_bits(static_cast<std::uint64_t>(body_.register_constants[k].bits));
  }
  if (!method_.is_static()) this_ = arguments[0];
  go(std::move(start), 0);
  follow_all();
  std::ranges::sort(result_.reads);
  const auto repeated = std::ranges::unique(result_.reads);
  result_.reads.erase(repeated.begin(), repeated.end());
  settle(result_);
  return std::move(result_);
}

Region GuardedRun::run_region(std::span<const Value> registers, std::uint32_t branch,
                              std::span<const ir::BlockIndex> exits) {
  PathState start;
  start.guard = Formula::constant(true);
  start.registers.assign(registers.begin(), registers.end());
  exits_.assign(exits.begin(), exits.end());
  arrived_.resize(exits.size());
  in_region_ = true;
  at_ = &body_.code[branch];
  conditions_.guard = start.guard;
  (void)step(start, *at_);
  follow_all();
  Region region{.exits = {},
                .value = result_.value,
                .error = result_.error,
                .assumed_away = result_.assumed_away,
                .limit = result_.limit};
  for (std::optional<PathState>& there : arrived_) {
    Region::Exit& exit = region.exits.emplace_back(Region::Exit{Formula::constant(false), {}});
    if (there) exit = {there->guard, std::move(there->registers)};
  }
  return region;
}

void GuardedRun::follow_all() {
  while (!pending_.empty() && !translator_.problem_) {
    auto [block, state] = std::move(pending_.begin()->second);
    pending_.erase(pending_.begin());
    follow(std::move(state), block);
  }
  result_.error = circuit_.disjunction(result_.error, conditions_.error);
}

std::string GuardedRun::place() const {
  const auto index = static_cast<std::size_t>(at_ - body_.code.data());
  const std::string file = method_.owner->source_file();
  if (file.empty() || body_.lines[index] == 0) return method_.full_name();
  return fmt::format("{}:{}", file, body_.lines[index]);
}

// What an initialiser builds must outlive a transition, so none runs in one.
bool GuardedRun::initialise(ir::Class& c) {
  symbolic::Interpreter& vm = translator_.vm_;
  if (vm.class_table().is_initialised(c)) return true;
  if (context_.heap.in_transition()) {
    translator_.lacking_class_ = &c;
    return unsupported(c.java_name() + " is not initialised yet");
  }
  return vm.initialise(c) || unsupported("the initialiser of " + c.java_name() + " fails");
}

bool GuardedRun::unsupported(const std::string& what) {
  const bool in_program = symbolic::is_users(method_);
  translator_.fail(
      translator_.place_in_program(),
      in_program ? what : fmt::format("{} (in {}.{})", what, method_.owner->java_name(), method_.name));
  return false;
}

// What to do where too many values would be boxed.
std::string GuardedRun::instead_of_boxing() const {
  const bool boxes = method_.name == "valueOf" && method_.owner->package() == "java/lang" &&
                     method_.parameter_types.size() == 1 &&
                     method_.parameter_types.front() != ir::BasicType::reference;
  if (!boxes) return {};
  return fmt::format("; narrow what is boxed with --ints or @Range, or use {} instead of {}",
                     ir::name_of(method_.parameter_types.front()), method_.owner->simple_name());
}

void GuardedRun::follow(PathState state, std::uint32_t block_index) {
  const ir::Block& block = body_.blocks[block_index];
  at_ = &body_.code[block.begin];
  if (translator_.vm_.stop_requested()) {
    translator_.fail(translator_.place_in_program(), "the translation was stopped");
    return;
  }
  const std::uint32_t round = ++rounds_[block_index];
  if (round > translator_.options_.rounds) {
    result_.limit = circuit_.disjunction(result_.limit, state.guard);
    translator_.note_limit(
        translator_.place_in_program(),
        fmt::format("a loop takes more than {} rounds; see --rounds", translator_.options_.rounds));
    return;
  }
  const bool asks = round >= kAskSolverAfter && round % 8 == 0 && translator_.is_refuted;
  if (asks && (translator_.is_refuted(state.guard) || translator_.never_happens(state.guard))) return;
  for (std::uint32_t k = block.begin; k < block.end; ++k) {
    const ir::Instruction& i = body_.code[k];
    at_ = &i;
    conditions_.guard = state.guard;
    const Formula error_before = conditions_.error;
    const bool goes_on = step(state, i);
    if (conditions_.needs_constant && !translator_.problem_) {
      unsupported("a value must be a constant here to be translated to a formula" + instead_of_boxing());
    }
    if (conditions_.error != error_before && !block.handlers.empty() && !in_region_) {
      unsupported("an exception that a declarative method may catch is not supported");
    }
    if (!goes_on || translator_.problem_) return;
    state.guard = conditions_.guard;
  }
  go(std::move(state), block.end);  // falls through
}

void GuardedRun::go(PathState state, std::uint32_t instruction) {
  if (state.guard.is_false()) return;
  const auto block = std::ranges::lower_bound(body_.blocks, instruction, {}, &ir::Block::begin);
  const auto index = static_cast<std::uint32_t>(block - body_.blocks.begin());
  if (const auto exit = std::ranges::find(exits_, index); exit != exits_.end()) {
    std::optional<PathState>& arrived = arrived_[static_cast<std::size_t>(exit - exits_.begin())];
    if (arrived) {
      arrived->join(context_, state, block->entry_kinds);
    } else {
      arrived = std::move(state);
    }
    return;
  }
  const std::uint32_t position = translator_.order_of(body_)[index];
  const auto waiting = pending_.find(position);
  if (waiting == pending_.end()) {
    pending_.emplace(position, std::make_pair(index, std::move(state)));
  } else {
    waiting->second.second.join(context_, state, block->entry_kinds);
  }
}

void GuardedRun::finish(const PathState& state, Value result) {
  const ir::Kind kind = ir::kind_of(method_.result);
  result_.value = !returned_ || kind == ir::Kind::none
                      ? result
                      : semantics::choose(context_, kind, state.guard, result, result_.value);
  returned_ = true;
}

bool GuardedRun::step(PathState& state, const ir::Instruction& i) {
  std::vector<Value>& r = state.registers;
  switch (i.operation) {
#define BINARY(name, kind, result)                        \
  case Operation::name:                                   \
    r[i.dst] = semantics::name(context_, r[i.a], r[i.b]); \
    return true;
#define SHIFT(name, kind) BINARY(name, kind, kind)
#define UNARY(name, kind, result)                 \
  case Operation::name:                           \
    r[i.dst] = semantics::name(context_, r[i.a]); \
    return true;
#define DIVISION(name, kind)                                                                \
  case Operation::name:                                                                     \
    if (conditions_.fails(symbolic::formula::equal(circuit_, context_.symbols.bits(r[i.b]), \
                                                   symbolic::Bits::constant(0)))) {         \
      return false;                                                                         \
    }                                                                                       \
    r[i.dst] = semantics::name(context_, r[i.a], r[i.b]);                                   \
    return true;
#define BRANCH(name, kind) case Operation::name:
#include "ir/instruction.def"
    branch(std::move(state), i);
    return false;

    case Operation::move: r[i.dst] = r[i.a]; return true;
    case Operation::constant:
      r[i.dst] = Value::from_bits(static_cast<std::uint64_t>(body_.constants[i.index].bits));
      return true;
    case Operation::constant_string:
      r[i.dst] = Value::of(translator_.vm_.strings().literal(body_.strings[i.index]));
      return true;
    case Operation::constant_class: return read_class(state, i);
    case Operation::jump: go(std::move(state), i.target); return false;
    case Operation::switch_: switch_on(std::move(state), i); return false;
    case Operation::return_value: finish(state, r[i.a]); return false;
    case Operation::return_void: finish(state, Value()); return false;
    case Operation::throw_: (void)conditions_.fails(Formula::constant(true)); return false;
    case Operation::monitor: return !conditions_.fails(context_.symbols.equals_constant(r[i.a], 0));
    case Operation::get_field:
    case Operation::array_load:
    case Operation::array_length: return read_memory(state, i);
    case Operation::get_static: return read_static(state, i);
    case Operation::check_cast:
    case Operation::instance_of: return test_type(state, i);
    case Operation::invoke_virtual:
    case Operation::invoke_interface:
    case Operation::invoke_special:
    case Operation::invoke_static:
    case Operation::invoke_dynamic: return call(state, i);
    case Operation::put_static: return unsupported("a declarative method may not write to the heap");
    case Operation::put_field: return write_field(state, i);
    case Operation::array_store: return write_element(state, i);
    case Operation::new_object: return make_object(state, i);
    case Operation::new_array: return make_array(state, i);
    case Operation::new_multi_array: return make_multi_array(state, i);
    default:
      return unsupported(
          fmt::format("{} in a declarative method is not supported", ir::name_of(i.operation)));
  }
}

void GuardedRun::note_read(Value object, std::uint32_t cell) {
  context_.symbols.for_each_alternative(object, [&](Formula /*guard*/, std::uint64_t bits) {
    const Reference r = Value::from_bits(bits).reference();
    if (!r.is_null()) result_.reads.push_back({r, cell});
  });
}

void GuardedRun::note_elements(Value array, std::optional<Value> element) {
  context_.symbols.for_each_alternative(array, [&](Formula /*guard*/, std::uint64_t bits) {
    const Reference r = Value::from_bits(bits).reference();
    if (r.is_null()) return;
    for (std::int32_t k = 0; k < context_.heap.length(r); ++k) {
      if (!element || !element->is_constant() || element->int32() == k)
        result_.reads.push_back({r, static_cast<std::uint32_t>(k)});
    }
  });
}

bool GuardedRun::read_memory(PathState& state, const ir::Instruction& i) {
  const Value object = state.refine(state.registers[i.a]);
  Value& result = state.registers[i.dst];
  Value read;
  Trap trap = Trap::none;
  if (i.operation == Operation::get_field) {
    auto field = translator_.vm_.classes().resolve(body_.fields[i.index]);
    if (!field) return unsupported(field.error().message);
    note_read(object, (*field)->cell);
    trap = semantics::get_field(context_, object, (*field)->cell, i.type, read);
  } else if (i.operation == Operation::array_length) {
    trap = semantics::array_length(context_, object, read);
  } else {
    note_elements(object, state.registers[i.b]);
    trap = semantics::detail::array_load_symbolic(context_, i.type, object, state.registers[i.b], read);
  }
  if (trap == Trap::malformed) return unsupported("the bytecode does not fit the object it is used on");
  if (trap != Trap::none) {
    (void)conditions_.fails(Formula::constant(true));
    return false;
  }
  if (i.operation != Operation::array_length && ir::kind_of(i.type) == ir::Kind::reference) {
    state.learn(context_.symbols, state.registers[i.a], Value(), false);  // it was not null
    read = state.refine(read);
  }
  result = read;
  return true;
}

bool GuardedRun::read_static(PathState& state, const ir::Instruction& i) {
  symbolic::Interpreter& vm = translator_.vm_;
  auto field = vm.classes().resolve(body_.fields[i.index]);
  if (!field) return unsupported(field.error().message);
  if (!initialise(*(*field)->owner)) return false;
  const Reference statics = vm.class_table()[*(*field)->owner].statics;
  result_.reads.push_back({statics, (*field)->cell});
  state.registers[i.dst] = state.refine(context_.heap.read(statics, (*field)->cell));
  return true;
}

bool GuardedRun::read_class(PathState& state, const ir::Instruction& i) {
  auto type = translator_.vm_.classes().load(body_.classes[i.index].name);
  if (!type) return unsupported(type.error().message);
  state.registers[i.dst] = Value::of(translator_.vm_.class_table().mirror(**type));
  return true;
}

// Objects of class Object itself stand for any others; a cast says that they should not.
void GuardedRun::note_opaque(Value object, Formula fails, const ir::Class& type) {
  Formula opaque = Formula::constant(false);
  context_.symbols.for_each_alternative(object, [&](Formula guard, std::uint64_t bits) {
    const Reference r = Value::from_bits(bits).reference();
    const bool is_opaque = !r.is_null() && translator_.vm_.class_of(r).name == "java/lang/Object";
    if (is_opaque) opaque = circuit_.disjunction(opaque, guard);
  });
  opaque = circuit_.conjunction(conditions_.guard, circuit_.conjunction(opaque, fails));
  if (opaque.is_false()) return;
  result_.opaque = circuit_.disjunction(result_.opaque, opaque);
  translator_.opaque_cast_ = {translator_.place_in_program(), type.java_name()};
}

bool GuardedRun::test_type(PathState& state, const ir::Instruction& i) {
  auto type = translator_.vm_.classes().load(body_.classes[i.index].name);
  if (!type) return unsupported(type.error().message);
  const Value object = state.refine(state.registers[i.a]);
  const Formula instance = semantics::is_instance(context_, object, **type);
  if (i.operation == Operation::instance_of) {
    state.registers[i.dst] = context_.symbols.boolean(instance);
    return true;
  }
  const Formula null = context_.symbols.equals_constant(object, 0);
  note_opaque(object, !instance, **type);
  if (conditions_.fails(!circuit_.disjunction(null, instance))) return false;
  state.registers[i.dst] = semantics::cast(context_, object, **type);
  return true;
}

void GuardedRun::branch(PathState state, const ir::Instruction& i) {
  const Value a = state.refine(state.registers[i.a]), b = state.refine(state.registers[i.b]);
  Formula taken;
  switch (i.operation) {
#define BRANCH(name, kind)                   \
  case Operation::name:                      \
    taken = semantics::name(context_, a, b); \
    break;
#define BINARY(name, kind, result)
#define SHIFT(name, kind)
#define UNARY(name, kind, result)
#define DIVISION(name, kind)
#include "ir/instruction.def"
    default: break;
  }
  const std::uint32_t next = index_of(i) + 1;
  const bool equal_if_taken = i.operation == Operation::branch_reference_equal;
  for (const bool side : {true, false}) {
    PathState there = state;
    there.guard = circuit_.conjunction(state.guard, taken.negated_if(!side));
    if (there.guard.is_false()) continue;
    if (is_reference_branch(i.operation)) {
      there.learn(context_.symbols, a, b, side == equal_if_taken);
      there.learn(context_.symbols, b, a, side == equal_if_taken);
    }
    go(std::move(there), side ? i.target : next);
  }
}

void GuardedRun::switch_on(PathState state, const ir::Instruction& i) {
  const ir::Switch& table = body_.switches[i.index];
  const Value v = state.registers[i.a];
  Formula rest = state.guard;
  for (std::size_t k = 0; k < table.keys.size(); ++k) {
    const Formula here = semantics::branch_int_equal(context_, v, Value::of(table.keys[k]));
    PathState there = state;
    there.guard = circuit_.conjunction(state.guard, here);
    rest = circuit_.conjunction(rest, !here);
    go(std::move(there), table.targets[k]);
  }
  state.guard = rest;
  go(std::move(state), table.default_target);
}

}  // namespace glassbox::declarative
