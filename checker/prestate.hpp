// The state before an operation, for those who look back at it when it has run (dissertation 2.11): a copy of
// every object of the search space, whose cells refer to copies. A copy is another object, so that == between
// the state before and the current one is false; GlassBox.isSameObject knows what is a copy of what.
#pragma once

#include <unordered_map>

#include "checker/search_space.hpp"

namespace glassbox::checker {

class Prestate {
 public:
  // Makes the copies; no transition is open. Opaque objects have copies too, unless the copy is another state
  // to go on from: then they are the same values in both.
  enum class Opaque : std::uint8_t { copied, shared };
  Prestate(symbolic::Interpreter& vm, const SearchSpace& space, Opaque opaque);

  // The cells of the space are now as they are before the operation.
  void take();

  // The copy of what a value refers to. What is no object of the space is its own copy.
  [[nodiscard]] Value of(Value reference) const;

 private:
  [[nodiscard]] Reference copy_of(Reference object) const;

  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  std::unordered_map<std::uint32_t, Reference> copies_;  // by the index of the original
};

}  // namespace glassbox::checker
