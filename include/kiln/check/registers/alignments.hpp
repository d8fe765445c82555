// SPDX-License-Identifier: MIT
// Judges the alignments that the author has chosen: part of the judge of register assignment.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::check::detail {

/// The first register of an aligned group is a multiple of its alignment. `homes` has the physical operand of each virtual
/// dword, 0 for those that are nowhere.
constexpr void alignments(const ir::program& before, const list<u32>& homes, note& error) {
  for (const ir::register_group& g : before.groups) {
    if (g.fixed != ir::any_aligned) continue;
    for (u32 i = 0; i < g.dwords; ++i) {
      const ir::operand home = ir::operand::from_bits(homes[g.first + i]);
      if (!home.is_register() || (home.payload() - i) % g.alignment == 0) continue;
      error.raised = true;
      error.where = g.where;
      error.text << "register " << i << " of this group is " << ir::bank_letter(home.kind()) << home.payload()
                 << "; its first one must be a multiple of " << u32{g.alignment};
      return;
    }
  }
}

} // namespace kiln::check::detail
