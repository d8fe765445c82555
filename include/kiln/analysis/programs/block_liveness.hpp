// SPDX-License-Identifier: MIT
// Which values live into and out of which blocks: a backward data-flow solution, 128 values at a time, aware of EXEC.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>

namespace kiln::analysis {

namespace detail {

/// The innermost region that holds both.
constexpr u32 common_region(const ir::program& p, u32 a, u32 b) {
  while (a != b)
    (a > b ? a : b) = p.regions[a > b ? a : b].parent; // children have higher numbers than parents
  return a;
}

/// Values are numbered at their first access, so those that are live near each other share a word, and most words concern
/// few blocks. The cost follows the number of blocks that values are live in.
///
/// A write kills the value before it only if it writes every lane that any reader can see. A vector write writes the lanes
/// that EXEC enables. So it kills only in the value's home, the outermost EXEC region of all accesses to it, and only if no
/// other iteration of that region can read the old lanes.
class block_liveness {
public:
  constexpr block_liveness(const ir::program& p, const flow_graph& flow)
      : p_(p),
        has_regions_(p.regions.size() > 1 || p.writes_exec_by_hand),
        blocks_(p.blocks.size()),
        all_sets_((p.virtual_dwords / 128 + 1) * blocks_),
        all_values_(p.virtual_dwords + 1),
        homes_(p.virtual_dwords + 1),
        sets_(all_sets_.begin()),
        values_(all_values_.begin()),
        home_(homes_.begin()),
        flow_(flow) {}

  constexpr bool has_regions() const { return has_regions_; }

  /// A value that may live across blocks, as an operand. Returns its number.
  constexpr u32 add_value(u32 value) {
    values_[count_] = value;
    home_[count_] = value < ir::first_vgpr() || !has_regions_ ? no_lanes : nowhere;
    return count_++;
  }

  /// True if a block is entered only by going on from the block before it, if at all, with its lanes or some of them. What
  /// it does to a value accessed there adds nothing to the value's live range: control came that way, so the access there
  /// counts, and the interval, which has no holes, covers all in between.
  constexpr bool goes_on(u32 block) const {
    if (block == 0 || flow_[block].entered || p_.writes_exec_by_hand) return false;
    const u32 region = p_.blocks[block].region, before = p_.blocks[block - 1].region;
    return region == before || p_.regions[region].parent == before;
  }

  // What a block, or a chain of blocks that go on, does first to a value, for the live range before the block; at
  // most one of these per value and block.

  constexpr void begin_block(u32 block) {
    block_ = block;
    block_sets_ = sets_ + block;
    usual_home_ = p_.writes_exec_by_hand ? nowhere : p_.blocks[block].region;
  }
  /// The current block needs what the value held before.
  constexpr void use(u32 n) {
    if (home_[n] != usual_home_ && home_[n] != no_lanes) join_home(n, block_);
    if (n < 128) // shorter
      block_sets_->in |= u128{1} << n;
    else
      block_sets_[(n >> 7) * blocks_].in |= u128{1} << (n & 127);
  }
  /// `block` overwrites all of it, in the lanes of its EXEC region or in every lane.
  constexpr void kill(u32 n, u32 block, bool every_lane) {
    sets_[(n >> 7) * blocks_ + block].killed |= u128{1} << (n & 127);
    if (home_[n] == no_lanes) return;
    join_home(n, block);
    if (!every_lane) conditional_.push_back({n, block});
  }

  constexpr void solve() {
    if (count_ == 1) return;
    find_sources();
    // Kills in a region other than the home leave lanes alone: they are uses.
    for (const limited_kill& k : conditional_)
      if (home_[k.number] != p_.blocks[k.block].region) turn_into_use(k);
    words_ = (count_ + 127) / 128;
    extents_ = list<u32>::filled(2 * words_, blocks_);
    lowest_ = extents_.begin();
    highest_ = lowest_ + words_;
    for (u32 w = 0; w < words_; ++w) highest_[w] = 0;
    all_todo_ = list<u32>(words_ * blocks_);
    todo_ = all_todo_.begin();
    for (live_set *set = sets_, *const end = sets_ + words_ * blocks_; set != end; ++set) {
      if (set->in == 0) continue;
      set->news = set->in;
      todo_[todo_count_++] = static_cast<u32>(set - sets_);
    }
    spread_all();
    if (has_regions_ && forget_kills_seen_across_iterations()) spread_all();
  }

  /// Calls f(value, block) once for each value that lives into a block, with the first such block in program order.
  template<class F> constexpr void each_first_entry(F f) const {
    for (u32 w = 0; w < words_; ++w) {
      u128 seen = 0;
      for (u32 b = lowest_[w]; b <= highest_[w]; ++b) {
        u128 news = sets_[w * blocks_ + b].in & ~seen;
        seen |= news;
        for (; news != 0; news &= news - 1) f(value_at(w, news), b);
      }
    }
  }
  /// The same for values that live out of a block, with the last one.
  template<class F> constexpr void each_last_exit(F f) const {
    for (u32 w = 0; w < words_; ++w) {
      u128 seen = 0;
      for (u32 b = highest_[w] + 1; b-- > lowest_[w];) {
        u128 news = sets_[w * blocks_ + b].out & ~seen;
        seen |= news;
        for (; news != 0; news &= news - 1) f(value_at(w, news), b);
      }
    }
  }

private:
  struct limited_kill {
    u32 number, block;
  };
  /// Of 128 values and one block: those that live into it, out of it, that it kills, and those that are newly known to
  /// live into it.
  struct live_set {
    u128 in, out, killed, news;
  };
  static constexpr u32 nowhere = ~0u;      // home of a value without accesses
  static constexpr u32 unknown = ~0u - 1;  // home of a value that no vector write may kill
  static constexpr u32 no_lanes = ~0u - 2; // home of a scalar, and of any value where EXEC never changes

  constexpr u32 value_at(u32 word, u128 bits) const {
    return values_[word * 128 + static_cast<u32>(__builtin_ctzg(bits))];
  }

  /// Where control comes from: the block before, or branches.
  constexpr void find_sources() {
    branch_into_ = list<u32>(blocks_);
    next_branch_ = list<u32>(blocks_);
    const successors* from = flow_.begin();
    for (u32 b = 1; b <= blocks_; ++b, ++from) {
      const u32 to = from->target;
      if (to >= blocks_) continue;
      next_branch_[b - 1] = branch_into_[to];
      branch_into_[to] = b;
    }
  }

  constexpr void join_home(u32 n, u32 block) {
    u32& home = home_[n];
    const u32 region = p_.blocks[block].region;
    if (home == nowhere)
      home = region;
    else if (home !=
             unknown) // With EXEC written by hand nothing is known between blocks: each such write ends one.
      home = p_.writes_exec_by_hand ? unknown : common_region(p_, home, region);
  }

  constexpr void turn_into_use(const limited_kill& k) {
    const u32 index = (k.number >> 7) * blocks_ + k.block;
    const u128 bit = u128{1} << (k.number & 127);
    live_set& set = sets_[index];
    set.killed &= ~bit;
    if ((set.in & bit) != 0) return;
    set.in |= bit;
    if (words_ == 0) return; // before the first round
    if (set.news == 0) todo_[todo_count_++] = index;
    set.news |= bit;
  }

  constexpr void spread_all() {
    const successors* const flow = flow_.begin();
    const u32 *const branch_into = branch_into_.begin(), *const next_branch = next_branch_.begin();
    while (todo_count_ != 0) {
      const u32 set = todo_[--todo_count_], b = set % blocks_, w = set / blocks_;
      const u128 news = sets_[set].news;
      sets_[set].news = 0;
      if (b < lowest_[w]) lowest_[w] = b;
      if (b > highest_[w]) highest_[w] = b;
      if (b != 0 && flow[b - 1].next == b) spread(set - 1, news);
      for (u32 from = branch_into[b]; from != 0; from = next_branch[from - 1])
        spread(set - b + from - 1, news);
    }
  }
  /// `live` lives into a block that control reaches from the end of that of a set.
  constexpr void spread(u32 from, u128 live) {
    live_set& set = sets_[from];
    live &= ~set.out;
    if (live == 0) return;
    set.out |= live;
    const u32 b = from % blocks_, w = from / blocks_;
    if (b < lowest_[w]) lowest_[w] = b;
    if (b > highest_[w]) highest_[w] = b;
    live &= ~(set.killed | set.in);
    if (live == 0) return;
    set.in |= live;
    if (set.news == 0) todo_[todo_count_++] = from;
    set.news |= live;
  }

  /// A region can run again with other lanes (in a loop). A value that is live-in at its own home region is read
  /// by another iteration, so lanes that a write leaves alone matter: vector writes kill no such value.
  constexpr bool forget_kills_seen_across_iterations() {
    bool found = false;
    for (u32 w = 0; w < words_; ++w) {
      u128 inside = 0; // values whose home is a part of the kernel
      for (u32 n = w * 128; n < w * 128 + 128 && n < count_; ++n)
        if (home_[n] - 1 < no_lanes - 1) inside |= u128{1} << (n & 127);
      for (u32 b = lowest_[w] == 0 ? 1 : lowest_[w]; b <= highest_[w] && inside != 0; ++b) {
        u128 live = sets_[w * blocks_ + b].in & inside;
        if (live == 0) continue;
        const u32 region = p_.blocks[b].region;
        if (region == 0 || common_region(p_, p_.blocks[b - 1].region, region) == region)
          continue; // not entered here
        for (; live != 0; live &= live - 1) {
          const u32 n = w * 128 + static_cast<u32>(__builtin_ctzg(live));
          if (home_[n] != region) continue;
          home_[n] = unknown;
          inside &= ~(live & -live);
          found = true;
        }
      }
    }
    for (const limited_kill& k : conditional_)
      if (found && home_[k.number] == unknown) turn_into_use(k);
    return found;
  }

  const ir::program& p_;
  bool has_regions_;
  u32 blocks_;
  u32 block_ = 0;           ///< the current one
  u32 usual_home_ = 0;      ///< an access in the current block leaves values with this home as they are
  list<live_set> all_sets_; ///< by word of 128 values, and within it by block
  list<u32> all_values_, homes_;
  live_set* sets_;                 ///< this and the next: the same without a call for each access
  live_set* block_sets_ = nullptr; ///< those of the current block
  u32* values_;                    ///< by number, from 1 on
  u32* home_;                      ///< by number: a region
  const flow_graph& flow_;
  u32 count_ = 1;                  ///< of numbers: no value has the number 0
  list<limited_kill> conditional_; ///< kills that depend on the value's home
  list<u32> all_todo_;
  u32* todo_ = nullptr; ///< sets with news, each once
  u32 todo_count_ = 0;
  list<u32> branch_into_, next_branch_; ///< chains of 1 + block: by target, by block
  u32 words_ = 0;
  list<u32> extents_;
  u32 *lowest_ = nullptr, *highest_ = nullptr; ///< by word: the blocks its values live in or out of
};

} // namespace detail
} // namespace kiln::analysis
