// SPDX-License-Identifier: MIT
// Ranges of 32-bit values, and what instructions make of them.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// All values of a register, as unsigned numbers. A signed value is not negative if `high` is below 2^31.
struct value_range {
  u32 low = 0, high = ~u32{0};
  u32 zeros = 0; ///< low bits that are 0: multiples of 1 << zeros; at most 31

  static constexpr value_range of(u32 value) {
    return {value, value, value != 0 ? static_cast<u32>(__builtin_ctz(value)) : 31};
  }
  static constexpr value_range up_to(u32 high) { return {0, high, high == 0 ? 31u : 0u}; }
  constexpr bool is_constant() const { return low == high; }
  constexpr bool is_not_negative() const { return high <= 0x7fff'ffff; }
};

namespace range {

constexpr u32 smaller(u32 a, u32 b) { return a < b ? a : b; }
constexpr u32 greater(u32 a, u32 b) { return a > b ? a : b; }
/// All bits up to the highest of x.
constexpr u32 filled(u32 x) { return x == 0 ? 0 : ~u32{0} >> __builtin_clz(x); }

constexpr value_range sum(const value_range& a, const value_range& b) {
  const u64 high = u64{a.high} + b.high;
  const u32 zeros = smaller(a.zeros, b.zeros);
  if (high > ~u32{0}) return {0, ~u32{0}, zeros};
  return {a.low + b.low, static_cast<u32>(high), zeros};
}
constexpr value_range difference(const value_range& a, const value_range& b) {
  const u32 zeros = smaller(a.zeros, b.zeros);
  if (a.low < b.high) return {0, ~u32{0}, zeros};
  return {a.low - b.high, a.high - b.low, zeros};
}
constexpr value_range product(const value_range& a, const value_range& b) {
  const u64 high = u64{a.high} * b.high;
  const u32 zeros = smaller(a.zeros + b.zeros, 31);
  if (high > ~u32{0}) return {0, ~u32{0}, zeros};
  return {a.low * b.low, static_cast<u32>(high), zeros};
}
constexpr value_range left(const value_range& a, const value_range& by) {
  return by.is_constant() ? product(a, value_range::of(u32{1} << (by.low & 31))) : value_range{};
}
constexpr value_range right(const value_range& a, const value_range& by) {
  if (!by.is_constant()) return value_range::up_to(a.high);
  const u32 n = by.low & 31;
  return {a.low >> n, a.high >> n, a.zeros > n ? a.zeros - n : 0};
}
constexpr value_range both(const value_range& a, const value_range& b) { // a & b
  if (a.is_constant() && b.is_constant()) return value_range::of(a.low & b.low);
  return {0, smaller(a.high, b.high), greater(a.zeros, b.zeros)};
}
constexpr value_range either(const value_range& a, const value_range& b) { // a | b, a ^ b
  return {0, filled(a.high | b.high), smaller(a.zeros, b.zeros)};
}
constexpr value_range one_of(const value_range& a, const value_range& b) {
  return {smaller(a.low, b.low), greater(a.high, b.high), smaller(a.zeros, b.zeros)};
}
/// What two true ranges of one value say together.
constexpr value_range common(const value_range& a, const value_range& b) {
  const u32 high = smaller(a.high, b.high);
  return {smaller(greater(a.low, b.low), high), high,
          greater(a.zeros, b.zeros)}; // they may differ where no lane is
}
constexpr value_range field(u32 width) {
  return width < 32 ? value_range::up_to((u32{1} << width) - 1) : value_range{};
}

constexpr value_range arithmetic_right(const value_range& a, const value_range& by) {
  return a.is_not_negative() ? right(a, by) : value_range{};
}
/// As the instruction reads it.
constexpr value_range in_24_bits(const value_range& a) {
  return a.high >> 24 == 0 ? a : value_range::up_to(0xff'ffff);
}

/// Of the one result of an instruction without modifiers: `of(k)` is the range of its operand k.
template<class Of> constexpr value_range of_result(const ir::instruction& in, Of of) {
  using namespace isa::mn;
  switch (isa::rows[in.row].mnemonic) {
  case s_mov_b32:
  case v_mov_b32:
  case v_readfirstlane_b32: return of(1);
  case s_and_b32:
  case v_and_b32: return both(of(1), of(2));
  case s_or_b32:
  case v_or_b32:
  case s_xor_b32:
  case v_xor_b32: return either(of(1), of(2));
  case s_lshl_b32: return left(of(1), of(2));
  case v_lshlrev_b32: return left(of(2), of(1));
  case s_lshr_b32: return right(of(1), of(2));
  case v_lshrrev_b32: return right(of(2), of(1));
  case s_ashr_i32: return arithmetic_right(of(1), of(2));
  case v_ashrrev_i32: return arithmetic_right(of(2), of(1));
  case s_add_i32:
  case s_add_u32:
  case v_add_u32: return sum(of(1), of(2));
  case v_add3_u32: return sum(sum(of(1), of(2)), of(3));
  case s_sub_i32:
  case s_sub_u32:
  case v_sub_u32: return difference(of(1), of(2));
  case v_subrev_u32: return difference(of(2), of(1));
  case s_mul_i32:
  case v_mul_lo_u32: return product(of(1), of(2));
  case v_mul_u32_u24: return product(in_24_bits(of(1)), in_24_bits(of(2)));
  case v_mad_u32_u24: return sum(product(in_24_bits(of(1)), in_24_bits(of(2))), of(3));
  case s_mul_hi_u32:
  case v_mul_hi_u32: {
    const value_range a = of(1), b = of(2);
    return {static_cast<u32>(u64{a.low} * b.low >> 32), static_cast<u32>(u64{a.high} * b.high >> 32), 0};
  }
  case v_lshl_add_u32: return sum(left(of(1), of(2)), of(3));
  case v_add_lshl_u32: return left(sum(of(1), of(2)), of(3));
  case v_lshl_or_b32: return either(left(of(1), of(2)), of(3));
  case v_and_or_b32: return either(both(of(1), of(2)), of(3));
  case s_min_u32:
  case v_min_u32: {
    const value_range a = of(1), b = of(2);
    return {smaller(a.low, b.low), smaller(a.high, b.high), smaller(a.zeros, b.zeros)};
  }
  case s_max_u32:
  case v_max_u32: {
    const value_range a = of(1), b = of(2);
    return {greater(a.low, b.low), greater(a.high, b.high), smaller(a.zeros, b.zeros)};
  }
  case s_min_i32:
  case v_min_i32: { // of two that are not negative; else the result may be
    const value_range a = of(1), b = of(2);
    if (!a.is_not_negative() || !b.is_not_negative()) return {};
    return {smaller(a.low, b.low), smaller(a.high, b.high), smaller(a.zeros, b.zeros)};
  }
  case s_max_i32:
  case v_max_i32: { // at least the one that is not negative
    const value_range a = of(1), b = of(2);
    const bool knows_a = a.is_not_negative(), knows_b = b.is_not_negative();
    if (!knows_a && !knows_b) return {};
    const u32 low = greater(knows_a ? a.low : 0, knows_b ? b.low : 0);
    return {low, knows_a && knows_b ? greater(a.high, b.high) : 0x7fff'ffff, smaller(a.zeros, b.zeros)};
  }
  case s_cselect_b32:
  case v_cndmask_b32: return one_of(of(1), of(2));
  case v_bfe_u32: {
    const value_range width = of(3);
    return width.is_constant() ? field(width.low & 31) : value_range{};
  }
  case s_bfe_u32: { // width in bits 22 to 16 of the second source
    const value_range coded = of(2);
    return coded.is_constant() ? field(coded.low >> 16 & 0x7f) : value_range{};
  }
  case v_mbcnt_lo_u32_b32:
  case v_mbcnt_hi_u32_b32: return sum(value_range::up_to(32), of(2)); // counts up to 32 bits and adds
  case s_bcnt1_i32_b32: return value_range::up_to(32);
  case s_bcnt1_i32_b64: return value_range::up_to(64);
  default: return {};
  }
}

} // namespace range

} // namespace kiln::analysis
