#include "checker/pair_count.hpp"

#include <fmt/format.h>

namespace glassbox::checker {

PairCount& PairCount::operator+=(const PairCount& other) {
  if (not_counted.empty()) not_counted = other.not_counted;
  pairs += other.pairs;
  if (not_counted.empty() && pairs < other.pairs) not_counted = kTooMany;
  return *this;
}

std::string PairCount::text() const {
  return not_counted.empty() ? fmt::format("{}", pairs) : "not counted: " + not_counted;
}

}  // namespace glassbox::checker
