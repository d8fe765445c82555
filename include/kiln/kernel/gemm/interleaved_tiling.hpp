// SPDX-License-Identifier: MIT
// How a large matrix product is spread over workgroups and waves.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::kernel {

/// Structural: a template argument. A wave has row_tiles * column_tiles tiles of matrix instructions, any numbers; waves take
/// turns, so that neighbouring tiles are those of neighbouring waves. `matrix` and the waves are powers of 2.
struct interleaved_tiling {
  u32 matrix = 16; ///< rows and columns of a matrix instruction: 16 or 32
  u32 row_tiles = 8, column_tiles = 7;
  u32 waves_down = 2, waves_across = 2; ///< of a workgroup
  u32 parts = 8, band = 8;              ///< order of workgroups: see gemm_tiling
  /// Slices in LDS at once on gfx950, where LDS-DMA loads them if rows of A and B are along k; 1: they pass through registers.
  u32 slots = 1;

  constexpr u32 waves() const { return waves_down * waves_across; }
  constexpr u32 work_items() const { return 64 * waves(); }
  constexpr u32 rows() const { return matrix * row_tiles * waves_down; }
  constexpr u32 columns() const { return matrix * column_tiles * waves_across; }
  /// Registers of sums of a lane.
  constexpr u32 sums() const { return row_tiles * column_tiles * matrix * matrix / 64; }
  /// Bytes of a row of A and of B that are in LDS at once: two steps of matrix instructions with 16 bytes per lane.
  constexpr u32 slice_bytes() const { return 32 * (64 / matrix); }
  constexpr u32 depth(u32 bytes) const { return slice_bytes() / bytes; } ///< numbers of k in a slice

  friend constexpr bool operator==(const interleaved_tiling&, const interleaved_tiling&) = default;
};

/// For products that fill the 256 compute units of an MI355X.
inline constexpr interleaved_tiling direct_tiling{
    .matrix = 32, .row_tiles = 4, .column_tiles = 4, .slots = 4};

} // namespace kiln::kernel
