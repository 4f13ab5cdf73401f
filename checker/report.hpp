// What a check has to say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "checker/pair_count.hpp"
#include "checker/violation.hpp"

namespace glassbox::checker {

enum class Verdict : std::uint8_t { holds, violated, incomplete };

struct OperationReport {
  enum class Stage : std::uint8_t { waiting, running, finished };
  std::string name;
  Stage stage = Stage::waiting;
  Verdict verdict = Verdict::holds;
  std::uint64_t transitions = 0;
  double seconds = 0;
  // If counted: the pairs of a valid state and arguments on which it ran, in all and by transition.
  std::optional<PairCount> pairs{};
  std::vector<PairCount> covered{};
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
  std::optional<PairCount> pairs{};       // of all operations, if counted
  std::optional<std::uint64_t> states{};  // valid ones, if they were enumerated
  double seconds = 0, solver_seconds = 0;
  [[nodiscard]] double solver_share() const { return seconds > 0 ? solver_seconds / seconds : 0; }
  bool internal_error = false;  // a counterexample did not reproduce: glassbox is wrong, and says so
};

}  // namespace glassbox::checker
