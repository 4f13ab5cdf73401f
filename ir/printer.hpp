// Readable text of a method, for `glassbox dump` and for tests.
//
//   int SearchTree.get(int)                                  registers 7, 1 constant
//     block 0
//       0  line 12   n = get_field this.root
//     block 1
//       1  line 13   branch_reference_equal n, null -> block 4
//
// Local variables have their source names where debug information tells them (else v0, v1, ... by slot),
// temporaries are t0, t1, ..., constants are their values.
#pragma once

#include <string>

#include "ir/body.hpp"
#include "ir/class.hpp"
#include "ir/classfile/class_file.hpp"
#include "ir/classfile/problem.hpp"

namespace glassbox::ir {

// Requires `body` to be the body of `method`.
[[nodiscard]] std::string print_ir(const Method& method, const Body& body);

// One instruction, without its number and line: "n = get_field this.root".
[[nodiscard]] std::string print_instruction(const Method& method, const Body& body,
                                            std::uint32_t instruction);

// The bytecode as it stands in the class file; a Problem if it cannot be decoded. A method without code
// prints as its signature.
[[nodiscard]] Result<std::string> print_bytecode(const classfile::ClassFile& file,
                                                 const classfile::MethodInfo& method);

}  // namespace glassbox::ir
