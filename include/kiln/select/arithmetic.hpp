// SPDX-License-Identifier: MIT
// Arithmetic on operands: chooses the instruction for an operation by bank and element type.
#pragma once

#include <kiln/select/general_arithmetic.hpp>

namespace kiln::build {

/// Turns operations into instructions. Results go to new registers, or to `destination` where one is given.
class arithmetic : public general_arithmetic {
public:
  constexpr explicit arithmetic(isa::arch a) : general_arithmetic(a) { draft_.owner = this; }

  // Operators. Their operation and element type are template arguments: what follows from those is decided once, and
  // the usual operands, registers and inline constants, are stored as they are. All others go the general way.

  // Few locals and no calls that the types answer: of all functions, kernels evaluate this one most often.

  template<operation Op, isa::element E>
  static constexpr u32 calculate(draft& d, const operand& a, const operand& b, u32 destination = fresh) {
    using on = operation_on<Op, E>;
    if constexpr (on::is_wide) {
      return d.owner->binary(Op, E, a, b, destination);
    } else {
      if (((a.facts | b.facts) & (careful() | unnamed())) != 0) {
        const u32 done = with_care<Op, E>(d, a, b, destination);
        if (done != fresh) return done;
      }
      if constexpr (on::multiplies_integers || on::shifts)
        if (b.what != operand::form::reg && (!on::shifts || static_cast<u64>(b.integer) > 31))
          return d.owner->binary(Op, E, a, b, destination);
      if constexpr (!on::is_float)
        if (((a.classes | b.classes) & in_vgprs()) == 0)
          return d.append_result<ir::bank::sgpr>(rows_of(on::scalar, one_sgpr, one_sgpr, one_sgpr), a.where,
                                                 u128{b.code.bits} << 64 | u64{a.code.bits} << 32,
                                                 destination);
      // VOP2: the second source is a VGPR, the first may be anything.
      if constexpr (on::multiplies_integers) d.program.has_products = true;
      if constexpr (!on::shifts)
        if (on::multiplies_integers ? a.classes == in_vgprs() || b.classes == in_vgprs()
                                    : b.classes == in_vgprs())
          return d.append_result<ir::bank::vgpr>(rows_of(on::vector, one_vgpr, one_vgpr, one_vgpr), a.where,
                                                 u128{b.code.bits} << 64 | u64{a.code.bits} << 32,
                                                 destination);
      if (a.classes != in_vgprs()) return d.owner->binary(Op, E, a, b, destination);
      return d.append_result<ir::bank::vgpr>(rows_of(on::turned, one_vgpr, one_vgpr, one_vgpr), a.where,
                                             u128{a.code.bits} << 64 | u64{b.code.bits} << 32, destination);
    }
  }

  template<comparison C, isa::element E>
  static constexpr u32 compare_lanes(draft& d, const operand& a, const operand& b) {
    if (is_64_bit(E) || ((a.facts | b.facts) & careful()) != 0 ||
        (a.classes != in_vgprs() && b.classes != in_vgprs()))
      return d.owner->compare_lanes(C, E, a, b);
    const u32 mask = d.allocate<ir::bank::sgpr, 2>(a.where);
    constexpr isa::operand_facts two_sgprs = untyped_facts[static_cast<u32>(ir::bank::sgpr)][1];
    d.append_row(rows_of(vector_compare(C, E), two_sgprs, one_vgpr, one_vgpr), a.where,
                 u128{b.code.bits} << 64 | (u64{a.code.bits} << 32 | first_sgpr() | mask));
    return mask;
  }

  template<comparison C, isa::element E>
  static constexpr void compare_uniform(draft& d, const operand& a, const operand& b) {
    if (is_64_bit(E) || ((a.facts | b.facts) & careful()) != 0) return d.owner->compare_uniform(C, E, a, b);
    d.append_row(rows_of(scalar_compares[is_signed(E) ? 0 : 1][static_cast<u32>(C)], one_sgpr, one_sgpr),
                 a.where, u64{b.code.bits} << 32 | a.code.bits);
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
    if (is_64_bit(e) && is_order(c)) return order_uniform_64(c, e, a, b);
    if (is_64_bit(e))
      return emit(scalar_compares[2][static_cast<u32>(c)], in_register(a, e), in_register(b, e));
    emit(scalar_compares[is_signed(e) ? 0 : 1][static_cast<u32>(c)], a, b);
  }

  /// Takes the constant out of an unnamed `x + constant`: leaves x in `o` and returns the constant; 0 where there is none.
  constexpr i64 take_constant(operand& o) { return take_constant(o, movable_maker_of(o)); }
  constexpr i64 take_constant(operand& o, ir::instruction* maker) {
    if (maker == nullptr || maker->given != 0) return 0;
    const u32 made_by = isa::rows[maker->row].mnemonic;
    if (made_by == u32{mn::v_lshl_add_u32} || made_by == u32{mn::v_xad_u32}) return take_addend(o, maker);
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
    if (!rest.is_register() || constant == 0 || constant > 0xff'ffff || draft_.read_since(maker) ||
        draft_.rewritten_since(maker, rest))
      return 0;
    undo(o, {maker, rest, 0});
    return constant;
  }
  /// The same, and out of `x - constant`, which gives a negative number.
  constexpr i64 take_signed_constant(operand& o) {
    ir::instruction* const maker = movable_maker_of(o);
    if (maker == nullptr || maker->given != 0) return 0;
    const u32 made_by = isa::rows[maker->row].mnemonic;
    const bool vector = made_by == u32{mn::v_subrev_u32};
    if (!vector && made_by != u32{mn::s_sub_i32} && made_by != u32{mn::s_sub_u32})
      return take_constant(o, maker);
    const ir::operand number = maker->ops[vector ? 1 : 2], rest = maker->ops[vector ? 2 : 1];
    const i64 constant = number.is(ir::operand_kind::literal) ? i64{maker->literal}
                         : is_small_integer(number) ? i64{number.payload()} - i64{ir::source_code::zero}
                                                    : 0;
    if (!rest.is(o.code.kind()) || constant == 0 || constant > 0xff'ffff || draft_.read_since(maker) ||
        draft_.rewritten_since(maker, rest))
      return 0;
    undo(o, {maker, rest, 0});
    return -constant;
  }

private:
  /// An integer that is a literal in places of 32-bit integers.
  static constexpr bool is_literal(const operand& o) {
    return o.what == operand::form::integer && o.source_modifiers == 0 &&
           (o.integer > 64 ? o.integer <= 0xffff'ffffll : o.integer < -16 && o.integer >= -0x8000'0000ll);
  }
  /// An SGPR and a literal, or a VGPR and a literal, which VOP2 takes first.
  template<operation Op, isa::element E>
  static constexpr u32 with_literal(draft& d, const operand& a, const operand& b, u32 destination) {
    using on = operation_on<Op, E>;
    destination =
        a.is_sgpr()
            ? d.append_result<ir::bank::sgpr>(rows_of(on::scalar, one_sgpr, one_sgpr, one_sgpr), a.where,
                                              u128{literal_bits} << 64 | u64{a.code.bits} << 32, destination)
            : d.append_result<ir::bank::vgpr>(rows_of(on::turned, one_vgpr, one_vgpr, one_vgpr), a.where,
                                              u128{a.code.bits} << 64 | u64{literal_bits} << 32, destination);
    d.program.code.back().literal = static_cast<u32>(b.integer);
    return destination;
  }

  /// Operands that are unnamed results or do not fit as they are. `fresh`: all fit.
  template<operation Op, isa::element E>
  static constexpr u32 with_care(draft& d, const operand& a, const operand& b, u32 destination) {
    using on = operation_on<Op, E>;
    if constexpr (on::folds)
      if (((a.facts | b.facts) & unnamed()) != 0) {
        const u32 folded = fold_unnamed<Op, E>(d, a, b, destination);
        if (folded != fresh) return folded;
      }
    if (((a.facts | b.facts) & careful()) == 0) return fresh;
    if constexpr (on::takes_literals)
      if ((a.facts & careful()) == 0 && a.classes - 1 < in_vgprs() && is_literal(b))
        return with_literal<Op, E>(d, a, b, destination);
    return d.owner->binary(Op, E, a, b, destination);
  }

  /// One instruction for an operation and what made its operands, where there is one; else `fresh`.
  template<operation Op, isa::element E>
  static constexpr u32 fold_unnamed(draft& d, const operand& a, const operand& b, u32 destination) {
    using on = operation_on<Op, E>;
    if (d.error.raised) return fresh;
    u32 folded = fresh;
    if constexpr (on::masks) folded = d.owner->fold_mask(a, b, a.where, destination);
    if constexpr (on::shifts_right) folded = d.owner->fold_shifts(is_signed(E), a, b, a.where, destination);
    if constexpr (on::adds && is_32_bit_integer(E)) {
      if (b.is_word()) {
        if (a.is_unnamed()) folded = add_to_sum<E>(d, a, on::subtracts ? -b.integer : b.integer, destination);
      } else if (!on::subtracts && a.is_word()) {
        folded = add_to_sum<E>(d, b, a.integer, destination);
      }
      if (folded != fresh) return folded;
    } else if constexpr (is_32_bit_integer(E)) {
      if (folded == fresh && a.is_unnamed() && b.is_word())
        folded = d.owner->join_numbers(Op, E, a, b, destination);
      if (folded != fresh) return folded;
    }
    if constexpr (on::joins_additions)
      if (((a.facts | b.facts) & careful()) == 0 &&
          (on::is_float || ((a.classes | b.classes) & in_vgprs()) != 0))
        folded = fold_addition<on::ors, E>(d, a, b, destination);
    return folded;
  }

  static constexpr bool is_small_integer(ir::operand s) { // inline constants 0 to 64
    return s.is(ir::operand_kind::fixed) && s.payload() >= ir::source_code::zero && s.payload() <= 192;
  }
  /// `(x + 1) + 2` is x + 3; the sum wraps around as the two additions do.
  template<isa::element E>
  static constexpr u32 add_to_sum(draft& d, const operand& sum, i64 number, u32 destination) {
    using on = operation_on<operation::add, E>;
    ir::instruction* const maker = d.recent_maker_of(sum.code.bits);
    if (maker == nullptr) return fresh;
    // The usual one, a register and a number that were added last, is changed in place.
    const u128 made = maker->ops.low;
    const bool vector = sum.classes == in_vgprs(); // whose number comes first
    const u32 added = static_cast<u32>(made >> (vector ? 32 : 64)),
              x = static_cast<u32>(made >> (vector ? 64 : 32));
    const u64 rows = vector ? rows_of(on::turned, one_vgpr, one_vgpr, one_vgpr)
                            : rows_of(on::scalar, one_sgpr, one_sgpr, one_sgpr);
    if (maker->row == static_cast<u16>(rows >> d.rows_shift) && maker + 1 == d.program.code.end() &&
        maker->given == 0 && (x ^ sum.code.bits) >> 28 == 0 &&
        (added == literal_bits ? maker->literal - 1 < 0xff'ffff : added - (zero_bits + 1) < 64)) {
      const i32 total =
          static_cast<i32>((added == literal_bits ? maker->literal : added - zero_bits) + number);
      const u32 code = total >= -16 && total <= 64
                           ? zero_bits + static_cast<u32>(total >= 0 ? total : 64 - total)
                           : literal_bits;
      maker->literal = code == literal_bits ? static_cast<u32>(total) : 0;
      return vector ? d.change<ir::bank::vgpr>(maker, rows, sum.where, u128{x} << 64 | u64{code} << 32,
                                               destination)
                    : d.change<ir::bank::sgpr>(maker, rows, sum.where, u128{code} << 64 | u64{x} << 32,
                                               destination);
    }
    operand rest = sum;
    const i64 first = d.owner->take_signed_constant(rest);
    if (first == 0) return fresh;
    return calculate<operation::add, E>(d, rest, operand(static_cast<i32>(first + number), sum.where),
                                        destination);
  }
  /// `(x * 3) * 5` is x * 15, and the like.
  constexpr u32 join_numbers(operation op, isa::element e, const operand& a, const operand& b,
                             u32 destination) {
    const numbered first = joined_numbers(op, is_signed(e), a, static_cast<u32>(b.integer));
    if (first.maker == nullptr) return fresh;
    operand x = a;
    undo(x, first);
    return binary(op, e, x, operand(static_cast<i32>(first.number), b.where), destination);
  }
  /// The same for `(x << n) + constant` and `(x ^ y) + constant`, which were folded: the first operation is made again.
  constexpr i64 take_addend(operand& o, ir::instruction* maker) {
    const bool is_xor = isa::rows[maker->row].mnemonic == u32{mn::v_xad_u32};
    const bool turned = is_xor && !maker->ops[1].is(ir::operand_kind::vgpr); // numbers come first
    const ir::operand first = maker->ops[turned ? 2 : 1], second = maker->ops[turned ? 1 : 2],
                      addend = maker->ops[3];
    operand x = from_ir(first, isa::element::u32), y = from_ir(second, isa::element::u32);
    if (is_small_integer(second))
      y = operand(static_cast<i32>(second.payload() - ir::source_code::zero), o.where);
    x.where = o.where;
    if (!x.is_vgpr() || y.what == operand::form::none || !is_small_integer(addend) ||
        draft_.read_since(maker) || draft_.rewritten_since(maker, first) ||
        draft_.rewritten_since(maker, second))
      return 0;
    draft_.erase(maker);
    const u32 d = binary(is_xor ? operation::bit_xor : operation::shl, isa::element::u32, x, y);
    o.code = {ir::operand_kind::vgpr, d};
    return addend.payload() - ir::source_code::zero;
  }

protected:
  /// A register or inline constant of an instruction as an operand; form::none for anything else.
  static constexpr operand from_ir(ir::operand o, isa::element e) {
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
};

} // namespace kiln::build
