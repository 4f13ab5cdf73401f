// Where one position of a tree layout is referred to: a field of each of the nodes that may be above it, or
// the same element of arrays of one family.
#pragma once

#include "checker/search_space.hpp"

namespace glassbox::checker {

struct SearchSpace::Slot {
  struct Cell {
    Reference object;
    std::uint32_t index = 0;
    ir::Class* type = nullptr;  // declared
    Formula counts;             // the object is the node of its position
  };
  std::vector<Cell> cells;
  FreshValues::Owners owners;
  Formula present;  // one of the owners is
  std::string name;
  std::size_t depth = 1;

  [[nodiscard]] bool is_array() const { return cells.front().type->is_array(); }
};

}  // namespace glassbox::checker
