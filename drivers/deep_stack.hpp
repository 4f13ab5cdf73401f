// Runs work that recurses deeply, such as the translation of a recursive invariant over a long list, on a
// stack that is large enough for its limits, whatever the shell's limit is. Only pages that are used become
// memory.
#pragma once

#include <pthread.h>

#include <cstddef>
#include <functional>

namespace glassbox::drivers {

inline int on_deep_stack(std::function<int()> work) {
  constexpr std::size_t kStack = std::size_t{1} << 30U;
  struct Job {
    std::function<int()> work;
    int result = 0;
  } job{std::move(work)};
  const auto run = [](void* argument) -> void* {
    auto* mine = static_cast<Job*>(argument);
    mine->result = mine->work();
    return nullptr;
  };
  pthread_attr_t attributes;
  pthread_t thread{};
  pthread_attr_init(&attributes);
  const bool started = pthread_attr_setstacksize(&attributes, kStack) == 0 &&
                       pthread_create(&thread, &attributes, run, &job) == 0;
  pthread_attr_destroy(&attributes);
  if (!started) return job.work();
  pthread_join(thread, nullptr);
  return job.result;
}

}  // namespace glassbox::drivers
