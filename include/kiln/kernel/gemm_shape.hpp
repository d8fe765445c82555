// SPDX-License-Identifier: MIT
// How a matrix product is spread over workgroups, waves and matrix instructions; all of it is known when the kernel is
// compiled.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::kernel {

/// C (rows, columns) = A (rows, depth) B^T, B being (columns, depth). Elements have 2 bytes.
struct gemm_shape {
  u32 columns, depth;
  u32 tile = 16; ///< rows and columns of one matrix instruction: 16 or 32
  u32 wave_rows = 128, wave_columns = 128;
  u32 waves_down = 2, waves_across = 2; ///< of a workgroup
  // Order of workgroups, for reuse in the caches: workgroup i goes to part i % parts of the GPU (an accelerator die each on
  // MI300), and a part works on bands of `band` tiles of C's rows.
  u32 parts = 8, band = 8;

  constexpr u32 waves() const { return waves_down * waves_across; }
  constexpr u32 work_items() const { return waves() * 64; }
  constexpr u32 group_rows() const { return wave_rows * waves_down; }
  constexpr u32 group_columns() const { return wave_columns * waves_across; }

  // A slice of the depth goes through LDS at a time: two pieces of what 64 lanes read with 16 bytes each.
  constexpr u32 slice() const { return 1024 / tile; }
  constexpr u32 slice_bytes() const { return slice() * 2; } ///< of one row: 128 or 64
  constexpr u32 lanes_a_row() const { return slice_bytes() / 16; }
  constexpr u32 rows_a_load() const {
    return work_items() / lanes_a_row();
  } ///< one 16-byte load by each work-item
  constexpr u32 loads_of_a() const { return group_rows() / rows_a_load(); }
  constexpr u32 loads_of_b() const { return group_columns() / rows_a_load(); }

  constexpr u32 tiles_down() const { return wave_rows / tile; } ///< of a wave
  constexpr u32 tiles_across() const { return wave_columns / tile; }
  constexpr u32 accumulators() const { return wave_rows * wave_columns / 64; } ///< registers per lane

  // C goes through LDS as f32, one row of tiles of each wave at a time.
  constexpr u32 out_row_bytes() const { return wave_columns * 4; }
  constexpr u32 out_bytes() const { return waves() * tile * out_row_bytes(); }
  constexpr u32 lds_bytes() const {
    const u32 in = (group_rows() + group_columns()) * slice_bytes();
    return in > out_bytes() ? in : out_bytes();
  }

  /// Workgroups to launch, in x.
  constexpr u64 workgroups(u64 rows) const {
    return (rows + group_rows() - 1) / group_rows() * (columns / group_columns());
  }
};

} // namespace kiln::kernel
