// SPDX-License-Identifier: MIT
// Registers for values, and copies between registers, banks and constants.
#pragma once

#include <kiln/emit/emit.hpp>
#include <kiln/emit/register_facts.hpp>

namespace kiln::selection {

using namespace emit;

namespace mn = isa::mn; // inside the builder a bare name is the instruction, not its number

inline constexpr u32 fresh = draft::fresh;

/// An operand that names registers of a bank.
constexpr operand reg_operand(ir::bank bank, u32 first, isa::element type, source at) {
  operand o;
  o.what = operand::form::reg;
  o.dwords = static_cast<u16>(dwords_of(type));
  o.type = type;
  o.classes = class_of(bank);
  o.facts = untyped_facts[static_cast<u32>(bank)][o.dwords - 1];
  o.code = {kind_of(bank), first};
  o.where = at;
  return o;
}

constexpr operand new_reg(draft& k, ir::bank bank, isa::element type, source at) {
  const u32 dwords = dwords_of(type);
  const u32 first = k.allocate(bank, dwords, -1, at);
  if (type == isa::element::mask) k.program.lane_masks.push_back(first);
  return reg_operand(bank, first, type, at);
}

/// Registers without a type.
constexpr operand new_regs(draft& k, ir::bank bank, u32 dwords, source at) {
  operand o = reg_operand(bank, k.allocate(bank, dwords, -1, at), isa::element::bits, at);
  o.dwords = static_cast<u16>(dwords);
  o.facts = isa::operand_facts_of(o.classes, isa::element::bits, dwords);
  return o;
}

/// Dwords [index, index + count) of a register operand.
constexpr operand part(operand o, u32 index, u32 count) {
  o.code = {o.code.kind(), o.code.payload() + index};
  if (o.dwords != count) {
    o.set_type(isa::element::bits);
    o.facts = isa::operand_facts_of(o.classes, isa::element::bits, count) | (o.facts & isa::needs_care);
    o.dwords = static_cast<u16>(count);
  }
  o.set_unnamed(false);
  return o;
}

/// The dword of a constant that goes to dword `index` of `d`.
constexpr operand half_of(const operand& s, const operand& d, u32 index) {
  const u32 shift = index % 2 == 0 ? 0 : 32;
  const bool is_integer = s.what == operand::form::integer;
  if (is_64_bit(d.type) && is_integer)
    return {static_cast<i32>(static_cast<u64>(s.integer) >> shift), s.where};
  if (!is_float(d.type)) return s;
  const f64 value = is_integer ? static_cast<f64>(s.integer) : s.real;
  if (bit_of(d.type) == bit_of(isa::element::f64))
    return {static_cast<i32>(__builtin_bit_cast(u64, value) >> shift), s.where};
  if (is_f32(d.type)) return {value, s.where};
  isa::operand_row place = place_of(d.type); // v_mov has no type, so the pattern is made here
  place.accepts = isa::oc::literal;
  return {static_cast<i32>(encode(operand(value, s.where), place).literal), s.where};
}

/// True if a move to one register is one v_mov or s_mov of the operand as it is: most are.
constexpr bool is_plain_word(const operand& d, const operand& s) {
  if (((d.facts | s.facts) & isa::needs_care) != 0) return false;
  if (s.facts == inline_integer_facts) return d.classes <= isa::oc::vgpr && !is_float(d.type);
  if (s.what == operand::form::real) return d.classes <= isa::oc::vgpr && is_f32(d.type);
  return d.is_vgpr() ? s.dwords == 1 && s.classes - 1 < isa::oc::vgpr
                     : d.is_sgpr() && s.is_sgpr() && s.dwords == 1;
}
/// True if it is one of a number that is not inline.
constexpr bool is_literal_word(const operand& d, const operand& s) {
  return s.is_word() && (s.facts & isa::needs_care) != 0 && s.source_modifiers == 0 &&
         d.classes <= isa::oc::vgpr && !is_float(d.type);
}

constexpr void move_word(draft& k, const operand& d, const operand& s, u32 code_bits) {
  constexpr isa::operand_facts sgpr = untyped_facts[static_cast<u32>(ir::bank::sgpr)][0],
                               vgpr = untyped_facts[static_cast<u32>(ir::bank::vgpr)][0];
  k.append_row(d.is_vgpr() ? rows_of(mn::v_mov_b32, vgpr, vgpr) : rows_of(mn::s_mov_b32, sgpr, sgpr),
               s.where.line != 0 ? s.where : d.where, pack(d.code.bits, code_bits));
}

/// Copies a value into registers, element by element where the banks differ. Numbers are converted by the place.
constexpr void move(draft& k, const operand& d, const operand& s);

/// A value in a VGPR, copied there if it is not in one.
constexpr operand in_vgpr(draft& k, const operand& o, isa::element e) {
  if (o.is_vgpr()) return o;
  const operand v = new_reg(k, ir::bank::vgpr, e, o.where);
  move(k, v, o);
  return v;
}

/// v_accvgpr_write takes a VGPR or an inline constant.
constexpr operand without_literal_in_vgpr(draft& k, const operand& o) {
  return is_inline(o, isa::element::bits) ? o : in_vgpr(k, o, isa::element::bits);
}

constexpr void move_part(draft& k, const operand& d, const operand& s, u32 dwords) {
  operand to = d, from = s;
  to.set_type(isa::element::bits);
  from.set_type(isa::element::bits);
  to.where = s.where.line != 0 ? s.where : d.where;
  if (d.is_sgpr()) return k.emit(dwords == 2 ? mn::s_mov_b64 : mn::s_mov_b32, to, from);
  if (d.is_vgpr()) {
    if (s.is_bank(ir::bank::agpr)) return k.emit(mn::v_accvgpr_read_b32, to, from);
    if (dwords == 2 && !is_gfx90a(k.arch()) && (s.is_vgpr() || s.is_sgpr()))
      return k.emit(mn::v_mov_b64, to, from);
    for (u32 i = 0; i < dwords; ++i)
      k.emit(mn::v_mov_b32, part(to, i, 1), s.is_constant() ? from : part(from, i, 1));
    return;
  }
  if (s.is_bank(ir::bank::agpr)) return k.emit(mn::v_accvgpr_mov_b32, to, from);
  k.emit(mn::v_accvgpr_write_b32, to, s.is_sgpr() || s.is_vgpr() ? from : without_literal_in_vgpr(k, from));
}

constexpr void move(draft& k, const operand& d, const operand& s) {
  if (d.dwords == 1 && is_plain_word(d, s)) return move_word(k, d, s, s.code.bits);
  if (d.dwords == 1 && is_literal_word(d, s)) {
    move_word(k, d, s, literal_bits);
    k.program.code.back().literal = static_cast<u32>(s.integer);
    return;
  }
  // Two registers at once only where they are one 64-bit element: a slice of narrower ones may begin at an odd register.
  const bool wide = dwords_of(d.type) == 2 && dwords_of(s.type) == 2 && !s.is_constant();
  const u32 step = !wide || d.is_bank(ir::bank::agpr) || s.is_bank(ir::bank::agpr) ? 1 : 2;
  if (d.dwords != step && d.code.bits - s.code.bits < d.dwords) { // slices of one array may overlap
    for (u32 i = d.dwords; i != 0; i -= step)
      move_part(k, part(d, i - step, step), part(s, i - step, step), step);
    return;
  }
  for (u32 i = 0; i < d.dwords; i += step)
    move_part(k, part(d, i, step), s.is_constant() ? half_of(s, d, i) : part(s, i, step), step);
}

/// Writes a value to registers; an unnamed value's maker writes there directly.
constexpr void assign(draft& k, const operand& d, const operand& s) {
  if (!s.is_unnamed() || d.classes != s.classes || d.dwords != s.dwords ||
      !k.redirect(s.code.bits, d.code.bits, d.dwords))
    move(k, d, s);
}

/// The same for an array of elements that each have a maker, as operators on arrays leave it.
constexpr void assign_elements(draft& k, const operand& d, const operand& s, u32 dwords) {
  if (k.redirect(s.code.bits, d.code.bits, d.dwords)) return;
  k.recent = d.dwords / dwords + draft::few;
  for (u32 i = 0; i < d.dwords; i += dwords)
    if (d.classes != s.classes || !k.redirect_recent(s.code.bits + i, d.code.bits + i, dwords))
      move(k, part(d, i, dwords), part(s, i, dwords));
  k.recent = draft::few;
}

/// A register or inline constant: literals go to an SGPR, for encodings that have no room for one.
constexpr operand without_literal(draft& k, const operand& o, isa::element e) {
  if (!o.is_constant() || is_inline(o, e)) return o;
  const operand s = new_reg(k, ir::bank::sgpr, e, o.where);
  k.program.literal_dwords.push_back(s.code.payload());
  move(k, s, o);
  return s;
}

/// A 64-bit constant beyond the inline ones goes to an SGPR pair.
constexpr operand in_register(draft& k, const operand& o, isa::element e) {
  if (!o.is_constant() || (o.integer >= -16 && o.integer <= 64)) return o;
  const operand s = new_reg(k, ir::bank::sgpr, e, o.where);
  move(k, s, o);
  return s;
}

} // namespace kiln::selection
