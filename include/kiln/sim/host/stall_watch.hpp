// SPDX-License-Identifier: MIT
// Tells runs that no longer make progress from slow ones, by the clock and by what their threads have seen. Run time only.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <kiln/support/types.hpp>
#include <mutex>
#include <vector>

namespace kiln::sim {

/// Shared by runs that may wait for one another: kernels in several streams. They are stalled if none has worked for longer
/// than a time, and each of their threads has since then seen all of its workgroups wait. On a busy machine a thread may be
/// kept from running for as long as that time, and another waits for what it would do.
class stall_watch {
  using clock = std::chrono::steady_clock;
  using time = clock::rep;

public:
  explicit stall_watch(double seconds)
      : limit_(std::chrono::duration_cast<clock::duration>(std::chrono::duration<double>(seconds)).count()) {}

  /// A workgroup has done something other than wait, or a run has begun.
  void note_work() { last_work_.store(now(), std::memory_order_relaxed); }

  /// A thread of a run, from before it starts until it has no workgroups. Members are called by that thread.
  class thread {
  public:
    explicit thread(stall_watch& of) : watch_(of) {
      const std::scoped_lock lock(watch_.mutex_);
      watch_.threads_.push_back(this);
    }
    thread(const thread&) = delete;
    thread& operator=(const thread&) = delete;
    ~thread() { leave(); }

    void leave() {
      const std::scoped_lock lock(watch_.mutex_);
      std::erase(watch_.threads_, this);
    }
    /// Each of its workgroups will have a turn.
    void begin_rotation() { began_ = now(); }
    /// In the rotation all have waited. True if all runs are stalled.
    bool end_waiting() {
      waited_from_.store(began_, std::memory_order_relaxed);
      return watch_.stalled();
    }

  private:
    friend stall_watch;
    stall_watch& watch_;
    time began_ = 0;
    std::atomic<time> waited_from_ = 0; ///< when the last rotation began in which all waited
  };

private:
  static time now() { return clock::now().time_since_epoch().count(); }
  bool stalled() {
    const time too_long = last_work_.load(std::memory_order_relaxed) + limit_;
    if (now() <= too_long) return false;
    const std::scoped_lock lock(mutex_);
    return std::ranges::all_of(threads_, [&](const thread* t) {
      return t->waited_from_.load(std::memory_order_relaxed) > too_long;
    });
  }

  time limit_;
  std::atomic<time> last_work_ = now();
  std::mutex mutex_;
  std::vector<const thread*> threads_;
};

} // namespace kiln::sim
