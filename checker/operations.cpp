#include "checker/operations.hpp"

#include <algorithm>
#include <set>

#include "checker/annotations.hpp"
#include "checker/declarative_check.hpp"

namespace glassbox::checker {

namespace {

// Whatever it returns: what overrides a method may return a subclass.
bool overrides_one_of(const ir::Class& above, const ir::Method& method) {
  const auto call = [](const ir::Method& m) {
    return m.name + m.descriptor.substr(0, m.descriptor.find(')'));
  };
  return std::ranges::any_of(above.methods,
                             [&](const ir::Method& m) { return !m.is_private() && call(m) == call(method); });
}

}  // namespace

std::vector<ir::Method*> operations_of(ir::Hierarchy& classes, ir::Class& c) {
  namespace access = ir::classfile::access;
  std::vector<ir::Method*> operations;
  std::set<std::string> seen;
  ir::Class& object = **classes.load("java/lang/Object");
  std::vector<ir::Class*> owners;
  for (ir::Class* k = &c; k != nullptr && k != &object; k = k->super) owners.push_back(k);
  for (ir::Class* k : c.all_interfaces) {  // default methods of the program's own
    if (k->is_user_code()) owners.push_back(k);
  }
  std::set<std::string> helpers;  // also those that are overridden
  for (ir::Class* k : owners) {
    for (const ir::Method& m : k->methods) {
      if (has_annotation(m, "Lglassbox/Helper;")) helpers.insert(m.name + m.descriptor);
    }
  }
  for (ir::Class* k : owners) {
    for (ir::Method& m : k->methods) {
      const bool is_block = k == &c && has_annotation(m, "Lglassbox/CodeBlock;");
      const bool excluded = m.is_private() || m.is_static() || m.is_abstract() || m.name.starts_with('<') ||
                            (m.access & (access::synthetic | access::bridge)) != 0 || is_declarative(m) ||
                            helpers.contains(m.name + m.descriptor) || overrides_one_of(object, m);
      const bool overridden = !m.is_abstract() && !seen.insert(m.name + m.descriptor).second;
      if (is_block || (!excluded && !overridden)) operations.push_back(&m);
    }
  }
  return operations;
}

}  // namespace glassbox::checker
