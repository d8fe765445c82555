// SPDX-License-Identifier: MIT
// Workgroups over the host's threads. Run time only.
#pragma once

#include <atomic>
#include <chrono>
#include <deque>
#include <kiln/sim/host/progress.hpp>
#include <kiln/sim/host/stall_watch.hpp>
#include <kiln/sim/resident_groups.hpp>
#include <thread>
#include <vector>

namespace kiln::sim {

/// Read once: the C++ library opens files of the system to find it, which takes longer than a small launch.
inline u32 host_threads() {
  static const u32 n = std::thread::hardware_concurrency();
  return n == 0 ? 1 : n;
}

/// Workgroups that a thread takes at a time. Neighbours share cache lines, so up to 4. Fewer in small grids, so that each
/// thread takes several times; 1 if there are few workgroups per thread.
constexpr u64 workgroups_at_a_time(u64 groups, u32 threads) {
  const u64 n = groups / (u64{4} * threads);
  return n == 0 ? 1 : n < 4 ? n : 4;
}

/// What the threads of a run share.
struct shared_grid {
  u64 groups = 0, limit = 0;
  u64 at_a_time = 1;                 ///< workgroups that a thread takes
  std::atomic<u64> beside_limit = 0; ///< how many may run beside the first one of their thread
  progress_line& progress;
  stall_watch* stalls = nullptr;
  std::atomic<u64> next = 0, started = 0, ended = 0, beside = 0, work = 0;
  enum : u32 { going, stopped, waited }; ///< the first state other than `going` stays
  std::atomic<u32> state = going;
};

/// A thread's part of a grid, with the interface of lone_grid.
class grid_share {
public:
  /// `in_watch` is null where no watch was asked for.
  grid_share(shared_grid& grid, stall_watch::thread* in_watch) : grid_(grid), in_watch_(in_watch) {}

  bool take(u64& group) {
    if (!claim()) return false;
    group = first_++;
    ++mine_;
    grid_.started.fetch_add(1, std::memory_order_relaxed);
    return true;
  }
  bool take_beside(u64& group) {
    u64 beside = grid_.beside.load(std::memory_order_relaxed);
    const u64 most = grid_.beside_limit.load(std::memory_order_relaxed);
    if (beside >= most || !claim()) return false;
    while (beside < most)
      if (grid_.beside.compare_exchange_weak(beside, beside + 1, std::memory_order_relaxed))
        return take(group);
    return false;
  }
  /// The thread runs no more: others may start a workgroup in the place of the one that it could always run.
  void retire() { grid_.beside_limit.fetch_add(1, std::memory_order_relaxed); }
  void end_group() {
    if (mine_-- > 1) grid_.beside.fetch_sub(1, std::memory_order_relaxed);
    grid_.ended.fetch_add(1, std::memory_order_relaxed);
    grid_.progress.finish_workgroup();
  }
  bool stop() { return leave(shared_grid::stopped); }
  bool stopped() const { return grid_.state.load(std::memory_order_relaxed) != shared_grid::going; }
  bool stop_waiting() { return leave(shared_grid::waited); }
  bool stopped_waiting() const { return grid_.state.load(std::memory_order_relaxed) == shared_grid::waited; }
  void begin_rotation() {
    if (in_watch_ != nullptr) in_watch_->begin_rotation();
  }
  bool stalled() { return in_watch_ != nullptr && in_watch_->end_waiting(); }
  void note_work() {
    grid_.work.fetch_add(1, std::memory_order_relaxed);
    if (grid_.stalls != nullptr) grid_.stalls->note_work();
  }
  u64 work() const { return grid_.work.load(std::memory_order_relaxed); }
  /// Gives up the core, as the threads that this one waits for may need it.
  void give_way(bool others_work) {
    if (others_work)
      std::this_thread::sleep_for(std::chrono::microseconds(100));
    else
      std::this_thread::yield();
  }
  u64 resident() const {
    return grid_.started.load(std::memory_order_relaxed) - grid_.ended.load(std::memory_order_relaxed);
  }
  u64 unstarted() const { return grid_.groups - grid_.started.load(std::memory_order_relaxed); }
  u64 limit() const { return grid_.limit; }

private:
  /// False if there is no workgroup that this thread could start.
  bool claim() {
    if (first_ != end_) return true;
    if (grid_.next.load(std::memory_order_relaxed) >= grid_.groups) return false;
    first_ = grid_.next.fetch_add(grid_.at_a_time, std::memory_order_relaxed);
    end_ = first_ + grid_.at_a_time < grid_.groups ? first_ + grid_.at_a_time : grid_.groups;
    if (first_ < end_) return true;
    first_ = end_ = 0;
    return false;
  }
  bool leave(u32 state) {
    u32 before = shared_grid::going;
    return grid_.state.compare_exchange_strong(before, state, std::memory_order_relaxed);
  }

  shared_grid& grid_;
  stall_watch::thread* in_watch_;
  u64 first_ = 0, end_ = 0; ///< its workgroups that have not started
  u64 mine_ = 0;            ///< its resident workgroups
};

/// Runs all workgroups; merges reports and counters of the threads into `out`.
inline void run_parallel(const ir::program& program, const launch_options& asked, memory& memory,
                         u64 kernarg_address, result& out) {
  launch_options options = asked;
  const host_level here = host_level_here();
  const decoded_program code = decode(program, out.reports, options.level < here ? options.level : here);
  if (!code.ok) return;
  const u64 groups = u64{options.grid[0]} * options.grid[1] * options.grid[2];
  u32 threads = options.threads != 0 ? options.threads : host_threads();
  if (threads > groups) threads = static_cast<u32>(groups);
  const u64 limit = device_limit(program, code, options.entry);
  if (threads > limit) threads = static_cast<u32>(limit);
  if (threads > 1) memory.share();
  scope_watch scopes(program.arch, options.grid);
  if (options.monitor && groups > 1 && groups < scope_watch::most_groups) options.scopes = &scopes;
  std::vector<result> results(threads);
  progress_line progress(groups, options.progress_after_ms);
  shared_grid grid{.groups = groups,
                   .limit = limit,
                   .at_a_time = workgroups_at_a_time(groups, threads),
                   .beside_limit = limit - threads,
                   .progress = progress,
                   .stalls = options.stalls};
  std::deque<stall_watch::thread> in_watch;
  if (grid.stalls != nullptr) {
    grid.stalls->note_work();
    for (u32 t = 0; t < threads; ++t) in_watch.emplace_back(*grid.stalls);
  }
  const auto work = [&](u32 t) {
    stall_watch::thread* const watched = in_watch.empty() ? nullptr : &in_watch[t];
    grid_share share(grid, watched);
    resident_groups<grid_share> residents(program, code, memory, kernarg_address, options, results[t], share);
    if (t == 0 && options.progress_after_ms != 0 && progress_line::has_terminal())
      residents.set_tick(progress_line::tick, &progress);
    residents.run();
    if (watched != nullptr) watched->leave();
  };
  std::vector<std::thread> pool;
  for (u32 t = 1; t < threads; ++t) pool.emplace_back(work, t);
  work(0);
  for (std::thread& t : pool) t.join();
  for (result& r : results) {
    out.reports.merge(static_cast<report_list&&>(r.reports));
    out.counters.add(r.counters);
    for (const waiting_wave& w : r.waiting) out.waiting.push_back(w);
    out.waves_waiting += r.waves_waiting;
  }
  out.settle(program, options, grid.state.load(std::memory_order_relaxed) == shared_grid::going);
}

} // namespace kiln::sim
