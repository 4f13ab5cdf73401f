#include "ir/hierarchy.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ir/classfile/class_file_reader.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/lowering.hpp"

namespace glassbox::ir {

namespace {

constexpr const char* kNoClass = "java/lang/NoClassDefFoundError";
constexpr const char* kBadClass = "java/lang/ClassFormatError";
constexpr const char* kCircular = "java/lang/ClassCircularityError";
constexpr const char* kIncompatible = "java/lang/IncompatibleClassChangeError";
constexpr std::size_t kMostSuperclasses = 1000;  // nested loads: far more than any program has

tl::unexpected<LinkageFailure> failure(const char* exception, std::string message) {
  return tl::unexpected<LinkageFailure>(LinkageFailure{exception, std::move(message)});
}

}  // namespace

Hierarchy::Hierarchy(classfile::ClassPath class_path) : class_path_(std::move(class_path)) {
  for (int i = 0; i <= static_cast<int>(BasicType::void_); ++i) {
    const auto type = static_cast<BasicType>(i);
    if (type == BasicType::reference) {
      primitives_.push_back(nullptr);
      continue;
    }
    Class& c = new_class(name_of(type));
    c.is_primitive_ = true;
    c.primitive = type;
    c.module = "java.base";
    c.access = classfile::access::public_ | classfile::access::final_ | classfile::access::abstract;
    primitives_.push_back(&c);
  }
}

Class* Hierarchy::find_loaded(const std::string& name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : found->second;
}

Class& Hierarchy::new_class(const std::string& name) {
  Class& c = classes_.emplace_back();
  c.id = static_cast<std::uint32_t>(class_by_id_.size());
  c.name = name;
  class_by_id_.push_back(&c);
  return c;
}

Class& Hierarchy::add_class(const std::string& name) {
  Class& c = new_class(name);
  by_name_[name] = &c;
  return c;
}

Linked<Class*> Hierarchy::load_descriptor(const std::string& descriptor) {
  const BasicType type = basic_type(descriptor);
  if (type != BasicType::reference) return primitives_[static_cast<std::size_t>(type)];
  return load(descriptor.front() == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor);
}

Linked<Class*> Hierarchy::load(const std::string& name) {
  if (Class* c = find_loaded(name)) return c;
  if (name.starts_with('[')) {
    if (!classfile::is_field_descriptor(name)) return failure(kNoClass, name);
    auto element = load_descriptor(name.substr(1));
    if (!element) return element;
    return &array_of(**element);
  }
  if (std::find(being_loaded_.begin(), being_loaded_.end(), name) != being_loaded_.end() ||
      being_loaded_.size() > kMostSuperclasses) {
    return failure(kCircular, name);
  }
  auto found = class_path_.find(name);
  if (!found) return failure(kBadClass, found.error().text());
  if (!*found) return failure(kNoClass, name);
  being_loaded_.push_back(name);
  auto result = define(name, std::move(**found));
  being_loaded_.pop_back();
  return result;
}

Linked<Class*> Hierarchy::define(const std::string& name, classfile::ClassPath::Found found) {
  auto file = classfile::read_class_file(found.bytes, found.origin);
  if (!file) return failure(kBadClass, file.error().text());
  if (file->name != name) return failure(kNoClass, fmt::format("{} (wrong name: {})", name, file->name));
  if (file->super.empty() != (name == "java/lang/Object"))
    return failure(kBadClass, name + " has no superclass");

  Class* super = nullptr;
  if (!file->super.empty()) {
    auto loaded = load(file->super);
    if (!loaded) return loaded;
    super = *loaded;
    if (super->is_interface() || super->is_array()) {
      return failure(kIncompatible,
                     fmt::format("class {} has interface {} as super class", name, super->java_name()));
    }
  }
  std::vector<Class*> interfaces;
  for (const std::string& interface : file->interfaces) {
    auto loaded = load(interface);
    if (!loaded) return loaded;
    if (!(*loaded)->is_interface()) {
      return failure(kIncompatible,
                     fmt::format("class {} can not implement {}, because it is not an interface", name,
                                 (*loaded)->java_name()));
    }
    interfaces.push_back(*loaded);
  }

  Class& c = add_class(name);
  c.module = found.module;
  c.super = super;
  c.interfaces = std::move(interfaces);
  c.file = std::make_unique<classfile::ClassFile>(std::move(*file));
  c.access = c.file->access;
  for (const classfile::FieldInfo& info : c.file->fields) {
    c.fields.push_back({&c, info.name, info.descriptor, basic_type(info.descriptor), info.access, 0, &info});
  }
  for (const classfile::MethodInfo& info : c.file->methods) {
    add_method(c, info.name, info.descriptor, info.access).info = &info;
  }
  link(c);
  return &c;
}

Method& Hierarchy::add_method(Class& owner, const std::string& name, const std::string& descriptor,
                              std::uint16_t access) {
  owner.methods.emplace_back();
  Method& m = owner.methods.back();
  m.owner = &owner;
  m.id = static_cast<std::uint32_t>(methods_.size());
  methods_.push_back(&m);
  m.name = name;
  m.descriptor = descriptor;
  m.access = access;
  Register next = 0;
  const auto add_parameter = [&](BasicType type) {
    m.parameter_registers.push_back(next);
    m.parameter_types.push_back(type);
    next = static_cast<Register>(next + slots(kind_of(type)));
  };
  if (!m.is_static()) add_parameter(BasicType::reference);
  if (const auto parsed = classfile::parse_method_descriptor(descriptor)) {
    for (const std::string& parameter : parsed->parameters) add_parameter(basic_type(parameter));
    m.result = basic_type(parsed->result);
  }
  return m;
}

void Hierarchy::link(Class& c) {
  c.display_ = c.super != nullptr ? c.super->display_ : std::vector<const Class*>();
  c.display_.push_back(&c);
  c.index_methods();
  collect_interfaces(c);
  lay_out_fields(c);
  build_vtable(c);
}

void Hierarchy::collect_interfaces(Class& c) {
  if (c.super != nullptr) c.all_interfaces = c.super->all_interfaces;
  const auto add = [&c](Class* interface) {
    if (std::find(c.all_interfaces.begin(), c.all_interfaces.end(), interface) == c.all_interfaces.end()) {
      c.all_interfaces.push_back(interface);
    }
  };
  for (Class* interface : c.interfaces) {
    add(interface);
    for (Class* inherited : interface->all_interfaces) add(inherited);
  }
}

void Hierarchy::lay_out_fields(Class& c) {
  c.instance_cells = c.super != nullptr ? c.super->instance_cells : 0;
  for (Field& f : c.fields) f.cell = f.is_static() ? c.static_cells++ : c.instance_cells++;
}

void Hierarchy::build_vtable(Class& c) {
  if (c.is_interface()) return;
  if (c.super != nullptr) c.vtable = c.super->vtable;
  for (Method& m : c.methods) {
    if (m.is_static() || m.is_private() || m.name.starts_with('<')) continue;
    for (std::size_t i = 0; i < c.vtable.size(); ++i) {
      const Method& inherited = *c.vtable[i];
      if (inherited.name != m.name || inherited.descriptor != m.descriptor) continue;
      const bool package_private =
          (inherited.access & (classfile::access::public_ | classfile::access::protected_)) == 0;
      if (package_private && inherited.owner->package() != c.package()) continue;
      m.vtable_index = static_cast<std::int32_t>(i);
      c.vtable[i] = &m;
    }
    if (m.vtable_index < 0) {
      m.vtable_index = static_cast<std::int32_t>(c.vtable.size());
      c.vtable.push_back(&m);
    }
  }
}

Class& Hierarchy::array_of(Class& element) {
  const std::string name = "[" + element.descriptor();
  if (Class* known = find_loaded(name)) return *known;
  Class& c = add_class(name);
  c.element = &element;
  c.element_type = element.is_primitive() ? element.primitive : BasicType::reference;
  const Class* innermost = &element;
  while (innermost->is_array()) innermost = innermost->element;
  c.module = innermost->module;
  c.access = static_cast<std::uint16_t>((innermost->access & classfile::access::public_) |
                                        classfile::access::final_ | classfile::access::abstract);
  c.super = *load("java/lang/Object");
  c.interfaces = {*load("java/lang/Cloneable"), *load("java/io/Serializable")};
  link(c);
  return c;
}

Class& Hierarchy::add_synthetic_class(const std::string& name, Class& super) {
  Class& c = add_class(name);
  c.super = &super;
  c.access = classfile::access::final_ | classfile::access::synthetic;
  return c;
}

Method& Hierarchy::add_synthetic_method(Class& owner, const std::string& name, const std::string& descriptor,
                                        std::uint16_t access) {
  return add_method(owner, name, descriptor, access);
}

Field& Hierarchy::add_synthetic_field(Class& owner, const std::string& name, const std::string& descriptor) {
  owner.fields.push_back({&owner, name, descriptor, basic_type(descriptor), 0, 0, nullptr});
  return owner.fields.back();
}

Result<Body*> Hierarchy::body(Method& method) {
  if (!method.body) {
    auto lowered = lower(*method.owner->file, *method.info);
    if (!lowered) return tl::unexpected(lowered.error());
    method.body = std::make_unique<Body>(std::move(*lowered));
  }
  return method.body.get();
}

}  // namespace glassbox::ir
