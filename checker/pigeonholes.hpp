// Ints that differ from each other, such as the keys of a map, are no more than there are values for them. S
// says so only pair by pair, and a solver that has to count pair by pair needs exponential time (the
// pigeonhole principle). Where the nodes of a tree outnumber the values of a field, it is told.
//
//   const Pigeonholes pigeonholes(vm, space, encoder);
//   for (Formula f : pigeonholes.facts()) encoder.add(f);
#pragma once

#include <vector>

#include "checker/search_space.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

class Pigeonholes {
 public:
  // Finds them by questions to an encoder that asserts S.
  Pigeonholes(symbolic::Interpreter& vm, const SearchSpace& space, symbolic::sat::Encoder& encoder);

  // What follows from S, in terms of the cells as they are now: as many nodes are there as values that one of
  // them has.
  [[nodiscard]] std::vector<Formula> facts() const;

 private:
  struct Pigeon {  // an int field of a node
    SearchSpace::Cell cell;
    Formula present;
  };
  struct Flock {  // the same field of all nodes of a tree, the root first
    std::vector<Pigeon> pigeons;
    std::vector<std::int64_t> values;  // that they have
  };

  [[nodiscard]] std::vector<Flock> fields_of_trees(const SearchSpace& space) const;
  [[nodiscard]] std::vector<std::int64_t> values_of(const Pigeon& root, std::size_t most,
                                                    symbolic::sat::Encoder& encoder) const;
  [[nodiscard]] std::vector<Formula> strays(const Flock& flock) const;
  [[nodiscard]] std::vector<Formula> meetings(const Flock& flock) const;
  [[nodiscard]] symbolic::Bits value_of(const Pigeon& pigeon) const;
  [[nodiscard]] Formula has(const Pigeon& pigeon, std::int64_t value) const;

  symbolic::Interpreter& vm_;
  symbolic::Circuit& circuit_;
  Reference main_;
  std::vector<Flock> flocks_;
};

}  // namespace glassbox::checker
