// Variable handles, for the JDK's own classes: the atomic and the concurrent ones are built on them. An
// access is done by the JDK's code for handles of its kind, found without the method handles that usually
// lead there.
#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

// To a program itself, method handles are reflection.
bool refuse_to_user(Interpreter& vm, const char* method) {
  const auto frames = vm.frames();
  if (!frames.empty() && !frames.back().method->owner->is_user_code()) return true;
  return vm.refuse(std::string("java.lang.invoke.") + method + ": method handles are not supported");
}

bool lookup(Interpreter& vm, Arguments /*a*/, Value& result) {
  if (!refuse_to_user(vm, "MethodHandles.lookup")) return false;
  ir::Class* c = vm.load("java/lang/invoke/MethodHandles$Lookup");
  if (c == nullptr) return false;
  const Reference object = vm.new_object(*c);  // carries access rights only, and the JDK has them all
  result = Value::of(object);
  return !object.is_null();
}

// The middle of "VarHandleInts", the class of handles on variables of a type.
const char* plural(BasicType type) {
  switch (type) {
    case BasicType::boolean: return "Booleans";
    case BasicType::byte: return "Bytes";
    case BasicType::character: return "Chars";
    case BasicType::short_integer: return "Shorts";
    case BasicType::integer: return "Ints";
    case BasicType::long_integer: return "Longs";
    case BasicType::float_: return "Floats";
    case BasicType::double_: return "Doubles";
    default: return "References";
  }
}

// A handle is made without its constructor, which would build its method types.
Reference new_handle(Interpreter& vm, const std::string& kind) {
  ir::Class* c = vm.load("java/lang/invoke/VarHandle" + kind);
  return c == nullptr ? Reference() : vm.new_object(*c);
}

// Lookup.findVarHandle(Class owner, String name, Class type)
bool field_handle(Interpreter& vm, Arguments a, Value& result) {
  if (!refuse_to_user(vm, "MethodHandles$Lookup.findVarHandle")) return false;
  ir::Class& field_class = vm.class_table().mirrored(a[3].reference());
  const bool reference = !field_class.is_primitive();
  const Reference handle =
      new_handle(vm, std::string(plural(reference ? BasicType::reference : field_class.primitive)) +
                         "$FieldInstanceReadWrite");
  if (handle.is_null()) return false;
  Value offset;
  if (!unsafe_field_offset(vm, a[1], a[2], offset)) return false;
  vm.set_field(handle, "receiverType", "Ljava/lang/Class;", a[1]);
  vm.set_field(handle, "fieldOffset", "J", offset);
  if (reference) vm.set_field(handle, "fieldType", "Ljava/lang/Class;", a[3]);
  result = Value::of(handle);
  return true;
}

bool array_handle(Interpreter& vm, Arguments a, Value& result) {
  if (!refuse_to_user(vm, "MethodHandles.arrayElementVarHandle")) return false;
  ir::Class& array = vm.class_table().mirrored(a[0].reference());
  const bool reference = array.element_type == BasicType::reference;
  const Reference handle = new_handle(vm, std::string(plural(array.element_type)) + "$Array");
  if (handle.is_null()) return false;
  std::int32_t shift = 0;
  while (1U << static_cast<unsigned>(shift) < ir::element_size(array.element_type)) ++shift;
  vm.set_field(handle, "abase", "I", Value::of(kUnsafeBase));
  vm.set_field(handle, "ashift", "I", Value::of(shift));
  if (reference) {
    vm.set_field(handle, "arrayType", "Ljava/lang/Class;", a[0]);
    vm.set_field(handle, "componentType", "Ljava/lang/Class;",
                 Value::of(vm.class_table().mirror(*array.element)));
  }
  result = Value::of(handle);
  return true;
}

// MethodHandles.byteArrayViewVarHandle(Class viewed, ByteOrder order)
bool view_handle(Interpreter& vm, Arguments a, Value& result) {
  if (!refuse_to_user(vm, "MethodHandles.byteArrayViewVarHandle")) return false;
  const ir::Class& viewed = vm.class_table().mirrored(a[0].reference());
  const Reference handle =
      new_handle(vm, std::string("ByteArrayAs") + plural(viewed.element_type) + "$ArrayHandle");
  ir::Class* order = vm.load("java/nio/ByteOrder");
  if (handle.is_null() || order == nullptr || !vm.initialise(*order)) return false;
  const Value big = vm.get_static(*order, "BIG_ENDIAN", "Ljava/nio/ByteOrder;");
  vm.set_field(handle, "be", "Z", Value::of(a[1] == big));
  result = Value::of(handle);
  return true;
}

// MethodHandleStatics.<clinit> reads a dozen system properties; of its fields only UNSAFE matters here.
bool statics(Interpreter& vm, Arguments /*a*/, Value& /*result*/) {
  Value unsafe;
  if (!vm.invoke("jdk/internal/misc/Unsafe", "getUnsafe", "()Ljdk/internal/misc/Unsafe;", {}, unsafe)) {
    return false;
  }
  vm.set_static(*vm.load("java/lang/invoke/MethodHandleStatics"), "UNSAFE", "Ljdk/internal/misc/Unsafe;",
                unsafe);
  return true;
}

// Every class of handles has a static method per way of access, which takes the handle first.
template <Name name>
bool access(Interpreter& vm, Arguments a, Value& result) {
  for (ir::Class* c = &vm.class_of(a[0].reference()); c != nullptr; c = c->super) {
    for (ir::Method& m : c->methods) {
      if (m.is_static() && m.name == name.letters && m.parameter_types.size() == a.size()) {
        return vm.invoke(m, a, result);
      }
    }
  }
  return vm.throw_new("java/lang/UnsupportedOperationException");
}

#define GLASSBOX_ACCESS(name) \
  { "java/lang/invoke/VarHandle." name, access<name> }
#define GLASSBOX_ACCESSES(name) \
  GLASSBOX_ACCESS(name), GLASSBOX_ACCESS(name "Acquire"), GLASSBOX_ACCESS(name "Release")

constexpr Entry kEntries[] = {
    {"java/lang/invoke/MethodHandles.lookup()Ljava/lang/invoke/MethodHandles$Lookup;", lookup},
    {"java/lang/invoke/MethodHandles.privateLookupIn(Ljava/lang/Class;Ljava/lang/invoke/"
     "MethodHandles$Lookup;)Ljava/lang/invoke/MethodHandles$Lookup;",
     lookup},
    {"java/lang/invoke/MethodHandles$Lookup.findVarHandle(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/"
     "Class;)Ljava/lang/invoke/VarHandle;",
     field_handle},
    {"java/lang/invoke/MethodHandles.arrayElementVarHandle(Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
     array_handle},
    {"java/lang/invoke/MethodHandles.byteArrayViewVarHandle(Ljava/lang/Class;Ljava/nio/ByteOrder;)Ljava/"
     "lang/invoke/VarHandle;",
     view_handle},
    {"java/lang/invoke/MethodHandles.<clinit>()V", nothing},
    {"java/lang/invoke/MethodHandles$Lookup.<clinit>()V", nothing},
    {"java/lang/invoke/MethodHandleStatics.<clinit>()V", statics},
    {"java/lang/invoke/VarHandleGuards.<clinit>()V", nothing},
    {"java/lang/invoke/VarForm.<init>(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;[Ljava/lang/"
     "Class;)V",
     nothing},
    {"java/lang/invoke/VarForm.<init>(Ljava/lang/Class;[Ljava/lang/Class;)V", nothing},
    {"java/lang/invoke/VarHandle.acquireFence()V", nothing},
    {"java/lang/invoke/VarHandle.releaseFence()V", nothing},
    {"java/lang/invoke/VarHandle.fullFence()V", nothing},
    {"java/lang/invoke/VarHandle.loadLoadFence()V", nothing},
    {"java/lang/invoke/VarHandle.storeStoreFence()V", nothing},
    GLASSBOX_ACCESS("get"),
    GLASSBOX_ACCESS("getVolatile"),
    GLASSBOX_ACCESS("getOpaque"),
    GLASSBOX_ACCESS("getAcquire"),
    GLASSBOX_ACCESS("set"),
    GLASSBOX_ACCESS("setVolatile"),
    GLASSBOX_ACCESS("setOpaque"),
    GLASSBOX_ACCESS("setRelease"),
    GLASSBOX_ACCESS("compareAndSet"),
    GLASSBOX_ACCESS("weakCompareAndSetPlain"),
    GLASSBOX_ACCESSES("weakCompareAndSet"),
    GLASSBOX_ACCESSES("compareAndExchange"),
    GLASSBOX_ACCESSES("getAndSet"),
    GLASSBOX_ACCESSES("getAndAdd"),
    GLASSBOX_ACCESSES("getAndBitwiseOr"),
    GLASSBOX_ACCESSES("getAndBitwiseAnd"),
    GLASSBOX_ACCESSES("getAndBitwiseXor"),
};
#undef GLASSBOX_ACCESSES
#undef GLASSBOX_ACCESS

}  // namespace

std::span<const Entry> var_handle_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
