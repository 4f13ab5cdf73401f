#include "checker/counterexample.hpp"

#include <fmt/format.h>

#include <optional>

#include "checker/deciding_line.hpp"
#include "checker/heap_cells.hpp"
#include "checker/sharing.hpp"
#include "checker/stack_text.hpp"
#include "checker/state_text.hpp"
#include "checker/trace.hpp"

namespace glassbox::checker {

using symbolic::Outcome;

namespace {

// One attempt to run a case: where a run needs a class that is not initialised, the attempt is of no use.
class Replay {
 public:
  Replay(symbolic::Interpreter& vm, const SearchSpace& space, const Case& c)
      : vm_(vm), space_(space), case_(c), names_(vm, space), trace_(vm, names_) {}

  // Nothing: all is well after the operation, or it does not end by itself.
  std::optional<Violation> run() {
    case_.make_state();
    violation_.operation = call_text();
    violation_.before = describe_state(vm_, names_, space_.main_object());
    const Outcome outcome = call(case_.operation, case_.arguments, &trace_);
    violation_.after = describe_state(vm_, names_, space_.main_object());
    mark_changes(violation_.before, violation_.after);
    violation_.trace = trace_.lines();
    const auto* threw = std::get_if<symbolic::Threw>(&outcome);
    const bool violated = threw != nullptr ? fails_by(threw->exception)
                                           : std::holds_alternative<symbolic::Returned>(outcome) &&
                                                 (breaks_tree() || breaks_invariant());
    if (!violated) return std::nullopt;
    return std::move(violation_);
  }

  [[nodiscard]] ir::Class* needed_class() const { return needed_; }
  [[nodiscard]] const std::string& operation() const { return violation_.operation; }

 private:
  Outcome call(ir::Method& method, std::span<const Value> arguments, symbolic::RunListener* listener) {
    vm_.set_listener(listener);
    Outcome outcome = vm_.call(method, arguments);
    vm_.set_listener(nullptr);
    if (const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome)) needed_ = needs->c;
    return outcome;
  }

  std::string call_text() {
    std::string list;
    for (std::size_t k = 1; k < case_.arguments.size(); ++k) {
      list += (k > 1 ? ", " : "") + names_.value(case_.operation.parameter_types[k], case_.arguments[k]);
    }
    return fmt::format("{}({})", case_.operation.name, list);
  }

  // The exception in its own words, if it has any.
  std::string exception_text(Reference exception) {
    const Value self[] = {Value::of(exception)};
    ir::Method* to_string =
        vm_.classes().find_method(vm_.class_of(exception), "toString", "()Ljava/lang/String;");
    const Outcome outcome = call(*to_string, self, nullptr);
    const auto* returned = std::get_if<symbolic::Returned>(&outcome);
    return returned == nullptr || returned->value == Value()
               ? vm_.class_of(exception).java_name()
               : vm_.strings().utf8(returned->value.reference());
  }

  void describe(Reference exception) {
    violation_.detail = exception_text(exception);
    StackText stack = describe_stack(vm_, exception);
    violation_.stack = std::move(stack.lines);
    if (stack.innermost != nullptr) decided_at(*stack.innermost, stack.line);
  }

  void decided_at(const ir::Method& method, int line) {
    violation_.place = source_line(method, line);
    violation_.method = method.name;
  }

  bool fails_by(Reference exception) {
    const bool assertion = vm_.class_of(exception).name == "java/lang/AssertionError";
    violation_.property = assertion ? "assertion" : "no uncaught exception";
    describe(exception);
    return true;
  }

  bool breaks_tree() {
    const std::optional<Sharing> sharing = find_sharing(vm_, space_.main_object());
    if (!sharing) return false;
    violation_.property = "tree structure";
    const std::string object = names_.name(sharing->object);
    const std::string second = cell_text(names_.name(sharing->second.object), sharing->second.label);
    const Trace::Write* write = trace_.last_write(sharing->second.object, sharing->second.index);
    if (sharing->first) {
      const std::string first = cell_text(names_.name(sharing->first->object), sharing->first->label);
      violation_.detail =
          fmt::format("{} is reached twice: through {} and through {}", object, first, second);
      const Trace::Write* other = trace_.last_write(sharing->first->object, sharing->first->index);
      if (write == nullptr || (other != nullptr && other->order > write->order)) write = other;
    } else {
      violation_.detail = fmt::format("{} leads back to {}", second, object);
    }
    if (write != nullptr) decided_at(*write->method, write->line);
    return true;
  }

  bool breaks_invariant() {
    DecidingLine deciding;
    const Value self[] = {Value::of(space_.main_object())};
    const Outcome invariant = call(case_.rep_ok, self, &deciding);
    violation_.property = case_.rep_ok.name;
    if (const auto* failed = std::get_if<symbolic::Threw>(&invariant)) {
      describe(failed->exception);
      violation_.detail = fmt::format("{} throws {}", case_.rep_ok.name, violation_.detail);
      return true;
    }
    const auto* returned = std::get_if<symbolic::Returned>(&invariant);
    if (returned == nullptr || returned->value.int32() != 0) return false;
    if (deciding.method() != nullptr) decided_at(*deciding.method(), deciding.line());
    return true;
  }

  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  const Case& case_;
  ObjectNames names_;
  Trace trace_;
  Violation violation_;
  ir::Class* needed_ = nullptr;
};

Value evaluate(symbolic::Interpreter& vm, const symbolic::formula::Assignment& assignment, ir::BasicType type,
               Value v) {
  if (v.is_constant()) return v;
  const symbolic::Symbols& symbols = vm.context().symbols;
  const ir::Kind kind = ir::kind_of(type);
  if (kind == ir::Kind::int32 || kind == ir::Kind::int64) {
    return Value::of(symbolic::formula::evaluate(assignment, symbols.bits(v)));
  }
  for (const symbolic::Alternative& a : symbols.alternatives(v)) {
    if (assignment.evaluate(a.guard)) return Value::from_bits(a.bits);
  }
  return Value();
}

}  // namespace

ir::Result<Violation> replay(symbolic::Interpreter& vm, const SearchSpace& space, const Case& c) {
  for (;;) {
    vm.begin_transition();
    Replay attempt(vm, space, c);
    std::optional<Violation> violation = attempt.run();
    vm.undo_transition();
    if (attempt.needed_class() == nullptr) {
      if (violation) return std::move(*violation);
      break;
    }
    if (!vm.initialise(*attempt.needed_class())) break;
  }
  return ir::problem({}, "internal error: a counterexample does not reproduce: " + c.operation.name);
}

ir::Result<Violation> replay(symbolic::Interpreter& vm, const SearchSpace& space,
                             const symbolic::formula::Assignment& assignment, ir::Method& operation,
                             std::span<const Value> arguments, ir::Method& rep_ok) {
  const auto make_state = [&] {
    for (const SearchSpace::Cell& c : space.cells()) {
      const Value v = vm.heap().read_cell(c.object, c.index);
      vm.heap().write_cell(c.object, c.index, evaluate(vm, assignment, c.type, v));
    }
  };
  Case constants{make_state, operation, {}, rep_ok};
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    constants.arguments.push_back(evaluate(vm, assignment, operation.parameter_types[k], arguments[k]));
  }
  return replay(vm, space, constants);
}

}  // namespace glassbox::checker
