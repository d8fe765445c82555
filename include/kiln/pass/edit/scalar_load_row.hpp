// SPDX-License-Identifier: MIT
// Rows of scalar loads by their width.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::pass {

/// The row that loads 1, 2, 4, 8 or 16 dwords with operands as the scalar load `like` has them, on the program's target; none
/// is ~0.
constexpr u32 scalar_load_row(const ir::program& p, u32 dwords, u32 like) {
  const isa::operand_list& list = isa::operand_lists[isa::rows[like].operands];
  const isa::mnemonic_rows& rows = isa::mnemonics[dwords == 1   ? isa::mn::s_load_dword
                                                  : dwords == 2 ? isa::mn::s_load_dwordx2
                                                  : dwords == 4 ? isa::mn::s_load_dwordx4
                                                  : dwords == 8 ? isa::mn::s_load_dwordx8
                                                                : isa::mn::s_load_dwordx16];
  for (u32 r = rows.first_row; r != u32{rows.first_row} + rows.row_count; ++r) {
    const isa::operand_list& other = isa::operand_lists[isa::rows[r].operands];
    if ((isa::rows[r].archs & isa::mask_of(p.arch)) == 0 || isa::rows[r].required() != 0 ||
        other.count != list.count || other.count != 3 || other.places[1].accepts != list.places[1].accepts ||
        other.places[2].accepts != list.places[2].accepts)
      continue;
    return r;
  }
  return ~0u;
}

} // namespace kiln::pass
