// The builders behind link_dynamic, one per family of bootstrap methods.
#pragma once

#include <span>
#include <string>

#include "ir/hierarchy.hpp"

namespace glassbox::ir {

struct DynamicSite {
  Class& caller;
  const std::string& name;
  const std::string& descriptor;
  std::span<const std::uint16_t> arguments;  // static arguments: indices into the caller's constant pool
};

// java.lang.invoke.StringConcatFactory: appends to a StringBuilder, piece by piece.
[[nodiscard]] Result<Method*> build_string_concatenation(Hierarchy& classes, const DynamicSite& site,
                                                         bool recipe);

// java.lang.invoke.LambdaMetafactory: a class with a field per captured value whose method calls the lambda's
// body.
[[nodiscard]] Result<Method*> build_lambda(Hierarchy& classes, const DynamicSite& site);

// java.lang.runtime.ObjectMethods: toString, hashCode and equals of a record.
[[nodiscard]] Result<Method*> build_record_method(Hierarchy& classes, const DynamicSite& site);

}  // namespace glassbox::ir
