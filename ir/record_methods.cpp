#include <fmt/format.h>

#include "ir/body_builder.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/conversion.hpp"
#include "ir/dynamic_builders.hpp"

namespace glassbox::ir {

namespace {

constexpr const char* kBuilder = "java/lang/StringBuilder";
constexpr const char* kObjects = "java/util/Objects";

std::string append_descriptor(BasicType type) {
  const bool as_int = type == BasicType::byte || type == BasicType::short_integer;
  const std::string parameter = type == BasicType::reference ? "Ljava/lang/Object;"
                                : as_int                     ? "I"
                                                             : std::string{descriptor_letter(type)};
  return fmt::format("({})Ljava/lang/StringBuilder;", parameter);
}

void write_to_string(BodyBuilder& b, Class& record, const std::vector<Field*>& components) {
  const Register builder = b.new_object(kBuilder);
  const auto append = [&](BasicType type, Register value) {
    b.invoke(Operation::invoke_virtual, kBuilder, "append", append_descriptor(type), {builder, value});
  };
  b.invoke(Operation::invoke_special, kBuilder, "<init>", "()V", {builder});
  std::string text = record.simple_name() + "[";
  for (const Field* f : components) {
    append(BasicType::reference, b.string(text + f->name + "="));
    append(f->type, b.get_field(b.parameter(0), *f));
    text = ", ";
  }
  append(BasicType::reference, b.string(components.empty() ? text + "]" : "]"));
  b.return_value(
      b.invoke(Operation::invoke_virtual, kBuilder, "toString", "()Ljava/lang/String;", {builder}));
}

void write_hash_code(BodyBuilder& b, const std::vector<Field*>& components) {
  Register result = b.int_constant(0);
  const Register factor = b.int_constant(31);
  for (const Field* f : components) {
    const Register value = b.get_field(b.parameter(0), *f);
    const bool reference = f->type == BasicType::reference;
    const Register hash =
        b.invoke(Operation::invoke_static, reference ? kObjects : wrapper_class(f->type), "hashCode",
                 reference ? "(Ljava/lang/Object;)I" : fmt::format("({})I", f->descriptor), {value});
    const Register product = b.temporary(), sum = b.temporary();
    b.emit({.operation = Operation::multiply_int, .dst = product, .a = result, .b = factor});
    b.emit({.operation = Operation::add_int, .dst = sum, .a = product, .b = hash});
    result = sum;
  }
  b.return_value(result);
}

// Branches to `different` unless the two values of a component are equal (as the wrapper classes compare
// them).
void compare_component(BodyBuilder& b, const Field& f, Register mine, Register theirs,
                       BodyBuilder::Label different) {
  const Register zero = b.int_constant(0);
  if (f.type == BasicType::reference) {
    const Register same = b.invoke(Operation::invoke_static, kObjects, "equals",
                                   "(Ljava/lang/Object;Ljava/lang/Object;)Z", {mine, theirs});
    b.branch(Operation::branch_int_equal, same, zero, different);
  } else if (kind_of(f.type) == Kind::int32) {
    b.branch(Operation::branch_int_not_equal, mine, theirs, different);
  } else {
    const Register order = b.invoke(Operation::invoke_static, wrapper_class(f.type), "compare",
                                    fmt::format("({0}{0})I", f.descriptor), {mine, theirs});
    b.branch(Operation::branch_int_not_equal, order, zero, different);
  }
}

void write_equals(BodyBuilder& b, const std::vector<Field*>& components, const std::string& record_name) {
  const auto different = b.label(), same = b.label();
  b.branch(Operation::branch_reference_equal, b.parameter(0), b.parameter(1), same);
  const Register is_record = b.instance_of(b.parameter(1), record_name);
  b.branch(Operation::branch_int_equal, is_record, b.int_constant(0), different);
  const Register other = b.check_cast(b.parameter(1), record_name);
  for (const Field* f : components) {
    const Register mine = b.get_field(b.parameter(0), *f), theirs = b.get_field(other, *f);
    compare_component(b, *f, mine, theirs, different);
  }
  b.place(same);
  b.return_value(b.int_constant(1));
  b.place(different);
  b.return_value(b.int_constant(0));
}

}  // namespace

Result<Method*> build_record_method(Hierarchy& classes, const DynamicSite& site) {
  Class& record = site.caller;
  std::vector<Field*> components;
  for (const classfile::RecordComponent& component : record.file->record_components) {
    Field* f = record.declared_field(component.name, component.descriptor);
    if (f == nullptr) return problem({}, "a record component has no field");
    components.push_back(f);
  }
  Class& holder = classes.add_synthetic_class(fmt::format("{}$$Record{}", record.name, classes.class_count()),
                                              **classes.load("java/lang/Object"));
  Method& method =
      classes.add_synthetic_method(holder, site.name, site.descriptor, classfile::access::static_);
  classes.link(holder);
  BodyBuilder b(method);
  if (site.name == "toString") {
    write_to_string(b, record, components);
  } else if (site.name == "hashCode") {
    write_hash_code(b, components);
  } else if (site.name == "equals") {
    write_equals(b, components, record.name);
  } else {
    return problem({}, "the record method " + site.name + " is not supported");
  }
  b.finish();
  return &method;
}

}  // namespace glassbox::ir
