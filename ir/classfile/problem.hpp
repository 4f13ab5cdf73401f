// An expected problem: input that glassbox cannot use, as a value with its place and what to do about it.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace glassbox::ir {

struct Problem {
  std::string place;    // "Foo.class, offset 0x1f" or "Foo.java:12"; may be empty
  std::string message;  // one line: what is wrong and, where there is one, what to do

  // "place: message", the one line that a user sees.
  [[nodiscard]] std::string text() const { return place.empty() ? message : place + ": " + message; }
};

template <class T>
using Result = tl::expected<T, Problem>;

inline tl::unexpected<Problem> problem(std::string place, std::string message) {
  return tl::unexpected<Problem>(Problem{std::move(place), std::move(message)});
}

}  // namespace glassbox::ir
