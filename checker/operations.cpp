#include "checker/operations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "checker/annotations.hpp"
#include "checker/declarative_check.hpp"

namespace glassbox::checker {

namespace {

std::vector<ir::Method*> all_operations(ir::Hierarchy& classes, ir::Class& c) {
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
                            helpers.contains(m.name + m.descriptor) ||
                            object.declared_method(m.name, m.descriptor) != nullptr;
      const bool overridden = !m.is_abstract() && !seen.insert(m.name + m.descriptor).second;
      if (is_block || (!excluded && !overridden)) operations.push_back(&m);
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

}  // namespace glassbox::checker
