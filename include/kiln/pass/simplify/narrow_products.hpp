// SPDX-License-Identifier: MIT
// Products of two numbers that are known to be below 2^24 take the short multiplier: v_mul_u32_u24 at full rate for
// v_mul_lo_u32 at a quarter of it, and with the addition that uses it v_mad_u32_u24. Other products by 2^n + 1 are a shift and
// an addition, v_lshl_add_u32. Left out with pass::fold.
//   needs  a program over virtual registers that does not write MODE or registers without naming them
//   gives  the same number of instructions; products that became part of an addition are left to remove_dead_code
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/value_ranges.hpp>
#include <kiln/ir/program.hpp>

namespace kiln::pass {

namespace detail {

class product_narrower {
public:
  constexpr product_narrower(ir::program& p, const analysis::survey& effects)
      : p_(p), effects_(effects), writers_(effects.writers()), ranges_(p, effects) {}

  constexpr void run() {
    const u32 first_row = isa::mnemonics[isa::mn::v_mul_lo_u32].first_row,
              rows = isa::mnemonics[isa::mn::v_mul_lo_u32].row_count;
    for (const u32 i : effects_.chosen()) {
      ir::instruction& in = p_.code[i];
      if (in.row - first_row < rows && is_plain(in, isa::mn::v_mul_lo_u32)) narrow(in);
    }
  }
  constexpr void join() {
    const u32 row = isa::mnemonics[isa::mn::v_mul_u32_u24].first_row;
    u32 block = 0;
    for (const u32 i : effects_.chosen()) {
      const ir::instruction& in = p_.code[i];
      if (in.row != row || !is_plain(in, isa::mn::v_mul_u32_u24)) continue;
      while (p_.end_of(block) <= i) ++block;
      join_addition(i, p_.end_of(block));
    }
  }

private:
  static constexpr u32 limit = u32{1} << 24;

  /// An instruction of the builder's own choice, without modifiers.
  static constexpr bool is_plain(const ir::instruction& in, isa::mn::mnemonic m) {
    return isa::rows[in.row].mnemonic == m && in.given == 0 &&
           (in.marks & (ir::mark::keep | ir::mark::keeps_destination)) == 0;
  }
  static constexpr bool is_vgpr(ir::operand o) { return o.is(ir::operand_kind::vgpr); }

  /// How many operands begin at a dword. All are counted at the first call: few kernels need one.
  // No operand has changed by then: only join_addition() changes any, and it calls this before.
  constexpr u32 named(u32 dword) {
    if (named_.empty()) {
      named_ = list<u32>(p_.virtual_dwords);
      for (const ir::instruction& in : p_.code) {
        for (u128 ops = in.ops.low; ops != 0; ops >>= 32)
          if (static_cast<u32>(ops) - ir::first_register() < ir::registers())
            ++named_[ops & ir::payload_mask()];
        for (u64 ops = in.ops.high; ops != 0; ops >>= 32)
          if (static_cast<u32>(ops) - ir::first_register() < ir::registers())
            ++named_[ops & ir::payload_mask()];
      }
    }
    return named_[dword];
  }

  /// Takes the short multiplier where both factors are small.
  constexpr void narrow(ir::instruction& in) {
    const ir::operand a = in.op(1), b = in.op(2);
    if (!is_vgpr(a) && !is_vgpr(b)) return;
    const analysis::value_range x = ranges_.of(in, a), y = ranges_.of(in, b);
    if (x.high >= limit || y.high >= limit)
      return y.is_constant() ? shift_and_add(in, a, y) : x.is_constant() ? shift_and_add(in, b, x) : void();
    in.row = static_cast<u16>(isa::mnemonics[isa::mn::v_mul_u32_u24].first_row); // VOP2: the second is a VGPR
    if (!is_vgpr(b)) in.ops[1] = b, in.ops[2] = a;
  }

  /// x * 3 is (x << 1) + x, and so on for 2^n + 1.
  static constexpr void shift_and_add(ir::instruction& in, ir::operand x,
                                      const analysis::value_range& factor) {
    const u32 power = factor.low - 1;
    if (!is_vgpr(x) || power < 2 || (power & (power - 1)) != 0) return;
    in.row = static_cast<u16>(isa::mnemonics[isa::mn::v_lshl_add_u32].first_row);
    in.ops[1] = x, in.ops[3] = x;
    in.ops[2] = {ir::operand_kind::fixed, ir::source_code::zero + static_cast<u32>(__builtin_ctz(power))};
  }

  /// Makes the product part of the addition that alone reads it.
  constexpr void join_addition(u32 product, u32 end) {
    constexpr u32 window = 8;
    const ir::instruction& made = p_.code[product];
    const ir::operand d = made.op(0), a = made.op(1), b = made.op(2);
    const u64 writer = writers_[d.payload()];
    if (a.is(ir::operand_kind::literal) || writer >= analysis::survey::several() ||
        analysis::survey::index(writer) != product)
      return;
    for (u32 i = product + 1; i < end && i - product < window; ++i) {
      ir::instruction& in = p_.code[i];
      if (is_plain(in, isa::mn::v_add_u32) && (in.op(1).bits == d.bits || in.op(2).bits == d.bits)) {
        const ir::operand other = in.op(in.op(1).bits == d.bits ? 2 : 1);
        if (other.is(ir::operand_kind::literal) || scalars(a, b, other) > 1 || named(d.payload()) != 2 ||
            p_.groups[ir::group_of(p_, d.payload())].dwords != 1)
          return;
        in.row = static_cast<u16>(isa::mnemonics[isa::mn::v_mad_u32_u24].first_row);
        in.ops[1] = a, in.ops[2] = b, in.ops[3] = other;
        return;
      }
      if (writes(in, a) || writes(in, b)) return;
    }
  }
  static constexpr bool writes(const ir::instruction& in, ir::operand o) {
    if (!o.is_register()) return false;
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 places = list.writes; places != 0; places &= places - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(places));
      if (in.op(k).is(o.kind()) && o.payload() - in.op(k).payload() < list.places[k].dwords) return true;
    }
    return false;
  }
  /// Scalar registers among the operands of a vector instruction, which may read one.
  static constexpr u32 scalars(ir::operand a, ir::operand b, ir::operand c) {
    const auto is_scalar = [](ir::operand o) {
      return o.is(ir::operand_kind::sgpr) ||
             (o.is(ir::operand_kind::fixed) && o.payload() < ir::source_code::zero);
    };
    return (is_scalar(a) ? 1 : 0) + (is_scalar(b) && b.bits != a.bits ? 1 : 0) +
           (is_scalar(c) && c.bits != a.bits && c.bits != b.bits ? 1 : 0);
  }

  ir::program& p_;
  const analysis::survey& effects_;
  const u64* const writers_; ///< by dword: see analysis::survey
  analysis::value_ranges ranges_;
  list<u32> named_; ///< by dword: operands that begin there
};

} // namespace detail

constexpr void narrow_products(ir::program& p, const analysis::survey& effects) {
  if (p.has_products && !effects.rows.upsets()) detail::product_narrower(p, effects).run();
}
constexpr void narrow_products(ir::program& p) { narrow_products(p, analysis::survey(p)); }

/// The additions: after pass::narrow_addresses, which takes constants out of indices.
constexpr void join_products(ir::program& p, const analysis::survey& effects) {
  if (p.has_products && !effects.rows.upsets()) detail::product_narrower(p, effects).join();
}
constexpr void join_products(ir::program& p) { join_products(p, analysis::survey(p)); }

} // namespace kiln::pass
