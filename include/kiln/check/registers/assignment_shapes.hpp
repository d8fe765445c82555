// SPDX-License-Identifier: MIT
// How the judge of register assignment goes through the operands of a row, in one word.
#pragma once

#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// A function, which constant evaluation takes for a literal.
consteval isa::operand_classes register_classes() { return isa::oc::sgpr | isa::oc::vgpr | isa::oc::agpr; }

/// A table by row: a row's word is computed at its first use.
class assignment_shapes {
public:
  // Fields of a row's word. Enumerators: hot loops pay for variables.
  enum field : u64 {
    // What only can be `vcc` or `off` counts as a single dword that is read: it has to be what it was.
    result_first = 1, ///< one single dword written, which is the first operand; up to three read
    reads_only = 2,   ///< up to four single dwords read
    no_registers = 3, ///< up to four operands, which all have to be what they were
    // Others: a byte per place from bit 0 on, see place_field, then tuples and count, and
    known_shape = u64{1} << 63,
    ignores_exec = u64{1} << 62,
    /// At most five places, each of registers or for `off` or `vcc`; only the first may be written, or the first two, and are
    /// not read then.
    regular = u64{1} << 61,
    has_fifth = u64{1} << 60,   ///< of a regular row: the fifth place is for registers
    two_results = u64{1} << 59, ///< of a regular row
  };
  enum place_field : u32 {
    place_width = 8,
    dwords_mask = 63, ///< of a place's byte
    is_read = 0x40,
    is_written = 0x80,
    place_mask = dwords_mask | is_read | is_written,
    count_shift = 48,  ///< number of places
    tuples_shift = 52, ///< of a regular row: places 0 to 3 where several dwords are read, one bit each
    four_bits = 15,    ///< of either
  };

  /// For hot loops: 0 where the row's word is not computed yet.
  constexpr const u64* of() const { return of_; }

  /// True if a row seen so far stores through the scalar cache.
  constexpr bool stores_scalars() const { return stores_scalars_; }

  constexpr u64 learn(u32 index) {
    const isa::row& row = isa::rows[index];
    const isa::operand_list& list = isa::operand_lists[row.operands];
    constexpr isa::flag_mask scalar_store = isa::flag::smem | isa::flag::may_store;
    stores_scalars_ |= (row.flags & scalar_store) == scalar_store;
    u64 shape = known_shape | u64{list.count} << count_shift |
                ((row.flags & isa::flag::ignores_exec) != 0 ? ignores_exec : 0);
    const u32 count = list.count, read = u32{list.reads} << 6, written = u32{list.writes} << 7;
    u32 fixed = 0; // places for `vcc` or `off` alone
    u32 at = 0;    // where the place's byte begins
    bool none = count <= 4, single = count <= 4, is_regular = count <= 5;
    for (u32 k = 0; k != count; ++k, at += place_width) {
      const isa::operand_row& place = isa::operand_places[list.places.of[k]];
      const u32 dwords = place.dwords;
      const isa::operand_classes accepts = place.accepts;
      if (dwords != 0) shape |= u64{dwords | (read >> k & is_read) | (written >> k & is_written)} << at;
      if (accepts == isa::oc::vcc || accepts == isa::oc::off) {
        fixed |= 1u << k;
        continue;
      }
      if ((accepts & register_classes()) != 0) none = false;
      if (dwords == 1) continue;
      single = false;
      if (dwords == 0) is_regular = false;
    }
    const u32 writes = list.writes & ~fixed;
    if (is_regular && writes < 4 && writes != 2 && (list.reads & writes) == 0)
      shape |= regular | u64{list.tuples & ~fixed & ~writes & 15u} << tuples_shift |
               (list.count == 5 && (fixed & 16) == 0 ? has_fifth : 0) | (writes == 3 ? two_results : 0);
    if (single && (shape & ignores_exec) == 0 && writes == 1 && (list.reads & 1) == 0) shape = result_first;
    if (single && writes == 0) shape = reads_only;
    if (none) shape = no_registers;
    return of_[index] = shape;
  }

private:
  u64 of_[isa::row_count];
  bool stores_scalars_;
};

} // namespace kiln::check::detail
