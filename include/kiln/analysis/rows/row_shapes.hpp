// SPDX-License-Identifier: MIT
// Digest of a row for passes over registers: one u64 per row, computed at first use.
#pragma once

#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// The shape of a row, without places that take no register (vcc alone, labels, numbers). Hot loops decode it inline: a
/// call costs more than the work.
namespace row_shape {
inline constexpr u64 places = 63;        ///< one bit per operand place, from bit 0: only read
inline constexpr u32 writes_shift = 6;   ///< written, or read and written
inline constexpr u32 updates_shift = 12; ///< read and written
inline constexpr u32 dwords_shift = 18, dwords_width = 6; ///< of each place
inline constexpr u64 known = u64{1} << 54;
/// At most four places; all are only read, but for place 0, which may be written, and then wholly. A place for several
/// scalars is not among them: each of those is a value of its own, whereas a vector tuple is one.
inline constexpr u64 plain = u64{1} << 55;
inline constexpr u64 result = u64{1} << 56; ///< place 0 of a plain row is written
/// Results may be written before all sources are read: an early-clobber place, or a scalar load, which is replayed after a
/// page fault (XNACK) and then needs its address again.
inline constexpr u64 early = u64{1} << 57;
inline constexpr u64 ignores_exec = u64{1} << 58;
inline constexpr u64 tuples = u64{1} << 59; ///< some place covers two registers or more
inline constexpr u64 move = u64{1} << 60;   ///< is_move
/// A vector load. A run of loads is replayed together after a page fault (XNACK): one that overwrites its address would need a
/// wait state before it (see pass/wait_states/break_clauses.hpp), so its result goes elsewhere where there is room.
inline constexpr u64 replayed = u64{1} << 61;

/// True if the instructions of a row copy their operand and do nothing else, if they have no modifiers.
constexpr bool is_move(const isa::row& row) {
  switch (row.mnemonic) {
  case isa::mn::s_mov_b32:
  case isa::mn::s_mov_b64:
  case isa::mn::v_mov_b32:
  case isa::mn::v_mov_b64:
  case isa::mn::v_accvgpr_mov_b32: return true;
  default: return false;
  }
}

// Functions, which constant evaluation takes for literals: see analysis::effect.
/// The dwords of a place are `shape >> dwords_at(place) & dwords_mask()`.
consteval u32 dwords_at(u32 place) { return dwords_shift + dwords_width * place; }
consteval u32 dwords_mask() { return (1u << dwords_width) - 1; }
consteval isa::operand_classes register_classes() { return isa::oc::sgpr | isa::oc::vgpr | isa::oc::agpr; }
consteval isa::operand_classes scalars() { return isa::oc::sgpr; }
/// Modifiers of rows whose instructions may leave a part of their result as it was, see mark::keeps_destination.
consteval isa::modifier_set partial() {
  return isa::mask_of(isa::modifier::dst_unused) | isa::mask_of(isa::modifier::op_sel);
}

constexpr u64 of(const isa::row& row) {
  const isa::operand_list& list = isa::operand_lists[row.operands];
  const u32 count = list.count;
  u32 taken = 0, at = dwords_shift; // places for registers, and where the next one's dwords go
  u64 widths = 0;
  bool wide_scalars = false;
  for (u32 o = 0; o != count; ++o, at += dwords_width) {
    const isa::operand_row& place = isa::operand_places[list.places.of[o]];
    const isa::operand_classes accepts = place.accepts;
    if ((accepts & register_classes()) == 0) continue;
    taken |= 1u << o;
    widths |= u64{place.dwords} << at;
    if ((list.tuples >> o & 1) != 0 && (accepts & scalars()) != 0) wide_scalars = true;
  }
  const u32 written = list.writes & taken, updated = written & list.reads;
  u64 out =
      known | widths | (taken & ~written) | u64{written} << writes_shift | u64{updated} << updates_shift;
  if (taken < 16 && written <= 1 && updated == 0 && !wide_scalars &&
      ((row.modifiers() & partial()) == 0 || row.is(isa::encoding::vop3p)))
    out |= written != 0 ? plain | result : plain;
  if (list.early_clobbers != 0 || (row.flags & isa::flag::smem) != 0) out |= early;
  constexpr isa::flag_mask loads = isa::flag::vmem | isa::flag::may_load;
  if ((row.flags & loads) == loads && written != 0) out |= replayed;
  if (list.tuples != 0) out |= tuples;
  if ((row.flags & isa::flag::ignores_exec) != 0) out |= ignores_exec;
  if (count == 2 && is_move(row)) out |= move;
  return out;
}
} // namespace row_shape

/// A table by row: a program uses few of them, and filling it in costs them alone.
class row_shapes {
public:
  /// For hot loops: 0 where the row's shape is not computed yet.
  constexpr const u64* words() const { return table_.at; }
  constexpr u64 of(u32 row) {
    u64& shape = table_.at[row];
    if (shape == 0) shape = row_shape::of(isa::rows[row]);
    return shape;
  }

private:
  struct table {
    u64 at[isa::row_count] = {};
  };
  table table_;
};

} // namespace kiln::analysis
