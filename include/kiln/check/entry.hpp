// SPDX-License-Identifier: MIT
// Judges that the first vector instruction keeps clear of what the compiler may have written just before the kernel's text.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

/// The compiler unpacks y and z work-item ids from v0 by vector instructions; no reader of a VGPR needs more than two wait
/// states behind them (isa/hazard/vector.hpp). The finding stands at the instruction that comes too early.
constexpr void entry(const ir::program& p, note& error) {
  if (error.raised) return;
  bool unpacked = false;
  for (const ir::input& in : p.inputs)
    unpacked |= in.what == ir::input::kind::work_item_id_y || in.what == ir::input::kind::work_item_id_z;
  if (!unpacked) return;
  constexpr u32 needed = 2;
  constexpr isa::flag_mask vector = isa::flag::valu | isa::flag::vmem | isa::flag::lds | isa::flag::flat;
  u32 states = 0;
  for (u32 i = 0; i < p.code.size() && states < needed; ++i) {
    const ir::instruction& in = p.code[i];
    const isa::row& row = isa::rows[in.row];
    if ((row.flags & isa::flag::ends_program) != 0) return;
    // Behind a branch the way is not followed: a kernel does not begin with one.
    if ((row.flags & (vector | isa::flag::branch)) != 0) {
      error.raised = true;
      error.instruction = i;
      error.where = in.where;
      error.text << row.name << " needs " << needed
                 << " wait states after the beginning of a kernel with y or z "
                 << "work-item ids, but has " << states;
      return;
    }
    states += 1 + ((row.flags & isa::flag::nop) != 0 ? in.ops[0].payload() : 0);
  }
}

} // namespace kiln::check
