// SPDX-License-Identifier: MIT
// Puts independent instructions between a result and the instruction behind it that would wait for it.
//   needs  a program over virtual registers; acts on instructions written inside builder::schedule
//   gives  the same instructions of each block in an order with the same results
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/dependence.hpp>
#include <kiln/pass/move_instruction.hpp>

namespace kiln::pass {

namespace detail {

/// Looks at each instruction that needs what the one just before it computes: an access to memory its address or data, any
/// instruction the result of a transcendental or matrix instruction. Arithmetic from behind it moves up between the two.
class dependency_hider {
public:
  constexpr explicit dependency_hider(ir::program& p) : p_(p), effects_(p) {}

  constexpr void run() {
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const u32 end = p_.end_of(b);
      for (u32 i = p_.blocks[b].first + 1; i < end; ++i)
        if (const u32 wanted = instructions_between(p_.code[i - 1], p_.code[i]); wanted != 0)
          i += fill(i, end, wanted);
    }
  }

private:
  static constexpr u32 window = 12; ///< instructions that are looked at for each

  /// How many instructions would be good between the two. Three cover the four cycles an instruction issues in and the
  /// way of an address to the memory units; a transcendental needs one, a matrix instruction one for each pass.
  constexpr u32 instructions_between(const ir::instruction& maker, const ir::instruction& user) {
    if ((maker.marks & user.marks & ir::mark::movable) == 0) return 0;
    const u32 made_by = effects_.of(maker.row);
    if ((made_by & analysis::effect::memory) != 0 || !analysis::feeds(maker, user)) return 0;
    const isa::row& row = isa::rows[maker.row];
    if (row.passes != 0) return isa::passes_of(row, p_.arch);
    if ((effects_.of(user.row) & analysis::effect::memory) != 0) return 3;
    return (row.flags & isa::flag::transcendental) != 0 ? 1 : 0;
  }

  /// Moves up to `wanted` instructions in front of number i; returns how many.
  constexpr u32 fill(u32 i, u32 end, u32 wanted) {
    u32 moved = 0;
    for (u32 from = i + 1; from < end && from <= i + window && moved != wanted; ++from) {
      const ir::instruction& in = p_.code[from];
      if (analysis::is_anchored(in, effects_.of(in.row))) break;
      if (!may_move(from, i + moved)) continue;
      move_up(p_, from, i + moved);
      ++moved;
    }
    return moved;
  }

  constexpr bool may_move(u32 from, u32 to) {
    const ir::instruction& in = p_.code[from];
    if ((in.marks & ir::mark::movable) == 0 || (effects_.of(in.row) & analysis::effect::memory) != 0)
      return false;
    for (u32 i = from; i != to; --i)
      if (!analysis::may_swap(effects_, p_.code[i - 1], in)) return false;
    return !analysis::feeds(p_.code[to - 1], in); // it would wait itself
  }

  ir::program& p_;
  analysis::row_effects effects_;
};

} // namespace detail

constexpr void hide_dependencies(ir::program& p) {
  if (p.has_schedule) detail::dependency_hider(p).run();
}

} // namespace kiln::pass
