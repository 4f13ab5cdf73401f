#include "ir/classfile/member_reader.hpp"

#include <fmt/format.h>

#include "ir/classfile/annotation_reader.hpp"
#include "ir/classfile/attributes.hpp"
#include "ir/classfile/code_reader.hpp"
#include "ir/classfile/descriptor.hpp"

namespace glassbox::ir::classfile {

namespace {

constexpr std::size_t smallest_member = 8;  // access, name, descriptor, number of attributes

// The tag that a field's initial value must have; unusable for a type that cannot have one.
ConstantTag constant_tag(std::string_view descriptor) {
  if (descriptor == "Ljava/lang/String;") return ConstantTag::string;
  switch (descriptor.front()) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z': return ConstantTag::integer;
    case 'J': return ConstantTag::long_;
    case 'F': return ConstantTag::float_;
    case 'D': return ConstantTag::double_;
    default: return ConstantTag::unusable;
  }
}

std::uint16_t read_constant_value(ByteReader& in, PoolLookup& lookup, std::string_view descriptor) {
  const ConstantTag tag = constant_tag(descriptor);
  if (tag == ConstantTag::unusable) {
    in.fail(in.offset(), "a field of this type cannot have a constant value");
    return 0;
  }
  return lookup.read_index(tag);
}

AttributeUse read_field_attribute(ByteReader& in, PoolLookup& lookup, std::string_view name,
                                  FieldInfo& field) {
  if (name == "ConstantValue") {
    field.constant_value = read_constant_value(in, lookup, field.descriptor);
  } else if (name == "Signature") {
    field.signature = lookup.read_text(TextUse::any);
  } else if (name == "RuntimeVisibleAnnotations" || name == "RuntimeInvisibleAnnotations") {
    read_annotations(in, lookup, name == "RuntimeVisibleAnnotations", field.annotations);
  } else {
    return AttributeUse::unknown;
  }
  return AttributeUse::once;
}

FieldInfo read_field(ByteReader& in, PoolLookup& lookup) {
  FieldInfo field;
  field.access = in.u2();
  field.name = lookup.read_text(TextUse::field_name);
  field.descriptor = lookup.read_text(TextUse::field_descriptor);
  read_attributes(in, lookup,
                  [&](std::string_view name) { return read_field_attribute(in, lookup, name, field); });
  return field;
}

std::vector<std::string> read_exceptions(ByteReader& in, PoolLookup& lookup) {
  const std::uint16_t count = in.count_u2(2);
  std::vector<std::string> exceptions;
  exceptions.reserve(count);
  for (unsigned i = 0; i < count && !in.failed(); ++i) exceptions.push_back(lookup.read_class());
  return exceptions;
}

std::vector<std::string> read_method_parameters(ByteReader& in, PoolLookup& lookup) {
  constexpr std::size_t entry_size = 4;
  const std::uint8_t count = in.count_u1(entry_size);
  std::vector<std::string> names;
  names.reserve(count);
  for (unsigned i = 0; i < count && !in.failed(); ++i) {
    names.push_back(lookup.read_optional_text(TextUse::field_name));
    in.u2();  // access flags
  }
  return names;
}

AttributeUse read_method_attribute(ByteReader& in, PoolLookup& lookup, std::string_view name,
                                   MethodInfo& method) {
  if (name == "Code") {
    method.code = read_code(in, lookup);
  } else if (name == "Exceptions") {
    method.exceptions = read_exceptions(in, lookup);
  } else if (name == "Signature") {
    method.signature = lookup.read_text(TextUse::any);
  } else if (name == "MethodParameters") {
    method.parameter_names = read_method_parameters(in, lookup);
  } else if (name == "RuntimeVisibleAnnotations" || name == "RuntimeInvisibleAnnotations") {
    read_annotations(in, lookup, name == "RuntimeVisibleAnnotations", method.annotations);
  } else if (name == "RuntimeVisibleParameterAnnotations" || name == "RuntimeInvisibleParameterAnnotations") {
    const bool visible = name == "RuntimeVisibleParameterAnnotations";
    read_parameter_annotations(in, lookup, visible, method.parameter_annotations);
  } else {
    return AttributeUse::unknown;
  }
  return AttributeUse::once;
}

void check_method(ByteReader& in, std::size_t offset, const MethodInfo& method) {
  const bool without_code = (method.access & (access::native | access::abstract)) != 0;
  if (without_code && method.code) in.fail(offset, "a native or abstract method must not have code");
  if (!without_code && !method.code) in.fail(offset, "a method that is not native or abstract needs code");
  if (in.failed()) return;

  const bool is_static = (method.access & access::static_) != 0;
  const unsigned slots = parameter_slots(method.descriptor).value_or(0) + (is_static ? 0 : 1);
  constexpr unsigned max_slots = 255;
  if (slots > max_slots) in.fail(offset, "a method has more than 255 slots of parameters");
  if (method.code && slots > method.code->max_locals) {
    in.fail(offset, fmt::format("the parameters need {} slots, the method has {} local variables", slots,
                                method.code->max_locals));
  }
}

MethodInfo read_method(ByteReader& in, PoolLookup& lookup) {
  const std::size_t offset = in.offset();
  MethodInfo method;
  method.access = in.u2();
  method.name = lookup.read_text(TextUse::method_name);
  method.descriptor = lookup.read_text(TextUse::method_descriptor);
  read_attributes(in, lookup,
                  [&](std::string_view name) { return read_method_attribute(in, lookup, name, method); });
  check_method(in, offset, method);
  return method;
}

}  // namespace

std::vector<FieldInfo> read_fields(ByteReader& in, PoolLookup& lookup) {
  const std::uint16_t count = in.count_u2(smallest_member);
  std::vector<FieldInfo> fields;
  fields.reserve(count);
  for (unsigned i = 0; i < count && !in.failed(); ++i) fields.push_back(read_field(in, lookup));
  return fields;
}

std::vector<MethodInfo> read_methods(ByteReader& in, PoolLookup& lookup) {
  const std::uint16_t count = in.count_u2(smallest_member);
  std::vector<MethodInfo> methods;
  methods.reserve(count);
  for (unsigned i = 0; i < count && !in.failed(); ++i) methods.push_back(read_method(in, lookup));
  return methods;
}

}  // namespace glassbox::ir::classfile
