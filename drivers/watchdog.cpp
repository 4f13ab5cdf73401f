#include "drivers/watchdog.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <fstream>

namespace glassbox::drivers {

using Clock = std::chrono::steady_clock;
using symbolic::StopReason;

namespace {

constexpr auto kLook = std::chrono::milliseconds(20);
constexpr auto kTick = std::chrono::milliseconds(200);
constexpr auto kPatience = std::chrono::seconds(1);

std::atomic<int> signals_received = 0;
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler writes it");

void on_signal(int signal) {
  if (signals_received.fetch_add(1) > 0) std::_Exit(128 + signal);
}

// Also where the shell has told the process to ignore SIGINT, as for jobs in the background of a script:
// whoever sends it nevertheless means it.
void handle_signals() {
  signals_received = 0;
  struct sigaction action = {};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

}  // namespace

std::size_t resident_memory() {
  std::size_t total = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> total >> resident;  // in pages
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::size_t peak_resident_memory() {
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::size_t>(usage.ru_maxrss) << 10U;  // from KiB
}

Watchdog::Watchdog(symbolic::StopRequest& stop, Limits limits, Calls calls)
    : stop_(stop), limits_(limits), calls_(std::move(calls)) {
  handle_signals();
  thread_ = std::thread([this] { watch(); });
}

Watchdog::~Watchdog() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  ends_.notify_one();
  thread_.join();
}

StopReason Watchdog::reason_to_stop() const {
  if (signals_received.load() > 0) return StopReason::user;
  if (limits_.deadline && Clock::now() >= *limits_.deadline) return StopReason::time;
  if (limits_.memory > 0 && resident_memory() > limits_.memory) return StopReason::memory;
  return StopReason::none;
}

void Watchdog::watch() {
  Clock::time_point next_tick = Clock::now() + kTick;
  std::optional<Clock::time_point> asked;
  std::unique_lock lock(mutex_);
  while (!ends_.wait_for(lock, kLook, [this] { return ended_; })) {
    const Clock::time_point now = Clock::now();
    if (!asked) {
      if (const StopReason reason = reason_to_stop(); reason != StopReason::none) {
        stop_.request(reason);
        asked = now;
      }
    } else if (now - *asked > kPatience && calls_.overdue) {
      calls_.overdue();
    }
    if (now >= next_tick && calls_.tick) {
      calls_.tick();
      next_tick = now + kTick;
    }
  }
}

}  // namespace glassbox::drivers
