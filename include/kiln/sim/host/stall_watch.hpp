// SPDX-License-Identifier: MIT
// Tells runs that no longer make progress from slow ones, by the clock. Run time only.
#pragma once

#include <atomic>
#include <chrono>
#include <kiln/support/types.hpp>

namespace kiln::sim {

/// Shared by runs that may wait for one another: kernels in several streams.
class stall_watch {
public:
  explicit stall_watch(double seconds)
      : limit_(std::chrono::duration_cast<clock::duration>(std::chrono::duration<double>(seconds))) {}

  /// A workgroup has done something other than wait, or a run has begun.
  void note_work() { last_work_.store(now(), std::memory_order_relaxed); }
  bool stalled() const { return now() - last_work_.load(std::memory_order_relaxed) > limit_.count(); }

private:
  using clock = std::chrono::steady_clock;
  static clock::rep now() { return clock::now().time_since_epoch().count(); }

  clock::duration limit_;
  std::atomic<clock::rep> last_work_ = now();
};

} // namespace kiln::sim
