// SPDX-License-Identifier: MIT
// Arithmetic on operands: chooses the instruction for an operation by bank and element type.
#pragma once

#include <kiln/build/integer_division.hpp>

namespace kiln::build {

/// Operations that operators on handles stand for.
enum class operation : u8 { add, sub, mul, shl, shr, bit_and, bit_or, bit_xor };

/// Compare instructions of SGPRs by type and comparison.
// At namespace scope: a constant evaluation builds local tables anew at each call.
inline constexpr isa::mn::mnemonic scalar_compares[3][6] = {
    {mn::s_cmp_eq_i32, mn::s_cmp_lg_i32, mn::s_cmp_lt_i32, mn::s_cmp_le_i32, mn::s_cmp_gt_i32,
     mn::s_cmp_ge_i32},
    {mn::s_cmp_eq_u32, mn::s_cmp_lg_u32, mn::s_cmp_lt_u32, mn::s_cmp_le_u32, mn::s_cmp_gt_u32,
     mn::s_cmp_ge_u32},
    {mn::s_cmp_eq_u64, mn::s_cmp_lg_u64, mn::s_cmp_eq_u64, mn::s_cmp_eq_u64, mn::s_cmp_eq_u64,
     mn::s_cmp_eq_u64}};

/// Turns operations into instructions. Results go to new registers, or to `destination` where one is given.
class arithmetic : public integer_division {
public:
  using integer_division::integer_division;
  static constexpr u32 fresh = ~0u;

  /// `a op b`; returns the first dword of the result. The bank is VGPR unless both operands are uniform integers.
  constexpr u32 binary(operation op, isa::element e, const operand& a, const operand& b,
                       u32 destination = fresh) {
    if (failed()) return destination == fresh ? 0 : destination;
    const source at = a.where.line != 0 ? a.where : b.where;
    const bool uniform = !a.is_vgpr() && !b.is_vgpr() && e != isa::element::f32;
    const ir::bank bank = uniform ? ir::bank::sgpr : ir::bank::vgpr;
    if (!uniform && !is_64_bit(e)) {
      const u32 folded = fold_into_user(op, e, a, b, at, destination);
      if (folded != fresh) return folded;
    }
    const operand d = destination == fresh ? new_reg(bank, e, at) : reg_operand(bank, destination, e, at);
    if (uniform)
      scalar(op, e, d, a, b);
    else if (is_64_bit(e))
      vector_64(op, e, d, a, b);
    else
      vector(op, e, d, a, b);
    return d.code.payload();
  }

  /// Lane mask of `a ? b`, in an SGPR pair; bits of disabled lanes are 0.
  constexpr u32 compare_lanes(comparison c, isa::element e, const operand& a, const operand& b) {
    const operand d = new_reg(ir::bank::sgpr, isa::element::mask, a.where.line != 0 ? a.where : b.where);
    if (failed()) return d.code.payload();
    operand x = without_literal(a, e), y = without_literal(b, e);
    if (!x.is_vgpr() && !y.is_vgpr()) x = in_vgpr(x, e);
    emit(vector_compare(c, e), d, x, y);
    return d.code.payload();
  }

  /// Leaves `a ? b` in SCC.
  constexpr void compare_uniform(comparison c, isa::element e, const operand& a, const operand& b) {
    if (is_64_bit(e) && c != comparison::eq && c != comparison::ne) return order_uniform_64(c, e, a, b);
    if (is_64_bit(e))
      return emit(scalar_compares[2][static_cast<u32>(c)], in_register(a, e), in_register(b, e));
    emit(scalar_compares[is_signed(e) ? 0 : 1][static_cast<u32>(c)], a, b);
  }

  /// Takes the constant out of an unnamed `x + constant`: leaves x in `o` and returns the constant; 0 where there is none.
  constexpr i64 take_constant(operand& o) {
    ir::instruction* const maker = movable_maker_of(o);
    if (maker == nullptr || maker->given != 0) return 0;
    const u32 made_by = isa::rows[maker->row].mnemonic;
    const u32 sources = made_by == mn::v_add3_u32 ? 3
                        : made_by == mn::v_add_u32 || made_by == mn::s_add_i32 || made_by == mn::s_add_u32
                            ? 2
                            : 0;
    i64 constant = 0;
    ir::operand rest{};
    for (u32 i = 1; i <= sources; ++i) {
      const ir::operand s = maker->ops[i];
      if (s.kind() == ir::operand_kind::literal)
        constant += maker->literal;
      else if (s.kind() == ir::operand_kind::fixed && s.payload() >= ir::source_code::zero &&
               s.payload() <= 192)
        constant += s.payload() - ir::source_code::zero;
      else if (s.is_register() && !rest.is_register() && s.kind() == o.code.kind())
        rest = s;
      else
        return 0;
    }
    if (!rest.is_register() || constant == 0 || constant > 0xff'ffff || read_since(maker) ||
        rewritten_since(maker, rest))
      return 0;
    erase(maker);
    o.code = rest;
    o.temporary = false;
    return constant;
  }

private:
  constexpr void scalar(operation op, isa::element e, const operand& d, const operand& a, const operand& b) {
    if (is_64_bit(e)) return scalar_64(op, e, d, a, b);
    switch (op) {
    case operation::add: return emit(is_signed(e) ? mn::s_add_i32 : mn::s_add_u32, d, a, b);
    case operation::sub: return emit(is_signed(e) ? mn::s_sub_i32 : mn::s_sub_u32, d, a, b);
    case operation::mul:
      if (const i32 shift = power_of_two(b, e); shift >= 0) return emit(mn::s_lshl_b32, d, a, shift);
      return emit(mn::s_mul_i32, d, a, b);
    case operation::shl: return emit(mn::s_lshl_b32, d, a, shift_amount(b, 32));
    case operation::shr:
      return emit(is_signed(e) ? mn::s_ashr_i32 : mn::s_lshr_b32, d, a, shift_amount(b, 32));
    case operation::bit_and: return emit(mn::s_and_b32, d, a, b);
    case operation::bit_or: return emit(mn::s_or_b32, d, a, b);
    case operation::bit_xor: return emit(mn::s_xor_b32, d, a, b);
    }
  }

  constexpr void scalar_64(operation op, isa::element e, const operand& d, const operand& a,
                           const operand& b) {
    switch (op) {
    case operation::add:
      emit(mn::s_add_u32, part(d, 0, 1), low(a, e), low(b, e));
      return emit(mn::s_addc_u32, part(d, 1, 1), high(a, e), high(b, e));
    case operation::sub:
      emit(mn::s_sub_u32, part(d, 0, 1), low(a, e), low(b, e));
      return emit(mn::s_subb_u32, part(d, 1, 1), high(a, e), high(b, e));
    case operation::shl: return emit(mn::s_lshl_b64, d, in_register(a, e), shift_amount(b, 64));
    case operation::shr:
      return emit(is_signed(e) ? mn::s_ashr_i64 : mn::s_lshr_b64, d, in_register(a, e), shift_amount(b, 64));
    case operation::bit_and: return emit(mn::s_and_b64, d, in_register(a, e), in_register(b, e));
    case operation::bit_or: return emit(mn::s_or_b64, d, in_register(a, e), in_register(b, e));
    case operation::bit_xor: return emit(mn::s_xor_b64, d, in_register(a, e), in_register(b, e));
    case operation::mul: return multiply_scalar_64(e, d, a, b);
    }
  }

  constexpr void vector(operation op, isa::element e, const operand& d, const operand& a, const operand& b) {
    const bool f = e == isa::element::f32;
    switch (op) {
    case operation::add: return commutative(f ? mn::v_add_f32 : mn::v_add_u32, e, d, a, b);
    case operation::sub:
      if (b.is_vgpr()) return emit(f ? mn::v_sub_f32 : mn::v_sub_u32, d, a, b);
      return emit(f ? mn::v_subrev_f32 : mn::v_subrev_u32, d, b, in_vgpr(a, e));
    case operation::mul:
      if (f) return commutative(mn::v_mul_f32, e, d, a, b);
      if (const i32 shift = power_of_two(b, e); shift >= 0) return emit(mn::v_lshlrev_b32, d, shift, a);
      return vop3(mn::v_mul_lo_u32, e, d, a, b);
    case operation::shl: return shift(mn::v_lshlrev_b32, d, a, b);
    case operation::shr: return shift(is_signed(e) ? mn::v_ashrrev_i32 : mn::v_lshrrev_b32, d, a, b);
    case operation::bit_and: return commutative(mn::v_and_b32, e, d, a, b);
    case operation::bit_or: return commutative(mn::v_or_b32, e, d, a, b);
    case operation::bit_xor: return commutative(mn::v_xor_b32, e, d, a, b);
    }
  }

  constexpr void vector_64(operation op, isa::element e, const operand& d, const operand& a,
                           const operand& b) {
    switch (op) {
    case operation::add:
      if (arch() != isa::arch::gfx90a) return vop3(mn::v_lshl_add_u64, e, d, a, in_64(b, e), true);
      return carry_chain(mn::v_add_co_u32, mn::v_addc_co_u32, e, d, a, b);
    case operation::sub: return carry_chain(mn::v_sub_co_u32, mn::v_subb_co_u32, e, d, a, b);
    case operation::shl: return emit(mn::v_lshlrev_b64, d, shift_amount(b, 64), in_vgpr(a, e));
    case operation::shr:
      return emit(is_signed(e) ? mn::v_ashrrev_i64 : mn::v_lshrrev_b64, d, shift_amount(b, 64),
                  in_vgpr(a, e));
    case operation::mul: return multiply_vector_64(e, d, a, b);
    default:
      for (u32 i = 0; i < 2; ++i)
        vector(op, isa::element::u32, part(d, i, 1), i == 0 ? low(a, e) : high(a, e),
               i == 0 ? low(b, e) : high(b, e));
    }
  }

  constexpr void carry_chain(isa::mn::mnemonic first, isa::mn::mnemonic second, isa::element e,
                             const operand& d, const operand& a, const operand& b) {
    const operand x = in_vgpr(a, e), y = in_vgpr(b, e);
    const operand carry = new_reg(ir::bank::sgpr, isa::element::mask, d.where);
    // The low half may be an input of the high half's registers' owner: a fresh low half keeps `d = d + x` right.
    emit(first, part(d, 0, 1), carry, part(x, 0, 1), part(y, 0, 1));
    emit(second, part(d, 1, 1), carry, part(x, 1, 1), part(y, 1, 1), carry);
  }

  /// VOP2: the second source must be a VGPR, the first may be anything.
  constexpr void commutative(isa::mn::mnemonic m, isa::element e, const operand& d, const operand& a,
                             const operand& b) {
    if (b.is_vgpr()) return emit(m, d, a, b);
    emit(m, d, b, in_vgpr(a, e));
  }
  /// Reversed shifts take the amount first.
  constexpr void shift(isa::mn::mnemonic m, const operand& d, const operand& a, const operand& b) {
    emit(m, d, shift_amount(b, 32), in_vgpr(a, d.type));
  }
  constexpr void vop3(isa::mn::mnemonic m, isa::element e, const operand& d, const operand& a,
                      const operand& b, bool shift_add = false) {
    operand x = without_literal(a, e), y = without_literal(b, e);
    if (x.is_sgpr() && y.is_sgpr() && x.code != y.code) y = in_vgpr(y, e);
    return shift_add ? emit(m, d, x, 0, y) : emit(m, d, x, y);
  }

  constexpr operand shift_amount(const operand& b, i64 width) {
    if (!b.is_constant()) return part(b, 0, 1);
    if (b.integer < 0 || b.integer >= width)
      fail(b.where, text_buffer{} << "shift by " << b.integer << "; allowed range is 0.." << width - 1);
    return b;
  }
  constexpr operand in_64(const operand& o, isa::element e) {
    return o.is_constant() ? in_register(o, e) : o;
  }
  /// log2 of a constant that is a power of two, or -1.
  static constexpr i32 power_of_two(const operand& o, isa::element e) {
    if (o.what != operand::form::integer || o.integer <= 0 || (o.integer & (o.integer - 1)) != 0) return -1;
    if (!is_64_bit(e) && o.integer > 0xffff'ffff) return -1;
    return __builtin_ctzll(static_cast<u64>(o.integer));
  }

  // Folding an unnamed value into the instruction that uses it.

  /// If the maker of `a` or `b` and this operation make one instruction, replaces the maker by it.
  constexpr u32 fold_into_user(operation op, isa::element e, const operand& a, const operand& b, source at,
                               u32 destination) {
    if (op != operation::add || (!a.temporary && !b.temporary)) return fresh;
    if (ir::instruction* in = movable_maker_of(b))
      if (const u32 folded = fold(in, e, a, at, destination); folded != fresh) return folded;
    ir::instruction* in = movable_maker_of(a);
    return in != nullptr ? fold(in, e, b, at, destination) : fresh;
  }

  constexpr u32 fold(ir::instruction* maker, isa::element e, const operand& addend, source at,
                     u32 destination) {
    const ir::instruction in = *maker;
    if (in.given != 0) return fresh;
    const u32 made_by = isa::rows[in.row].mnemonic;
    const operand x = from_ir(in.ops[1], e), y = from_ir(in.ops[2], e);
    if (x.what == operand::form::none || y.what == operand::form::none) return fresh;
    const operand z = addend;
    if (z.is_constant() && !is_inline(z, e)) return fresh;
    isa::mn::mnemonic m;
    bool value_first = true;
    if (made_by == mn::v_mul_f32 && e == isa::element::f32)
      m = mn::v_fma_f32;
    else if (made_by == mn::v_lshlrev_b32 && e != isa::element::f32) {
      m = mn::v_lshl_add_u32;
      value_first = false;
    } else if (made_by == mn::s_lshl_b32 && e != isa::element::f32)
      m = mn::v_lshl_add_u32;
    else if (made_by == mn::v_add_u32 && e != isa::element::f32)
      m = mn::v_add3_u32;
    else
      return fresh;
    if (scalar_registers(x, y, z) > 1) return fresh;
    if (rewritten_since(maker, in.ops[1]) || rewritten_since(maker, in.ops[2]) || read_since(maker))
      return fresh;
    erase(maker);
    const operand d = destination == fresh ? new_reg(ir::bank::vgpr, e, at)
                                           : reg_operand(ir::bank::vgpr, destination, e, at);
    value_first ? emit(m, d, x, y, z) : emit(m, d, y, x, z);
    return d.code.payload();
  }

  /// Whether an instruction after `maker` may write the register.
  constexpr bool rewritten_since(const ir::instruction* maker, ir::operand o) const {
    if (!o.is_register()) return false;
    for (const ir::instruction* in = maker + 1; in != program_.code.end(); ++in) {
      const isa::operand_list& list = isa::operand_lists[isa::rows[in->row].operands];
      for (u32 i = 0; i < list.count; ++i) {
        const ir::operand w = in->op(i);
        if (list.places[i].role != isa::role::read && w.kind() == o.kind() &&
            o.payload() - w.payload() < list.places[i].dwords)
          return true;
      }
    }
    return false;
  }

  /// Whether an instruction after `maker` reads its result: a function's named result is unnamed to its caller.
  constexpr bool read_since(const ir::instruction* maker) const {
    const ir::operand o = maker->ops[0];
    for (const ir::instruction* in = maker + 1; in != program_.code.end(); ++in) {
      const isa::operand_list& list = isa::operand_lists[isa::rows[in->row].operands];
      for (u32 i = 0; i < list.count; ++i)
        if (in->ops[i].kind() == o.kind() && o.payload() - in->ops[i].payload() < list.places[i].dwords)
          return true;
    }
    return false;
  }

  /// Distinct SGPRs among three operands: a vector instruction may read one.
  static constexpr u32 scalar_registers(const operand& x, const operand& y, const operand& z) {
    u32 n = x.is_sgpr() ? 1 : 0;
    if (y.is_sgpr() && !(x.is_sgpr() && x.code == y.code)) ++n;
    if (z.is_sgpr() && !(x.is_sgpr() && x.code == z.code) && !(y.is_sgpr() && y.code == z.code)) ++n;
    return n;
  }

protected:
  /// A register or inline constant of an instruction as an operand; form::none for anything else.
  static constexpr operand from_ir(ir::operand o, isa::element e) {
    operand out;
    out.code = o;
    out.dwords = 1;
    out.type = e;
    if (o.is_register()) {
      out.what = operand::form::reg;
      out.classes = 1u << (static_cast<u32>(o.kind()) - 1);
      out.facts = isa::operand_facts_of(out.classes, isa::element::bits, 1);
    } else if (o.kind() == ir::operand_kind::fixed && is_inline_constant(o.payload())) {
      out.what = operand::form::fixed;
      out.classes = o.payload() >= ir::source_code::half ? isa::oc::inline_float : isa::oc::inline_int;
      out.facts = isa::operand_facts_of(out.classes, isa::element::bits, 0);
    }
    return out;
  }
};

} // namespace kiln::build
