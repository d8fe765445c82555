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
inline constexpr u32 extent_shift = 40, extent_mask = 0x1fff;
inline constexpr u32 events_shift = 53, events_mask = 0x7f; ///< isa::events_of the row
inline constexpr u64 leaves = u64{1} << 60;                 ///< a branch whose first operand is no label
inline constexpr u64 lds_access = u64{1} << 61;             ///< DS or flat, and reads or writes LDS
inline constexpr u64 only_counts = u64{1} << 62;            ///< VMEM stores: nobody waits for their end
inline constexpr u64 known = u64{1} << 63;
} // namespace row_word

static_assert(u64{isa::special::exec} << 32 == row_word::implicit_exec);

/// The words of the rows that a program uses.
class decoded_rows {
public:
  /// For hot loops: 0 where the row was not met yet.
  constexpr const u64* words() const { return words_.by_row; }
  /// For hot loops: by the number in a word.
  constexpr const operand_lanes::extent* extents() const { return extents_.of; }
  static constexpr u32 extent_number(u64 word) {
    return static_cast<u32>(word >> row_word::extent_shift & row_word::extent_mask);
  }

  constexpr u64 learn(u16 index) {
    const isa::row& row = isa::rows[index];
    const isa::special_mask touched = row.reads | row.writes;
    const isa::counter_event events = isa::events_of(row);
    const bool in_memory = (row.flags & (isa::flag::may_load | isa::flag::may_store)) != 0;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    const u32 number = number_of(list);
    constexpr u32 wbinvl1 = isa::mn::buffer_wbinvl1;
    static_assert(isa::mn::buffer_wbinvl1_vol == wbinvl1 + 1);
    const bool leaves = (row.flags & isa::flag::branch) != 0 &&
                        (list.count == 0 || (list.places[0].accepts & isa::oc::label) == 0);
    return words_.by_row[index] =
               row_word::known | row.flags | u64{number} << row_word::extent_shift |
               u64{events} << row_word::events_shift | (leaves ? row_word::leaves : 0) |
               (events == isa::event::vmem && list.writes == 0 ? row_word::only_counts : 0) |
               (in_memory && (events & (isa::event::ds | isa::event::flat)) != 0 ? row_word::lds_access : 0) |
               ((touched & isa::special::vcc) != 0 ? row_word::implicit_vcc : 0) |
               static_cast<u64>(row.writes & isa::special::exec) << 32 |
               (row.mnemonic - wbinvl1 < 2 ? row_word::invalidates : 0) |
               ((touched & isa::special::flat_scratch) != 0 ? row_word::implicit_flat_scratch : 0);
  }

private:
  /// Most rows have no tuples: extent 0.
  constexpr u32 number_of(const isa::operand_list& list) {
    if (list.tuples == 0) return 0;
    const operand_lanes::extent e = operand_lanes::extent_of(list);
    u32 n = 0;
    while (n <= extent_count_ && (extents_.of[n].more != e.more || extents_.of[n].more_high != e.more_high))
      ++n;
    if (n > extent_count_) extents_.of[extent_count_ = n] = e;
    return n;
  }

  struct words_by_row {
    u64 by_row[isa::row_count] = {};
  };
  struct extents_by_number {
    operand_lanes::extent of[isa::operand_list_count];
  };
  words_by_row words_;
  extents_by_number extents_{};
  u32 extent_count_ = 0; ///< besides number 0
};

} // namespace kiln::analysis
