// The fields of an object, or the elements of an array, as a walk over a concrete state needs them.
#pragma once

#include <string>
#include <vector>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

struct HeapCell {
  std::uint32_t index = 0;
  std::string label;  // "left", "[2]"
  ir::BasicType type = ir::BasicType::void_;
  symbolic::Value value;
  // A reference of the tree. In an array: if the array itself is part of the tree, as then its elements are.
  bool is_tree = false;

  // The object that the cell refers to; null if it is no reference.
  [[nodiscard]] symbolic::Reference target() const {
    return type == ir::BasicType::reference ? value.reference() : symbolic::Reference();
  }
};

// "node1.left", "table[2]"
[[nodiscard]] std::string cell_text(const std::string& object, const std::string& label);

// Inherited fields first.
[[nodiscard]] std::vector<HeapCell> cells_of(symbolic::Interpreter& vm, symbolic::Reference object);

}  // namespace glassbox::checker
