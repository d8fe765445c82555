// SPDX-License-Identifier: MIT
// What a probe measures with: times of a kernel's sections, on a GPU or in the timing model, and the parameters found so far.
#pragma once

#include <kiln/isa/timing/parameter_set.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace kiln::probes {

using isa::timing::parameter;
using isa::timing::parameter_set;

inline constexpr u32 turn_cycles =
    4; ///< a SIMD has a turn every fourth clock (ROCm Compute Profiler, compute-unit)

/// How finely a probe finds a parameter.
enum class resolution : u8 {
  turn,  ///< in whole turns: a wave issues nothing between them
  clock, ///< whole clocks or counts
  rate,  ///< within 2 %
  rule   ///< one of several
};
constexpr resolution resolution_of(parameter p) {
  if (isa::timing::is_rule(p)) return resolution::rule;
  switch (p) {
  case parameter::scalar_cycles:
  case parameter::wait_cycles:
  case parameter::branch_taken_cycles:
  case parameter::branch_not_taken_cycles:
  case parameter::barrier_release:
  case parameter::vmem_issue_cycles:
  case parameter::store_issue_cycles:
  case parameter::scalar_hit_latency:
  case parameter::scalar_miss_latency: return resolution::turn;
  case parameter::matrix_vector_delay:
  case parameter::packed_f32_after_matrix:
  case parameter::lds_latency_b32:
  case parameter::lds_latency_b128:
  case parameter::lds_queue:
  case parameter::vmem_queue:
  case parameter::lds_dma_queue:
  case parameter::l1_latency:
  case parameter::l2_latency:
  case parameter::mall_latency:
  case parameter::hbm_latency:
  case parameter::latency_mhz: return resolution::clock;
  default: return resolution::rate;
  }
}

/// Parameters that no probe finds.
struct not_measured {
  parameter id;
  const char* why;
};
inline constexpr not_measured unmeasured[] = {
    {parameter::launch_nanoseconds, "the host's and the runtime's time, not the compute unit's"},
    {parameter::l1_kilobytes, "a size that documents state"},
    {parameter::l1_ways, "a size that documents state"},
    {parameter::l2_kilobytes, "a size that documents state"},
    {parameter::l2_line, "a size that documents state"},
    {parameter::l2_ways, "a size that documents state"},
    {parameter::l2_channels, "a count that documents state"},
    {parameter::mall_megabytes, "a size that documents state"},
};

inline bool is_unmeasured(parameter p) {
  return std::ranges::any_of(unmeasured, [p](const not_measured& u) { return u.id == p; });
}

/// The values of one run of all probes. Probes build on what earlier ones have found.
class findings {
public:
  explicit findings(isa::arch a) : values_(a) {}

  isa::arch target() const { return values_.target(); }
  double operator[](parameter p) const { return values_[p]; }
  /// A value outside the limits of its parameter is kept apart: kiln_sim would refuse it.
  void set(parameter p, double value) {
    found_[static_cast<u32>(p)] = fresh_[static_cast<u32>(p)] = true;
    measured_[static_cast<u32>(p)] = value;
    values_.set(p, value);
  }
  bool has(parameter p) const { return found_[static_cast<u32>(p)]; }
  double measured(parameter p) const { return measured_[static_cast<u32>(p)]; }
  /// True if it was set after begin_run().
  bool is_fresh(parameter p) const { return fresh_[static_cast<u32>(p)]; }
  void begin_run() { std::ranges::fill(fresh_, false); }

private:
  parameter_set values_;
  bool found_[isa::timing::parameter_count] = {}, fresh_[isa::timing::parameter_count] = {};
  double measured_[isa::timing::parameter_count] = {};
};

inline double median(std::vector<double> values) {
  std::ranges::sort(values);
  const size_t n = values.size();
  return n == 0 ? 0 : (values[(n - 1) / 2] + values[n / 2]) / 2;
}

/// Clock readings of a launch: see measuring_kernel.hpp.
class section_times {
public:
  static constexpr u32 readings = 64;

  /// `step`: every so many workgroups one is read, for the model runs XCD 0 alone.
  section_times(std::vector<u32> words, u32 waves, u32 active_simds, u32 repetitions, u32 groups, u32 step)
      : words_(std::move(words)),
        waves_(waves),
        active_simds_(active_simds),
        repetitions_(repetitions),
        groups_(groups),
        step_(step) {}

  /// Cycles from the first wave's begin to the last one's end; the median of all repetitions but the first, in which caches are
  /// cold, and of all workgroups.
  double of(u32 section) const {
    return over_repetitions([&](u32 group, u32 repetition) { return whole(group, repetition, section); });
  }
  /// The same of one wave.
  double of_wave(u32 wave, u32 section) const {
    return over_repetitions([&](u32 group, u32 repetition) {
      return static_cast<double>(reading(group, repetition, wave, 2 * section + 1) -
                                 reading(group, repetition, wave, 2 * section));
    });
  }
  /// What the long section takes more than the short one: what both have besides their repeated code cancels.
  double between(u32 short_section, u32 long_section) const {
    return over_repetitions([&](u32 group, u32 repetition) {
      return whole(group, repetition, long_section) - whole(group, repetition, short_section);
    });
  }
  /// From a repetition's begin to the next one's.
  double period() const {
    std::vector<double> all;
    for (u32 group = 0; group < groups_; group += step_)
      for (u32 repetition = 2; repetition < repetitions_; ++repetition)
        all.push_back(reading(group, repetition, first_active(), 0) -
                      reading(group, repetition - 1, first_active(), 0));
    return median(all);
  }
  /// Bytes per clock that all workgroups read moved together, while all of them did: from when the last of them had gone
  /// through one repetition of `bytes`, in which caches are cold, until the first one began its last. 0: there is no such time.
  double steady_rate(double bytes) const { return steady_rate(bytes, first_active(), first_active() + 1); }
  /// The same of waves that do not wait for each other: each moves `bytes` in a repetition, at its own rate.
  double steady_rate_of_waves(double bytes) const { return steady_rate(bytes, 0, waves_); }
  /// Of sections 0 and 1, and of 2 and 3, which have the same code 4 bytes further: one of the two is aligned to 8 bytes, and
  /// instructions of 8 bytes are issued faster there (fetch_alignment).
  double shorter_of_two() const { return std::min(between(0, 1), between(2, 3)); }

private:
  template<class Of> double over_repetitions(Of of) const {
    std::vector<double> all;
    for (u32 group = 0; group < groups_; group += step_)
      for (u32 repetition = 1; repetition < repetitions_; ++repetition) all.push_back(of(group, repetition));
    return median(all);
  }
  u32 reading(u32 group, u32 repetition, u32 wave, u32 number) const {
    return words_[((size_t{group} * repetitions_ + repetition) * waves_ + wave) * readings + number];
  }
  double whole(u32 group, u32 repetition, u32 section) const {
    const u32 origin = reading(group, repetition, first_active(), 2 * section);
    i32 begin = 0, end = 0;
    for (u32 wave = 0; wave < waves_; ++wave) {
      if ((active_simds_ >> wave % 4 & 1) == 0) continue;
      begin = std::min(begin, static_cast<i32>(reading(group, repetition, wave, 2 * section) - origin));
      end = std::max(end, static_cast<i32>(reading(group, repetition, wave, 2 * section + 1) - origin));
    }
    return end - begin;
  }
  double steady_rate(double bytes, u32 first_wave, u32 end_wave) const {
    double from = 0, to = 1e18, moved = 0;
    const auto for_each_wave = [&](auto visit) {
      for (u32 group = 0; group < groups_; group += step_)
        for (u32 wave = first_wave; wave < end_wave; ++wave) visit(group, wave);
    };
    for_each_wave([&](u32 group, u32 wave) {
      from = std::max(from, begin_of(group, wave, 1));
      to = std::min(to, begin_of(group, wave, repetitions_ - 1));
    });
    if (to <= from) return 0;
    for_each_wave([&](u32 group, u32 wave) { moved += passed(group, wave, to) - passed(group, wave, from); });
    return bytes * moved / (to - from);
  }
  /// Since the first repetition of workgroup 0.
  double begin_of(u32 group, u32 wave, u32 repetition) const {
    const u32 origin = reading(0, 0, first_active(), 0);
    return static_cast<i32>(reading(group, repetition, wave, 0) - origin);
  }
  /// Repetitions of a wave until a clock that lies between two of its begins.
  double passed(u32 group, u32 wave, double at) const {
    u32 r = 0;
    while (r + 2 < repetitions_ && begin_of(group, wave, r + 1) <= at) ++r;
    const double begin = begin_of(group, wave, r), end = begin_of(group, wave, r + 1);
    return r + (at - begin) / (end - begin);
  }
  u32 first_active() const {
    u32 out = 0;
    while ((active_simds_ >> out & 1) == 0) ++out;
    return out;
  }

  std::vector<u32> words_;
  u32 waves_, active_simds_, repetitions_, groups_, step_;
};

/// The nearest number of whole turns.
inline double in_turns(double cycles) { return turn_cycles * std::round(cycles / turn_cycles); }

/// A latency of which a wave sees whole turns only, made longer by `added` clocks: `seen` is `latency + added`, rounded up to a
/// turn. Returns the whole latency that fits best. With added clocks of all remainders by 4 that is one clock's resolution.
struct lengthened {
  double added, seen;
};
inline double find_latency(const std::vector<lengthened>& all) {
  constexpr u32 most = 4096;
  double best = 1e9, sum = 0, count = 0;
  for (u32 latency = 1; latency < most; ++latency) {
    double wrong = 0;
    for (const lengthened& l : all) {
      const double part = l.added - std::floor(l.added);
      if (part > 0.4 && part < 0.6) continue; // either whole clock
      const double turns = std::ceil(std::round(latency + l.added) / turn_cycles);
      wrong += std::abs(std::max(turns, 1.0) * turn_cycles - l.seen);
    }
    if (wrong < best - 1e-6) best = wrong, sum = count = 0;
    if (wrong < best + 1e-6) sum += latency, ++count;
  }
  return std::floor(sum / count);
}

} // namespace kiln::probes
