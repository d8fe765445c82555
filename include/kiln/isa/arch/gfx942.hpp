// SPDX-License-Identifier: MIT
// AMD Instinct MI300 series (CDNA3). MI300X and MI325X have 304 compute units, MI300A 228, MI308X 80 (ROCm, "AMD GPU
// specifications").
#pragma once

#include <kiln/isa/arch/facts.hpp>

namespace kiln::isa {

inline constexpr arch_facts gfx942_facts = {
    .name = "gfx942",
    .sgpr_count = 102,
    .vgpr_count = 256,
    .agpr_count = 256,
    .unified_vgpr_count = 512,
    .vgpr_granule = 8,
    .simd_vgpr_count = 512,
    .max_waves_per_simd = 8,
    .simds_per_cu = 4,
    .simd_sgpr_count = 800,
    .compute_units = 304,
    .xcds = 8,
    .max_barriers_per_cu = 16,
    .lds_bytes = 65536,
    .lds_granule = 512,
    .max_workgroup_size = 1024,
    .fp8_is_ocp = false,
};

} // namespace kiln::isa
