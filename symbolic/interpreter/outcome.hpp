// How a run ends. The endings are kept apart: what the program did, and what glassbox would not or could not
// do.
#pragma once

#include <string>
#include <variant>

#include "ir/classfile/problem.hpp"
#include "symbolic/value.hpp"

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
};

using Outcome = std::variant<Returned, Threw, Exited, Refused>;

}  // namespace glassbox::symbolic
