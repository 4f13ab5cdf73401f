// Reads the class-file format (JVM specification 4.1 to 4.7) up to Java 17, tolerant of newer versions and of
// attributes it does not know. Input may be hostile: whatever the bytes, reading ends with a ClassFile or a
// Problem that names origin, offset and what is wrong, in time and memory linear in the size of the input.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ir/classfile/class_file.hpp"
#include "ir/classfile/problem.hpp"

namespace glassbox::ir::classfile {

[[nodiscard]] Result<ClassFile> read_class_file(std::span<const std::uint8_t> bytes, std::string origin);

// What a class says of itself and its superclasses, without its members.
struct ClassOutline {
  std::string name, super;  // internal names; no superclass: empty
  std::vector<std::string> interfaces;
};
// Nothing if the bytes are damaged up to there.
[[nodiscard]] std::optional<ClassOutline> read_class_outline(std::span<const std::uint8_t> bytes);

}  // namespace glassbox::ir::classfile
