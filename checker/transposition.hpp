// The states of a search space with two objects exchanged: every state becomes the one that differs from it
// in nothing but which of the two objects is which. As a substitution of the variables of the space: the
// cells of one object are made of the variables of the other, and wherever a reference may be one of them,
// their codes change places.
#pragma once

#include "checker/search_space.hpp"
#include "symbolic/formula/substitution.hpp"

namespace glassbox::checker {

class Transposition {
 public:
  // Both are interchangeable objects of the space.
  Transposition(symbolic::Interpreter& vm, const SearchSpace& space, Reference a, Reference b);

  // False: the two are not made alike, and none of what follows means anything.
  [[nodiscard]] bool is_possible() const { return possible_; }

  // f holds of a state if and only if the result holds of that state with the objects exchanged, as far as
  // the variables are within their domains.
  [[nodiscard]] Formula operator()(Formula f) { return exchanged_(f); }
  [[nodiscard]] symbolic::formula::Assignment operator()(const symbolic::formula::Assignment& state);
  [[nodiscard]] Reference operator()(Reference object) const {
    return object == a_ ? b_ : object == b_ ? a_ : object;
  }

 private:
  using Code = SearchSpace::ReferenceCode;
  void exchange_cells();
  void exchange_codes(const Code& code);
  [[nodiscard]] Formula partner(Formula variable) const;

  symbolic::Circuit& circuit_;
  const SearchSpace& space_;
  Reference a_, b_;
  bool possible_ = true;
  std::unordered_map<std::uint32_t, Formula> partners_;  // of the variables that cells of a and b are made of
  symbolic::formula::Substitution exchanged_;
};

}  // namespace glassbox::checker
