// A counterexample is believed only after it has been run again with constants only.
#pragma once

#include "checker/search.hpp"

namespace glassbox::checker {

// Builds the state of an assignment out of constants, runs the operation on it, and sees what no longer
// holds. A Problem: nothing does fail, which is an error of glassbox itself.
[[nodiscard]] ir::Result<Violation> replay(symbolic::Interpreter& vm, const SearchSpace& space,
                                           const symbolic::formula::Assignment& assignment,
                                           ir::Method& operation, std::span<const Value> arguments,
                                           ir::Method& rep_ok);

}  // namespace glassbox::checker
