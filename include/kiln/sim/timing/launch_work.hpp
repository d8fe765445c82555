// SPDX-License-Identifier: MIT
// The work of a launch's workgroups, on all XCDs.
#pragma once

#include <kiln/sim/timing/workgroup_walk.hpp>
#include <kiln/sim/timing/xcd.hpp>

#include <cmath>

namespace kiln::sim::timing {

/// How much the workgroups' work differs, where it could be found.
struct work_summary {
  bool known = false;
  bool differs = false;           ///< the launch's time was found by the work of all workgroups
  double least = 1, greatest = 1; ///< beside their mean
  u32 slowest_xcd = 0;            ///< whose time is the launch's
};

struct launch_work {
  work_summary summary;
  std::vector<std::vector<double>> of_xcd; ///< clocks by workgroup, in the order of their start
  std::vector<double> of_run;              ///< of those that were run
  double done_before_stop = 0;             ///< of the run, until it started no more
  double each = 1;                         ///< workgroups for which one of `of_xcd` stands

  static double sum(const std::vector<double>& work) {
    double out = 0;
    for (const double w : work) out += w;
    return out;
  }
  /// The launch's work beside that of what was run.
  double scale(const xcd& x, u64 workgroups) const {
    if (!summary.differs)
      return static_cast<double>(workgroups) / static_cast<double>(x.ended() == 0 ? 1 : x.ended());
    double whole = 0;
    for (const std::vector<double>& work : of_xcd) whole += sum(work) * each;
    return whole / sum(of_run);
  }
};

/// Most instructions that are executed to find the work of a launch, and workgroups: of more, some stand for all.
inline constexpr u64 most_walk_steps = 1u << 26, most_walked = 1u << 16;

inline launch_work work_of(const timed_program& p, const xcd& x, memory& memory, u64 kernarg,
                           const launch_options& options, u64 workgroups) {
  launch_work out;
  const u32 xcds = x.what().xcds;
  if (x.ended() == workgroups) return out;
  const control_slice slice(p.code);
  if (!slice.known()) return out;
  instruction_counts found = x.counts_before_stop();
  for (const u64 clocks : found.waited) out.done_before_stop += static_cast<double>(clocks);
  const u32 waves = (p.program.work_items() + wave_lanes - 1) / wave_lanes;
  out.done_before_stop /= waves;
  const instruction_counts all = x.counts();
  for (size_t i = 0; i < found.executed.size(); ++i)
    if (found.executed[i] == 0)
      found.executed[i] = all.executed[i], found.waited[i] = all.waited[i], found.taken[i] = all.taken[i];
  workgroup_walk walk(p.program, p.code, slice, found, memory, kernarg, options, most_walk_steps);
  const u64 each = (workgroups + most_walked - 1) / most_walked;
  out.each = static_cast<double>(each);
  out.of_xcd.resize(xcds);
  double least = 0, greatest = 0, total = 0;
  u64 count = 0;
  for (u32 of = 0; of < xcds; ++of) {
    for (u64 first = 0; first * xcds + of < workgroups; first += each) {
      // Any of those it stands for: a fixed one would pick from a periodic launch always the same place.
      const u64 chosen = (first + (each == 1 ? 0 : (first * 0x9e3779b97f4a7c15ull >> 32) % each)) * xcds + of;
      const std::optional<double> clocks = walk.clocks_of(chosen < workgroups ? chosen : first * xcds + of);
      if (!clocks) return {};
      out.of_xcd[of].push_back(*clocks);
      least = count == 0 ? *clocks : std::min(least, *clocks);
      greatest = std::max(greatest, *clocks);
      total += *clocks, ++count;
    }
  }
  const double mean = total / static_cast<double>(count);
  double deviation = 0;
  for (const std::vector<double>& work : out.of_xcd)
    for (const double w : work) deviation += std::abs(w - mean);
  constexpr double alike = 0.005;
  out.summary = {true, deviation > alike * mean * static_cast<double>(count), least / mean, greatest / mean,
                 0};
  for (u64 i = 0; i < x.started(); ++i) {
    const std::optional<double> clocks = walk.clocks_of(i * xcds);
    if (!clocks) return {};
    out.of_run.push_back(*clocks);
  }
  return out;
}

} // namespace kiln::sim::timing
