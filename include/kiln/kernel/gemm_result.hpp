// SPDX-License-Identifier: MIT
// From the accumulators of a matrix product to rows of C in memory: through LDS, so that each store writes whole cache lines.
#pragma once

#include <kiln/kernel/gemm_element.hpp>
#include <kiln/kernel/gemm_shape.hpp>
#include <kiln/kernel/vector_handle.hpp>

namespace kiln::kernel {

/// Each wave has its own part of LDS, one row of tiles in fp32: (tile, wave_columns). Groups of 16 bytes of row r stand at
/// their number exclusive-or r % 8, so that neighbouring rows begin in different banks.
template<class T, gemm_shape Shape> class gemm_result {
  static constexpr u32 tile = Shape.tile;
  static constexpr u32 row_bytes = Shape.out_row_bytes();
  // Writing: a lane has 4 columns of one row in each of `writes` places, `step_bytes` apart.
  static constexpr u32 writes = Shape.wave_columns * tile / 256;
  static constexpr u32 step_bytes = 1024 / tile;
  static constexpr u32 write_places = 128 / step_bytes; ///< then the exclusive-or repeats
  // Reading: a lane has 8 columns of one row, 2 reads.
  static constexpr u32 lanes_a_row = Shape.wave_columns / 8;
  static constexpr u32 rows_a_read = 64 / lanes_a_row;
  static constexpr u32 reads = tile / rows_a_read; ///< for a row of tiles
  static constexpr u32 read_places = rows_a_read == 4 ? 2 : 1;
  static constexpr u32 most_in_chunk = 4;
  static constexpr u32 in_chunk = reads < most_in_chunk ? reads : most_in_chunk;
  static constexpr u32 chunks = reads / in_chunk; ///< of a row of tiles
  static constexpr u32 c_row_bytes = Shape.columns * 2;

  builder k;
  const agpr<f32, Shape.accumulators()>& sum;
  const buffer& c;
  u32 lds_bytes; ///< where LDS begins
  typename gemm_element<T>::narrow narrow;
  vgpr<u32, write_places> write_place = k.vgpr<u32, write_places>();
  vgpr<u32, read_places, 2> read_place = k.vgpr<u32, read_places, 2>();
  vgpr<u32> c_place = k.vgpr<u32>();                ///< bytes in C's tile
  sgpr<u32, reads> c_offset = k.sgpr<u32, reads>(); ///< of each read's rows
  vgpr<b32, 2, in_chunk, 8> x =
      k.vgpr<b32, 2, in_chunk, 8>(); ///< what is being read and what is being stored

public:
  /// `lane` in 0..63; `wave` in 0..waves - 1; `wave_row` and `wave_column`: where the wave's part of C begins.
  constexpr gemm_result(builder b, const agpr<f32, Shape.accumulators()>& sums, const buffer& out, u32 lds,
                        const vgpr<u32>& lane, const sgpr<u32>& wave, const sgpr<u32>& wave_row,
                        const sgpr<u32>& wave_column)
      : k(b), sum(sums), c(out), lds_bytes(lds), narrow(b) {
    auto begin = wave * (tile * row_bytes);
    {
      auto row = lane & (tile - 1);
      auto group = (lane / tile) ^ (row & 7);
      write_place[0] = row * row_bytes + group * 16 + begin;
      for (u32 i = 1; i < write_places; ++i) write_place[i] = write_place[0] ^ (i * step_bytes);
    }
    auto row = lane / lanes_a_row;
    auto column = lane & (lanes_a_row - 1);
    auto group = (column * 2) ^ (row & 7);
    read_place(0, 0) = row * row_bytes + group * 16 + begin;
    read_place(0, 1) = read_place(0, 0) ^ 16;
    for (u32 half = 0; half < 2 && read_places == 2; ++half)
      read_place(read_places - 1, half) = read_place(0, half) ^ 64; // 4 rows on
    c_place = (row + wave_row) * c_row_bytes + column * 16 + wave_column * 2;
    for (u32 i = 1; i < reads; ++i) c_offset[i] = i * (rows_a_read * c_row_bytes);
  }

  constexpr void store() {
    constexpr u32 all = Shape.tiles_down() * chunks;
    write(0);
    read(0);
    for (u32 chunk = 0; chunk < all; ++chunk) {
      u32 behind = 0;
      if (chunk + 1 < all) {
        behind = 2 * in_chunk;
        if ((chunk + 1) % chunks == 0) {
          write((chunk + 1) / chunks); // LDS serves a wave in order: what stood there has been read
          behind += writes;
        }
        read(chunk + 1);
      }
      k.s_waitcnt(lgkmcnt(behind < 15 ? behind : 15));
      store(chunk);
      if ((chunk + 1) % chunks == 0 && chunk + 1 < all) c_place += tile * c_row_bytes;
    }
  }

private:
  constexpr void write(u32 down) {
    for (u32 i = 0; i < writes; ++i)
      k.ds_write_b128(write_place[i % write_places], sum.template slice<4>((down * writes + i) * 4),
                      offset(lds_bytes + i / write_places * 128));
  }
  constexpr void read(u32 chunk) {
    for (u32 i = 0; i < in_chunk; ++i) {
      const u32 read = chunk % chunks * in_chunk + i;
      for (u32 half = 0; half < 2; ++half)
        k.ds_read_b128(x(chunk % 2, i).template slice<4>(half * 4), read_place(read % read_places, half),
                       offset(lds_bytes + read * rows_a_read * row_bytes));
    }
  }
  constexpr void store(u32 chunk) {
    for (u32 i = 0; i < in_chunk; ++i) {
      const u32 read = chunk % chunks * in_chunk + i;
      auto from = x(chunk % 2, i);
      for (u32 p = 0; p < 4; ++p)
        narrow(from[p], from[2 * p], from[2 * p + 1]); // in place: no store is waited for
      auto packed = from.template slice<4>(0);
      if (read == 0)
        k.buffer_store_dwordx4(packed, c_place, c, 0, offen);
      else
        k.buffer_store_dwordx4(packed, c_place, c, c_offset[read], offen);
    }
  }
};

} // namespace kiln::kernel
