// A request to stop, made while a search runs: by the clock, by the memory that is used up, by the user.
// Whatever may run for long looks at it now and then, and ends without an answer once it is made.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <list>
#include <mutex>
#include <utility>

namespace glassbox::symbolic {

enum class StopReason : std::uint8_t { none, time, memory, user };

class StopRequest {
 public:
  StopRequest() = default;
  StopRequest(const StopRequest&) = delete;
  StopRequest& operator=(const StopRequest&) = delete;

  // The first request counts. From any thread, but not from a signal handler.
  void request(StopReason reason) {
    const std::lock_guard lock(mutex_);
    if (requested()) return;
    reason_.store(reason, std::memory_order_relaxed);
    for (const auto& react : reactions_) react();
  }

  [[nodiscard]] bool requested() const noexcept { return reason() != StopReason::none; }
  [[nodiscard]] StopReason reason() const noexcept { return reason_.load(std::memory_order_relaxed); }

  // For what cannot look itself, such as a solver in the middle of a question: called by who requests, at
  // once if that has been, as long as this lives.
  class Reaction {
   public:
    Reaction(StopRequest& stop, std::function<void()> react) : stop_(stop) {
      const std::lock_guard lock(stop_.mutex_);
      if (stop_.requested()) react();
      place_ = stop_.reactions_.insert(stop_.reactions_.end(), std::move(react));
    }
    Reaction(const Reaction&) = delete;
    Reaction& operator=(const Reaction&) = delete;
    ~Reaction() {
      const std::lock_guard lock(stop_.mutex_);
      stop_.reactions_.erase(place_);
    }

   private:
    StopRequest& stop_;
    std::list<std::function<void()>>::iterator place_;
  };

 private:
  std::atomic<StopReason> reason_ = StopReason::none;
  std::mutex mutex_;
  std::list<std::function<void()>> reactions_;
};

}  // namespace glassbox::symbolic
