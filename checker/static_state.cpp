#include "checker/static_state.hpp"

#include <fmt/format.h>

namespace glassbox::checker {

namespace {

bool may_change(ir::Hierarchy& classes, const ir::Field& f) {
  namespace access = ir::classfile::access;
  if (!f.is_static() || (f.access & access::synthetic) != 0) return false;
  if ((f.access & access::final_) == 0) return true;
  if (f.type != ir::BasicType::reference) return false;
  const auto type = classes.load_descriptor(f.descriptor);
  const bool is_enum = type && (*type)->super != nullptr && (*type)->super->name == "java/lang/Enum";
  return type && !is_enum && ((*type)->is_array() || (*type)->is_user_code());
}

}  // namespace

std::vector<std::string> static_state(symbolic::Interpreter& vm) {
  std::vector<std::string> lines;
  for (std::uint32_t id = 0; id < vm.classes().class_count(); ++id) {
    const ir::Class& c = vm.classes().class_at(id);
    if (!c.is_user_code() || c.is_array() || c.package().starts_with("glassbox") ||
        !vm.class_table().is_initialised(c)) {
      continue;
    }
    for (const ir::Field& f : c.fields) {
      if (!may_change(vm.classes(), f)) continue;
      lines.push_back(
          fmt::format("static {}.{} is not varied: every run starts with what its class initialiser left",
                      c.simple_name(), f.name));
    }
  }
  return lines;
}

}  // namespace glassbox::checker
