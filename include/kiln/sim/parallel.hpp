// SPDX-License-Identifier: MIT
// Workgroups over the host's threads. Run time only.
#pragma once

#include <atomic>
#include <kiln/sim/host/progress.hpp>
#include <thread>
#include <vector>

namespace kiln::sim {

inline u32 host_threads() {
  const u32 n = std::thread::hardware_concurrency();
  return n == 0 ? 1 : n;
}

/// Runs all workgroups; reports and counters of the threads are joined into `out`.
inline void run_parallel(const ir::program& program, const launch_options& options, memory& memory,
                         u64 kernarg_address, result& out) {
  const host_level here = host_level_here();
  const decoded_program code = decode(program, out.reports, options.level < here ? options.level : here);
  if (!code.ok) return;
  const u64 groups = u64{options.grid[0]} * options.grid[1] * options.grid[2];
  u32 threads = options.threads != 0 ? options.threads : host_threads();
  if (threads > groups) threads = static_cast<u32>(groups);
  std::atomic<u64> next = 0;
  std::atomic<bool> stop = false;
  std::vector<result> results(threads);
  progress_line progress(groups, options.progress_after_ms);
  const auto work = [&](u32 t) {
    machine m(program, code, memory, kernarg_address, options, results[t]);
    if (t == 0 && options.progress_after_ms != 0 && progress_line::has_terminal())
      m.set_tick(progress_line::tick, &progress);
    // Neighbouring workgroups share cache lines: hand them out in small runs.
    constexpr u64 run = 4;
    for (;;) {
      const u64 first = next.fetch_add(run, std::memory_order_relaxed);
      if (first >= groups || stop.load(std::memory_order_relaxed)) return;
      for (u64 g = first; g < groups && g < first + run; ++g) {
        const u64 row = g / options.grid[0];
        if (!m.run(static_cast<u32>(g % options.grid[0]), static_cast<u32>(row % options.grid[1]),
                   static_cast<u32>(row / options.grid[1])))
          return stop.store(true, std::memory_order_relaxed);
        progress.finish_workgroup();
      }
    }
  };
  std::vector<std::thread> pool;
  for (u32 t = 1; t < threads; ++t) pool.emplace_back(work, t);
  work(0);
  for (std::thread& t : pool) t.join();
  for (result& r : results) {
    out.reports.merge(static_cast<report_list&&>(r.reports));
    out.counters.add(r.counters);
  }
  out.ok = out.reports.empty();
}

} // namespace kiln::sim
