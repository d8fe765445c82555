// SPDX-License-Identifier: MIT
// Joins two operations of a chain into one of three operands: v_add3_u32, v_or3_b32, v_max3 and v_min3.
//   needs  a program over virtual registers
//   gives  the same number of instructions; the first of the two is left to remove_dead_code, or is a move of a register to
//          itself, which remove_copies removes
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/survey.hpp>

namespace kiln::pass {

namespace detail {

/// Integers wrap, so that any grouping is right; v_max3_f32 is defined as v_max_f32 of v_max_f32, NaNs included (CDNA3 ISA
/// manual, V_MAX3_F32), and LLVM joins them alike (SITargetLowering::performMinMaxCombine). The first result has one writer,
/// and one reader in the same block; or both operations change one register, which nothing between them touches. Between them
/// nothing changes what the first reads.
class chain_joiner {
public:
  constexpr chain_joiner(ir::program& p, analysis::survey& effects) : p_(p), effects_(effects) {}

  constexpr void run() {
    u32 block = 0;
    const ir::instruction* const code = p_.code.begin();
    const u32* const effects_of = effects_.rows.table();
    for (const u32 i : effects_.chosen())
      if ((effects_of[code[i].row] & analysis::effect::chains()) != 0) join(i, block);
  }

private:
  static constexpr u32 none = ~0u, farthest = 64; ///< instructions between the two

  static constexpr u32 joined_mnemonic(const ir::instruction& in) {
    using namespace isa::mn;
    switch (in.given != 0 || (in.marks & (ir::mark::keep | ir::mark::keeps_destination)) != 0
                ? none
                : isa::rows[in.row].mnemonic) {
    case v_add_u32: return v_add3_u32;
    case v_or_b32: return v_or3_b32;
    case v_max_f32: return v_max3_f32;
    case v_min_f32: return v_min3_f32;
    case v_max_i32: return v_max3_i32;
    case v_min_i32: return v_min3_i32;
    case v_max_u32: return v_max3_u32;
    case v_min_u32: return v_min3_u32;
    default: return none;
    }
  }

  /// The second operation, i, with the one that makes either operand. `block` is not after its own.
  constexpr void join(u32 i, u32& block) {
    const u32 joined = joined_mnemonic(p_.code[i]);
    if (joined == none) return;
    while (p_.end_of(block) <= i) ++block;
    if (!join(i, block, joined, 1)) join(i, block, joined, 2);
  }
  /// With the one that makes its operand at `place`.
  constexpr bool join(u32 i, u32 block, u32 joined, u32 place) {
    ir::instruction& in = p_.code[i];
    const ir::operand made = in.op(place), other = in.op(3 - place);
    if (!made.is(ir::operand_kind::vgpr) || made.bits == other.bits) return false;
    const u64 writer = effects_.writers()[made.payload()];
    if (writer >= analysis::survey::several() && made.bits == in.op(0).bits)
      return join_in_place(i, block, joined, other);
    if (writer >= analysis::survey::several() || static_cast<u32>(writer >> 32) != block || writer == 0)
      return false;
    const u32 first = analysis::survey::index(writer);
    if (first >= i || i - first > farthest) return false;
    const ir::instruction& before = p_.code[first];
    if (static_cast<u32>(before.ops.low) != made.bits || joined_mnemonic(before) != joined) return false;
    const ir::operand a = before.op(1), b = before.op(2);
    if (!fits(a, b, other) || is_changed(a, first, i) || is_changed(b, first, i)) return false;
    if (p_.groups[ir::group_of(p_, made.payload())].fixed >= 0) return false; // chosen by the author
    if (accesses(made.payload()) != 2) return false;                          // its write and its read
    become(in, joined, a, b, other);
    return true;
  }
  /// x = x op a and x = x op b, with i the number of the second.
  constexpr bool join_in_place(u32 i, u32 block, u32 joined, ir::operand b) {
    const ir::operand x = p_.code[i].op(0);
    const u32 far = i > farthest ? i - farthest : 0,
              begin = p_.blocks[block].first > far ? p_.blocks[block].first : far;
    u32 first = i;
    while (first != begin && !touches(p_.code[first - 1], x)) --first;
    if (first == begin) return false;
    ir::instruction& before = p_.code[--first];
    if (before.op(0).bits != x.bits || joined_mnemonic(before) != joined) return false;
    const u32 place = before.op(1).bits == x.bits ? 1 : 2;
    const ir::operand a = before.op(3 - place);
    if (before.op(place).bits != x.bits || a.bits == x.bits || b.bits == x.bits || !fits(x, a, b) ||
        is_changed(a, first, i))
      return false;
    become(p_.code[i], joined, x, a, b);
    before.row = isa::mnemonics[isa::mn::v_mov_b32].first_row;
    effects_.rows.meet(before.row);
    before.set_op(1, x);
    before.set_op(2, {});
    p_.moves_to_itself = true;
    return true;
  }
  static constexpr bool touches(const ir::instruction& in, ir::operand x) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k < list.count; ++k)
      if (in.op(k).is_register() && x.bits - in.op(k).bits < list.places[k].dwords) return true;
    return false;
  }
  constexpr void become(ir::instruction& in, u32 joined, ir::operand a, ir::operand b, ir::operand c) {
    in.row = isa::mnemonics[joined].first_row;
    effects_.rows.meet(in.row);
    in.set_op(1, a);
    in.set_op(2, b);
    in.set_op(3, c);
    in.marks &= static_cast<u16>(~ir::mark::address);
  }

  /// Three operands take one SGPR in all, and no literal (CDNA3 ISA manual, VOP3).
  static constexpr bool fits(ir::operand a, ir::operand b, ir::operand c) {
    u32 scalar = 0;
    const ir::operand all[3] = {a, b, c};
    for (const ir::operand o : all) {
      if (o.is(ir::operand_kind::vgpr) || is_inline(o)) continue;
      if (!o.is(ir::operand_kind::sgpr) || (scalar != 0 && scalar != o.bits)) return false;
      scalar = o.bits;
    }
    return true;
  }
  static constexpr bool is_inline(ir::operand o) {
    return o.is(ir::operand_kind::fixed) &&
           o.payload() - ir::source_code::zero <= ir::source_code::minus_sixteen - ir::source_code::zero;
  }

  constexpr bool is_changed(ir::operand o, u32 first, u32 i) const {
    if (!o.is_register()) return false;
    if (const u64 writer = effects_.writers()[o.payload()]; writer < analysis::survey::several())
      return analysis::survey::index(writer) > first && analysis::survey::index(writer) < i && writer != 0;
    for (u32 n = first + 1; n < i; ++n) {
      const isa::operand_list& list = isa::operand_lists[isa::rows[p_.code[n].row].operands];
      for (u32 left = list.writes; left != 0; left &= left - 1) {
        const u32 k = static_cast<u32>(__builtin_ctz(left));
        if (o.bits - p_.code[n].op(k).bits < list.places[k].dwords) return true;
      }
    }
    return false;
  }

  /// How often operands of the whole program name a VGPR. Counted at the first question: few programs have such chains.
  constexpr u32 accesses(u32 dword) {
    if (accesses_.empty()) {
      accesses_ = list<u32>(p_.virtual_dwords + 1); // the last for what is no VGPR
      count_accesses();
    }
    return accesses_[dword];
  }
  constexpr void count_accesses() {
    u32* const count = accesses_.begin();
    const u32* const further_of = effects_.rows.further_registers();
    const u32 none = p_.virtual_dwords;
    constexpr u32 first = ir::first_vgpr(), vectors = ir::vectors(), number = ir::payload_mask();
    u128 ops = 0;
    // One statement for each instruction: constant evaluation counts these.
    for (const ir::instruction* in = p_.code.begin(), * const end = p_.code.end();
         in != end && (ops = in->ops.low, true); ++in)
      if (++count[static_cast<u32>(ops) - first < vectors ? static_cast<u32>(ops) & number : none],
          ++count[static_cast<u32>(ops >> 32) - first < vectors ? static_cast<u32>(ops >> 32) & number
                                                                : none],
          ++count[static_cast<u32>(ops >> 64) - first < vectors ? static_cast<u32>(ops >> 64) & number
                                                                : none],
          ++count[static_cast<u32>(ops >> 96) - first < vectors ? static_cast<u32>(ops >> 96) & number
                                                                : none],
          (further_of[in->row] | in->ops.high) != 0)
        count_more(*in, further_of[in->row]);
  }
  /// The other registers of tuples, and the places from the fifth on.
  constexpr void count_more(const ir::instruction& in, u32 further) {
    for (u32 k = 0; k != isa::max_operands; ++k, further >>= analysis::row_effects::further_width)
      if (in.op(k).bits - ir::first_vgpr() < ir::vectors())
        for (u32 d = k < 4 ? 1 : 0; d <= (further & analysis::row_effects::further_mask); ++d)
          ++accesses_[in.op(k).payload() + d];
  }

  ir::program& p_;
  analysis::survey& effects_;
  list<u32> accesses_; ///< by dword
};

} // namespace detail

constexpr void join_chains(ir::program& p, analysis::survey& effects) {
  if (!effects.rows.upsets() && !effects.splits_exec()) detail::chain_joiner(p, effects).run();
}
constexpr void join_chains(ir::program& p) {
  analysis::survey effects(p);
  join_chains(p, effects);
}

} // namespace kiln::pass
