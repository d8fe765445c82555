// SPDX-License-Identifier: MIT
// The address of an access to global memory: base + index * size, exact in 64 bits. pass::narrow_addresses makes less of it
// where the index is known to be small.
#pragma once

#include <kiln/selection/general_arithmetic.hpp>

namespace kiln::author {

using emit::draft;
using emit::operand;
using emit::register_facts;
using emit::rows_of;

/// Writes base + (lane << log_bytes) for each lane. `lane` is the code of a VGPR with 32 bits, `base` an SGPR pair. Returns the
/// code of the VGPR pair.
constexpr u32 lane_address(draft& d, u32 lane, bool is_signed, u32 log_bytes, u32 base, const source& at) {
  constexpr isa::operand_facts vgpr = register_facts<ir::bank::vgpr, 1>,
                               pair = register_facts<ir::bank::vgpr, 2>,
                               sgprs = register_facts<ir::bank::sgpr, 2>;
  d.program.has_addresses = true;
  const u32 base_bits = ir::first_register() | base;
  if (isa::is_gfx90a(d.arch())) { // has no v_lshl_add_u64
    const u32 full = ir::first_vgpr() | d.allocate<ir::bank::vgpr, 2>(at);
    const u32 carry = ir::first_register() | d.allocate<ir::bank::sgpr, 2>(at);
    d.append_row(
        is_signed ? rows_of(isa::mn::v_mad_i64_i32, pair, sgprs, vgpr, emit::inline_integer_facts, sgprs)
                  : rows_of(isa::mn::v_mad_u64_u32, pair, sgprs, vgpr, emit::inline_integer_facts, sgprs),
        at,
        u128{emit::inline_zero_bits + (1u << log_bytes)} << 96 | u128{lane} << 64 | u64{carry} << 32 | full,
        base_bits);
    d.program.code.back().marks |= ir::mark::address;
    return full;
  }
  const u32 index = ir::first_vgpr() | d.allocate<ir::bank::vgpr, 2>(at);
  const u32 full = ir::first_vgpr() | d.allocate<ir::bank::vgpr, 2>(at);
  d.append_row(rows_of(isa::mn::v_mov_b32, vgpr, vgpr), at, emit::pack(index, lane));
  if (is_signed)
    d.append_row(rows_of(isa::mn::v_ashrrev_i32, vgpr, emit::inline_integer_facts, vgpr), at,
                 emit::pack(index + 1, emit::inline_zero_bits + 31, lane));
  else
    d.append_row(rows_of(isa::mn::v_mov_b32, vgpr, emit::inline_integer_facts), at,
                 emit::pack(index + 1, emit::inline_zero_bits));
  d.append_row(rows_of(isa::mn::v_lshl_add_u64, pair, pair, emit::inline_integer_facts, sgprs), at,
               u128{base_bits} << 96 | emit::pack(full, index, emit::inline_zero_bits + log_bytes));
  d.program.code.back().marks |= ir::mark::address;
  return full;
}

/// The SGPR pair that is `bytes` beyond `base`: `low` and `high` are the two halves of a 64-bit number.
constexpr u32 moved_base(draft& k, u32 base, const operand& low, const operand& high, const source& at) {
  const operand from = selection::reg_operand(ir::bank::sgpr, base, isa::element::u64, at),
                to = selection::new_reg(k, ir::bank::sgpr, isa::element::u64, at);
  k.emit(isa::mn::s_add_u32, selection::part(to, 0, 1), selection::part(from, 0, 1), low);
  k.emit(isa::mn::s_addc_u32, selection::part(to, 1, 1), selection::part(from, 1, 1), high);
  return to.code.payload();
}

/// The offset field of global instructions: 13 bits, signed (CDNA3 ISA manual, 10.4).
inline constexpr i64 least_offset = -4096, most_offset = 4095;

/// Moves the base by what of `bytes` is beyond the offset field, where `beyond` further bytes are to follow; leaves the rest in
/// `bytes`.
constexpr u32 base_in_reach(draft& k, u32 base, i64& bytes, const source& at, i64 beyond = 0) {
  if (bytes >= least_offset && bytes + beyond <= most_offset) return base;
  const i64 all = bytes;
  bytes = all & most_offset;
  if (bytes + beyond > most_offset) bytes += least_offset;
  const i64 rest = all - bytes;
  return moved_base(k, base, operand(static_cast<i32>(rest), at), operand(static_cast<i32>(rest >> 32), at),
                    at);
}

/// The SGPR pair that is base + (index << log_bytes). `index` is an SGPR with 32 bits.
constexpr u32 uniform_address(draft& k, const operand& index, bool is_signed, u32 log_bytes, u32 base,
                              const source& at) {
  operand number = index, low = index;
  number.set_type(isa::element::bits);
  low.set_type(isa::element::bits);
  if (log_bytes != 0) {
    low = selection::new_reg(k, ir::bank::sgpr, isa::element::bits, at);
    k.emit(isa::mn::s_lshl_b32, low, number, operand(static_cast<i32>(log_bytes), at));
  }
  operand high(0, at);
  if (is_signed || log_bytes != 0) {
    high = selection::new_reg(k, ir::bank::sgpr, isa::element::bits, at);
    const operand by(static_cast<i32>(log_bytes != 0 ? 32 - log_bytes : 31), at);
    k.emit(is_signed ? isa::mn::s_ashr_i32 : isa::mn::s_lshr_b32, high, number, by);
  }
  const u32 moved = moved_base(k, base, low, high, at);
  if (k.failed()) return moved;
  k.program.code.back().marks |= ir::mark::address; // the s_addc_u32: see pass::uniform_address_narrower
  k.program.has_addresses = true;
  return moved;
}

/// A VGPR with 0, for an access whose address is an SGPR pair alone.
constexpr u32 zero_lanes(draft& d, const source& at) {
  return selection::in_vgpr(d, operand(0, at), isa::element::i32).code.bits;
}

} // namespace kiln::author
