// SPDX-License-Identifier: MIT
// Live intervals of values: a backward data-flow solution over the control-flow graph, aware of EXEC.
#pragma once

#include <kiln/analysis/control_flow.hpp>

namespace kiln::analysis {

/// The liveness of a program over virtual registers.
///
/// A value is one SGPR dword, or one whole VGPR or AGPR group; it is named by its (first) virtual dword. `first` and
/// `last` are the ends of its live interval, over all paths and without holes, in half instructions: instruction i reads
/// at 2i and writes at 2i + 1.
///
/// A write ends the life of the value before it ("kills" it) only if it writes every lane that any reader can see. A
/// vector write reaches the lanes that EXEC enables, so it kills only where it stands in the outermost EXEC region of all
/// accesses to the value, and only if no other turn through that region can see the old lanes; see `home`.
struct liveness {
  static constexpr u32 never = ~0u;

  list<u32> value_of; ///< by virtual dword: the value it belongs to
  list<u32> first;    ///< by value
  list<u32> last;
};

namespace detail {

/// Sets of the values that live across blocks, one row of 128-bit words a block.
struct block_sets {
  u32 words = 0;
  list<u128> used, defined, in, out;
};

/// The innermost region that holds both.
constexpr u32 common_region(const ir::program& p, u32 a, u32 b) {
  while (a != b)
    (a > b ? a : b) = p.regions[a > b ? a : b].parent; // children have higher numbers than parents
  return a;
}

class liveness_solver {
public:
  constexpr explicit liveness_solver(const ir::program& p) : p_(p), flow_(control_flow(p)) {}

  constexpr liveness solve() {
    number_values();
    find_homes();
    scan_blocks();
    iterate();
    if (forget_kills_seen_across_turns()) {
      scan_blocks();
      iterate();
    }
    extend_over_blocks();
    return static_cast<liveness&&>(result_);
  }

private:
  static constexpr u32 nowhere = ~0u;     // home of a value without accesses
  static constexpr u32 unknown = ~0u - 1; // home of a value that no vector write may kill
  static constexpr u32 several = ~0u - 1; // blocks

  constexpr void number_values() {
    result_.value_of.resize(p_.virtual_dwords);
    result_.first.resize(p_.virtual_dwords);
    result_.last.resize(p_.virtual_dwords);
    u32* value = result_.value_of.begin();
    for (const ir::register_group& g : p_.groups) {
      const bool split = g.bank == ir::bank::sgpr;
      for (u32 i = 0; i < g.dwords; ++i) value[g.first + i] = split ? g.first + i : g.first;
    }
    group_dwords_.resize(p_.virtual_dwords);
    for (const ir::register_group& g : p_.groups)
      group_dwords_[g.first] = g.bank == ir::bank::sgpr ? 1 : g.dwords;
  }

  /// The outermost region in which a value is touched; only needed where there is more than one region.
  constexpr void find_homes() {
    has_regions_ = p_.regions.size() > 1 || p_.writes_exec_by_hand;
    if (!has_regions_) return;
    home_ = list<u32>(p_.virtual_dwords);
    list<u32> block_of(p_.virtual_dwords);
    for (u32 v = 0; v < p_.virtual_dwords; ++v) home_[v] = block_of[v] = nowhere;
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const u32 region = p_.blocks[b].region;
      for (u32 i = p_.blocks[b].first, end = p_.end_of(b); i < end; ++i) {
        const isa::operand_list& list = isa::operand_lists[isa::rows[p_.code[i].row].operands];
        for (u32 o = 0; o < list.count; ++o) {
          const ir::operand op = p_.code[i].op(o);
          if (!op.is_register() || op.kind() == ir::operand_kind::sgpr) continue;
          const u32 v = result_.value_of[op.payload()];
          home_[v] = home_[v] == nowhere ? region : common_region(p_, home_[v], region);
          block_of[v] = block_of[v] == nowhere || block_of[v] == b ? b : several;
        }
      }
    }
    // With EXEC written by hand nothing is known between blocks (each such write ends one).
    for (u32 v = 0; p_.writes_exec_by_hand && v < p_.virtual_dwords; ++v)
      if (block_of[v] == several) home_[v] = unknown;
  }

  /// Local facts: the first and last access of each value, what each block reads before it writes, what it kills.
  constexpr void scan_blocks() {
    const u32 blocks = p_.blocks.size();
    last_kill_ = list<u32>(p_.virtual_dwords);
    first_kill_block_ = list<u32>(p_.virtual_dwords);
    crossing_ = list<u32>(p_.virtual_dwords);
    values_ = {};
    values_.push_back(0); // number 0 means: does not cross
    uses_ = {};
    kills_ = {};
    for (u32 v = 0; v < p_.virtual_dwords; ++v) result_.first[v] = liveness::never, result_.last[v] = 0;
    partly_written_ = list<u64>(p_.virtual_dwords);
    for (u32 b = 0; b < blocks; ++b) {
      scan_block(b, p_.blocks[b].first, p_.end_of(b));
      if (!incomplete_.empty()) drop_incomplete(b);
    }
    sets_.words = (values_.size() + 127) / 128;
    sets_.used = list<u128>(blocks * sets_.words);
    sets_.defined = list<u128>(blocks * sets_.words);
    for (const access& u : uses_) set(sets_.used, u.block, crossing_[u.value]);
    for (const access& k : kills_) set(sets_.defined, k.block, crossing_[k.value]);
    for (u32 n = 1; n < values_.size(); ++n)
      if (last_kill_[values_[n]] != 0) set(sets_.defined, first_kill_block_[values_[n]], n);
  }

  constexpr void scan_block(u32 b, u32 begin, u32 end) {
    const u32* value_of = result_.value_of.begin();
    u32* first = result_.first.begin();
    u32* last = result_.last.begin();
    u32* kill = last_kill_.begin(); // 1 + index of the last killing write
    const u32* group_dwords = group_dwords_.begin();
    const u32 region = p_.blocks[b].region;
    const ir::instruction* in = p_.code.begin() + begin;
    for (u32 i = begin; i < end; ++i, ++in) {
      const isa::row& row = isa::rows[in->row];
      const isa::operand_list& list = isa::operand_lists[row.operands];
      const bool keeps = (in->marks & ir::mark::keeps_destination) != 0;
      for (u32 places = keeps ? list.reads | list.writes : list.reads; places != 0; places &= places - 1) {
        const u32 o = static_cast<u32>(__builtin_ctz(places));
        const ir::operand op = in->ops[o];
        if (!op.is_register()) continue;
        u32 count = op.kind() == ir::operand_kind::sgpr ? list.places[o].dwords : 1;
        for (u32 d = op.payload(); count != 0; ++d, --count) {
          const u32 v = value_of[d];
          if (first[v] == liveness::never) first[v] = 2 * i;
          last[v] = 2 * i;
          if (kill[v] <= begin) read_before_write(v, b);
        }
      }
      for (u32 places = list.writes; places != 0; places &= places - 1) {
        const u32 o = static_cast<u32>(__builtin_ctz(places));
        const ir::operand op = in->ops[o];
        if (!op.is_register()) continue;
        const u32 dwords = list.places[o].dwords;
        const bool scalar = op.kind() == ir::operand_kind::sgpr;
        u32 count = scalar ? dwords : 1;
        for (u32 d = op.payload(); count != 0; ++d, --count) {
          const u32 v = value_of[d];
          if (first[v] == liveness::never) first[v] = 2 * i + 1;
          last[v] = 2 * i + 1;
          const bool all_lanes = scalar || !has_regions_ || reaches_all_lanes(row, v, region);
          if (all_lanes && (scalar || dwords == group_dwords[v])) {
            note_kill(v, b, i, begin);
          } else if (kill[v] <= begin) {
            if (all_lanes)
              part_written(d - v, dwords, v, b, i, begin);
            else
              read_before_write(v, b); // the lanes it leaves alone come from before
          }
        }
      }
    }
  }

  constexpr bool reaches_all_lanes(const isa::row& row, u32 v, u32 region) const {
    return (row.flags & isa::flag::ignores_exec) != 0 || home_[v] == region;
  }

  constexpr void note_kill(u32 v, u32 b, u32 i, u32 begin) {
    if (last_kill_[v] == 0)
      first_kill_block_[v] = b;
    else if (last_kill_[v] <= begin)
      kills_.push_back({v, b}); // of a block after the first one that kills it
    last_kill_[v] = i + 1;
  }

  /// Registers of a group written one after another, none of the group read before all are: together they kill it.
  constexpr void part_written(u32 first, u32 dwords, u32 v, u32 b, u32 i, u32 begin) {
    constexpr u32 most = 64;
    if (group_dwords_[v] > most) return read_before_write(v, b);
    if (partly_written_[v] == 0) incomplete_.push_back({v, b});
    partly_written_[v] |= (~u64{0} >> (most - dwords)) << first;
    if (partly_written_[v] == ~u64{0} >> (most - group_dwords_[v])) note_kill(v, b, i, begin);
  }
  /// At the end of a block: registers that were not written hold what they held before.
  constexpr void drop_incomplete(u32 b) {
    for (const access& a : incomplete_) {
      if (partly_written_[a.value] != ~u64{0} >> (64 - group_dwords_[a.value])) read_before_write(a.value, b);
      partly_written_[a.value] = 0;
    }
    incomplete_ = {};
  }

  constexpr void read_before_write(u32 v, u32 block) {
    if (crossing_[v] == 0) {
      crossing_[v] = values_.size();
      values_.push_back(v);
    }
    uses_.push_back({v, block});
  }

  constexpr void set(list<u128>& sets, u32 block, u32 n) {
    sets[block * sets_.words + (n >> 7)] |= u128{1} << (n & 127);
  }

  constexpr void iterate() {
    const u32 blocks = p_.blocks.size(), words = sets_.words;
    sets_.in = list<u128>(blocks * words);
    sets_.out = list<u128>(blocks * words);
    for (bool changed = true; changed;) {
      changed = false;
      for (u32 b = blocks; b-- > 0;) {
        for (u32 w = 0; w < words; ++w) {
          u128 out = 0;
          if (flow_[b].next != no_block) out |= sets_.in[flow_[b].next * words + w];
          if (flow_[b].target != no_block) out |= sets_.in[flow_[b].target * words + w];
          const u128 in = sets_.used[b * words + w] | (out & ~sets_.defined[b * words + w]);
          sets_.out[b * words + w] = out;
          if (in == sets_.in[b * words + w]) continue;
          sets_.in[b * words + w] = in;
          changed = true;
        }
      }
    }
  }

  /// A region can run again with other lanes (in a loop). A value that lives into its own home region is seen by another
  /// turn, so a write there leaves lanes that matter: such values are not killed by vector writes at all.
  constexpr bool forget_kills_seen_across_turns() {
    bool found = false;
    if (!has_regions_) return false;
    for (u32 b = 1; b < p_.blocks.size(); ++b) {
      const u32 region = p_.blocks[b].region;
      if (region == 0 || common_region(p_, p_.blocks[b - 1].region, region) == region)
        continue; // not entered here
      for (u32 n = 1; n < values_.size(); ++n) {
        const u32 v = values_[n];
        if ((sets_.in[b * sets_.words + (n >> 7)] >> (n & 127) & 1) == 0 || home_[v] != region) continue;
        home_[v] = unknown;
        found = true;
      }
    }
    return found;
  }

  constexpr void extend_over_blocks() {
    const u32 words = sets_.words;
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const u32 begin = p_.blocks[b].first, end = p_.end_of(b);
      for (u32 w = 0; w < words; ++w) {
        for (u128 m = sets_.in [b * words + w]; m != 0; m &= m - 1) {
          const u32 v = values_[w * 128 + static_cast<u32>(__builtin_ctzg(m))];
          if (2 * begin < result_.first[v]) result_.first[v] = 2 * begin;
          if (2 * begin > result_.last[v]) result_.last[v] = 2 * begin;
        }
        for (u128 m = sets_.out[b * words + w]; m != 0; m &= m - 1) {
          const u32 v = values_[w * 128 + static_cast<u32>(__builtin_ctzg(m))];
          if (2 * end - 1 > result_.last[v]) result_.last[v] = 2 * end - 1;
        }
      }
    }
  }

  struct access {
    u32 value, block;
  };

  const ir::program& p_;
  list<successors> flow_;
  liveness result_;
  bool has_regions_ = false;
  list<u32> group_dwords_; // by value
  list<u32> home_;         // by value
  list<u32> last_kill_, first_kill_block_;
  list<u32> crossing_; // by value: its number in the block sets, or 0
  list<u32> values_;   // by number
  list<access> uses_, kills_;
  list<u64> partly_written_; // by value: registers of its group written so far in this block
  list<access> incomplete_;
  block_sets sets_;
};

} // namespace detail

constexpr liveness live_intervals(const ir::program& p) { return detail::liveness_solver(p).solve(); }

} // namespace kiln::analysis
