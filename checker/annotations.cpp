#include "checker/annotations.hpp"

#include <algorithm>

namespace glassbox::checker {

const ir::classfile::Annotation* find_annotation(const std::vector<ir::classfile::Annotation>& annotations,
                                                 const char* type) {
  const auto found = std::ranges::find(annotations, type, &ir::classfile::Annotation::type);
  return found == annotations.end() ? nullptr : &*found;
}

bool has_annotation(const ir::Method& method, const char* type) {
  return method.info != nullptr && find_annotation(method.info->annotations, type) != nullptr;
}

std::optional<IntRange> annotated_range(const std::vector<ir::classfile::Annotation>& annotations) {
  const auto* range = find_annotation(annotations, "Lglassbox/Range;");
  if (range == nullptr) return std::nullopt;
  IntRange result;
  for (const auto& [name, value] : range->elements) {
    if (const auto* number = std::get_if<std::int64_t>(&value.value)) {
      (name == "min" ? result.low : result.high) = *number;
    }
  }
  return result;
}

std::optional<IntRange> annotated_range(const ir::Field& field) {
  return field.info == nullptr ? std::nullopt : annotated_range(field.info->annotations);
}

std::optional<IntRange> annotated_range(const ir::Method& method, std::size_t parameter) {
  if (method.info == nullptr || parameter >= method.info->parameter_annotations.size()) return std::nullopt;
  return annotated_range(method.info->parameter_annotations[parameter]);
}

std::vector<ir::Field*> instance_fields(ir::Class& c) {
  std::vector<ir::Field*> fields;
  if (c.super != nullptr) fields = instance_fields(*c.super);
  for (ir::Field& f : c.fields) {
    if (!f.is_static()) fields.push_back(&f);
  }
  return fields;
}

bool is_tree_field(const ir::Field& field) {
  return field.info != nullptr && find_annotation(field.info->annotations, "Lglassbox/Tree;") != nullptr;
}

bool is_enclosing_object(const ir::Field& field) {
  return (field.access & ir::classfile::access::synthetic) != 0 && field.name.starts_with("this$");
}

std::vector<ir::Field*> tree_fields(ir::Class& c) {
  std::vector<ir::Field*> fields = instance_fields(c);
  std::erase_if(fields, [](const ir::Field* f) { return !is_tree_field(*f); });
  return fields;
}

}  // namespace glassbox::checker
