// SPDX-License-Identifier: MIT
// The control-flow graph for a sweep in program order: what leads forwards into a block, and which blocks loop.
#pragma once

#include <kiln/analysis/control_flow.hpp>

namespace kiln::check {

class program_order {
public:
  constexpr explicit program_order(const ir::program& p)
      : all_flow_(analysis::control_flow(p)),
        numbers_(3 * p.blocks.size()),
        flags_(2 * p.blocks.size()),
        flow_(all_flow_.begin()),
        first_(numbers_.begin()),
        next_(first_ + p.blocks.size()),
        loop_end_(next_ + p.blocks.size()),
        reached_(flags_.begin()),
        in_loop_(reached_ + p.blocks.size()) {
    const u32 blocks = p.blocks.size();
    // Entries are 1 + a block: 0 is none.
    for (u32 b = blocks; b-- != 0;) {
      const u32 to = flow_[b].target;
      if (to == analysis::no_block) continue;
      if (to > b) {
        next_[b] = first_[to];
        first_[to] = b + 1;
      } else if (loop_end_[to] == 0) {
        loop_end_[to] = b + 1; // blocks come from the last to the first
      }
    }
    // A loop goes on as far as loops that begin in it.
    for (u32 b = blocks; b-- != 0;)
      for (u32 k = b + 1; k < loop_end_[b]; ++k)
        if (loop_end_[k] > loop_end_[b]) loop_end_[b] = loop_end_[k];
    u32 looping = 0;
    for (u32 b = 0; b < blocks; ++b) {
      if (looping < loop_end_[b]) looping = loop_end_[b];
      in_loop_[b] = b < looping;
      bool reached = b == 0 || loop_end_[b] != 0 || falls_into(b);
      for (u32 from = first_branch_to(b); from != analysis::no_block && !reached; from = next_branch_to(from))
        reached = reached_[from] != 0;
      reached_[b] = reached;
    }
  }

  program_order(const program_order&) = delete;
  program_order& operator=(const program_order&) = delete;

  constexpr const list<analysis::successors>& successors() const { return all_flow_; }
  constexpr const analysis::successors& operator[](u32 b) const { return flow_[b]; }

  /// Whether control can come here, as far as the blocks before tell; everything that is branched back to counts.
  constexpr bool is_reached(u32 b) const { return reached_[b] != 0; }
  constexpr bool falls_into(u32 b) const { return b != 0 && flow_[b - 1].next == b && reached_[b - 1] != 0; }

  /// Blocks that branch forwards to b: the first in program order, then the one after `from`; or no_block.
  constexpr u32 first_branch_to(u32 b) const { return reached_one(first_[b]); }
  constexpr u32 next_branch_to(u32 from) const { return reached_one(next_[from]); }

  /// If b is branched back to: the last block from which control can come back.
  constexpr u32 loop_end(u32 b) const { return loop_end_[b] - 1; }
  constexpr bool in_loop(u32 b) const { return in_loop_[b] != 0; }

  /// Whether blocks before the loop lead into its middle.
  constexpr bool has_side_entry(u32 begin, u32 end) const {
    for (u32 b = begin + 1; b <= end; ++b)
      if (first_[b] != 0 && first_[b] - 1 < begin) return true;
    return false;
  }

private:
  constexpr u32 reached_one(u32 entry) const {
    while (entry != 0 && reached_[entry - 1] == 0) entry = next_[entry - 1];
    return entry - 1;
  }

  list<analysis::successors> all_flow_;
  list<u32> numbers_;
  list<u8> flags_;
  const analysis::successors* flow_; ///< this and the next by block, without a call for each access
  u32* first_;                       ///< 1 + the first block that branches forwards to a block
  u32* next_;                        ///< 1 + the next block with the same target
  u32* loop_end_;                    ///< 1 + the last block of a loop that begins here
  u8 *reached_, *in_loop_;
};

} // namespace kiln::check
