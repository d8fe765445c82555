// SPDX-License-Identifier: MIT
// Folds an unnamed product, shift, sum or mask into the operation that uses it: one instruction for two.
#pragma once

#include <kiln/selection/integer_division.hpp>
#include <kiln/selection/operation.hpp>

namespace kiln::selection {

/// The instruction for what `maker` does and the addition of `addend` to it, or 0.
template<bool IsOr, isa::element E> constexpr u64 joined_rows(u32 made_by) {
  if constexpr (is_f32(E))
    return made_by == u32{mn::v_mul_f32} ? rows_of(mn::v_fma_f32, one_vgpr, one_vgpr, one_vgpr, one_vgpr) : 0;
  else if constexpr (IsOr)
    switch (made_by) {
    case mn::v_lshlrev_b32:
    case mn::s_lshl_b32: return rows_of(mn::v_lshl_or_b32, one_vgpr, one_vgpr, one_vgpr, one_vgpr);
    case mn::v_and_b32:
    case mn::s_and_b32: return rows_of(mn::v_and_or_b32, one_vgpr, one_vgpr, one_vgpr, one_vgpr);
    case mn::v_or_b32: return rows_of(mn::v_or3_b32, one_vgpr, one_vgpr, one_vgpr, one_vgpr);
    default: return 0;
    }
  else
    switch (made_by) {
    case mn::v_lshlrev_b32:
    case mn::s_lshl_b32: return rows_of(mn::v_lshl_add_u32, one_vgpr, one_vgpr, one_vgpr, one_vgpr);
    case mn::v_add_u32: return rows_of(mn::v_add3_u32, one_vgpr, one_vgpr, one_vgpr, one_vgpr);
    case mn::v_xor_b32: return rows_of(mn::v_xad_u32, one_vgpr, one_vgpr, one_vgpr, one_vgpr);
    default: return 0;
    }
}
/// Code of a number that needs no literal, or 0.
constexpr u32 inline_code(const operand& o, isa::element e) {
  const encoded_constant k = encode(o, place_of(e));
  return k.classes == isa::oc::literal ? 0 : k.code.bits;
}

/// Code of an operand that is no register.
constexpr u32 number_code(const operand& o, isa::element e) {
  return o.is_constant() ? inline_code(o, e) : o.code.bits;
}
/// A register or inline constant.
constexpr bool fits(u32 code) {
  return code - ir::first_register() < ir::registers() || code - inline_zero_bits <= 80 ||
         code - inline_half_bits <= 8; // see is_inline_constant
}
/// Distinct SGPRs among three operands: a vector instruction may read one.
constexpr u32 scalar_registers(u32 x, u32 y, u32 z) {
  constexpr u32 kind = ir::kind_mask();
  u32 n = (x & kind) == sgpr_bits ? 1 : 0;
  if ((y & kind) == sgpr_bits && y != x) ++n;
  if ((z & kind) == sgpr_bits && z != x && z != y) ++n;
  return n;
}
template<bool IsOr, isa::element E>
constexpr u32 fold(draft& k, ir::instruction* maker, const operand& addend, const source& at,
                   u32 destination) {
  const u32 made_by = isa::rows[maker->row].mnemonic;
  const u64 rows = joined_rows<IsOr, E>(made_by);
  if (rows == 0 || maker->given != 0) return fresh;
  if constexpr (is_f32(E))
    if ((maker->marks & ir::mark::rounded) != 0 || (k.program.left_out & contraction_is_off) != 0)
      return fresh;
  if constexpr (is_f32(E)) k.program.may_shorten = true; // v_fmac
  const u128 made = maker->ops.low;
  const bool reversed = !is_f32(E) && made_by == u32{mn::v_lshlrev_b32}; // its shift amount comes first
  const u32 x = static_cast<u32>(made >> (reversed ? 64 : 32)),
            y = static_cast<u32>(made >> (reversed ? 32 : 64));
  const u32 z = addend.what == operand::form::reg ? addend.code.bits : number_code(addend, E);
  const bool are_vgprs =
      ((x ^ ir::first_vgpr()) | (y ^ ir::first_vgpr()) | (z ^ ir::first_vgpr())) >> ir::kind_shift() == 0;
  if (!are_vgprs && (!fits(x) || !fits(y) || !fits(z) || scalar_registers(x, y, z) > 1)) return fresh;
  if (!is_f32(E) && (x == inline_zero_bits || y == inline_zero_bits || z == inline_zero_bits))
    return fresh; // pass fold drops one of the two
  const u128 sources = u128{z} << 96 | u128{y} << 64 | u64{x} << 32;
  if (maker + 1 == k.program.code.end())
    return k.change<ir::bank::vgpr>(maker, rows, at, sources, destination);
  if (k.rewritten_since(maker, ir::operand::from_bits(x)) ||
      k.rewritten_since(maker, ir::operand::from_bits(y)) || k.read_since(maker))
    return fresh;
  k.erase(maker);
  return k.append_result<ir::bank::vgpr>(rows, at, sources, destination);
}

/// If the maker of `a` or `b` and their addition, or their |, make one instruction, replaces the maker by it and returns
/// the first dword of the result; else `fresh`.
template<bool IsOr, isa::element E>
constexpr u32 fold_addition(draft& k, const operand& a, const operand& b, u32 destination) {
  if (b.is_unnamed())
    if (ir::instruction* const in = k.recent_maker_of(b.code.bits); in != nullptr) {
      const u32 folded = fold<IsOr, E>(k, in, a, a.where, destination);
      if (folded != fresh || !a.is_unnamed()) return folded;
    }
  if (!a.is_unnamed()) return fresh;
  ir::instruction* const in = k.recent_maker_of(a.code.bits);
  return in != nullptr ? fold<IsOr, E>(k, in, b, a.where, destination) : fresh;
}
/// The number that a shift shifts by, or 0. Vector shifts have it first.
constexpr u32 shift_by(const ir::instruction& shift, bool vector) {
  const u32 code = shift.ops[vector ? 1 : 2].bits - ir::fixed_bits(ir::source_code::zero);
  return code < 32 && shift.given == 0 ? code : 0;
}
/// Puts `width` bits of what `shift` shifts, from bit `first` on, in the place of the shift.
constexpr u32 extract(draft& k, ir::instruction* shift, bool vector, bool sign, u32 first, u32 width,
                      const source& at, u32 destination) {
  const u32 from = shift->ops[vector ? 2 : 1].bits;
  if (!fits(from) || (shift + 1 != k.program.code.end() &&
                      (k.rewritten_since(shift, ir::operand::from_bits(from)) || k.read_since(shift))))
    return fresh;
  k.erase(shift);
  u32 d = destination;
  if (vector) {
    constexpr u32 zero = ir::fixed_bits(ir::source_code::zero);
    if (d == fresh) d = k.allocate<ir::bank::vgpr, 1>(at);
    k.append_row(sign ? rows_of(mn::v_bfe_i32, one_vgpr, one_vgpr, one_vgpr, one_vgpr)
                      : rows_of(mn::v_bfe_u32, one_vgpr, one_vgpr, one_vgpr, one_vgpr),
                 at, u128{zero + width} << 96 | pack(vgpr_bits | d, from, zero + first));
  } else {
    constexpr u32 literal = ir::operand(ir::operand_kind::literal, 0).bits;
    if (d == fresh) d = k.allocate<ir::bank::sgpr, 1>(at);
    k.append_row(sign ? rows_of(mn::s_bfe_i32, one_sgpr, one_sgpr, one_sgpr)
                      : rows_of(mn::s_bfe_u32, one_sgpr, one_sgpr, one_sgpr),
                 at, pack(sgpr_bits | d, from, literal));
    k.program.code.back().literal = width << 16 | first;
  }
  return d;
}

/// The same for `(x >> n) & mask` with a mask of low bits: v_bfe_u32 or s_bfe_u32, which is no longer than both.
constexpr u32 fold_mask(draft& k, const operand& a, const operand& b, const source& at, u32 destination) {
  const bool turned = a.is_constant();
  const operand &value = turned ? b : a, &mask = turned ? a : b;
  if (!value.is_unnamed() || mask.what != operand::form::integer || mask.integer <= 0 ||
      mask.integer > 0x7fff'ffff || (mask.integer & (mask.integer + 1)) != 0)
    return fresh;
  const u32 width = static_cast<u32>(__builtin_ctzll(static_cast<u64>(mask.integer) + 1));
  ir::instruction* const maker = k.movable_maker_of(value);
  if (maker == nullptr) return fresh;
  const u32 made_by = isa::rows[maker->row].mnemonic;
  const bool vector = made_by == u32{mn::v_lshrrev_b32} || made_by == u32{mn::v_ashrrev_i32};
  if (!vector && made_by != u32{mn::s_lshr_b32} && made_by != u32{mn::s_ashr_i32}) return fresh;
  const u32 amount = shift_by(*maker, vector);
  if (amount == 0 || amount + width > 32) return fresh; // beyond lie copies of the sign
  return extract(k, maker, vector, false, amount, width, at, destination);
}
/// The same for `(x << n) >> m`, where m is no less than n.
constexpr u32 fold_shifts(draft& k, bool sign, const operand& a, const operand& b, const source& at,
                          u32 destination) {
  if (b.what != operand::form::integer || b.integer < 1 || b.integer > 31) return fresh;
  ir::instruction* const maker = k.movable_maker_of(a);
  if (maker == nullptr) return fresh;
  const u32 made_by = isa::rows[maker->row].mnemonic;
  const bool vector = made_by == u32{mn::v_lshlrev_b32};
  if (!vector && made_by != u32{mn::s_lshl_b32}) return fresh;
  const u32 left = shift_by(*maker, vector), right = static_cast<u32>(b.integer);
  if (left == 0 || left > right) return fresh;
  return extract(k, maker, vector, sign, right - left, 32 - right, at, destination);
}

/// The value of an instruction's source, if it is a number, or an SGPR that was given one right before.
constexpr bool number_in(draft& k, const ir::instruction* in, ir::operand source, u32& number) {
  const i32 inline_code = static_cast<i32>(source.payload()) - static_cast<i32>(ir::source_code::zero);
  if (source.is(ir::operand_kind::literal)) return number = in->literal, true;
  if (source.is(ir::operand_kind::fixed)) // 0 to 64, then -1 to -16
    return number = static_cast<u32>(inline_code <= 64 ? inline_code : 64 - inline_code),
           inline_code >= 0 && inline_code <= 80;
  if (!source.is(ir::operand_kind::sgpr) || in == k.program.code.begin() + k.program.blocks.back().first)
    return false;
  const ir::instruction* const before = in - 1;
  if (isa::rows[before->row].mnemonic != mn::s_mov_b32 || before->ops[0] != source) return false;
  const ir::operand moved = before->ops[1];
  return !moved.is_register() && number_in(k, before, moved, number);
}

/// An unnamed value's maker that calculates with a number: what else it reads, and the number. No maker: not so.
struct numbered {
  ir::instruction* maker;
  ir::operand rest;
  u32 number;
};
/// The maker of `o` if it is one of the two, and nothing keeps a calculation with its other operand from standing last.
constexpr numbered number_of(draft& k, const operand& o, isa::mn::mnemonic vector, isa::mn::mnemonic scalar,
                             bool commutes) {
  ir::instruction* const maker = k.movable_maker_of(o);
  if (maker == nullptr || maker->given != 0) return {};
  const u32 made_by = isa::rows[maker->row].mnemonic;
  if (made_by != vector && made_by != scalar) return {};
  for (u32 i = 1; i <= 2; ++i) {
    if (!commutes && i != (made_by == vector ? 1 : 2)) continue; // shifts: vector ones have it first
    numbered out{maker, maker->ops[3 - i], 0};
    if (!number_in(k, maker, maker->ops[i], out.number) || !out.rest.is(o.code.kind())) continue;
    return k.read_since(maker) || k.rewritten_since(maker, out.rest) ? numbered{} : out;
  }
  return {};
}
/// `x op number` for `(x ... first) op second` with one number, exact in all 32 bits; multiplications and shifts to the left
/// are one operation here, and `op` becomes the shorter of them. No maker: there is none.
constexpr numbered joined_numbers(draft& k, operation& op, bool sign, const operand& a, u32 second) {
  numbered out{};
  switch (op) {
  case operation::bit_and:
    out = number_of(k, a, mn::v_and_b32, mn::s_and_b32, true);
    out.number &= second;
    return out;
  case operation::bit_or:
    out = number_of(k, a, mn::v_or_b32, mn::s_or_b32, true);
    out.number |= second;
    return out;
  case operation::bit_xor:
    out = number_of(k, a, mn::v_xor_b32, mn::s_xor_b32, true);
    out.number ^= second;
    return out;
  case operation::shr:
    if (second > 31) return {}; // an error
    out = sign ? number_of(k, a, mn::v_ashrrev_i32, mn::s_ashr_i32, false)
               : number_of(k, a, mn::v_lshrrev_b32, mn::s_lshr_b32, false);
    out.number += second;
    if (out.number <= 31) return out;
    out.number = 31; // only signs are left
    return sign ? out : numbered{};
  case operation::shl:
    if (second > 31) return {};
    second = 1u << second;
    break;
  default: break;
  }
  out = number_of(k, a, mn::v_lshlrev_b32, mn::s_lshl_b32, false);
  if (out.maker != nullptr)
    out.number = 1u << out.number;
  else
    out = number_of(k, a, mn::v_mul_lo_u32, mn::s_mul_i32, true);
  out.number *= second;
  if (out.number == 0) return {};
  const bool shifts = (out.number & (out.number - 1)) == 0;
  op = shifts ? operation::shl : operation::mul;
  if (shifts) out.number = static_cast<u32>(__builtin_ctz(out.number));
  return out;
}
/// Takes the maker out: `o` is what it read.
constexpr void undo(draft& k, operand& o, const numbered& made) {
  k.erase(made.maker);
  o.code = made.rest;
  o.set_unnamed(false);
}

} // namespace kiln::selection
