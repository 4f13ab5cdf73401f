#include "checker/counterexample.hpp"

#include <fmt/format.h>

#include <deque>
#include <map>

#include "checker/tree_structure.hpp"

namespace glassbox::checker {

namespace {

using ir::BasicType;

class StateText {
 public:
  StateText(symbolic::Interpreter& vm, const SearchSpace& space) : vm_(vm), space_(space) {}

  std::string value(BasicType type, Value v) {
    switch (type) {
      case BasicType::boolean: return v.int32() != 0 ? "true" : "false";
      case BasicType::character: return fmt::format("'\\u{:04x}'", v.int32());
      case BasicType::float_: return fmt::format("{}f", v.float32());
      case BasicType::double_: return fmt::format("{}", v.float64());
      case BasicType::reference: return name(v.reference());
      default: return fmt::format("{}", v.int64());
    }
  }

  std::string name(Reference object) {
    if (object.is_null()) return "null";
    const std::string known = space_.name_of(object);
    if (!known.empty()) return known;
    const auto [it, added] = fresh_.try_emplace(object, fresh_.size());
    return fmt::format("new {}{}", vm_.class_of(object).simple_name(), it->second);
  }

  // The objects reachable from the main object, breadth first, a line each.
  std::vector<std::string> lines() {
    std::vector<std::string> text;
    std::deque<Reference> queue = {space_.main_object()};
    std::map<Reference, bool> seen = {{space_.main_object(), true}};
    while (!queue.empty()) {
      const Reference object = queue.front();
      queue.pop_front();
      ir::Class& c = vm_.class_of(object);
      std::string line;
      for (ir::Class* k = &c; k != nullptr; k = k->super) {
        for (const ir::Field& f : k->fields) {
          if (f.is_static()) continue;
          const Value v = vm_.heap().read(object, f.cell);
          line += fmt::format("{}{} = {}", line.empty() ? "" : ", ", f.name, value(f.type, v));
          if (f.type == BasicType::reference && !v.reference().is_null() &&
              seen.try_emplace(v.reference(), true).second) {
            queue.push_back(v.reference());
          }
        }
      }
      if (!line.empty()) text.push_back(fmt::format("{}: {} {{ {} }}", name(object), c.simple_name(), line));
    }
    return text;
  }

 private:
  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  std::map<Reference, std::size_t> fresh_;
};

Value evaluate(symbolic::Interpreter& vm, const symbolic::formula::Assignment& assignment, BasicType type,
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

void make_constant(symbolic::Interpreter& vm, const SearchSpace& space,
                   const symbolic::formula::Assignment& assignment) {
  for (const SearchSpace::Cell& c : space.cells()) {
    const Value v = vm.heap().read_cell(c.object, c.index);
    vm.heap().write_cell(c.object, c.index, evaluate(vm, assignment, c.type, v));
  }
}

// Runs `call` in the open transition, from the state that `prepare` makes; classes are initialised as it
// meets them.
template <class Prepare>
symbolic::Outcome run_with_classes(symbolic::Interpreter& vm, ir::Method& method,
                                   std::span<const Value> arguments, Prepare prepare) {
  for (;;) {
    vm.begin_transition();
    prepare();
    symbolic::Outcome outcome = vm.call(method, arguments);
    const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome);
    if (needs == nullptr) return outcome;
    vm.undo_transition();
    if (!vm.initialise(*needs->c)) return outcome;
  }
}

std::string describe_exception(symbolic::Interpreter& vm, Reference exception) {
  const Value message = vm.get_field(exception, "detailMessage", "Ljava/lang/String;");
  return vm.class_of(exception).java_name() +
         (message == Value() ? std::string() : ": " + vm.strings().utf8(message.reference()));
}

}  // namespace

ir::Result<Violation> replay(symbolic::Interpreter& vm, const SearchSpace& space,
                             const symbolic::formula::Assignment& assignment, ir::Method& operation,
                             std::span<const Value> arguments, ir::Method& rep_ok) {
  Violation violation;
  StateText text(vm, space);
  std::vector<Value> constants;
  std::string list;
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    constants.push_back(evaluate(vm, assignment, operation.parameter_types[k], arguments[k]));
    if (k > 0) list += (k > 1 ? ", " : "") + text.value(operation.parameter_types[k], constants[k]);
  }
  violation.operation = fmt::format("{}({})", operation.name, list);

  const symbolic::Outcome outcome = run_with_classes(vm, operation, constants, [&] {
    make_constant(vm, space, assignment);
    violation.before = text.lines();
  });
  if (const auto* threw = std::get_if<symbolic::Threw>(&outcome)) {
    violation.property = "no uncaught exception";
    violation.detail = describe_exception(vm, threw->exception);
    violation.after = text.lines();
    vm.undo_transition();
    return violation;
  }
  violation.after = text.lines();
  const bool tree = tree_structure(vm, space.main_object()).is_true();
  const Value self[] = {Value::of(space.main_object())};
  const symbolic::Outcome invariant = vm.call(rep_ok, self);
  const auto* returned = std::get_if<symbolic::Returned>(&invariant);
  const auto* failed = std::get_if<symbolic::Threw>(&invariant);
  if (failed != nullptr)
    violation.detail = "repOk itself throws " + describe_exception(vm, failed->exception);
  vm.undo_transition();
  if (!tree) {
    violation.property = "tree structure";
  } else if (failed != nullptr || (returned != nullptr && returned->value.int32() == 0)) {
    violation.property = "repOk";
  } else {
    return ir::problem({}, "internal error: a counterexample does not reproduce: " + violation.operation);
  }
  return violation;
}

}  // namespace glassbox::checker
