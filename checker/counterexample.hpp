// A counterexample is believed only after it has been run again with constants only.
#pragma once

#include <functional>

#include "checker/search_space.hpp"
#include "checker/violation.hpp"

namespace glassbox::checker {

// One state and one operation with its arguments.
struct Case {
  std::function<void()> make_state;  // writes constants to the cells of the search space
  ir::Method& operation;
  std::vector<Value> arguments;  // constants, the receiver first
  ir::Method& rep_ok;
};

// Runs the operation on the state, sees what no longer holds, and describes it. A Problem: nothing does fail,
// which is an error of glassbox itself. No transition is open, before and after.
[[nodiscard]] ir::Result<Violation> replay(symbolic::Interpreter& vm, const SearchSpace& space,
                                           const Case& c);

// The same of the state, and the arguments, that an assignment stands for.
[[nodiscard]] ir::Result<Violation> replay(symbolic::Interpreter& vm, const SearchSpace& space,
                                           const symbolic::formula::Assignment& assignment,
                                           ir::Method& operation, std::span<const Value> arguments,
                                           ir::Method& rep_ok);

}  // namespace glassbox::checker
