// SPDX-License-Identifier: MIT
// Which blocks lie on every path to which others.
#pragma once

#include <kiln/analysis/control_flow.hpp>

namespace kiln::analysis {

/// A tree over the blocks: block a dominates block b if a is b or above it, that is, if every path from the start to b
/// runs through a.
class dominators {
public:
  constexpr explicit dominators(const ir::program& p) {
    const u32 blocks = p.blocks.size();
    parent_ = list<u32>(blocks);
    number_ = list<u32>(blocks);
    size_ = list<u32>(blocks);
    if (blocks == 1) {
      size_[0] = 1;
      return;
    }
    find_parents(control_flow(p));
    number_tree();
  }

  constexpr bool dominates(u32 a, u32 b) const { return a == b || number_[b] - number_[a] < size_[a]; }

private:
  static constexpr u32 unknown = ~0u;

  /// Cooper, Harvey, Kennedy: "A Simple, Fast Dominance Algorithm", with program order in the place of reverse
  /// postorder. Where the two differ (jumps back into code that nothing before it reaches) the answer errs towards
  /// "does not dominate": any solution of the equations is contained in the largest one, which is the truth.
  constexpr void find_parents(const list<successors>& flow) {
    const u32 blocks = flow.size();
    for (u32 b = 1; b < blocks; ++b) parent_[b] = unknown;
    for (bool again = true; again;) {
      again = false;
      // Edges instead of lists of predecessors: sweep over the sources; each edge moves its target's parent up.
      for (u32 b = 0; b < blocks; ++b) {
        if (b != 0 && parent_[b] == unknown) {
          parent_[b] = 0; // reached from behind only, or not at all
          again = true;
        }
        again = edge(b, flow[b].next) || again;
        again = edge(b, flow[b].target) || again;
      }
    }
  }

  constexpr bool edge(u32 from, u32 to) {
    if (to == no_block || to == 0) return false;
    const u32 old = parent_[to];
    u32 a = from, b = old;
    if (b == unknown) {
      if (from >= to) return false; // a later sweep knows more
      parent_[to] = from;
      return true;
    }
    while (a != b) (a > b ? a : b) = parent_[a > b ? a : b]; // parents have lower numbers
    parent_[to] = a;
    return a != old;
  }

  /// Numbers such that the blocks below one follow it.
  constexpr void number_tree() {
    const u32 blocks = parent_.size();
    list<u32> next(blocks);
    for (u32 b = blocks; b-- > 0;) {
      ++size_[b];
      if (b != 0) size_[parent_[b]] += size_[b];
    }
    next[0] = 1;
    for (u32 b = 1; b < blocks; ++b) {
      const u32 up = parent_[b];
      number_[b] = next[up];
      next[up] += size_[b];
      next[b] = number_[b] + 1;
    }
  }

  list<u32> parent_, number_, size_;
};

} // namespace kiln::analysis
