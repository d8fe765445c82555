// SPDX-License-Identifier: MIT
// The one list of passes and judges, in order.
#pragma once

#include <kiln/check/control/barriers.hpp>
#include <kiln/check/control/errata.hpp>
#include <kiln/check/control/exchanges.hpp>
#include <kiln/check/control/promises.hpp>
#include <kiln/check/finish/encodings.hpp>
#include <kiln/check/finish/entry.hpp>
#include <kiln/check/finish/read_pairs.hpp>
#include <kiln/check/finish/shift_amounts.hpp>
#include <kiln/check/finish/write_back.hpp>
#include <kiln/check/order/order.hpp>
#include <kiln/check/registers/assignment.hpp>
#include <kiln/check/registers/clobbers.hpp>
#include <kiln/check/registers/vcc_choice.hpp>
#include <kiln/check/wait_states/wait_states.hpp>
#include <kiln/check/waits/rings.hpp>
#include <kiln/check/waits/tokens.hpp>
#include <kiln/check/waits/waits.hpp>
#include <kiln/compile/compilation.hpp>
#include <kiln/pass/arguments/hide_argument_loads.hpp>
#include <kiln/pass/arguments/load_grid_size.hpp>
#include <kiln/pass/finish/cover_shift_amounts.hpp>
#include <kiln/pass/finish/guard_entry.hpp>
#include <kiln/pass/finish/pair_reads.hpp>
#include <kiln/pass/finish/resolve_branches.hpp>
#include <kiln/pass/finish/shorten_encodings.hpp>
#include <kiln/pass/finish/write_back_scalars.hpp>
#include <kiln/pass/order/fill_gaps.hpp>
#include <kiln/pass/order/hide_dependencies.hpp>
#include <kiln/pass/order/schedule_instructions.hpp>
#include <kiln/pass/registers/assign_registers.hpp>
#include <kiln/pass/registers/choose_banks.hpp>
#include <kiln/pass/registers/legalise_agprs.hpp>
#include <kiln/pass/registers/pack_registers.hpp>
#include <kiln/pass/registers/prefer_vcc.hpp>
#include <kiln/pass/registers/split_groups.hpp>
#include <kiln/pass/simplify/bypass_lane_reads.hpp>
#include <kiln/pass/simplify/coalesce_copies.hpp>
#include <kiln/pass/simplify/count_to_carry.hpp>
#include <kiln/pass/simplify/drop_signs.hpp>
#include <kiln/pass/simplify/fold.hpp>
#include <kiln/pass/simplify/hoist_invariants.hpp>
#include <kiln/pass/simplify/inline_literals.hpp>
#include <kiln/pass/simplify/join_chains.hpp>
#include <kiln/pass/simplify/join_scalar_loads.hpp>
#include <kiln/pass/simplify/narrow_addresses.hpp>
#include <kiln/pass/simplify/narrow_products.hpp>
#include <kiln/pass/simplify/rebase_reads.hpp>
#include <kiln/pass/simplify/reduce_strength.hpp>
#include <kiln/pass/simplify/remove_barriers.hpp>
#include <kiln/pass/simplify/remove_copies.hpp>
#include <kiln/pass/simplify/remove_dead_code.hpp>
#include <kiln/pass/simplify/remove_dead_stores.hpp>
#include <kiln/pass/simplify/remove_last_restores.hpp>
#include <kiln/pass/simplify/remove_unreachable.hpp>
#include <kiln/pass/simplify/share_expressions.hpp>
#include <kiln/pass/simplify/split_webs.hpp>
#include <kiln/pass/wait_states/break_clauses.hpp>
#include <kiln/pass/wait_states/insert_wait_states.hpp>
#include <kiln/pass/wait_states/refresh_vccz.hpp>
#include <kiln/pass/waits/insert_waits.hpp>
#include <kiln/pass/waits/remove_markers.hpp>
#include <kiln/pass/waits/resolve_tokens.hpp>

namespace kiln::compile {

/// True if the program is well formed. In the program as built, constant evaluation checks only what the builder has not
/// checked, where mistakes of the author are found; the host checks everything. In the finished one, the assembler's input,
/// both check everything.
constexpr bool sound(const ir::program& p, ir::verifier& verifier, note& error) {
  if (error.raised) return false;
  if (__builtin_is_constant_evaluated() && p.is(ir::stage::built))
    verifier.run_open();
  else
    verifier.run();
  return !error.raised;
}

/// The same between passes, so that a fault is found right after the pass that made it, as with LLVM's -verify-each. Tests,
/// the fuzzer and the simulator run the pipeline on the host, where the cost does not matter. In a user's constant evaluation
/// it would be a third of all work, and the last check finds the same faults.
constexpr void verify_between(const ir::program& p, const analysis::flow_graph& flow, note& error) {
  if (__builtin_is_constant_evaluated() || error.raised) return;
  ir::verify(p, error);
  if (error.raised) return;
  const analysis::flow_graph now = analysis::control_flow(p);
  bool same = now.size() == flow.size();
  for (u32 b = 0; same && b < now.size(); ++b)
    same =
        now[b].next == flow[b].next && now[b].target == flow[b].target && now[b].entered == flow[b].entered;
  if (same) return;
  error.raised = true;
  error.text << "a pass has changed the control flow; later passes use the graph that was computed before it";
}

/// Whether an author may leave a step out, and by which of `passes`.
struct optional_by {
  i32 name = required;
  static constexpr i32 required = -1;

  constexpr optional_by() = default;
  constexpr optional_by(passes p) : name(static_cast<i32>(p)) {} // NOLINT: implicit
  constexpr bool runs(const ir::program& p) const {
    return name == required || p.wants(static_cast<passes>(name));
  }
};

/// A row of the pipeline.
struct step {
  using function = void (*)(compilation&);

  const char* name = nullptr;
  function run = nullptr;    ///< nullptr: the step has only a judge
  optional_by left_out = {}; ///< the author may leave it out
  /// Steps that this one runs itself, on a copy or again with other limits.
  const char* reruns = nullptr;
  function judge = nullptr;   ///< checks this step and those before it that have no judge
  bool verifies = false;      ///< the program is verified after it, but not in a user's constant evaluation
  bool on_exhaustion = false; ///< runs if a register bank has run out, and only then
  bool is_analysis = false;   ///< leaves the program as it is
};

/// The one list of what is done to a program, in order.
inline constexpr step steps[] = {
    {.name = "built",
     .judge =
         [](compilation& c) {
           if (!sound(c.program, c.verifier, c.error)) return;
           check::clobbers(c.program, c.error);
           check::barriers(c.program, c.error);
           check::errata(c.program, c.error);
         }},
    {.name = "note_stores",
     .run =
         [](compilation& c) {
           if (c.program.has_promises) c.program.argument_stores = analysis::stores_by_argument(c.program);
         },
     .judge = [](compilation& c) { check::promises(c.program, c.error); },
     .is_analysis = true},
    {.name = "remove_unreachable",
     .run = [](compilation& c) { pass::remove_unreachable(c.program); },
     .left_out = passes::remove_unreachable},
    {.name = "remove_barriers",
     .run = [](compilation& c) { pass::remove_barriers(c.program); },
     .left_out = passes::remove_barriers},
    {.name = "survey",
     .run = [](compilation& c) { c.effects = new analysis::survey(c.program); },
     .is_analysis = true},
    {.name = "control_flow",
     .run = [](compilation& c) { c.flow = analysis::control_flow(c.program); },
     .is_analysis = true},
    {.name = "split_webs",
     .run = [](compilation& c) { pass::split_webs(c.program, *c.effects, c.flow); },
     .left_out = passes::split_webs},
    {.name = "drop_signs",
     .run = [](compilation& c) { pass::drop_signs(c.program, *c.effects); },
     .left_out = passes::drop_signs},
    {.name = "fold",
     .run = [](compilation& c) { pass::fold(c.program, *c.effects); },
     .left_out = passes::fold},
    {.name = "narrow_products",
     .run = [](compilation& c) { pass::narrow_products(c.program, *c.effects); },
     .left_out = passes::narrow_products},
    {.name = "narrow_addresses",
     .run =
         [](compilation& c) {
           if (pass::narrow_addresses(c.program, *c.effects, c.flow)) c.survey_again();
         },
     .left_out = passes::narrow_addresses},
    {.name = "join_products",
     .run = [](compilation& c) { pass::join_products(c.program, *c.effects); },
     .left_out = passes::narrow_products},
    {.name = "bypass_lane_reads",
     .run = [](compilation& c) { pass::bypass_lane_reads(c.program, *c.effects, c.flow); },
     .left_out = passes::bypass_lane_reads},
    {.name = "share_expressions",
     .run = [](compilation& c) { pass::share_expressions(c.program, *c.effects, c.flow); },
     .left_out = passes::share_expressions},
    {.name = "join_scalar_loads",
     .run =
         [](compilation& c) {
           if (pass::join_scalar_loads(c.program, *c.effects)) c.survey_again();
         },
     .left_out = passes::join_scalar_loads},
    {.name = "join_chains",
     .run = [](compilation& c) { pass::join_chains(c.program, *c.effects); },
     .left_out = passes::join_chains},
    {.name = "remove_dead_stores",
     .run = [](compilation& c) { pass::remove_dead_stores(c.program, *c.effects); },
     .left_out = passes::remove_dead_stores},
    {.name = "hoist_invariants",
     .run = [](compilation& c) { pass::hoist_invariants(c.program, *c.effects, c.flow); },
     .left_out = passes::hoist_invariants},
    {.name = "remove_dead_code",
     .run = [](compilation& c) { pass::remove_dead_code(c.program, *c.effects); },
     .left_out = passes::remove_dead_code},
    {.name = "coalesce_copies",
     .run = [](compilation& c) { pass::coalesce_copies(c.program, *c.effects); },
     .left_out = passes::coalesce_copies},
    {.name = "reduce_strength",
     .run = [](compilation& c) { pass::reduce_strength(c.program, *c.effects, c.flow); },
     .left_out = passes::reduce_strength},
    {.name = "count_to_carry",
     .run = [](compilation& c) { pass::count_to_carry(c.program, *c.effects, c.flow); },
     .left_out = passes::count_to_carry},
    {.name = "rebase_reads",
     .run =
         [](compilation& c) {
           if (c.program.wants(passes::pair_reads)) pass::rebase_reads(c.program, *c.effects, c.flow);
         },
     .left_out = passes::rebase_reads},
    {.name = "remove_last_restores",
     .run = [](compilation& c) { pass::remove_last_restores(c.program); },
     .left_out = passes::remove_last_restores},
    {.name = "load_grid_size",
     .run = [](compilation& c) { pass::load_grid_size(c.program); },
     .verifies = true},

    // Not left out here: what the builder has accepted must be made legal. Without it, the builder accepts nothing of that.
    {.name = "legalise_agprs", .run = [](compilation& c) { pass::legalise_agprs(c.program); }},
    {.name = "split_groups",
     .run = [](compilation& c) { pass::split_groups(c.program, *c.effects); },
     .left_out = passes::split_groups},
    {.name = "hide_argument_loads",
     .run = [](compilation& c) { pass::hide_argument_loads(c.program, c.effects->rows); },
     .left_out = passes::hide_argument_loads},
    {.name = "order_as_written",
     .run =
         [](compilation& c) {
           if (c.effects->chosen().size() > 1) c.unscheduled = c.program.code;
         },
     .left_out = passes::schedule_instructions,
     .is_analysis = true},
    {.name = "schedule_instructions",
     .run =
         [](compilation& c) {
           if (!c.unscheduled.empty() && !pass::schedule_instructions(c.program)) c.unscheduled.clear();
         },
     .left_out = passes::schedule_instructions,
     .judge =
         [](compilation& c) {
           if (!c.unscheduled.empty()) check::order(c.unscheduled, c.program, c.error);
         }},
    {.name = "hide_dependencies",
     .run = [](compilation& c) { pass::hide_dependencies(c.program, c.effects->rows); },
     .left_out = passes::hide_dependencies,
     .verifies = true},

    {.name = "prefer_vcc",
     .run =
         [](compilation& c) {
           const pass::vcc_ranges ranges = pass::ranges_for_vcc(c.program, c.flow);
           if (ranges.empty()) return;
           c.without_vcc = c.program.code;
           pass::prefer_vcc(c.program, ranges);
         },
     .left_out = passes::prefer_vcc,
     .judge =
         [](compilation& c) {
           if (!c.without_vcc.empty()) check::vcc_choice(c.without_vcc, c.program, c.flow, c.error);
         },
     .verifies = true},
    {.name = "inline_literals",
     .run = [](compilation& c) { pass::inline_literals(c.program); },
     .left_out = passes::inline_literals,
     .verifies = true},
    {.name = "assign_registers",
     .run =
         [](compilation& c) {
           c.unassigned = c.program;
           pass::assign_registers(c.program, c.flow, c.error);
         }},
    {.name = "pack_registers",
     .run = [](compilation& c) { pass::pack_registers(c.program, c.unassigned, c.flow, c.error); },
     .reruns = "assign_registers",
     .on_exhaustion = true},
    {.name = "choose_banks",
     .run = [](compilation& c) { pass::choose_banks(c.program, c.unassigned, c.flow, c.error); },
     .left_out = passes::choose_banks,
     .reruns = "assign_registers pack_registers",
     .on_exhaustion = true},
    {.name = "assignment",
     .judge =
         [](compilation& c) { c.writes_back = check::assignment(c.unassigned, c.program, c.flow, c.error); },
     .verifies = true},

    {.name = "remove_copies",
     .run = [](compilation& c) { pass::remove_copies(c.program); },
     .left_out = passes::remove_copies},
    {.name = "pair_reads",
     .run =
         [](compilation& c) {
           if (!c.program.may_pair_reads) return;
           c.unpaired = c.program;
           pass::pair_reads(c.program);
         },
     .left_out = passes::pair_reads,
     .judge =
         [](compilation& c) {
           if (!c.unpaired.code.empty()) check::read_pairs(c.unpaired, c.program, c.error);
         }},
    {.name = "shorten_encodings",
     .run =
         [](compilation& c) {
           if (!c.program.may_shorten) return;
           c.long_forms = c.program.code;
           pass::shorten_encodings(c.program);
         },
     .left_out = passes::shorten_encodings,
     .judge =
         [](compilation& c) {
           if (!c.long_forms.empty()) check::encodings(c.long_forms, c.program, c.error);
         }},
    {.name = "cover_shift_amounts",
     .run = [](compilation& c) { pass::cover_shift_amounts(c.program); },
     .verifies = true},
    {.name = "write_back_scalars",
     .run =
         [](compilation& c) {
           if (c.writes_back) pass::write_back_scalars(c.program);
         },
     .judge = [](compilation& c) { check::write_back(c.program, c.flow, c.error); }},

    {.name = "resolve_tokens", .run = [](compilation& c) { pass::resolve_tokens(c.program, c.flow); }},
    {.name = "insert_waits",
     .run =
         [](compilation& c) {
           if ((c.program.left_out & waits_are_checked) == 0)
             pass::insert_waits(c.program, c.flow, c.memory_rows);
         }},
    {.name = "fill_gaps",
     .run = [](compilation& c) { pass::fill_gaps(c.program, c.flow); },
     .left_out = passes::fill_gaps,
     .reruns = "break_clauses insert_wait_states refresh_vccz",
     .verifies = true},
    {.name = "waits",
     .judge = [](compilation& c) { check::waits(c.program, c.flow, c.error, c.memory_rows); }},
    {.name = "tokens", .judge = [](compilation& c) { check::tokens(c.program, c.flow, c.error); }},
    {.name = "rings", .judge = [](compilation& c) { check::rings(c.program, c.flow, c.error); }},
    {.name = "remove_markers", .run = [](compilation& c) { pass::remove_markers(c.program); }},

    {.name = "guard_entry", .run = [](compilation& c) { pass::guard_entry(c.program); }},
    {.name = "refresh_vccz", .run = [](compilation& c) { pass::refresh_vccz(c.program, c.flow); }},
    {.name = "insert_wait_states",
     .run = [](compilation& c) { pass::insert_wait_states(c.program, c.flow); }},
    {.name = "break_clauses",
     .run = [](compilation& c) { pass::break_clauses(c.program); },
     .verifies = true},
    {.name = "wait_states", .judge = [](compilation& c) { check::wait_states(c.program, c.flow, c.error); }},
    {.name = "entry", .judge = [](compilation& c) { check::entry(c.program, c.error); }},
    {.name = "shift_amounts", .judge = [](compilation& c) { check::shift_amounts(c.program, c.error); }},

    {.name = "resolve_branches",
     .run = [](compilation& c) { pass::resolve_branches(c.program, c.error); },
     .judge =
         [](compilation& c) {
           check::exchanges(c.program, c.flow, c.error);
           sound(c.program, c.verifier, c.error);
         }},
};

/// Default observer of the steps: does nothing.
struct no_observer {
  constexpr void operator()(const char*, const ir::program&) const {}
};

/// The steps in order, up to the first error. `watch(name, p)` is called after each that ran.
template<class Watch>
constexpr void run_steps(compilation& c, const step* first, u32 count, const Watch& watch) {
  for (const step* s = first; s != first + count; ++s) {
    const bool ran_out = c.error.raised && c.error.exhausted_bank >= 0;
    if (s->on_exhaustion && !ran_out) continue;
    if (!s->on_exhaustion && c.error.raised) return;
    if (s->run != nullptr && s->left_out.runs(c.program)) s->run(c);
    if constexpr (!__is_same(Watch, no_observer))
      if (s->run != nullptr && !s->is_analysis) watch(s->name, c.program);
    if (s->verifies) verify_between(c.program, c.flow, c.error);
    if (s->judge != nullptr && !c.error.raised) s->judge(c);
  }
}

/// Brings a built program to stage `finished`, or fills in the error.
template<class Watch = no_observer>
[[gnu::noinline]] constexpr void run_pipeline(ir::program& p, note& error, const Watch& watch = {}) {
  compilation c(p, error);
  run_steps(c, steps, sizeof(steps) / sizeof(steps[0]), watch);
}

#if defined KILN_SEPARATE_SIMULATOR
extern template void run_pipeline<no_observer>(ir::program&, note&,
                                               const no_observer&); // in the library kiln::simulator
#endif

} // namespace kiln::compile
