// A loaded class, linked to its superclasses: where its fields lie, what its virtual calls select. Classes,
// fields and methods live as long as their Hierarchy and have stable addresses and small consecutive ids.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/body.hpp"
#include "ir/classfile/class_file.hpp"
#include "ir/kind.hpp"

namespace glassbox::ir {

struct Field {
  Class* owner = nullptr;
  std::string name, descriptor;
  BasicType type = BasicType::void_;
  std::uint16_t access = 0;
  std::uint32_t cell = 0;                      // among the instance cells, or the static cells of `owner`
  const classfile::FieldInfo* info = nullptr;  // nullptr in synthetic classes

  [[nodiscard]] bool is_static() const { return (access & classfile::access::static_) != 0; }
};

struct Method {
  Class* owner = nullptr;
  std::uint32_t id = 0;  // index among all methods of the hierarchy
  std::string name, descriptor;
  std::uint16_t access = 0;
  std::vector<Register> parameter_registers;  // the receiver first; a long or double skips one
  std::vector<BasicType> parameter_types;     // likewise
  std::vector<std::string> parameter_names;   // likewise, where `info` does not say them
  BasicType result = BasicType::void_;
  std::int32_t vtable_index = -1;                   // -1: not selected through the vtable
  const classfile::MethodInfo* info = nullptr;      // nullptr for synthetic methods
  std::unique_ptr<classfile::MethodInfo> own_info;  // what `info` points to, if that is in no class file
  std::unique_ptr<Body> body;                       // once lowered, or from the start in synthetic methods

  [[nodiscard]] bool is_static() const { return (access & classfile::access::static_) != 0; }
  [[nodiscard]] bool is_private() const { return (access & classfile::access::private_) != 0; }
  [[nodiscard]] bool is_abstract() const { return (access & classfile::access::abstract) != 0; }
  [[nodiscard]] bool is_native() const { return (access & classfile::access::native) != 0; }
  [[nodiscard]] bool is_constructor() const { return name == "<init>"; }
  [[nodiscard]] bool is_synthetic_code() const {
    return info == nullptr;
  }                                             // made by glassbox: hidden in traces
  [[nodiscard]] std::string full_name() const;  // "java/util/List.add(Ljava/lang/Object;)Z"
  // In the source; the receiver is parameter 0 of a method that has one. Empty without debug information.
  [[nodiscard]] std::string parameter_name(std::size_t parameter) const;
};

class Class {
 public:
  std::uint32_t id = 0;
  std::string name;  // internal name; "[I", "[Ljava/lang/String;" for arrays; "int" for primitives
  std::uint16_t access = 0;
  std::string module;  // the JDK module it comes from, empty for user classes
  Class* super = nullptr;
  std::vector<Class*> interfaces;      // direct ones
  std::vector<Class*> all_interfaces;  // transitively, each once
  std::deque<Field> fields;            // declared here
  std::deque<Method> methods;          // declared here
  std::vector<Method*> vtable;
  std::uint32_t instance_cells = 0, static_cells = 0;  // instance cells include the inherited ones

  BasicType primitive = BasicType::void_;  // of a primitive class
  Class* element = nullptr;                // of an array class
  BasicType element_type = BasicType::void_;

  std::unique_ptr<classfile::ClassFile> file;  // nullptr for arrays, primitives and synthetic classes

  [[nodiscard]] bool is_interface() const { return (access & classfile::access::interface) != 0; }
  [[nodiscard]] bool is_abstract() const { return (access & classfile::access::abstract) != 0; }
  [[nodiscard]] bool is_array() const { return element != nullptr; }
  [[nodiscard]] bool is_primitive() const { return is_primitive_; }
  [[nodiscard]] bool is_user_code() const { return module.empty(); }
  // Whether a value of this class may be assigned to a variable of class `other` (JVM specification,
  // checkcast).
  [[nodiscard]] bool is_subclass_of(const Class& other) const;

  [[nodiscard]] Method* declared_method(std::string_view method_name, std::string_view descriptor);
  [[nodiscard]] Field* declared_field(std::string_view field_name, std::string_view descriptor);
  [[nodiscard]] std::string descriptor() const;   // "I", "Ljava/lang/String;", "[I"
  [[nodiscard]] std::string java_name() const;    // "java.lang.String", "[I": what Class.getName says
  [[nodiscard]] std::string simple_name() const;  // what Class.getSimpleName says
  [[nodiscard]] std::string short_name() const;   // that, or of an anonymous class "Outer$1"
  [[nodiscard]] std::string source_file() const;
  [[nodiscard]] std::string_view package() const;

 private:
  friend class Hierarchy;
  void index_methods();

  bool is_primitive_ = false;
  std::vector<const Class*>
      display_;  // the superclasses from Object down to this one: subclass test in one look
  std::unordered_map<std::string, Method*> method_index_;  // by name and descriptor
  std::unordered_map<const Method*, Method*> selected_;    // interface methods to what they select here
};

}  // namespace glassbox::ir
