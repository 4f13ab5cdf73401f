#include "checker/sharing.hpp"

#include <deque>
#include <map>

#include "checker/heap_cells.hpp"

namespace glassbox::checker {

using symbolic::Reference;

std::optional<Sharing> find_sharing(symbolic::Interpreter& vm, Reference main_object) {
  std::map<Reference, std::optional<Sharing::Cell>> reached = {{main_object, std::nullopt}};
  std::deque<Reference> queue = {main_object};
  while (!queue.empty()) {
    const Reference object = queue.front();
    queue.pop_front();
    for (const HeapCell& cell : cells_of(vm, object)) {
      if (!cell.is_tree || cell.target().is_null()) continue;
      const Sharing::Cell here{object, cell.index, cell.label};
      const auto [known, added] = reached.try_emplace(cell.target(), here);
      if (!added) return Sharing{cell.target(), known->second, here};
      queue.push_back(cell.target());
    }
  }
  return std::nullopt;
}

}  // namespace glassbox::checker
