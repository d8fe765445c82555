// SPDX-License-Identifier: MIT
// The control-flow graph for a sweep in program order: what leads forwards into a block, and which blocks loop.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>

namespace kiln::check {

class program_order {
public:
  constexpr program_order(const ir::program& p, const analysis::flow_graph& flow)
      : all_flow_(flow),
        numbers_(3 * p.blocks.size()),
        flags_(p.blocks.size()),
        flow_(all_flow_.begin()),
        first_(numbers_.begin()),
        next_(first_ + p.blocks.size()),
        loop_end_(next_ + p.blocks.size()),
        is_(flags_.begin()) {
    const u32 blocks = p.blocks.size();
    // Entries are 1 + a block: 0 is none.
    for (u32 b = blocks; b-- != 0;) {
      const u32 to = flow_[b].target;
      if (to == analysis::no_block) continue;
      is_[b] = branched_from;
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
    bool reached = false;
    for (u32 b = 0; b < blocks; ++b) {
      const u32 end = loop_end_[b];
      if (end != 0) is_[end - 1] |= branched_from;
      if (looping < end) looping = end;
      const bool falls = reached && flow_[b - 1].next == b, entered = (first_[b] | end) != 0;
      reached = falls || b == 0 || (entered && (end != 0 || first_branch_to(b) != analysis::no_block));
      is_[b] |= static_cast<u8>((reached ? reachable : 0) | (b < looping ? looped : 0) |
                                (falls ? fallen_into : 0) | (falls && !entered ? continued : 0));
    }
  }

  program_order(const program_order&) = delete;
  program_order& operator=(const program_order&) = delete;

  constexpr const analysis::flow_graph& successors() const { return all_flow_; }
  constexpr const analysis::successors& operator[](u32 b) const { return flow_[b]; }

  /// True if control can come here, as far as the blocks before tell; everything that is branched back to counts.
  constexpr bool is_reached(u32 b) const { return (is_[b] & reachable) != 0; }
  constexpr bool falls_into(u32 b) const { return (is_[b] & fallen_into) != 0; }
  constexpr bool only_falls_into(u32 b) const { return (is_[b] & continued) != 0; }
  /// True if the block ends with a branch, or a loop ends with the block.
  constexpr bool is_branched_from(u32 b) const { return (is_[b] & branched_from) != 0; }

  /// Blocks that branch forwards to b: the first in program order, then the one after `from`; or no_block.
  constexpr u32 first_branch_to(u32 b) const { return reached_one(first_[b]); }
  constexpr u32 next_branch_to(u32 from) const { return reached_one(next_[from]); }

  /// If b is branched back to: the last block from which control can come back.
  constexpr u32 loop_end(u32 b) const { return loop_end_[b] - 1; }
  constexpr bool in_loop(u32 b) const { return (is_[b] & looped) != 0; }

  /// True if blocks before the loop lead into its middle.
  constexpr bool has_side_entry(u32 begin, u32 end) const {
    for (u32 b = begin + 1; b <= end; ++b)
      if (first_[b] != 0 && first_[b] - 1 < begin) return true;
    return false;
  }

private:
  static constexpr u8 reachable = 1, looped = 2, fallen_into = 4, continued = 8, branched_from = 16;

  constexpr u32 reached_one(u32 entry) const {
    while (entry != 0 && !is_reached(entry - 1)) entry = next_[entry - 1];
    return entry - 1;
  }

  const analysis::flow_graph& all_flow_;
  list<u32> numbers_;
  list<u8> flags_;
  const analysis::successors* flow_; ///< this and the next ones by block, without a call for each access
  u32* first_;                       ///< 1 + the first block that branches forwards to a block
  u32* next_;                        ///< 1 + the next block with the same target
  u32* loop_end_;                    ///< 1 + the last block of a loop that begins here
  u8* is_;                           ///< the bits below
};

} // namespace kiln::check
