// The text of source lines, where the sources are at hand.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "checker/source_line.hpp"

namespace glassbox::drivers {

class SourceText {
 public:
  // Where the sources are: `src` for package a.b in src/a/b. Empty: nowhere.
  explicit SourceText(std::filesystem::path root) : root_(std::move(root)) {}

  // Without the blanks around it and a comment at its end; empty if the line is not known.
  [[nodiscard]] std::string line(const checker::SourceLine& at);

 private:
  std::filesystem::path root_;
  std::map<std::filesystem::path, std::vector<std::string>> files_;
};

}  // namespace glassbox::drivers
