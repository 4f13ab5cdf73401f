// How long the solvers of a check have been busy, with the question under way if there is one: another thread
// may ask meanwhile. Solvers take turns.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>

namespace glassbox::symbolic::sat {

class SolverClock {
 public:
  void begin_question() {
    const std::lock_guard lock(mutex_);
    since_ = Clock::now();
  }
  void end_question() {
    const std::lock_guard lock(mutex_);
    answered_ += Clock::now() - *since_;
    since_.reset();
  }

  [[nodiscard]] double seconds() const {
    const std::lock_guard lock(mutex_);
    const Clock::duration under_way = since_ ? Clock::now() - *since_ : Clock::duration::zero();
    return std::chrono::duration<double>(answered_ + under_way).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  mutable std::mutex mutex_;
  Clock::duration answered_ = Clock::duration::zero();
  std::optional<Clock::time_point> since_;  // the question under way
};

}  // namespace glassbox::symbolic::sat
