// SPDX-License-Identifier: MIT
// Folds constants: calculates what is known, and leaves out operations that change nothing (x + 0, x * 1, x << 0).
//   needs  a program over virtual registers
//   gives  the same number of instructions; some are moves, some operands are constants. The moves that nothing reads any
//          more are left to remove_dead_code
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/dependence.hpp>
#include <kiln/analysis/programs/survey.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/pass/edit/integer_operand.hpp>

namespace kiln::pass {

namespace detail {

/// Visits what the survey has found to fold. From the first constant in a register on, it visits all that the builder has
/// chosen in the rest of the block. Once such a register has other writers, it visits all instructions. Which registers hold
/// constants: those that a move of this block has written and nothing since. EXEC does not change inside a block, so the
/// lanes that read see what the move wrote. Instructions that the author named are not changed.
class constant_folder {
public:
  constexpr constant_folder(ir::program& p, analysis::survey& effects) : p_(p), effects_(effects) {}

  constexpr void run() {
    known_in_ = list<u32>(p_.virtual_dwords);
    value_ = list<u32>(p_.virtual_dwords);
    s_mov_ = static_cast<u16>(isa::mnemonics[isa::mn::s_mov_b32].first_row);
    v_mov_ = static_cast<u16>(isa::mnemonics[isa::mn::v_mov_b32].first_row);
    if (p_.has_fixed_counters) return run_whole();
    for (const analysis::survey::start& at : effects_.foldable()) {
      if (block_ != at.block + 1) {
        block_ = at.block + 1;
        known_ = 0;
        rewritten_ = false;
        end_ = p_.end_of(at.block);
      } else if (known_ != 0) {
        continue; // walk() was there
      }
      walk(at.index);
    }
  }

private:
  /// Visits all that the builder has chosen, for counters of unrolled loops: what alone writes an SGPR is what is read of it in
  /// all blocks.
  constexpr void run_whole() {
    whole_ = true;
    const auto chosen = effects_.chosen();
    u32 next = 0;
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      block_ = b + 1;
      end_ = p_.end_of(b);
      known_ = lasting_;
      rewritten_ = false;
      const u32 first = next;
      while (next < chosen.size() && chosen.begin()[next] < end_) ++next;
      if (first != next) walk(first);
    }
  }

  /// An instruction of the builder's choice, which the survey has found, and as soon as a register is known, all of them up to
  /// the block's end.
  constexpr void walk(u32 index) {
    const u32 *chosen = effects_.chosen().begin() + index, *const last = effects_.chosen().end();
    const u32* const effects_of = effects_.rows.table();
    do {
      const u32 i = *chosen;
      ir::instruction& in = p_.code[i];
      const u32 effects = effects_of[in.row];
      if (known_ != 0) use_constants(in);
      bool writes_constant = false;
      if ((effects & analysis::effect::folds()) != 0 && in.given == 0) {
        simplify(in, i);
        writes_constant = notes_constant(in);
      }
      ++chosen;
      if (!rewritten_) continue; // what is known is written this once
      if (!writes_constant) forget_results(in);
      const u32 next = chosen != last && *chosen < end_ ? *chosen : end_;
      for (u32 named = i + 1; named < next; ++named) forget_results(p_.code[named]);
    } while ((known_ != 0 || whole_) && chosen != last && *chosen < end_);
  }

  /// Remembers what a move of a constant writes.
  constexpr bool notes_constant(const ir::instruction& in) {
    const u32 to = static_cast<u32>(in.ops.low);
    if ((in.row != s_mov_ && in.row != v_mov_) || to - ir::first_register() >= ir::registers() ||
        !is_constant(in.ops[1]))
      return false;
    const u32 d = to & ir::payload_mask();
    value_[d] = constant_of(in, in.ops[1]);
    known_in_[d] = block_;
    known_ |= u64{1} << (d & 63);
    if (whole_ && in.row == s_mov_ && effects_.writers()[d] < analysis::survey::several()) {
      known_in_[d] = everywhere;
      lasting_ |= u64{1} << (d & 63);
    }
    if (effects_.writers()[d] >= analysis::survey::several()) rewritten_ = true;
    return true;
  }

  /// Registers that are not known, which known_ tells of most, need no visit.
  constexpr void forget_results(const ir::instruction& in) {
    const u32 effects = effects_.rows.of(in.row);
    if ((effects & analysis::effect::shape()) == analysis::effect::one_register() &&
        (known_ >> (in.ops.low & 63) & 1) == 0)
      return;
    u32 further = effects_.rows.further_registers()[in.row];
    u128 ops = in.ops.low; // results are the first operands
    for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0; --left) {
      const u32 bits = static_cast<u32>(ops), more = further & analysis::row_effects::further_mask;
      const u64 from_first = known_ >> (bits & 63) | known_ << (63 - (bits & 63)) << 1;
      if ((from_first & ((u64{2} << more) - 1)) != 0 && bits - ir::first_register() < ir::registers())
        for (u32 d = bits & ir::payload_mask(), last = d + more; d <= last; ++d) known_in_[d] = 0;
      ops >>= 32;
      further >>= analysis::row_effects::further_width;
    }
  }

  /// Element types, as bits, that read an inline constant as 32 bits; other widths read it in their own way.
  static consteval unsigned same_inline_constants() {
    using enum isa::element;
    return 1u << static_cast<unsigned>(bits) | 1u << static_cast<unsigned>(i32) |
           1u << static_cast<unsigned>(u32) | 1u << static_cast<unsigned>(f32);
  }
  /// A 32-bit integer constant. The inline floats are left alone.
  static constexpr bool is_constant(ir::operand o) {
    if (o.is(ir::operand_kind::literal)) return true;
    return o.is(ir::operand_kind::fixed) && o.payload() >= ir::source_code::zero &&
           o.payload() <= ir::source_code::minus_sixteen;
  }
  static constexpr u32 constant_of(const ir::instruction& in, ir::operand o) {
    if (o.is(ir::operand_kind::literal)) return in.literal;
    using namespace ir::source_code;
    return o.payload() <= sixty_four ? o.payload() - zero : sixty_four - o.payload();
  }
  /// The same with registers that hold one.
  constexpr bool is_known(ir::operand o) const {
    return o.is_register() ? is_known_dword(o.bits & ir::payload_mask()) : is_constant(o);
  }
  constexpr bool is_known_dword(u32 d) const { return known_in_[d] == block_ || known_in_[d] == everywhere; }
  constexpr u32 known_value(const ir::instruction& in, ir::operand o) const {
    return o.is_register() ? value_[o.bits & ir::payload_mask()] : constant_of(in, o);
  }
  static constexpr bool is_inline(u32 value) { return value <= 64 || value >= ~u32{15}; }

  /// Puts constants in the place of registers that hold them, where the instruction takes them as they are.
  constexpr void use_constants(ir::instruction& in) {
    const u128 ops = in.ops.low;
    if (((known_ >> (ops & 63) | known_ >> (ops >> 32 & 63) | known_ >> (ops >> 64 & 63) |
          known_ >> (ops >> 96 & 63)) &
         1) == 0)
      return;
    const isa::row& row = isa::rows[in.row];
    if (is_sum_of_three(row.mnemonic) && in.given == 0 && shorten_sum(in, row.mnemonic)) return;
    const bool salu = (row.flags & isa::flag::salu) != 0;
    if (!salu && (row.flags & isa::flag::valu) == 0) return;
    switch (row.encoding) {
    case isa::encoding::sdwa:
    case isa::encoding::dpp:
    case isa::encoding::vop3p:
    case isa::encoding::mai: return;
    default: break;
    }
    const isa::operand_list& list = isa::operand_lists[row.operands];
    for (u32 places = list.reads & ~list.writes & 0xffu; places != 0; places &= places - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(places));
      const isa::operand_row& place = list.places[k];
      const ir::operand o = in.op(k);
      if (!o.is_register() || !is_known_dword(o.bits & ir::payload_mask()) || place.dwords != 1) continue;
      if ((same_inline_constants() >> static_cast<u32>(place.element) & 1) == 0) continue;
      const u32 value = value_[o.bits & ir::payload_mask()];
      if (is_inline(value) && (place.accepts & isa::oc::inline_int) != 0) {
        in.ops[k] = integer_operand(value);
      } else if (salu && (place.accepts & isa::oc::literal) != 0 && !has_literal(in, list.count)) {
        in.ops[k] = {ir::operand_kind::literal, 0};
        in.literal = value;
      }
    }
  }
  static constexpr bool is_sum_of_three(u32 mnemonic) {
    return mnemonic == u32{isa::mn::v_lshl_add_u32} || mnemonic == u32{isa::mn::v_add3_u32};
  }
  /// A sum in which only one number or register is left: v_mov_b32 or v_add_u32, whose number may be a literal.
  constexpr bool shorten_sum(ir::instruction& in, u32 mnemonic) {
    u32 number = 0, terms = 0, first = 1;
    ir::operand rest{}, second{};
    if (mnemonic == u32{isa::mn::v_lshl_add_u32}) {
      if (!is_known(in.op(1)) || !is_known(in.op(2))) return false;
      number = known_value(in, in.op(1)) << (known_value(in, in.op(2)) & 31);
      first = 3;
    }
    for (u32 k = first; k <= 3; ++k)
      if (is_known(in.op(k)))
        number += known_value(in, in.op(k));
      else
        (terms++ == 0 ? rest : second) = in.op(k);
    if (terms > 2 || (terms == 2 && number != 0)) return false;
    if (terms == 2 && !second.is(ir::operand_kind::vgpr)) { // v_add_u32 takes a VGPR there
      const ir::operand scalar = second;
      second = rest, rest = scalar;
    }
    if (terms == 1) second = rest;
    if (terms != 0 && !second.is(ir::operand_kind::vgpr)) return false;
    in.ops[3] = {};
    if (terms == 0) return move_constant(in, number), true;
    if (terms == 1 && number == 0) return move(in, second), true;
    if (terms == 1) {
      rest = integer_operand(number);
      in.literal = literal_of(rest, number);
    }
    in.row = static_cast<u16>(isa::mnemonics[isa::mn::v_add_u32].first_row);
    effects_.rows.meet(in.row);
    in.ops[1] = rest, in.ops[2] = second;
    return true;
  }
  static constexpr bool has_literal(const ir::instruction& in, u32 count) {
    for (u32 k = 0; k < count; ++k)
      if (in.ops[k].is(ir::operand_kind::literal)) return true;
    return false;
  }

  /// Both operands known: a move of the result. One known and without effect: a move of the other.
  constexpr void simplify(ir::instruction& in, u32 i) {
    using namespace isa::mn;
    const u32 mnemonic = isa::rows[in.row].mnemonic;
    if (mnemonic == s_mov_b32 || mnemonic == v_mov_b32 ||
        in.ops[0].bits - ir::first_register() >= ir::registers())
      return;
    const bool reversed = mnemonic == v_subrev_u32 || mnemonic == v_lshlrev_b32 ||
                          mnemonic == v_lshrrev_b32 || mnemonic == v_ashrrev_i32;
    const ir::operand a = in.ops[reversed ? 2 : 1], b = in.ops[reversed ? 1 : 2];
    const bool knows_a = is_known(a), knows_b = is_known(b);
    if (!knows_a && !knows_b) return;
    const u32 x = knows_a ? known_value(in, a) : 0, y = knows_b ? known_value(in, b) : 0;
    const u32 known = knows_a ? x : y;
    const bool may_have_no_effect =
        known + 1 <= 1 || (known & 31) == 0 || (known == 1 && is_product(mnemonic));
    if ((!may_have_no_effect && !(knows_a && knows_b)) ||
        (sets_scc(in) && analysis::scc_is_read_after(effects_.rows, p_, i, end_)))
      return;
    if (knows_a && knows_b) return move_constant(in, calculate(mnemonic, x, y));
    const ir::operand other = knows_a ? b : a;
    switch (mnemonic) {
    case s_mul_i32:
    case v_mul_lo_u32:
      if (known == 1) return move(in, other);
      if (known == 0) return move_constant(in, 0);
      return;
    case s_and_b32:
    case v_and_b32:
      if (known == ~0u) return move(in, other);
      if (known == 0) return move_constant(in, 0);
      return;
    case s_or_b32:
    case v_or_b32:
      if (known == ~0u) return move_constant(in, ~0u);
      if (known == 0) return move(in, other);
      return;
    case s_add_i32:
    case s_add_u32:
    case v_add_u32:
    case s_xor_b32:
    case v_xor_b32:
      if (known == 0) return move(in, other);
      return;
    default: // differences and shifts: the second operand is what may have no effect
      if (knows_b && (is_shift(mnemonic) ? (y & 31) == 0 : y == 0)) return move(in, a);
    }
  }

  static constexpr bool is_product(u32 mnemonic) {
    return mnemonic == isa::mn::s_mul_i32 || mnemonic == isa::mn::v_mul_lo_u32;
  }
  static constexpr bool is_shift(u32 mnemonic) {
    using namespace isa::mn;
    return mnemonic == s_lshl_b32 || mnemonic == s_lshr_b32 || mnemonic == s_ashr_i32 ||
           mnemonic == v_lshlrev_b32 || mnemonic == v_lshrrev_b32 || mnemonic == v_ashrrev_i32;
  }

  /// Shift amounts: the five low bits count (CDNA3 ISA manual, S_LSHL_B32 and V_LSHLREV_B32).
  static constexpr u32 calculate(u32 mnemonic, u32 a, u32 b) {
    using namespace isa::mn;
    switch (mnemonic) {
    case s_add_i32:
    case s_add_u32:
    case v_add_u32: return a + b;
    case s_sub_i32:
    case s_sub_u32:
    case v_sub_u32:
    case v_subrev_u32: return a - b;
    case s_mul_i32:
    case v_mul_lo_u32: return a * b;
    case s_lshl_b32:
    case v_lshlrev_b32: return a << (b & 31);
    case s_lshr_b32:
    case v_lshrrev_b32: return a >> (b & 31);
    case s_ashr_i32:
    case v_ashrrev_i32: return static_cast<u32>(static_cast<i32>(a) >> (b & 31));
    case s_and_b32:
    case v_and_b32: return a & b;
    case s_or_b32:
    case v_or_b32: return a | b;
    default: return a ^ b;
    }
  }

  constexpr void move_constant(ir::instruction& in, u32 value) {
    in.literal = is_inline(value) ? 0 : value;
    move(in, integer_operand(value));
  }
  constexpr void move(ir::instruction& in, ir::operand from) {
    in.row = in.ops[0].is(ir::operand_kind::sgpr) ? s_mov_ : v_mov_;
    if (!from.is(ir::operand_kind::literal)) in.literal = 0;
    in.ops[1] = from;
    in.ops[2] = {};
  }

  constexpr bool sets_scc(const ir::instruction& in) const {
    return (effects_.rows.of(in.row) & analysis::effect::writes_scc()) != 0;
  }
  ir::program& p_;
  analysis::survey& effects_;
  static constexpr u32 everywhere = ~u32{0};
  list<u32> known_in_; ///< by dword: 1 + the block in which value_ is its value, or everywhere
  list<u32> value_;
  bool whole_ = false;
  u64 lasting_ = 0;        ///< as known_, of what is known everywhere
  u64 known_ = 0;          ///< bit d % 64: dword d may be known
  bool rewritten_ = false; ///< some known dword has several writers
  u32 block_ = 0;          ///< 1 + the current block
  u32 end_ = 0;            ///< of the current block
  u16 s_mov_ = 0, v_mov_ = 0;
};

} // namespace detail

constexpr void fold(ir::program& p, analysis::survey& effects) {
  if (!effects.rows.upsets() && !effects.foldable().empty()) detail::constant_folder(p, effects).run();
}
constexpr void fold(ir::program& p) {
  analysis::survey effects(p);
  fold(p, effects);
}

} // namespace kiln::pass
