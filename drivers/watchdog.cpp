#include "drivers/watchdog.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fstream>

namespace glassbox::drivers {

using Clock = std::chrono::steady_clock;
using symbolic::StopReason;

namespace {

constexpr auto kLook = std::chrono::milliseconds(20);
constexpr auto kTick = std::chrono::milliseconds(200);
constexpr auto kPatience = std::chrono::seconds(1);

using Milliseconds = std::int64_t;
std::atomic<Milliseconds> first_signal = 0;  // when it came; 0: it has not
static_assert(std::atomic<Milliseconds>::is_always_lock_free, "a signal handler writes it");

// timeout(1) sends its signal twice, to the process and to its group: that is one request.
constexpr Milliseconds kOneRequest = 100;

void on_signal(int signal) {
  timespec time = {};
  clock_gettime(CLOCK_MONOTONIC, &time);  // as opposed to most functions, it may be called here
  const Milliseconds now = Milliseconds{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
  Milliseconds none = 0;
  if (first_signal.compare_exchange_strong(none, now)) return;
  if (now - none > kOneRequest) std::_Exit(128 + signal);
}

// Also where the shell has told the process to ignore SIGINT, as for jobs in the background of a script:
// whoever sends it nevertheless means it.
void handle_signals() {
  first_signal = 0;
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
  if (first_signal.load() != 0) return StopReason::user;
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
