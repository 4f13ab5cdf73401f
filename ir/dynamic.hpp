// Links invokedynamic call sites. Instead of running the JDK's bootstrap methods (which spin classes through
// reflection), glassbox recognises those that compilers emit and builds a synthetic static method that does
// the same: string concatenation, lambdas and method references, and the methods of records.
#pragma once

#include "ir/hierarchy.hpp"

namespace glassbox::ir {

// The method that a call site in `caller` calls. A bootstrap method that is not known is a Problem that names
// it.
[[nodiscard]] Result<Method*> link_dynamic(Hierarchy& classes, Class& caller, const DynamicRef& site);

}  // namespace glassbox::ir
