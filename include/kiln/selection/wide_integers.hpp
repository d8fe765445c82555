// SPDX-License-Identifier: MIT
// 64-bit integers where the hardware has no instruction for the whole: products, ordering, smaller and larger of two.
#pragma once

#include <kiln/selection/moves.hpp>

namespace kiln::selection {

enum class comparison : u8 { eq, ne, lt, le, gt, ge };
/// True for an ordering: neither == nor !=. By number, as clang takes 50 times as long to read a comparison of
/// enumerators.
constexpr bool is_order(comparison c) { return static_cast<u32>(c) > static_cast<u32>(comparison::ne); }

/// Compare instructions of VGPRs by type and comparison.
// At namespace scope: a constant evaluation builds local tables again at each call.
inline constexpr isa::mn::mnemonic vector_compares[7][6] = {
    {mn::v_cmp_eq_i32, mn::v_cmp_ne_i32, mn::v_cmp_lt_i32, mn::v_cmp_le_i32, mn::v_cmp_gt_i32,
     mn::v_cmp_ge_i32},
    {mn::v_cmp_eq_u32, mn::v_cmp_ne_u32, mn::v_cmp_lt_u32, mn::v_cmp_le_u32, mn::v_cmp_gt_u32,
     mn::v_cmp_ge_u32},
    // != is true for NaN, as in C++
    {mn::v_cmp_eq_f32, mn::v_cmp_neq_f32, mn::v_cmp_lt_f32, mn::v_cmp_le_f32, mn::v_cmp_gt_f32,
     mn::v_cmp_ge_f32},
    {mn::v_cmp_eq_i64, mn::v_cmp_ne_i64, mn::v_cmp_lt_i64, mn::v_cmp_le_i64, mn::v_cmp_gt_i64,
     mn::v_cmp_ge_i64},
    {mn::v_cmp_eq_u64, mn::v_cmp_ne_u64, mn::v_cmp_lt_u64, mn::v_cmp_le_u64, mn::v_cmp_gt_u64,
     mn::v_cmp_ge_u64},
    {mn::v_cmp_eq_f64, mn::v_cmp_neq_f64, mn::v_cmp_lt_f64, mn::v_cmp_le_f64, mn::v_cmp_gt_f64,
     mn::v_cmp_ge_f64},
    {mn::v_cmp_eq_f16, mn::v_cmp_neq_f16, mn::v_cmp_lt_f16, mn::v_cmp_le_f16, mn::v_cmp_gt_f16,
     mn::v_cmp_ge_f16}};

constexpr isa::mn::mnemonic vector_compare(comparison c, isa::element e) {
  const auto of = [e] {
    switch (e) {
    case isa::element::i32: return 0;
    case isa::element::u32: return 1;
    case isa::element::f32: return 2;
    case isa::element::i64: return 3;
    case isa::element::u64: return 4;
    case isa::element::f16: return 6;
    default: return 5;
    }
  };
  return vector_compares[of()][static_cast<u32>(c)];
}

constexpr operand typed(isa::element e) {
  operand o;
  o.set_type(e);
  return o;
}

/// Low or high half of a 64-bit register or constant.
constexpr operand low(const operand& o, isa::element e) {
  return o.is_constant() ? half_of(o, typed(e), 0) : part(o, 0, 1);
}

constexpr operand high(const operand& o, isa::element e) {
  return o.is_constant() ? half_of(o, typed(e), 1) : part(o, 1, 1);
}

/// The same register or constant without a type.
constexpr operand bits_of(operand o) {
  o.set_type(isa::element::bits);
  return o;
}

/// The whole 64-bit product of two 32-bit values, in the operands' bank.
constexpr u32 multiply_wide(draft& k, isa::element e, const operand& a, const operand& b) {
  const bool sign = is_signed(e);
  const bool uniform = !a.is_vgpr() && !b.is_vgpr();
  const source at = a.where.line != 0 ? a.where : b.where;
  const operand d = new_reg(k, uniform ? ir::bank::sgpr : ir::bank::vgpr, isa::element::u64, at);
  if (uniform) {
    k.emit(sign ? mn::s_mul_hi_i32 : mn::s_mul_hi_u32, part(d, 1, 1), a, b);
    k.emit(mn::s_mul_i32, part(d, 0, 1), a, b);
  } else {
    const operand carry = new_reg(k, ir::bank::sgpr, isa::element::mask, at);
    k.emit(sign ? mn::v_mad_i64_i32 : mn::v_mad_u64_u32, d, carry, bits_of(without_literal(k, a, e)),
           bits_of(without_literal(k, b, e)), operand(0, at));
  }
  return d.code.payload();
}

/// A 32-bit value as 64 bits: zeros or copies of the sign above it.
constexpr u32 widen(draft& k, isa::element e, const operand& a) {
  const ir::bank bank = a.is_vgpr() ? ir::bank::vgpr : ir::bank::sgpr;
  const operand d = new_reg(k, bank, isa::element::u64, a.where);
  const operand from = bits_of(a), upper = part(d, 1, 1);
  move(k, part(d, 0, 1), from);
  if (!is_signed(e))
    move(k, upper, operand(0, a.where));
  else if (a.is_vgpr())
    k.emit(mn::v_ashrrev_i32, upper, operand(31, a.where), from);
  else
    k.emit(mn::s_ashr_i32, upper, from, operand(31, a.where));
  return d.code.payload();
}

constexpr operand without_sign(draft& k, const operand& o, source at) {
  if (o.is_constant()) return {static_cast<i32>(static_cast<u32>(o.integer) ^ 0x8000'0000u), o.where};
  const operand d = new_reg(k, ir::bank::sgpr, isa::element::bits, at);
  k.emit(mn::s_xor_b32, d, o, operand(0x8000'0000u, at));
  return d;
}

/// Leaves `a ? b` of 64-bit SGPRs in SCC for an ordering: the borrow of a subtraction.
constexpr void order_uniform_64(draft& k, comparison c, isa::element e, const operand& a, const operand& b) {
  const source at = a.where.line != 0 ? a.where : b.where;
  bool swap = false, or_equal = false;
  switch (c) {
  case comparison::le: swap = or_equal = true; break;
  case comparison::gt: swap = true; break;
  case comparison::ge: or_equal = true; break;
  default: break;
  }
  const operand& x = swap ? b : a; // x < y, or for le and ge its opposite
  const operand& y = swap ? a : b;
  const operand xl = low(x, e), yl = low(y, e);
  operand xh = high(x, e), yh = high(y, e);
  if (is_signed(e)) { // signed order is unsigned order with the sign bits turned over
    xh = without_sign(k, xh, at);
    yh = without_sign(k, yh, at);
  }
  const operand unused = new_reg(k, ir::bank::sgpr, isa::element::bits, at);
  if (or_equal) {
    // x >= y is y <= x, is a borrow of y - x - 1: the chain begins with a borrow.
    k.emit(mn::s_cmp_eq_u32, operand(0, at), operand(0, at));
    k.emit(mn::s_subb_u32, unused, yl, xl);
    return k.emit(mn::s_subb_u32, unused, yh, xh);
  }
  k.emit(mn::s_sub_u32, unused, xl, yl);
  k.emit(mn::s_subb_u32, unused, xh, yh);
}

constexpr void select_64(draft& k, bool larger, isa::element e, const operand& d, const operand& a,
                         const operand& b, bool uniform) {
  const comparison c = larger ? comparison::gt : comparison::lt;
  if (uniform) {
    order_uniform_64(k, c, e, a, b);
    return k.emit(mn::s_cselect_b64, d, a, b);
  }
  const operand x = in_vgpr(k, a, e), y = in_vgpr(k, b, e);
  const operand mask = new_reg(k, ir::bank::sgpr, isa::element::mask, d.where);
  k.emit(vector_compare(c, e), mask, x, y);
  for (u32 i = 0; i < 2; ++i) k.emit(mn::v_cndmask_b32, part(d, i, 1), part(y, i, 1), part(x, i, 1), mask);
}

/// The smaller or larger of two values of any arithmetic type.
constexpr u32 smaller_or_larger(draft& k, bool larger, isa::element e, const operand& a, const operand& b) {
  const source at = a.where.line != 0 ? a.where : b.where;
  const bool uniform = !a.is_vgpr() && !b.is_vgpr() && !is_f32(e);
  const operand d = new_reg(k, uniform ? ir::bank::sgpr : ir::bank::vgpr, e, at);
  if (k.failed()) return d.code.payload();
  if (is_64_bit(e)) {
    select_64(k, larger, e, d, uniform ? in_register(k, a, e) : a, uniform ? in_register(k, b, e) : b,
              uniform);
  } else if (uniform) {
    k.emit(is_signed(e) ? larger ? mn::s_max_i32 : mn::s_min_i32 : (larger ? mn::s_max_u32 : mn::s_min_u32),
           d, a, b);
  } else {
    const mn::mnemonic m = is_f32(e)      ? larger ? mn::v_max_f32 : mn::v_min_f32
                           : is_signed(e) ? larger ? mn::v_max_i32 : mn::v_min_i32
                                          : (larger ? mn::v_max_u32 : mn::v_min_u32);
    b.is_vgpr() ? k.emit(m, d, a, b) : k.emit(m, d, b, in_vgpr(k, a, e));
  }
  return d.code.payload();
}

constexpr bool is_zero(const operand& o) { return o.what == operand::form::integer && o.integer == 0; }

constexpr i32 log2_of(const operand& o) {
  const bool is_power =
      o.what == operand::form::integer && o.integer > 0 && (o.integer & (o.integer - 1)) == 0;
  return is_power ? __builtin_ctzll(static_cast<u64>(o.integer)) : -1;
}

/// The low 64 bits of a product of SGPR pairs: a.lo * b.lo + ((a.lo * b.hi + a.hi * b.lo) << 32).
constexpr void multiply_scalar_64(draft& k, isa::element e, const operand& d, const operand& a,
                                  const operand& b) {
  if (const i32 shift = log2_of(b); shift >= 0) return k.emit(mn::s_lshl_b64, d, a, operand(shift, b.where));
  const operand cross = new_reg(k, ir::bank::sgpr, isa::element::bits, d.where);
  k.emit(mn::s_mul_i32, cross, high(a, e), low(b, e));
  if (!is_zero(high(b, e))) {
    const operand other = new_reg(k, ir::bank::sgpr, isa::element::bits, d.where);
    k.emit(mn::s_mul_i32, other, low(a, e), high(b, e));
    k.emit(mn::s_add_u32, cross, cross, other);
  }
  // The high half of the result may be a half of an input, as in `x *= y`: it is written when both are done with.
  const bool in_place = d.code == a.code || d.code == b.code;
  const operand top = in_place ? new_reg(k, ir::bank::sgpr, isa::element::bits, d.where) : part(d, 1, 1);
  k.emit(mn::s_mul_hi_u32, top, low(a, e), low(b, e));
  k.emit(mn::s_mul_i32, part(d, 0, 1), low(a, e), low(b, e));
  k.emit(mn::s_add_u32, part(d, 1, 1), top, cross);
}

constexpr operand product_32(draft& k, const operand& a, const operand& b, source at) {
  const operand d = new_reg(k, ir::bank::vgpr, isa::element::bits, at);
  k.emit(mn::v_mul_lo_u32, d, without_literal(k, a, isa::element::u32),
         without_literal(k, b, isa::element::u32));
  return d;
}

/// The low 64 bits of a product with at least one VGPR pair.
constexpr void multiply_vector_64(draft& k, isa::element e, const operand& d, const operand& a,
                                  const operand& b) {
  if (const i32 shift = log2_of(b); shift >= 0)
    return k.emit(mn::v_lshlrev_b64, d, operand(shift, b.where), a);
  const source at = d.where;
  // The multiply-add may not write over what it reads, as in `x *= y`.
  const operand product = d.code == a.code || d.code == b.code ? new_reg(k, ir::bank::vgpr, e, at) : d;
  const operand al = without_literal(k, low(a, e), isa::element::u32),
                bl = without_literal(k, low(b, e), isa::element::u32);
  const operand top = part(product, 1, 1);
  operand cross[2];
  u32 count = 0;
  if (!is_zero(high(b, e))) cross[count++] = product_32(k, al, high(b, e), at);
  if (!is_zero(high(a, e))) cross[count++] = product_32(k, high(a, e), bl, at);
  k.emit(mn::v_mad_u64_u32, product, new_reg(k, ir::bank::sgpr, isa::element::mask, at), bits_of(al),
         bits_of(bl), operand(0, at));
  if (count == 2)
    k.emit(mn::v_add3_u32, top, top, cross[0], cross[1]);
  else if (count == 1)
    k.emit(mn::v_add_u32, top, top, cross[0]);
  if (product.code != d.code) move(k, d, product);
}

} // namespace kiln::selection
