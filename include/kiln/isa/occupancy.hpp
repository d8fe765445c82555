// SPDX-License-Identifier: MIT
// How many registers a wave may use so that a whole workgroup fits on a compute unit.
#pragma once

#include <kiln/isa/arch.hpp>

namespace kiln::isa {

inline constexpr u32 wave_size = 64;

constexpr u32 waves_of(u32 work_items) { return (work_items + wave_size - 1) / wave_size; }

/// VGPRs and AGPRs together that one wave of a workgroup may have: the SIMDs of one compute unit must hold all its waves.
constexpr u32 unified_vgpr_limit(const arch_facts& f, u32 work_items) {
  const u32 waves_per_simd = (waves_of(work_items) + f.simds_per_cu - 1) / f.simds_per_cu;
  return f.simd_vgpr_count / (waves_per_simd == 0 ? 1 : waves_per_simd) / f.vgpr_granule * f.vgpr_granule;
}

/// AGPRs follow the VGPRs in the unified file from a multiple of 4 on (accum_offset).
constexpr u32 unified_vgprs(u32 vgprs, u32 agprs) { return (vgprs + 3) / 4 * 4 + agprs; }

} // namespace kiln::isa
