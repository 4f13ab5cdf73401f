#include "checker/static_state.hpp"

#include <fmt/format.h>

#include <set>

#include "checker/object_classes.hpp"
#include "checker/value_pools.hpp"

namespace glassbox::checker {

namespace {

// Itself or, if it is final, the object that it refers to.
bool may_change(symbolic::Interpreter& vm, const ir::Field& f) {
  namespace access = ir::classfile::access;
  if (!f.is_static() || (f.access & access::synthetic) != 0) return false;
  if ((f.access & access::final_) == 0) return true;
  if (f.type != ir::BasicType::reference) return false;
  const symbolic::Value value = vm.get_static(*f.owner, f.name, f.descriptor);
  if (!value.is_constant()) return true;
  if (value.reference().is_null()) return false;
  const ir::Class& c = vm.class_of(value.reference());
  if (c.is_array()) return vm.heap().length(value.reference()) > 0;
  return c.instance_cells > 0 && !is_value_class(c);
}

std::vector<ir::Class*> initialised_classes_of_program(symbolic::Interpreter& vm) {
  std::vector<ir::Class*> classes;
  for (std::uint32_t id = 0; id < vm.classes().class_count(); ++id) {
    ir::Class& c = vm.classes().class_at(id);
    if (c.is_user_code() && !c.is_array() && !c.package().starts_with("glassbox") &&
        vm.class_table().is_initialised(c)) {
      classes.push_back(&c);
    }
  }
  return classes;
}

bool is_landmark(symbolic::Interpreter& vm, symbolic::Reference object) {
  const ir::Class& c = vm.class_of(object);
  if (c.is_array()) return vm.heap().length(object) == 0;
  return c.name == "java/lang/Object" || (c.is_user_code() && !is_value_class(c));
}

}  // namespace

std::vector<std::string> static_state(symbolic::Interpreter& vm) {
  std::vector<std::string> lines;
  for (ir::Class* c : initialised_classes_of_program(vm)) {
    for (const ir::Field& f : c->fields) {
      if (is_enum(*c) && !f.is_static() && (f.access & ir::classfile::access::final_) == 0) {
        lines.push_back(
            fmt::format("{}.{} of enum constants is not varied: every run starts with what the class "
                        "initialiser left",
                        c->simple_name(), f.name));
      }
      if (!may_change(vm, f)) continue;
      lines.push_back(
          fmt::format("static {}.{} is not varied: every run starts with what its class initialiser left",
                      c->simple_name(), f.name));
    }
  }
  return lines;
}

std::vector<Landmark> landmarks(symbolic::Interpreter& vm) {
  std::vector<Landmark> found;
  std::set<symbolic::Reference> seen;
  for (ir::Class* c : initialised_classes_of_program(vm)) {
    for (const ir::Field& f : c->fields) {
      const bool is_reference = f.is_static() && f.type == ir::BasicType::reference &&
                                (f.access & ir::classfile::access::synthetic) == 0;
      if (!is_reference) continue;
      const symbolic::Value value = vm.get_static(*c, f.name, f.descriptor);
      if (!value.is_constant() || value.reference().is_null() || !is_landmark(vm, value.reference()))
        continue;
      if (!seen.insert(value.reference()).second) continue;
      found.push_back({value.reference(), &vm.class_of(value.reference()),
                       fmt::format("{}.{}", c->simple_name(), f.name)});
    }
  }
  return found;
}

}  // namespace glassbox::checker
