// SPDX-License-Identifier: MIT
// Runs the steps of the pipeline that obey the rules of isa/hazard, and no others: fill_gaps measures what they insert.
//   needs  registers assigned, waits inserted
//   gives  no hazard is left
//   judge  check::wait_states
//   fails  never
#pragma once

#include <kiln/pass/wait_states/break_clauses.hpp>
#include <kiln/pass/wait_states/insert_wait_states.hpp>
#include <kiln/pass/wait_states/refresh_vccz.hpp>

namespace kiln::pass {

/// `rules`: those that are obeyed.
constexpr void resolve_hazards(ir::program& p, const analysis::flow_graph& flow,
                               isa::hazard::rule_mask rules = isa::hazard::all_rules) {
  if ((rules & isa::hazard::stale_vccz) != 0) refresh_vccz(p, flow);
  insert_wait_states(p, flow, rules);
  if ((rules & isa::hazard::replayed_clause) != 0) break_clauses(p);
}
constexpr void resolve_hazards(ir::program& p, isa::hazard::rule_mask rules = isa::hazard::all_rules) {
  resolve_hazards(p, analysis::control_flow(p), rules);
}

} // namespace kiln::pass
