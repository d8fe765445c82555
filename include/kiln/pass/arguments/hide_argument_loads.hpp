// SPDX-License-Identifier: MIT
// Starts the loads of kernel arguments first, and computes what needs none of them while they are on their way.
//   needs  a program over virtual registers
//   gives  the same instructions in the first block, in an order with the same results; what the author named keeps its
//          order outside builder::schedule
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/dependence.hpp>
#include <kiln/pass/edit/move_instruction.hpp>

namespace kiln::pass {

namespace detail {

class argument_load_hider {
  // What is noted of a register: where arguments are loaded to, and what the instructions do with it that stay after the
  // first user of one.
  static consteval u32 loaded() { return 1; }
  static consteval u32 named() { return 2; }
  static consteval u32 written() { return 4; }
  static consteval u32 of_results() { return 8; } ///< shift of what is noted of an instruction's results

public:
  constexpr argument_load_hider(ir::program& p, const analysis::row_effects& effects)
      : p_(p), effects_(effects) {}

  constexpr void run() {
    find_pointer();
    const u32 end = p_.end_of(0) < most ? p_.end_of(0) : most;
    u32 loads = 0; // those that are in front now
    for (u32 i = 0; i < end && pointer_ != none; ++i) {
      if (!is_argument_load(p_.code[i])) continue;
      bool free = true;
      for (u32 k = i; k != loads && free; --k) free = may_pass(p_.code[k - 1], p_.code[i]);
      if (!free) continue;
      if (i != loads) move_up(p_, i, loads);
      ++loads;
    }
    if (loads == 0) return;
    list<u8> noted(p_.virtual_dwords + special_places);
    noted_ = noted.begin();
    for (u32 i = 0; i < loads; ++i) note_places(p_.code[i], 0, loaded());
    u32 user = loads; // the first instruction that waits for an argument
    while (user < end && (met_places(p_.code[user]) & loaded()) == 0) ++user;
    const u32 first_user = user;
    for (u32 i = user; i < end; ++i) {
      const ir::instruction& in = p_.code[i];
      const u32 effects = effects_.of(in.row);
      if (analysis::is_anchored(in, effects)) return;
      if (i == first_user || has_to_stay(in, effects)) {
        note_places(in, named(), written());
        scc_ |= analysis::scc_use(in, effects);
      } else {
        move_up(p_, i, user);
        ++user;
      }
    }
  }

private:
  static constexpr u32 none = ~0u;
  static constexpr u32 most = 64; ///< instructions of the first block that are examined
  static constexpr u32 special_places = ir::source_code::zero + analysis::row_effects::further_mask;

  constexpr void find_pointer() {
    for (const ir::input& in : p_.inputs)
      if (in.is(ir::input::kind::kernarg_pointer)) pointer_ = p_.groups[in.group].first;
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

  /// True if an instruction needs an argument, or may not be swapped with all that stay before it. analysis::may_swap would
  /// have to test hundreds of pairs.
  constexpr bool has_to_stay(const ir::instruction& in, u32 effects) const {
    if ((in.marks & (ir::mark::keep | ir::mark::movable)) == ir::mark::keep ||
        (effects & analysis::effect::memory()) != 0)
      return true;
    const u32 scc = analysis::scc_use(in, effects);
    if (((scc | scc_) & analysis::effect::writes_scc()) != 0 && scc != 0 && scc_ != 0) return true;
    const u32 met = met_places(in);
    return (met & (loaded() | written())) != 0 || (met >> of_results() & named()) != 0;
  }

  /// Where to note what is known of an operand: virtual dwords, then special registers. Null for what no instruction writes.
  constexpr u8* place_of(u32 bits) const {
    const u32 payload = bits & ir::payload_mask();
    if (bits - ir::first_register() < ir::registers()) return noted_ + payload;
    return bits >> ir::kind_shift() == static_cast<u32>(ir::operand_kind::fixed) &&
                   payload < ir::source_code::zero
               ? noted_ + p_.virtual_dwords + payload
               : nullptr;
  }
  constexpr void note_places(const ir::instruction& in, u32 of_any, u32 of_result) {
    const u32 effects = effects_.of(in.row), results = effects >> analysis::effect::results_shift() & 7;
    u32 further = effects_.further_registers()[in.row];
    for (u32 k = 0, count = effects >> analysis::effect::count_shift() & 15; k != count; ++k) {
      if (u8* at = place_of(in.op(k).bits); at != nullptr)
        for (const u8* const last = at + (further & analysis::row_effects::further_mask); at <= last; ++at)
          *at |= static_cast<u8>(k < results ? of_any | of_result : of_any);
      further >>= analysis::row_effects::further_width;
    }
  }
  /// All that is noted of an instruction's places, and once more, from of_results() on, of its results.
  constexpr u32 met_places(const ir::instruction& in) const {
    const u32 effects = effects_.of(in.row), results = effects >> analysis::effect::results_shift() & 7;
    u32 further = effects_.further_registers()[in.row], met = 0;
    for (u32 k = 0, count = effects >> analysis::effect::count_shift() & 15; k != count; ++k) {
      if (const u8* at = place_of(in.op(k).bits); at != nullptr)
        for (const u8* const last = at + (further & analysis::row_effects::further_mask); at <= last; ++at)
          met |= k < results ? *at | u32{*at} << of_results() : u32{*at};
      further >>= analysis::row_effects::further_width;
    }
    return met;
  }

  ir::program& p_;
  const analysis::row_effects& effects_;
  u32 pointer_ = none; ///< virtual dword of the pointer to the arguments
  u8* noted_ = nullptr;
  u32 scc_ = 0; ///< what those that stay after the first user do with SCC
};

} // namespace detail

constexpr void hide_argument_loads(ir::program& p, const analysis::row_effects& effects) {
  detail::argument_load_hider(p, effects).run();
}
constexpr void hide_argument_loads(ir::program& p) { hide_argument_loads(p, analysis::row_effects(p)); }

} // namespace kiln::pass
