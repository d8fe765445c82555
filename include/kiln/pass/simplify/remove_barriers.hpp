// SPDX-License-Identifier: MIT
// Removes the barriers that end an exchange among waves, where another barrier comes before the next write of its bytes.
//   needs  a program over virtual registers; exchanges as author::wave_exchange writes them (mark::first_exchange)
//   gives  the same program with fewer barriers
//   judge  check::exchanges; the simulator's races
//   fails  never
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// The barrier keeps writes of other waves after this wave's reads. On each way from it the search ends at a barrier that
/// stays: one without the mark. What a wave has read before that barrier, no wave writes before it.
class barrier_remover {
public:
  constexpr explicit barrier_remover(ir::program& p) : p_(p), flow_(analysis::control_flow(p)) {}

  constexpr void run() {
    constexpr u16 fixed = ir::mark::keep | ir::mark::detached;
    list<u32> gone;
    for (u32 b = 0; b < p_.blocks.size(); ++b)
      for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i) {
        const u16 regions = p_.code[i].marks & exchanges;
        if (regions != 0 && is_barrier(i) && (p_.code[i].marks & fixed) == 0 &&
            !is_written_after(b, i, regions))
          gone.push_back(i);
      }
    if (!gone.empty()) remove_instructions(p_, gone);
  }

private:
  static constexpr u16 exchanges = ir::mark::first_exchange | ir::mark::second_exchange;

  constexpr isa::flag_mask flags_of(u32 i) const { return isa::rows[p_.code[i].row].flags; }
  constexpr bool is_barrier(u32 i) const { return (flags_of(i) & isa::flag::barrier) != 0; }

  enum class way : u8 { goes_on, ends, writes };
  /// What comes first from instruction `i` on.
  constexpr way follow(u32 i, u32 end, u16 regions) const {
    for (; i < end; ++i) {
      const u16 of = p_.code[i].marks & exchanges;
      if (is_barrier(i)) {
        if (of == 0) return way::ends;
      } else if ((of & regions) != 0 && (flags_of(i) & isa::flag::may_store) != 0) {
        return way::writes;
      }
    }
    return way::goes_on;
  }
  constexpr bool is_written_after(u32 block, u32 barrier, u16 regions) const {
    const way rest = follow(barrier + 1, p_.end_of(block), regions);
    if (rest != way::goes_on) return rest == way::writes;
    list<u8> seen(p_.blocks.size());
    list<u32> work;
    work.push_back(block);
    for (u32 w = 0; w < work.size(); ++w) {
      const u32 ways[] = {flow_[work[w]].next, flow_[work[w]].target};
      for (const u32 next : ways) {
        if (next == analysis::no_block || seen[next] != 0) continue;
        seen[next] = 1;
        const way there = follow(p_.blocks[next].first, p_.end_of(next), regions);
        if (there == way::writes) return true;
        if (there == way::goes_on) work.push_back(next);
      }
    }
    return false;
  }

  ir::program& p_;
  analysis::flow_graph flow_;
};

} // namespace detail

constexpr void remove_barriers(ir::program& p) {
  if (p.has_exchanges) detail::barrier_remover(p).run();
}

} // namespace kiln::pass
