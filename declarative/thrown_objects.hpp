// Exceptions in declarative methods: one that is made and thrown on the spot is the method's failure.
#pragma once

#include "ir/hierarchy.hpp"

namespace glassbox::declarative {

[[nodiscard]] bool is_throwable(ir::Hierarchy& classes, const ir::Class& c);

// Whether no way on from this instruction comes to a return: all of them throw, or never end.
[[nodiscard]] bool always_throws_from(const ir::Body& body, std::uint32_t instruction);

}  // namespace glassbox::declarative
