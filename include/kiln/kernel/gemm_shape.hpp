// SPDX-License-Identifier: MIT
// How a matrix product of known columns and depth is spread over workgroups, waves and matrix instructions.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::kernel {

/// C (rows, columns) = A (rows, depth) B^T, B being (columns, depth). Elements have 2 bytes.
struct gemm_shape {
  u32 columns, depth;
  u32 tile = 16; ///< rows and columns of one matrix instruction: 16 or 32
  u32 wave_rows = 128, wave_columns = 128;
  u32 waves_down = 2, waves_across = 2; ///< of a workgroup
  u32 parts = 8, band = 8;              ///< order of workgroups: see gemm_tiling

  constexpr u32 work_items() const { return waves_down * waves_across * 64; }
  constexpr u32 group_rows() const { return wave_rows * waves_down; }
  constexpr u32 group_columns() const { return wave_columns * waves_across; }

  /// Workgroups to launch, in x.
  constexpr u64 workgroups(u64 rows) const {
    return (rows + group_rows() - 1) / group_rows() * ((columns + group_columns() - 1) / group_columns());
  }
};

} // namespace kiln::kernel
