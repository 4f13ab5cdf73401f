// Watches over a search from a thread of its own, and asks it to stop at the limit of time or memory, at
// Ctrl-C (SIGINT) and at SIGTERM. A second signal ends the process at once.
//
//   StopRequest stop;
//   Watchdog watchdog(stop, {.deadline = ...}, {.overdue = [] { ... std::_Exit(3); }});
//   search(stop);
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "symbolic/stop.hpp"

namespace glassbox::drivers {

class Watchdog {
 public:
  struct Limits {
    std::optional<std::chrono::steady_clock::time_point> deadline;
    std::size_t memory = 0;  // bytes of resident memory of the whole process
  };
  // Called from the watchdog's thread.
  struct Calls {
    std::function<void()> tick;     // some five times a second
    std::function<void()> overdue;  // the search has been asked to stop, and has not for a second
  };

  // There is one at a time: signals are the process's.
  Watchdog(symbolic::StopRequest& stop, Limits limits, Calls calls);
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;
  ~Watchdog();

 private:
  void watch();
  [[nodiscard]] symbolic::StopReason reason_to_stop() const;

  symbolic::StopRequest& stop_;
  Limits limits_;
  Calls calls_;
  std::mutex mutex_;
  std::condition_variable ends_;
  bool ended_ = false;  // the search has: nothing more to watch over
  std::thread thread_;
};

// Bytes in main memory now, and at most so far.
[[nodiscard]] std::size_t resident_memory();
[[nodiscard]] std::size_t peak_resident_memory();

}  // namespace glassbox::drivers
