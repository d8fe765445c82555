// SPDX-License-Identifier: MIT
// The work list of forward data-flow problems: blocks are visited in program order until the entry states are a fixed point.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>

namespace kiln::analysis {

/// Solves a problem, which has these members:
///   begin(b, again)  the state becomes the entry state of block b. `again`: the block was visited before
///   visit(b)         the state passes through block b. False if it can only be what it was after the last visit
///   merge(b, to)     merges the state at the end of block b into the entry state of block `to`. True if that grows
///   has_failed()     true ends the search
///
/// All blocks are visited at least once, also those that no path leads to. A block that only the one before it leads to has
/// no entry state: the visit goes on into it.
template<class Problem> class forward_data_flow {
public:
  constexpr forward_data_flow(const flow_graph& flow, Problem& problem)
      : flow_(flow.begin()), blocks_(flow.size()), problem_(problem), states_(flow.size()) {}

  /// Sweeps over the pending blocks in program order. A later block that becomes pending is visited in the same sweep, an
  /// earlier one in the next.
  constexpr void solve() {
    const u8* const states = states_.begin();
    for (u32 b = 0; b < blocks_;) {
      first_pending_ = blocks_;
      for (; b < blocks_; ++b)
        if (states[b] != visited && !problem_.has_failed()) b = visit_from(b);
      b = first_pending_;
    }
  }

private:
  static constexpr u8 unvisited = 0, visited = 1,
                      grown = 2; ///< grown: the entry state has since the last visit

  /// Visits a block, and those after it that have no entry state. Returns the last of them.
  constexpr u32 visit_from(u32 b) {
    problem_.begin(b, states_[b] == grown);
    for (;; ++b) {
      states_[b] = visited;
      if (!problem_.visit(b)) return b;
      const successors to = flow_[b];
      if (to.target != no_block && problem_.merge(b, to.target)) reopen(b, to.target);
      if (to.next == no_block) return b;
      if (!flow_[to.next].entered) continue;
      if (problem_.merge(b, to.next)) reopen(b, to.next);
      return b;
    }
  }
  constexpr void reopen(u32 from, u32 block) {
    if (states_[block] == visited) states_[block] = grown;
    if (block <= from && block < first_pending_) first_pending_ = block;
  }

  const successors* flow_;
  u32 blocks_;
  Problem& problem_;
  list<u8> states_;
  u32 first_pending_ = 0; ///< of the blocks that the next sweep begins with
};

} // namespace kiln::analysis
