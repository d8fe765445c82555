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
#include <kiln/pass/edit/rearrangement.hpp>

namespace kiln::pass {

namespace detail {

/// A loop is a row of blocks that ends with a jump back to the first, that is entered there alone, and that the block before
/// goes on into. An instruction moves if it is a function of its operands, the only writer of its results, and none of its
/// operands is written in the loop; nor is it superseded. It may then run more often than before (there may be no iteration)
/// and for more lanes, in which its operands have values too: nothing reads those results. Each loop takes so many registers
/// and no more: they are live in all of it.
class invariant_hoister {
public:
  constexpr invariant_hoister(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow)
      : p_(p), effects_(effects), flow_(flow), further_of_(effects.rows.further_registers()) {}

  constexpr void run() {
    find_loops();
    for (const loop& l : loops_) hoist(l);
    if (!moves_.empty()) edit_.apply(p_);
  }

private:
  static constexpr u32 most_sgprs = 32, most_vgprs = 16; ///< of one loop
  static constexpr u32 further_width = analysis::row_effects::further_width,
                       further_mask = analysis::row_effects::further_mask;
  /// Of a register with several writers the survey knows one of the builder's choice: if that lies in the loop, it is enough.
  static consteval u64 number_bits() { return (u64{1} << 56) - 1; }
  static consteval u32 chosen() {
    return ir::mark::keep | ir::mark::keeps_destination | ir::mark::superseded;
  }

  struct loop {
    u32 first, last; ///< blocks
  };
  struct move {
    u32 from;  ///< instruction
    u32 block; ///< where it goes
  };

  /// Outer loops first.
  constexpr void find_loops() {
    for (u32 b = 0; b < flow_.size(); ++b) {
      const u32 head = flow_[b].target;
      if (head > b || head == 0 || flow_[head - 1].next != head) continue; // no_block is above all
      u32 at = loops_.size();
      while (at != 0 && loops_[at - 1].first > head) --at;
      if (at != 0 && loops_[at - 1].first == head) {
        loops_[at - 1].last = b; // a further jump back to the same head
        continue;
      }
      loops_.push_back({head, b});
      for (u32 k = loops_.size() - 1; k > at; --k) loops_[k] = loops_[k - 1];
      loops_[at] = {head, b};
    }
  }

  constexpr void hoist(const loop& l) {
    loop_ = l;
    begin_ = u64{l.first} << 32; // the numbers of its instructions, see survey, come after it
    span_ = ((u64{l.last} + 1) << 32) - begin_;
    sgprs_ = vgprs_ = recounted_ = 0;
    is_new_ = true;
    knows_writes_ = false;
    const u32 *i = first_chosen(p_.blocks[l.first].first), *const last = effects_.chosen().end();
    const u32* const effects_of = effects_.rows.table();
    const ir::instruction* const code = p_.code.begin();
    for (const u32 end = p_.end_of(l.last); i != last && *i < end; ++i)
      if ((effects_of[code[*i].row] & analysis::effect::pure()) != 0 && (code[*i].marks & chosen()) == 0 &&
          !varies(code[*i].ops.low, effects_of[code[*i].row])) {
        if (is_new_ && !begin()) return;
        const u32 count = movable(*i);
        if (count == 0) continue;
        sgprs_ = new_sgprs_;
        vgprs_ = new_vgprs_;
        for (u32 k = 0; k < count; ++k) take(*i + k);
      }
  }
  constexpr const u32* first_chosen(u32 index) const {
    const u32 *low = effects_.chosen().begin(), *high = effects_.chosen().end();
    while (low != high) {
      const u32* const middle = low + (high - low) / 2;
      if (*middle < index)
        low = middle + 1;
      else
        high = middle;
    }
    return low;
  }
  /// The quick test, which few instructions pass: one of the first four places names a register that the loop writes.
  constexpr bool varies(u128 ops, u32 effects) const {
    const u64* const writers = effects_.writers();
    const u64 begin = begin_, span = span_;
    constexpr u32 first = ir::first_register(), all = ir::registers(), number = ir::payload_mask();
    ops >>= 32 * (effects >> analysis::effect::first_read_shift() & 7);
    // One expression: constant evaluation counts statements.
    return (static_cast<u32>(ops) - first < all &&
            (writers[static_cast<u32>(ops) & number] & number_bits()) - begin < span) ||
           (static_cast<u32>(ops >> 32) - first < all &&
            (writers[static_cast<u32>(ops >> 32) & number] & number_bits()) - begin < span) ||
           (static_cast<u32>(ops >> 64) - first < all &&
            (writers[static_cast<u32>(ops >> 64) & number] & number_bits()) - begin < span) ||
           (static_cast<u32>(ops >> 96) - first < all &&
            (writers[static_cast<u32>(ops >> 96) & number] & number_bits()) - begin < span);
  }
  /// At the first instruction that may move: whether the loop is entered at its head alone, and where its invariants go.
  constexpr bool begin() {
    is_new_ = false;
    for (u32 b = 0; b < flow_.size(); ++b)
      if (const u32 to = flow_[b].target; to - loop_.first <= loop_.last - loop_.first)
        if (b < loop_.first || b > loop_.last) return false;
    find_place();
    return true;
  }

  /// Before the branch that ends the block in front of the loop, before the comparison whose result it reads, and before the
  /// write of EXEC that enters a region with the loop.
  constexpr void find_place() {
    const u32 before = loop_.first - 1, begin = p_.blocks[before].first;
    to_ = p_.end_of(before);
    may_write_scc_ = !effects_.scc_crosses_blocks(p_);
    const bool enters = p_.blocks[loop_.first].region != p_.blocks[before].region;
    for (u32 i = to_; enters && i != begin; --i)
      if (writes_exec(p_.code[i - 1])) {
        to_ = i - 1;
        return;
      }
    if (to_ == begin || (isa::rows[p_.code[to_ - 1].row].flags & isa::flag::branch) == 0) return;
    --to_;
    if ((scc_use_of(to_) & analysis::effect::reads_scc()) == 0) return;
    u32 i = to_;
    do {
      while (i != begin && (scc_use_of(i - 1) & analysis::effect::writes_scc()) == 0) --i;
      if (i == begin) {
        may_write_scc_ = false;
        return;
      }
      --i; // an ordering of 64 bits ends with s_subb_u32, which reads the SCC of what stands before it
    } while ((scc_use_of(i) & analysis::effect::reads_scc()) != 0);
    to_ = i;
  }
  static constexpr bool writes_exec(const ir::instruction& in) {
    constexpr u32 exec = ir::fixed_bits(ir::source_code::exec);
    return (isa::rows[in.row].writes & isa::special::exec) != 0 || in.op(0).bits - exec < 2;
  }
  constexpr u32 scc_use_of(u32 i) const {
    return analysis::scc_use(p_.code[i], effects_.rows.of(p_.code[i].row));
  }

  /// How many instructions from i on may move: 0, 1, or the two of an addition with carry.
  constexpr u32 movable(u32 i) {
    using namespace analysis;
    new_sgprs_ = sgprs_;
    new_vgprs_ = vgprs_;
    const ir::instruction& in = p_.code[i];
    const u32 effects = effects_.rows.of(in.row);
    if ((effects & (effect::crosses_lanes() | effect::special())) != 0 || is_moved(in) || !is_invariant(in))
      return 0;
    u32 block = loop_.first;
    while (p_.end_of(block) <= i) ++block;
    if ((effects & effect::vector()) != 0 &&
        (p_.writes_exec_by_hand || !p_.lies_in(p_.blocks[block].region, p_.blocks[loop_.first - 1].region)))
      return 0;
    if ((effects & effect::writes_scc()) == 0) return 1;
    if (!may_write_scc_) return 0;
    const u32 end = p_.end_of(block);
    const u32 count = i + 1 < end && takes_carry(p_.code[i + 1]) && is_invariant(p_.code[i + 1]) ? 2 : 1;
    return scc_is_read_after(effects_.rows, p_, i + count - 1, end, false) ? 0 : count;
  }
  static constexpr bool takes_carry(const ir::instruction& in) {
    const u32 mnemonic = isa::rows[in.row].mnemonic;
    return (mnemonic == u32{isa::mn::s_addc_u32} || mnemonic == u32{isa::mn::s_subb_u32}) &&
           (in.marks & chosen()) == 0;
  }
  constexpr bool is_invariant(const ir::instruction& in) {
    const u32 effects = effects_.rows.of(in.row), results = results_of(in);
    return results != 0 && reads_from_outside(in, results) &&
           writes_alone(in, results, (effects & analysis::effect::vector()) != 0);
  }
  constexpr u32 results_of(const ir::instruction& in) const {
    return effects_.rows.of(in.row) >> analysis::effect::results_shift() & 7;
  }
  constexpr u32 last_dword(const ir::instruction& in, u32 place) const {
    return in.op(place).payload() + (further_of_[in.row] >> further_width * place & further_mask);
  }

  constexpr bool is_moved(const ir::instruction& in) const {
    if (moved_to_.empty()) return false;
    return in.op(0).is_register() && moved_to_[in.op(0).payload()] != 0;
  }
  constexpr bool reads_from_outside(const ir::instruction& in, u32 results) {
    const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
    for (u32 k = results; k < count; ++k) {
      const ir::operand o = in.op(k);
      if (!o.is_register()) {
        if (analysis::is_special(o)) return false;
        continue;
      }
      for (u32 d = o.payload(), last = last_dword(in, k); d <= last; ++d)
        if (!is_written_outside(d) || (o.bits >= ir::first_vgpr() && !has_lanes(d))) return false;
    }
    return true;
  }
  /// A vector register was written in all lanes that are on in front of the loop.
  constexpr bool has_lanes(u32 dword) const {
    if (p_.regions.size() == 1) return true;
    const u64 writer = effects_.writers()[dword];
    if (writer == 0) return true;
    return writer < analysis::survey::several() &&
           p_.lies_in(p_.blocks[loop_.first - 1].region, p_.blocks[static_cast<u32>(writer >> 32)].region);
  }
  constexpr bool is_written_outside(u32 dword) {
    if (!moved_to_.empty() && moved_to_[dword] != 0) return moved_to_[dword] <= loop_.first;
    const u64 writer = effects_.writers()[dword];
    if (writer == 0) return true;
    if (writer >= analysis::survey::several()) {
      if (!knows_writes_) find_writes();
      return written_in_[dword] != loop_.first;
    }
    if (writer - begin_ < span_) return false;
    return static_cast<u32>(writer >> 32) != loop_.first - 1 || analysis::survey::index(writer) < to_;
  }
  /// What is written from the place of the invariants to the end of the loop.
  constexpr void find_writes() {
    knows_writes_ = true;
    if (written_in_.empty()) written_in_ = list<u32>(p_.virtual_dwords + 1);
    u32* const written_in = written_in_.begin();
    const u32* const effects_of = effects_.rows.table();
    const ir::instruction *next = p_.code.begin() + to_, *const end = p_.code.begin() + p_.end_of(loop_.last);
    const u32 head = loop_.first, none = p_.virtual_dwords;
    for (; next != end; ++next)
      if ((effects_of[next->row] & analysis::effect::shape()) == analysis::effect::one_register())
        written_in[static_cast<u32>(next->ops.low) - ir::first_register() < ir::registers()
                       ? next->ops.low & ir::payload_mask()
                       : none] = head;
      else
        for (u32 k = 0, results = results_of(*next); k < results; ++k)
          if (next->op(k).is_register())
            for (u32 d = next->op(k).payload(), last = last_dword(*next, k); d <= last; ++d)
              written_in[d] = head;
  }

  /// Nothing else writes its results, which may lie anywhere; there is room for them, which it takes. A vector instruction's
  /// results in SGPRs depend on the lanes.
  constexpr bool writes_alone(const ir::instruction& in, u32 results, bool vector) {
    for (u32 k = 0; k < results; ++k) {
      const ir::operand o = in.op(k);
      const bool scalar = o.is(ir::operand_kind::sgpr);
      if (!o.is_register() || (vector && scalar)) return false;
      const u32 last = last_dword(in, k);
      for (u32 d = o.payload(); d <= last; ++d)
        if (effects_.writers()[d] >= analysis::survey::several()) return false;
      const ir::register_group& g = p_.groups[ir::group_of(p_, o.payload())];
      if (g.fixed >= 0 || g.fixed == ir::any_aligned) return false;
      (scalar ? new_sgprs_ : new_vgprs_) += last - o.payload() + 1;
    }
    if (new_sgprs_ <= most_sgprs && new_vgprs_ <= most_vgprs) return true;
    return recount(in, results);
  }
  /// Of what has left the loop, only what is read in it or later takes registers there. What pass::remove_dead_code will find
  /// does not read.
  constexpr bool recount(const ir::instruction& added, u32 results) {
    if (moves_.size() == recounted_) return false;
    recounted_ = moves_.size();
    list<u8> read(p_.virtual_dwords), gone(p_.code.size());
    for (const move& m : moves_) gone[m.from] = 1;
    for (u32 i = p_.code.size(), begin = p_.blocks[loop_.first].first; i-- != begin;) {
      const ir::instruction& in = p_.code[i];
      const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
      for (u32 k = gone[i] != 0 || is_dead(in, read) ? count : 0; k < count; ++k)
        if (in.op(k).is_register() && (k >= results_of(in) || (in.marks & ir::mark::keeps_destination) != 0))
          for (u32 d = in.op(k).payload(), last = last_dword(in, k); d <= last; ++d) read[d] = 1;
    }
    sgprs_ = vgprs_ = 0;
    for (const move& m : moves_)
      if (m.block == loop_.first - 1) count_live(p_.code[m.from], read);
    new_sgprs_ = sgprs_;
    new_vgprs_ = vgprs_;
    for (u32 k = 0; k < results; ++k)
      (added.op(k).is(ir::operand_kind::sgpr) ? new_sgprs_ : new_vgprs_) +=
          last_dword(added, k) - added.op(k).payload() + 1;
    return new_sgprs_ <= most_sgprs && new_vgprs_ <= most_vgprs;
  }
  constexpr bool is_dead(const ir::instruction& in, const list<u8>& read_later) const {
    if ((effects_.rows.of(in.row) & analysis::effect::pure()) == 0 || (in.marks & ir::mark::keep) != 0)
      return false;
    for (u32 k = 0; k < results_of(in); ++k) {
      if (!in.op(k).is_register()) return false;
      for (u32 d = in.op(k).payload(), last = last_dword(in, k); d <= last; ++d)
        if (read_later[d] != 0 || effects_.writers()[d] >= analysis::survey::several()) return false;
    }
    return results_of(in) != 0;
  }
  constexpr void count_live(const ir::instruction& in, const list<u8>& read) {
    for (u32 k = 0; k < results_of(in); ++k)
      for (u32 d = in.op(k).payload(), last = last_dword(in, k); d <= last; ++d)
        (in.op(k).is(ir::operand_kind::sgpr) ? sgprs_ : vgprs_) += read[d];
  }

  constexpr void take(u32 i) {
    const ir::instruction& in = p_.code[i];
    moves_.push_back({i, loop_.first - 1});
    edit_.move(i, loop_.first - 1, to_);
    if (moved_to_.empty()) moved_to_ = list<u32>(p_.virtual_dwords);
    for (u32 k = 0; k < results_of(in); ++k)
      for (u32 d = in.op(k).payload(), last = last_dword(in, k); d <= last; ++d) {
        moved_to_[d] = loop_.first;
        effects_.move_writer(d, loop_.first - 1, to_);
      }
  }

  ir::program& p_;
  analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  const u32* const further_of_; ///< by row: see analysis::row_effects
  list<loop> loops_;
  list<move> moves_;
  rearrangement edit_;   ///< the same
  list<u32> moved_to_;   ///< by dword: the head of the loop that its writer has left; 0: it has not
  list<u32> written_in_; ///< by dword: the head of the last loop that was found to write it
  loop loop_{};          ///< the current one
  u64 begin_ = 0, span_ = 0;
  u32 to_ = 0;        ///< where its invariants go
  u32 recounted_ = 0; ///< moves at the last recount
  bool is_new_ = false, may_write_scc_ = false, knows_writes_ = false;
  u32 sgprs_ = 0, vgprs_ = 0, new_sgprs_ = 0,
      new_vgprs_ = 0; ///< taken by its invariants; with the current one
};

} // namespace detail

constexpr void hoist_invariants(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow) {
  if (!effects.rows.upsets()) detail::invariant_hoister(p, effects, flow).run();
}
constexpr void hoist_invariants(ir::program& p) {
  analysis::survey effects(p);
  hoist_invariants(p, effects, analysis::control_flow(p));
}

} // namespace kiln::pass
