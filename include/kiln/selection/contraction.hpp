// SPDX-License-Identifier: MIT
// Contraction: a product that has no name and the sum or difference that alone uses it are one instruction, rounded once.
// f32, f16, f64 and pairs; docs/authors_view.md lists the forms.
#pragma once

#include <kiln/selection/take_constant.hpp>

namespace kiln::selection {

struct float_instructions {
  isa::mn::mnemonic add, mul, fma, min, max;
};
constexpr float_instructions instructions_of(isa::element e) {
  switch (e) {
  case isa::element::f32: return {mn::v_add_f32, mn::v_mul_f32, mn::v_fma_f32, mn::v_min_f32, mn::v_max_f32};
  case isa::element::f16: return {mn::v_add_f16, mn::v_mul_f16, mn::v_fma_f16, mn::v_min_f16, mn::v_max_f16};
  case isa::element::f64: return {mn::v_add_f64, mn::v_mul_f64, mn::v_fma_f64, mn::v_min_f64, mn::v_max_f64};
  case isa::element::f16x2:
    return {mn::v_pk_add_f16, mn::v_pk_mul_f16, mn::v_pk_fma_f16, mn::v_pk_min_f16, mn::v_pk_max_f16};
  default: // f32x2; there is no packed min and max
    return {mn::v_pk_add_f32, mn::v_pk_mul_f32, mn::v_pk_fma_f32, mn::v_min_f32, mn::v_max_f32};
  }
}
inline constexpr u32 pairs = bit_of(isa::element::f16x2) | bit_of(isa::element::f32x2);
constexpr bool is_pair(isa::element e) { return (pairs >> static_cast<u32>(e) & 1) != 0; }

/// A source: a register, or a number in SGPRs. Packed instructions take inline numbers to one half only.
constexpr operand float_source(draft& k, const operand& o, isa::element e) {
  if (!o.is_constant() || (!is_pair(e) && is_inline(o, e))) return o;
  const operand s = new_reg(k, ir::bank::sgpr, e, o.where);
  k.program.literal_dwords.push_back(s.code.payload());
  move(k, s, o);
  return s;
}

/// A product that was taken out, to become part of another instruction.
struct product {
  operand x, y;
  bool negative;
};

/// A factor of the product as an operand; form::none for what can be none.
constexpr operand factor_of(const ir::instruction& maker, u32 place, isa::element e, const source& at) {
  const ir::operand o = maker.ops[place];
  if (o.is_register())
    return reg_operand(o.is(ir::operand_kind::sgpr) ? ir::bank::sgpr : ir::bank::vgpr, o.payload(), e, at);
  operand out = from_ir(o, e);
  if (o.is(ir::operand_kind::literal) && is_f32(e)) {
    const f32 number = __builtin_bit_cast(f32, maker.literal);
    if (number == number) out = operand(number);
  }
  out.where = at;
  return out;
}

/// Takes out the unnamed product that made `o`, if nothing else uses it and its factors are still there.
constexpr bool take_product(draft& k, const operand& o, isa::element e, product& out) {
  if (!o.is_unnamed() || (k.program.left_out & contraction_is_off) != 0) return false;
  // However long the other operand's calculation is: what rounds is no matter of its length.
  ir::instruction* const maker = k.recent_maker_of(o.code.bits, ~u32{0});
  if (maker == nullptr || isa::rows[maker->row].mnemonic != u32{instructions_of(e).mul} ||
      (maker->marks & (ir::mark::keep | ir::mark::rounded)) != 0)
    return false;
  constexpr isa::modifier_set signs =
      mask_of(isa::modifier::neg) | mask_of(isa::modifier::neg_lo) | mask_of(isa::modifier::neg_hi);
  if ((maker->given & ~signs) != 0 || k.read_since(maker)) return false;
  const u32 dwords = dwords_of(e);
  for (u32 i = 1; i <= 2; ++i) {
    const ir::operand factor = maker->ops[i];
    for (u32 w = 0; factor.is_register() && w < dwords; ++w)
      if (k.rewritten_since(maker, {factor.kind(), factor.payload() + w})) return false;
  }
  out.x = factor_of(*maker, 1, e, o.where);
  out.y = factor_of(*maker, 2, e, o.where);
  if (out.x.what == operand::form::none || out.y.what == operand::form::none) return false;
  out.negative = maker->given != 0; // negate_product gives one sign, to the first factor
  k.erase(maker);
  return true;
}

/// Changes the sign of a number in place; false for what is no number with a value of its own.
constexpr bool negate_number(operand& o) {
  if (o.what != operand::form::real) return false;
  o = operand(-o.real, o.where);
  return true;
}

/// v_fmamk_f32 or v_fmaak_f32 for one number that is not inline, where the target has them and the other operands fit: they
/// read no SGPR beside it, and their last operand but the number is a VGPR.
constexpr bool append_with_literal(draft& k, const operand& d, const operand& x, const operand& y,
                                   const operand& addend) {
  const auto is_literal = [](const operand& o) {
    return o.is_constant() && !is_inline(o, isa::element::f32);
  };
  if (is_gfx90a(k.arch()) || x.is_sgpr() || y.is_sgpr() || addend.is_sgpr()) return false;
  if (is_literal(addend)) {
    if (is_literal(x) || is_literal(y) || (!x.is_vgpr() && !y.is_vgpr())) return false;
    k.emit(mn::v_fmaak_f32, d, y.is_vgpr() ? x : y, y.is_vgpr() ? y : x, addend);
    return true;
  }
  if (!addend.is_vgpr() || is_literal(x) == is_literal(y)) return false;
  k.emit(mn::v_fmamk_f32, d, is_literal(x) ? y : x, is_literal(x) ? x : y, addend);
  return true;
}

/// d = x * y + addend, with the signs.
constexpr void append_contracted(draft& k, isa::element e, const operand& d, product p, operand addend,
                                 bool negative_addend) {
  k.program.may_shorten = true; // v_fmac
  if (is_f32(e) && ((p.x.facts | p.y.facts | addend.facts) & careful()) == 0 &&
      addend.what != operand::form::integer &&
      u32{p.x.is_sgpr()} + u32{p.y.is_sgpr()} + u32{addend.is_sgpr()} <= 1) { // most are stored as they are
    k.append_row(rows_of(mn::v_fma_f32, one_vgpr, one_vgpr, one_vgpr, one_vgpr), d.where,
                 u128{addend.code.bits} << 96 | pack(d.code.bits, p.x.code.bits, p.y.code.bits));
    if (!p.negative && !negative_addend) return;
    const typed_modifier<isa::modifier::neg> signs((p.negative ? 1 : 0) | (negative_addend ? 4 : 0));
    k.program.code.back().given = signs.given;
    k.program.code.back().modifiers = signs.values;
    return;
  }
  if (negative_addend && negate_number(addend)) negative_addend = false;
  if (p.negative && (negate_number(p.x) || negate_number(p.y))) p.negative = false;
  if (is_f32(e) && !p.negative && !negative_addend && append_with_literal(k, d, p.x, p.y, addend)) return;
  addend = float_source(k, addend, e);
  p.x = float_source(k, p.x, e);
  p.y = float_source(k, p.y, e);
  // The constant bus carries one SGPR: others are copied.
  if (p.x.is_sgpr() && p.y.is_sgpr() && p.x.code != p.y.code) p.y = in_vgpr(k, p.y, e);
  const operand& factor = p.x.is_sgpr() ? p.x : p.y;
  if (addend.is_sgpr() && factor.is_sgpr() && addend.code != factor.code) addend = in_vgpr(k, addend, e);
  const isa::mn::mnemonic fma = instructions_of(e).fma;
  if (!p.negative && !negative_addend) return k.emit(fma, d, p.x, p.y, addend);
  if (is_pair(e)) {
    const u32 first = p.negative ? 1 : 0, third = negative_addend ? 1 : 0;
    return k.emit(fma, d, p.x, p.y, addend, neg_lo(first, 0, third), neg_hi(first, 0, third));
  }
  if (p.negative) p.x = kiln::neg(p.x);
  if (negative_addend) addend = kiln::neg(addend);
  k.emit(fma, d, p.x, p.y, addend);
}

/// `a + b` or `a - b`, where one of them is a product, the right one first: in `destination`, or the first dword of new
/// registers. `fresh`: neither is.
constexpr u32 contract(draft& k, isa::element e, const operand& a, const operand& b, bool subtracts,
                       u32 destination) {
  product p;
  const bool right = take_product(k, b, e, p);
  if (!right && !take_product(k, a, e, p)) return fresh;
  const source at = a.where.line != 0 ? a.where : b.where;
  const operand d = destination == fresh ? new_reg(k, ir::bank::vgpr, e, at)
                                         : reg_operand(ir::bank::vgpr, destination, e, at);
  if (right && subtracts) p.negative = !p.negative;
  append_contracted(k, e, d, p, right ? a : b, subtracts && !right);
  return d.code.payload();
}

/// -(a * b), which may become part of a sum as a * b may; `fresh` where `a` is no product. Other signs but those of NaNs.
constexpr u32 negate_product(draft& k, isa::element e, const operand& a, u32 destination = fresh) {
  product p;
  if (k.failed() || !take_product(k, a, e, p)) return fresh;
  const operand d = destination == fresh ? new_reg(k, ir::bank::vgpr, e, a.where)
                                         : reg_operand(ir::bank::vgpr, destination, e, a.where);
  const isa::mn::mnemonic mul = instructions_of(e).mul;
  const bool negates = !p.negative && !negate_number(p.x) && !negate_number(p.y);
  if (!negates) {
    if (p.x.is_constant() || p.y.is_vgpr())
      k.emit(mul, d, p.x, p.y);
    else
      k.emit(mul, d, p.y, p.x);
  } else if (is_pair(e)) {
    k.emit(mul, d, p.x, p.y, neg_lo(1, 0), neg_hi(1, 0));
  } else {
    k.emit(mul, d, kiln::neg(p.x), p.y);
  }
  return d.code.payload();
}

} // namespace kiln::selection
