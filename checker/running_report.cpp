#include "checker/running_report.hpp"

#include <fmt/format.h>

#include <utility>

namespace glassbox::checker {

using symbolic::StopReason;

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

const char* text_of(StopReason reason) {
  switch (reason) {
    case StopReason::none: break;
    case StopReason::time: return "stopped at the time limit (--timeout)";
    case StopReason::memory: return "stopped at the memory limit (--memory)";
    case StopReason::user: return "stopped by the user";
  }
  return "not at its end yet";
}

}  // namespace

RunningReport::RunningReport(std::string place, const symbolic::StopRequest& stop)
    : place_(std::move(place)), stop_(stop) {}

void RunningReport::announce(std::vector<std::string> operations) {
  const std::lock_guard lock(mutex_);
  for (std::string& name : operations) report_.operations.push_back({.name = std::move(name)});
}

void RunningReport::call_off(const std::string& place, const std::string& reason) {
  const std::lock_guard lock(mutex_);
  if (stop_.requested()) return;
  report_.operations.clear();
  report_.incomplete.push_back({place, reason});
}

void RunningReport::add_bounds(const std::vector<std::string>& bounds) {
  const std::lock_guard lock(mutex_);
  report_.bounds.insert(report_.bounds.end(), bounds.begin(), bounds.end());
}

void RunningReport::set_bounds(std::vector<std::string> bounds) {
  const std::lock_guard lock(mutex_);
  report_.bounds = std::move(bounds);
}

OperationReport& RunningReport::start(std::size_t k) {
  const std::lock_guard lock(mutex_);
  operation_start_ = Clock::now();
  report_.operations[k].stage = OperationReport::Stage::running;
  return report_.operations[k];
}

void RunningReport::start_over(OperationReport& operation) {
  const std::lock_guard lock(mutex_);
  operation.transitions = 0;
  operation.pairs.reset();
  operation.covered.clear();
}

void RunningReport::finish(OperationReport& operation) { finish(operation, seconds_since(operation_start_)); }

void RunningReport::finish(OperationReport& operation, double seconds) {
  const std::lock_guard lock(mutex_);
  if (stop_.requested()) return;
  operation.seconds = seconds;
  operation.stage = OperationReport::Stage::finished;
}

void RunningReport::count_transition(OperationReport& operation) {
  const std::lock_guard lock(mutex_);
  ++operation.transitions;
}

void RunningReport::add_covered(OperationReport& operation, PairCount pairs) {
  const std::lock_guard lock(mutex_);
  if (!operation.pairs) operation.pairs.emplace();
  *operation.pairs += pairs;
  operation.covered.push_back(std::move(pairs));
}

void RunningReport::count_pair(OperationReport& operation) {
  const std::lock_guard lock(mutex_);
  if (!operation.pairs) operation.pairs.emplace();
  ++operation.pairs->pairs;
}

void RunningReport::set_states(std::uint64_t states) {
  const std::lock_guard lock(mutex_);
  report_.states = states;
}

void RunningReport::add_incomplete(const std::string& place, const std::string& reason) {
  const std::lock_guard lock(mutex_);
  if (!stop_.requested()) report_.incomplete.push_back({place, reason});
}

void RunningReport::add_incomplete(OperationReport& operation, const std::string& place,
                                   const std::string& reason) {
  add_incomplete(place, reason);
  const std::lock_guard lock(mutex_);
  if (operation.verdict == Verdict::holds) operation.verdict = Verdict::incomplete;
}

bool RunningReport::add_violation(OperationReport& operation, Violation violation) {
  const std::lock_guard lock(mutex_);
  if (!kinds_.emplace(&operation, violation.property, violation.place.text()).second) return false;
  operation.verdict = Verdict::violated;
  report_.violations.push_back(std::move(violation));
  return true;
}

void RunningReport::set_internal_error() {
  const std::lock_guard lock(mutex_);
  report_.internal_error = true;
}

Report RunningReport::so_far() const {
  const std::lock_guard lock(mutex_);
  Report report = report_;
  for (OperationReport& o : report.operations) {
    report.transitions += o.transitions;
    if (o.pairs) (report.pairs ? *report.pairs : report.pairs.emplace()) += *o.pairs;
    if (o.stage == OperationReport::Stage::running) o.seconds = seconds_since(operation_start_);
  }
  note_unfinished(report);
  if (!report.incomplete.empty()) report.verdict = Verdict::incomplete;
  if (!report.violations.empty()) report.verdict = Verdict::violated;
  report.seconds = seconds_since(start_);
  report.solver_seconds = solver_clock_.seconds();
  return report;
}

void RunningReport::note_unfinished(Report& report) const {
  const char* why = text_of(stop_.reason());
  std::string waiting;
  for (OperationReport& o : report.operations) {
    if (o.stage == OperationReport::Stage::finished) continue;
    if (o.verdict == Verdict::holds) o.verdict = Verdict::incomplete;
    if (o.stage == OperationReport::Stage::running) {
      report.incomplete.push_back({place_, fmt::format("{}: {}", o.name, why)});
    } else {
      waiting += (waiting.empty() ? "" : ", ") + o.name;
    }
  }
  if (!waiting.empty()) {
    report.incomplete.push_back({place_, fmt::format("{} before these began: {}", why, waiting)});
  }
}

}  // namespace glassbox::checker
