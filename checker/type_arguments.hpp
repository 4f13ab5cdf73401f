// What type variables stand for in the objects of a search space. In a class Tree<K extends Comparable<K>>
// with a static class Node<K> { K key; }, the class file says that keys are Objects; but the nodes of a Tree
// are Node<K> with its own K, and so keys are Comparables. That is what the signatures say, which compilers
// write down beside the erased descriptors.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

// What a cell holds. Only of arrays of type variables are the two different: a T[] is an Object[] whose
// elements are all of the type that T stands for.
struct CellType {
  std::string descriptor;
  std::string holds;

  [[nodiscard]] bool is_array() const { return descriptor.starts_with('['); }
  [[nodiscard]] CellType element() const { return {descriptor.substr(1), holds.substr(1)}; }  // of an array
};

class TypeArguments {
 public:
  // Follows the types of fields and operations' parameters from the main class.
  TypeArguments(ir::Hierarchy& classes, ir::Class& main_class);

  [[nodiscard]] CellType type_of(const ir::Field& field) const;
  [[nodiscard]] CellType type_of_parameter(const ir::Method& method, std::size_t parameter) const;

 private:
  class Reader;
  // Empty if that is not known.
  [[nodiscard]] std::string standing_for(std::string owner, const std::string& variable) const;
  // By class and variable; empty where several uses of a class differ.
  std::map<std::pair<std::string, std::string>, std::string> bindings_;
};

}  // namespace glassbox::checker
