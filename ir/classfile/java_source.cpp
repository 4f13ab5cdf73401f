#include "ir/classfile/java_source.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

namespace glassbox::ir::classfile {

namespace fs = std::filesystem;

namespace {

// Takes white space and comments off the front.
void skip_space(std::string_view& text) {
  while (!text.empty()) {
    std::size_t length = 0;
    if (text.starts_with("//")) {
      length = text.find_first_of("\r\n");
    } else if (text.starts_with("/*")) {
      const std::size_t end = text.find("*/", 2);
      length = end == std::string_view::npos ? end : end + 2;
    } else {
      length = text.find_first_not_of(" \t\r\n\f");
      if (length == 0) return;
    }
    text.remove_prefix(std::min(length, text.size()));
  }
}

// Takes an identifier off the front; empty if there is none. Bytes beyond ASCII may be letters.
std::string_view take_identifier(std::string_view& text) {
  const auto belongs = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$' || (c & 0x80) != 0;
  };
  const auto end = std::find_if_not(text.begin(), text.end(), belongs);
  const std::string_view identifier = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  text.remove_prefix(identifier.size());
  return identifier;
}

fs::path root_of(const fs::path& file, const std::string& package) {
  fs::path directory = file.parent_path();
  fs::path root = directory;
  const fs::path components(package);
  for (auto it = components.end(); it != components.begin();) {
    --it;
    if (root.filename() != *it) return directory;
    root = root.parent_path();
  }
  return root;
}

}  // namespace

std::string declared_package(std::string_view source) {
  // Nothing but comments may come before the declaration.
  skip_space(source);
  if (take_identifier(source) != "package") return {};
  std::string package;
  while (true) {
    skip_space(source);
    const std::string_view identifier = take_identifier(source);
    if (identifier.empty()) return {};
    package += identifier;
    skip_space(source);
    if (!source.starts_with('.')) return source.starts_with(';') ? package : std::string();
    source.remove_prefix(1);
    package += '/';
  }
}

Result<JavaSource> read_java_source(const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return problem(file.string(), "there is no such file");
  if (!fs::is_regular_file(file, error)) return problem(file.string(), "is not a file");
  std::ifstream in(file, std::ios::binary);
  JavaSource source;
  source.text.assign(std::istreambuf_iterator<char>(in), {});
  if (!in) return problem(file.string(), "cannot be read");
  source.file = fs::absolute(file, error).lexically_normal();
  if (error) return problem(file.string(), "cannot be read");

  const std::string package = declared_package(source.text);
  source.main_class = (fs::path(package) / source.file.stem()).generic_string();
  source.root = root_of(source.file, package);
  return source;
}

}  // namespace glassbox::ir::classfile
