// Which methods of a class are its operations.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

// The non-private, non-static, non-declarative methods, inherited ones included, @Helper methods and those
// that override Object's excluded; only those with one of these names, if there are any. A Problem: there is
// none, or none of a name.
[[nodiscard]] ir::Result<std::vector<ir::Method*>> operations_of(ir::Hierarchy& classes, ir::Class& c,
                                                                 std::span<const std::string> names);

}  // namespace glassbox::checker
