// The text of a NullPointerException that the JVM raises itself (JEP 358): which action failed and, where the
// code tells, what was null. Computed from the class file alone, and word for word that of OpenJDK 17, local
// variables' names (javac -g) included.
//
//   null_pointer_message(file, method, 5)   // Cannot invoke "String.length()" because "names[i]" is null
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ir/classfile/class_file.hpp"

namespace glassbox::ir {

// The message for the instruction at `offset` of the method's bytecode, in modified UTF-8. Nothing where the
// JVM gives none: at an instruction that does not dereference anything, and at the call of a constructor,
// which is where an exception made by `new NullPointerException()` says it was raised.
[[nodiscard]] std::optional<std::string> null_pointer_message(const classfile::ClassFile& file,
                                                              const classfile::MethodInfo& method,
                                                              std::uint32_t offset);

}  // namespace glassbox::ir
