// SPDX-License-Identifier: MIT
// The general way from an operation to instructions: operands of any bank and width, and numbers that need a literal.
#pragma once

#include <kiln/selection/folding.hpp>

namespace kiln::selection {

constexpr operand shift_amount(draft& k, const operand& b, i64 width) {
  if (!b.is_constant()) return part(b, 0, 1);
  if (b.integer < 0 || b.integer >= width)
    k.fail(b.where, text_buffer{} << "shift by " << b.integer << "; allowed range is 0.." << width - 1);
  return b;
}

constexpr void scalar_64(draft& k, operation op, isa::element e, const operand& d, const operand& a,
                         const operand& b) {
  switch (op) {
  case operation::add:
    k.emit(mn::s_add_u32, part(d, 0, 1), low(a, e), low(b, e));
    return k.emit(mn::s_addc_u32, part(d, 1, 1), high(a, e), high(b, e));
  case operation::sub:
    k.emit(mn::s_sub_u32, part(d, 0, 1), low(a, e), low(b, e));
    return k.emit(mn::s_subb_u32, part(d, 1, 1), high(a, e), high(b, e));
  case operation::shl: return k.emit(mn::s_lshl_b64, d, in_register(k, a, e), shift_amount(k, b, 64));
  case operation::shr:
    return k.emit(is_signed(e) ? mn::s_ashr_i64 : mn::s_lshr_b64, d, in_register(k, a, e),
                  shift_amount(k, b, 64));
  case operation::bit_and: return k.emit(mn::s_and_b64, d, in_register(k, a, e), in_register(k, b, e));
  case operation::bit_or: return k.emit(mn::s_or_b64, d, in_register(k, a, e), in_register(k, b, e));
  case operation::bit_xor: return k.emit(mn::s_xor_b64, d, in_register(k, a, e), in_register(k, b, e));
  case operation::mul: return multiply_scalar_64(k, e, d, a, b);
  }
}
/// log2 of a constant that is a power of two, or -1.
constexpr i32 power_of_two(const operand& o, isa::element e) {
  if (o.what != operand::form::integer || o.integer <= 0 || (o.integer & (o.integer - 1)) != 0) return -1;
  if (!is_64_bit(e) && o.integer > 0xffff'ffff) return -1;
  return __builtin_ctzll(static_cast<u64>(o.integer));
}

constexpr void scalar(draft& k, operation op, isa::element e, const operand& d, const operand& a,
                      const operand& b) {
  if (is_64_bit(e)) return scalar_64(k, op, e, d, a, b);
  switch (op) {
  case operation::add: return k.emit(is_signed(e) ? mn::s_add_i32 : mn::s_add_u32, d, a, b);
  case operation::sub: return k.emit(is_signed(e) ? mn::s_sub_i32 : mn::s_sub_u32, d, a, b);
  case operation::mul:
    if (const i32 shift = power_of_two(b, e); shift >= 0) return k.emit(mn::s_lshl_b32, d, a, shift);
    return k.emit(mn::s_mul_i32, d, a, b);
  case operation::shl: return k.emit(mn::s_lshl_b32, d, a, shift_amount(k, b, 32));
  case operation::shr:
    return k.emit(is_signed(e) ? mn::s_ashr_i32 : mn::s_lshr_b32, d, a, shift_amount(k, b, 32));
  case operation::bit_and: return k.emit(mn::s_and_b32, d, a, b);
  case operation::bit_or: return k.emit(mn::s_or_b32, d, a, b);
  case operation::bit_xor: return k.emit(mn::s_xor_b32, d, a, b);
  }
}

/// VOP2: the second source must be a VGPR, the first may be anything.
constexpr void commutative(draft& k, isa::mn::mnemonic m, isa::element e, const operand& d, const operand& a,
                           const operand& b) {
  if (b.is_vgpr()) return k.emit(m, d, a, b);
  k.emit(m, d, b, in_vgpr(k, a, e));
}
/// Reversed shifts take the amount first.
constexpr void shift(draft& k, isa::mn::mnemonic m, const operand& d, const operand& a, const operand& b) {
  k.emit(m, d, shift_amount(k, b, 32), in_vgpr(k, a, d.type));
}

constexpr void vop3(draft& k, isa::mn::mnemonic m, isa::element e, const operand& d, const operand& a,
                    const operand& b, bool shift_add = false) {
  operand x = without_literal(k, a, e), y = without_literal(k, b, e);
  if (x.is_sgpr() && y.is_sgpr() && x.code != y.code) y = in_vgpr(k, y, e);
  return shift_add ? k.emit(m, d, x, 0, y) : k.emit(m, d, x, y);
}

constexpr void vector(draft& k, operation op, isa::element e, const operand& d, const operand& a,
                      const operand& b) {
  const bool f = is_f32(e);
  switch (op) {
  case operation::add: return commutative(k, f ? mn::v_add_f32 : mn::v_add_u32, e, d, a, b);
  case operation::sub:
    if (b.is_vgpr()) return k.emit(f ? mn::v_sub_f32 : mn::v_sub_u32, d, a, b);
    return k.emit(f ? mn::v_subrev_f32 : mn::v_subrev_u32, d, b, in_vgpr(k, a, e));
  case operation::mul:
    if (f) return commutative(k, mn::v_mul_f32, e, d, a, b);
    if (const i32 shift = power_of_two(b, e); shift >= 0) return k.emit(mn::v_lshlrev_b32, d, shift, a);
    k.program.has_products = true;
    return vop3(k, mn::v_mul_lo_u32, e, d, a, b);
  case operation::shl: return shift(k, mn::v_lshlrev_b32, d, a, b);
  case operation::shr: return shift(k, is_signed(e) ? mn::v_ashrrev_i32 : mn::v_lshrrev_b32, d, a, b);
  case operation::bit_and: return commutative(k, mn::v_and_b32, e, d, a, b);
  case operation::bit_or: return commutative(k, mn::v_or_b32, e, d, a, b);
  case operation::bit_xor: return commutative(k, mn::v_xor_b32, e, d, a, b);
  }
}

constexpr void carry_chain(draft& k, isa::mn::mnemonic first, isa::mn::mnemonic second, isa::element e,
                           const operand& d, const operand& a, const operand& b) {
  const operand x = in_vgpr(k, a, e), y = in_vgpr(k, b, e);
  const operand carry = new_reg(k, ir::bank::sgpr, isa::element::mask, d.where);
  // The low half may be an input of the high half's registers' owner: a fresh low half keeps `d = d + x` right.
  k.emit(first, part(d, 0, 1), carry, part(x, 0, 1), part(y, 0, 1));
  k.emit(second, part(d, 1, 1), carry, part(x, 1, 1), part(y, 1, 1), carry);
}

constexpr operand in_64(draft& k, const operand& o, isa::element e) {
  return o.is_constant() ? in_register(k, o, e) : o;
}

constexpr void vector_64(draft& k, operation op, isa::element e, const operand& d, const operand& a,
                         const operand& b) {
  switch (op) {
  case operation::add:
    if (!is_gfx90a(k.arch())) return vop3(k, mn::v_lshl_add_u64, e, d, a, in_64(k, b, e), true);
    return carry_chain(k, mn::v_add_co_u32, mn::v_addc_co_u32, e, d, a, b);
  case operation::sub: return carry_chain(k, mn::v_sub_co_u32, mn::v_subb_co_u32, e, d, a, b);
  case operation::shl: return k.emit(mn::v_lshlrev_b64, d, shift_amount(k, b, 64), in_vgpr(k, a, e));
  case operation::shr:
    return k.emit(is_signed(e) ? mn::v_ashrrev_i64 : mn::v_lshrrev_b64, d, shift_amount(k, b, 64),
                  in_vgpr(k, a, e));
  case operation::mul: return multiply_vector_64(k, e, d, a, b);
  default:
    for (u32 i = 0; i < 2; ++i)
      vector(k, op, isa::element::u32, part(d, i, 1), i == 0 ? low(a, e) : high(a, e),
             i == 0 ? low(b, e) : high(b, e));
  }
}

/// `a op b`; returns the first dword of the result. The bank is VGPR unless both operands are uniform integers.
constexpr u32 binary(draft& k, operation op, isa::element e, const operand& a, const operand& b,
                     u32 destination = fresh) {
  if (k.failed()) return destination == fresh ? 0 : destination;
  const source at = a.where.line != 0 ? a.where : b.where;
  const bool uniform = !a.is_vgpr() && !b.is_vgpr() && !is_f32(e);
  const ir::bank bank = uniform ? ir::bank::sgpr : ir::bank::vgpr;
  if (!uniform && !is_64_bit(e) && !is_f32(e) && op == operation::add) { // of f32 see contraction.hpp
    const u32 folded = fold_addition<false, isa::element::u32>(k, a, b, destination);
    if (folded != fresh) return folded;
  }
  const operand d = destination == fresh ? new_reg(k, bank, e, at) : reg_operand(bank, destination, e, at);
  if (uniform)
    scalar(k, op, e, d, a, b);
  else if (is_64_bit(e))
    vector_64(k, op, e, d, a, b);
  else
    vector(k, op, e, d, a, b);
  return d.code.payload();
}

} // namespace kiln::selection
