// A 128-bit hash of a sequence of texts, to name what was made from them. It is not cryptographic: it tells
// apart what differs by accident, not by intent.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace glassbox::ir::classfile {

class Fingerprint {
 public:
  // Adds one text. ("ab", "c") and ("a", "bc") differ.
  void add(std::string_view text);
  void add(std::uint64_t number);

  // Adds the names and contents of the .java and .class files below `directory` that could belong to a
  // package, by their place. Returns false if there is too much to look at or something cannot be read: the
  // fingerprint then says nothing about the rest.
  [[nodiscard]] bool add_tree(const std::filesystem::path& directory, bool sources, bool classes);
  // Adds the content of a file. Returns false if it cannot be read.
  [[nodiscard]] bool add_file(const std::filesystem::path& file);

  // 32 hexadecimal digits.
  [[nodiscard]] std::string hex() const;

 private:
  void mix(std::string_view bytes);

  std::uint64_t low_ = 0xCBF29CE484222325, high_ = 0x6C62272E07BB0142;
};

}  // namespace glassbox::ir::classfile
