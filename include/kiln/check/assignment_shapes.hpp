// SPDX-License-Identifier: MIT
// How the judge of register assignment goes through the operands of a row, in one word.
#pragma once

#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// A table by row: a row's word is made when the row is met first.
class assignment_shapes {
public:
  static constexpr u64 result_first = 1; ///< one single dword written, which stands first; up to three read
  static constexpr u64 reads_only = 2;   ///< up to four single dwords read
  // Others: a byte a place from bit 0 on, see below, from bit 48 the number of places, and
  static constexpr u64 known_shape = u64{1} << 63, ignores_exec = u64{1} << 62;
  /// At most four places, each of registers or for `off`; only the first may be written, and is not read then.
  static constexpr u64 regular = u64{1} << 61;
  static constexpr u32 tuples_shift = 52; ///< of a regular row: the places of several dwords, one bit each

  // A place's byte: its dwords, and
  static constexpr u32 is_read = 0x40, is_written = 0x80, dwords_mask = 63;
  static constexpr u32 count_shift = 48;

  /// For hot loops: 0 where the row was not met yet.
  constexpr const u64* of() const { return of_; }

  /// Whether a row that was met stores through the scalar cache.
  constexpr bool stores_scalars() const { return stores_scalars_; }

  constexpr u64 learn(u32 index) {
    const isa::row& row = isa::rows[index];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    constexpr isa::flag_mask scalar_store = isa::flag::smem | isa::flag::may_store;
    stores_scalars_ |= (row.flags & scalar_store) == scalar_store;
    bool single = list.count <= 4, is_regular = single && list.writes <= 1 && (list.reads & list.writes) == 0;
    u64 shape = known_shape | ((row.flags & isa::flag::ignores_exec) != 0 ? ignores_exec : 0);
    for (u32 k = 0; k < list.count; ++k) {
      const u32 dwords = list.places[k].dwords;
      single = single && dwords == 1;
      is_regular = is_regular && (dwords != 0 || list.places[k].accepts == isa::oc::off);
      const u32 byte = dwords | (list.reads >> k & 1) << 6 | (list.writes >> k & 1) << 7;
      if (dwords != 0) shape |= u64{byte} << 8 * k;
    }
    shape |= u64{list.count} << count_shift;
    if (is_regular) shape |= regular | u64{list.tuples} << tuples_shift;
    if (single && (shape & ignores_exec) == 0 && list.writes == 1 && (list.reads & 1) == 0)
      shape = result_first;
    if (single && list.writes == 0) shape = reads_only;
    return of_[index] = shape;
  }

private:
  u64 of_[isa::row_count];
  bool stores_scalars_;
};

} // namespace kiln::check::detail
