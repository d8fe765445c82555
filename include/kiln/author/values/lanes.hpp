// SPDX-License-Identifier: MIT
// Values of other lanes: shuffles, reductions of groups of lanes, scans of a wave. All 64 lanes must be enabled.
#pragma once

#include <kiln/author/values/lane_value.hpp>

namespace kiln {

/// What reductions and scans combine lanes by. Sums of f32 add in another order than lane by lane; min and max of f32 and a NaN
/// are the number.
enum class combine { sum, min, max, bit_and, bit_or, bit_xor };

} // namespace kiln

namespace kiln::author {

template<class T, combine How> consteval isa::mn::mnemonic combining() {
  using namespace isa::mn;
  static_assert(__is_same(T, f32) || __is_same(T, i32) || __is_same(T, u32),
                "lanes are combined as f32, i32 or u32");
  constexpr bool f = __is_same(T, f32), sign = __is_same(T, i32);
  static_assert(!f || How <= combine::max, "f32 lanes are combined by sum, min or max");
  switch (How) {
  case combine::sum: return f ? v_add_f32 : v_add_u32;
  case combine::min: return f ? v_min_f32 : sign ? v_min_i32 : v_min_u32;
  case combine::max: return f ? v_max_f32 : sign ? v_max_i32 : v_max_u32;
  case combine::bit_and: return v_and_b32;
  case combine::bit_or: return v_or_b32;
  default: return v_xor_b32;
  }
}
/// What changes nothing, as bits.
template<class T> constexpr i64 identity_of(combine c) {
  constexpr bool f = __is_same(T, f32), sign = __is_same(T, i32);
  constexpr i64 infinity = 0x7f80'0000, minus_infinity = -0x80'0000;
  switch (c) {
  case combine::min: return f ? infinity : sign ? 0x7fff'ffff : -1;
  case combine::max: return f ? minus_infinity : sign ? -0x8000'0000ll : 0;
  case combine::bit_and: return -1;
  default: return 0;
  }
}

/// Refuses code under a where: lanes that are off would give what they last had.
constexpr void require_all_lanes(draft& k, const source& at, const char* function) {
  if (k.skipped_bodies != 0)
    k.fail(at, text_buffer{}
                   << function
                   << " takes the values of all 64 lanes: it may not stand in a where, otherwise or "
                      "while_lanes. Before it, select(m, x, neutral) gives lanes that have no part a value");
}
constexpr operand bits_of(const operand& x) {
  operand bits = x;
  bits.set_type(isa::element::bits);
  return bits;
}
template<class T> constexpr operand bits_of(const handle<ir::bank::vgpr, T>& x, const source& at) {
  return bits_of(operand(x, at));
}
/// A copy of x in a VGPR as bits, which DPP instructions change step by step.
constexpr operand copy_of_bits(draft& k, const operand& x, const source& at) {
  const operand d = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
  operand bits = x;
  bits.set_type(isa::element::bits);
  selection::move(k, d, bits);
  return d;
}

/// The last step after rows of 16 lanes: rows 1 and 3, and then the upper half, take the last lane's value of the row or half
/// before them.
constexpr void take_rows_before(draft& k, isa::mn::mnemonic m, const operand& d) {
  k.emit(m, d, d, d, row_bcast_15, row_mask(0xa));
  k.emit(m, d, d, d, row_bcast_31, row_mask(0xc));
}

/// The number of the lane, written by one instruction for each register, so that passes know it as the same everywhere.
constexpr operand lane_number(draft& k, const source& at) {
  const operand low = selection::new_reg(k, ir::bank::vgpr, isa::element::i32, at),
                lane = selection::new_reg(k, ir::bank::vgpr, isa::element::i32, at);
  k.emit(isa::mn::v_mbcnt_lo_u32_b32, low, operand(-1, at), operand(0, at));
  k.emit(isa::mn::v_mbcnt_hi_u32_b32, lane, operand(-1, at), low);
  return lane;
}

/// The value of lane (i ^ Mask) in lane i. By DPP for masks 1, 2, 3, 7 and 15, one instruction; by ds_swizzle for others below
/// 32; by ds_bpermute with the lane's number computed for those above. Any type of one register.
template<u32 Mask, class T>
constexpr vector_of<T> shuffle_xor(const handle<ir::bank::vgpr, T>& x, source at = source::here()) {
  static_assert(Mask >= 1 && Mask <= 63, "shuffle_xor: the mask is 1 to 63");
  static_assert(element_traits<T>::dwords == 1, "shuffle_xor moves registers of 32 bits");
  draft& k = x.program_draft();
  require_all_lanes(k, at, "shuffle_xor");
  operand from(x, at);
  from.set_type(isa::element::bits);
  const operand d = selection::new_reg(k, ir::bank::vgpr, element_traits<T>::element, at);
  operand to = d;
  to.set_type(isa::element::bits);
  if constexpr (Mask <= 3)
    k.emit(isa::mn::v_mov_b32, to, from, quad_perm(0 ^ Mask, 1 ^ Mask, 2 ^ Mask, 3 ^ Mask));
  else if constexpr (Mask == 7)
    k.emit(isa::mn::v_mov_b32, to, from, row_half_mirror);
  else if constexpr (Mask == 15)
    k.emit(isa::mn::v_mov_b32, to, from, row_mirror);
  else if constexpr (Mask < 32)
    k.emit(isa::mn::ds_swizzle_b32, to, from, offset(i64{Mask} << 10 | 0x1f));
  else {
    const operand place = selection::new_reg(k, ir::bank::vgpr, isa::element::i32, at),
                  other = selection::new_reg(k, ir::bank::vgpr, isa::element::i32, at);
    k.emit(isa::mn::v_lshlrev_b32, place, operand(2, at), lane_number(k, at));
    k.emit(isa::mn::v_xor_b32, other, operand(Mask * 4, at), place);
    k.emit(isa::mn::ds_bpermute_b32, to, other, from);
  }
  return {k, d.code.payload()};
}

/// The value of one lane in an SGPR: of the lane with a number, or of a number in an SGPR. One v_readlane_b32.
template<class T>
constexpr reg<ir::bank::sgpr, T> broadcast(const handle<ir::bank::vgpr, T>& x,
                                           const uniform_value<i32>& lane) {
  static_assert(element_traits<T>::dwords == 1, "broadcast reads registers of 32 bits");
  draft& k = x.program_draft();
  if (lane.is_constant() && (lane.integer < 0 || lane.integer > 63))
    k.fail(lane.where, text_buffer{} << "broadcast of lane " << lane.integer << "; allowed range is 0..63");
  const operand d = selection::new_reg(k, ir::bank::sgpr, element_traits<T>::element, lane.where);
  k.emit(isa::mn::v_readlane_b32, d, operand(x, lane.where), lane);
  return {k, d.code.payload()};
}

/// The value of lane (i + distance) mod 64 in lane i; distance is a number, an SGPR or a VGPR. ds_bpermute, with 2 to 4
/// instructions for its address.
template<class T>
constexpr vector_of<T> rotate(const handle<ir::bank::vgpr, T>& x, const source_value<i32>& distance) {
  static_assert(element_traits<T>::dwords == 1, "rotate moves registers of 32 bits");
  draft& k = x.program_draft();
  require_all_lanes(k, distance.where, "rotate");
  const source& at = distance.where;
  const lines_of_call call(k, at);
  const handle<ir::bank::vgpr, i32> mine(k, lane_number(k, at).code.payload());
  auto address = (mine + vector_of<i32>(k, selection::in_vgpr(k, distance, isa::element::i32).code.payload()))
                 << 2;
  operand from(x, at);
  from.set_type(isa::element::bits);
  const operand d = selection::new_reg(k, ir::bank::vgpr, element_traits<T>::element, at);
  operand to = d;
  to.set_type(isa::element::bits);
  k.emit(isa::mn::ds_bpermute_b32, to, operand(address, at), from); // takes the address mod 256
  return {k, d.code.payload()};
}

/// In each lane the reduction of its group of Lanes lanes: 2, 4, 8, 16 or 32, which begin at multiples of Lanes. One DPP
/// instruction a power of two up to 16; 32 takes a ds_swizzle more.
template<combine How, u32 Lanes, class T>
constexpr vector_of<T> reduce(const handle<ir::bank::vgpr, T>& x, source at = source::here())
  requires(Lanes < 64)
{
  static_assert(Lanes == 2 || Lanes == 4 || Lanes == 8 || Lanes == 16 || Lanes == 32,
                "reduce: groups of 2, 4, 8, 16, 32 or 64 lanes");
  draft& k = x.program_draft();
  require_all_lanes(k, at, "reduce");
  constexpr isa::mn::mnemonic m = combining<T, How>();
  operand from(x, at);
  from.set_type(isa::element::bits);
  const operand d = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
  // Each step takes the group that the lane's own group mirrors: all of its lanes have the same value by then.
  k.emit(m, d, from, from, quad_perm(1, 0, 3, 2));
  if (Lanes >= 4) k.emit(m, d, d, d, quad_perm(2, 3, 0, 1));
  if (Lanes >= 8) k.emit(m, d, d, d, row_half_mirror);
  if (Lanes >= 16) k.emit(m, d, d, d, row_mirror);
  if (Lanes >= 32) {
    const operand other = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
    k.emit(isa::mn::ds_swizzle_b32, other, d, offset(16 << 10 | 0x1f));
    k.emit(m, d, d, other);
  }
  return {k, d.code.payload()};
}
/// The reduction of all 64 lanes in the last one; what others have is of no use. 6 DPP instructions.
template<combine How, class T>
constexpr vector_of<T> reduce_to_last_lane(const handle<ir::bank::vgpr, T>& x, const source& at) {
  draft& k = x.program_draft();
  require_all_lanes(k, at, "reduce");
  constexpr isa::mn::mnemonic m = combining<T, How>();
  operand from(x, at);
  from.set_type(isa::element::bits);
  const operand d = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
  // Within rows by rotation, which needs no value for a missing lane.
  k.emit(m, d, from, from, row_ror(8));
  for (u32 by = 4; by != 0; by /= 2) k.emit(m, d, d, d, row_ror(by));
  take_rows_before(k, m, d);
  return {k, d.code.payload()};
}
/// The reduction of all 64 lanes in an SGPR: 6 DPP instructions and a v_readlane_b32.
template<combine How, u32 Lanes = 64, class T>
constexpr reg<ir::bank::sgpr, T> reduce(const handle<ir::bank::vgpr, T>& x, source at = source::here())
  requires(Lanes == 64)
{
  return broadcast(reduce_to_last_lane<How>(x, at), uniform_value<i32>(63, at));
}

/// In each lane the reduction of lanes 0 to its own. 6 DPP instructions; a move more where 0 changes something, as with f32,
/// of which -0 plus 0 is 0.
template<combine How, class T>
constexpr vector_of<T> inclusive_scan(const handle<ir::bank::vgpr, T>& x, source at = source::here()) {
  draft& k = x.program_draft();
  require_all_lanes(k, at, "inclusive_scan");
  constexpr isa::mn::mnemonic m = combining<T, How>();
  u32 by = 1;
  operand d{};
  if constexpr (!__is_same(T, f32) && identity_of<T>(How) == 0) {
    const operand from = bits_of(x, at);
    d = selection::new_reg(k, ir::bank::vgpr, isa::element::bits, at);
    k.emit(m, d, from, from, row_shr(by), bound_ctrl); // a lane that has none so far to the left takes 0
    by = 2;
  } else {
    d = copy_of_bits(k, operand(x, at), at);
  }
  // A lane that has none so far to the left keeps its value.
  for (; by <= 8; by *= 2) k.emit(m, d, d, d, row_shr(by));
  take_rows_before(k, m, d);
  return {k, d.code.payload()};
}
/// In each lane what the lane before it has; in lane 0 what changes nothing.
template<combine How, class T>
constexpr vector_of<T> one_lane_later(const handle<ir::bank::vgpr, T>& x, const source& at) {
  draft& k = x.program_draft();
  operand from(x, at);
  from.set_type(isa::element::bits);
  const operand d = copy_of_bits(k, operand(identity_of<T>(How), at), at);
  k.emit(isa::mn::v_mov_b32, d, from, wave_shr_1); // lane 0 has no lane before it, and keeps its value
  return {k, d.code.payload()};
}
/// The exclusive scan that belongs to an inclusive one of x. Of sums of integers and of exclusive or, lanes take their own
/// value out; other values come from the lane before.
template<combine How, class T>
constexpr vector_of<T> without_own_lane(const handle<ir::bank::vgpr, T>& scanned,
                                        const handle<ir::bank::vgpr, T>& x, const source& at) {
  constexpr bool is_sum = How == combine::sum && !__is_same(T, f32);
  if constexpr (is_sum || How == combine::bit_xor)
    return result_of<T>(x.program_draft(), is_sum ? isa::mn::v_sub_u32 : isa::mn::v_xor_b32, at,
                        bits_of(scanned, at), bits_of(x, at));
  else
    return one_lane_later<How>(scanned, at);
}
/// In each lane the reduction of the lanes before it; in lane 0 what changes nothing: 0 of sums, the largest number of min. 6
/// DPP instructions, a move, and a subtraction or exclusive or where these undo; else 7 DPP instructions and two moves.
template<combine How, class T>
constexpr vector_of<T> exclusive_scan(const handle<ir::bank::vgpr, T>& x, source at = source::here()) {
  return without_own_lane<How>(inclusive_scan<How>(x, at), x, at);
}

// Of values that are in no VGPR yet: elements of memory, abs(x), AGPRs, SGPRs.
template<u32 Mask, OutsideVgprs V> constexpr auto shuffle_xor(const V& x, source at = source::here()) {
  return shuffle_xor<Mask>(in_vgpr_of_lanes(x, at), at);
}
template<combine How, u32 Lanes = 64, OutsideVgprs V>
constexpr auto reduce(const V& x, source at = source::here()) {
  return reduce<How, Lanes>(in_vgpr_of_lanes(x, at), at);
}
template<combine How, OutsideVgprs V> constexpr auto inclusive_scan(const V& x, source at = source::here()) {
  return inclusive_scan<How>(in_vgpr_of_lanes(x, at), at);
}
template<combine How, OutsideVgprs V> constexpr auto exclusive_scan(const V& x, source at = source::here()) {
  return exclusive_scan<How>(in_vgpr_of_lanes(x, at), at);
}

} // namespace kiln::author
