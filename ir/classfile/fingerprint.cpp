#include "ir/classfile/fingerprint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <system_error>
#include <vector>

namespace glassbox::ir::classfile {

namespace fs = std::filesystem;

namespace {

// Beyond these, looking at a tree takes longer than it can spare.
constexpr std::size_t max_entries = 20'000;
constexpr std::uintmax_t max_bytes = std::uintmax_t{64} << 20;

// Whether a package or class can have this name: other directories (".git", "some-project") need not be
// entered, and other files (an editor's ".#Foo.java") do not count. Bytes beyond ASCII may be letters.
bool is_identifier(const std::string& name) {
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' || (c & 0x80) != 0;
  };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return !name.empty() && letter(name.front()) &&
         std::all_of(name.begin(), name.end(), [&](char c) { return letter(c) || digit(c); });
}

}  // namespace

void Fingerprint::add(std::string_view text) {
  add(text.size());
  mix(text);
}

void Fingerprint::add(std::uint64_t number) { mix({reinterpret_cast<const char*>(&number), sizeof number}); }

bool Fingerprint::add_tree(const fs::path& directory, bool sources, bool classes) {
  std::vector<fs::path> files;
  std::size_t entries = 0;
  std::uintmax_t bytes = 0;
  std::error_code error;
  constexpr auto options =
      fs::directory_options::follow_directory_symlink | fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator it(directory, options, error), end; !error && it != end;
       it.increment(error)) {
    if (++entries > max_entries) return false;
    const fs::path& path = it->path();
    std::error_code ignored;
    if (it->is_directory(ignored)) {
      if (!is_identifier(path.filename().string())) it.disable_recursion_pending();
      continue;
    }
    const fs::path extension = path.extension();
    if (!((sources && extension == ".java") || (classes && extension == ".class"))) continue;
    if (!is_identifier(path.stem().string())) continue;
    bytes += it->file_size(ignored);
    if (ignored || bytes > max_bytes) return false;
    files.push_back(path);
  }
  if (error) return false;
  std::sort(files.begin(), files.end());
  add(files.size());
  for (const fs::path& file : files) {
    add(file.lexically_relative(directory).string());
    if (!add_file(file)) return false;
  }
  return true;
}

bool Fingerprint::add_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string content;
  std::vector<char> buffer(std::size_t{64} << 10);
  while (in.read(buffer.data(), static_cast<std::streamsize>(buffer.size())) || in.gcount() > 0) {
    content.append(buffer.data(), static_cast<std::size_t>(in.gcount()));
  }
  if (!in.eof()) return false;
  add(content);
  return true;
}

std::string Fingerprint::hex() const { return fmt::format("{:016x}{:016x}", high_, low_); }

// FNV-1a twice, with different offsets and multipliers.
void Fingerprint::mix(std::string_view bytes) {
  constexpr std::uint64_t low_prime = 0x100000001B3, high_prime = 0x9E3779B97F4A7C15;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    low_ = (low_ ^ byte) * low_prime;
    high_ = (high_ ^ byte) * high_prime;
    high_ ^= high_ >> 29;
  }
}

}  // namespace glassbox::ir::classfile
