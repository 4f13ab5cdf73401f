#include "ir/conversion.hpp"

#include <fmt/format.h>

namespace glassbox::ir {

namespace {

std::string class_name(const std::string& descriptor) {
  return descriptor.front() == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

BasicType unwrapped(const std::string& class_name) {
  for (int i = 0; i < static_cast<int>(BasicType::reference); ++i) {
    const auto type = static_cast<BasicType>(i);
    if (class_name == wrapper_class(type)) return type;
  }
  return BasicType::void_;
}

Register widen(BodyBuilder& b, Register value, BasicType from, BasicType to) {
  const Kind source = kind_of(from), target = kind_of(to);
  if (source == target) return value;
  Operation operation = Operation::move;
  switch (target) {
    case Kind::int64: operation = Operation::int_to_long; break;
    case Kind::float32:
      operation = source == Kind::int64 ? Operation::long_to_float : Operation::int_to_float;
      break;
    case Kind::float64:
      operation = source == Kind::float32 ? Operation::float_to_double
                  : source == Kind::int64 ? Operation::long_to_double
                                          : Operation::int_to_double;
      break;
    default: break;
  }
  const Register widened = b.temporary();
  b.emit({.operation = operation, .dst = widened, .a = value});
  return widened;
}

Register box(BodyBuilder& b, Register value, BasicType type) {
  const std::string wrapper = wrapper_class(type);
  return b.invoke(Operation::invoke_static, wrapper, "valueOf",
                  fmt::format("({})L{};", descriptor_letter(type), wrapper), {value});
}

Register unbox(BodyBuilder& b, Register value, BasicType type) {
  const std::string wrapper = wrapper_class(type);
  return b.invoke(Operation::invoke_virtual, wrapper, std::string(name_of(type)) + "Value",
                  fmt::format("(){}", descriptor_letter(type)), {b.check_cast(value, wrapper)});
}

}  // namespace

const char* wrapper_class(BasicType type) {
  switch (type) {
    case BasicType::boolean: return "java/lang/Boolean";
    case BasicType::byte: return "java/lang/Byte";
    case BasicType::character: return "java/lang/Character";
    case BasicType::short_integer: return "java/lang/Short";
    case BasicType::integer: return "java/lang/Integer";
    case BasicType::long_integer: return "java/lang/Long";
    case BasicType::float_: return "java/lang/Float";
    default: return "java/lang/Double";
  }
}

Register convert(BodyBuilder& b, Register value, const std::string& from, const std::string& to) {
  const BasicType source = basic_type(from), target = basic_type(to);
  const bool from_reference = source == BasicType::reference, to_reference = target == BasicType::reference;
  if (from == to) return value;
  if (!from_reference && !to_reference) return widen(b, value, source, target);
  if (!from_reference) return box(b, value, source);
  if (to_reference) return to == "Ljava/lang/Object;" ? value : b.check_cast(value, class_name(to));
  // Integer to long unboxes, then widens; Object to long is cast to Long.
  const BasicType boxed = unwrapped(class_name(from));
  return boxed == BasicType::void_ ? unbox(b, value, target)
                                   : widen(b, unbox(b, value, boxed), boxed, target);
}

}  // namespace glassbox::ir
