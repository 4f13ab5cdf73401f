#include "ir/dynamic.hpp"

#include <fmt/format.h>

#include "ir/dynamic_builders.hpp"

namespace glassbox::ir {

Result<Method*> link_dynamic(Hierarchy& classes, Class& caller, const DynamicRef& site) {
  const classfile::ClassFile& file = *caller.file;
  const std::uint16_t bootstrap_index = file.constants.at(site.constant).first;
  if (bootstrap_index >= file.bootstrap_methods.size())
    return problem(file.origin, "no such bootstrap method");
  const classfile::BootstrapMethod& bootstrap = file.bootstrap_methods[bootstrap_index];
  const classfile::MethodHandle handle = file.constants.method_handle(bootstrap.method_handle);
  const DynamicSite described{caller, site.name, site.descriptor, bootstrap.arguments};
  const std::string& owner = handle.member.owner;
  const std::string& name = handle.member.name;
  if (owner == "java/lang/invoke/StringConcatFactory") {
    return build_string_concatenation(classes, described, name == "makeConcatWithConstants");
  }
  if (owner == "java/lang/invoke/LambdaMetafactory") return build_lambda(classes, described);
  if (owner == "java/lang/runtime/ObjectMethods") return build_record_method(classes, described);
  return problem({},
                 fmt::format("invokedynamic with the bootstrap method {}.{} is not supported", owner, name));
}

}  // namespace glassbox::ir
