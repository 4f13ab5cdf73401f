#include "drivers/report/source_text.hpp"

#include <fstream>

namespace glassbox::drivers {

namespace {

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") + 1 - first);
}

// Up to a comment; not looked for where the slashes may be part of a literal.
std::string without_comment(const std::string& text) {
  if (text.find_first_of("\"'") != std::string::npos) return text;
  return text.substr(0, text.find("//"));
}

}  // namespace

std::string SourceText::line(const checker::SourceLine& at) {
  if (root_.empty() || !at.is_known()) return {};
  const std::filesystem::path path = root_ / at.package / at.file;
  const auto [known, added] = files_.try_emplace(path);
  std::vector<std::string>& lines = known->second;
  if (added) {
    std::ifstream in(path);
    for (std::string text; std::getline(in, text);) lines.push_back(trimmed(without_comment(text)));
  }
  const auto index = static_cast<std::size_t>(at.line - 1);
  return index < lines.size() ? lines[index] : std::string();
}

}  // namespace glassbox::drivers
