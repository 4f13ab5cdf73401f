// What a check has to say.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace glassbox::checker {

enum class Verdict : std::uint8_t { holds, violated, incomplete };

struct Violation {
  std::string operation;  // with its arguments: "put(3, value0)"
  std::string property;   // what does not hold any more: "repOk", "tree structure", "no uncaught exception"
  std::string detail;     // the exception, or nothing
  std::vector<std::string> before, after;  // the states, a line per object
};

struct OperationReport {
  enum class Stage : std::uint8_t { waiting, running, finished };
  std::string name;
  Stage stage = Stage::waiting;
  Verdict verdict = Verdict::holds;
  std::uint64_t transitions = 0;
  double seconds = 0;
};

struct Incomplete {  // something that was not checked
  std::string place, reason;
};

struct Report {
  Verdict verdict = Verdict::holds;
  std::vector<std::string> bounds;
  std::vector<OperationReport> operations;
  std::vector<Violation> violations;
  std::vector<Incomplete> incomplete;
  std::uint64_t transitions = 0;
  double seconds = 0, solver_seconds = 0;
  bool internal_error = false;  // a counterexample did not reproduce: glassbox is wrong, and says so
};

}  // namespace glassbox::checker
