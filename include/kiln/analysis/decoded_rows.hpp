// SPDX-License-Identifier: MIT
// What passes and judges of memory counters ask of a row, in one word, with the extent of its operands.
#pragma once

#include <kiln/analysis/operand_lanes.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/support/list.hpp>

namespace kiln::analysis {

/// A row's word: its isa::flag bits, and above them
namespace row_word {
inline constexpr u64 implicit_vcc = u64{1} << 32;          ///< reads or writes VCC without naming it
inline constexpr u64 implicit_flat_scratch = u64{1} << 33; ///< the same of FLAT_SCRATCH
inline constexpr u64 implicit_exec = u64{1} << 34;         ///< writes EXEC without naming it
inline constexpr u64 invalidates = u64{1} << 35; ///< buffer_wbinvl1, buffer_wbinvl1_vol: see insert_waits
inline constexpr u64 leaves = u64{1} << 36;      ///< a branch whose first operand is no label
inline constexpr u64 lds_access = u64{1} << 37;  ///< DS or flat, and reads or writes LDS
inline constexpr u64 only_counts = u64{1} << 38; ///< VMEM stores: nobody waits for their end
inline constexpr u64 vectors = u64{1} << 39;     ///< has a place for vector registers
/// Whether vmcnt counts it, and 20 bits above whether lgkmcnt does: to be added to two numbers in one word.
inline constexpr u32 counts_shift = 40, lgkm_shift = 20;
inline constexpr u32 events_shift = 41, events_mask = 0x7f; ///< isa::events_of the row
/// Where its result is, among the first four places, and how many registers it covers; 0: it has none.
inline constexpr u32 result_place_shift = 48, result_shift = 50, result_mask = 0x3f;
inline constexpr u64 many_results = u64{1} << 56; ///< more than that can say
inline constexpr u64 scalars = u64{1} << 57;      ///< has a place for anything but vector registers
inline constexpr u64 lds_store =
    u64{1} << 58; ///< DS without a result: its end matters to who asks for the end of all
inline constexpr u64 fifth = u64{1} << 59; ///< has places behind the first four
/// Asks for the end of LDS accesses, or of all.
inline constexpr u64 asks_for_ends = leaves | invalidates | isa::flag::barrier | isa::flag::lds_dma;
inline constexpr u64 known = u64{1} << 63;
} // namespace row_word

static_assert(u64{isa::special::exec} << 32 == row_word::implicit_exec);

/// The words of the rows that a program uses.
class decoded_rows {
public:
  /// For hot loops: 0 where the row was not met yet.
  constexpr const u64* words() const { return words_.by_row; }
  /// For hot loops: how many dwords beyond the first each of the first four operands covers, as operand_lanes::extent.
  constexpr const u128* more() const { return more_.by_row; }
  /// Whether an operand behind the first four may be in the interval.
  constexpr bool may_touch_behind(const ir::instruction& in, const lane_interval& near) const {
    constexpr u64 tops = static_cast<u64>(operand_lanes::tops);
    const u64 ops = in.ops.high;
    return ((((ops + more_high_.by_row[in.row]) | tops) - static_cast<u64>(near.lows)) &
            (static_cast<u64>(near.tops_highs) - (ops & ~tops)) & tops) != 0;
  }

  constexpr u64 learn(u16 index) {
    const isa::row& row = isa::rows[index];
    const isa::special_mask touched = row.reads | row.writes;
    const isa::counter_event events = isa::events_of(row);
    const bool in_memory = (row.flags & (isa::flag::may_load | isa::flag::may_store)) != 0;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (list.tuples != 0) {
      const operand_lanes::extent extent = operand_lanes::extent_of(list);
      more_.by_row[index] = extent.more;
      more_high_.by_row[index] = extent.more_high;
    }
    constexpr u32 wbinvl1 = isa::mn::buffer_wbinvl1;
    static_assert(isa::mn::buffer_wbinvl1_vol == wbinvl1 + 1);
    const bool leaves = (row.flags & isa::flag::branch) != 0 &&
                        (list.count == 0 || (list.places[0].accepts & isa::oc::label) == 0);
    const u64 word =
        row_word::known | row.flags | places(list) | u64{events} << row_word::events_shift |
        u64{(events & isa::counts_in_vmcnt) != 0} << row_word::counts_shift |
        u64{(events & isa::counts_in_lgkmcnt) != 0} << (row_word::counts_shift + row_word::lgkm_shift) |
        (leaves ? row_word::leaves : 0) | (list.count > operand_lanes::lane_count ? row_word::fifth : 0) |
        (events == isa::event::vmem && list.writes == 0 ? row_word::only_counts : 0) |
        (events == isa::event::ds && list.writes == 0 ? row_word::lds_store : 0) |
        (in_memory && (events & (isa::event::ds | isa::event::flat)) != 0 ? row_word::lds_access : 0) |
        ((touched & isa::special::vcc) != 0 ? row_word::implicit_vcc : 0) |
        static_cast<u64>(row.writes & isa::special::exec) << 32 |
        (row.mnemonic - wbinvl1 < 2 ? row_word::invalidates : 0) |
        ((touched & isa::special::flat_scratch) != 0 ? row_word::implicit_flat_scratch : 0);
    met_ |= word;
    return words_.by_row[index] = word;
  }
  /// The bits of all rows that were met.
  constexpr u64 met() const { return met_; }

private:
  /// What a word says of the operand places.
  static constexpr u64 places(const isa::operand_list& list) {
    constexpr isa::operand_classes vector = isa::oc::vgpr | isa::oc::agpr;
    isa::operand_classes accepts = 0;
    for (u32 k = 0; k < list.count; ++k) accepts |= list.places[k].accepts;
    const u64 banks = ((accepts & vector) != 0 ? row_word::vectors : 0) |
                      ((accepts & ~vector) != 0 ? row_word::scalars : 0);
    const u32 results = list.writes;
    if (results == 0) return banks;
    if ((results & (results - 1)) != 0 || results >= 1u << operand_lanes::lane_count)
      return banks | row_word::many_results;
    const u32 k = static_cast<u32>(__builtin_ctz(results));
    return banks | u64{k} << row_word::result_place_shift |
           u64{list.places[k].dwords} << row_word::result_shift;
  }

  struct words_by_row {
    u64 by_row[isa::row_count] = {};
  };
  struct extents_by_row {
    u128 by_row[isa::row_count] = {};
  };
  words_by_row words_;
  u64 met_ = 0;
  extents_by_row more_;
  words_by_row more_high_;
};

} // namespace kiln::analysis
