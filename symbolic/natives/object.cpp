// java.lang.Object, String, arrays.
#include "symbolic/interpreter/environment.hpp"
#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

// Deterministic: a function of where the object lies, which depends only on the program.
std::int32_t identity_hash(Reference object) {
  return object.is_null() ? 0 : static_cast<std::int32_t>((object.index() * 0x9e3779b1U) & 0x7fffffffU);
}

bool hash_code(Interpreter& vm, Arguments a, Value& result) {
  Environment& environment = vm.environment();
  if (environment.alike.contains(environment.original(a[0].reference()).index()))
    environment.told_apart = true;
  result = Value::of(identity_hash(a[0].reference()));
  return true;
}

bool get_class(Interpreter& vm, Arguments a, Value& result) {
  result = Value::of(vm.class_table().mirror(vm.class_of(a[0].reference())));
  return true;
}

bool clone(Interpreter& vm, Arguments a, Value& result) {
  const Reference object = a[0].reference();
  ir::Class* cloneable = vm.load("java/lang/Cloneable");
  if (cloneable == nullptr) return false;
  if (!vm.class_of(object).is_subclass_of(*cloneable)) {
    return vm.throw_new("java/lang/CloneNotSupportedException", vm.class_of(object).java_name());
  }
  const Reference copy = vm.heap().clone(object);
  if (copy.is_null()) return vm.throw_out_of_memory();
  result = Value::of(copy);
  return true;
}

bool intern(Interpreter& vm, Arguments a, Value& result) {
  result = Value::of(vm.strings().intern(a[0].reference()));
  return true;
}

// java.lang.ref: nothing is ever collected, so a reference always refers.
bool refers_to(Interpreter& vm, Arguments a, Value& result) {
  result = Value::of(vm.get_field(a[0].reference(), "referent", "Ljava/lang/Object;") == a[1]);
  return true;
}

bool clear_reference(Interpreter& vm, Arguments a, Value& /*result*/) {
  vm.set_field(a[0].reference(), "referent", "Ljava/lang/Object;", Value());
  return true;
}

bool array_length(Interpreter& vm, Arguments a, Value& result) {
  const Reference array = a[0].reference();
  if (array.is_null()) return vm.throw_new("java/lang/NullPointerException");
  if (!vm.heap().is_array(array)) {
    return vm.throw_new("java/lang/IllegalArgumentException", "Argument is not an array");
  }
  result = Value::of(vm.heap().length(array));
  return true;
}

bool new_array(Interpreter& vm, Arguments a, Value& result) {
  if (a[0].reference().is_null()) return vm.throw_new("java/lang/NullPointerException");
  ir::Class& element = vm.class_table().mirrored(a[0].reference());
  if (element.is_primitive() && element.primitive == BasicType::void_) {
    return vm.throw_new("java/lang/IllegalArgumentException");
  }
  const Reference array = vm.new_array(vm.classes().array_of(element), a[1].int32());
  result = Value::of(array);
  return !array.is_null();
}

constexpr Entry kEntries[] = {
    {"java/lang/Object.hashCode()I", hash_code},
    {"java/lang/Object.getClass()Ljava/lang/Class;", get_class},
    {"java/lang/Object.clone()Ljava/lang/Object;", clone},
    {"java/lang/Object.notify()V", nothing},
    {"java/lang/Object.notifyAll()V", nothing},
    {"java/lang/System.identityHashCode(Ljava/lang/Object;)I", hash_code},
    {"java/lang/String.intern()Ljava/lang/String;", intern},
    {"java/lang/ref/Reference.refersTo0(Ljava/lang/Object;)Z", refers_to},
    {"java/lang/ref/PhantomReference.refersTo0(Ljava/lang/Object;)Z", refers_to},
    {"java/lang/ref/Reference.clear0()V", clear_reference},
    {"java/lang/StringUTF16.isBigEndian()Z", no},
    {"java/lang/reflect/Array.getLength(Ljava/lang/Object;)I", array_length},
    {"java/lang/reflect/Array.newArray(Ljava/lang/Class;I)Ljava/lang/Object;", new_array},
};

}  // namespace

std::span<const Entry> object_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
