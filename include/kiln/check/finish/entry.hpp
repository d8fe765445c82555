// SPDX-License-Identifier: MIT
// Judges the beginning of a kernel: that the launch hands over the arguments that it loads, and that its first vector
// instruction keeps clear of what the compiler may have written just before the kernel's text.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/hidden_arguments.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

namespace detail {

/// The loads that a kernel begins with lie within its arguments and, if it declares them, the hidden ones.
constexpr void entry_loads(const ir::program& p, note& error) {
  ir::operand pointer{};
  for (const ir::input& in : p.inputs) {
    if (in.is(ir::input::kind::kernarg_pointer))
      pointer = {ir::operand_kind::sgpr, static_cast<u32>(p.groups[in.group].fixed)};
    if (!in.is(ir::input::kind::grid_size)) continue;
    error.raised = true;
    error.text << "the number of workgroups is read but not loaded";
    return;
  }
  const u32 end =
      p.hidden_arguments ? ir::hidden_begin(p) + isa::hidden_bytes : (ir::own_argument_bytes(p) + 3) / 4 * 4;
  for (u32 i = 0; i < p.code.size(); ++i) {
    const ir::instruction& in = p.code[i];
    const isa::row& row = isa::rows[in.row];
    if ((row.flags & isa::flag::nop) != 0) continue;
    constexpr isa::flag_mask load = isa::flag::smem | isa::flag::may_load;
    if ((row.flags & load) != load || in.ops[1] != pointer) return;
    if (!in.ops[2].is(ir::operand_kind::immediate)) return;
    const u32 first = in.ops[2].payload(), dwords = isa::operand_lists[row.operands].places[0].dwords;
    if (first + 4 * dwords <= end) continue;
    error.raised = true;
    error.instruction = i;
    error.where = in.where;
    error.text << row.name() << " loads arguments up to byte " << first + 4 * dwords
               << "; the kernel declares " << end;
    return;
  }
}

} // namespace detail

/// The compiler unpacks y and z work-item ids from v0 by vector instructions; no reader of a VGPR needs more than two wait
/// states after them (isa/hazard/vector.hpp). The finding is reported at the instruction that comes too early.
constexpr void entry(const ir::program& p, note& error) {
  if (error.raised) return;
  detail::entry_loads(p, error);
  if (error.raised) return;
  bool unpacked = false;
  for (const ir::input& in : p.inputs)
    unpacked |= in.is(ir::input::kind::work_item_id_y) || in.is(ir::input::kind::work_item_id_z);
  if (!unpacked) return;
  constexpr u32 needed = 2;
  constexpr isa::flag_mask vector = isa::flag::valu | isa::flag::vmem | isa::flag::lds | isa::flag::flat;
  u32 states = 0;
  for (u32 i = 0; i < p.code.size() && states < needed; ++i) {
    const ir::instruction& in = p.code[i];
    const isa::row& row = isa::rows[in.row];
    if ((row.flags & isa::flag::ends_program) != 0) return;
    // The search ends at a branch: a kernel does not begin with one.
    if ((row.flags & (vector | isa::flag::branch)) != 0) {
      error.raised = true;
      error.instruction = i;
      error.where = in.where;
      error.text << row.name() << " needs " << needed
                 << " wait states after the beginning of a kernel with y or z "
                 << "work-item ids, but has " << states;
      return;
    }
    states += 1 + ((row.flags & isa::flag::nop) != 0 ? in.ops[0].payload() : 0);
  }
}

} // namespace kiln::check
