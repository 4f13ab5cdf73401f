// References that an operation leaves behind and that no state of the search space has, however large the
// bounds are: to a lambda, to anything but an opaque object in a field of type Object, to an object that a
// class initialiser hid in another one. What operations do in such a state was not looked at, which must be
// said.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "checker/search_space.hpp"
#include "checker/specification.hpp"

namespace glassbox::checker {

class Strays {
 public:
  Strays(symbolic::Interpreter& vm, SearchSpace& space) : vm_(vm), space_(space) {}

  struct Stray {
    Formula condition;  // under which the transition leaves it behind
    std::string text;   // "Tree.cache may refer to a String object afterwards, ..."
  };
  // The transition that is open has written them to cells of the space, or of what it made and such cells
  // lead to. One for each text.
  [[nodiscard]] std::vector<Stray> left_behind();
  // What is said of one that an operation leaves behind, and where.
  [[nodiscard]] std::pair<std::string, std::string> place_and_text(const Operation& by, const Stray& stray);

 private:
  struct Cell {
    std::string name;
    CellType type;
    bool is_tree = false;
  };
  void follow(Formula condition, const Cell& cell, Value value);
  void follow_into(Formula condition, const Cell& cell, Reference made);
  [[nodiscard]] bool may_refer(const Cell& cell, Reference object);
  [[nodiscard]] std::string described(Reference object) const;
  [[nodiscard]] std::string text(const Cell& cell, Reference object) const;
  [[nodiscard]] Cell cell_of(const ir::Field& field) const;
  [[nodiscard]] static Cell element_of(const std::string& array, const CellType& type);

  symbolic::Interpreter& vm_;
  SearchSpace& space_;
  // Whether cells of a type may refer to values and new objects of a class.
  std::map<std::pair<std::string, const ir::Class*>, bool> known_;
  std::map<std::string, Formula> found_;                           // by text
  std::map<std::pair<Reference, std::string>, Formula> followed_;  // and as what, and when
};

}  // namespace glassbox::checker
