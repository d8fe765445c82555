// SPDX-License-Identifier: MIT
// Writes values where they are wanted: a register, or a pair of SGPRs, that is copied into a part of a tuple becomes that part.
// A variable that begins as a copy, as `x` of `auto x = k.vgpr<f32>(a); x = max(x, b)`, is read where it was copied from.
//   needs  a program over virtual registers
//   gives  fewer moves; the register's other readers read the tuple's
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/survey.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// Both registers have one writer in the whole program. Either the copy follows the value in one block, and nothing in between
/// reads the tuple, or what reads the tuple follows the copy in one block: so both hold the same value wherever the tuple is
/// read, in later iterations too. The lanes of the copy are some of those that the value has.
class copy_coalescer {
public:
  constexpr copy_coalescer(ir::program& p, analysis::survey& effects)
      : p_(p),
        effects_(effects),
        writers_(effects.writers()),
        further_of_(effects.rows.further_registers()) {}

  constexpr void run() {
    constexpr u32 first = ir::first_register(), all = ir::registers();
    const ir::instruction* const code = p_.code.begin();
    for (const ir::instruction* in = code, * const end = p_.code.end(); in != end; ++in)
      // The first tests of takes(), without the call.
      if ((in->row == v_mov_ || in->row == s_mov_ || in->row == s_mov_pair_) &&
          static_cast<u32>(in->ops.low >> 32) - first < all)
        copies_.push_back(static_cast<u32>(in - code));
    list<u32> gone;
    u32 b = 0;
    for (const u32 i : copies_) {
      while (p_.end_of(b) <= i) ++b;
      if (takes(i, p_.blocks[b].first, p_.end_of(b)) || is_bypassed(i, p_.end_of(b))) gone.push_back(i);
    }
    if (gone.empty()) return;
    if (!becomes_.empty()) rename();
    remove_instructions(p_, gone);
  }

private:
  static consteval u32 chosen() { return ir::mark::keep | ir::mark::keeps_destination; }

  static constexpr u32 farthest = 32; ///< instructions from the value to its copy, and on to what reads that
  static constexpr u32 further_width = analysis::row_effects::further_width,
                       further_mask = analysis::row_effects::further_mask;

  constexpr bool takes(u32 i, u32 begin, u32 end) {
    const ir::instruction& in = p_.code[i];
    const u128 ops = in.ops.low;
    const u32 to = static_cast<u32>(ops), from = static_cast<u32>(ops >> 32);
    if (in.given != 0 || (in.marks & chosen()) != 0 || ((to ^ from) & ir::kind_mask()) != 0) return false;
    const u32 t = to & ir::payload_mask(), f = from & ir::payload_mask(),
              dwords = in.row == s_mov_pair_ ? 2 : 1;
    const ir::register_group &tuple = p_.groups[ir::group_of(p_, t)], &value = p_.groups[ir::group_of(p_, f)];
    if (tuple.dwords == dwords || value.dwords != dwords || !is_free(tuple) || !is_free(value)) return false;
    if (becomes_.empty()) becomes_ = list<u32>(p_.virtual_dwords);
    for (u32 d = 0; d != dwords; ++d)
      if (!is_single(t + d) || !is_single(f + d) || becomes_[f + d] != 0) // it is a part of another tuple
        return false;
    if (in.row != v_mov_ && is_in_tables(f)) return false;
    if (!follows(i, begin, to, from, dwords) && (dwords != 1 || !is_read_after(i, end, to))) return false;
    for (u32 d = 0; d != dwords; ++d) {
      becomes_[f + d] = 1 + t + d;
      effects_.pass_writer(f + d, t + d);
    }
    return true;
  }
  /// Later passes know it by its number.
  constexpr bool is_in_tables(u32 dword) const {
    for (const ir::exec_region& r : p_.regions)
      if (dword - r.mask < 2) return true;
    for (const u32 mask : p_.lane_masks)
      if (dword == mask) return true;
    for (const u32 number : p_.literal_dwords)
      if (dword == number) return true;
    return false;
  }
  /// The value of `from` is made in this block, and nothing from there to its copy touches `to`.
  constexpr bool follows(u32 i, u32 begin, u32 to, u32 from, u32 dwords) const {
    const u32 first = i > begin + farthest ? i - farthest : begin;
    u32 left = dwords;
    for (u32 n = i; n-- > first;) {
      u32 further = further_of_[p_.code[n].row];
      for (u128 ops = p_.code[n].ops.low; ops != 0; ops >>= 32, further >>= further_width)
        if (to - static_cast<u32>(ops) <= (further & further_mask) ||
            (dwords == 2 && to + 1 - static_cast<u32>(ops) <= (further & further_mask)))
          return false;
      if (p_.code[n].ops.high != 0) return false; // seldom
      const u32 result = static_cast<u32>(p_.code[n].ops.low);
      if (result - from >= dwords || !writes_first(p_.code[n])) continue;
      left -= 1 + (further_of_[p_.code[n].row] & further_mask);
      if (left == 0) return true;
    }
    return false;
  }
  static constexpr bool writes_first(const ir::instruction& in) {
    return (isa::operand_lists[isa::rows[in.row].operands].writes & 1) != 0;
  }
  /// All that touches `to` besides the copy comes soon after it in its block.
  constexpr bool is_read_after(u32 i, u32 end, u32 to) {
    if (touched_.empty()) count_touches();
    const u32 all = touched_[to & ir::payload_mask()];
    u32 here = 2; // the copy, and 1 more
    if (end > i + farthest) end = i + farthest;
    for (u32 n = i + 1; n < end && here != all; ++n) {
      u32 further = further_of_[p_.code[n].row];
      for (u128 ops = p_.code[n].ops.low; ops != 0; ops >>= 32, further >>= further_width)
        here += to - static_cast<u32>(ops) <= (further & further_mask);
      further = further_of_[p_.code[n].row] >> 4 * further_width;
      for (u64 ops = p_.code[n].ops.high; ops != 0; ops >>= 32, further >>= further_width)
        here += to - static_cast<u32>(ops) <= (further & further_mask);
    }
    return here == all;
  }
  /// Of the tuples that something is copied to.
  constexpr void count_touches() {
    touched_ = list<u32>(p_.virtual_dwords);
    u32* const touched = touched_.begin();
    constexpr u32 first = ir::first_register(), all = ir::registers(), number = ir::payload_mask();
    for (const u32 i : copies_) ask_for(p_.code[i].op(0));
    for (const ir::instruction* in = p_.code.begin(), * const last = p_.code.end(); in != last; ++in)
      // One expression: constant evaluation counts statements.
      if ((static_cast<u32>(in->ops.low) - first < all &&
           touched[static_cast<u32>(in->ops.low) & number] != 0) ||
          (static_cast<u32>(in->ops.low >> 32) - first < all &&
           touched[static_cast<u32>(in->ops.low >> 32) & number] != 0) ||
          (static_cast<u32>(in->ops.low >> 64) - first < all &&
           touched[static_cast<u32>(in->ops.low >> 64) & number] != 0) ||
          (static_cast<u32>(in->ops.low >> 96) - first < all &&
           touched[static_cast<u32>(in->ops.low >> 96) & number] != 0) ||
          in->ops.high != 0)
        touch_all(*in);
  }
  constexpr void touch_all(const ir::instruction& in) {
    u32 further = further_of_[in.row];
    for (u128 ops = in.ops.low; ops != 0; ops >>= 32, further >>= further_width)
      touch(static_cast<u32>(ops), further & further_mask);
    further = further_of_[in.row] >> 4 * further_width;
    for (u64 ops = in.ops.high; ops != 0; ops >>= 32, further >>= further_width)
      touch(static_cast<u32>(ops), further & further_mask);
  }
  constexpr void ask_for(ir::operand to) {
    if (!to.is_register()) return;
    const ir::register_group& g = p_.groups[ir::group_of(p_, to.payload())];
    if (g.dwords == 1 || touched_[g.first] != 0) return;
    for (u32 d = g.first; d != g.first + g.dwords; ++d) touched_[d] = 1;
  }
  constexpr void touch(u32 bits, u32 further) {
    if (bits - ir::first_register() >= ir::registers()) return;
    u32* touched = touched_.begin() + (bits & ir::payload_mask());
    for (const u32* const last = touched + further; touched <= last; ++touched) *touched += *touched != 0;
  }

  /// The copy in a VGPR that is written again later in its block: what reads it until then reads its source, if nothing
  /// writes that before. EXEC is the same in all of the block.
  constexpr bool is_bypassed(u32 i, u32 end) {
    const ir::instruction& copy = p_.code[i];
    const u32 to = static_cast<u32>(copy.ops.low), from = static_cast<u32>(copy.ops.low >> 32);
    if (copy.row != v_mov_ || copy.given != 0 || (copy.marks & chosen()) != 0 ||
        ((to ^ from) & ir::kind_mask()) != 0 ||
        writers_[to & ir::payload_mask()] < analysis::survey::several() || effects_.splits_exec())
      return false;
    const ir::register_group& g = p_.groups[ir::group_of(p_, to & ir::payload_mask())];
    if (g.dwords != 1 || !is_free(g)) return false;
    u32 last = i + 1;
    if (end > i + farthest) end = i + farthest;
    while (last < end && keeps_both(p_.code[last], to, from)) ++last;
    if (last >= end || !renews(p_.code[last], to)) return false;
    for (u32 n = i + 1; n <= last; ++n) {
      ir::instruction& in = p_.code[n];
      const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
      for (u32 k = 0; k < list.count; ++k)
        if ((list.reads >> k & 1) != 0 && in.op(k).bits == to) in.set_op(k, ir::operand(from));
    }
    return true;
  }
  /// Neither register is written, and every read of the copy can be one of its source.
  constexpr bool keeps_both(const ir::instruction& in, u32 to, u32 from) const {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = 0; k < list.count; ++k) {
      const u32 bits = in.op(k).bits, further = list.places[k].dwords - 1u;
      if ((list.writes >> k & 1) != 0 && (to - bits <= further || from - bits <= further)) return false;
      if (to - bits <= further && !may_read_source(in, list, k)) return false;
    }
    return true;
  }
  /// It may read the copy, and writes all of it, the last instruction that has to do with the copy.
  constexpr bool renews(const ir::instruction& in, u32 to) const {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    const u32 effects = effects_.rows.of(in.row);
    if (static_cast<u32>(in.ops.low) != to || list.writes != 1 || list.places[0].dwords != 1 ||
        (list.reads & 1) != 0 || (in.marks & ir::mark::keeps_destination) != 0 ||
        (effects & analysis::effect::vector()) == 0 ||
        (isa::rows[in.row].flags & isa::flag::ignores_exec) != 0)
      return false;
    for (u32 k = 1; k < list.count; ++k)
      if (to - in.op(k).bits < list.places[k].dwords && !may_read_source(in, list, k)) return false;
    return true;
  }
  /// A place with the copy alone, in an instruction without reads of other lanes.
  constexpr bool may_read_source(const ir::instruction& in, const isa::operand_list& list, u32 k) const {
    return list.places[k].dwords == 1 && list.places[k].tied_to == 0xff &&
           (effects_.rows.of(in.row) & analysis::effect::crosses_lanes()) == 0;
  }

  constexpr bool is_single(u32 dword) const {
    return writers_[dword] != 0 && writers_[dword] < analysis::survey::several();
  }
  static constexpr bool is_free(const ir::register_group& g) { return g.fixed == ir::any_register; }

  constexpr void rename() {
    const u32* const becomes = becomes_.begin();
    constexpr u32 first = ir::first_register(), all = ir::registers(), number = ir::payload_mask();
    for (ir::instruction* in = p_.code.begin(), * const end = p_.code.end(); in != end; ++in)
      // One expression: constant evaluation counts statements.
      if ((static_cast<u32>(in->ops.low) - first < all &&
           becomes[static_cast<u32>(in->ops.low) & number] != 0) ||
          (static_cast<u32>(in->ops.low >> 32) - first < all &&
           becomes[static_cast<u32>(in->ops.low >> 32) & number] != 0) ||
          (static_cast<u32>(in->ops.low >> 64) - first < all &&
           becomes[static_cast<u32>(in->ops.low >> 64) & number] != 0) ||
          (static_cast<u32>(in->ops.low >> 96) - first < all &&
           becomes[static_cast<u32>(in->ops.low >> 96) & number] != 0) ||
          (static_cast<u32>(in->ops.high) - first < all &&
           becomes[static_cast<u32>(in->ops.high) & number] != 0) ||
          in->ops.high >> 32 != 0)
        rename(*in, becomes);
  }
  static constexpr void rename(ir::instruction& in, const u32* becomes) {
    u32 k = 0;
    for (u128 ops = in.ops.low; ops != 0; ops >>= 32, ++k) rename(in, k, static_cast<u32>(ops), becomes);
    k = 4;
    for (u64 ops = in.ops.high; ops != 0; ops >>= 32, ++k) rename(in, k, static_cast<u32>(ops), becomes);
  }
  static constexpr void rename(ir::instruction& in, u32 place, u32 bits, const u32* becomes) {
    if (bits - ir::first_register() >= ir::registers()) return;
    if (const u32 to = becomes[bits & ir::payload_mask()]; to != 0)
      in.set_op(place, ir::operand((bits & ir::kind_mask()) | (to - 1)));
  }

  ir::program& p_;
  analysis::survey& effects_;
  const u64* const writers_;    ///< by dword: see analysis::survey
  const u32* const further_of_; ///< by row: see analysis::row_effects
  list<u32> copies_;            ///< instructions
  list<u32> becomes_;           ///< by dword: 1 + the dword that takes its place
  list<u32>
      touched_; ///< by dword: 0, or 1 + how many operands name it, where something is copied to its tuple
  const u16 v_mov_ = isa::mnemonics[isa::mn::v_mov_b32].first_row,
            s_mov_ = isa::mnemonics[isa::mn::s_mov_b32].first_row,
            s_mov_pair_ = isa::mnemonics[isa::mn::s_mov_b64].first_row;
};

} // namespace detail

constexpr void coalesce_copies(ir::program& p, analysis::survey& effects) {
  if ((p.has_addresses || p.has_descriptors) && !effects.rows.upsets())
    detail::copy_coalescer(p, effects).run();
}
constexpr void coalesce_copies(ir::program& p) {
  analysis::survey effects(p);
  coalesce_copies(p, effects);
}

} // namespace kiln::pass
