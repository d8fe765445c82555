// SPDX-License-Identifier: MIT
// Which registers the program's tables know by their numbers.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::analysis {

/// True if the author's names, the bounds of loops or the masks of EXEC regions name a virtual dword: its register cannot be
/// replaced by another.
constexpr bool is_in_tables(const ir::program& p, u32 dword) {
  for (const ir::register_name& n : p.names)
    if (dword - n.first < n.dwords) return true;
  for (const ir::value_bound& b : p.bounds)
    if (b.dword == dword || (b.first.is_register() && b.first.payload() == dword) ||
        (b.end.is_register() && b.end.payload() == dword))
      return true;
  for (const ir::exec_region& r : p.regions)
    if (dword - r.mask < 2) return true;
  return false;
}

} // namespace kiln::analysis
