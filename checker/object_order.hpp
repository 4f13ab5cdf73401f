// An order of objects that are alike. Of the states that differ in nothing but which object is which, one
// behaves as the others do, so that it is enough to ask the solver about one of them: the one whose objects
// are numbered in the order in which a walk meets them. Left alone, it would go through all numberings of the
// objects that the operation never looked at.
//
//   ObjectOrder order(symbols, space, cells, may_exchange);
//   for (const auto& numbering : order.of_others({node2}, arguments)) ... numbering.conditions
//
// The walk goes through the cells of the objects that keep their places, then through those of the objects
// that it numbers, in the order of their numbers, as long as it has met them: a cell may lead to an object
// only if that is met already, or is the next one. Objects of several classes are numbered one class after
// the other: the walk for one class leaves out the cells of the classes that come later. So every state has a
// numbering that says the same: number the first class by such a walk, which no numbering of the others
// changes; then the second, with the first in its place; and so on.
#pragma once

#include <functional>
#include <set>
#include <span>
#include <vector>

#include "checker/search_space.hpp"

namespace glassbox::checker {

class ObjectOrder {
 public:
  // `cells` are the values of the cells of the space before transitions. Numbers the objects of those sets
  // of interchangeable objects that `may_exchange` says yes to.
  ObjectOrder(symbolic::Symbols& symbols, const SearchSpace& space, std::span<const Value> cells,
              const std::function<bool(std::span<const Reference>)>& may_exchange);

  struct Numbering {
    std::vector<Reference> objects;  // of one class
    std::vector<Formula> conditions;
  };
  // Of all states that are a given one with interchangeable objects exchanged, those that were `met` left in
  // their places, at least one has all of these conditions. So it is if only some classes are taken, and
  // the objects of the others left in their places too. They speak of the cells before the transition, and of
  // the references that an operation gets as arguments.
  [[nodiscard]] std::vector<Numbering> of_others(const std::set<Reference>& met,
                                                 std::span<const Value> arguments) const;

 private:
  // References that may lead to one of the objects of a class.
  struct Cell {
    Reference owner;
    Value value;
  };
  struct Class {
    std::vector<Reference> objects;
    std::vector<Cell> cells;
  };

  [[nodiscard]] std::vector<Formula> walk(const Class& c, const std::vector<Reference>& others,
                                          const std::set<Reference>& unnumbered,
                                          std::span<const Value> arguments) const;

  symbolic::Symbols& symbols_;
  std::vector<Class> classes_;
};

}  // namespace glassbox::checker
