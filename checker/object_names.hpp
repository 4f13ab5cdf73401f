// How counterexamples write values and call objects.
#pragma once

#include <map>
#include <string>

#include "checker/search_space.hpp"

namespace glassbox::checker {

// The names of one run: an object that is met for the first time gets its name then.
class ObjectNames {
 public:
  ObjectNames(symbolic::Interpreter& vm, const SearchSpace& space) : vm_(vm), space_(space) {}

  // A constant: 3, 'a', "text", null, node1.
  [[nodiscard]] std::string value(ir::BasicType type, Value v);
  // Whether an object is written out wherever it is referred to: strings, boxed values, enum constants.
  [[nodiscard]] bool is_written_out(Reference object) const;
  [[nodiscard]] std::string name(Reference object);

 private:
  [[nodiscard]] std::string write_out(Reference object);
  [[nodiscard]] std::string fresh_name(Reference object);

  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  std::map<Reference, std::string> names_;
  std::map<std::string, std::size_t> made_;  // objects that the run itself made, by class
};

}  // namespace glassbox::checker
