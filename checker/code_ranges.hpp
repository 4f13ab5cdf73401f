// Pieces of methods that are checked by themselves (dissertation 8.1): from GlassBox.begin() to
// GlassBox.end(). Each becomes a method whose parameters are the local variables that the piece may read. It
// goes on to the first end that it comes to, or else (by way of a return, a break, a handler around it) to
// the end of the method.
#pragma once

#include <vector>

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

// Of the methods that the class itself declares, static and private ones too, in their order. Each is named
// by method and lines, "sort:12-20" (a second one there "sort:12-20#2"), and static where that method is. A
// Problem: a begin without an end or an end without a begin, or no names of local variables in the class
// file.
[[nodiscard]] ir::Result<std::vector<ir::Method*>> code_ranges_of(ir::Hierarchy& classes, ir::Class& c);

// The name of the method that it is a piece of.
[[nodiscard]] std::string method_around(const ir::Method& range);
[[nodiscard]] bool is_code_range(const ir::Method& method);

}  // namespace glassbox::checker
