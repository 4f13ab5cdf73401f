// A counterexample is believed only after it has been run again with constants only.
#pragma once

#include <functional>

#include "checker/checked_run.hpp"
#include "checker/violation.hpp"

namespace glassbox::checker {

// Where it is run.
struct ReplayContext {
  symbolic::Interpreter& vm;
  const SearchSpace& space;
  const Specification& specification;
  Prestate* prestate;  // nullptr: no clause looks back
};

// Runs the operation on the state, and with the arguments, that an assignment stands for, sees what does not
// hold, and describes it. A Problem: nothing does fail, which is an error of glassbox itself. No transition
// is open, before and after.
[[nodiscard]] ir::Result<Violation> replay(const ReplayContext& where,
                                           const symbolic::formula::Assignment& assignment,
                                           const Operation& operation, std::span<const Value> arguments);

// The same of a run that came to its limit on steps: whether it goes round for ever. A Problem: it may end
// some time, but not within the limit.
[[nodiscard]] ir::Result<Violation> replay_endless(const ReplayContext& where,
                                                   const symbolic::formula::Assignment& assignment,
                                                   const Operation& operation,
                                                   std::span<const Value> arguments);

}  // namespace glassbox::checker
