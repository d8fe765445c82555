// SPDX-License-Identifier: MIT
// Loads the number of workgroups where a kernel reads it: no register holds it when a kernel begins.
//   needs  a program over virtual registers
//   gives  the same without the input grid_size; scalar loads of what is read of it, at the beginning
//   judge  check::entry; the simulator before and after
//   fails  never
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/hidden_arguments.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>

namespace kiln::pass {

namespace detail {

/// A scalar load of one dword or two, at a constant offset from a pointer.
constexpr ir::instruction scalar_load(isa::arch arch, u32 dwords, u32 to, u32 pointer, u32 offset_bytes) {
  const isa::mnemonic_rows rows =
      isa::mnemonics[dwords == 1 ? isa::mn::s_load_dword : isa::mn::s_load_dwordx2];
  u32 row = rows.first_row;
  while ((isa::rows[row].archs & isa::mask_of(arch)) == 0 ||
         (isa::operand_lists[isa::rows[row].operands].places[2].accepts & isa::oc::immediate) == 0)
    ++row;
  ir::instruction load{};
  load.row = static_cast<u16>(row);
  load.ops[0] = {ir::operand_kind::sgpr, to};
  load.ops[1] = {ir::operand_kind::sgpr, pointer};
  load.ops[2] = {ir::operand_kind::immediate, offset_bytes};
  return load;
}

/// Which of three virtual dwords are read, one bit each.
constexpr u32 read_dwords(const ir::program& p, u32 first) {
  u32 out = 0;
  for (const ir::instruction& in : p.code) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 left = list.reads; left != 0; left &= left - 1) {
      const ir::operand o = in.op(static_cast<u32>(__builtin_ctz(left)));
      if (o.is(ir::operand_kind::sgpr) && o.payload() - first < 3) out |= 1u << (o.payload() - first);
    }
  }
  return out;
}

} // namespace detail

constexpr void load_grid_size(ir::program& p) {
  // The builder adds it last, when a kernel uses it.
  if (p.inputs.empty() || !p.inputs.back().is(ir::input::kind::grid_size)) return;
  const u32 first = p.groups[p.inputs.back().group].first, read = detail::read_dwords(p, first);
  p.inputs.pop_back();
  if (read == 0) return;
  u32 pointer = 0;
  for (const ir::input& in : p.inputs)
    if (in.is(ir::input::kind::kernarg_pointer)) pointer = p.groups[in.group].first;
  list<insertion> loads;
  for (u32 axis = 0; axis < 3;) {
    const u32 dwords = axis == 0 && (read & 3) == 3 ? 2 : 1;
    if ((read >> axis & 1) != 0)
      loads.push_back(
          {0, detail::scalar_load(p.arch, dwords, first + axis, pointer, ir::hidden_begin(p) + 4 * axis)});
    axis += dwords;
  }
  insert_instructions(p, loads);
  p.hidden_arguments = true;
}

} // namespace kiln::pass
