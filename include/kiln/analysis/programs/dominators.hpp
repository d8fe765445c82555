// SPDX-License-Identifier: MIT
// Which blocks lie on every path to which others.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>

namespace kiln::analysis {

/// A tree over the blocks: block a dominates block b if a is b or above it, that is, if every path from the start to b
/// runs through a.
class dominators {
public:
  constexpr dominators(const ir::program& p, const flow_graph& flow) {
    const u32 blocks = p.blocks.size();
    parent_ = list<u32>(blocks);
    number_ = list<u32>(blocks);
    size_ = list<u32>(blocks);
    if (blocks == 1) {
      size_[0] = 1;
      return;
    }
    find_parents(flow);
    number_tree();
  }

  constexpr bool dominates(u32 a, u32 b) const {
    const u32* const number = number_.begin();
    return a == b || number[b] - number[a] < size_.begin()[a];
  }

private:
  static consteval u32 unknown() { return ~0u; }

  /// Cooper, Harvey, Kennedy: "A Simple, Fast Dominance Algorithm", with program order in the place of reverse
  /// postorder. Where the two differ (jumps back into code that nothing before it reaches) the answer errs towards
  /// "does not dominate": any solution of the equations is contained in the largest one, which is the truth.
  constexpr void find_parents(const flow_graph& flow) {
    const u32 blocks = flow.size();
    u32* const parent = parent_.begin();
    for (u32 b = 1; b < blocks; ++b) parent[b] = unknown();
    // Edges instead of lists of predecessors: sweep over the sources; each edge moves its target's parent up. What lies
    // above a source is known when a sweep arrives there. Only an edge back can show that it was not, which those of a loop
    // that is entered at its head do not.
    for (bool again = true; again;) {
      again = false;
      const successors* from = flow.begin();
      for (u32 b = 0; b != blocks; ++b, ++from) {
        if (parent[b] == unknown()) parent[b] = 0; // reached by back edges only, or not at all
        if (from->next != no_block) move_up(parent, b, from->next);
        if (const u32 to = from->target; to != no_block && to != 0 && move_up(parent, b, to) && to <= b)
          again = true;
      }
    }
  }

  /// Says whether there was a parent and is another now.
  static constexpr bool move_up(u32* parent, u32 from, u32 to) {
    const u32 old = parent[to];
    if (old == unknown()) {
      parent[to] = from;
      return false;
    }
    u32 a = from, b = old;
    while (a != b) (a > b ? a : b) = parent[a > b ? a : b]; // parents have lower numbers
    if (a == old) return false;
    parent[to] = a;
    return true;
  }

  /// Numbers such that the blocks below one follow it.
  constexpr void number_tree() {
    const u32 blocks = parent_.size();
    list<u32> of_next(blocks); // the number for the next block right below each
    const u32* const parent = parent_.begin();
    u32 *const number = number_.begin(), *const size = size_.begin(), *const next = of_next.begin();
    for (u32 b = blocks - 1; b != 0; --b) size[parent[b]] += ++size[b];
    ++size[0];
    next[0] = 1;
    for (u32 b = 1; b != blocks; ++b) {
      const u32 up = parent[b], at = next[up];
      number[b] = at;
      next[b] = at + 1;
      next[up] = at + size[b];
    }
  }

  list<u32> parent_, number_, size_;
};

} // namespace kiln::analysis
