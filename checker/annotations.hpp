// What the annotations of package glassbox say about fields and methods.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ir/class.hpp"

namespace glassbox::checker {

// The annotation of this type ("Lglassbox/Tree;") among these, or nullptr.
[[nodiscard]] const ir::classfile::Annotation* find_annotation(
    const std::vector<ir::classfile::Annotation>& annotations, const char* type);

[[nodiscard]] bool has_annotation(const ir::Method& method, const char* type);

struct IntRange {
  std::int64_t low = 0, high = 0;  // inclusive
};
// What @Range says, if it is there.
[[nodiscard]] std::optional<IntRange> annotated_range(
    const std::vector<ir::classfile::Annotation>& annotations);
[[nodiscard]] std::optional<IntRange> annotated_range(const ir::Field& field);
[[nodiscard]] std::optional<IntRange> annotated_range(const ir::Method& method, std::size_t parameter);

[[nodiscard]] std::vector<ir::Field*> instance_fields(ir::Class& c);  // inherited ones first
// The fields that @Tree marks in a class, inherited ones included.
[[nodiscard]] std::vector<ir::Field*> tree_fields(ir::Class& c);
[[nodiscard]] bool is_tree_field(const ir::Field& field);
// Where an inner object has the object that it belongs to.
[[nodiscard]] bool is_enclosing_object(const ir::Field& field);

}  // namespace glassbox::checker
