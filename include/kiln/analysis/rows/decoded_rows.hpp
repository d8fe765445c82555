// SPDX-License-Identifier: MIT
// Digest of a row for the pass and the judge of memory counters: one u64 per row, with the extents of its operands.
#pragma once

#include <kiln/analysis/registers/operand_slots.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/support/list.hpp>

namespace kiln::analysis {

/// A row's word: its isa::flag bits, and above them
namespace row_word {
/// Of special registers that it touches without naming them: see decoded_rows::learn.
inline constexpr u32 implicit_shift = 32;
inline constexpr u64 implicit_vcc = u64{isa::special::vcc} << implicit_shift; ///< reads or writes VCC
inline constexpr u64 implicit_flat_scratch = u64{isa::special::flat_scratch}
                                             << implicit_shift;                 ///< the same of FLAT_SCRATCH
inline constexpr u64 implicit_exec = u64{isa::special::exec} << implicit_shift; ///< writes EXEC
inline constexpr u64 lds_access = u64{1} << 38;  ///< DS or flat, and reads or writes LDS
inline constexpr u64 invalidates = u64{1} << 39; ///< buffer_wbinvl1, buffer_wbinvl1_vol: see insert_waits
/// Whether vmcnt counts it, and 20 bits above whether lgkmcnt does: to be added to two numbers in one word.
inline constexpr u32 counts_shift = 40, lgkm_shift = 20;
inline constexpr u32 events_shift = 41, events_mask = 0x7f; ///< isa::events_of the row
/// Of rows with events: how many registers the result covers, which is in the first place; 0: there is none.
inline constexpr u32 result_shift = 50, result_mask = 0x3f;
inline constexpr u64 many_results = u64{1} << 56; ///< more than that can say
inline constexpr u64 leaves = u64{1} << 57;       ///< a branch whose first operand is no label
inline constexpr u64 lds_store =
    u64{1} << 58; ///< DS without a result: its end matters where all LDS accesses have to end
inline constexpr u64 fifth = u64{1} << 59;       ///< has places after the first four
inline constexpr u64 only_counts = u64{1} << 61; ///< VMEM stores: nothing waits for their end
inline constexpr u64 known = u64{1} << 63;
/// Requires the end of LDS accesses, or of all.
inline constexpr u64 asks_for_ends = leaves | invalidates | isa::flag::barrier | isa::flag::lds_dma;
/// Rows with a place for vector registers have one of these. All rows have the other.
inline constexpr u64 vectors = isa::flag::valu | isa::flag::vmem | isa::flag::lds | isa::flag::gws,
                     any = u64{1} << 62;
} // namespace row_word

/// The words of the rows that a program uses.
class decoded_rows {
public:
  /// For hot loops: 0 where the row's digest is not computed yet.
  constexpr const u64* words() const { return words_.by_row; }
  /// For hot loops: how many dwords beyond the first each of the first four operands covers, as operand_slots::extent.
  constexpr const u128* more() const { return more_.by_row; }

  constexpr u64 learn(u16 index) {
    using namespace row_word;
    const isa::row& row = isa::rows[index];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if (list.tuples != 0) more_.by_row[index] = operand_slots::extent_of(list).more;
    constexpr u32 touched = isa::special::vcc | isa::special::flat_scratch, written = isa::special::exec;
    u64 word = known | any | row.flags |
               u64{(row.reads & touched) | (row.writes & (touched | written))} << implicit_shift;
    if (list.count > operand_slots::slots) word |= fifth;
    if ((row.flags & isa::counting_flags) != 0)
      word |= in_memory(row, list);
    else if ((row.flags & (isa::flag::branch | isa::flag::side_effects)) != 0)
      word |= in_control(row, list);
    met_ |= word;
    return words_.by_row[index] = word;
  }
  /// The bits of all rows computed so far.
  constexpr u64 met() const { return met_; }

private:
  /// What the words of memory instructions say besides.
  static constexpr u64 in_memory(const isa::row& row, const isa::operand_list& list) {
    using namespace row_word;
    const isa::counter_event events = isa::events_of(row);
    const bool accesses = (row.flags & (isa::flag::may_load | isa::flag::may_store)) != 0;
    u64 word = u64{events} << events_shift | u64{(events & isa::counts_in_vmcnt) != 0} << counts_shift |
               u64{(events & isa::counts_in_lgkmcnt) != 0} << (counts_shift + lgkm_shift);
    if (accesses && (events & (isa::event::ds | isa::event::flat)) != 0) word |= lds_access;
    if (list.writes == 0)
      return word | (events == isa::event::vmem ? only_counts : 0) |
             (events == isa::event::ds ? lds_store : 0);
    return word | (list.writes == 1 ? u64{list.places[0].dwords} << result_shift : many_results);
  }
  static constexpr u64 in_control(const isa::row& row, const isa::operand_list& list) {
    constexpr u32 wbinvl1 = isa::mn::buffer_wbinvl1;
    static_assert(isa::mn::buffer_wbinvl1_vol == wbinvl1 + 1);
    if ((row.flags & isa::flag::branch) == 0) return row.mnemonic - wbinvl1 < 2 ? row_word::invalidates : 0;
    return list.count == 0 || (list.places[0].accepts & isa::oc::label) == 0 ? row_word::leaves : 0;
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
};

} // namespace kiln::analysis
