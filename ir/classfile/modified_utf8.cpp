#include "ir/classfile/modified_utf8.hpp"

namespace glassbox::ir::classfile {

std::optional<std::size_t> find_malformed_utf8(std::span<const std::uint8_t> text) {
  std::size_t i = 0;
  const auto continues = [&](std::size_t at) { return at < text.size() && (text[at] & 0xC0) == 0x80; };
  while (i < text.size()) {
    const unsigned lead = text[i];
    if (lead >= 0x01 && lead <= 0x7F) {
      ++i;
    } else if ((lead & 0xE0) == 0xC0 && continues(i + 1)) {
      // Only the shortest form is legal, so that a name has one spelling. U+0000 is the exception.
      const unsigned code = (lead & 0x1F) << 6 | (text[i + 1] & 0x3Fu);
      if (code != 0 && code < 0x80) return i;
      i += 2;
    } else if ((lead & 0xF0) == 0xE0 && continues(i + 1) && continues(i + 2)) {
      const unsigned code = (lead & 0x0F) << 12 | (text[i + 1] & 0x3Fu) << 6 | (text[i + 2] & 0x3Fu);
      if (code < 0x800) return i;
      i += 3;
    } else {
      return i;
    }
  }
  return std::nullopt;
}

}  // namespace glassbox::ir::classfile
