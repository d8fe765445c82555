// SPDX-License-Identifier: MIT
// Puts independent instructions between a result and the next instruction that would wait for it.
//   needs  a program over virtual registers; acts on instructions written inside builder::schedule
//   gives  the same instructions of each block in an order with the same results
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/dependence.hpp>
#include <kiln/isa/hazard/classify.hpp>
#include <kiln/isa/hazard/table.hpp>
#include <kiln/pass/edit/move_instruction.hpp>

namespace kiln::pass {

namespace detail {

/// Visits each instruction that reads what the one just before it computes: an address or data of a memory access, the
/// result of a transcendental or matrix instruction, or one that the hardware does not wait for. Arithmetic from after it
/// moves up between the two: before registers are assigned, after which fewer instructions can move, as results take over
/// the registers of values that were read last.
class dependency_hider {
public:
  constexpr dependency_hider(ir::program& p, const analysis::row_effects& effects)
      : p_(p), effects_(effects) {}

  constexpr void run() {
    for (u32 b = 0; b < p_.blocks.size(); ++b) {
      const u32 end = p_.end_of(b);
      for (u32 i = p_.blocks[b].first + 1; i < end; ++i)
        if (const u32 wanted = instructions_between(p_.code[i - 1], p_.code[i]); wanted != 0)
          i += fill(i, end, wanted);
    }
  }

private:
  static constexpr u32 window = 12; ///< look-ahead window, in instructions

  /// How many instructions would be good between the two. Three cover the four cycles an instruction issues in and the
  /// way of an address to the memory units; a transcendental needs one, a matrix instruction one for each pass.
  constexpr u32 instructions_between(const ir::instruction& maker, const ir::instruction& user) {
    if ((maker.marks & user.marks & ir::mark::movable) == 0) return 0;
    const u32 made_by = effects_.of(maker.row);
    if ((made_by & analysis::effect::memory()) != 0) return 0;
    const u32 fed = analysis::fed_places(maker, user);
    if (fed == 0) return 0;
    const isa::row& row = isa::rows[maker.row];
    if (isa::is_matrix(row)) return isa::matrix_passes(row, p_.arch);
    u32 wanted = (effects_.of(user.row) & analysis::effect::memory()) != 0 ? 3
                 : (row.flags & isa::flag::transcendental) != 0            ? 1
                                                                           : 0;
    const u32 states = (row.flags & isa::flag::valu) != 0 ? wait_states_between(row, user, fed) : 0;
    return wanted < states ? states : wanted;
  }

  /// The wait states that the rules require between a result of a VALU instruction and these places of its user.
  constexpr u32 wait_states_between(const isa::row& maker, const ir::instruction& user, u32 fed) const {
    using enum isa::hazard::producer;
    namespace consumer = isa::hazard::consumer;
    // Not those whose producer depends on modifiers (H24 to H28: one wait state), nor sources that are hardly ever read.
    constexpr isa::hazard::producer_mask in_vgprs =
        mask_of(valu_vgpr) | mask_of(trans_vgpr) | mask_of(dot_vgpr);
    constexpr isa::hazard::consumer_mask rare = consumer::z_data | consumer::div_fmas;
    const isa::row& user_row = isa::rows[user.row];
    const isa::operand_list& list = isa::operand_lists[user_row.operands];
    isa::hazard::producer_mask producers = 0;
    for (; fed != 0; fed &= fed - 1) {
      const u32 n = static_cast<u32>(__builtin_ctz(fed));
      if (!user.ops[n].is(ir::operand_kind::sgpr))
        producers |= isa::hazard::class_of(maker).produces & in_vgprs;
      else if (list.places[n].element != isa::element::mask)
        producers |= mask_of(valu_sgpr);
    }
    const isa::hazard::consumer_mask consumes = isa::hazard::class_of(user_row).consumes & ~rare;
    u32 most = 0;
    for (; producers != 0; producers &= producers - 1) {
      const isa::hazard::rules_of_producer& of = isa::hazard::rules_by_producer.of[__builtin_ctz(producers)];
      for (u32 i = 0; i < of.count; ++i) {
        const isa::hazard::rule& rule = of.first[i];
        if ((rule.consumers & consumes) == 0 || rule.relation == isa::hazard::relation::after_dgemm ||
            rule.relation == (user_row.mnemonic == maker.mnemonic ? isa::hazard::relation::other_opcode
                                                                  : isa::hazard::relation::same_opcode))
          continue;
        const u32 states = isa::hazard::required_wait_states(rule, p_.arch, 0);
        if (most < states) most = states;
      }
    }
    return most;
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
    if ((in.marks & ir::mark::movable) == 0 || (effects_.of(in.row) & analysis::effect::memory()) != 0)
      return false;
    for (u32 i = from; i != to; --i)
      if (!analysis::may_swap(effects_, p_.code[i - 1], in)) return false;
    return analysis::fed_places(p_.code[to - 1], in) == 0; // it would wait itself
  }

  ir::program& p_;
  const analysis::row_effects& effects_;
};

} // namespace detail

constexpr void hide_dependencies(ir::program& p, const analysis::row_effects& effects) {
  if (p.has_schedule) detail::dependency_hider(p, effects).run();
}
constexpr void hide_dependencies(ir::program& p) { hide_dependencies(p, analysis::row_effects(p)); }

} // namespace kiln::pass
