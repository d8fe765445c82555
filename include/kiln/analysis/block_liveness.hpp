// SPDX-License-Identifier: MIT
// Which values live into and out of which blocks: a backward data-flow solution, 128 values at a time, aware of EXEC.
#pragma once

#include <kiln/analysis/control_flow.hpp>

namespace kiln::analysis {

namespace detail {

/// The innermost region that holds both.
constexpr u32 common_region(const ir::program& p, u32 a, u32 b) {
  while (a != b)
    (a > b ? a : b) = p.regions[a > b ? a : b].parent; // children have higher numbers than parents
  return a;
}

/// Values are numbered as they are met, so those that live near each other share a word, and most words concern few blocks:
/// cost follows the number of blocks that values live in, not the number of blocks times the number of values.
///
/// A write ends the life of the value before it ("kills" it) only if it writes every lane that any reader can see. A vector
/// write reaches the lanes that EXEC enables, so it kills only where it stands in the value's home, the outermost EXEC
/// region of all accesses to it, and only if no other turn through that region can see the old lanes.
class block_liveness {
public:
  constexpr explicit block_liveness(const ir::program& p)
      : p_(p),
        has_regions_(p.regions.size() > 1 || p.writes_exec_by_hand),
        blocks_(p.blocks.size()),
        sets_((p.virtual_dwords / 128 + 1) * blocks_),
        in_(sets_),
        out_(sets_),
        killed_(sets_),
        news_(sets_) {
    values_.push_back(0); // no value has the number 0
    home_.push_back(no_lanes);
  }

  constexpr bool has_regions() const { return has_regions_; }

  /// A value that may live across blocks. Returns its number.
  constexpr u32 add_value(u32 v, bool scalar) {
    values_.push_back(v);
    home_.push_back(scalar ? no_lanes : nowhere);
    return values_.size() - 1;
  }

  // What a block does first to a value, as far as the value's life before it is concerned; at most one of these a value
  // and block.

  constexpr void begin_block(u32 block) {
    block_ = block;
    usual_home_ = p_.writes_exec_by_hand ? nowhere : p_.blocks[block].region;
  }
  /// The current block needs what the value held before.
  constexpr void use(u32 n) {
    if (has_regions_ && home_[n] != no_lanes && home_[n] != usual_home_) settle_home(n, block_);
    in_[(n >> 7) * blocks_ + block_] |= u128{1} << (n & 127);
  }
  /// `block` overwrites all of it, in the lanes of its EXEC region or in every lane.
  constexpr void kill(u32 n, u32 block, bool every_lane) {
    killed_[(n >> 7) * blocks_ + block] |= u128{1} << (n & 127);
    if (!has_regions_ || home_[n] == no_lanes) return;
    settle_home(n, block);
    if (!every_lane) conditional_.push_back({n, block});
  }

  constexpr void solve() {
    if (values_.size() == 1) return;
    find_sources();
    // Kills in a region other than the home leave lanes alone: they are uses.
    for (const limited_kill& k : conditional_)
      if (home_[k.number] != p_.blocks[k.block].region) turn_into_use(k);
    words_ = (values_.size() + 127) / 128;
    lowest_ = list<u32>(words_);
    highest_ = list<u32>(words_);
    const u128* in = in_.begin();
    for (u32 w = 0; w < words_; ++w) {
      lowest_[w] = blocks_;
      for (u32 set = w * blocks_; set != w * blocks_ + blocks_; ++set) {
        if (in[set] == 0) continue;
        news_[set] = in[set];
        todo_.push_back(set);
      }
    }
    spread_all();
    if (has_regions_ && forget_kills_seen_across_turns()) spread_all();
  }

  /// Calls f(value, block) once for each value that lives into a block, with the first such block in program order.
  template<class F> constexpr void each_first_entry(F f) const {
    for (u32 w = 0; w < words_; ++w) {
      u128 seen = 0;
      for (u32 b = lowest_[w]; b <= highest_[w]; ++b) {
        u128 news = in_[w * blocks_ + b] & ~seen;
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
        u128 news = out_[w * blocks_ + b] & ~seen;
        seen |= news;
        for (; news != 0; news &= news - 1) f(value_at(w, news), b);
      }
    }
  }

private:
  struct limited_kill {
    u32 number, block;
  };
  static constexpr u32 nowhere = ~0u;      // home of a value without accesses
  static constexpr u32 unknown = ~0u - 1;  // home of a value that no vector write may kill
  static constexpr u32 no_lanes = ~0u - 2; // home of a scalar

  constexpr u32 value_at(u32 word, u128 bits) const {
    return values_[word * 128 + static_cast<u32>(__builtin_ctzg(bits))];
  }

  /// Where control comes from: the block before, or branches.
  constexpr void find_sources() {
    flow_ = control_flow(p_);
    branch_into_ = list<u32>(flow_.size());
    next_branch_ = list<u32>(flow_.size());
    for (u32 b = 0; b < flow_.size(); ++b) {
      const u32 to = flow_[b].target;
      if (to >= flow_.size()) continue;
      next_branch_[b] = branch_into_[to];
      branch_into_[to] = b + 1;
    }
  }

  constexpr void settle_home(u32 n, u32 block) {
    u32& home = home_[n];
    const u32 region = p_.blocks[block].region;
    if (home == nowhere)
      home = region;
    else if (home !=
             unknown) // With EXEC written by hand nothing is known between blocks: each such write ends one.
      home = p_.writes_exec_by_hand ? unknown : common_region(p_, home, region);
  }

  constexpr void turn_into_use(const limited_kill& k) {
    const u32 set = (k.number >> 7) * blocks_ + k.block;
    const u128 bit = u128{1} << (k.number & 127);
    killed_[set] &= ~bit;
    if ((in_[set] & bit) != 0) return;
    in_[set] |= bit;
    if (words_ == 0) return; // before the first round
    if (news_[set] == 0) todo_.push_back(set);
    news_[set] |= bit;
  }

  constexpr void spread_all() {
    while (!todo_.empty()) {
      const u32 set = todo_.back(), b = set % blocks_, w = set / blocks_;
      todo_.pop_back();
      const u128 news = news_[set];
      news_[set] = 0;
      widen(w, b);
      if (b != 0 && flow_[b - 1].next == b) spread(b - 1, w, news);
      for (u32 from = branch_into_[b]; from != 0; from = next_branch_[from - 1]) spread(from - 1, w, news);
    }
  }
  constexpr void widen(u32 word, u32 block) {
    if (block < lowest_[word]) lowest_[word] = block;
    if (block > highest_[word]) highest_[word] = block;
  }
  /// `live` lives into a block that control reaches from the end of `from`.
  constexpr void spread(u32 from, u32 word, u128 live) {
    const u32 set = word * blocks_ + from;
    live &= ~out_[set];
    if (live == 0) return;
    out_[set] |= live;
    widen(word, from);
    live &= ~killed_[set] & ~in_[set];
    if (live == 0) return;
    in_[set] |= live;
    if (news_[set] == 0) todo_.push_back(set);
    news_[set] |= live;
  }

  /// A region can run again with other lanes (in a loop). A value that lives into its own home region is seen by another
  /// turn, so a write there leaves lanes that matter: such values are not killed by vector writes at all.
  constexpr bool forget_kills_seen_across_turns() {
    bool found = false;
    for (u32 w = 0; w < words_; ++w) {
      u128 inside = 0; // values whose home is a part of the kernel
      for (u32 n = w * 128; n < w * 128 + 128 && n < values_.size(); ++n)
        if (home_[n] - 1 < no_lanes - 1) inside |= u128{1} << (n & 127);
      for (u32 b = lowest_[w] == 0 ? 1 : lowest_[w]; b <= highest_[w] && inside != 0; ++b) {
        u128 live = in_[w * blocks_ + b] & inside;
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
  u32 blocks_, sets_;
  u32 block_ = 0;                       ///< the current one
  u32 usual_home_ = 0;                  ///< of values that need not be settled by an access there
  list<u128> in_, out_, killed_, news_; ///< by word of 128 values, and within it by block
  list<u32> values_;                    ///< by number
  list<u32> home_;                      ///< by number: a region
  list<limited_kill> conditional_;      ///< kills that depend on the value's home
  list<u32> todo_;                      ///< sets with news
  list<successors> flow_;
  list<u32> branch_into_, next_branch_; ///< chains of 1 + block: by target, by block
  u32 words_ = 0;
  list<u32> lowest_, highest_; ///< by word: the blocks its values live in or out of
};

} // namespace detail
} // namespace kiln::analysis
