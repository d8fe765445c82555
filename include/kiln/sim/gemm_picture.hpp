// SPDX-License-Identifier: MIT
// A picture of the LDS buffers of a matrix product C = A B^T: blocks that matrix instructions read, and the wave of each.
#pragma once

#include <kiln/sim/picture.hpp>

namespace kiln::sim {

/// A workgroup's slice of A and B in LDS. A block is what 64 lanes read with 16 bytes each.
struct gemm_buffers {
  u32 tile = 16;  ///< rows and columns of a matrix instruction: 16 or 32
  u32 blocks = 2; ///< side by side along the depth
  u32 waves_down = 2, waves_across = 2;
  u32 wave_rows = 128, wave_columns = 128;

  constexpr text_view problem() const {
    if (tile != 16 && tile != 32) return "tiles of a matrix instruction have 16 or 32 rows";
    if (wave_rows % tile != 0 || wave_columns % tile != 0) return "a wave's part is whole tiles";
    if (blocks == 0 || wave_rows == 0 || wave_columns == 0 || waves_down == 0 || waves_across == 0)
      return "there is at least one of everything";
    if (blocks > 64 || tiles_down() > 64 || tiles_across() > 64)
      return "64 blocks fit into a picture, down and across";
    return "";
  }
  constexpr u32 block_bytes() const { return 64 / tile * 16; } ///< of a row
  constexpr u32 tiles_down() const { return wave_rows / tile * waves_down; }
  constexpr u32 tiles_across() const { return wave_columns / tile * waves_across; }
  constexpr u32 wave_of(u32 down, u32 across) const {
    return down / (wave_rows / tile) * waves_across + across / (wave_columns / tile);
  }
};

/// A's blocks at the left, B's at the top, and in the middle the wave that multiplies them.
class gemm_picture {
public:
  constexpr explicit gemm_picture(const gemm_buffers& g) : g_(g) {}

  constexpr text_buffer text() const {
    text_buffer out;
    if (g_.problem().size != 0) return out << g_.problem() << '\n';
    out << "block: " << g_.tile << " x " << g_.block_bytes() << " bytes (" << 64 / g_.tile << " x 16)\n";
    const u32 a = describe(out, 'A', g_.wave_rows * g_.waves_down),
              b = describe(out, 'B', g_.wave_columns * g_.waves_across);
    out << "both: " << a + b << " bytes\n";
    const u32 in_wave = g_.wave_columns / g_.tile;
    for (u32 k = 0; k < g_.blocks; ++k) {
      for (u32 i = 0; i < g_.blocks; ++i)
        put_right(out, i == k ? text_buffer{} << k << ':' : text_buffer{}, 3);
      for (u32 n = 0; n < g_.tiles_across(); ++n) put_separated(out, n, n % in_wave == 0);
      out << '\n';
    }
    for (u32 m = 0; m < g_.tiles_down(); ++m) {
      for (u32 k = 0; k < g_.blocks; ++k) put_right(out, m, 3);
      for (u32 n = 0; n < g_.tiles_across(); ++n) put_separated(out, g_.wave_of(m, n), n % in_wave == 0);
      out << '\n';
    }
    return out;
  }
  constexpr text_buffer svg() const {
    if (g_.problem().size != 0) return text_buffer{} << g_.problem() << '\n';
    cell_drawing d(g_.blocks + g_.tiles_across(), g_.blocks + g_.tiles_down());
    for (u32 k = 0; k < g_.blocks; ++k) {
      for (u32 n = 0; n < g_.tiles_across(); ++n)
        d.cell(g_.blocks + n, k, text_buffer{} << n, cell_drawing::no_color);
      for (u32 m = 0; m < g_.tiles_down(); ++m)
        d.cell(k, g_.blocks + m, text_buffer{} << m, cell_drawing::no_color);
    }
    for (u32 m = 0; m < g_.tiles_down(); ++m)
      for (u32 n = 0; n < g_.tiles_across(); ++n)
        d.cell(g_.blocks + n, g_.blocks + m, text_buffer{} << g_.wave_of(m, n), g_.wave_of(m, n));
    return d.finish();
  }

private:
  static constexpr void put_separated(text_buffer& out, u32 number, bool separated) {
    out << (separated ? '|' : ' ');
    put_right(out, number, 2);
  }
  constexpr u32 describe(text_buffer& out, char name, u32 rows) const {
    const u32 bytes = rows * g_.blocks * g_.block_bytes();
    out << name << ": " << rows << " x " << g_.blocks * g_.block_bytes() << " bytes, " << rows / g_.tile
        << " x " << g_.blocks << " blocks, " << bytes << " bytes\n";
    return bytes;
  }
  gemm_buffers g_;
};

} // namespace kiln::sim
