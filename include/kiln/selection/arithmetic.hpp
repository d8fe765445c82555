// SPDX-License-Identifier: MIT
// Arithmetic on operands: chooses the instruction for an operation by bank and element type.
#pragma once

#include <kiln/selection/float_arithmetic.hpp>
#include <kiln/selection/take_constant.hpp>

namespace kiln::selection {

// Turns operations into instructions. Results go to new registers, or to `destination` where one is given.

/// An operator. Its operation and element type are template arguments: what follows from those is decided once, and the usual
/// operands, registers and inline constants, are stored as they are. All others go the general way.
template<operation Op, isa::element E>
constexpr u32 calculate(draft& k, const operand& a, const operand& b, u32 destination = fresh);

/// An integer that is a literal in places of 32-bit integers.
constexpr bool is_literal(const operand& o) {
  return o.what == operand::form::integer && o.source_modifiers == 0 &&
         (o.integer > 64 ? o.integer <= 0xffff'ffffll : o.integer < -16 && o.integer >= -0x8000'0000ll);
}
/// An SGPR and a literal, or a VGPR and a literal, which VOP2 takes first.
template<operation Op, isa::element E>
constexpr u32 with_literal(draft& k, const operand& a, const operand& b, u32 destination) {
  using on = operation_on<Op, E>;
  destination =
      a.is_sgpr()
          ? k.append_result<ir::bank::sgpr>(rows_of(on::scalar, one_sgpr, one_sgpr, one_sgpr), a.where,
                                            u128{literal_bits} << 64 | u64{a.code.bits} << 32, destination)
          : k.append_result<ir::bank::vgpr>(rows_of(on::turned, one_vgpr, one_vgpr, one_vgpr), a.where,
                                            u128{a.code.bits} << 64 | u64{literal_bits} << 32, destination);
  k.program.code.back().literal = static_cast<u32>(b.integer);
  return destination;
}

/// `(x * 3) * 5` is x * 15, and the like.
constexpr u32 join_numbers(draft& k, operation op, isa::element e, const operand& a, const operand& b,
                           u32 destination) {
  const numbered first = joined_numbers(k, op, is_signed(e), a, static_cast<u32>(b.integer));
  if (first.maker == nullptr) return fresh;
  operand x = a;
  undo(k, x, first);
  return binary(k, op, e, x, operand(static_cast<i32>(first.number), b.where), destination);
}

/// `(x + 1) + 2` is x + 3; the sum wraps around as the two additions do.
template<isa::element E> constexpr u32 add_to_sum(draft& k, const operand& sum, i64 number, u32 destination) {
  using on = operation_on<operation::add, E>;
  ir::instruction* const maker = k.recent_maker_of(sum.code.bits);
  if (maker == nullptr) return fresh;
  // The usual one, a register and a number that were added last, is changed in place.
  const u128 made = maker->ops.low;
  const bool vector = sum.classes == in_vgprs(); // whose number comes first
  const u32 added = static_cast<u32>(made >> (vector ? 32 : 64)),
            x = static_cast<u32>(made >> (vector ? 64 : 32));
  const u64 rows = vector ? rows_of(on::turned, one_vgpr, one_vgpr, one_vgpr)
                          : rows_of(on::scalar, one_sgpr, one_sgpr, one_sgpr);
  if (maker->row == static_cast<u16>(rows >> k.rows_shift) && maker + 1 == k.program.code.end() &&
      maker->given == 0 && (x ^ sum.code.bits) >> ir::kind_shift() == 0 &&
      (added == literal_bits ? maker->literal - 1 < 0xff'ffff : added - (inline_zero_bits + 1) < 64)) {
    const i32 total =
        static_cast<i32>((added == literal_bits ? maker->literal : added - inline_zero_bits) + number);
    const u32 code = total >= -16 && total <= 64
                         ? inline_zero_bits + static_cast<u32>(total >= 0 ? total : 64 - total)
                         : literal_bits;
    maker->literal = code == literal_bits ? static_cast<u32>(total) : 0;
    return vector ? k.change<ir::bank::vgpr>(maker, rows, sum.where, u128{x} << 64 | u64{code} << 32,
                                             destination)
                  : k.change<ir::bank::sgpr>(maker, rows, sum.where, u128{code} << 64 | u64{x} << 32,
                                             destination);
  }
  operand rest = sum;
  const i64 first = take_signed_constant(k, rest);
  if (first == 0) return fresh;
  return calculate<operation::add, E>(k, rest, operand(static_cast<i32>(first + number), sum.where),
                                      destination);
}

/// One instruction for an operation and what made its operands, where there is one; else `fresh`.
template<operation Op, isa::element E>
constexpr u32 fold_unnamed(draft& k, const operand& a, const operand& b, u32 destination) {
  using on = operation_on<Op, E>;
  if (k.error.raised) return fresh;
  u32 folded = fresh;
  if constexpr (on::masks) folded = fold_mask(k, a, b, a.where, destination);
  if constexpr (on::shifts_right) folded = fold_shifts(k, is_signed(E), a, b, a.where, destination);
  if constexpr (on::adds && is_32_bit_integer(E)) {
    if (b.is_word()) {
      if (a.is_unnamed()) folded = add_to_sum<E>(k, a, on::subtracts ? -b.integer : b.integer, destination);
    } else if (!on::subtracts && a.is_word()) {
      folded = add_to_sum<E>(k, b, a.integer, destination);
    }
    if (folded != fresh) return folded;
  } else if constexpr (is_32_bit_integer(E)) {
    if (folded == fresh && a.is_unnamed() && b.is_word()) folded = join_numbers(k, Op, E, a, b, destination);
    if (folded != fresh) return folded;
  }
  if constexpr (on::joins_additions)
    if (((a.facts | b.facts) & careful()) == 0 &&
        (on::is_float || ((a.classes | b.classes) & in_vgprs()) != 0))
      folded = fold_addition<on::ors, E>(k, a, b, destination);
  if constexpr (on::is_float)
    if (folded == fresh) folded = contract(k, E, a, b, on::subtracts, destination);
  return folded;
}

/// An error where an i32 operation has a number that only u32 holds: it would count as negative.
constexpr void refuse_beyond_i32(draft& k, const operand& a, const operand& b) {
  const operand& number = a.is_constant() ? a : b;
  if (number.what != operand::form::integer || number.integer <= 0x7fff'ffff || number.integer > 0xffff'ffff)
    return;
  k.fail(number.where, text_buffer{} << number.integer
                                     << " does not fit i32, which ends at 2147483647; as<u32>(x) "
                                        "calculates without a sign");
}

/// Operands that are unnamed results or do not fit as they are. `fresh`: all fit.
template<operation Op, isa::element E>
constexpr u32 with_care(draft& k, const operand& a, const operand& b, u32 destination) {
  using on = operation_on<Op, E>;
  if constexpr (E == isa::element::i32 &&
                (Op == operation::add || Op == operation::sub || Op == operation::mul))
    refuse_beyond_i32(k, a, b);
  if constexpr (on::folds)
    if (((a.facts | b.facts) & unnamed()) != 0) {
      const u32 folded = fold_unnamed<Op, E>(k, a, b, destination);
      if (folded != fresh) return folded;
    }
  if (((a.facts | b.facts) & careful()) == 0) return fresh;
  if constexpr (on::takes_literals)
    if ((a.facts & careful()) == 0 && a.classes - 1 < in_vgprs() && is_literal(b))
      return with_literal<Op, E>(k, a, b, destination);
  return binary(k, Op, E, a, b, destination);
}

// Few locals and no calls that the types answer: of all functions, kernels evaluate this one most often.

template<operation Op, isa::element E>
constexpr u32 calculate(draft& k, const operand& a, const operand& b, u32 destination) {
  using on = operation_on<Op, E>;
  if constexpr (E == isa::element::f32x2) {
    if (!goes_by_halves(k, E)) return calculate_other_float(k, Op, E, a, b, destination);
    if (destination == fresh)
      destination = k.allocate(ir::bank::vgpr, 2, -1, a.where.line != 0 ? a.where : b.where);
    for (u32 i = 0; i < 2; ++i)
      calculate<Op, isa::element::f32>(k, half_of_pair(a, i), half_of_pair(b, i), destination + i);
    return destination;
  } else if constexpr (is_other_float(E)) {
    return calculate_other_float(k, Op, E, a, b, destination);
  } else if constexpr (on::is_wide) {
    return binary(k, Op, E, a, b, destination);
  } else {
    if (((a.facts | b.facts) & (careful() | unnamed())) != 0) {
      const u32 done = with_care<Op, E>(k, a, b, destination);
      if (done != fresh) return done;
    }
    if constexpr (on::multiplies_integers || on::shifts)
      if (b.what != operand::form::reg && (!on::shifts || static_cast<u64>(b.integer) > 31))
        return binary(k, Op, E, a, b, destination);
    if constexpr (!on::is_float)
      if (((a.classes | b.classes) & in_vgprs()) == 0)
        return k.append_result<ir::bank::sgpr>(rows_of(on::scalar, one_sgpr, one_sgpr, one_sgpr), a.where,
                                               u128{b.code.bits} << 64 | u64{a.code.bits} << 32, destination);
    // VOP2: the second source is a VGPR, the first may be anything.
    if constexpr (on::multiplies_integers) k.program.has_products = true;
    if constexpr (!on::shifts)
      if (on::multiplies_integers ? a.classes == in_vgprs() || b.classes == in_vgprs()
                                  : b.classes == in_vgprs())
        return k.append_result<ir::bank::vgpr>(rows_of(on::vector, one_vgpr, one_vgpr, one_vgpr), a.where,
                                               u128{b.code.bits} << 64 | u64{a.code.bits} << 32, destination);
    if (a.classes != in_vgprs()) return binary(k, Op, E, a, b, destination);
    return k.append_result<ir::bank::vgpr>(rows_of(on::turned, one_vgpr, one_vgpr, one_vgpr), a.where,
                                           u128{a.code.bits} << 64 | u64{b.code.bits} << 32, destination);
  }
}

/// Lane mask of `a ? b`, in an SGPR pair; bits of disabled lanes are 0.
constexpr u32 compare_lanes(draft& k, comparison c, isa::element e, const operand& a, const operand& b) {
  if (e == isa::element::i32 && is_order(c)) refuse_beyond_i32(k, a, b);
  const operand d = new_reg(k, ir::bank::sgpr, isa::element::mask, a.where.line != 0 ? a.where : b.where);
  if (k.failed()) return d.code.payload();
  operand x = without_literal(k, a, e), y = without_literal(k, b, e);
  if (!x.is_vgpr() && !y.is_vgpr()) x = in_vgpr(k, x, e);
  k.emit(vector_compare(c, e), d, x, y);
  return d.code.payload();
}

/// Leaves `a ? b` in SCC.
constexpr void compare_uniform(draft& k, comparison c, isa::element e, const operand& a, const operand& b) {
  if (e == isa::element::i32 && is_order(c)) refuse_beyond_i32(k, a, b);
  if (is_64_bit(e) && is_order(c)) return order_uniform_64(k, c, e, a, b);
  if (is_64_bit(e))
    return k.emit(scalar_compares[2][static_cast<u32>(c)], in_register(k, a, e), in_register(k, b, e));
  k.emit(scalar_compares[is_signed(e) ? 0 : 1][static_cast<u32>(c)], a, b);
}

template<comparison C, isa::element E>
constexpr u32 compare_lanes(draft& k, const operand& a, const operand& b) {
  if (is_64_bit(E) || is_other_float(E) || ((a.facts | b.facts) & careful()) != 0 ||
      (a.classes != in_vgprs() && b.classes != in_vgprs()))
    return compare_lanes(k, C, E, a, b);
  const u32 mask = k.allocate<ir::bank::sgpr, 2>(a.where);
  k.program.lane_masks.push_back(mask);
  k.append_row(rows_of(vector_compare(C, E), two_sgprs, one_vgpr, one_vgpr), a.where,
               u128{b.code.bits} << 64 | (u64{a.code.bits} << 32 | ir::first_register() | mask));
  return mask;
}

template<comparison C, isa::element E>
constexpr void compare_uniform(draft& k, const operand& a, const operand& b) {
  if (is_64_bit(E) || ((a.facts | b.facts) & careful()) != 0) return compare_uniform(k, C, E, a, b);
  k.append_row(rows_of(scalar_compares[is_signed(E) ? 0 : 1][static_cast<u32>(C)], one_sgpr, one_sgpr),
               a.where, u64{b.code.bits} << 32 | a.code.bits);
}

} // namespace kiln::selection
