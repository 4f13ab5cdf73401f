#include "ir/class.hpp"

#include <algorithm>

namespace glassbox::ir {

std::string Method::parameter_name(std::size_t parameter) const {
  if (!parameter_names.empty()) return parameter_names[parameter];
  if (info == nullptr || !info->code) return {};
  for (const classfile::LocalVariable& v : info->code->locals) {
    if (v.slot == parameter_registers[parameter] && v.start == 0) return v.name;
  }
  return {};
}

std::string Method::full_name() const { return owner->name + "." + name + descriptor; }

bool Class::is_subclass_of(const Class& other) const {
  if (this == &other) return true;
  if (other.is_interface()) {
    return std::find(all_interfaces.begin(), all_interfaces.end(), &other) != all_interfaces.end();
  }
  if (is_array() && other.is_array()) {
    if (element->is_primitive() || other.element->is_primitive()) return false;  // equal ones were seen above
    return element->is_subclass_of(*other.element);
  }
  const std::size_t depth = other.display_.size();
  return depth != 0 && depth <= display_.size() && display_[depth - 1] == &other;
}

void Class::index_methods() {
  for (Method& m : methods) method_index_.try_emplace(m.name + m.descriptor, &m);
}

Method* Class::declared_method(std::string_view method_name, std::string_view descriptor) {
  std::string key;
  key.reserve(method_name.size() + descriptor.size());
  key.append(method_name).append(descriptor);
  const auto found = method_index_.find(key);
  return found == method_index_.end() ? nullptr : found->second;
}

Field* Class::declared_field(std::string_view field_name, std::string_view descriptor) {
  for (Field& f : fields) {
    if (f.name == field_name && f.descriptor == descriptor) return &f;
  }
  return nullptr;
}

std::string Class::descriptor() const {
  if (is_primitive()) return {descriptor_letter(primitive)};
  return is_array() ? name : "L" + name + ";";
}

std::string Class::java_name() const {
  std::string text = name;
  std::replace(text.begin(), text.end(), '/', '.');
  return text;
}

std::string Class::simple_name() const {
  if (is_array()) return element->simple_name() + "[]";
  if (file) {
    for (const classfile::InnerClass& inner : file->inner_classes) {
      if (inner.inner == name) return inner.name;  // empty for an anonymous class
    }
  }
  return name.substr(name.rfind('/') + 1);
}

std::string Class::short_name() const {
  if (is_array()) return element->short_name() + "[]";
  const std::string simple = simple_name();
  return simple.empty() ? name.substr(name.rfind('/') + 1) : simple;
}

std::string Class::source_file() const { return file ? file->source_file : std::string(); }

std::string_view Class::package() const {
  const std::size_t slash = name.rfind('/');
  return slash == std::string::npos ? std::string_view() : std::string_view(name).substr(0, slash);
}

}  // namespace glassbox::ir
