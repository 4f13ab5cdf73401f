#include "checker/clause_fit.hpp"

namespace glassbox::checker {

using ir::classfile::MethodDescriptor;

bool ClauseFit::takes(const std::string& parameter, const std::string& given) {
  if (parameter == given) return true;
  if (ir::basic_type(parameter) != ir::BasicType::reference ||
      ir::basic_type(given) != ir::BasicType::reference) {
    return false;
  }
  const auto to = classes_.load_descriptor(parameter), from = classes_.load_descriptor(given);
  return to && from && (*from)->is_subclass_of(**to);
}

const TypeArguments& ClauseFit::types() { return types_ ? *types_ : types_.emplace(classes_, class_); }

bool ClauseFit::take_arguments(std::span<const std::string> parameters, const ir::Method& operation) {
  const auto given = ir::classfile::parse_method_descriptor(operation.descriptor)->parameters;
  if (parameters.size() != given.size()) return false;
  for (std::size_t k = 0; k < given.size(); ++k) {
    if (!takes(parameters[k], given[k]) &&
        !takes(parameters[k], types().type_of_parameter(operation, k).descriptor)) {
      return false;
    }
  }
  return true;
}

bool ClauseFit::takes_state(const std::string& descriptor) { return takes(descriptor, class_.descriptor()); }

bool ClauseFit::fits_pre(const MethodDescriptor& clause, const ir::Method& operation) {
  return take_arguments(clause.parameters, operation);
}

bool ClauseFit::fits_post(const MethodDescriptor& clause, const ir::Method& operation) {
  const std::string result = ir::classfile::parse_method_descriptor(operation.descriptor)->result;
  const std::size_t before_arguments = result == "V" ? 1 : 2;
  return clause.parameters.size() >= before_arguments && takes_state(clause.parameters[0]) &&
         (result == "V" || takes(clause.parameters[1], result)) &&
         take_arguments(std::span(clause.parameters).subspan(before_arguments), operation);
}

}  // namespace glassbox::checker
