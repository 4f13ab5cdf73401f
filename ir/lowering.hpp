// Lowers a method's bytecode to the register IR. The operand stack disappears: within a block, a loaded local
// or constant is used in place, a computed value goes straight to the local it is stored in, and only what is
// on the stack between two blocks is moved to registers of its own.
//
// Lowering also checks what the interpreter relies on to be memory-safe: instructions only use registers that
// hold a value of the right Kind on every path (a type check by kinds, not the JVM's full verification).
#pragma once

#include "ir/body.hpp"
#include "ir/classfile/class_file.hpp"
#include "ir/classfile/problem.hpp"

namespace glassbox::ir {

// Requires `method` to have code. What cannot be lowered (jsr and ret, constants of dynamic kinds) or is
// malformed is a Problem that names class, method, line and instruction.
[[nodiscard]] Result<Body> lower(const classfile::ClassFile& file, const classfile::MethodInfo& method);

// "Foo.java:12" for a bytecode offset of a method, or "Foo.bar" where there is no line information.
[[nodiscard]] std::string source_place(const classfile::ClassFile& file, const classfile::MethodInfo& method,
                                       std::uint32_t offset);

// The source line of a bytecode offset, 0 if unknown.
[[nodiscard]] std::uint16_t line_at(const classfile::Code& code, std::uint32_t offset);

}  // namespace glassbox::ir
