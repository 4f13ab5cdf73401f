// Which methods of a class are its operations.
#pragma once

#include <vector>

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

// The non-private, non-static, non-declarative methods, inherited ones included, @Helper methods and those
// that override Object's excluded; and methods marked @CodeBlock.
[[nodiscard]] std::vector<ir::Method*> operations_of(ir::Hierarchy& classes, ir::Class& c);

}  // namespace glassbox::checker
