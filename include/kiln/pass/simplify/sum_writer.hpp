// SPDX-License-Identifier: MIT
// Writes the instructions of a sum of products, before the instruction that uses it.
#pragma once

#include <kiln/pass/edit/insert_instructions.hpp>
#include <kiln/pass/edit/integer_operand.hpp>
#include <kiln/pass/simplify/affine_index.hpp>

namespace kiln::pass {

/// What comes first is the same in many sums: pass::share_expressions finds it. All registers are new.
class sum_writer {
public:
  constexpr sum_writer(ir::program& p, analysis::survey& effects, list<insertion>& to)
      : p_(p), effects_(effects), to_(to) {}

  /// Sums are written before instruction `at`, shifted left.
  constexpr void begin(u32 at, u32 shift) {
    at_ = at;
    shift_ = shift;
    sum_ = {};
    is_shifted_ = true;
  }
  constexpr bool is_empty() const { return sum_.bits == 0; }
  /// The register with what was added.
  constexpr ir::operand sum() {
    if (!is_shifted_) sum_ = shifted(sum_, log_);
    is_shifted_ = true;
    return sum_;
  }

  /// The first is a VGPR's, and not subtracted.
  constexpr void add(const index_term& t) {
    const u64 size = static_cast<u64>(t.coefficient < 0 ? -t.coefficient : t.coefficient) << shift_;
    const bool is_power = (size & (size - 1)) == 0 && size < u64{1} << 31;
    const u32 log = is_power ? static_cast<u32>(__builtin_ctzll(size)) : 0;
    ir::operand x = t.a;
    if (t.is_product()) x = product(t);
    if (!is_power) x = times(x, static_cast<u32>(size), t);
    if (t.coefficient < 0) return subtract(shifted(x, log));
    if (is_empty()) {
      sum_ = x;
      log_ = log;
      is_shifted_ = log == 0;
    } else if (!is_shifted_ && log == log_) {
      sum_ = write(isa::mn::v_add_lshl_u32, x, sum_, inline_number(log));
      is_shifted_ = true;
    } else if (log == 0) {
      sum_ = write(isa::mn::v_add_u32, x, sum());
    } else {
      const ir::operand before = sum();
      sum_ = write(isa::mn::v_lshl_add_u32, x, inline_number(log), before);
    }
  }
  /// A number; the sum is not empty.
  constexpr void add(i64 number) {
    const u32 value = static_cast<u32>(number) << shift_;
    if (value == 0) return;
    const ir::operand before = sum();
    sum_ = write(isa::mn::v_add_u32, integer_operand(value), before, {}, value);
  }

  /// All terms, those that many accesses share first: of lanes, uniform products, registers, and what has a coefficient, which
  /// often is the number of a copy of a loop's body; each before what changes in the loop.
  constexpr bool add_all(const affine_index& x, bool without_fixed) {
    for (u32 varies = 0; varies < 2; ++varies)
      for (u32 kind = 0; kind < 4; ++kind)
        for (u32 i = 0; i < x.count; ++i) {
          const index_term& t = x.terms[i];
          if (t.varies != (varies != 0) || kind_of(t) != kind) continue;
          if (without_fixed && t.is_fixed() && t.coefficient > 0) continue;
          if (is_empty() && (t.is_uniform() || t.coefficient < 0)) return false;
          add(t);
        }
    return !is_empty();
  }

  /// A number less one VGPR, both shifted.
  constexpr ir::operand difference(i64 number, const index_term& t) {
    const ir::operand x = shifted(t.a, shift_);
    const u32 value = static_cast<u32>(number) << shift_;
    return write(isa::mn::v_sub_u32, integer_operand(value), x, {}, value);
  }

  /// base + the terms of `sum`, SGPRs that are the same in all iterations of the loop around `block`, which fit 32 bits.
  /// Additions with carry are not shared, so what the block has is kept, if the author does not move the base.
  constexpr ir::operand moved_base(ir::operand base, const affine_index& sum, u32 block) {
    const u64* const writers = effects_.writers() + base.payload();
    const bool stays = writers[0] < analysis::survey::several() && writers[1] < analysis::survey::several();
    for (const moved& m : moved_)
      if (stays && m.block == block && m.base == base.bits && m.shift == shift_ && m.count == sum.count &&
          sum.has_terms(moved_by_.begin() + m.first))
        return m.pair;
    const ir::operand pair = write_base(base, sum);
    moved_.push_back({base.bits, block, shift_, pair, moved_by_.size(), sum.count});
    for (u32 n = 0; n < sum.count; ++n) moved_by_.push_back(sum.terms[n]);
    return pair;
  }

private:
  static constexpr u32 kind_of(const index_term& t) {
    return !t.is_uniform() ? 0 : t.is_product() ? 1 : t.coefficient == 1 ? 2 : 3;
  }

  /// A base that has been moved by `count` terms, from `first` on in moved_by_.
  struct moved {
    u32 base, block, shift;
    ir::operand pair;
    u32 first, count;
  };
  constexpr ir::operand write_base(ir::operand base, const affine_index& sum) {
    ir::operand bytes{};
    for (u32 i = 0; i < sum.count; ++i) {
      const index_term& t = sum.terms[i];
      const u64 size = static_cast<u64>(t.coefficient) << shift_;
      ir::operand x = t.is_product() ? product(t) : t.a;
      if ((size & (size - 1)) != 0)
        x = times(x, static_cast<u32>(size), t);
      else
        x = shifted(x, static_cast<u32>(__builtin_ctzll(size)));
      bytes = bytes.bits == 0 ? x : write(isa::mn::s_add_u32, bytes, x);
    }
    const ir::operand pair = new_register(ir::bank::sgpr, 2),
                      high(ir::operand_kind::sgpr, pair.payload() + 1);
    put(isa::mn::s_add_u32, pair, base, bytes);
    put(isa::mn::s_addc_u32, high, ir::operand(ir::operand_kind::sgpr, base.payload() + 1), inline_number(0));
    return pair;
  }

  static constexpr ir::operand inline_number(u32 n) {
    return {ir::operand_kind::fixed, ir::source_code::zero + n};
  }

  constexpr ir::operand product(const index_term& t) {
    const bool uniform = t.is_uniform() && t.b.is(ir::operand_kind::sgpr);
    if (uniform) return write(isa::mn::s_mul_i32, t.a, t.b);
    const bool is_short = t.of_a.high >> 24 == 0 && t.of_b.high >> 24 == 0;
    return is_short ? write(isa::mn::v_mul_u32_u24, t.b, t.a) : write(isa::mn::v_mul_lo_u32, t.a, t.b);
  }
  constexpr ir::operand times(ir::operand x, u32 by, const index_term& t) {
    if (x.is(ir::operand_kind::sgpr)) return write(isa::mn::s_mul_i32, x, integer_operand(by), {}, by);
    if (!t.is_product() && t.of_a.high >> 24 == 0 && by >> 24 == 0)
      return write(isa::mn::v_mul_u32_u24, integer_operand(by), x, {}, by);
    ir::operand number = integer_operand(by); // VOP3 takes no literal
    if (number.is(ir::operand_kind::literal)) {
      number = new_register(ir::bank::sgpr, 1);
      put(isa::mn::s_mov_b32, number, integer_operand(by), {}, {}, by);
    }
    return write(isa::mn::v_mul_lo_u32, x, number);
  }
  constexpr ir::operand shifted(ir::operand x, u32 log) {
    if (log == 0) return x;
    if (x.is(ir::operand_kind::sgpr)) return write(isa::mn::s_lshl_b32, x, inline_number(log));
    return write(isa::mn::v_lshlrev_b32, inline_number(log), x);
  }
  constexpr void subtract(ir::operand x) {
    const ir::operand before = sum();
    sum_ = x.is(ir::operand_kind::sgpr) ? write(isa::mn::v_subrev_u32, x, before)
                                        : write(isa::mn::v_sub_u32, before, x);
  }

  constexpr ir::operand new_register(ir::bank bank, u32 dwords) {
    const ir::operand o(bank == ir::bank::sgpr ? ir::operand_kind::sgpr : ir::operand_kind::vgpr,
                        p_.virtual_dwords);
    p_.groups.push_back({p_.virtual_dwords, static_cast<u16>(dwords), bank, static_cast<u8>(dwords),
                         ir::any_register, p_.code[at_].where});
    p_.virtual_dwords += dwords;
    return o;
  }
  /// An instruction with a new register as its result.
  constexpr ir::operand write(u32 mnemonic, ir::operand a, ir::operand b, ir::operand c = {},
                              u32 literal = 0) {
    const bool scalar = (isa::rows[isa::mnemonics[mnemonic].first_row].flags & isa::flag::salu) != 0;
    const ir::operand to = new_register(scalar ? ir::bank::sgpr : ir::bank::vgpr, 1);
    put(mnemonic, to, a, b, c, literal);
    return to;
  }
  constexpr void put(u32 mnemonic, ir::operand to, ir::operand a, ir::operand b, ir::operand c = {},
                     u32 literal = 0) {
    insertion in{at_, p_.code[at_]};
    in.what.row = isa::mnemonics[mnemonic].first_row;
    in.what.marks = 0;
    in.what.modifiers = 0;
    in.what.given = 0;
    in.what.literal = a.is(ir::operand_kind::literal) || b.is(ir::operand_kind::literal) ? literal : 0;
    in.what.ops = {};
    in.what.set_op(0, to);
    in.what.set_op(1, a);
    in.what.set_op(2, b);
    in.what.set_op(3, c);
    effects_.rows.meet(in.what.row);
    to_.push_back(in);
  }

  ir::program& p_;
  analysis::survey& effects_;
  list<insertion>& to_;
  list<moved> moved_;
  list<index_term> moved_by_;
  ir::operand sum_{};
  u32 at_ = 0, shift_ = 0;
  u32 log_ = 0;            ///< the first term still has to be shifted by
  bool is_shifted_ = true; ///< it has been
};

} // namespace kiln::pass
