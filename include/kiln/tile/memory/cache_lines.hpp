// SPDX-License-Identifier: MIT
// Cache lines that one access of a wave touches.
#pragma once

#include <kiln/tile/layout/layout.hpp>

namespace kiln::tile {

/// Lines of `line_bytes` that the lanes of a wave touch with one access, if `in_memory` has lanes' offsets in elements, and
/// what a lane accesses does not cross a line.
constexpr u32 cache_lines(const layout& in_memory, u32 element_bits, u32 line_bytes) {
  subspace lines;
  const u32 in_line = bits_of_count(line_bytes * 8 / element_bits);
  for (u32 i = 0; i < in_memory.bits(place::lane); ++i)
    lines.insert(in_memory.image(place::lane, i) >> in_line);
  return 1u << lines.dimension;
}

/// The same for a tile of a tensor whose rows, in `column` contiguous, are multiples of a line apart, by whatever stride: lanes
/// in different rows are in different lines.
constexpr u32 cache_lines_of_rows(const layout& registers, char column, u32 element_bits, u32 line_bytes) {
  subspace lines;
  const u32 in_line = bits_of_count(line_bytes * 8 / element_bits);
  const u32 within = mask_of_bits(registers.bits(column)) & mask_of_bits(in_line);
  for (u32 i = 0; i < registers.bits(place::lane); ++i)
    lines.insert(registers.image(place::lane, i) & ~(within << registers.first_bit(column)));
  return 1u << lines.dimension;
}

/// The fewest lines that could hold what a wave accesses, `bytes` per lane.
constexpr u32 fewest_cache_lines(u32 bytes, u32 line_bytes) {
  return (64 * bytes + line_bytes - 1) / line_bytes;
}

} // namespace kiln::tile
