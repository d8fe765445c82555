// SPDX-License-Identifier: MIT
// The memory operations of a wave that its counters still count, and when each is done.
#pragma once

#include <kiln/sim/timing/instruction_timing.hpp>

#include <algorithm>
#include <deque>

namespace kiln::sim::timing {

class wait_queues {
public:
  struct operation {
    cycle done = 0;
    u32 instruction = 0; ///< that issued it
  };

  /// Operations of vmcnt and those of LDS leave in order (flat ones too: assumed), scalar loads in any order.
  void issue(const instruction_timing& t, u32 instruction, cycle done) {
    if ((t.events & isa::counts_in_vmcnt) != 0) push(vector_, done, instruction);
    if ((t.events & isa::counts_in_lgkmcnt) == 0) return;
    if (t.scalar_memory)
      scalar_.push_back({done, instruction});
    else
      push(local_, done, instruction);
  }

  /// The operation that a wait is for: the last of those that must be done, or one done at 0.
  operation awaited(isa::counter_values w) const {
    operation out;
    take_later(out, vector_, w.vmcnt, isa::counter_max.vmcnt);
    if (scalar_.empty())
      take_later(out, local_, w.lgkmcnt, isa::counter_max.lgkmcnt);
    else
      take_any(out, w.lgkmcnt);
    return out;
  }
  void retire(cycle now) {
    while (!vector_.empty() && vector_.front().done <= now) vector_.pop_front();
    while (!local_.empty() && local_.front().done <= now) local_.pop_front();
    std::erase_if(scalar_, [now](const operation& o) { return o.done <= now; });
  }
  /// When the wave may issue another vector memory operation: its counter holds no more than `most`.
  cycle room(u32 most) const { return vector_.size() < most ? 0 : vector_[vector_.size() - most].done; }

private:
  /// In any order: so many of those that are counted are done when the counter is at `left`.
  void take_any(operation& out, u32 left) const {
    std::vector<operation> all(local_.begin(), local_.end());
    all.insert(all.end(), scalar_.begin(), scalar_.end());
    if (left >= isa::counter_max.lgkmcnt || all.size() <= left) return;
    std::ranges::sort(all, {}, &operation::done);
    const operation& o = all[all.size() - 1 - left];
    if (o.done > out.done) out = o;
  }
  static void push(std::deque<operation>& q, cycle done, u32 instruction) {
    if (!q.empty() && q.back().done > done) done = q.back().done;
    q.push_back({done, instruction});
  }
  static void take_later(operation& out, const std::deque<operation>& q, u32 left, u32 most) {
    if (left >= most || q.size() <= left) return;
    const operation& o = q[q.size() - 1 - left];
    if (o.done > out.done) out = o;
  }

  std::deque<operation> vector_, local_;
  std::vector<operation> scalar_;
};

} // namespace kiln::sim::timing
