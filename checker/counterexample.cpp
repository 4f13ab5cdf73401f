#include "checker/counterexample.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "checker/code_ranges.hpp"
#include "checker/deciding_line.hpp"
#include "checker/endless_loop.hpp"
#include "checker/heap_cells.hpp"
#include "checker/sharing.hpp"
#include "checker/stack_text.hpp"
#include "checker/state_text.hpp"
#include "checker/trace.hpp"
#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

using symbolic::Outcome;

namespace {

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

// Writes down the choices of a run, as constants.
class RecordedChoices final : public symbolic::Choices {
 public:
  RecordedChoices(symbolic::Interpreter& vm, const symbolic::formula::Assignment& assignment)
      : vm_(vm), assignment_(assignment), made_by_(std::exchange(vm.environment().choices, this)) {}
  RecordedChoices(const RecordedChoices&) = delete;
  RecordedChoices& operator=(const RecordedChoices&) = delete;
  ~RecordedChoices() override { vm_.environment().choices = made_by_; }

  void begin_run() override {
    made_by_->begin_run();
    texts_.clear();
  }
  Value choose(std::int32_t count) override {
    const Value chosen = evaluate(vm_, assignment_, ir::BasicType::integer, made_by_->choose(count));
    texts_.push_back(fmt::format("{}  {}", vm_.user_place(), text(count, chosen.int32())));
    return chosen;
  }
  void name_by(ObjectNames& names) { names_ = &names; }
  [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

 private:
  // "choose(3) = 1", or of values: "choose("p", "q") = "q"".
  std::string text(std::int32_t count, std::int32_t chosen) {
    constexpr std::int32_t kMostValues = 8;
    const symbolic::Frame& caller = vm_.frames().back();
    const bool among_values = names_ != nullptr && caller.method->owner->name == "glassbox/GlassBox" &&
                              caller.method->parameter_types.front() == ir::BasicType::reference;
    if (!among_values) return fmt::format("choose({}) = {}", count, chosen);
    const Reference values = caller.registers[caller.method->parameter_registers.front()].reference();
    const auto value = [&](std::int32_t index) {
      return names_->value(vm_.heap().element_type(values), vm_.heap().read_element(values, index));
    };
    std::string list;
    for (std::int32_t k = 0; k < std::min(count, kMostValues); ++k) list += (k > 0 ? ", " : "") + value(k);
    return fmt::format("choose({}{}) = {}", list, count > kMostValues ? ", ..." : "", value(chosen));
  }

  symbolic::Interpreter& vm_;
  const symbolic::formula::Assignment& assignment_;
  symbolic::Choices* made_by_;
  ObjectNames* names_ = nullptr;  // nullptr: nobody reads the texts
  std::vector<std::string> texts_;
};

// "Foo.java:12, 13, 15"
std::string lines_text(const EndlessLoop& loop) {
  std::string text, file;
  for (const SourceLine& line : loop.lines()) {
    if (!text.empty()) text += ", ";
    text += line.file == file ? std::to_string(line.line) : line.text();
    file = line.file;
  }
  return text;
}

// One attempt to run it: where a run needs a class that is not initialised, the attempt is of no use.
class Replay {
 public:
  // The heap holds constants only, and a transition is open. `loop` is where the run is known to go round for
  // ever, or nullptr.
  Replay(const ReplayContext& where, const Operation& operation, std::vector<Value> arguments,
         const EndlessLoop* loop)
      : vm_(where.vm),
        space_(where.space),
        operation_(operation),
        arguments_(std::move(arguments)),
        names_(where.vm, where.space),
        trace_(where.vm, names_),
        prestate_(where.prestate),
        checked_(where.vm, where.space, where.specification, where.prestate),
        loop_(loop) {}

  // Nothing: all is well after the operation, or it does not end by itself.
  std::optional<Violation> run() {
    violation_.operation = call_text();
    violation_.before = describe_state(vm_, names_, objects_among(arguments_));
    const CheckedRun::Result result =
        checked_.run(operation_, arguments_,
                     {.operation = &trace_,
                      .operation_has_run = [this] { describe_operation(); },
                      .before_clause = [this] { return &deciding_.emplace(); }});
    if (const auto* needs = std::get_if<symbolic::NeedsClass>(&result.outcome)) needed_ = needs->c;
    switch (result.end) {
      case CheckedRun::End::kept:
      case CheckedRun::End::not_considered: return std::nullopt;
      case CheckedRun::End::unfinished:
        if (loop_ == nullptr || result.clause != nullptr) return std::nullopt;
        goes_round();
        break;
      case CheckedRun::End::threw: fails_by(result.exception); break;
      case CheckedRun::End::no_tree: breaks_tree(); break;
      case CheckedRun::End::strengthened: strengthens(result); break;
      case CheckedRun::End::broke: breaks_clause(result); break;
    }
    return std::move(violation_);
  }

  [[nodiscard]] ir::Class* needed_class() const { return needed_; }
  [[nodiscard]] ObjectNames& names() { return names_; }

 private:
  void describe_operation() {
    violation_.after = describe_state(vm_, names_, objects_among(arguments_));
    mark_changes(violation_.before, violation_.after);
    violation_.trace = trace_.lines();
    if (!operation_.orders) return;
    const auto& [first, second] = operation_.orders->methods;
    const std::size_t of_first = first->parameter_types.size();
    const std::string calls[] = {call_text(*first, 1), call_text(*second, of_first)};
    violation_.after_title = fmt::format("after {}, {}", calls[0], calls[1]);
    violation_.other_title = fmt::format("after {}, {}", calls[1], calls[0]);
    const std::vector<Value> of_both = call_of(operation_, arguments_, prestate_).arguments;
    violation_.other =
        describe_state(vm_, names_, objects_among(std::span(of_both).subspan(arguments_.size())));
    mark_changes(violation_.before, violation_.other);
  }

  // What a state is described from: the main object, and the arguments that are objects.
  std::vector<Reference> objects_among(std::span<const Value> arguments) {
    std::vector<Reference> objects;
    for (std::size_t k = 0; k < arguments.size(); ++k) {
      if (operation_.method->parameter_types[k] == ir::BasicType::reference) {
        objects.push_back(arguments[k].reference());
      }
    }
    return objects;
  }

  // Of a piece of code: its inputs are local variables, in no order that a reader knows.
  std::string input_name(std::size_t parameter) {
    return is_code_range(*operation_.method) ? operation_.method->parameter_name(parameter) + " = " : "";
  }

  // Of a method whose arguments are those from this one on.
  std::string call_text(const ir::Method& method, std::size_t from) {
    std::string list;
    for (std::size_t k = 1; k < method.parameter_types.size(); ++k) {
      list += (k > 1 ? ", " : "") + input_name(k) +
              names_.value(method.parameter_types[k], arguments_[from + k - 1]);
    }
    return fmt::format("{}({})", method.name, list);
  }

  std::string call_text() {
    if (!operation_.orders) return call_text(*operation_.method, 1);
    const auto& [first, second] = operation_.orders->methods;
    return fmt::format("{}, {}", call_text(*first, 1), call_text(*second, first->parameter_types.size()));
  }

  // The exception in its own words, if it has any.
  std::string exception_text(Reference exception) {
    const Value self[] = {Value::of(exception)};
    ir::Method* to_string =
        vm_.classes().find_method(vm_.class_of(exception), "toString", "()Ljava/lang/String;");
    const Outcome outcome = vm_.call(*to_string, self);
    if (const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome)) needed_ = needs->c;
    const auto* returned = std::get_if<symbolic::Returned>(&outcome);
    return returned == nullptr || returned->value == Value()
               ? vm_.class_of(exception).java_name()
               : vm_.strings().utf8(returned->value.reference());
  }

  // Its own message, empty if it has none.
  std::string message_of(Reference exception) {
    const Value message = vm_.get_field(exception, "detailMessage", "Ljava/lang/String;");
    return message.reference().is_null() ? std::string() : vm_.strings().utf8(message.reference());
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

  void fails_by(Reference exception) {
    if (operation_.orders && message_of(exception) == operation_.orders->claim) {
      violation_.property = "commutativity";
      return;
    }
    describe(exception);
    if (!is_assertion_error(vm_.class_of(exception))) {
      violation_.property = "no uncaught exception";
      return;
    }
    violation_.property = "assertion";
    violation_.message = message_of(exception);
  }

  void breaks_tree() {
    const std::optional<Sharing> sharing = find_sharing(vm_, space_.main_object());
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
  }

  void breaks_clause(const CheckedRun::Result& result) {
    const ir::Class& speaker = *result.clause->owner;
    violation_.property = result.clause->name;
    if (&speaker != &vm_.class_of(space_.main_object()))
      violation_.property += " of " + speaker.simple_name();
    if (!result.allowed.is_null()) {
      violation_.detail = fmt::format("after {} was thrown", vm_.class_of(result.allowed).java_name());
    }
    if (result.exception.is_null()) {
      if (deciding_->method() != nullptr) decided_at(*deciding_->method(), deciding_->line());
      return;
    }
    describe(result.exception);
    violation_.detail = fmt::format("{} throws {}", result.clause->name, violation_.detail);
  }

  void strengthens(const CheckedRun::Result& result) {
    breaks_clause(result);
    violation_.property = result.clause->name + " (a precondition stronger than the inherited one)";
    violation_.detail =
        fmt::format("what {} inherits allows this call", operation_.demands[0].by->java_name());
  }

  void goes_round() {
    violation_.property = "termination";
    violation_.detail = "it never ends: the same state comes again and again at " + lines_text(*loop_);
    if (loop_->method() != nullptr) decided_at(*loop_->method(), loop_->line());
  }

  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  const Operation& operation_;
  std::vector<Value> arguments_;
  ObjectNames names_;
  Trace trace_;
  const Prestate* prestate_;
  CheckedRun checked_;
  const EndlessLoop* loop_;
  std::optional<DecidingLine> deciding_;  // of the clause that was asked last
  Violation violation_;
  ir::Class* needed_ = nullptr;
};

// Writes the state of an assignment to the heap, in a transition, and attempts to run something on it with
// its arguments, as constants. The attempt says which class it needs to have initialised, and is then made
// again. False: that class has none, or cannot be initialised.
template <class Attempt>
bool attempt_on(const ReplayContext& where, const symbolic::formula::Assignment& assignment,
                const Operation& operation, std::span<const Value> arguments, Attempt attempt) {
  symbolic::Interpreter& vm = where.vm;
  for (;;) {
    vm.begin_transition();
    for (const SearchSpace::Cell& c : where.space.cells()) {
      const Value v = vm.heap().read_cell(c.object, c.index);
      vm.heap().write_cell(c.object, c.index, evaluate(vm, assignment, c.type, v));
    }
    std::vector<Value> constants;
    for (std::size_t k = 0; k < arguments.size(); ++k) {
      constants.push_back(evaluate(vm, assignment, operation.method->parameter_types[k], arguments[k]));
    }
    ir::Class* needed = attempt(std::move(constants));
    vm.undo_transition();
    if (needed == nullptr) return true;
    if (!vm.initialise(*needed)) return false;
  }
}

std::optional<Violation> find_violation(const ReplayContext& where,
                                        const symbolic::formula::Assignment& assignment,
                                        const Operation& operation, std::span<const Value> arguments,
                                        const EndlessLoop* loop) {
  RecordedChoices choices(where.vm, assignment);
  std::optional<Violation> violation;
  (void)attempt_on(where, assignment, operation, arguments, [&](std::vector<Value> constants) {
    Replay attempt(where, operation, std::move(constants), loop);
    choices.name_by(attempt.names());
    violation = attempt.run();
    return attempt.needed_class();
  });
  if (violation) violation->choices = choices.texts();
  return violation;
}

}  // namespace

ir::Result<Violation> replay(const ReplayContext& where, const symbolic::formula::Assignment& assignment,
                             const Operation& operation, std::span<const Value> arguments) {
  auto violation = find_violation(where, assignment, operation, arguments, nullptr);
  if (violation) return std::move(*violation);
  return ir::problem({}, "internal error: a counterexample does not reproduce: " + operation.label);
}

ir::Result<Violation> replay_endless(const ReplayContext& where,
                                     const symbolic::formula::Assignment& assignment,
                                     const Operation& operation, std::span<const Value> arguments) {
  std::optional<EndlessLoop> loop;
  symbolic::Outcome outcome;
  const std::uint64_t most = where.vm.steps_limit();
  {
    RecordedChoices choices(where.vm, assignment);
    (void)attempt_on(where, assignment, operation, arguments, [&](const std::vector<Value>& constants) {
      loop.emplace(where.vm);
      CheckedRun run(where.vm, where.space, where.specification, where.prestate);
      outcome =
          run.run(operation, constants, {.operation = &*loop, .operation_has_run = {}, .before_clause = {}})
              .outcome;
      const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome);
      return needs == nullptr ? nullptr : needs->c;
    });
  }
  const auto* refused = std::get_if<symbolic::Refused>(&outcome);
  std::optional<Violation> violation;
  if (loop->repeats()) {
    where.vm.limit_steps(loop->steps());
    violation = find_violation(where, assignment, operation, arguments, &*loop);
  }
  where.vm.limit_steps(most);
  if (violation) return std::move(*violation);
  return ir::problem(
      refused == nullptr ? operation.source_file() : refused->problem.place,
      fmt::format("{} does not end within {} rounds of loops and calls: it goes round {}; see --steps",
                  operation.label, most, lines_text(*loop)));
}

}  // namespace glassbox::checker
