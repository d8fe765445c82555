// SPDX-License-Identifier: MIT
// Judges that no 64-bit shift on gfx90a has its amount in the highest VGPR of the wave.
#pragma once

#include <kiln/analysis/rows/shift_amount.hpp>
#include <kiln/isa/arch.hpp>

namespace kiln::check {

/// Registers are assigned. The finding is reported at the shift.
constexpr void shift_amounts(const ir::program& p, note& error) {
  if (!analysis::has_shift_amount_fault(p) || error.raised) return;
  const u32 block = isa::facts_of(p.arch).vgpr_granule;
  const u32 count = p.register_count[static_cast<u32>(ir::bank::vgpr)],
            highest = (count + block - 1) / block * block - 1;
  for (u32 i = 0; i < p.code.size() && count != 0; ++i) {
    if (!analysis::shifts_64_bits_by(p.code[i], highest)) continue;
    error.raised = true;
    error.instruction = i;
    error.where = p.code[i].where;
    error.text << isa::rows[p.code[i].row].name() << " has its amount in v" << highest
               << ", the highest VGPR of the wave, of which gfx90a shifts by a wrong amount; put it into "
                  "another with "
                  "at_register";
    return;
  }
}

} // namespace kiln::check
