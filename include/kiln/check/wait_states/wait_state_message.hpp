// SPDX-License-Identifier: MIT
// What the judge of wait states says of two instructions that are too close.
#pragma once

#include <kiln/check/register_name.hpp>
#include <kiln/ir/program.hpp>
#include <kiln/isa/hazard/rule.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// "v_add_f32_e32 follows v_exp_f32_e32 of line 7 after 0 wait states, needs 1 (v3, rule H23)"
constexpr void report_too_close(note& error, const ir::instruction& in, const ir::instruction& cause,
                                const isa::hazard::rule& rule, i32 required, i32 between, u32 r) {
  error.raised = true;
  error.where = in.where;
  text_buffer& t = error.text;
  t << isa::rows[in.row].name() << " follows " << isa::rows[cause.row].name();
  if (cause.where.line != 0) t << " of line " << cause.where.line;
  t << " after " << between << " wait states, needs " << required << " (";
  if (r < isa::resource::hwreg) {
    put_register_name(t, r, r >= isa::resource::exec ? "exec" : r == isa::resource::m0 ? "m0" : "vcc");
    t << ", ";
  }
  t << "rule " << rule.id << ')';
}

} // namespace kiln::check::detail
