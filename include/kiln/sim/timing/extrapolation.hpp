// SPDX-License-Identifier: MIT
// Cycles of a whole launch from those of the workgroups that were run.
#pragma once

#include <kiln/sim/timing/dispatch_replay.hpp>
#include <kiln/sim/timing/launch_work.hpp>

#include <cmath>

namespace kiln::sim::timing {

/// So many rounds of what the compute units hold do not yet show a rate.
inline constexpr double few_rounds = 16;

namespace detail {

/// Memory sets the least: workgroups may end before their stores are done. `scale`: the whole work beside that of what was
/// run.
inline double least_cycles(const xcd& x, double scale) {
  const rate& hbm = x.shared().hbm();
  return hbm.served / hbm.per_clock() * scale;
}
inline double held(const xcd& x) { return static_cast<double>(x.what().compute_units) * x.what().resident; }
inline double rounds(const xcd& x) { return std::ceil(static_cast<double>(x.what().groups) / held(x)); }

/// Whole rounds between the first, with cold caches, and the last, in which places stay empty.
inline size_t steady_rounds(const xcd& x) {
  const size_t run = x.spans().size() / static_cast<size_t>(held(x));
  return run < 2 ? 0 : run - 2;
}

/// At the rate at which workgroups ended in steady rounds. Compute units run in step, so that ends come in clusters: only whole
/// rounds show the rate.
inline double cycles_by_rate(const xcd& x) {
  const auto round = static_cast<size_t>(held(x)), last = x.spans().size() - round,
             count = steady_rounds(x) * round;
  const double spent = static_cast<double>(x.spans()[last].end - x.spans()[last - count].end);
  const double rest = static_cast<double>(x.what().groups - x.started());
  return static_cast<double>(x.end_cycle()) + rest * spent / static_cast<double>(count);
}

/// In rounds of what the compute units hold.
inline double cycles_by_rounds(const xcd& x) {
  return static_cast<double>(x.end_cycle()) * rounds(x) / std::ceil(static_cast<double>(x.ended()) / held(x));
}

/// What the workgroups that ran when no more were started had left then, by compute unit, if a clock of work takes `each`.
inline std::vector<std::vector<double>> left_at_stop(const xcd& x, const launch_work& work, double each) {
  std::vector<std::vector<double>> out(x.what().compute_units);
  for (const xcd::span& s : x.spans()) {
    if (s.end <= x.stopped_at()) continue;
    const double done = static_cast<double>(x.stopped_at() - s.begin) / each;
    out[s.unit].push_back(std::max(1.0, work.of_run[s.group / x.what().xcds] - done));
  }
  return out;
}

/// By the work of all workgroups. The run goes on from where it started no more, as a replay says; that of what then ran takes
/// as long as the run. The launch takes longer by what another XCD does.
inline double cycles_by_work(const xcd& x, launch_work& work) {
  dispatch_replay replay{x.what().compute_units, x.what().resident, 1};
  const double end = static_cast<double>(x.end_cycle()), stopped = static_cast<double>(x.stopped_at());
  double each = 1, own = end;
  if (x.sampled()) {
    // All places were taken until then. Waves may end before others of their workgroup.
    each = held(x) * stopped / work.done_before_stop;
    const std::vector<std::vector<double>> left = left_at_stop(x, work, each);
    double low = 1, high = replay.resident;
    for (u32 i = 0; i < 12; ++i) {
      replay.alone = (low + high) / 2;
      (stopped + each * replay.clocks(left, {}, 0) > end ? low : high) = replay.alone;
    }
    own = work.each == 1
              ? stopped + each * replay.clocks(left, work.of_xcd[0], x.started())
              : end + each * (replay.clocks(work.of_xcd[0]) * work.each - replay.clocks(work.of_run));
  } else {
    each = end / replay.clocks(work.of_run);
  }
  const double first = replay.clocks(work.of_xcd[0]);
  double longest = first;
  for (u32 i = 1; i < work.of_xcd.size(); ++i) {
    const double whole = replay.clocks(work.of_xcd[i]);
    if (whole <= longest) continue;
    longest = whole, work.summary.slowest_xcd = i;
  }
  const double scale =
      launch_work::sum(work.of_xcd[work.summary.slowest_xcd]) * work.each / launch_work::sum(work.of_run);
  return std::max(least_cycles(x, scale), own + each * work.each * (longest - first));
}

} // namespace detail

/// Of all workgroups of a launch.
inline double whole_cycles(const xcd& x, launch_work& work) {
  if (work.summary.differs) return detail::cycles_by_work(x, work);
  if (!x.sampled() || x.ended() == 0) return static_cast<double>(x.end_cycle());
  const double all = static_cast<double>(x.what().groups) / static_cast<double>(x.ended());
  if (detail::rounds(x) > few_rounds && detail::steady_rounds(x) != 0)
    return std::max(detail::least_cycles(x, all), detail::cycles_by_rate(x));
  if (work.summary.known) return detail::cycles_by_work(x, work);
  return std::max(detail::least_cycles(x, all), detail::cycles_by_rounds(x));
}

} // namespace kiln::sim::timing
