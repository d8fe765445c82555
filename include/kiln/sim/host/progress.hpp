// SPDX-License-Identifier: MIT
// Says on a terminal how far a long run is. Run time only.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdio>
#include <kiln/sim/launch.hpp>
#include <unistd.h>

namespace kiln::sim {

/// One line on stderr, rewritten in place, from a number of milliseconds after the beginning on.
class progress_line {
public:
  progress_line(u64 workgroups, u32 after_ms)
      : workgroups_(workgroups), next_(start_ + std::chrono::milliseconds(after_ms)) {}
  progress_line(const progress_line&) = delete;
  progress_line& operator=(const progress_line&) = delete;
  ~progress_line() {
    if (shown_) std::fputs("\r\x1b[K", stderr);
  }

  static bool has_terminal() { return isatty(STDERR_FILENO) == 1; }
  void finish_workgroup() { finished_.fetch_add(1, std::memory_order_relaxed); }
  /// Called often, by one thread.
  static void tick(void* line) { static_cast<progress_line*>(line)->show(); }

private:
  using clock = std::chrono::steady_clock;

  void show() {
    const clock::time_point now = clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::milliseconds(250);
    shown_ = true;
    std::fprintf(stderr, "\r\x1b[Ksimulated %llu of %llu workgroups in %.1f s",
                 static_cast<unsigned long long>(finished_.load(std::memory_order_relaxed)),
                 static_cast<unsigned long long>(workgroups_),
                 std::chrono::duration<double>(now - start_).count());
    std::fflush(stderr);
  }

  u64 workgroups_;
  std::atomic<u64> finished_ = 0;
  clock::time_point start_ = clock::now(), next_;
  bool shown_ = false;
};

} // namespace kiln::sim
