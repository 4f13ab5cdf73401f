// Whether a method that specifies an operation takes what the operation takes and returns.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "checker/type_arguments.hpp"
#include "ir/classfile/descriptor.hpp"

namespace glassbox::checker {

// A parameter fits by its erased type, or by what type variables stand for in the class under check: just
// those values are given to it then.
class ClauseFit {
 public:
  ClauseFit(ir::Hierarchy& classes, ir::Class& main_class) : classes_(classes), class_(main_class) {}

  // Whether a parameter of this type takes the class under check.
  [[nodiscard]] bool takes_state(const std::string& descriptor);
  [[nodiscard]] bool fits_pre(const ir::classfile::MethodDescriptor& clause, const ir::Method& operation);
  [[nodiscard]] bool fits_post(const ir::classfile::MethodDescriptor& clause, const ir::Method& operation);

 private:
  [[nodiscard]] bool takes(const std::string& parameter, const std::string& given);
  [[nodiscard]] bool take_arguments(std::span<const std::string> parameters, const ir::Method& operation);
  [[nodiscard]] const TypeArguments& types();

  ir::Hierarchy& classes_;
  ir::Class& class_;
  std::optional<TypeArguments> types_;  // once a clause does not fit by erased types
};

}  // namespace glassbox::checker
