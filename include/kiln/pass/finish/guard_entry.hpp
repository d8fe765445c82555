// SPDX-License-Identifier: MIT
// Keeps the first instructions apart from those that the compiler puts before the kernel's text.
//   needs  stage `assigned`, before wait states are inserted
//   gives  an s_nop at the beginning where a work-item id may have been written just before it
//   judge  check::entry
//   fails  never
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>

namespace kiln::pass {

/// With a y or z work-item id, the compiler unpacks v0 by vector instructions right before our first one. Two wait states
/// are the most that any reader of a VGPR needs after a vector ALU write (DPP, MFMA; facts: isa/hazard/vector.hpp).
constexpr void guard_entry(ir::program& p) {
  bool unpacked = false;
  for (const ir::input& in : p.inputs)
    unpacked |= in.is(ir::input::kind::work_item_id_y) || in.is(ir::input::kind::work_item_id_z);
  if (!unpacked) return;
  ir::instruction nop{};
  nop.row = isa::mnemonics[isa::mn::s_nop].first_row;
  nop.ops[0] = {ir::operand_kind::immediate, 1};
  nop.marks = ir::mark::inserted;
  list<insertion> insertions;
  insertions.push_back({0, nop});
  insert_instructions(p, insertions);
}

} // namespace kiln::pass
