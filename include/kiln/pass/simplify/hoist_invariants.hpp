// SPDX-License-Identifier: MIT
// Loop-invariant code motion: what is the same in all iterations is calculated before the loop.
//   needs  a program over virtual registers
//   gives  the same instructions; some of the builder's choice lie before the loop
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/programs/dependence.hpp>
#include <kiln/analysis/programs/survey.hpp>

namespace kiln::pass {

namespace detail {

/// A loop is a row of blocks that ends with a jump back to the first, that is entered there alone, and that the block before
/// goes on into. An instruction moves if it is a function of its operands, the only writer of its results, and none of its
/// operands is written in the loop. It may then run more often than before (there may be no iteration) and for more lanes:
/// nothing reads those results. Each loop takes so many registers and no more, as they are live in all of it.
class invariant_hoister {
public:
  constexpr invariant_hoister(ir::program& p, const analysis::survey& effects,
                              const analysis::flow_graph& flow)
      : p_(p), effects_(effects), flow_(flow), writers_(effects.writers()) {}

  constexpr void run() {
    find_loops();
    if (loops_.empty()) return;
    moved_to_ = list<u32>(p_.virtual_dwords);
    for (const loop& l : loops_) hoist(l);
    if (!moves_.empty()) rebuild();
  }

private:
  static constexpr u32 most_sgprs = 24, most_vgprs = 16; ///< of one loop
  static constexpr u32 further_width = analysis::row_effects::further_width,
                       further_mask = analysis::row_effects::further_mask;

  struct loop {
    u32 first, last; ///< blocks
  };
  struct move {
    u32 from;      ///< instruction
    u32 block, to; ///< before instruction `to` of the block, or at its end
  };

  /// Outer loops first.
  constexpr void find_loops() {
    for (u32 b = 0; b < flow_.size(); ++b) {
      const u32 head = flow_[b].target;
      if (head == analysis::no_block || head > b || head == 0 || flow_[head - 1].next != head) continue;
      u32 at = 0;
      while (at < loops_.size() && loops_[at].first < head) ++at;
      if (at < loops_.size() && loops_[at].first == head) {
        loops_[at].last = b; // a further jump back to the same head
        continue;
      }
      loops_.push_back({head, b});
      for (u32 k = loops_.size() - 1; k > at; --k) loops_[k] = loops_[k - 1];
      loops_[at] = {head, b};
    }
  }
  constexpr bool is_entered_at_head_alone(const loop& l) const {
    for (u32 b = 0; b < flow_.size(); ++b) {
      const u32 to = flow_[b].target;
      if ((b < l.first || b > l.last) && to >= l.first && to <= l.last) return false;
    }
    return true;
  }

  constexpr void hoist(const loop& l) {
    const analysis::survey::indices chosen = effects_.chosen();
    const u32 begin = p_.blocks[l.first].first, end = p_.end_of(l.last);
    const u32* i = lower_bound(chosen, begin);
    if (i == chosen.end() || *i >= end || !is_entered_at_head_alone(l)) return;
    loop_ = l;
    sgprs_ = vgprs_ = 0;
    knows_reads_ = knows_writes_ = false;
    find_place();
    u32 block = l.first;
    for (; i != chosen.end() && *i < end; ++i) {
      while (p_.end_of(block) <= *i) ++block;
      const u32 count = movable(*i, block);
      if (count == 0) continue;
      sgprs_ = new_sgprs_;
      vgprs_ = new_vgprs_;
      for (u32 k = 0; k < count; ++k) take(*i + k);
    }
  }
  static constexpr const u32* lower_bound(const analysis::survey::indices& all, u32 value) {
    const u32 *low = all.begin(), *high = all.end();
    while (low != high) {
      const u32* const middle = low + (high - low) / 2;
      if (*middle < value)
        low = middle + 1;
      else
        high = middle;
    }
    return low;
  }

  /// Before the branch that ends the block in front of the loop, and before the comparison whose result it reads.
  constexpr void find_place() {
    const u32 before = loop_.first - 1, begin = p_.blocks[before].first;
    to_ = p_.end_of(before);
    may_write_scc_ = !scc_crosses_blocks();
    if (to_ == begin || (isa::rows[p_.code[to_ - 1].row].flags & isa::flag::branch) == 0) return;
    --to_;
    if ((analysis::scc_use(p_.code[to_], effects_.rows.of(p_.code[to_].row)) &
         analysis::effect::reads_scc()) == 0)
      return;
    u32 i = to_;
    while (i != begin && (effects_.rows.of(p_.code[i - 1].row) & analysis::effect::writes_scc()) == 0) --i;
    if (i != begin)
      to_ = i - 1;
    else
      may_write_scc_ = false;
  }
  /// True if some block reads the SCC that it begins with.
  constexpr bool scc_crosses_blocks() {
    if (knows_scc_) return scc_crosses_;
    knows_scc_ = true;
    for (u32 b = 0; b < p_.blocks.size() && !scc_crosses_; ++b)
      for (u32 i = p_.blocks[b].first, end = p_.end_of(b); i < end; ++i) {
        const u32 use = analysis::scc_use(p_.code[i], effects_.rows.of(p_.code[i].row));
        scc_crosses_ = (use & analysis::effect::reads_scc()) != 0;
        if (use != 0) break;
      }
    return scc_crosses_;
  }

  /// How many instructions from i on may move: 0, 1, or the two of an addition with carry.
  constexpr u32 movable(u32 i, u32 block) {
    using namespace analysis;
    new_sgprs_ = sgprs_;
    new_vgprs_ = vgprs_;
    const ir::instruction& in = p_.code[i];
    const u32 effects = effects_.rows.of(in.row);
    if ((effects & effect::pure()) == 0 || (effects & (effect::crosses_lanes() | effect::special())) != 0 ||
        is_moved(in) || !is_invariant(in))
      return 0;
    if ((effects & effect::vector()) != 0 &&
        (p_.writes_exec_by_hand || !p_.lies_in(p_.blocks[block].region, p_.blocks[loop_.first - 1].region)))
      return 0;
    u32 count = 1;
    if ((effects & effect::writes_scc()) != 0) {
      if (!may_write_scc_) return 0;
      if (i + 1 < p_.end_of(block) && takes_carry(p_.code[i + 1]) && is_invariant(p_.code[i + 1])) count = 2;
      if (scc_is_read_after(effects_.rows, p_, i + count - 1, p_.end_of(block), false)) return 0;
    }
    return is_read_in_loop(in) || (count == 2 && is_read_in_loop(p_.code[i + 1])) ? count : 0;
  }
  static constexpr bool takes_carry(const ir::instruction& in) {
    const u32 mnemonic = isa::rows[in.row].mnemonic;
    return mnemonic == u32{isa::mn::s_addc_u32} || mnemonic == u32{isa::mn::s_subb_u32};
  }
  constexpr bool is_invariant(const ir::instruction& in) {
    const u32 effects = effects_.rows.of(in.row), results = results_of(in);
    return (in.marks & (ir::mark::keep | ir::mark::keeps_destination)) == 0 && results != 0 &&
           reads_from_outside(in, results) &&
           writes_alone(in, results, (effects & analysis::effect::vector()) != 0);
  }
  constexpr u32 results_of(const ir::instruction& in) const {
    return effects_.rows.of(in.row) >> analysis::effect::results_shift() & 7;
  }

  constexpr bool is_moved(const ir::instruction& in) const {
    return in.op(0).is_register() && moved_to_[in.op(0).payload()] != 0;
  }
  constexpr bool is_written_outside(u32 dword) {
    if (moved_to_[dword] != 0) return is_before_place(moved_to_[dword] - 1, 0);
    const u64 writer = writers_[dword];
    if (writer == 0) return true;
    if (writer >= analysis::survey::several()) {
      if (!knows_writes_) find_writes();
      return written_[dword] == 0;
    }
    const u32 block = static_cast<u32>(writer >> 32);
    return (block < loop_.first || block > loop_.last) &&
           is_before_place(block, analysis::survey::index(writer));
  }
  constexpr bool is_before_place(u32 block, u32 index) const {
    return block != loop_.first - 1 || index < to_;
  }

  constexpr bool reads_from_outside(const ir::instruction& in, u32 results) {
    const u32 further = effects_.rows.further_registers()[in.row];
    const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
    for (u32 k = results; k < count; ++k) {
      const ir::operand o = in.op(k);
      if (!o.is_register()) {
        if (analysis::is_special(o)) return false;
        continue;
      }
      const u32 last = o.payload() + (further >> further_width * k & further_mask);
      for (u32 d = o.payload(); d <= last; ++d)
        if (!is_written_outside(d)) return false;
    }
    return true;
  }

  /// Nothing else writes its results, which may lie anywhere; there is room for them, which it takes. A vector instruction's
  /// results in SGPRs depend on the lanes.
  constexpr bool writes_alone(const ir::instruction& in, u32 results, bool vector) {
    const u32 further = effects_.rows.further_registers()[in.row];
    for (u32 k = 0; k < results; ++k) {
      const ir::operand o = in.op(k);
      if (!o.is_register()) return false;
      const bool scalar = o.is(ir::operand_kind::sgpr);
      if (vector && scalar) return false;
      const u32 last = o.payload() + (further >> further_width * k & further_mask);
      for (u32 d = o.payload(); d <= last; ++d)
        if (writers_[d] >= analysis::survey::several()) return false;
      const ir::register_group& g = p_.groups[ir::group_of(p_, o.payload())];
      if (g.fixed >= 0 || g.fixed == ir::any_aligned) return false;
      (scalar ? new_sgprs_ : new_vgprs_) += last - o.payload() + 1;
    }
    return new_sgprs_ <= most_sgprs && new_vgprs_ <= most_vgprs;
  }

  constexpr bool is_read_in_loop(const ir::instruction& in) {
    if (!knows_reads_) find_reads();
    const u32 further = effects_.rows.further_registers()[in.row];
    for (u32 k = 0; k < results_of(in); ++k)
      for (u32 n = 0; n <= (further >> further_width * k & further_mask); ++n)
        if (read_[in.op(k).payload() + n] != 0) return true;
    return false;
  }
  constexpr void find_reads() {
    knows_reads_ = true;
    read_ = list<u8>(p_.virtual_dwords);
    const u32* const further_of = effects_.rows.further_registers();
    const u32* const effects_of = effects_.rows.table();
    for (u32 i = p_.blocks[loop_.first].first, end = p_.end_of(loop_.last); i < end; ++i) {
      const ir::instruction& in = p_.code[i];
      u32 k = effects_of[in.row] >> analysis::effect::first_read_shift() & 7;
      for (u128 ops = in.ops.low >> 32 * k; ops != 0; ops >>= 32, ++k)
        note_read(static_cast<u32>(ops), further_of[in.row] >> further_width * k & further_mask);
      k = 4;
      for (u64 ops = in.ops.high; ops != 0; ops >>= 32, ++k)
        note_read(static_cast<u32>(ops), further_of[in.row] >> further_width * k & further_mask);
    }
  }
  constexpr void note_read(u32 bits, u32 further) {
    if (bits - ir::first_register() >= ir::registers()) return;
    for (u32 d = bits & ir::payload_mask(), last = d + further; d <= last; ++d) read_[d] = 1;
  }
  /// What is written from the place of the invariants to the end of the loop.
  constexpr void find_writes() {
    knows_writes_ = true;
    written_ = list<u8>(p_.virtual_dwords);
    for (u32 i = to_, end = p_.end_of(loop_.last); i < end; ++i) {
      const ir::instruction& in = p_.code[i];
      const u32 further = effects_.rows.further_registers()[in.row];
      for (u32 k = 0; k < results_of(in); ++k)
        if (const ir::operand o = in.op(k); o.is_register())
          for (u32 n = 0; n <= (further >> further_width * k & further_mask); ++n)
            written_[o.payload() + n] = 1;
    }
  }

  constexpr void take(u32 i) {
    const ir::instruction& in = p_.code[i];
    moves_.push_back({i, loop_.first - 1, to_});
    const u32 further = effects_.rows.further_registers()[in.row];
    for (u32 k = 0; k < results_of(in); ++k)
      for (u32 n = 0; n <= (further >> further_width * k & further_mask); ++n)
        moved_to_[in.op(k).payload() + n] = loop_.first;
  }

  /// The code again, with what has moved at its new place. Moves to one place are in program order.
  constexpr void rebuild() {
    list<ir::instruction> code;
    code.reserve(p_.code.size());
    list<u8> gone(p_.code.size());
    for (const move& m : moves_) gone[m.from] = 1;
    const list<ir::instruction>& old = p_.code;
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const u32 begin = p_.blocks[b].first, end = p_.end_of(b);
      p_.blocks[b].first = code.size();
      // p_.end_of() of later blocks looks at blocks that have not changed yet.
      for (u32 i = begin;; ++i) {
        for (const move& m : moves_)
          if (m.block == b && m.to == i) code.push_back(old[m.from]);
        if (i == end) break;
        if (gone[i] == 0) code.push_back(old[i]);
      }
    }
    p_.code = static_cast<list<ir::instruction>&&>(code);
  }

  ir::program& p_;
  const analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  const u64* const writers_; ///< by dword: see analysis::survey
  list<loop> loops_;
  list<move> moves_;
  list<u32>
      moved_to_; ///< by dword: the head of the loop that its writer has left; 1 + the block where that is now
  list<u8> read_, written_; ///< by dword: in the current loop
  loop loop_{};             ///< the current one
  u32 to_ = 0;              ///< where its invariants go
  bool may_write_scc_ = false, knows_reads_ = false, knows_writes_ = false, knows_scc_ = false,
       scc_crosses_ = false;
  u32 sgprs_ = 0, vgprs_ = 0, new_sgprs_ = 0,
      new_vgprs_ = 0; ///< taken by its invariants; with the current one
};

} // namespace detail

constexpr void hoist_invariants(ir::program& p, const analysis::survey& effects,
                                const analysis::flow_graph& flow) {
  if (!effects.rows.upsets()) detail::invariant_hoister(p, effects, flow).run();
}
constexpr void hoist_invariants(ir::program& p) {
  hoist_invariants(p, analysis::survey(p), analysis::control_flow(p));
}

} // namespace kiln::pass
