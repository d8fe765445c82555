// SPDX-License-Identifier: MIT
// Claims one VGPR more where a 64-bit shift on gfx90a has its amount in the highest one, at the end of a block of registers.
//   needs  stage `assigned`
//   gives  register_count, larger by one where that is so
//   judge  check::shift_amounts
//   fails  never: where there is no further VGPR the judge says so
#pragma once

#include <kiln/analysis/rows/shift_amount.hpp>
#include <kiln/isa/occupancy.hpp>

namespace kiln::pass {

constexpr void cover_shift_amounts(ir::program& p) {
  if (!analysis::has_shift_amount_fault(p)) return;
  const isa::arch_facts& f = isa::facts_of(p.arch);
  u32& used = p.register_count[static_cast<u32>(ir::bank::vgpr)];
  if (used == 0 || used % f.vgpr_granule != 0 || used == f.vgpr_count) return;
  const u32 agprs = p.register_count[static_cast<u32>(ir::bank::agpr)];
  if (isa::unified_vgprs(used + 1, agprs) > isa::unified_vgpr_limit(f, p.work_items(), p.waves_per_simd))
    return;
  for (const ir::instruction& in : p.code)
    if (analysis::shifts_64_bits_by(in, used - 1)) {
      ++used;
      return;
    }
}

} // namespace kiln::pass
