#include "checker/operations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "checker/annotations.hpp"

namespace glassbox::checker {

namespace {

constexpr const char* kBooleanNoArguments = "()Z";

}  // namespace

bool is_declarative(const ir::Method& method) {
  return method.info != nullptr &&
         find_annotation(method.info->annotations, "Lglassbox/Declarative;") != nullptr;
}

namespace {

std::vector<ir::Method*> all_operations(ir::Hierarchy& classes, ir::Class& c) {
  namespace access = ir::classfile::access;
  std::vector<ir::Method*> operations;
  std::set<std::string> seen;
  ir::Class& object = **classes.load("java/lang/Object");
  for (ir::Class* k = &c; k != nullptr && k != &object; k = k->super) {
    for (ir::Method& m : k->methods) {
      if (!seen.insert(m.name + m.descriptor).second) continue;  // overridden further down
      const bool excluded = m.is_private() || m.is_static() || m.is_abstract() || m.name.starts_with('<') ||
                            (m.access & (access::synthetic | access::bridge)) != 0 || is_declarative(m) ||
                            object.declared_method(m.name, m.descriptor) != nullptr;
      if (!excluded) operations.push_back(&m);
    }
  }
  return operations;
}

}  // namespace

ir::Result<std::vector<ir::Method*>> operations_of(ir::Hierarchy& classes, ir::Class& c,
                                                   std::span<const std::string> names) {
  std::vector<ir::Method*> operations = all_operations(classes, c);
  for (const std::string& name : names) {
    if (std::ranges::find(operations, name, &ir::Method::name) != operations.end()) continue;
    std::string candidates;
    for (const ir::Method* m : operations) candidates += " " + m->name;
    return ir::problem(c.source_file(), fmt::format("no operation {}; there are:{}", name, candidates));
  }
  if (!names.empty()) {
    std::erase_if(operations,
                  [&](const ir::Method* m) { return std::ranges::find(names, m->name) == names.end(); });
  }
  if (operations.empty()) return ir::problem(c.source_file(), c.java_name() + " has no operation to check");
  return operations;
}

ir::Result<Specification> specification_of(ir::Hierarchy& classes, ir::Class& c) {
  const std::string file = c.source_file();
  if (c.is_abstract() || c.is_interface()) {
    return ir::problem(file,
                       fmt::format("{} is {} and has no objects of its own: give a subclass with --class",
                                   c.java_name(), c.is_interface() ? "an interface" : "abstract"));
  }
  Specification specification{classes.find_method(c, "repOk", kBooleanNoArguments),
                              classes.find_method(c, "precondition", kBooleanNoArguments)};
  if (specification.rep_ok == nullptr) {
    return ir::problem(file, fmt::format("{} has no method @Declarative boolean repOk()", c.java_name()));
  }
  if (!is_declarative(*specification.rep_ok))
    return ir::problem(file, "repOk must be annotated @Declarative");
  for (ir::Method* m : specification.restricting()) {
    if (auto checked = check_declarative(classes, *m); !checked) return tl::unexpected(checked.error());
  }
  return specification;
}

namespace {

class DeclarativeCheck {
 public:
  explicit DeclarativeCheck(ir::Hierarchy& classes) : classes_(classes) {}

  ir::Result<void> visit(ir::Method& method) {
    if (!visited_.insert(&method).second || method.info == nullptr || !method.info->code) return {};
    auto body = classes_.body(method);
    if (!body) return tl::unexpected(body.error());
    for (std::uint32_t i = 0; i < (*body)->code.size(); ++i) {
      if (auto checked = visit(method, **body, i); !checked) return checked;
    }
    return {};
  }

 private:
  ir::Result<void> visit(ir::Method& method, ir::Body& body, std::uint32_t index) {
    const ir::Instruction& i = body.code[index];
    const auto refuse = [&](const std::string& what) {
      return ir::problem(
          fmt::format("{}:{}", method.owner->source_file(), body.lines[index]),
          fmt::format("{}.{} is @Declarative and may not {}", method.owner->java_name(), method.name, what));
    };
    switch (i.operation) {
      case ir::Operation::put_field:
      case ir::Operation::put_static: return refuse("write the field " + body.fields[i.index].name);
      case ir::Operation::array_store: return refuse("write to an array");
      case ir::Operation::invoke_dynamic: return refuse("use lambdas or string concatenation");
      case ir::Operation::invoke_virtual:
      case ir::Operation::invoke_interface:
      case ir::Operation::invoke_special:
      case ir::Operation::invoke_static: break;
      default: return {};
    }
    auto callee = classes_.resolve(body.methods[body.calls[i.index].reference]);
    if (!callee)
      return refuse("call " + body.methods[body.calls[i.index].reference].name + ", which cannot be found");
    if (!(*callee)->owner->is_user_code() || (*callee)->is_constructor()) return {};
    if (!is_declarative(**callee)) {
      return refuse(fmt::format("call {}.{}, which is not", (*callee)->owner->java_name(), (*callee)->name));
    }
    return visit(**callee);
  }

  ir::Hierarchy& classes_;
  std::set<const ir::Method*> visited_;
};

}  // namespace

ir::Result<void> check_declarative(ir::Hierarchy& classes, ir::Method& method) {
  return DeclarativeCheck(classes).visit(method);
}

}  // namespace glassbox::checker
