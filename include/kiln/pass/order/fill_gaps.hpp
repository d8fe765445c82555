// SPDX-License-Identifier: MIT
// Moves independent instructions to where the hardware would otherwise need an s_nop.
//   needs  registers assigned, waits inserted; acts on instructions written inside builder::schedule
//   gives  the same instructions of each block in an order with the same results, which needs fewer wait states
//   judge  check::waits, check::wait_states; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/dependence.hpp>
#include <kiln/pass/edit/move_instruction.hpp>
#include <kiln/pass/wait_states/resolve_hazards.hpp>

namespace kiln::pass {

namespace detail {

/// Runs insert_wait_states on a copy to find the gaps, fills them with later instructions, and keeps the result if
/// the pass then needs fewer wait states in all.
class gap_filler {
public:
  constexpr gap_filler(ir::program& p, const analysis::flow_graph& flow)
      : p_(p), effects_(p), flow_(flow), rows_(p.arch) {}

  constexpr void run() {
    const u32 before = find_gaps(p_);
    if (before == 0) return;
    const list<ir::instruction> code = p_.code;
    bool any = false;
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const u32 end = p_.end_of(b);
      for (u32 i = p_.blocks[b].first; i < end; ++i)
        if (gap_[i] != 0 && (p_.code[i].marks & ir::mark::movable) != 0)
          any = fill(i, p_.blocks[b].first, end) || any;
    }
    if (any && find_gaps(p_) >= before) p_.code = code;
  }

private:
  static constexpr u32 window = 16;

  /// The wait states that each instruction lacks before it; returns their sum.
  constexpr u32 find_gaps(const ir::program& p) {
    ir::program with_nops = p;
    resolve_hazards(with_nops, flow_);
    gap_ = list<u8>(p.code.size() + 1);
    const u16 s_nop = isa::mnemonics[isa::mn::s_nop].first_row;
    u32 sum = 0, i = 0;
    for (const ir::instruction& in : with_nops.code) {
      const bool inserted =
          (in.marks & ir::mark::inserted) != 0 &&
          (i == p.code.size() || (p.code[i].marks & ir::mark::inserted) == 0 || p.code[i].row != in.row);
      if (!inserted) {
        if (in.row == s_nop) sum += in.ops[0].payload() - p.code[i].ops[0].payload(); // made longer
        ++i;
        continue;
      }
      const u32 states = in.row == s_nop ? in.ops[0].payload() + 1 : 1;
      gap_[i] = static_cast<u8>(gap_[i] + states);
      sum += states;
    }
    return sum;
  }

  constexpr bool fill(u32 i, u32 first, u32 end) {
    u32 wanted = gap_[i], to = i;
    for (u32 from = i + 1; from < end && from <= i + window && wanted != 0; ++from) {
      const ir::instruction& in = p_.code[from];
      const u32 effects = effects_.of(in.row);
      if (analysis::is_anchored(in, effects)) break;
      if (gap_[from] != 0 || (in.marks & ir::mark::movable) == 0 ||
          (effects & analysis::effect::memory()) != 0 || !is_free(from, to, first))
        continue;
      move_up(p_, from, to);
      for (u32 n = from; n != to; --n) gap_[n] = gap_[n - 1];
      gap_[to] = 0;
      ++to;
      --wanted;
    }
    gap_[to] = static_cast<u8>(wanted);
    return to != i;
  }

  /// True if number `from` may be moved to `to`, and is unlikely to need wait states of its own there.
  constexpr bool is_free(u32 from, u32 to, u32 first) {
    constexpr u32 near = 6;
    for (u32 i = from; i != to; --i)
      if (!analysis::may_swap(effects_, p_.code[i - 1], p_.code[from])) return false;
    for (u32 i = to, left = near; i != first && left != 0; --i, --left)
      if (may_hurt(p_.code[i - 1], p_.code[from])) return false;
    return true;
  }
  /// True if some rule may apply to a result of the first and a register of the second.
  constexpr bool may_hurt(const ir::instruction& first, const ir::instruction& second) {
    const u64 produced = rows_.word_of(first.row) >> hazard_word::produces_shift;
    return (produced & rows_.word_of(second.row) & hazard_word::producers) != 0 &&
           analysis::writes_place_of(first, second);
  }

  ir::program& p_;
  analysis::row_effects effects_; ///< the survey does not know the rows that were inserted after it
  const analysis::flow_graph& flow_;
  hazard_rows rows_;
  list<u8> gap_;
};

} // namespace detail

constexpr void fill_gaps(ir::program& p, const analysis::flow_graph& flow) {
  if (p.has_schedule) detail::gap_filler(p, flow).run();
}
constexpr void fill_gaps(ir::program& p) { fill_gaps(p, analysis::control_flow(p)); }

} // namespace kiln::pass
