// SPDX-License-Identifier: MIT
// Starts the loads of kernel arguments first, and computes what needs none of them while they are on their way.
//   needs  a program over virtual registers
//   gives  the same instructions in the first block, in an order with the same results; what the author named keeps its
//          order outside builder::schedule
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/dependence.hpp>
#include <kiln/pass/move_instruction.hpp>

namespace kiln::pass {

namespace detail {

class argument_load_hider {
public:
  constexpr argument_load_hider(ir::program& p, const analysis::row_effects& effects)
      : p_(p), effects_(effects) {}

  constexpr void run() {
    find_pointer();
    const u32 end = p_.end_of(0) < most ? p_.end_of(0) : most;
    u32 loads = 0; // those that stand in front now
    for (u32 i = 0; i < end && pointer_ != none; ++i) {
      if (!is_argument_load(p_.code[i])) continue;
      bool free = true;
      for (u32 k = i; k != loads && free; --k) free = may_pass(p_.code[k - 1], p_.code[i]);
      if (!free) continue;
      if (i != loads) move_up(p_, i, loads);
      ++loads;
    }
    if (loads == 0) return;
    u32 user = loads; // the first instruction that waits for an argument
    while (user < end && !waits(p_.code[user], loads)) ++user;
    for (u32 i = user + 1; i < end; ++i) {
      const ir::instruction& in = p_.code[i];
      const u32 effects = effects_.of(in.row);
      if (analysis::is_anchored(in, effects)) return;
      if ((in.marks & (ir::mark::keep | ir::mark::movable)) == ir::mark::keep ||
          (effects & analysis::effect::memory()) != 0 || waits(in, loads))
        continue;
      bool free = true;
      for (u32 k = i; k != user && free; --k) free = analysis::may_swap(effects_, p_.code[k - 1], in);
      if (!free) continue;
      move_up(p_, i, user);
      ++user;
    }
  }

private:
  static constexpr u32 none = ~0u;
  static constexpr u32 most = 64; ///< instructions of the first block that are looked at

  constexpr void find_pointer() {
    for (const ir::input& in : p_.inputs)
      if (in.what == ir::input::kind::kernarg_pointer) pointer_ = p_.groups[in.group].first;
  }
  /// From a constant place of the kernel argument segment, which nothing writes while the kernel runs.
  constexpr bool is_argument_load(const ir::instruction& in) const {
    return (isa::rows[in.row].flags & (isa::flag::smem | isa::flag::may_load | isa::flag::side_effects)) ==
               (isa::flag::smem | isa::flag::may_load) &&
           in.ops[1] == ir::operand(ir::operand_kind::sgpr, pointer_) && !in.ops[2].is_register();
  }
  /// As may_swap, but the load may pass other accesses to memory.
  constexpr bool may_pass(const ir::instruction& first, const ir::instruction& load) {
    return !analysis::is_anchored(first, effects_.of(first.row)) && !analysis::writes_place_of(first, load) &&
           !analysis::writes_place_of(load, first);
  }
  constexpr bool waits(const ir::instruction& in, u32 loads) const {
    for (u32 i = 0; i < loads; ++i)
      if (analysis::writes_place_of(p_.code[i], in)) return true;
    return false;
  }

  ir::program& p_;
  const analysis::row_effects& effects_;
  u32 pointer_ = none; ///< virtual dword of the pointer to the arguments
};

} // namespace detail

constexpr void hide_argument_loads(ir::program& p, const analysis::row_effects& effects) {
  detail::argument_load_hider(p, effects).run();
}
constexpr void hide_argument_loads(ir::program& p) { hide_argument_loads(p, analysis::row_effects(p)); }

} // namespace kiln::pass
