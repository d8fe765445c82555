// SPDX-License-Identifier: MIT
// Follows one virtual register through a program: can what was written to it be lost before it is read?
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/analysis/registers/operand_slots.hpp>

namespace kiln::check {

/// True if the rest of a result must be where the value was before: then the result is read as well.
constexpr bool keeps_rest(const ir::instruction& x) { return (x.marks & ir::mark::keeps_destination) != 0; }

/// The exact answer for one dword `v` in one physical register, for the few cases that the judge's quick states leave
/// open. States of (v, register) at a point, as sets over the paths that lead there:
///   unwritten  v has no value yet; reading it is undefined, and not reported by this judge
///   held       every lane of v that was ever written is in the register
///   fresh      only the lanes written since the current EXEC region (or block) was entered are in it
///   lost       v was written, and the register or some lanes of it were overwritten since
/// Only reading in state lost is wrong.
class value_trace {
public:
  constexpr value_trace(const ir::program& before, const ir::program& after,
                        const list<analysis::successors>& flow)
      : before_(before), after_(after), flow_(flow) {}

  static constexpr u8 unwritten = 1, held = 2, fresh = 4, lost = 8;

  /// Index of an instruction that reads `v` from `place` after it was lost, or ~0. Both are operands of one register.
  /// `start`: the state in which the program starts.
  constexpr u32 find_loss(u32 v, u32 place, u8 start) {
    v_ = v;
    place_ = place;
    loss_ = ~0u;
    find_events();
    paths_ = list<u8>(before_.blocks.size());
    regions_ = list<u32>(before_.blocks.size());
    if (!paths_.empty()) paths_[0] = start;
    analysis::forward_data_flow(flow_, *this).solve();
    return loss_;
  }

  // The data-flow problem, as analysis::forward_data_flow has it.
  constexpr bool has_failed() const { return loss_ != ~0u; }
  constexpr void begin(u32 b, bool) { now_ = {paths_[b], regions_[b]}; }
  constexpr bool visit(u32 b) {
    now_ = entering(b, now_);
    through(b, now_);
    return now_.paths != 0; // else no path has led there yet
  }
  constexpr bool merge(u32, u32 to) {
    const state s = entering(to, now_);
    const u8 paths = paths_[to];
    const u32 region = regions_[to];
    // Two regions of fresh lanes both hold the current block; the inner one ends first.
    if ((s.paths & fresh) != 0 && ((paths & fresh) == 0 || region < s.region)) regions_[to] = s.region;
    paths_[to] |= s.paths;
    return paths_[to] != paths || regions_[to] != region;
  }

private:
  static constexpr u32 this_block = ~0u;
  struct state {
    u8 paths = 0;
    u32 region = 0; ///< of fresh
  };

  /// What a state is in block `to`: fresh lanes are lost where their region ends.
  constexpr state entering(u32 to, state s) const {
    if ((s.paths & fresh) != 0 &&
        (s.region == this_block || !before_.lies_in(before_.blocks[to].region, s.region)))
      s.paths = static_cast<u8>((s.paths & ~fresh) | lost);
    return s;
  }

  /// True if an operand of `dwords` registers covers the register `one`.
  static constexpr bool covers(ir::operand o, u32 dwords, u32 one) { return one - o.bits < dwords; }

  /// The instructions that v or the register is among the operands of; an instruction more does no harm.
  constexpr void find_events() {
    using analysis::operand_slots::ones, analysis::operand_slots::tops;
    const u128 values = ones * v_, places = ones * place_;
    first_event_ = list<u32>(before_.blocks.size() + 1);
    const ir::instruction *x = before_.code.begin(), *y = after_.code.begin();
    for (u32 b = 0; b < before_.blocks.size(); ++b) {
      first_event_[b] = events_.size();
      for (const ir::instruction* const end = before_.code.begin() + before_.end_of(b); x != end; ++x, ++y) {
        // A slot that is 0 borrows.
        const u128 v = x->ops.low ^ values, p = y->ops.low ^ places;
        bool touches = ((((v - ones) & ~v) | ((p - ones) & ~p)) & tops) != 0 || x->ops.high != 0;
        const isa::operand_list& list = isa::operand_lists[isa::rows[x->row].operands];
        for (u32 tuples = touches ? 0u : list.tuples; tuples != 0; tuples &= tuples - 1) {
          const u32 k = static_cast<u32>(__builtin_ctz(tuples)), dwords = list.places[k].dwords;
          touches = touches || covers(x->op(k), dwords, v_) || covers(y->op(k), dwords, place_);
        }
        if (touches) events_.push_back(static_cast<u32>(x - before_.code.begin()));
      }
    }
    first_event_[before_.blocks.size()] = events_.size();
  }

  constexpr void through(u32 b, state& s) {
    if (s.paths == 0) return;
    for (u32 e = first_event_[b]; e < first_event_[b + 1]; ++e) {
      const u32 i = events_[e];
      const ir::instruction &x = before_.code[i], &y = after_.code[i];
      const isa::row& row = isa::rows[x.row];
      const isa::operand_list& list = isa::operand_lists[row.operands];
      const u32 reads = keeps_rest(x) ? list.reads | list.writes : list.reads;
      for (u32 k = 0; k < list.count; ++k)
        if ((reads >> k & 1) != 0 && is_v(x.op(k), y.op(k), list.places[k].dwords) && (s.paths & lost) != 0)
          loss_ = loss_ == ~0u ? i : loss_;
      for (u32 k = 0; k < list.count; ++k) {
        if ((list.writes >> k & 1) == 0) continue;
        const u32 dwords = list.places[k].dwords;
        if (is_v(x.op(k), y.op(k), dwords))
          write(s, b, row);
        else if (covers(x.op(k), dwords, v_))
          s.paths = lost; // v has a value now, and it is elsewhere
        else if (covers(y.op(k), dwords, place_) && (s.paths & (held | fresh)) != 0)
          s.paths = static_cast<u8>((s.paths & ~(held | fresh)) | lost);
      }
    }
  }

  constexpr bool is_v(ir::operand x, ir::operand y, u32 dwords) const {
    return covers(x, dwords, v_) && covers(y, dwords, place_) && v_ - x.bits == place_ - y.bits;
  }

  constexpr void write(state& s, u32 b, const isa::row& row) const {
    const u32 region = before_.blocks[b].region;
    const bool all_lanes = v_ < ir::first_vgpr() || (row.flags & isa::flag::ignores_exec) != 0 ||
                           (region == 0 && !before_.writes_exec_by_hand);
    if (all_lanes) {
      s.paths = held;
      return;
    }
    u8 paths =
        (s.paths & (unwritten | held)) != 0 ? held : 0; // the lanes not written hold v, or nothing of it
    if ((s.paths & (fresh | lost)) != 0) {
      if ((s.paths & fresh) == 0) s.region = before_.writes_exec_by_hand ? this_block : region;
      paths |= fresh;
    }
    s.paths = paths;
  }

  const ir::program& before_;
  const ir::program& after_;
  const list<analysis::successors>& flow_;
  list<u8> paths_;        ///< states at the beginning of blocks
  list<u32> regions_;     ///< of those that are fresh
  list<u32> events_;      ///< instructions, in program order
  list<u32> first_event_; ///< by block
  u32 v_ = 0, place_ = 0, loss_ = ~0u;
  state now_;
};

} // namespace kiln::check
