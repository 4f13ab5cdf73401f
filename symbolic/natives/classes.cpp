// java.lang.Class, as far as it describes a class without reflecting on it.
#include <algorithm>

#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

namespace access = ir::classfile::access;

ir::Class& self(Interpreter& vm, Arguments a) { return vm.class_table().mirrored(a[0].reference()); }

bool give(Value& result, bool v) {
  result = Value::of(v);
  return true;
}

bool give_class(Interpreter& vm, Value& result, ir::Class* c) {
  result = c == nullptr ? Value() : Value::of(vm.class_table().mirror(*c));
  return true;
}

bool give_string(Interpreter& vm, Value& result, const std::string& text) {
  const Reference string = vm.new_string(text);
  result = Value::of(string);
  return !string.is_null();
}

const ir::classfile::InnerClass* inner_entry(const ir::Class& c) {
  if (!c.file) return nullptr;
  const auto found = std::ranges::find(c.file->inner_classes, c.name, &ir::classfile::InnerClass::inner);
  return found == c.file->inner_classes.end() ? nullptr : &*found;
}

// Fields of enum and record classes look alike in Java: a flag of the class, not of its subclasses' bodies.
bool is_enum(const ir::Class& c) {
  return (c.access & access::enum_) != 0 && c.super != nullptr && c.super->name == "java/lang/Enum";
}

bool name(Interpreter& vm, Arguments a, Value& result) {
  // Interned, so that equal names are the same object as in the JDK.
  result = Value::of(vm.strings().literal(self(vm, a).java_name()));
  return true;
}

bool simple_name(Interpreter& vm, Arguments a, Value& result) {
  return give_string(vm, result, self(vm, a).simple_name());
}

bool type_name(Interpreter& vm, Arguments a, Value& result) {
  const ir::Class* c = &self(vm, a);
  std::string dimensions;
  for (; c->is_array(); c = c->element) dimensions += "[]";
  return give_string(vm, result, c->java_name() + dimensions);
}

bool package_name(Interpreter& vm, Arguments a, Value& result) {
  const ir::Class* c = &self(vm, a);
  while (c->is_array()) c = c->element;
  if (c->is_primitive()) return give_string(vm, result, "java.lang");
  const std::string name = c->java_name();
  const std::size_t dot = name.rfind('.');
  return give_string(vm, result, dot == std::string::npos ? std::string() : name.substr(0, dot));
}

bool desired_assertion_status(Interpreter& vm, Arguments a, Value& result) {
  return give(result, self(vm, a).is_user_code());  // as `java -ea`: not in the JDK itself
}

bool is_instance(Interpreter& vm, Arguments a, Value& result) {
  const Reference object = a[1].reference();
  return give(result, !object.is_null() && vm.class_of(object).is_subclass_of(self(vm, a)));
}

bool is_assignable_from(Interpreter& vm, Arguments a, Value& result) {
  if (a[1].reference().is_null()) return vm.throw_new("java/lang/NullPointerException");
  return give(result, vm.class_table().mirrored(a[1].reference()).is_subclass_of(self(vm, a)));
}

bool super_class(Interpreter& vm, Arguments a, Value& result) {
  ir::Class& c = self(vm, a);
  return give_class(vm, result, c.is_interface() ? nullptr : c.super);
}

bool modifiers(Interpreter& vm, Arguments a, Value& result) {
  const ir::Class& c = self(vm, a);
  std::uint16_t flags = c.access;
  if (const auto* inner = inner_entry(c)) flags = inner->access;
  result = Value::of(std::int32_t{flags} & ~std::int32_t{access::super});
  return true;
}

bool interfaces(Interpreter& vm, Arguments a, Value& result) {
  ir::Class& c = self(vm, a);
  const Reference array = vm.new_array(vm.classes().array_of(*vm.load("java/lang/Class")),
                                       static_cast<std::int32_t>(c.interfaces.size()));
  if (array.is_null()) return false;
  for (std::size_t i = 0; i < c.interfaces.size(); ++i) {
    vm.heap().write_element(array, static_cast<std::int32_t>(i),
                            Value::of(vm.class_table().mirror(*c.interfaces[i])));
  }
  result = Value::of(array);
  return true;
}

bool enum_constants(Interpreter& vm, Arguments a, Value& result) {
  ir::Class& c = self(vm, a);
  result = Value();
  if (!is_enum(c)) return true;
  const std::string descriptor = "()[" + c.descriptor();
  return vm.invoke(c.name.c_str(), "values", descriptor.c_str(), {}, result);
}

bool primitive_class(Interpreter& vm, Arguments a, Value& result) {
  const std::string name = vm.strings().utf8(a[0].reference());
  for (int i = 0; i <= static_cast<int>(BasicType::void_); ++i) {
    const auto type = static_cast<BasicType>(i);
    if (type != BasicType::reference && name == ir::name_of(type)) {
      return give_class(vm, result, &vm.classes().primitive(type));
    }
  }
  return vm.throw_new("java/lang/ClassNotFoundException", name);
}

// HashMap.comparableClassFor: the class of x if it says "implements Comparable<itself>", which the JDK finds
// out by reflection on generic types.
bool comparable_class(Interpreter& vm, Arguments a, Value& result) {
  result = Value();
  if (a[0].reference().is_null()) return true;
  ir::Class& c = vm.class_of(a[0].reference());
  const std::string itself = "Ljava/lang/Comparable<" + c.descriptor() + ">;";
  const bool comparable = c.file != nullptr && c.file->signature.find(itself) != std::string::npos;
  return comparable ? give_class(vm, result, &c) : true;
}

// The JDK's own classes look each other up by name and ask for the offsets of fields; for programs it is
// reflection.
bool refuse_to_user(Interpreter& vm, const char* method) {
  const auto frames = vm.frames();
  if (!frames.empty() && !frames.back().method->owner->is_user_code()) return true;
  return vm.refuse(std::string("java.lang.Class.") + method + ": reflection is not supported");
}

bool for_name(Interpreter& vm, Arguments a, Value& result) {
  if (!refuse_to_user(vm, "forName")) return false;
  std::string name = vm.strings().utf8(a[0].reference());
  std::ranges::replace(name, '.', '/');
  auto loaded = vm.classes().load(name);
  if (!loaded) return vm.throw_new("java/lang/ClassNotFoundException", vm.strings().utf8(a[0].reference()));
  return vm.initialise(**loaded) && give_class(vm, result, *loaded);
}

// A Field object, as far as Unsafe.objectFieldOffset and the atomic field updaters read it.
bool declared_field(Interpreter& vm, Arguments a, Value& result) {
  if (!refuse_to_user(vm, "getDeclaredField")) return false;
  const std::string name = vm.strings().utf8(a[1].reference());
  ir::Class& owner = self(vm, a);
  const auto declared = std::ranges::find(owner.fields, name, &ir::Field::name);
  if (declared == owner.fields.end()) return vm.throw_new("java/lang/NoSuchFieldException", name);
  auto type = vm.classes().load_descriptor(declared->descriptor);
  if (!type) return vm.throw_failure(type.error());
  ir::Class* field_class = vm.load("java/lang/reflect/Field");
  if (field_class == nullptr) return false;
  const Reference field = vm.new_object(*field_class);
  if (field.is_null()) return false;
  vm.set_field(field, "clazz", "Ljava/lang/Class;", a[0]);
  vm.set_field(field, "name", "Ljava/lang/String;", a[1]);
  vm.set_field(field, "type", "Ljava/lang/Class;", Value::of(vm.class_table().mirror(**type)));
  vm.set_field(field, "modifiers", "I", Value::of(std::int32_t{declared->access}));
  result = Value::of(field);
  return true;
}

// Empty where Java has no such name: local and anonymous classes.
std::string canonical_name(Interpreter& vm, ir::Class& c) {
  if (c.is_array()) {
    const std::string element = canonical_name(vm, *c.element);
    return element.empty() ? element : element + "[]";
  }
  if (c.file) {
    for (const auto& inner : c.file->inner_classes) {
      if (inner.inner != c.name) continue;
      auto outer = inner.outer.empty() ? nullptr : vm.classes().load(inner.outer).value_or(nullptr);
      const std::string prefix = outer == nullptr ? std::string() : canonical_name(vm, *outer);
      return prefix.empty() ? prefix : prefix + "." + inner.name;
    }
  }
  return c.java_name();
}

bool canonical_name_of(Interpreter& vm, Arguments a, Value& result) {
  const std::string name = canonical_name(vm, self(vm, a));
  result = Value();
  return name.empty() || give_string(vm, result, name);
}

bool is_array(Interpreter& vm, Arguments a, Value& result) { return give(result, self(vm, a).is_array()); }
bool is_interface(Interpreter& vm, Arguments a, Value& result) {
  return give(result, self(vm, a).is_interface());
}
bool is_primitive(Interpreter& vm, Arguments a, Value& result) {
  return give(result, self(vm, a).is_primitive());
}
bool is_enum_class(Interpreter& vm, Arguments a, Value& result) { return give(result, is_enum(self(vm, a))); }
bool is_record(Interpreter& vm, Arguments a, Value& result) {
  const ir::Class& c = self(vm, a);
  return give(result, c.file != nullptr && c.file->is_record);
}
bool is_anonymous(Interpreter& vm, Arguments a, Value& result) {
  return give(result, !self(vm, a).is_array() && self(vm, a).simple_name().empty());
}
bool is_local_or_anonymous(const ir::Class& c) { return c.file && !c.file->enclosing_class.empty(); }

bool give_loaded(Interpreter& vm, Value& result, const std::string& class_name) {
  result = Value();
  if (class_name.empty()) return true;
  ir::Class* c = vm.load(class_name);
  return c != nullptr && give_class(vm, result, c);
}

std::string declaring_class(const ir::Class& c) {
  const auto* inner = inner_entry(c);
  return inner == nullptr || is_local_or_anonymous(c) ? std::string() : inner->outer;
}

bool declaring_class_of(Interpreter& vm, Arguments a, Value& result) {
  return give_loaded(vm, result, declaring_class(self(vm, a)));
}
bool enclosing_class_of(Interpreter& vm, Arguments a, Value& result) {
  const ir::Class& c = self(vm, a);
  return give_loaded(vm, result, is_local_or_anonymous(c) ? c.file->enclosing_class : declaring_class(c));
}
bool is_local(Interpreter& vm, Arguments a, Value& result) {
  const ir::Class& c = self(vm, a);
  return give(result, is_local_or_anonymous(c) && !c.simple_name().empty());
}
bool is_member(Interpreter& vm, Arguments a, Value& result) {
  return give(result, !declaring_class(self(vm, a)).empty());
}
bool nest_host(Interpreter& vm, Arguments a, Value& result) {
  ir::Class& c = self(vm, a);
  if (c.file && !c.file->nest_host.empty()) return give_loaded(vm, result, c.file->nest_host);
  return give_class(vm, result, &c);
}
// The classes of lambdas, which HotSpot hides.
bool is_hidden(Interpreter& vm, Arguments a, Value& result) {
  const ir::Class& c = self(vm, a);
  return give(result, !c.is_array() && !c.is_primitive() && !c.file);
}
// Loaders are not objects here; that of the JDK's own classes is null in Java too.
bool class_loader(Interpreter& vm, Arguments a, Value& result) {
  result = Value();
  const auto frames = vm.frames();
  const bool asked_by_user = !frames.empty() && frames.back().method->owner->is_user_code();
  const ir::Class& c = self(vm, a);
  if (!asked_by_user || !c.is_user_code() || c.is_primitive()) return true;
  return vm.refuse("java.lang.Class.getClassLoader: class loaders are not supported");
}

bool component_type(Interpreter& vm, Arguments a, Value& result) {
  return give_class(vm, result, self(vm, a).element);
}

constexpr Entry kEntries[] = {
    {"java/lang/Class.registerNatives()V", nothing},
    {"java/lang/Class.getName()Ljava/lang/String;", name},
    {"java/lang/Class.getSimpleName()Ljava/lang/String;", simple_name},
    {"java/lang/Class.getCanonicalName()Ljava/lang/String;", canonical_name_of},
    {"java/lang/Class.forName(Ljava/lang/String;)Ljava/lang/Class;", for_name},
    {"java/lang/Class.forName(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;", for_name},
    {"java/lang/Class.getDeclaredField(Ljava/lang/String;)Ljava/lang/reflect/Field;", declared_field},
    {"java/lang/Class.getTypeName()Ljava/lang/String;", type_name},
    {"java/lang/Class.getPackageName()Ljava/lang/String;", package_name},
    {"java/lang/Class.desiredAssertionStatus()Z", desired_assertion_status},
    {"java/lang/Class.isInstance(Ljava/lang/Object;)Z", is_instance},
    {"java/lang/Class.isAssignableFrom(Ljava/lang/Class;)Z", is_assignable_from},
    {"java/lang/Class.isArray()Z", is_array},
    {"java/lang/Class.isInterface()Z", is_interface},
    {"java/lang/Class.isPrimitive()Z", is_primitive},
    {"java/lang/Class.isEnum()Z", is_enum_class},
    {"java/lang/Class.isRecord()Z", is_record},
    {"java/lang/Class.isHidden()Z", is_hidden},
    {"java/lang/Class.isLocalClass()Z", is_local},
    {"java/lang/Class.isMemberClass()Z", is_member},
    {"java/lang/Class.getDeclaringClass()Ljava/lang/Class;", declaring_class_of},
    {"java/lang/Class.getEnclosingClass()Ljava/lang/Class;", enclosing_class_of},
    {"java/lang/Class.getNestHost()Ljava/lang/Class;", nest_host},
    {"java/lang/Class.getClassLoader()Ljava/lang/ClassLoader;", class_loader},
    {"java/lang/Class.isAnonymousClass()Z", is_anonymous},
    {"java/lang/Class.getSuperclass()Ljava/lang/Class;", super_class},
    {"java/lang/Class.getComponentType()Ljava/lang/Class;", component_type},
    {"java/lang/Class.getModifiers()I", modifiers},
    {"java/lang/Class.getInterfaces()[Ljava/lang/Class;", interfaces},
    {"java/lang/Class.getEnumConstantsShared()[Ljava/lang/Object;", enum_constants},
    {"java/util/HashMap.comparableClassFor(Ljava/lang/Object;)Ljava/lang/Class;", comparable_class},
    {"java/lang/Class.getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;", primitive_class},
};

}  // namespace

std::span<const Entry> class_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
