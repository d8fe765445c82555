// SPDX-License-Identifier: MIT
// Takes constants out of unnamed sums, for what can hold a constant itself: offsets of instructions, other sums.
#pragma once

#include <kiln/selection/general_arithmetic.hpp>

namespace kiln::selection {

constexpr bool is_small_integer(ir::operand s) { // inline constants 0 to 64
  return s.is(ir::operand_kind::fixed) && s.payload() >= ir::source_code::zero &&
         s.payload() <= ir::source_code::sixty_four;
}

/// A register or inline constant of an instruction as an operand; form::none for anything else.
constexpr operand from_ir(ir::operand o, isa::element e) {
  operand out;
  out.code = o;
  out.dwords = 1;
  out.set_type(e);
  if (o.is_register()) {
    out.what = operand::form::reg;
    out.classes = 1u << (static_cast<u32>(o.kind()) - 1);
    out.facts = isa::operand_facts_of(out.classes, isa::element::bits, 1);
  } else if (o.is(ir::operand_kind::fixed) && is_inline_constant(o.payload())) {
    out.what = operand::form::fixed;
    out.classes = o.payload() >= ir::source_code::half ? isa::oc::inline_float : isa::oc::inline_int;
    out.facts = isa::operand_facts_of(out.classes, isa::element::bits, 0);
  }
  return out;
}

/// Takes the constant out of `(x << n) + constant` and `(x ^ y) + constant`, which were folded: the first operation is made
/// again.
constexpr i64 take_addend(draft& k, operand& o, ir::instruction* maker) {
  const bool is_xor = isa::rows[maker->row].mnemonic == u32{mn::v_xad_u32};
  const bool turned = is_xor && !maker->ops[1].is(ir::operand_kind::vgpr); // numbers come first
  const ir::operand first = maker->ops[turned ? 2 : 1], second = maker->ops[turned ? 1 : 2],
                    addend = maker->ops[3];
  operand x = from_ir(first, isa::element::u32), y = from_ir(second, isa::element::u32);
  if (is_small_integer(second))
    y = operand(static_cast<i32>(second.payload() - ir::source_code::zero), o.where);
  x.where = o.where;
  if (!x.is_vgpr() || y.what == operand::form::none || !is_small_integer(addend) || k.read_since(maker) ||
      k.rewritten_since(maker, first) || k.rewritten_since(maker, second))
    return 0;
  k.erase(maker);
  const u32 d = binary(k, is_xor ? operation::bit_xor : operation::shl, isa::element::u32, x, y);
  o.code = {ir::operand_kind::vgpr, d};
  return addend.payload() - ir::source_code::zero;
}

/// Takes the constant out of an unnamed `x + constant`: leaves x in `o` and returns the constant; 0 where there is none.
constexpr i64 take_constant(draft& k, operand& o, ir::instruction* maker) {
  if (maker == nullptr || maker->given != 0) return 0;
  const u32 made_by = isa::rows[maker->row].mnemonic;
  if (made_by == u32{mn::v_lshl_add_u32} || made_by == u32{mn::v_xad_u32}) return take_addend(k, o, maker);
  const u32 sources =
      made_by == u32{mn::v_add3_u32}                                                                    ? 3
      : made_by == u32{mn::v_add_u32} || made_by == u32{mn::s_add_i32} || made_by == u32{mn::s_add_u32} ? 2
                                                                                                        : 0;
  i64 constant = 0;
  ir::operand rest{};
  for (u32 i = 1; i <= sources; ++i) {
    const ir::operand s = maker->ops[i];
    if (s.is(ir::operand_kind::literal))
      constant += maker->literal;
    else if (is_small_integer(s))
      constant += s.payload() - ir::source_code::zero;
    else if (s.is_register() && !rest.is_register() && s.is(o.code.kind()))
      rest = s;
    else
      return 0;
  }
  if (!rest.is_register() || constant == 0 || constant > 0xff'ffff || k.read_since(maker) ||
      k.rewritten_since(maker, rest))
    return 0;
  undo(k, o, {maker, rest, 0});
  return constant;
}
constexpr i64 take_constant(draft& k, operand& o) { return take_constant(k, o, k.movable_maker_of(o)); }
/// The same, and out of `x - constant`, which gives a negative number.
constexpr i64 take_signed_constant(draft& k, operand& o) {
  ir::instruction* const maker = k.movable_maker_of(o);
  if (maker == nullptr || maker->given != 0) return 0;
  const u32 made_by = isa::rows[maker->row].mnemonic;
  const bool vector = made_by == u32{mn::v_subrev_u32};
  if (!vector && made_by != u32{mn::s_sub_i32} && made_by != u32{mn::s_sub_u32})
    return take_constant(k, o, maker);
  const ir::operand number = maker->ops[vector ? 1 : 2], rest = maker->ops[vector ? 2 : 1];
  const i64 constant = number.is(ir::operand_kind::literal) ? i64{maker->literal}
                       : is_small_integer(number) ? i64{number.payload()} - i64{ir::source_code::zero}
                                                  : 0;
  if (!rest.is(o.code.kind()) || constant == 0 || constant > 0xff'ffff || k.read_since(maker) ||
      k.rewritten_since(maker, rest))
    return 0;
  undo(k, o, {maker, rest, 0});
  return -constant;
}

} // namespace kiln::selection
