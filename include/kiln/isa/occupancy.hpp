// SPDX-License-Identifier: MIT
// How many registers a wave may use so that a whole workgroup fits on a compute unit, and how many workgroups do.
#pragma once

#include <kiln/isa/arch.hpp>

namespace kiln::isa {

inline constexpr u32 wave_size = 64;

constexpr u32 waves_of(u32 work_items) { return (work_items + wave_size - 1) / wave_size; }

/// VGPRs and AGPRs together that one wave of a workgroup may have: the SIMDs of one compute unit must hold all its waves, and
/// at least `waves` each.
constexpr u32 unified_vgpr_limit(const arch_facts& f, u32 work_items, u32 waves = 1) {
  const u32 of_group = (waves_of(work_items) + f.simds_per_cu - 1) / f.simds_per_cu;
  return f.simd_vgpr_count / (of_group > waves ? of_group : waves) / f.vgpr_granule * f.vgpr_granule;
}

/// What a workgroup takes of a compute unit.
struct group_needs {
  u32 work_items = wave_size;
  u32 unified_vgprs = 0; ///< of a wave: VGPRs and AGPRs
  u32 sgprs = 0;         ///< of a wave, VCC and the like included
  u32 lds_bytes = 0;
};

/// How many such workgroups a compute unit holds at once, at least 1. Sources: LLVM's occupancy comments for the three targets
/// (llc 22: 64, 72, 80, 96, 128, 168, 256 registers for 8 to 2 waves; more than 100 SGPRs for 7), CDNA4 ISA manual 3.6.5 (LDS
/// granules), LLVM's AMDGPU::IsaInfo::getMaxWorkGroupsPerCU (16 barriers; one wave alone takes none).
constexpr u32 workgroups_per_cu(const arch_facts& f, const group_needs& g) {
  const auto smaller = [](u32 a, u32 b) { return a < b ? a : b; };
  u32 waves = f.max_waves_per_simd; // of a SIMD
  const u32 vgprs = (g.unified_vgprs + f.vgpr_granule - 1) / f.vgpr_granule * f.vgpr_granule;
  if (vgprs != 0) waves = smaller(waves, f.simd_vgpr_count / vgprs);
  if (g.sgprs != 0) waves = smaller(waves, f.simd_sgpr_count / g.sgprs);
  u32 groups = waves * f.simds_per_cu / (g.work_items == 0 ? 1 : waves_of(g.work_items));
  if (g.work_items > wave_size) groups = smaller(groups, f.max_barriers_per_cu);
  const u32 lds = (g.lds_bytes + f.lds_granule - 1) / f.lds_granule * f.lds_granule;
  if (lds != 0) groups = smaller(groups, f.lds_bytes / lds);
  return groups == 0 ? 1 : groups;
}

/// AGPRs follow the VGPRs in the unified file from a multiple of 4 on (accum_offset).
constexpr u32 unified_vgprs(u32 vgprs, u32 agprs) { return (vgprs + 3) / 4 * 4 + agprs; }

} // namespace kiln::isa
