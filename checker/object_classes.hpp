// Of which classes the states of a search space have objects, and how many of each.
#pragma once

#include <map>
#include <vector>

#include "checker/bounds.hpp"
#include "ir/hierarchy.hpp"

namespace glassbox::checker {

class ObjectClasses {
 public:
  ObjectClasses(ir::Hierarchy& classes, const Bounds& bounds) : classes_(classes), bounds_(bounds) {}

  // What a reference of this type may lead to: the type itself and the classes of the program below it, in
  // the order of their names, as far as objects of them can be made. Objects of the JDK's classes have
  // invariants that nobody wrote down, and of an enum there are no more than its constants. Object and
  // Comparable are types of opaque objects and values.
  [[nodiscard]] const std::vector<ir::Class*>& below(ir::Class& type) { return find(type).objects; }
  // The enums of the program among them.
  [[nodiscard]] const std::vector<ir::Class*>& enums_below(ir::Class& type) { return find(type).enums; }

  // Objects of just this class: the bound on it, or else on its nearest superclass that has one, or else on
  // an interface, or else on all.
  [[nodiscard]] std::size_t bound_of(const ir::Class& c) const;

 private:
  struct Classes {
    std::vector<ir::Class*> objects, enums;
  };
  [[nodiscard]] const Classes& find(ir::Class& type);
  [[nodiscard]] const std::size_t* own_bound(const ir::Class& c) const;

  ir::Hierarchy& classes_;
  const Bounds& bounds_;
  std::map<const ir::Class*, Classes> below_;
};

[[nodiscard]] bool is_enum(const ir::Class& c);  // or of one of its constants

}  // namespace glassbox::checker
