// SPDX-License-Identifier: MIT
// Signed quotients and remainders by powers of two: of a number that is known not to be negative, one shift or one mask.
//   needs  a program over virtual registers; divisions as selection::by_signed_power writes them (mark::signed_division)
//   gives  the same number of instructions; those that rounded toward zero are left to remove_dead_code
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/value_ranges.hpp>

namespace kiln::pass {

namespace detail {

class sign_dropper {
public:
  constexpr sign_dropper(ir::program& p, analysis::survey& effects)
      : p_(p), effects_(effects), ranges_(p, effects) {}

  constexpr void run() {
    for (const u32 i : effects_.chosen()) {
      ir::instruction& in = p_.code[i];
      if ((in.marks & ir::mark::signed_division) == 0) continue;
      switch (isa::rows[in.row].mnemonic) {
      case isa::mn::v_ashrrev_i32: quotient(in, 1, 2); break;
      case isa::mn::s_ashr_i32: quotient(in, 2, 1); break;
      default: remainder(in); break;
      }
    }
  }

private:
  /// The only writer of a register.
  constexpr const ir::instruction* maker(ir::operand o) const {
    const u64 writer = effects_.writers()[o.payload()];
    return writer == 0 || writer >= analysis::survey::several() ? nullptr
                                                                : &p_.code[analysis::survey::index(writer)];
  }

  /// biased >> log, where biased = bias + dividend.
  constexpr void quotient(ir::instruction& in, u32 amount, u32 value) {
    const ir::instruction* const biased = maker(in.op(value));
    if (biased == nullptr || !ranges_.of(*biased, 2).is_not_negative()) return;
    const bool vector = amount == 1;
    become(in, vector ? isa::mn::v_lshrrev_b32 : isa::mn::s_lshr_b32);
    in.set_op(value, biased->op(2));
  }

  /// dividend - whole, where whole = biased & -size.
  constexpr void remainder(ir::instruction& in) {
    const ir::operand dividend = in.op(1);
    const ir::instruction* const whole = maker(in.op(2));
    if (whole == nullptr || !ranges_.of(in, dividend).is_not_negative()) return;
    const bool vector = in.op(0).is(ir::operand_kind::vgpr);
    const analysis::value_range mask = ranges_.of(*whole, vector ? 1 : 2);
    if (!mask.is_constant()) return;
    const u32 rest = ~mask.low; // size - 1
    become(in, vector ? isa::mn::v_and_b32 : isa::mn::s_and_b32);
    in.set_op(vector ? 2 : 1, dividend);
    in.literal = rest <= 64 ? 0 : rest;
    in.set_op(vector ? 1 : 2, rest <= 64 ? ir::operand(ir::operand_kind::fixed, ir::source_code::zero + rest)
                                         : ir::operand(ir::operand_kind::literal, 0));
  }

  constexpr void become(ir::instruction& in, u32 mnemonic) {
    in.row = isa::mnemonics[mnemonic].first_row;
    effects_.rows.meet(in.row);
    in.marks &= static_cast<u16>(~ir::mark::signed_division);
  }

  ir::program& p_;
  analysis::survey& effects_;
  analysis::value_ranges ranges_;
};

} // namespace detail

constexpr void drop_signs(ir::program& p, analysis::survey& effects) {
  if (p.has_divisions && !effects.rows.upsets()) detail::sign_dropper(p, effects).run();
}
constexpr void drop_signs(ir::program& p) {
  analysis::survey effects(p);
  drop_signs(p, effects);
}

} // namespace kiln::pass
