#include <fmt/format.h>

#include "ir/body_builder.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/dynamic_builders.hpp"

namespace glassbox::ir {

namespace {

constexpr const char* kBuilder = "java/lang/StringBuilder";

// The StringBuilder.append overload that a value of this type takes, as javac chose it before invokedynamic.
std::string append_descriptor(const std::string& type) {
  switch (basic_type(type)) {
    case BasicType::byte:
    case BasicType::short_integer: return "(I)Ljava/lang/StringBuilder;";
    case BasicType::reference:
      if (type != "Ljava/lang/String;") return "(Ljava/lang/Object;)Ljava/lang/StringBuilder;";
      [[fallthrough]];
    default: return fmt::format("({})Ljava/lang/StringBuilder;", type);
  }
}

class Concatenation {
 public:
  Concatenation(Method& method, const classfile::MethodDescriptor& descriptor)
      : b_(method), descriptor_(descriptor) {
    builder_ = b_.new_object(kBuilder);
    b_.invoke(Operation::invoke_special, kBuilder, "<init>", "()V", {builder_});
  }

  void append_argument() {
    if (next_ >= descriptor_.parameters.size()) return;
    append(descriptor_.parameters[next_], b_.parameter(next_));
    ++next_;
  }
  void append_text(const std::string& modified_utf8) {
    if (!modified_utf8.empty()) append("Ljava/lang/String;", b_.string(modified_utf8));
  }
  void finish() {
    b_.return_value(
        b_.invoke(Operation::invoke_virtual, kBuilder, "toString", "()Ljava/lang/String;", {builder_}));
    b_.finish();
  }

 private:
  void append(const std::string& type, Register value) {
    b_.invoke(Operation::invoke_virtual, kBuilder, "append", append_descriptor(type), {builder_, value});
  }

  BodyBuilder b_;
  const classfile::MethodDescriptor& descriptor_;
  Register builder_ = 0;
  std::size_t next_ = 0;
};

}  // namespace

Result<Method*> build_string_concatenation(Hierarchy& classes, const DynamicSite& site, bool recipe) {
  const auto descriptor = classfile::parse_method_descriptor(site.descriptor);
  if (!descriptor) return problem({}, "malformed descriptor of a string concatenation");
  Class& holder =
      classes.add_synthetic_class(fmt::format("{}$$Concat{}", site.caller.name, classes.class_count()),
                                  **classes.load("java/lang/Object"));
  Method& method =
      classes.add_synthetic_method(holder, "concat", site.descriptor, classfile::access::static_);
  classes.link(holder);
  Concatenation concatenation(method, *descriptor);
  if (!recipe) {
    for (std::size_t i = 0; i < descriptor->parameters.size(); ++i) concatenation.append_argument();
    concatenation.finish();
    return &method;
  }
  // In the recipe \1 stands for the next argument, \2 for the next constant, all else for itself.
  const classfile::ConstantPool& pool = site.caller.file->constants;
  if (site.arguments.empty() || !pool.is(site.arguments[0], classfile::ConstantTag::string)) {
    return problem({}, "malformed recipe of a string concatenation");
  }
  std::string text;
  std::size_t next_constant = 1;
  for (const char c : pool.string(site.arguments[0])) {
    if (c != '\1' && c != '\2') {
      text += c;
      continue;
    }
    concatenation.append_text(text);
    text.clear();
    if (c == '\1') {
      concatenation.append_argument();
    } else {
      if (next_constant >= site.arguments.size() ||
          !pool.is(site.arguments[next_constant], classfile::ConstantTag::string)) {
        return problem({}, "constants of this kind in a string concatenation are not supported");
      }
      concatenation.append_text(pool.string(site.arguments[next_constant++]));
    }
  }
  concatenation.append_text(text);
  concatenation.finish();
  return &method;
}

}  // namespace glassbox::ir
