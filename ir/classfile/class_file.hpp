// A class file, decoded: constant pool, members and those attributes that glassbox reads (JVM specification,
// chapter 4). Everything is a plain value that owns its data. Instruction bytes stay raw: `ir/bytecode.hpp`
// decodes them.
//
//   auto file = read_class_file(bytes, "Foo.class");        // class_file_reader.hpp
//   if (!file) return tl::unexpected(file.error());
//   for (const MethodInfo& m : file->methods) ...
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace glassbox::ir::classfile {

enum class ConstantTag : std::uint8_t {
  unusable = 0,  // index 0, and the second slot of a long or double
  utf8 = 1,
  integer = 3,
  float_ = 4,
  long_ = 5,
  double_ = 6,
  class_ = 7,
  string = 8,
  field_ref = 9,
  method_ref = 10,
  interface_method_ref = 11,
  name_and_type = 12,
  method_handle = 15,
  method_type = 16,
  dynamic = 17,
  invoke_dynamic = 18,
  module = 19,
  package = 20,
};

// One constant-pool entry. `first` and `second` are the indices an entry refers to, in the order of the
// specification (for method_handle, `first` is the reference kind; for dynamic and invoke_dynamic it is the
// bootstrap method index). The reader has checked that every index is in range and has the right tag.
struct Constant {
  ConstantTag tag = ConstantTag::unusable;
  std::uint16_t first = 0;
  std::uint16_t second = 0;
  std::uint64_t bits = 0;  // integer, float_, long_, double_: the value's bits (32-bit ones zero-extended)
  std::string text;        // utf8: as stored (modified UTF-8)
};

struct MemberRef {
  std::string owner, name, descriptor;  // owner is an internal name ("java/lang/String") or array descriptor
  bool interface = false;
};

struct MethodHandle {
  std::uint8_t kind = 0;  // REF_getField = 1 ... REF_invokeInterface = 9
  MemberRef member;
};

class ConstantPool {
 public:
  ConstantPool() = default;
  explicit ConstantPool(std::vector<Constant> entries) : entries_(std::move(entries)) {}

  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  // Whether `index` names an entry with this tag. The accessors below require it; code that follows indices
  // found in bytecode must ask first.
  [[nodiscard]] bool is(std::uint16_t index, ConstantTag tag) const {
    return index < entries_.size() && entries_[index].tag == tag;
  }
  [[nodiscard]] const Constant& at(std::uint16_t index) const { return entries_.at(index); }
  [[nodiscard]] const std::string& utf8(std::uint16_t index) const { return entries_.at(index).text; }
  [[nodiscard]] const std::string& class_name(std::uint16_t index) const;  // class_, module, package
  [[nodiscard]] const std::string& string(std::uint16_t index) const;      // string: its modified UTF-8
  [[nodiscard]] MemberRef member(std::uint16_t index) const;  // field_ref, (interface_)method_ref
  [[nodiscard]] MethodHandle method_handle(std::uint16_t index) const;
  [[nodiscard]] const std::string& method_type(std::uint16_t index) const;  // its descriptor
  [[nodiscard]] MemberRef dynamic(std::uint16_t index) const;  // name and descriptor only; owner is empty

 private:
  std::vector<Constant> entries_;
};

namespace access {
inline constexpr std::uint16_t public_ = 0x0001, private_ = 0x0002, protected_ = 0x0004, static_ = 0x0008,
                               final_ = 0x0010, synchronized_ = 0x0020, super = 0x0020, bridge = 0x0040,
                               volatile_ = 0x0040, varargs = 0x0080, native = 0x0100, interface = 0x0200,
                               abstract = 0x0400, synthetic = 0x1000, annotation = 0x2000, enum_ = 0x4000;
}  // namespace access

struct Annotation;

// The value of an annotation element.
struct ElementValue {
  struct Enum {
    std::string type, name;
  };
  struct Class {
    std::string descriptor;
  };
  std::variant<std::int64_t, double, std::string, Enum, Class, std::shared_ptr<const Annotation>,
               std::vector<ElementValue>>
      value;
  char tag = 0;  // as in the class file: B C D F I J S Z s e c @ [
};

struct Annotation {
  std::string type;  // descriptor: "Lglassbox/Tree;"
  std::vector<std::pair<std::string, ElementValue>> elements;
  bool visible = false;  // from a RuntimeVisible… attribute
};

struct ExceptionEntry {
  std::uint16_t start = 0, end = 0, handler = 0;  // bytecode offsets, [start, end)
  std::string catch_type;                         // internal name; empty catches everything
};

struct LineEntry {
  std::uint16_t start = 0, line = 0;
};

struct LocalVariable {
  std::uint16_t start = 0, length = 0, slot = 0;
  std::string name, descriptor;
};

struct Code {
  std::uint16_t max_stack = 0, max_locals = 0;
  std::uint32_t file_offset = 0;  // of the first instruction byte, for messages
  std::vector<std::uint8_t> bytes;
  std::vector<ExceptionEntry> exceptions;
  std::vector<LineEntry> lines;  // sorted by start
  std::vector<LocalVariable> locals;
};

struct FieldInfo {
  std::uint16_t access = 0;
  std::string name, descriptor, signature;  // signature is empty without a Signature attribute
  std::uint16_t constant_value = 0;         // constant-pool index, 0 for none
  std::vector<Annotation> annotations;
};

struct MethodInfo {
  std::uint16_t access = 0;
  std::string name, descriptor, signature;
  std::optional<Code> code;
  std::vector<std::string> exceptions;  // the throws clause, internal names
  std::vector<Annotation> annotations;
  std::vector<std::vector<Annotation>> parameter_annotations;
  std::vector<std::string> parameter_names;  // from MethodParameters; empty without
};

struct BootstrapMethod {
  std::uint16_t method_handle = 0;       // constant-pool index
  std::vector<std::uint16_t> arguments;  // constant-pool indices
};

struct InnerClass {
  std::string inner, outer, name;  // outer and name are empty where the class file has 0
  std::uint16_t access = 0;
};

struct RecordComponent {
  std::string name, descriptor, signature;
};

struct ClassFile {
  std::string origin;  // where it came from, for messages: "dir/Foo.class" or "a.jar(Foo.class)"
  std::uint16_t minor = 0, major = 0;
  std::uint16_t access = 0;
  std::string name, super;  // internal names; super is empty for java/lang/Object
  std::string signature, source_file;
  ConstantPool constants;
  std::vector<std::string> interfaces;
  std::vector<FieldInfo> fields;
  std::vector<MethodInfo> methods;
  std::vector<Annotation> annotations;
  std::vector<BootstrapMethod> bootstrap_methods;
  std::vector<InnerClass> inner_classes;
  std::vector<RecordComponent> record_components;
  std::string nest_host;
  std::string enclosing_class;   // EnclosingMethod attribute; empty without
  std::string enclosing_method;  // name and descriptor in one ("run(I)V"); empty outside of a method
  bool is_record = false;
};

}  // namespace glassbox::ir::classfile
