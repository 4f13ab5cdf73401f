// Why the @Tree fields of a concrete state do not form a tree.
#pragma once

#include <optional>
#include <string>

#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

// An object that two tree references lead to, the second of them found later on the way from the main object;
// or the main object itself, which none may lead to.
struct Sharing {
  struct Cell {
    symbolic::Reference object;
    std::uint32_t index = 0;
    std::string label;  // "left", "[2]"
  };
  symbolic::Reference object;
  std::optional<Cell> first;  // nothing if it is the main object
  Cell second;
};

// The first in breadth-first order; nothing if it is a tree.
[[nodiscard]] std::optional<Sharing> find_sharing(symbolic::Interpreter& vm, symbolic::Reference main_object);

}  // namespace glassbox::checker
