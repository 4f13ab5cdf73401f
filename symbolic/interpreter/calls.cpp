// Calls: which method a call site means, and the frames that calls push.
#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "ir/dynamic.hpp"
#include "symbolic/interpreter/environment.hpp"
#include "symbolic/interpreter/interpreter.hpp"
#include "symbolic/interpreter/listener.hpp"
#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic {

namespace {

constexpr std::size_t kRegisterStack = std::size_t{4} << 20U;  // registers of all frames together
constexpr std::size_t kRegisterSlack = 70'000;                 // at least one frame and one list of arguments
constexpr std::size_t kSpareFrames = 200;  // for constructing a StackOverflowError and running its handlers
constexpr int kDeepestNesting = 500;       // of the main loop in C++

}  // namespace

Interpreter::Interpreter(ir::Hierarchy& classes, Heap& heap, Symbols& symbols, Decisions& decisions,
                         InterpreterLimits limits)
    : classes_(classes),
      context_{classes, heap, symbols, decisions},
      class_table_(classes, heap),
      strings_(classes, heap),
      limits_(limits),
      environment_(std::make_unique<Environment>()) {
  void* region = mmap(nullptr, kRegisterStack * sizeof(Value), PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (region == MAP_FAILED) {
    std::fputs("glassbox: no memory for the register stack\n", stderr);
    std::exit(2);
  }
  registers_ = static_cast<Value*>(region);
  registers_end_ = registers_ + kRegisterStack;
  frames_.reserve(limits_.call_depth + 2 * kSpareFrames);
}

Interpreter::~Interpreter() { munmap(registers_, kRegisterStack * sizeof(Value)); }

Outcome Interpreter::call(ir::Method& method, std::span<const Value> arguments, ir::Class* through) {
  signal_ = Signal::none;
  stop_.reset();
  Value result;
  if (initialise(through != nullptr ? *through : *method.owner) && invoke(method, arguments, result))
    return Returned{result};
  if (signal_ == Signal::stop) return *stop_;
  return Threw{exception_};
}

Outcome Interpreter::call_apart(ir::Method& method, std::span<const Value> arguments) {
  const auto listener = std::exchange(listener_, nullptr);
  const auto merger = std::exchange(merger_, nullptr);
  const auto before = std::tuple(signal_, exception_, stop_, returned_, steps_, next_look_);
  Outcome outcome = call(method, arguments);
  std::tie(signal_, exception_, stop_, returned_, steps_, next_look_) = before;
  listener_ = listener;
  merger_ = merger;
  return outcome;
}

bool Interpreter::invoke(ir::Method& method, std::span<const Value> arguments, Value& result) {
  MethodCode* code = &code_of(method);
  if (code->body == nullptr && code->native == nullptr && !prepare(method, *code)) return false;
  code = &code_of(method);
  if (code->native != nullptr) return call_native(method, code->native, arguments, result);
  if (nesting_ >= kDeepestNesting) return throw_new("java/lang/StackOverflowError");
  if (nesting_ == 0) steps_ = next_look_ = 0;
  const std::size_t base = frames_.size();
  if (!push_frame(method, *code->body)) return false;
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    frames_.back().registers[method.parameter_registers[k]] = arguments[k];
  }
  ++nesting_;
  const bool ok = execute(base);
  --nesting_;
  if (ok) result = returned_;
  return ok;
}

bool Interpreter::invoke(const char* owner, const char* name, const char* descriptor,
                         std::span<const Value> arguments, Value& result) {
  ir::Class* c = load(owner);
  if (c == nullptr || !initialise(*c)) return false;
  ir::Method* method = classes_.find_method(*c, name, descriptor);
  if (method == nullptr) return throw_new("java/lang/NoSuchMethodError", name);
  return invoke(*method, arguments, result);
}

Value* Interpreter::next_registers() const {
  return frames_.empty() ? registers_ : frames_.back().registers + frames_.back().body->register_count;
}

bool Interpreter::push_frame(ir::Method& method, ir::Body& body) {
  const std::size_t spare = constructing_ > 0 ? kSpareFrames : 0;
  Value* registers = next_registers();
  if (frames_.size() >= limits_.call_depth + spare ||
      registers + body.register_count + kRegisterSlack > registers_end_) [[unlikely]] {
    return throw_new("java/lang/StackOverflowError");
  }
  if (counts_step() && !keeps_limits()) [[unlikely]]
    return false;
  Value* constant = registers + body.first_constant;
  for (const ir::Constant& c : body.register_constants) {
    *constant++ = Value::from_bits(static_cast<std::uint64_t>(c.bits));
  }
  frames_.push_back({&method, &body, body.code.data(), registers});
  return true;
}

bool Interpreter::is_native(const ir::Method& method) {
  return method.is_native() || (method.info != nullptr && natives::find(method) != nullptr);
}

// Finds what runs a method: a native of ours, or its code. Bodies use float bits as 32 zero-extended ones.
bool Interpreter::prepare(ir::Method& method, MethodCode& code) {
  if (method.info != nullptr) {
    if (const Native native = natives::find(method)) {
      code.native = native;
      return true;
    }
    if (const char* reason = natives::refusal(method, environment().checking)) {
      return refuse(fmt::format("{}.{}: {}", method.owner->java_name(), method.name, reason));
    }
    if (method.is_abstract()) {
      return throw_new("java/lang/AbstractMethodError", method.owner->java_name() + "." + method.name);
    }
    if (method.is_native()) {
      return refuse(
          fmt::format("the native method {}.{} is not supported", method.owner->java_name(), method.name));
    }
  }
  auto body = classes_.body(method);
  if (!body) return refuse(body.error().text());
  code.body = *body;
  return true;
}

bool Interpreter::call_native(ir::Method& method, Native native, std::span<const Value> arguments,
                              Value& result) {
  // Parameters to external code become constants (dissertation 2.6). They are copied: where they lie, the
  // frames of what a native calls back will.
  std::array<Value, 16> few;
  std::vector<Value> many(arguments.size() > few.size() ? arguments.size() : 0);
  const std::span<Value> constants(many.empty() ? few.data() : many.data(), arguments.size());
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    const ir::Kind kind = ir::kind_of(method.parameter_types[k]);
    constants[k] = semantics::concretise(context_, kind, arguments[k]);
    if (kind == ir::Kind::reference) make_text_constant(constants[k].reference());
  }
  if (!method.is_static() && constants[0].reference().is_null()) return raise_null_pointer();
  if (listener_ != nullptr) listener_->calls_native(method, constants);
  native_calls_.push_back({&method, frames_.size()});
  const bool ok = native(*this, constants, result);
  native_calls_.pop_back();
  return ok;
}

// Natives read strings from C++, where nothing can be decided.
void Interpreter::make_text_constant(Reference object) {
  if (object.is_null() || &class_of(object) != &strings_.string_class()) return;
  Value characters = heap().read_cell(object, strings_.value_cell());
  if (!characters.is_constant()) {
    characters = semantics::concretise(context_, ir::Kind::reference, characters);
    heap().write_cell(object, strings_.value_cell(), characters);
  }
  const Reference array = characters.reference();
  for (std::int32_t i = 0; !array.is_null() && i < heap().length(array); ++i) {
    const auto index = static_cast<std::uint32_t>(i);
    const Value element = heap().read_cell(array, index);
    if (element.is_constant()) continue;
    heap().write_cell(array, index, semantics::concretise(context_, ir::Kind::int32, element));
  }
}

bool Interpreter::resolve_method(ir::MethodRef& reference) {
  if (reference.resolved != nullptr) return true;
  auto found = classes_.resolve(reference);
  if (!found) return throw_failure(found.error());
  reference.resolved = *found;
  return true;
}

ir::Method* Interpreter::target_of_virtual(ir::MethodRef& reference, Value& receiver) {
  if (!resolve_method(reference)) return nullptr;
  if (!receiver.is_constant()) return target_of_symbolic(*reference.resolved, receiver);
  if (receiver.reference().is_null()) {
    raise_null_pointer();
    return nullptr;
  }
  ir::Class& c = class_of(receiver.reference());
  auto selected = classes_.select(c, *reference.resolved);
  if (!selected) {
    throw_failure(selected.error());
    return nullptr;
  }
  reference.cached_class = c.id;
  reference.cached_target = *selected;
  return *selected;
}

// Only the method that a receiver selects becomes part of the path, not which object it is (design, section
// 5). The receiver is then one of the objects that select it: others may lack the fields that it reads.
ir::Method* Interpreter::target_of_symbolic(ir::Method& resolved, Value& receiver) {
  if (context_.decisions.fails(context_.symbols.equals_constant(receiver, 0))) {
    raise_null_pointer();
    return nullptr;
  }
  struct Candidate {
    ir::Method* method;
    std::vector<Alternative> objects;
  };
  std::vector<Candidate> candidates;
  for (const Alternative& a : context_.symbols.alternatives(receiver)) {
    if (a.bits == 0) continue;
    auto selected = classes_.select(class_of(Value::from_bits(a.bits).reference()), resolved);
    if (!selected) {
      throw_failure(selected.error());
      return nullptr;
    }
    auto same = std::ranges::find(candidates, *selected, &Candidate::method);
    if (same == candidates.end()) same = candidates.insert(same, {*selected, {}});
    same->objects.push_back(a);
  }
  if (candidates.size() == 1) return candidates.front().method;
  const auto is_selected = [&](const Candidate& c) {
    std::vector<Formula> guards;
    for (const Alternative& a : c.objects) guards.push_back(a.guard);
    return context_.decisions.holds(context_.symbols.circuit().disjunction(guards));
  };
  const auto selected = std::find_if(candidates.begin(), candidates.end() - 1, is_selected);
  receiver = context_.symbols.guarded_set(std::move(selected->objects));
  return selected->method;
}

ir::Method* Interpreter::target_of_special(ir::MethodRef& reference, const ir::Method& caller,
                                           Value receiver) {
  if (receiver.is_constant() ? receiver.reference().is_null()
                             : context_.decisions.fails(context_.symbols.equals_constant(receiver, 0))) {
    raise_null_pointer();
    return nullptr;
  }
  if (reference.cached_target != nullptr) return reference.cached_target;
  if (!resolve_method(reference)) return nullptr;
  ir::Method* target = reference.resolved;
  // super.m(): looked up again from the caller's direct superclass (JVM specification, invokespecial).
  if (!target->is_constructor() && !target->is_private() && !target->owner->is_interface() &&
      caller.owner != target->owner && caller.owner->is_subclass_of(*target->owner) &&
      caller.owner->super != nullptr) {
    target = classes_.find_method(*caller.owner->super, target->name, target->descriptor);
  }
  reference.cached_target = target;
  return target;
}

ir::Method* Interpreter::target_of_static(ir::MethodRef& reference) {
  if (!resolve_method(reference)) return nullptr;
  ir::Method* target = reference.resolved;
  if (!target->is_static()) {
    throw_new("java/lang/IncompatibleClassChangeError",
              "Expected static method '" + target->full_name() + "'");
    return nullptr;
  }
  if (!initialise(*target->owner)) return nullptr;
  if (class_table_.is_initialised(*target->owner)) reference.cached_target = target;
  return target;
}

ir::Method* Interpreter::target_of_dynamic(ir::DynamicRef& reference, ir::Method& caller) {
  auto linked = ir::link_dynamic(classes_, *caller.owner, reference);
  if (!linked) {
    refuse(linked.error().message);
    return nullptr;
  }
  reference.linked = *linked;
  return *linked;
}

}  // namespace glassbox::symbolic
