// How a run ends. The endings are kept apart: what the program did, and what glassbox would not or could not
// do.
#pragma once

#include <string>
#include <variant>

#include "ir/classfile/problem.hpp"
#include "symbolic/value.hpp"

namespace glassbox::ir {
class Class;
}

namespace glassbox::symbolic {

struct Returned {
  Value value;
};
struct Threw {  // an exception that nobody caught
  Reference exception;
};
struct Exited {  // System.exit and its like
  int code = 0;
};
struct Refused {  // something that glassbox does not run: the place is the program's line
  ir::Problem problem;
  bool out_of_steps = false;  // it came to the limit on steps
};

struct Stopped {};  // a stop was requested: nothing is known about the run

struct AssumedAway {};  // GlassBox.assume did not hold: the run is not to be considered

// A transition met a class that is not initialised. What an initialiser builds must outlive the transition,
// so the caller undoes it, initialises the class and runs it again.
struct NeedsClass {
  ir::Class* c = nullptr;
};

using Outcome = std::variant<Returned, Threw, Exited, Refused, Stopped, AssumedAway, NeedsClass>;

}  // namespace glassbox::symbolic
