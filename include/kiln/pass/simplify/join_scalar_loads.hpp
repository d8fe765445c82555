// SPDX-License-Identifier: MIT
// Loads of neighbouring dwords into SGPRs become one: s_load_dwordx4 for four s_load_dword.
//   needs  a program over virtual registers
//   gives  wider loads into groups of their own, which are read in the place of the single ones. Those are left to
//          remove_dead_code
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/survey.hpp>
#include <kiln/analysis/registers/tables.hpp>
#include <kiln/pass/edit/scalar_load_row.hpp>

namespace kiln::pass {

namespace detail {

/// Joins loads of the builder's choice in one block that have one base, which nothing writes in between, and no store, wait or
/// barrier between them. The wider load is where the first of them was, and reads what they read: no address is accessed that
/// was not. SMEM needs the alignment of a dword for any width (CDNA3 ISA manual, 8.2), and gives wide results to SGPRs from an
/// even number, or a multiple of 4, on (8.3).
class scalar_load_joiner {
public:
  constexpr scalar_load_joiner(ir::program& p, analysis::survey& effects)
      : p_(p), effects_(effects), writers_(effects.writers()) {}

  /// Says whether any were joined.
  constexpr bool run() {
    find_pointer();
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i) {
        const ir::instruction& in = p_.code[i];
        const bool joins = is_candidate(in, i, b);
        if ((!joins && !may_be_passed(in)) || open_.size() == most_open) close();
        if (joins) open_.push_back({i, in.op(1).bits, in.op(2).signed_payload(), dwords_of(in)});
      }
      close();
    }
    if (joined_) rename();
    return joined_;
  }

private:
  static constexpr u32 none = ~0u, most_open = 32;

  struct load {
    u32 instruction, base;
    i32 offset; ///< bytes
    u32 dwords;
  };

  constexpr void find_pointer() {
    for (const ir::input& in : p_.inputs)
      if (in.is(ir::input::kind::kernarg_pointer)) pointer_ = p_.groups[in.group].first;
  }
  static constexpr u32 dwords_of(const ir::instruction& in) {
    return isa::operand_lists[isa::rows[in.row].operands].places[0].dwords;
  }
  constexpr bool is_single(u32 dword) const { return writers_[dword] < analysis::survey::several(); }

  /// A load at a constant distance from a base, whose results are in no other table.
  constexpr bool is_candidate(const ir::instruction& in, u32 i, u32 block) const {
    const isa::row& row = isa::rows[in.row];
    if (!row.is(isa::encoding::smem) || width_of(row.mnemonic) == 0 || (in.marks & ir::mark::keep) != 0 ||
        in.given != 0)
      return false;
    const ir::operand to = in.op(0), base = in.op(1);
    if (!to.is(ir::operand_kind::sgpr) || !base.is(ir::operand_kind::sgpr) || base.payload() == pointer_ ||
        !in.op(2).is(ir::operand_kind::immediate))
      return false;
    for (u32 d = base.payload(); d < base.payload() + 2; ++d)
      if (!is_single(d) || is_written_after(writers_[d], i, block)) return false;
    const ir::register_group& g = p_.groups[ir::group_of(p_, to.payload())];
    if (g.first != to.payload() || g.dwords != width_of(row.mnemonic) || g.fixed != ir::any_register)
      return false;
    for (u32 d = g.first; d < g.first + g.dwords; ++d)
      if (!is_single(d) || analysis::is_in_tables(p_, d)) return false;
    return true;
  }
  static constexpr bool is_written_after(u64 writer, u32 i, u32 block) {
    return writer != 0 && static_cast<u32>(writer >> 32) == block && analysis::survey::index(writer) >= i;
  }
  static constexpr u32 width_of(u32 mnemonic) {
    switch (mnemonic) {
    case isa::mn::s_load_dword: return 1;
    case isa::mn::s_load_dwordx2: return 2;
    case isa::mn::s_load_dwordx4: return 4;
    default: return 0;
    }
  }

  /// A load after it may be where it is: it writes no memory, and the author did not put it there to be met in order.
  constexpr bool may_be_passed(const ir::instruction& in) const {
    constexpr isa::flag_mask writes = isa::flag::may_store | isa::flag::atomic | isa::flag::lds_dma |
                                      isa::flag::barrier | isa::flag::side_effects | isa::flag::waitcnt |
                                      isa::flag::gws | isa::flag::sends_message;
    if ((isa::rows[in.row].flags & writes) != 0) return false;
    return (effects_.rows.of(in.row) & analysis::effect::special()) == 0 &&
           (in.marks & ir::mark::movable) == 0;
  }

  /// Joins what is open, in runs of neighbours.
  constexpr void close() {
    sort();
    for (u32 n = 0; n < open_.size();) {
      u32 dwords = open_[n].dwords, last = n + 1, best = n + 1, best_dwords = dwords;
      for (; last < open_.size() && dwords < 16 && is_next(open_[last - 1], open_[last]); ++last) {
        if (dwords % alignment_of(open_[last].dwords) != 0) break;
        dwords += open_[last].dwords;
        if (dwords == 2 || dwords == 4 || dwords == 8 || dwords == 16) best = last + 1, best_dwords = dwords;
      }
      if (best > n + 1) join(n, best, best_dwords);
      n = best;
    }
    open_.clear();
  }
  static constexpr bool is_next(const load& a, const load& b) {
    return a.base == b.base && a.offset + static_cast<i32>(4 * a.dwords) == b.offset;
  }
  static constexpr u32 alignment_of(u32 dwords) { return dwords < 4 ? dwords : 4; }
  /// By base and offset. Few, and mostly in order.
  constexpr void sort() {
    for (u32 n = 1; n < open_.size(); ++n)
      for (u32 k = n; k > 0 && comes_before(open_[k], open_[k - 1]); --k) {
        const load moved = open_[k], other = open_[k - 1];
        open_[k] = other;
        open_[k - 1] = moved;
      }
  }
  static constexpr bool comes_before(const load& a, const load& b) {
    return a.base != b.base ? a.base < b.base : a.offset < b.offset;
  }

  constexpr void join(u32 first, u32 last, u32 dwords) {
    u32 at = none;
    for (u32 n = first; n < last; ++n)
      if (open_[n].instruction < at) at = open_[n].instruction;
    const u32 row = scalar_load_row(p_, dwords, p_.code[at].row);
    if (row == none) return;
    for (u32 n = first; n < last; ++n)
      if (is_read_between(p_.code[open_[n].instruction].op(0), open_[n].dwords, at, open_[n].instruction))
        return;
    if (!joined_) new_of_ = list<u32>(p_.virtual_dwords);
    joined_ = true;
    const u32 to = p_.virtual_dwords;
    u32 next = to;
    for (u32 n = first; n < last; ++n) {
      ir::instruction& in = p_.code[open_[n].instruction];
      for (u32 d = 0; d < open_[n].dwords; ++d) new_of_[in.op(0).payload() + d] = next++;
      in.marks |= ir::mark::superseded;
    }
    p_.groups.push_back({to, static_cast<u16>(dwords), ir::bank::sgpr, static_cast<u8>(alignment_of(dwords)),
                         ir::any_register, p_.code[at].where});
    p_.virtual_dwords = next;
    ir::instruction& in = p_.code[at];
    in.row = static_cast<u16>(row);
    in.marks &= static_cast<u16>(~ir::mark::superseded);
    in.set_op(0, {ir::operand_kind::sgpr, to});
    in.set_op(2, {ir::operand_kind::immediate, static_cast<u32>(open_[first].offset)});
  }
  /// True if an instruction reads what an earlier iteration of a loop has loaded.
  constexpr bool is_read_between(ir::operand result, u32 dwords, u32 begin, u32 end) const {
    for (u32 i = begin; i < end; ++i) {
      const isa::operand_list& places = isa::operand_lists[isa::rows[p_.code[i].row].operands];
      for (u32 k = 0; k < places.count; ++k) {
        const ir::operand o = p_.code[i].op(k);
        if (o.is(ir::operand_kind::sgpr) && places.places[k].is_read() &&
            (o.payload() - result.payload() < dwords ||
             result.payload() - o.payload() < places.places[k].dwords))
          return true;
      }
    }
    return false;
  }
  /// Reads of the single loads' registers go to the wide ones'.
  constexpr void rename() {
    const u32 known = new_of_.size();
    for (ir::instruction& in : p_.code) {
      if ((in.marks & ir::mark::superseded) != 0 && width_of(isa::rows[in.row].mnemonic) != 0) continue;
      const isa::operand_list& places = isa::operand_lists[isa::rows[in.row].operands];
      for (u32 k = 0; k < places.count; ++k) {
        const ir::operand o = in.op(k);
        if (o.is(ir::operand_kind::sgpr) && o.payload() < known && new_of_[o.payload()] != 0)
          in.set_op(k, {ir::operand_kind::sgpr, new_of_[o.payload()]});
      }
    }
  }

  ir::program& p_;
  const analysis::survey& effects_;
  const u64* const writers_; ///< by dword: see analysis::survey
  u32 pointer_ = none; ///< virtual dword of the pointer to the arguments, whose loads are joined already
  list<load> open_;    ///< of the block so far
  list<u32> new_of_;   ///< by dword: the one that takes its place, or 0
  bool joined_ = false;
};

} // namespace detail

/// Says whether the survey has to be made again.
constexpr bool join_scalar_loads(ir::program& p, analysis::survey& effects) {
  if (!p.has_scalar_loads || effects.rows.upsets()) return false;
  detail::scalar_load_joiner joiner(p, effects); // after && clang's bytecode evaluator crashes over it
  return joiner.run();
}
constexpr void join_scalar_loads(ir::program& p) {
  analysis::survey effects(p);
  join_scalar_loads(p, effects);
}

} // namespace kiln::pass
