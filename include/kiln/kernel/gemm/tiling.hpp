// SPDX-License-Identifier: MIT
// How a matrix product is spread over workgroups, waves and matrix instructions.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::kernel {

/// Structural: a template argument. All numbers are powers of 2.
struct gemm_tiling {
  u32 rows = 256, columns = 256; ///< of D in a workgroup
  u32 depth = 64;                ///< of k in a slice, which goes through LDS at a time
  u32 waves_down = 2,
      waves_across = 2; ///< of a workgroup; wave w is at row w / waves_across, column w % waves_across
  u32 matrix = 16;      ///< rows and columns of a matrix instruction: 16 or 32
  u32 stages = 1;       ///< slots of LDS for slices
  // Order of workgroups for reuse in the caches: workgroup i runs on part i % parts of the GPU, and a part works on bands of
  // `band` tiles of D's rows.
  u32 parts = 8, band = 8;

  constexpr u32 waves() const { return waves_down * waves_across; }
  constexpr u32 work_items() const { return waves() * 64; }
  constexpr u32 wave_rows() const { return rows / waves_down; }
  constexpr u32 wave_columns() const { return columns / waves_across; }
  constexpr u32 sums() const { return wave_rows() * wave_columns() / 64; } ///< per lane

  friend constexpr bool operator==(const gemm_tiling&, const gemm_tiling&) = default;
};

} // namespace kiln::kernel
