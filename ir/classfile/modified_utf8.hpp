// Modified UTF-8, the encoding of text in class files (JVM specification 4.4.7): U+0000 takes two bytes, and
// characters beyond U+FFFF are a surrogate pair of three bytes each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace glassbox::ir::classfile {

// The position of the first byte that does not belong; nothing if the text is well-formed.
[[nodiscard]] std::optional<std::size_t> find_malformed_utf8(std::span<const std::uint8_t> text);

}  // namespace glassbox::ir::classfile
