// All loaded classes, loaded on demand from a class path, and the resolution rules of the JVM specification
// (5.3 to 5.4.6). Initialisation of classes is the interpreter's business.
//
//   Hierarchy classes(std::move(class_path));
//   auto c = classes.load("java/util/TreeMap");
//   if (!c) ... c.error().exception, c.error().message
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ir/class.hpp"
#include "ir/classfile/class_path.hpp"
#include "ir/classfile/problem.hpp"

namespace glassbox::ir {

// What linking can fail with, as the JVM would throw it.
struct LinkageFailure {
  const char* exception = "";  // internal name of the Error's class
  std::string message;
};

template <class T>
using Linked = tl::expected<T, LinkageFailure>;

class Hierarchy {
 public:
  explicit Hierarchy(classfile::ClassPath class_path);
  Hierarchy(const Hierarchy&) = delete;
  Hierarchy& operator=(const Hierarchy&) = delete;

  // The class with this internal name or array descriptor, with all its superclasses and interfaces.
  [[nodiscard]] Linked<Class*> load(const std::string& name);
  [[nodiscard]] Linked<Class*> load_descriptor(const std::string& descriptor);  // "I", "Lx/Y;", "[I"
  [[nodiscard]] Class& primitive(BasicType type) { return *primitives_.at(static_cast<std::size_t>(type)); }
  [[nodiscard]] Class& array_of(Class& element);
  [[nodiscard]] Class* find_loaded(const std::string& name) const;

  // The class itself and the classes of the program (see ClassPath) below it, in the order of their names:
  // all that can be loaded. Of the others only superclasses are read, when this is first asked.
  [[nodiscard]] std::vector<Class*> program_classes_below(Class& c);

  // Resolution of a symbolic reference: the declaration it means (5.4.3.2 to 5.4.3.4).
  [[nodiscard]] Linked<Field*> resolve(const FieldRef& reference);
  [[nodiscard]] Linked<Method*> resolve(const MethodRef& reference);
  [[nodiscard]] Method* find_method(Class& owner, std::string_view name, std::string_view descriptor);

  // Selection: the method that a virtual or interface call of `resolved` runs on a `receiver` (5.4.6).
  [[nodiscard]] Linked<Method*> select(Class& receiver, Method& resolved);

  // A class made by glassbox, for lambdas and the like. The caller fills in fields and methods, then links
  // it.
  Class& add_synthetic_class(const std::string& name, Class& super);
  Method& add_synthetic_method(Class& owner, const std::string& name, const std::string& descriptor,
                               std::uint16_t access);
  Field& add_synthetic_field(Class& owner, const std::string& name, const std::string& descriptor);
  void link(Class& synthetic);

  // The body of a method that has code, lowered on first use.
  [[nodiscard]] Result<Body*> body(Method& method);

  [[nodiscard]] std::size_t class_count() const { return class_by_id_.size(); }
  [[nodiscard]] Class& class_at(std::uint32_t id) const { return *class_by_id_[id]; }
  [[nodiscard]] std::size_t method_count() const { return methods_.size(); }
  [[nodiscard]] Method& method_at(std::uint32_t id) { return *methods_[id]; }

 private:
  Linked<Class*> define(const std::string& name, classfile::ClassPath::Found found);
  Class& new_class(const std::string& name);
  Class& add_class(const std::string& name);  // one that can be found by name
  Method& add_method(Class& owner, const std::string& name, const std::string& descriptor,
                     std::uint16_t access);
  void lay_out_fields(Class& c);
  void build_vtable(Class& c);
  void collect_interfaces(Class& c);
  Field* find_field(Class& owner, const FieldRef& reference);
  Method* polymorphic_method(Class& owner, const MethodRef& reference);
  Linked<Method*> default_method(Class& receiver, std::string_view name, std::string_view descriptor);

  void index_program_classes();

  classfile::ClassPath class_path_;
  std::deque<Class> classes_;
  std::vector<Class*> class_by_id_;
  std::vector<Method*> methods_;
  std::vector<Class*> primitives_;
  std::unordered_map<std::string, Class*> by_name_;
  // Direct subclasses and implementations, by the name of what they extend; made when first asked for.
  std::optional<std::unordered_map<std::string, std::vector<std::string>>> subclasses_;
  std::vector<std::string> being_loaded_;  // to notice a class that is its own superclass
};

}  // namespace glassbox::ir
