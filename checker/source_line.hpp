// A line of a source, as far as class files tell.
#pragma once

#include <string>

#include "ir/class.hpp"

namespace glassbox::checker {

struct SourceLine {
  std::string file;     // as the class file names it: "Foo.java"; empty if it does not
  std::string package;  // "a/b"
  int line = 0;         // 0 if unknown

  [[nodiscard]] bool is_known() const { return !file.empty() && line != 0; }
  [[nodiscard]] std::string text() const { return line == 0 ? file : file + ":" + std::to_string(line); }
};

[[nodiscard]] inline SourceLine source_line(const ir::Method& method, int line) {
  return {method.owner->source_file(), std::string(method.owner->package()), line};
}

}  // namespace glassbox::checker
