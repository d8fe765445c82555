// SPDX-License-Identifier: MIT
// What an architecture's file has to say.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::isa {

enum class arch : u8 { gfx90a, gfx942, gfx950 };
inline constexpr u32 arch_count = 3;

/// Numbers are compared, as clang takes ten times as long to read a comparison of enumerators.
constexpr bool is_gfx90a(arch a) { return static_cast<u8>(a) == static_cast<u8>(arch::gfx90a); }

/// Set of architectures, one bit each.
using arch_mask = u8;
constexpr arch_mask mask_of(arch a) { return static_cast<arch_mask>(1u << static_cast<u32>(a)); }

struct arch_facts {
  const char* name;
  u32 sgpr_count;         ///< s0 to s(n-1) that a program may name
  u32 vgpr_count;         ///< v0 to v(n-1)
  u32 agpr_count;         ///< a0 to a(n-1)
  u32 unified_vgpr_count; ///< VGPRs and AGPRs share one file of this many a wave
  u32 vgpr_granule;       ///< unified registers are handed out in blocks of this many
  u32 simd_vgpr_count;    ///< unified registers per lane of one SIMD, shared by its waves
  u32 max_waves_per_simd;
  u32 simds_per_cu;
  u32 simd_sgpr_count; ///< shared by the waves of one SIMD
  u32 compute_units; ///< of the largest board that HIP shows as one device, but for gfx90a's MI250X; see the arch's file
  u32 xcds;                ///< dies with an L2 each, of that board
  u32 max_barriers_per_cu; ///< a workgroup of several waves takes one
  u32 lds_bytes;           ///< of a compute unit, and so the limit of one workgroup
  u32 lds_granule;         ///< bytes; LDS is handed out in blocks of this many
  u32 max_workgroup_size;  ///< work-items
  bool fp8_is_ocp;         ///< OCP fp8/bf8; otherwise the FNUZ form
};

} // namespace kiln::isa
