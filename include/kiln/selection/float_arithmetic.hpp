// SPDX-License-Identifier: MIT
// Arithmetic of f16, f64 and of pairs, f16x2 and f32x2: one instruction each, a product and a sum one fma. f32 has a way of its
// own, see arithmetic.hpp.
#pragma once

#include <kiln/selection/contraction.hpp>

namespace kiln::selection {

inline constexpr u32 other_floats = bit_of(isa::element::f16) | bit_of(isa::element::f64) |
                                    bit_of(isa::element::f16x2) | bit_of(isa::element::f32x2);
constexpr bool is_other_float(isa::element e) { return (other_floats >> static_cast<u32>(e) & 1) != 0; }

/// Whether the target has the packed form: on gfx950 it may lose operands, see isa/errata.hpp.
constexpr bool goes_by_halves(const draft& k, isa::element e) {
  return bit_of(e) == bit_of(isa::element::f32x2) && k.arch() == isa::arch::gfx950;
}

/// The constant bus carries one SGPR: the second of two is copied.
constexpr operand beside(draft& k, const operand& first, const operand& o, isa::element e) {
  return first.is_sgpr() && o.is_sgpr() && first.code != o.code ? in_vgpr(k, o, e) : o;
}

/// `a + b`, or `a - b`; contracted where one of them is a product.
constexpr void add_floats(draft& k, isa::element e, const operand& d, operand a, operand b, bool subtracts) {
  if (contract(k, e, a, b, subtracts, d.code.payload()) != fresh) return;
  const float_instructions m = instructions_of(e);
  a = float_source(k, a, e);
  b = beside(k, a, float_source(k, b, e), e);
  if (!subtracts) return b.is_vgpr() ? k.emit(m.add, d, a, b) : k.emit(m.add, d, b, a);
  if (is_pair(e)) return k.emit(m.add, d, a, b, neg_lo(0, 1), neg_hi(0, 1));
  k.emit(m.add, d, a, kiln::neg(b));
}

/// Half i of an f32x2; a number is both.
constexpr operand half_of_pair(const operand& o, u32 i) {
  if (o.is_constant()) return o;
  operand h = part(o, i, 1);
  h.set_type(isa::element::f32);
  h.set_unnamed(o.is_unnamed());
  return h;
}

constexpr void calculate_float(draft& k, operation op, isa::element e, const operand& d, operand a,
                               operand b) {
  if (op != operation::mul) return add_floats(k, e, d, a, b, op == operation::sub);
  a = float_source(k, a, e);
  b = beside(k, a, float_source(k, b, e), e);
  b.is_vgpr() ? k.emit(instructions_of(e).mul, d, a, b) : k.emit(instructions_of(e).mul, d, b, a);
}

/// `a op b` of one of these types, in VGPRs: the first register.
constexpr u32 calculate_other_float(draft& k, operation op, isa::element e, const operand& a,
                                    const operand& b, u32 destination = draft::fresh) {
  if (k.failed()) return destination == draft::fresh ? 0 : destination;
  const source at = a.where.line != 0 ? a.where : b.where;
  const operand d = destination == draft::fresh ? new_reg(k, ir::bank::vgpr, e, at)
                                                : reg_operand(ir::bank::vgpr, destination, e, at);
  calculate_float(k, op, e, d, a, b);
  return d.code.payload();
}
/// The smaller or larger; of a number and a NaN the number.
constexpr u32 order_other_float(draft& k, bool larger, isa::element e, const operand& a, const operand& b) {
  const float_instructions instructions = instructions_of(e);
  const isa::mn::mnemonic m = larger ? instructions.max : instructions.min;
  const operand x = float_source(k, a, e), y = beside(k, x, float_source(k, b, e), e);
  const operand d = new_reg(k, ir::bank::vgpr, e, a.where.line != 0 ? a.where : b.where);
  y.is_vgpr() ? k.emit(m, d, x, y) : k.emit(m, d, y, x);
  return d.code.payload();
}
/// -a: other signs, of NaNs too.
constexpr u32 negate_other_float(draft& k, isa::element e, const operand& a) {
  const operand d = new_reg(k, ir::bank::vgpr, e, a.where), x = in_vgpr(k, a, e);
  const u32 dwords = dwords_of(e);
  const u32 sign = bit_of(e) == bit_of(isa::element::f16)     ? 0x8000u
                   : bit_of(e) == bit_of(isa::element::f16x2) ? 0x8000'8000u
                                                              : 0x8000'0000u;
  for (u32 i = 0; i < dwords; ++i) {
    const bool has_sign = i + 1 == dwords || is_pair(e); // an f64's is in its second register
    operand to = part(d, i, 1), from = part(x, i, 1);
    to.set_type(isa::element::bits);
    from.set_type(isa::element::bits);
    if (has_sign)
      k.emit(mn::v_xor_b32, to, operand(sign, a.where), from);
    else
      k.emit(mn::v_mov_b32, to, from);
  }
  return d.code.payload();
}

} // namespace kiln::selection
