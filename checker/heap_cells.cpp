#include "checker/heap_cells.hpp"

#include <fmt/format.h>

#include "checker/annotations.hpp"

namespace glassbox::checker {

using ir::BasicType;

std::string cell_text(const std::string& object, const std::string& label) {
  return label.starts_with('[') ? object + label : object + "." + label;
}

std::vector<HeapCell> cells_of(symbolic::Interpreter& vm, symbolic::Reference object) {
  std::vector<HeapCell> cells;
  ir::Class& c = vm.class_of(object);
  if (c.is_array()) {
    for (std::int32_t i = 0; i < vm.heap().length(object); ++i) {
      cells.push_back({static_cast<std::uint32_t>(i), fmt::format("[{}]", i), c.element_type,
                       vm.heap().read_element(object, i), c.element_type == BasicType::reference});
    }
    return cells;
  }
  for (const ir::Field* f : instance_fields(c)) {
    cells.push_back({f->cell, f->name, f->type, vm.heap().read(object, f->cell), is_tree_field(*f)});
  }
  return cells;
}

}  // namespace glassbox::checker
