// How large the states are that a check considers.
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace glassbox::checker {

struct Bounds {
  std::size_t nodes = 3;                         // per tree, and per class of other objects
  std::map<std::string, std::size_t> per_class;  // by simple or full class name; overrides `nodes`
  std::size_t values = 8;                        // opaque objects; null comes on top
  std::optional<std::pair<std::int64_t, std::int64_t>> ints;  // inclusive; every int of Java if not given
  // What strings, and floats and doubles, range over.
  std::vector<std::string> strings = {"", "a", "b"};  // null comes on top
  std::vector<double> doubles = {0.0, 1.0, -1.5, std::numeric_limits<double>::quiet_NaN()};
  // Arrays have every length up to this. If not given: as many elements as nodes; kTableLength where the
  // elements are roots of trees.
  std::optional<std::size_t> array_length;
  static constexpr std::size_t kTableLength = 8;
  std::size_t stretch = 1;  // if not given: so many times that

  [[nodiscard]] std::size_t longest_array(bool of_trees) const {
    return array_length.value_or((of_trees ? kTableLength : nodes) * stretch);
  }
};

}  // namespace glassbox::checker
