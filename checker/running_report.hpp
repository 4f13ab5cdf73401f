// The report of a search while it runs: one thread fills it in, others may ask at any time what is known so
// far.
#pragma once

#include <chrono>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <tuple>

#include "checker/report.hpp"
#include "symbolic/sat/solver_clock.hpp"
#include "symbolic/stop.hpp"

namespace glassbox::checker {

class RunningReport {
 public:
  // `place` is where things are said to be that have no line: the source file.
  RunningReport(std::string place, const symbolic::StopRequest& stop);

  // The operations that are going to be checked, in their order.
  void announce(std::vector<std::string> operations);
  // None of them is, for this reason.
  void call_off(const std::string& place, const std::string& reason);
  void set_bounds(std::vector<std::string> bounds);
  void add_bounds(const std::vector<std::string>& bounds);
  // The k-th of these begins; the result stays where it is.
  [[nodiscard]] OperationReport& start(std::size_t k);
  // It begins again: its transitions so far do not count. Its violations stay.
  void start_over(OperationReport& operation);
  // Its end, unless a stop was requested: then nothing is known about it.
  void finish(OperationReport& operation);
  void finish(OperationReport& operation, double seconds);  // of operations that take turns

  void count_transition(OperationReport& operation);
  void add_covered(OperationReport& operation, PairCount pairs);  // by one transition
  void count_pair(OperationReport& operation);
  void set_states(std::uint64_t states);
  // Where the time of all solvers counts.
  [[nodiscard]] symbolic::sat::SolverClock& solver_clock() { return solver_clock_; }
  // Once a stop is requested, what solvers and runs answer means nothing any more, and is left out.
  void add_incomplete(const std::string& place, const std::string& reason);
  void add_incomplete(OperationReport& operation, const std::string& place, const std::string& reason);
  // False: one of the same operation, property and place is there already, and this one is left out.
  bool add_violation(OperationReport& operation, Violation violation);
  void set_internal_error();

  // With what has not come to its end as incomplete.
  [[nodiscard]] Report so_far() const;

 private:
  using Clock = std::chrono::steady_clock;
  void note_unfinished(Report& report) const;

  std::string place_;
  const symbolic::StopRequest& stop_;
  Clock::time_point start_ = Clock::now();
  symbolic::sat::SolverClock solver_clock_;
  mutable std::mutex mutex_;  // of what follows
  Report report_;
  std::set<std::tuple<const OperationReport*, std::string, std::string>> kinds_;  // of violations
  Clock::time_point operation_start_;                                             // of the one that runs
};

}  // namespace glassbox::checker
