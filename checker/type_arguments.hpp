// What type variables stand for in the objects of a search space. In a class Tree<K extends Comparable<K>>
// with a static class Node<K> { K key; }, the class file says that keys are Objects; but the nodes of a Tree
// are Node<K> with its own K, and so keys are Comparables. That is what the signatures say, which compilers
// write down beside the erased descriptors.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

// What a cell holds. Only of arrays of type variables are the two different: a T[] is an Object[] whose
// elements are all of the type that T stands for.
struct CellType {
  std::string descriptor;
  std::string holds;

  [[nodiscard]] CellType element() const {  // of an array
    const std::string of_class = descriptor.substr(1), held = holds.substr(1);
    return {of_class.starts_with('[') ? of_class : held, held};
  }
};

// Nothing is said of a variable that may stand for several types: where a class is used with different
// arguments, with a wildcard or without any, or can be reached through a supertype that does not say. Nor of
// an array that a program could have in common with one of other elements.
class TypeArguments {
 public:
  // Follows the types of fields and operations' parameters from the main class.
  TypeArguments(ir::Hierarchy& classes, ir::Class& main_class);

  [[nodiscard]] CellType type_of(const ir::Field& field) const;
  [[nodiscard]] CellType type_of_parameter(const ir::Method& method, std::size_t parameter) const;

 private:
  class Reader;
  [[nodiscard]] CellType narrowed_parameter(const ir::Method& method, std::size_t parameter) const;
  [[nodiscard]] CellType narrowed_field(const ir::Field& field) const;
  // As it is, unless it is an array that may be one of other elements.
  [[nodiscard]] CellType unless_shared(const CellType& type, const std::string& descriptor) const;
  // Empty if that is not known.
  [[nodiscard]] std::string standing_for(std::string owner, const std::string& variable) const;
  // By class and variable; empty where several uses of a class differ.
  std::map<std::pair<std::string, std::string>, std::string> bindings_;
  // Of fields and parameters that hold arrays: their classes, and what these are said to hold.
  std::vector<std::pair<ir::Class*, ir::Class*>> arrays_;
  ir::Hierarchy* classes_;
};

}  // namespace glassbox::checker
