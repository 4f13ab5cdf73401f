// Resolution and selection of fields and methods (JVM specification 5.4.3 and 5.4.6).
#include <fmt/format.h>

#include <algorithm>

#include "ir/hierarchy.hpp"

namespace glassbox::ir {

namespace {

tl::unexpected<LinkageFailure> failure(const char* exception, std::string message) {
  return tl::unexpected<LinkageFailure>(LinkageFailure{exception, std::move(message)});
}

}  // namespace

Field* Hierarchy::find_field(Class& owner, const FieldRef& reference) {
  if (Field* f = owner.declared_field(reference.name, reference.descriptor)) return f;
  for (Class* interface : owner.interfaces) {
    if (Field* f = find_field(*interface, reference)) return f;
  }
  return owner.super != nullptr ? find_field(*owner.super, reference) : nullptr;
}

Linked<Field*> Hierarchy::resolve(const FieldRef& reference) {
  auto owner = load(reference.owner);
  if (!owner) return tl::unexpected(owner.error());
  if (Field* f = find_field(**owner, reference)) return f;
  return failure("java/lang/NoSuchFieldError", reference.name);
}

Method* Hierarchy::find_method(Class& owner, std::string_view name, std::string_view descriptor) {
  for (Class* c = &owner; c != nullptr; c = c->super) {
    if (Method* m = c->declared_method(name, descriptor)) return m;
  }
  if (owner.is_interface()) {
    Class& object = **load("java/lang/Object");
    Method* m = object.declared_method(name, descriptor);
    if (m != nullptr && !m->is_static() && (m->access & classfile::access::public_) != 0) return m;
  }
  if (auto found = default_method(owner, name, descriptor)) return *found;
  for (Class* interface : owner.all_interfaces) {
    Method* m = interface->declared_method(name, descriptor);
    if (m != nullptr && !m->is_static() && !m->is_private()) return m;
  }
  return nullptr;
}

Linked<Method*> Hierarchy::resolve(const MethodRef& reference) {
  auto owner = load(reference.owner);
  if (!owner) return tl::unexpected(owner.error());
  if (reference.interface != (*owner)->is_interface()) {
    return failure(
        "java/lang/IncompatibleClassChangeError",
        fmt::format("Found {} {}, but {} was expected", (*owner)->is_interface() ? "interface" : "class",
                    (*owner)->java_name(), reference.interface ? "interface" : "class"));
  }
  if (Method* m = find_method(**owner, reference.name, reference.descriptor)) return m;
  if (Method* m = polymorphic_method(**owner, reference)) return m;
  return failure("java/lang/NoSuchMethodError",
                 fmt::format("{}.{}{}", (*owner)->java_name(), reference.name, reference.descriptor));
}

// The native methods of VarHandle and MethodHandle that take Object... have whatever descriptor a call gives
// them (2.9.3); each descriptor becomes a method of its own.
Method* Hierarchy::polymorphic_method(Class& owner, const MethodRef& reference) {
  if (owner.name != "java/lang/invoke/VarHandle" && owner.name != "java/lang/invoke/MethodHandle") {
    return nullptr;
  }
  const auto declared = std::ranges::find_if(owner.methods, [&](const Method& m) {
    return m.is_native() && m.name == reference.name && m.descriptor.starts_with("([Ljava/lang/Object;)");
  });
  if (declared == owner.methods.end()) return nullptr;
  const classfile::MethodInfo* info = declared->info;
  Method& m = add_method(owner, reference.name, reference.descriptor, declared->access);
  m.info = info;
  owner.index_methods();
  return &m;
}

// The one maximally-specific superinterface method that is not abstract.
Linked<Method*> Hierarchy::default_method(Class& receiver, std::string_view name,
                                          std::string_view descriptor) {
  std::vector<Method*> candidates;
  for (Class* interface : receiver.all_interfaces) {
    Method* m = interface->declared_method(name, descriptor);
    if (m != nullptr && !m->is_static() && !m->is_private()) candidates.push_back(m);
  }
  // A candidate that a more specific interface overrides does not count.
  const auto overridden = [&candidates](const Method* m) {
    return std::any_of(candidates.begin(), candidates.end(), [m](const Method* other) {
      return other != m && other->owner->is_subclass_of(*m->owner);
    });
  };
  std::vector<Method*> defaults;
  for (Method* m : candidates) {
    if (!overridden(m) && !m->is_abstract()) defaults.push_back(m);
  }
  if (defaults.size() == 1) return defaults.front();
  if (defaults.size() > 1) {
    return failure("java/lang/IncompatibleClassChangeError",
                   fmt::format("Conflicting default methods: {}.{} {}.{}", defaults[0]->owner->java_name(),
                               name, defaults[1]->owner->java_name(), name));
  }
  return failure(
      "java/lang/AbstractMethodError",
      fmt::format("Receiver class {} does not define or inherit an implementation of the resolved method "
                  "'abstract {}{}'",
                  receiver.java_name(), name, descriptor));
}

Linked<Method*> Hierarchy::select(Class& receiver, Method& resolved) {
  if (resolved.is_private() || resolved.is_static()) return &resolved;
  if (resolved.vtable_index >= 0) {
    if (static_cast<std::size_t>(resolved.vtable_index) >= receiver.vtable.size()) {
      return failure("java/lang/VerifyError", receiver.java_name() + " is no " + resolved.owner->java_name());
    }
    Method* target = receiver.vtable[static_cast<std::size_t>(resolved.vtable_index)];
    if (!target->is_abstract()) return target;
    return default_method(receiver, resolved.name, resolved.descriptor);
  }
  const auto known = receiver.selected_.find(&resolved);
  if (known != receiver.selected_.end()) return known->second;
  Method* target = nullptr;
  for (Class* c = &receiver; c != nullptr && target == nullptr; c = c->super) {
    Method* m = c->declared_method(resolved.name, resolved.descriptor);
    if (m != nullptr && !m->is_static() && !m->is_private() && !m->is_abstract()) target = m;
  }
  if (target == nullptr) {
    auto found = default_method(receiver, resolved.name, resolved.descriptor);
    if (!found) return found;
    target = *found;
  }
  receiver.selected_[&resolved] = target;
  return target;
}

}  // namespace glassbox::ir
