#include <fmt/format.h>

#include "ir/body_builder.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/conversion.hpp"
#include "ir/dynamic_builders.hpp"

namespace glassbox::ir {

namespace {

using classfile::ConstantTag;
using classfile::MethodDescriptor;

// What the bootstrap arguments of LambdaMetafactory.metafactory and altMetafactory say.
struct LambdaSite {
  std::string interface;
  MethodDescriptor captured;      // of the call site: captured values to the functional interface
  std::string method_descriptor;  // erased descriptor of the interface's method
  MethodDescriptor instantiated;  // its types at this site
  classfile::MethodHandle body;
  std::vector<std::string> marker_interfaces;
  std::vector<std::string> bridges;  // further descriptors under which the method must be callable
};

enum : std::uint8_t {
  kInvokeVirtual = 5,
  kInvokeStatic,
  kInvokeSpecial,
  kNewInvokeSpecial,
  kInvokeInterface
};

// altMetafactory's flags, each followed by what it announces.
enum : std::int32_t { kSerializable = 1, kMarkers = 2, kBridges = 4 };

class ArgumentReader {
 public:
  ArgumentReader(const classfile::ConstantPool& pool, std::span<const std::uint16_t> arguments)
      : pool_(pool), arguments_(arguments) {}
  [[nodiscard]] bool ok() const { return ok_; }
  [[nodiscard]] bool at_end() const { return next_ >= arguments_.size(); }
  std::string method_type() {
    return take(ConstantTag::method_type) ? pool_.method_type(last_) : std::string();
  }
  std::string class_name() { return take(ConstantTag::class_) ? pool_.class_name(last_) : std::string(); }
  std::int32_t integer() {
    return take(ConstantTag::integer) ? static_cast<std::int32_t>(pool_.at(last_).bits) : 0;
  }
  classfile::MethodHandle handle() {
    return take(ConstantTag::method_handle) ? pool_.method_handle(last_) : classfile::MethodHandle();
  }

 private:
  bool take(ConstantTag tag) {
    ok_ = ok_ && next_ < arguments_.size() && pool_.is(arguments_[next_], tag);
    if (ok_) last_ = arguments_[next_++];
    return ok_;
  }
  const classfile::ConstantPool& pool_;
  std::span<const std::uint16_t> arguments_;
  std::size_t next_ = 0;
  std::uint16_t last_ = 0;
  bool ok_ = true;
};

Result<LambdaSite> read_site(const DynamicSite& site) {
  LambdaSite lambda;
  ArgumentReader reader(site.caller.file->constants, site.arguments);
  lambda.method_descriptor = reader.method_type();
  lambda.body = reader.handle();
  const std::string instantiated = reader.method_type();
  if (!reader.at_end()) {
    const std::int32_t flags = reader.integer();
    if ((flags & kMarkers) != 0) {
      for (std::int32_t n = reader.integer(); n > 0 && reader.ok(); --n) {
        lambda.marker_interfaces.push_back(reader.class_name());
      }
    }
    if ((flags & kBridges) != 0) {
      for (std::int32_t n = reader.integer(); n > 0 && reader.ok(); --n)
        lambda.bridges.push_back(reader.method_type());
    }
    if ((flags & kSerializable) != 0) lambda.marker_interfaces.emplace_back("java/io/Serializable");
  }
  const auto captured = classfile::parse_method_descriptor(site.descriptor);
  const auto types = classfile::parse_method_descriptor(instantiated);
  if (!reader.ok() || !captured || !types || captured->result.front() != 'L') {
    return problem({}, "malformed arguments of a lambda's bootstrap method");
  }
  lambda.captured = *captured;
  lambda.instantiated = *types;
  lambda.interface = captured->result.substr(1, captured->result.size() - 2);
  return lambda;
}

class LambdaBuilder {
 public:
  LambdaBuilder(Hierarchy& classes, const DynamicSite& site, const LambdaSite& lambda)
      : classes_(classes), site_(site), lambda_(lambda) {}

  Result<Method*> build() {
    auto object = classes_.load("java/lang/Object");
    Class& c = classes_.add_synthetic_class(
        fmt::format("{}$$Lambda${}", site_.caller.name, classes_.class_count()), **object);
    std::vector<std::string> interfaces = lambda_.marker_interfaces;
    interfaces.insert(interfaces.begin(), lambda_.interface);
    for (const std::string& name : interfaces) {
      auto interface = classes_.load(name);
      if (!interface) return problem({}, interface.error().message);
      c.interfaces.push_back(*interface);
    }
    for (std::size_t i = 0; i < lambda_.captured.parameters.size(); ++i) {
      classes_.add_synthetic_field(c, fmt::format("captured{}", i), lambda_.captured.parameters[i]);
    }
    std::vector<Method*> callable;
    std::vector<std::string> descriptors = lambda_.bridges;
    descriptors.push_back(lambda_.method_descriptor);
    for (const std::string& descriptor : descriptors) {
      callable.push_back(
          &classes_.add_synthetic_method(c, site_.name, descriptor, classfile::access::public_));
    }
    Method& factory = classes_.add_synthetic_method(c, "make", site_.descriptor, classfile::access::static_);
    classes_.link(c);
    for (Method* method : callable) write_method(c, *method);
    write_factory(c, factory);
    return &factory;
  }

 private:
  static void write_factory(Class& c, Method& factory) {
    BodyBuilder b(factory);
    const Register object = b.new_object(c.name);
    for (std::size_t i = 0; i < c.fields.size(); ++i) b.put_field(object, c.fields[i], b.parameter(i));
    b.return_value(object);
    b.finish();
  }

  void write_method(Class& c, Method& method) {
    BodyBuilder b(method);
    const auto erased = classfile::parse_method_descriptor(method.descriptor);
    // The values that the body takes, with their types: captured ones first.
    std::vector<Register> values;
    std::vector<std::string> types;
    for (const Field& f : c.fields) {
      values.push_back(b.get_field(b.parameter(0), f));
      types.push_back(f.descriptor);
    }
    for (std::size_t i = 0; i < erased->parameters.size() && i < lambda_.instantiated.parameters.size();
         ++i) {
      values.push_back(
          convert(b, b.parameter(i + 1), erased->parameters[i], lambda_.instantiated.parameters[i]));
      types.push_back(lambda_.instantiated.parameters[i]);
    }
    std::string result_type;
    const Register result = call_body(b, values, types, result_type);
    if (erased->result == "V") {
      b.return_void();
    } else {
      const Register converted = convert(b, result, result_type, lambda_.instantiated.result);
      b.return_value(convert(b, converted, lambda_.instantiated.result, erased->result));
    }
    b.finish();
  }

  Register call_body(BodyBuilder& b, std::vector<Register> values, const std::vector<std::string>& types,
                     std::string& result_type) {
    const classfile::MemberRef& member = lambda_.body.member;
    const auto descriptor = classfile::parse_method_descriptor(member.descriptor);
    std::vector<std::string> expected = descriptor->parameters;
    const std::uint8_t kind = lambda_.body.kind;
    const std::string owner_type = member.owner.front() == '[' ? member.owner : "L" + member.owner + ";";
    if (kind != kInvokeStatic && kind != kNewInvokeSpecial) expected.insert(expected.begin(), owner_type);
    for (std::size_t i = 0; i < values.size() && i < expected.size(); ++i) {
      values[i] = convert(b, values[i], types[i], expected[i]);
    }
    result_type = descriptor->result;
    if (kind == kNewInvokeSpecial) {
      const Register object = b.new_object(member.owner);
      values.insert(values.begin(), object);
      b.invoke(Operation::invoke_special, member.owner, member.name, member.descriptor, values);
      result_type = owner_type;
      return object;
    }
    const Operation operation = kind == kInvokeStatic      ? Operation::invoke_static
                                : kind == kInvokeSpecial   ? Operation::invoke_special
                                : kind == kInvokeInterface ? Operation::invoke_interface
                                                           : Operation::invoke_virtual;
    return b.invoke(operation, member.owner, member.name, member.descriptor, values, member.interface);
  }

  Hierarchy& classes_;
  const DynamicSite& site_;
  const LambdaSite& lambda_;
};

}  // namespace

Result<Method*> build_lambda(Hierarchy& classes, const DynamicSite& site) {
  auto lambda = read_site(site);
  if (!lambda) return tl::unexpected(lambda.error());
  const std::uint8_t kind = lambda->body.kind;
  if (kind < kInvokeVirtual || kind > kInvokeInterface)
    return problem({}, "a lambda's body must be a method");
  return LambdaBuilder(classes, site, *lambda).build();
}

}  // namespace glassbox::ir
