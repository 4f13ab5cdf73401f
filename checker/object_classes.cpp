#include "checker/object_classes.hpp"

#include <algorithm>

namespace glassbox::checker {

namespace {

bool can_be_made(const ir::Class& c) {
  return c.is_user_code() && !c.is_abstract() && !c.is_interface() && !c.is_array() && !c.is_primitive() &&
         !is_enum(c);
}

}  // namespace

bool is_enum(const ir::Class& c) {
  for (const ir::Class* k = c.super; k != nullptr; k = k->super) {
    if (k->name == "java/lang/Enum") return true;
  }
  return false;
}

const ObjectClasses::Classes& ObjectClasses::find(ir::Class& type) {
  const auto [known, added] = below_.try_emplace(&type);
  const bool has_subclasses =
      !type.is_array() && !type.is_primitive() &&
      (type.is_user_code() || (type.is_interface() && type.name != "java/lang/Comparable"));
  if (!added || !has_subclasses) return known->second;
  const bool is_final = (type.access & ir::classfile::access::final_) != 0;
  for (ir::Class* c : is_final ? std::vector{&type} : classes_.program_classes_below(type)) {
    if (can_be_made(*c)) known->second.objects.push_back(c);
    if (c->super != nullptr && c->super->name == "java/lang/Enum") known->second.enums.push_back(c);
  }
  return known->second;
}

const std::size_t* ObjectClasses::own_bound(const ir::Class& c) const {
  for (const std::string& name : {c.java_name(), c.simple_name()}) {
    const auto found = bounds_.per_class.find(name);
    if (found != bounds_.per_class.end()) return &found->second;
  }
  return nullptr;
}

std::size_t ObjectClasses::bound_of(const ir::Class& c) const {
  for (const ir::Class* k = &c; k != nullptr; k = k->super) {
    if (const std::size_t* bound = own_bound(*k)) return *bound;
  }
  for (const ir::Class* interface : c.all_interfaces) {
    if (const std::size_t* bound = own_bound(*interface)) return *bound;
  }
  return bounds_.nodes;
}

}  // namespace glassbox::checker
