// jdk.internal.misc.Unsafe, for the atomic classes and the concurrent collections. An object's "offsets" are
// its cells, 8 bytes apart; an array's are those of its packed elements.
#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

struct Place {
  Reference object;
  std::uint32_t cell = 0;    // of an object
  std::int32_t element = 0;  // of an array
  bool is_array = false;
  BasicType in_bytes = BasicType::void_;  // where a value of this type lies in an array of bytes
};

// False, with an exception pending, where (object, offset) is no place for a value of this type.
bool locate(Interpreter& vm, Value object, Value offset, BasicType type, Place& place) {
  const Heap& heap = vm.heap();
  place.object = object.reference();
  if (place.object.is_null()) return vm.refuse("memory outside of the heap (Unsafe) is not supported");
  const std::int64_t at = offset.int64() - kUnsafeBase;
  place.is_array = heap.is_array(place.object);
  if (!place.is_array) {
    place.cell = static_cast<std::uint32_t>(at / 8);
    if (at >= 0 && at % 8 == 0 && heap.has_cell(place.object, place.cell)) return true;
  } else {
    const std::int64_t size = ir::element_size(type);
    const bool same = ir::element_size(heap.element_type(place.object)) == static_cast<std::uint32_t>(size);
    place.element = static_cast<std::int32_t>(at / size);
    if (same && at >= 0 && at % size == 0 && at / size < heap.length(place.object)) return true;
    place.element = static_cast<std::int32_t>(at);
    place.in_bytes = type;
    const bool bytes = heap.element_type(place.object) == BasicType::byte && type != BasicType::reference;
    if (bytes && at >= 0 && at + size <= heap.length(place.object)) return true;
  }
  return vm.refuse("this use of Unsafe is not supported");
}

// Values in arrays of bytes: buffers and message digests are made of them. Little-endian.
Value read_bytes(const Heap& heap, const Place& place) {
  const std::uint32_t size = ir::element_size(place.in_bytes);
  std::uint64_t bits = 0;
  for (std::uint32_t k = 0; k < size; ++k) {
    const Value byte = heap.read_element(place.object, place.element + static_cast<std::int32_t>(k));
    bits |= (byte.bits() & 0xffU) << (8 * k);
  }
  switch (place.in_bytes) {
    case BasicType::short_integer: return Value::of(std::int32_t{static_cast<std::int16_t>(bits)});
    case BasicType::integer: return Value::of(static_cast<std::int32_t>(bits));
    default: return Value::from_bits(bits);
  }
}

void write_bytes(Heap& heap, const Place& place, Value v) {
  const std::uint32_t size = ir::element_size(place.in_bytes);
  for (std::uint32_t k = 0; k < size; ++k) {
    const auto byte = static_cast<std::int8_t>(v.bits() >> (8 * k));
    heap.write_element(place.object, place.element + static_cast<std::int32_t>(k),
                       Value::of(std::int32_t{byte}));
  }
}

Value read(const Heap& heap, const Place& place) {
  if (place.in_bytes != BasicType::void_) return read_bytes(heap, place);
  return place.is_array ? heap.read_element(place.object, place.element)
                        : heap.read(place.object, place.cell);
}

void write(Heap& heap, const Place& place, Value v) {
  if (place.in_bytes != BasicType::void_) return write_bytes(heap, place, v);
  place.is_array ? heap.write_element(place.object, place.element, v)
                 : heap.write(place.object, place.cell, v);
}

template <BasicType type>
bool get(Interpreter& vm, Arguments a, Value& result) {
  Place place;
  if (!locate(vm, a[1], a[2], type, place)) return false;
  result = read(vm.heap(), place);
  return true;
}

template <BasicType type>
bool put(Interpreter& vm, Arguments a, Value& /*result*/) {
  Place place;
  if (!locate(vm, a[1], a[2], type, place)) return false;
  write(vm.heap(), place, a[3]);
  return true;
}

template <BasicType type>
bool compare_and_set(Interpreter& vm, Arguments a, Value& result) {
  Place place;
  if (!locate(vm, a[1], a[2], type, place)) return false;
  const Value now = semantics::concretise(vm.context(), ir::kind_of(type), read(vm.heap(), place));
  const bool same = now == a[3];
  if (same) write(vm.heap(), place, a[4]);
  result = Value::of(same);
  return true;
}

template <BasicType type>
bool compare_and_exchange(Interpreter& vm, Arguments a, Value& result) {
  Place place;
  if (!locate(vm, a[1], a[2], type, place)) return false;
  result = semantics::concretise(vm.context(), ir::kind_of(type), read(vm.heap(), place));
  if (result == a[3]) write(vm.heap(), place, a[4]);
  return true;
}

bool offset_by_name(Interpreter& vm, Arguments a, Value& result) {
  return unsafe_field_offset(vm, a[1], a[2], result);
}

bool offset_of_field(Interpreter& vm, Arguments a, Value& result) {
  const Reference field = a[1].reference();
  return unsafe_field_offset(vm, vm.get_field(field, "clazz", "Ljava/lang/Class;"),
                             vm.get_field(field, "name", "Ljava/lang/String;"), result);
}

// ArraysSupport.vectorizedMismatch may leave elements to the loop of its caller, by the complement of their
// number: all of them.
bool all_remaining(Interpreter& /*vm*/, Arguments a, Value& result) {
  result = Value::of(~a[4].int32());
  return true;
}

bool array_base(Interpreter& /*vm*/, Arguments /*a*/, Value& result) {
  result = Value::of(kUnsafeBase);
  return true;
}

bool array_scale(Interpreter& vm, Arguments a, Value& result) {
  const ir::Class& c = vm.class_table().mirrored(a[1].reference());
  result = Value::of(static_cast<std::int32_t>(ir::element_size(c.element_type)));
  return true;
}

bool ensure_initialised(Interpreter& vm, Arguments a, Value& /*result*/) {
  return vm.initialise(vm.class_table().mirrored(a[1].reference()));
}

#define GLASSBOX_UNSAFE(name, letter, type)                                                               \
  {"jdk/internal/misc/Unsafe.get" name "(Ljava/lang/Object;J)" letter, get<BasicType::type>},             \
      {"jdk/internal/misc/Unsafe.get" name "Volatile(Ljava/lang/Object;J)" letter, get<BasicType::type>}, \
      {"jdk/internal/misc/Unsafe.put" name "(Ljava/lang/Object;J" letter ")V", put<BasicType::type>}, {   \
    "jdk/internal/misc/Unsafe.put" name "Volatile(Ljava/lang/Object;J" letter ")V", put<BasicType::type>  \
  }
#define GLASSBOX_COMPARE(name, letter, type)                                                            \
  {"jdk/internal/misc/Unsafe.compareAndSet" name "(Ljava/lang/Object;J" letter letter ")Z",             \
   compare_and_set<BasicType::type>},                                                                   \
  {                                                                                                     \
    "jdk/internal/misc/Unsafe.compareAndExchange" name "(Ljava/lang/Object;J" letter letter ")" letter, \
        compare_and_exchange<BasicType::type>                                                           \
  }

constexpr Entry kEntries[] = {
    {"jdk/internal/misc/Unsafe.registerNatives()V", nothing},
    {"jdk/internal/misc/ScopedMemoryAccess.registerNatives()V", nothing},
    {"java/util/concurrent/atomic/AtomicLong.VMSupportsCS8()Z", yes},
    {"jdk/internal/util/ArraysSupport.vectorizedMismatch(Ljava/lang/Object;JLjava/lang/Object;JII)I",
     all_remaining},
    GLASSBOX_UNSAFE("Boolean", "Z", boolean),
    GLASSBOX_UNSAFE("Byte", "B", byte),
    GLASSBOX_UNSAFE("Char", "C", character),
    GLASSBOX_UNSAFE("Short", "S", short_integer),
    GLASSBOX_UNSAFE("Int", "I", integer),
    GLASSBOX_UNSAFE("Long", "J", long_integer),
    GLASSBOX_UNSAFE("Float", "F", float_),
    GLASSBOX_UNSAFE("Double", "D", double_),
    GLASSBOX_UNSAFE("Reference", "Ljava/lang/Object;", reference),
    GLASSBOX_COMPARE("Int", "I", integer),
    GLASSBOX_COMPARE("Long", "J", long_integer),
    GLASSBOX_COMPARE("Reference", "Ljava/lang/Object;", reference),
    {"jdk/internal/misc/Unsafe.objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J", offset_by_name},
    {"jdk/internal/misc/Unsafe.objectFieldOffset0(Ljava/lang/reflect/Field;)J", offset_of_field},
    {"jdk/internal/misc/Unsafe.arrayBaseOffset0(Ljava/lang/Class;)I", array_base},
    {"jdk/internal/misc/Unsafe.arrayIndexScale0(Ljava/lang/Class;)I", array_scale},
    {"jdk/internal/misc/Unsafe.shouldBeInitialized0(Ljava/lang/Class;)Z", no},
    {"jdk/internal/misc/Unsafe.ensureClassInitialized0(Ljava/lang/Class;)V", ensure_initialised},
    {"jdk/internal/misc/Unsafe.fullFence()V", nothing},
    {"jdk/internal/misc/Unsafe.loadFence()V", nothing},
    {"jdk/internal/misc/Unsafe.storeFence()V", nothing},
};
#undef GLASSBOX_COMPARE
#undef GLASSBOX_UNSAFE

}  // namespace

bool unsafe_field_offset(Interpreter& vm, Value mirror, Value field_name, Value& result) {
  ir::Class& c = vm.class_table().mirrored(mirror.reference());
  const std::string name = vm.strings().utf8(field_name.reference());
  for (const ir::Field& f : c.fields) {
    if (f.name != name || f.is_static()) continue;
    result = Value::of(kUnsafeBase + std::int64_t{f.cell} * 8);
    return true;
  }
  return vm.throw_new("java/lang/InternalError", name);
}

std::span<const Entry> unsafe_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
