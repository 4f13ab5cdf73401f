#include "checker/commutation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "checker/declarative_check.hpp"
#include "ir/body_builder.hpp"
#include "ir/classfile/descriptor.hpp"

namespace glassbox::checker {

namespace {

using ir::classfile::access::static_;
using ir::classfile::access::synthetic;

// By its name, or with its parameters where several have the name.
ir::Result<const Operation*> find_operation(const Specification& specification, const ir::Class& c,
                                            const std::string& name) {
  const Operation* found = nullptr;
  int count = 0;
  for (const Operation& o : specification.operations) {
    if (!o.is_called(name)) continue;
    found = &o;
    ++count;
  }
  if (count == 1) return found;
  return ir::problem(c.source_file(),
                     fmt::format("{} operation {}; there are: {}", count == 0 ? "no" : "more than one", name,
                                 fmt::join(labels_of(specification.operations), ", ")));
}

ir::Result<ir::Method*> find_equal_to(ir::Hierarchy& classes, ir::Class& c) {
  for (ir::Class* k = &c; k != nullptr; k = k->super) {
    for (ir::Method& m : k->methods) {
      const auto descriptor = ir::classfile::parse_method_descriptor(m.descriptor);
      if (m.name != "equalTo" || m.is_static() || descriptor->result != "Z" ||
          descriptor->parameters.size() != 1) {
        continue;
      }
      const auto type = classes.load_descriptor(descriptor->parameters[0]);
      if (!type || !c.is_subclass_of(**type)) continue;
      if (is_declarative(m)) {
        if (auto checked = check_declarative(classes, m); !checked) return tl::unexpected(checked.error());
      }
      return &m;
    }
  }
  return ir::problem(c.source_file(),
                     fmt::format("{0} has no method boolean equalTo({0} other), by which states are compared",
                                 c.simple_name()));
}

std::string parameters_of(const ir::Method& m) { return m.descriptor.substr(1, m.descriptor.find(')') - 1); }

// static void inBothOrders(T object, A1…, A2…, T copy, A1…, A2…)
class Driver {
 public:
  Driver(ir::Method& driver, const ir::Class& c, std::array<const Operation*, 2> operations)
      : body_(driver), class_(c), operations_(operations) {}

  void write(const ir::Method& equal_to, const std::string& claim) {
    const std::size_t first_of_copy = 1 + arguments(0) + arguments(1);
    call(0, 0);
    call(1, 0);
    call(1, first_of_copy);
    call(0, first_of_copy);
    const ir::Register same =
        body_.invoke(ir::Operation::invoke_virtual, class_.name, "equalTo", equal_to.descriptor,
                     {body_.parameter(0), body_.parameter(first_of_copy)});
    const ir::Register message = body_.string(claim);
    body_.invoke(ir::Operation::invoke_static, "glassbox/GlassBox", "check", "(ZLjava/lang/String;)V",
                 {same, message});
    body_.return_void();
    body_.place(failed_assertion_);
    body_.rethrow();
    body_.finish();
  }

 private:
  [[nodiscard]] std::size_t arguments(std::size_t operation) const {
    return operations_[operation]->method->parameter_types.size() - 1;
  }

  // Of the object at this parameter, whose arguments follow it.
  void call(std::size_t operation, std::size_t object) {
    const Operation& o = *operations_[operation];
    std::vector<ir::Register> arguments = {body_.parameter(object)};
    const std::size_t first = object + 1 + (operation == 1 ? this->arguments(0) : 0);
    for (std::size_t k = 0; k < this->arguments(operation); ++k) {
      arguments.push_back(body_.parameter(first + k));
    }
    if (!o.demands.empty()) {
      for (const ir::Method* clause : o.demands.front().clauses) {
        const bool interface = clause->owner->is_interface();
        const ir::Register holds =
            body_.invoke(interface ? ir::Operation::invoke_interface : ir::Operation::invoke_virtual,
                         clause->owner->name, clause->name, clause->descriptor, arguments, interface);
        body_.invoke(ir::Operation::invoke_static, "glassbox/GlassBox", "assume", "(Z)V", {holds});
      }
    }
    const ir::BodyBuilder::Label begin = body_.label(), end = body_.label();
    body_.place(begin);
    body_.invoke(ir::Operation::invoke_virtual, class_.name, o.method->name, o.method->descriptor, arguments);
    body_.place(end);
    // An exception that is allowed ends the call, and nothing else.
    body_.handle(begin, end, "java/lang/AssertionError", failed_assertion_);
    for (const ir::Class* exception : o.allowed) body_.handle(begin, end, exception->name, end);
  }

  ir::BodyBuilder body_;
  ir::BodyBuilder::Label failed_assertion_ = body_.label();
  const ir::Class& class_;
  std::array<const Operation*, 2> operations_;
};

}  // namespace

ir::Result<Specification> commutation_of(ir::Hierarchy& classes, ir::Class& c,
                                         const std::array<std::string, 2>& operations,
                                         const SpecificationOptions& options) {
  auto specification = specification_of(classes, c, options);
  if (!specification) return specification;
  std::array<const Operation*, 2> both{};
  for (std::size_t k = 0; k < 2; ++k) {
    const auto found = find_operation(*specification, c, operations[k]);
    if (!found) return tl::unexpected(found.error());
    both[k] = *found;
  }
  const auto equal_to = find_equal_to(classes, c);
  if (!equal_to) return tl::unexpected(equal_to.error());

  const auto object = classes.load("java/lang/Object");
  ir::Class& owner = classes.add_synthetic_class("glassbox/Commutation", **object);
  const std::string arguments = parameters_of(*both[0]->method) + parameters_of(*both[1]->method);
  const std::string each = c.descriptor() + arguments;
  ir::Method& inputs = classes.add_synthetic_method(owner, "inputs", fmt::format("({})V", arguments), 0);
  // The second has arguments of its own even if it is the first once more: a method of the same class, where
  // type variables stand for the same.
  ir::Method& again = classes.add_synthetic_method(*both[1]->method->owner, both[1]->method->name,
                                                   both[1]->method->descriptor, synthetic);
  again.info = both[1]->method->info;
  again.parameter_registers = both[1]->method->parameter_registers;
  ir::Method& driver =
      classes.add_synthetic_method(owner, "inBothOrders", fmt::format("({}{})V", each, each), static_);
  const std::string claim = fmt::format("{} and {} commute", both[0]->label, both[1]->label);
  Driver(driver, c, both).write(**equal_to, claim);
  classes.link(owner);

  Operation commuting{.method = &inputs, .label = fmt::format("{}, {}", both[0]->label, both[1]->label)};
  commuting.driver = &driver;
  commuting.orders = Operation::Orders{{both[0]->method, &again}, claim};
  for (const Operation* o : both) {
    commuting.allowed.insert(commuting.allowed.end(), o->allowed.begin(), o->allowed.end());
  }
  specification->operations = {std::move(commuting)};
  return specification;
}

SearchSpace::Calls calls_of(const Specification& specification) {
  const bool together =
      std::ranges::any_of(specification.operations, [](const Operation& o) { return o.orders.has_value(); });
  return together ? SearchSpace::Calls::together : SearchSpace::Calls::apart;
}

Prestate::Opaque opaque_of(const Specification& specification) {
  return calls_of(specification) == SearchSpace::Calls::together ? Prestate::Opaque::shared
                                                                 : Prestate::Opaque::copied;
}

void join_arguments(SearchSpace& space, const Specification& specification) {
  for (const Operation& o : specification.operations) {
    if (o.orders) space.join(*o.method, o.orders->methods);
  }
}

}  // namespace glassbox::checker
