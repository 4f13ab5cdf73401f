// Which methods of a class are its operations, and which are its specification.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

[[nodiscard]] bool is_declarative(const ir::Method& method);

// The non-private, non-static, non-declarative methods, inherited ones included, those that override Object's
// excluded; only those with one of these names, if there are any. A Problem: there is none, or none of a
// name.
[[nodiscard]] ir::Result<std::vector<ir::Method*>> operations_of(ir::Hierarchy& classes, ir::Class& c,
                                                                 std::span<const std::string> names);

// What makes a declarative method, or one that it calls, not declarative: a Problem with file and line. Calls
// into the JDK are left to the translation.
[[nodiscard]] ir::Result<void> check_declarative(ir::Hierarchy& classes, ir::Method& method);

struct Specification {
  ir::Method* rep_ok = nullptr;
  ir::Method* precondition = nullptr;  // may be missing

  [[nodiscard]] std::vector<ir::Method*> restricting() const {  // what valid states satisfy
    return precondition == nullptr ? std::vector{rep_ok} : std::vector{rep_ok, precondition};
  }
};

// A Problem: there is no repOk, or a method that is not declarative.
[[nodiscard]] ir::Result<Specification> specification_of(ir::Hierarchy& classes, ir::Class& c);

}  // namespace glassbox::checker
