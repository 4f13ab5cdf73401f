#include "symbolic/interpreter/class_table.hpp"

namespace glassbox::symbolic {

Reference ClassTable::mirror(ir::Class& c) {
  if (const Reference known = (*this)[c].mirror; !known.is_null()) return known;
  const ir::Class& mirror_class = **hierarchy_.load("java/lang/Class");
  const Reference mirror = heap_.allocate_object(mirror_class.id, mirror_class.instance_cells);
  (*this)[c].mirror = mirror;
  mirrored_[mirror.index()] = &c;
  return mirror;
}

void ClassTable::forget_from(Reference first) {
  std::erase_if(mirrored_, [&](const auto& entry) {
    if (Reference(entry.first) < first) return false;
    (*this)[*entry.second].mirror = Reference();
    return true;
  });
}

}  // namespace glassbox::symbolic
