// Which methods of a class are its operations, and which are its specification.
#pragma once

#include <vector>

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

[[nodiscard]] bool is_declarative(const ir::Method& method);

// The non-private, non-static, non-declarative methods, inherited ones included, those that override Object's
// excluded.
[[nodiscard]] std::vector<ir::Method*> operations_of(ir::Hierarchy& classes, ir::Class& c);

// What makes a declarative method, or one that it calls, not declarative: a Problem with file and line. Calls
// into the JDK are left to the translation.
[[nodiscard]] ir::Result<void> check_declarative(ir::Hierarchy& classes, ir::Method& method);

}  // namespace glassbox::checker
