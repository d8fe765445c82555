// SPDX-License-Identifier: MIT
// The one list of passes and judges, in order.
#pragma once

#include <kiln/analysis/decoded_rows.hpp>
#include <kiln/analysis/hazard_rows.hpp>
#include <kiln/check/assignment.hpp>
#include <kiln/check/clobbers.hpp>
#include <kiln/check/entry.hpp>
#include <kiln/check/shift_amounts.hpp>
#include <kiln/check/wait_states.hpp>
#include <kiln/check/waits.hpp>
#include <kiln/check/write_back.hpp>
#include <kiln/ir/verify.hpp>
#include <kiln/pass/assign_registers.hpp>
#include <kiln/pass/choose_banks.hpp>
#include <kiln/pass/cover_shift_amounts.hpp>
#include <kiln/pass/fill_gaps.hpp>
#include <kiln/pass/fold.hpp>
#include <kiln/pass/guard_entry.hpp>
#include <kiln/pass/hide_argument_loads.hpp>
#include <kiln/pass/hide_dependencies.hpp>
#include <kiln/pass/insert_wait_states.hpp>
#include <kiln/pass/insert_waits.hpp>
#include <kiln/pass/legalise_agprs.hpp>
#include <kiln/pass/load_grid_size.hpp>
#include <kiln/pass/pack_registers.hpp>
#include <kiln/pass/remove_copies.hpp>
#include <kiln/pass/remove_dead_code.hpp>
#include <kiln/pass/remove_dead_stores.hpp>
#include <kiln/pass/remove_unreachable.hpp>
#include <kiln/pass/resolve_branches.hpp>
#include <kiln/pass/share_expressions.hpp>
#include <kiln/pass/split_groups.hpp>
#include <kiln/pass/write_back_scalars.hpp>

namespace kiln::compile {

/// Whether the program is well formed. Of the program as built, constant evaluation asks what the builder has left open,
/// where the author's mistakes are; the host asks everything. Of the finished one, which is what the assembler gets, both do.
constexpr bool sound(const ir::program& p, ir::verifier& verifier, note& error) {
  if (error.raised) return false;
  if (__builtin_is_constant_evaluated() && p.is(ir::stage::built))
    verifier.run_open();
  else
    verifier.run();
  return !error.raised;
}

/// The same between passes, so that a bad pass is caught where it went wrong, as LLVM's -verify-each does: unit tests, the
/// fuzzer and the simulator run the pipeline on the host, where this costs nothing. In a user's constant evaluation it
/// would be a third of all work, to find once more what the last look finds.
constexpr bool still_sound(const ir::program& p, note& error) {
  if (!__builtin_is_constant_evaluated() && !error.raised) ir::verify(p, error);
  return !error.raised;
}

/// Stands for nobody who looks at a program between passes.
struct unwatched {
  constexpr void operator()(const char*, const ir::program&) const {}
};

template<class Watch> inline constexpr bool is_watched = !__is_same(Watch, unwatched);

/// Brings a built program to stage `finished`, or fills in the error. Passes are followed by their judge where they
/// have one. Those that `wants` asks about are the author's to leave out: see ir/optional_pass.hpp.
/// `watch(name, p)` is called after each pass; nothing is, where nobody watches.
template<class Watch = unwatched>
[[gnu::noinline]] constexpr void run_pipeline(ir::program& p, note& error, const Watch& watch = {}) {
  ir::verifier verifier(p, error);
  if (!sound(p, verifier, error)) return;
  check::clobbers(p, error);
  if (error.raised) return;

  if (p.wants(passes::remove_unreachable)) pass::remove_unreachable(p);
  if constexpr (is_watched<Watch>) watch("remove_unreachable", p);
  analysis::survey effects(p);
  if (p.wants(passes::fold)) pass::fold(p, effects);
  if constexpr (is_watched<Watch>) watch("fold", p);
  if (p.wants(passes::share_expressions)) pass::share_expressions(p, effects);
  if constexpr (is_watched<Watch>) watch("share_expressions", p);
  if (p.wants(passes::remove_dead_stores)) pass::remove_dead_stores(p, effects);
  if constexpr (is_watched<Watch>) watch("remove_dead_stores", p);
  if (p.wants(passes::remove_dead_code)) pass::remove_dead_code(p, effects);
  if constexpr (is_watched<Watch>) watch("remove_dead_code", p);
  pass::load_grid_size(p);
  if constexpr (is_watched<Watch>) watch("load_grid_size", p);
  if (!still_sound(p, error)) return;

  pass::legalise_agprs(p);
  if constexpr (is_watched<Watch>) watch("legalise_agprs", p);
  if (p.wants(passes::split_groups)) pass::split_groups(p, effects);
  if constexpr (is_watched<Watch>) watch("split_groups", p);
  if (p.wants(passes::hide_argument_loads)) pass::hide_argument_loads(p, effects);
  if constexpr (is_watched<Watch>) watch("hide_argument_loads", p);
  if (p.wants(passes::hide_dependencies)) pass::hide_dependencies(p, effects);
  if constexpr (is_watched<Watch>) watch("hide_dependencies", p);
  if (!still_sound(p, error)) return;

  const ir::program virtual_program = p;
  pass::assign_registers(p, error);
  pass::pack_registers(p, virtual_program, error);
  if (p.wants(passes::choose_banks)) pass::assign_with_agprs(p, virtual_program, error);
  if constexpr (is_watched<Watch>) watch("assign_registers", p);
  if (!still_sound(p, error)) return;
  const bool stores_scalars = check::assignment(virtual_program, p, error);
  if (error.raised) return;

  if (p.wants(passes::remove_copies)) pass::remove_copies(p);
  if constexpr (is_watched<Watch>) watch("remove_copies", p);
  pass::cover_shift_amounts(p);
  if constexpr (is_watched<Watch>) watch("cover_shift_amounts", p);
  if (!still_sound(p, error)) return;

  if (stores_scalars) pass::write_back_scalars(p);
  if constexpr (is_watched<Watch>) watch("write_back_scalars", p);
  if (stores_scalars) check::write_back(p, error);
  if (error.raised) return;

  analysis::decoded_rows memory_rows;
  if ((p.left_out & waits_are_checked) == 0) pass::insert_waits(p, memory_rows);
  if constexpr (is_watched<Watch>) watch("insert_waits", p);
  if (p.wants(passes::fill_gaps)) pass::fill_gaps(p);
  if constexpr (is_watched<Watch>) watch("fill_gaps", p);
  if (!still_sound(p, error)) return;
  check::waits(p, error, memory_rows);
  if (error.raised) return;

  pass::guard_entry(p);
  if constexpr (is_watched<Watch>) watch("guard_entry", p);
  analysis::hazard_rows hazards(p.arch);
  pass::insert_wait_states(p, hazards);
  if constexpr (is_watched<Watch>) watch("insert_wait_states", p);
  if (!still_sound(p, error)) return;
  check::wait_states(p, error, hazards);
  check::entry(p, error);
  check::shift_amounts(p, error);
  if (error.raised) return;

  pass::resolve_branches(p, error);
  if constexpr (is_watched<Watch>) watch("resolve_branches", p);
  sound(p, verifier, error);
}

#if defined KILN_SEPARATE_SIMULATOR
extern template void run_pipeline<unwatched>(ir::program&, note&,
                                             const unwatched&); // in the library kiln::simulator
#endif

} // namespace kiln::compile
