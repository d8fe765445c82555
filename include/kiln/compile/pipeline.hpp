// SPDX-License-Identifier: MIT
// The one list of passes and judges, in order.
#pragma once

#include <kiln/check/assignment.hpp>
#include <kiln/check/wait_states.hpp>
#include <kiln/check/waits.hpp>
#include <kiln/ir/verify.hpp>
#include <kiln/pass/assign_registers.hpp>
#include <kiln/pass/guard_entry.hpp>
#include <kiln/pass/insert_wait_states.hpp>
#include <kiln/pass/insert_waits.hpp>
#include <kiln/pass/remove_copies.hpp>
#include <kiln/pass/resolve_branches.hpp>
#include <kiln/pass/split_groups.hpp>

namespace kiln::compile {

/// Brings a built program to stage `finished`, or fills in the error. Every pass is followed by its judge.
constexpr void run_pipeline(ir::program& p, note& error) {
  ir::verify(p, error);
  if (error.raised) return;

  pass::split_groups(p);
  const ir::program virtual_program = p;
  pass::assign_registers(p, error);
  if (error.raised) return;
  check::assignment(virtual_program, p, error);
  if (error.raised) return;

  pass::remove_copies(p);
  pass::insert_waits(p);
  check::waits(p, error);
  if (error.raised) return;

  pass::guard_entry(p);
  pass::insert_wait_states(p);
  check::wait_states(p, error);
  if (error.raised) return;

  pass::resolve_branches(p, error);
  if (error.raised) return;
  ir::verify(p, error);
}

} // namespace kiln::compile
