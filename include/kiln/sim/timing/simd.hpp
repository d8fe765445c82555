// SPDX-License-Identifier: MIT
// One SIMD: every fourth clock it has a turn, in which its waves may issue one instruction each, to different units. Higher
// priority goes first, then the older wave, or the one that has issued nothing for longest (parameter arbitration).
#pragma once

#include <kiln/sim/timing/timed_wave.hpp>
#include <kiln/sim/timing/vector_pipe.hpp>

#include <algorithm>

namespace kiln::sim::timing {

inline constexpr u32 simds = 4; ///< of a compute unit

struct simd {
  explicit simd(const parameter_set& p) : pipe(p) {}

  vector_pipe pipe;
  std::vector<timed_wave*> waves; ///< in the order of their turns
  cycle next_turn = never;
  cycle idle_since = 0;
  cycle issue_cycles = 0; ///< turns in which at least one instruction was issued

  void add(timed_wave& w) {
    waves.push_back(&w);
    sort();
  }
  void remove(const timed_wave& w) { std::erase(waves, &w); }
  void sort() {
    std::ranges::sort(waves, [](const timed_wave* a, const timed_wave* b) {
      return a->priority != b->priority ? a->priority > b->priority : a->age < b->age;
    });
  }
  static void put_least_recent_first(std::vector<timed_wave*>& order) {
    std::ranges::sort(order, [](const timed_wave* a, const timed_wave* b) {
      return a->priority != b->priority ? a->priority > b->priority
             : a->issued != b->issued   ? a->issued < b->issued
                                        : a->age < b->age;
    });
  }
  const timed_wave* oldest() const {
    const timed_wave* out = nullptr;
    for (const timed_wave* w : waves)
      if (out == nullptr || w->age < out->age) out = w;
    return out;
  }
};

/// When SIMD `index` can issue, from a cycle on.
constexpr cycle turn_from(cycle at, u32 index) {
  return at <= index ? index : (at - index + turn_cycles - 1) / turn_cycles * turn_cycles + index;
}

} // namespace kiln::sim::timing
