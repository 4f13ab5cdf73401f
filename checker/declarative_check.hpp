// What declarative methods may do (dissertation 2.9).
#pragma once

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

// Annotated @Declarative, or @Pre or @Post, which imply it.
[[nodiscard]] bool is_declarative(const ir::Method& method);

// What makes a declarative method, or one that it calls, not declarative: a Problem with file and line. It
// may write to local variables and to arrays that it makes, a constructor also to the fields of its object;
// it may not catch exceptions; what it calls, and what overrides that in the classes that are loaded, must be
// declarative. Constructors, methods of records and what a compiler adds need not be annotated: they are
// looked at as if they were. Calls into the JDK are left to the translation, which allows no effects either.
[[nodiscard]] ir::Result<void> check_declarative(ir::Hierarchy& classes, ir::Method& method);

}  // namespace glassbox::checker
