// Follows the order of the file: header, constant pool, this class, fields, methods, attributes of the class.
// What goes wrong is kept in the ByteReader and turned into a Problem at the end.
#include "ir/classfile/class_file_reader.hpp"

#include <fmt/format.h>

#include "ir/classfile/annotation_reader.hpp"
#include "ir/classfile/attributes.hpp"
#include "ir/classfile/byte_reader.hpp"
#include "ir/classfile/constant_pool_reader.hpp"
#include "ir/classfile/member_reader.hpp"
#include "ir/classfile/pool_lookup.hpp"

namespace glassbox::ir::classfile {

namespace {

constexpr std::uint32_t class_file_magic = 0xCAFEBABE;
constexpr std::uint16_t oldest_major = 45;  // Java 1.1
constexpr std::uint16_t newest_major = 70;  // Java 26; beyond Java 17 we hope for the best
constexpr std::uint16_t access_module = 0x8000;

class ClassFileReader {
 public:
  explicit ClassFileReader(ByteReader& in) : in_(in) {}

  ClassFile read() {
    header();
    file_.constants = read_constant_pool(in_);
    PoolLookup lookup(in_, file_.constants);
    this_class(lookup);
    file_.fields = read_fields(in_, lookup);
    file_.methods = read_methods(in_, lookup);
    read_attributes(in_, lookup, [&](std::string_view name) { return attribute(lookup, name); });
    check_bootstrap_indices();
    if (in_.remaining() != 0) in_.fail(in_.offset(), "the file goes on after the end of the class");
    return std::move(file_);
  }

  ClassOutline read_outline() {
    header();
    file_.constants = read_constant_pool(in_);
    PoolLookup lookup(in_, file_.constants);
    this_class(lookup);
    return {std::move(file_.name), std::move(file_.super), std::move(file_.interfaces)};
  }

 private:
  void header() {
    if (in_.u4() != class_file_magic)
      in_.fail(0, "this is not a class file: it does not start with CAFEBABE");
    file_.minor = in_.u2();
    const std::size_t offset = in_.offset();
    file_.major = in_.u2();
    if (file_.major < oldest_major || file_.major > newest_major) {
      in_.fail(offset, fmt::format("class file version {} is not supported ({} to {} are); compile with "
                                   "--release 17",
                                   file_.major, oldest_major, newest_major));
    }
  }

  void this_class(PoolLookup& lookup) {
    file_.access = in_.u2();
    file_.name = lookup.read_class();
    const std::size_t offset = in_.offset();
    file_.super = lookup.read_optional_class();
    const bool needs_super = (file_.access & access_module) == 0 && file_.name != "java/lang/Object";
    if (file_.super.empty() && needs_super) in_.fail(offset, "the class has no superclass");
    if (!file_.super.empty() && !needs_super) in_.fail(offset, "this class cannot have a superclass");
    const std::uint16_t count = in_.count_u2(2);
    file_.interfaces.reserve(count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) file_.interfaces.push_back(lookup.read_class());
  }

  AttributeUse attribute(PoolLookup& lookup, std::string_view name) {
    if (name == "SourceFile") {
      file_.source_file = lookup.read_text(TextUse::any);
    } else if (name == "Signature") {
      file_.signature = lookup.read_text(TextUse::any);
    } else if (name == "BootstrapMethods") {
      bootstrap_methods(lookup);
    } else if (name == "InnerClasses") {
      inner_classes(lookup);
    } else if (name == "EnclosingMethod") {
      enclosing_method(lookup);
    } else if (name == "NestHost") {
      file_.nest_host = lookup.read_class();
    } else if (name == "Record") {
      record(lookup);
    } else if (name == "RuntimeVisibleAnnotations" || name == "RuntimeInvisibleAnnotations") {
      read_annotations(in_, lookup, name == "RuntimeVisibleAnnotations", file_.annotations);
    } else {
      return AttributeUse::unknown;
    }
    return AttributeUse::once;
  }

  void bootstrap_methods(PoolLookup& lookup) {
    constexpr std::size_t smallest_entry = 4;
    const std::uint16_t count = in_.count_u2(smallest_entry);
    file_.bootstrap_methods.reserve(count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) {
      BootstrapMethod method;
      method.method_handle = lookup.read_index(ConstantTag::method_handle);
      const std::uint16_t arguments = in_.count_u2(2);
      method.arguments.reserve(arguments);
      for (unsigned k = 0; k < arguments && !in_.failed(); ++k) {
        method.arguments.push_back(bootstrap_argument());
      }
      file_.bootstrap_methods.push_back(std::move(method));
    }
  }

  // Any constant that `ldc` could load.
  std::uint16_t bootstrap_argument() {
    const std::size_t offset = in_.offset();
    const std::uint16_t index = in_.u2();
    for (const ConstantTag tag :
         {ConstantTag::integer, ConstantTag::float_, ConstantTag::long_, ConstantTag::double_,
          ConstantTag::class_, ConstantTag::string, ConstantTag::method_handle, ConstantTag::method_type,
          ConstantTag::dynamic}) {
      if (file_.constants.is(index, tag)) return index;
    }
    in_.fail(offset, fmt::format("constant {} cannot be the argument of a bootstrap method", index));
    return 0;
  }

  void inner_classes(PoolLookup& lookup) {
    constexpr std::size_t entry_size = 8;
    const std::uint16_t count = in_.count_u2(entry_size);
    file_.inner_classes.reserve(count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) {
      InnerClass inner;
      inner.inner = lookup.read_class();
      inner.outer = lookup.read_optional_class();
      inner.name = lookup.read_optional_text(TextUse::field_name);
      inner.access = in_.u2();
      file_.inner_classes.push_back(std::move(inner));
    }
  }

  void enclosing_method(PoolLookup& lookup) {
    file_.enclosing_class = lookup.read_class();
    const std::size_t offset = in_.offset();
    const std::uint16_t index = in_.u2();
    if (index == 0 || !lookup.expect_tag(offset, index, ConstantTag::name_and_type)) return;
    const Constant& method = file_.constants.at(index);
    if (!lookup.expect_text(offset, method.second, TextUse::method_descriptor)) return;
    file_.enclosing_method = lookup.copy(offset, method.first) + lookup.copy(offset, method.second);
  }

  void record(PoolLookup& lookup) {
    file_.is_record = true;
    constexpr std::size_t smallest_component = 6;
    const std::uint16_t count = in_.count_u2(smallest_component);
    file_.record_components.reserve(count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) {
      RecordComponent component;
      component.name = lookup.read_text(TextUse::field_name);
      component.descriptor = lookup.read_text(TextUse::field_descriptor);
      read_attributes(in_, lookup, [&](std::string_view name) {
        if (name != "Signature") return AttributeUse::unknown;
        component.signature = lookup.read_text(TextUse::any);
        return AttributeUse::once;
      });
      file_.record_components.push_back(std::move(component));
    }
  }

  // The last check that the constant pool needs: the table it refers to is an attribute of the class.
  void check_bootstrap_indices() {
    for (std::size_t i = 0; i < file_.constants.size() && !in_.failed(); ++i) {
      const Constant& constant = file_.constants.at(static_cast<std::uint16_t>(i));
      const bool dynamic =
          constant.tag == ConstantTag::dynamic || constant.tag == ConstantTag::invoke_dynamic;
      if (dynamic && constant.first >= file_.bootstrap_methods.size()) {
        in_.fail(in_.offset(), fmt::format("constant {} refers to bootstrap method {} of {}", i,
                                           constant.first, file_.bootstrap_methods.size()));
      }
    }
  }

  ByteReader& in_;
  ClassFile file_;
};

}  // namespace

Result<ClassFile> read_class_file(std::span<const std::uint8_t> bytes, std::string origin) {
  ByteReader in(bytes);
  ClassFile file = ClassFileReader(in).read();
  if (const auto& failure = in.failure()) {
    return problem(fmt::format("{}, offset {:#x}", origin, failure->offset), failure->message);
  }
  file.origin = std::move(origin);
  return file;
}

std::optional<ClassOutline> read_class_outline(std::span<const std::uint8_t> bytes) {
  ByteReader in(bytes);
  ClassOutline outline = ClassFileReader(in).read_outline();
  return in.failed() ? std::nullopt : std::optional(std::move(outline));
}

}  // namespace glassbox::ir::classfile
