// SPDX-License-Identifier: MIT
// Loops of the whole wave, and what leaves them or goes on with the next iteration.
#pragma once

#include <kiln/author/control/branch.hpp>
#include <kiln/author/control/host_state.hpp>
#include <kiln/author/kernel_state.hpp>

namespace kiln::author {

/// Writes `body` where expressions may change all SGPRs: what a loop counts is the same in all lanes, also in a where.
template<class Body> constexpr void counted_by_wave(draft& k, Body& body) {
  const u32 masked_from = k.masked_from;
  k.masked_from = 0;
  body();
  k.masked_from = masked_from;
}

/// Writes `condition` twice, before the loop (`test_first`: there may be no iteration at all) and at its end.
template<class Condition, class Body, class Step>
constexpr void write_loop(kernel_state& s, bool test_first, Condition& condition, Body& body, Step step,
                          source at) {
  draft& k = s.program_draft;
  if constexpr (!__is_same(decltype(condition()), uniform_condition)) {
    k.fail(at, __is_same(decltype(condition()), bool)
                   ? "a bool is known while the kernel is built: k.forever(body) loops until break_, a C++ "
                     "loop unrolls"
                   : "a loop's condition must be the same in all lanes; any(mask) and all(mask) make one "
                     "from a lane mask");
  } else {
    const u32 top = k.make_label();
    const open_loop l{k.make_label(), k.make_label(), k.region};
    s.loops.push_back(l);
    if (test_first) branch_unless(k, {condition(), at}, l.end);
    const u32 masked_from = k.masked_from;
    k.masked_from = 0; // see counted_by_wave
    k.place_label(top);
    body();
    k.place_label(l.next);
    step();
    k.masked_from = masked_from;
    branch_if(k, {condition(), at}, top);
    k.place_label(l.end);
    s.loops.pop_back();
  }
}

/// Branches to a label of the innermost loop.
constexpr void leave_loop(kernel_state& s, source at, const char* what, u32 open_loop::* target) {
  draft& k = s.program_draft;
  if (s.loops.empty()) return k.fail(at, text_buffer{} << what << " stands in no loop");
  open_loop& l = s.loops.back();
  if (target == &open_loop::next) l.continues = true;
  if (l.region != k.region)
    return k.fail(
        at, text_buffer{} << what
                          << " inside where would leave the loop with lanes switched off; make the condition "
                             "uniform (any, all) and use if_");
  k.branch<mn::s_branch>(l.*target, at);
}

/// An error where the body of a loop has changed what the host counts.
template<class... Host> constexpr void check_host(draft& k, const host_state<Host...>& host, source at) {
  if (const u32 changed = host.changed(); changed != ~0u)
    k.fail(at,
           text_buffer{} << "the loop's body leaves host variable " << changed
                         << " of keeps(...) changed: its code is the same in every turn, so what the host "
                            "counts must be at its end as at its begin");
}

} // namespace kiln::author
