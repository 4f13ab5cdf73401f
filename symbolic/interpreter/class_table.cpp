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

}  // namespace glassbox::symbolic
