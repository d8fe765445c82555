// SPDX-License-Identifier: MIT
// What a program of a test finds in registers when it is launched as a kernel.
#pragma once

#include <kiln/ir/program.hpp>

#include <initializer_list>

namespace kiln_test {

using namespace kiln;

/// An input in registers from `first` on.
constexpr void add_input(ir::program& p, ir::input::kind what, u32 first, u32 dwords = 1) {
  const bool in_vgpr = what >= ir::input::kind::work_item_id_x && what <= ir::input::kind::work_item_id_z;
  ir::register_group g{};
  g.dwords = static_cast<u16>(dwords);
  g.bank = in_vgpr ? ir::bank::vgpr : ir::bank::sgpr;
  g.alignment = 1;
  g.fixed = static_cast<i16>(first);
  p.groups.push_back(g);
  p.inputs.push_back({what, p.groups.size() - 1});
}

/// Kernel arguments in s[0:1], workgroup id x in s2, work-item id x in v0. A size of 0 is a pointer.
constexpr void add_interface(ir::program& p, std::initializer_list<u32> sizes, u32 block = 64) {
  add_input(p, ir::input::kind::kernarg_pointer, 0, 2);
  add_input(p, ir::input::kind::workgroup_id_x, 2);
  add_input(p, ir::input::kind::work_item_id_x, 0);
  u32 offset = 0;
  for (const u32 given : sizes) {
    const u32 size = given == 0 ? 8 : given;
    offset = (offset + size - 1) / size * size;
    p.arguments.push_back({offset, size, given == 0});
    offset += size;
  }
  p.block_size[0] = block;
}

} // namespace kiln_test
