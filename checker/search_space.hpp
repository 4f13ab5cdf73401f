// The search space of a check: one object of the class under check and everything that it may refer to within
// the bounds, every cell a symbolic value over fresh variables (design, section 4; dissertation 2.2 and 2.4).
#pragma once

#include <string>
#include <vector>

#include "checker/bounds.hpp"
#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

using symbolic::Formula;
using symbolic::Reference;
using symbolic::Value;

class SearchSpace {
 public:
  SearchSpace(symbolic::Interpreter& vm, ir::Class& main_class, Bounds bounds);

  // Makes the objects and their cells. A Problem names what cannot be varied.
  [[nodiscard]] ir::Result<void> build();

  struct PoolObject {
    Reference object;
    ir::Class* type = nullptr;
    std::string name;                // "node0": what counterexamples call it
    Formula present;                 // reached through tree fields, in the layout
    std::vector<Formula> variables;  // of its cells
  };
  [[nodiscard]] Reference main_object() const { return main_; }
  [[nodiscard]] const std::vector<PoolObject>& objects() const { return objects_; }  // the main object first
  [[nodiscard]] std::string name_of(Reference object) const;  // empty if it is no pool object
  // What holds of the fresh variables alone: codes that stand for an alternative, ints within their range.
  [[nodiscard]] Formula domains() const { return domains_; }
  // The bounds in force, in words a user can picture, one line each.
  [[nodiscard]] const std::vector<std::string>& description() const { return description_; }

  [[nodiscard]] static std::vector<ir::Field*> instance_fields(ir::Class& c);  // inherited ones first

  // A fresh symbolic value for a parameter of an operation.
  [[nodiscard]] ir::Result<Value> parameter(const std::string& descriptor, const ir::Method& method,
                                            std::size_t index);

  // The fields that @Tree marks in a class, inherited ones included.
  [[nodiscard]] static std::vector<ir::Field*> tree_fields(ir::Class& c);

 private:
  struct Range {
    std::int64_t low, high;
  };

  ir::Result<void> lay_out_tree(Reference owner, ir::Field& field);
  ir::Result<void> fill_cells(const PoolObject& object);
  ir::Result<Value> fresh_of_type(const std::string& descriptor, std::optional<Range> annotated,
                                  const std::string& what);
  Formula fresh_variable();
  Value fresh_integer(Range range);
  Value fresh_choice(const std::vector<std::uint64_t>& constants);
  ir::Result<void> add_object(ir::Class& c, const std::string& name);
  [[nodiscard]] std::size_t bound_of(const ir::Class& c) const;
  void require(Formula f);

  symbolic::Interpreter& vm_;
  ir::Class& main_class_;
  Bounds bounds_;
  Reference main_;
  std::vector<PoolObject> objects_;
  std::vector<Reference> values_;                           // the opaque objects
  std::vector<std::pair<Reference, ir::Field*>> laid_out_;  // tree cells that have their value already
  std::vector<Formula>* variables_ = nullptr;  // of the object being filled; nullptr for parameters
  Formula domains_ = Formula::constant(true);
  std::vector<std::string> description_;
};

// The annotation of this type ("Lglassbox/Tree;") among these, or nullptr.
[[nodiscard]] const ir::classfile::Annotation* find_annotation(
    const std::vector<ir::classfile::Annotation>& annotations, const char* type);

}  // namespace glassbox::checker
