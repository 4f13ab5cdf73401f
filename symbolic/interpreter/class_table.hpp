// What the interpreter keeps per class: how far its initialisation is, where its static fields and its Class
// object lie in the heap.
#pragma once

#include <unordered_map>
#include <vector>

#include "ir/hierarchy.hpp"
#include "symbolic/heap.hpp"

namespace glassbox::symbolic {

enum class Initialisation : std::uint8_t { not_started, running, done, failed };

struct ClassState {
  Initialisation initialisation = Initialisation::not_started;
  Reference statics;  // an object with a cell per static field; null until preparation
  Reference mirror;   // the java.lang.Class object; null until asked for
  Reference failure;  // once failed: the ExceptionInInitializerError that later attempts give as their cause
};

class ClassTable {
 public:
  explicit ClassTable(ir::Hierarchy& hierarchy, Heap& heap) : hierarchy_(hierarchy), heap_(heap) {}

  [[nodiscard]] ClassState& operator[](const ir::Class& c) {
    if (c.id >= states_.size()) states_.resize(hierarchy_.class_count());
    return states_[c.id];
  }
  [[nodiscard]] bool is_initialised(const ir::Class& c) {
    return c.id < states_.size() && states_[c.id].initialisation == Initialisation::done;
  }
  [[nodiscard]] ir::Class& class_of(Reference object) const {
    return hierarchy_.class_at(heap_.class_of(object));
  }
  // The class that a java.lang.Class object stands for.
  [[nodiscard]] ir::Class& mirrored(Reference mirror) const { return *mirrored_.at(mirror.index()); }
  [[nodiscard]] Reference mirror(ir::Class& c);
  // The objects from this one on no longer exist.
  void forget_from(Reference first);

 private:
  ir::Hierarchy& hierarchy_;
  Heap& heap_;
  std::vector<ClassState> states_;
  std::unordered_map<std::uint32_t, ir::Class*> mirrored_;
};

}  // namespace glassbox::symbolic
