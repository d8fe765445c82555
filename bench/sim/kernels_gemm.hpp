// SPDX-License-Identifier: MIT
// C = A B^T with one 32 x 32 MFMA of 8-bit elements, where kiln/kernel/gemm.hpp has 16-bit ones.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln::bench {

/// How the kernel below calls its instruction: `words` registers of A and of B a lane, sums of `sum`.
struct fp8_32x32x16 {
  static constexpr u32 words = 2;
  using sum = f32;
  template<class D, class S> static constexpr void multiply(builder k, const D& d, const S& a, const S& b) {
    k.v_mfma_f32_32x32x16_fp8_fp8(d, as<fp8x4>(a), as<fp8x4>(b), d);
  }
};
struct i8_32x32x16 {
  static constexpr u32 words = 2;
  using sum = i32;
  template<class D, class S> static constexpr void multiply(builder k, const D& d, const S& a, const S& b) {
    k.v_mfma_i32_32x32x16_i8(d, as<i8x4>(a), as<i8x4>(b), d);
  }
};
/// gfx950. Both formats are e4m3.
struct f8f6f4_32x32x64 {
  static constexpr u32 words = 8;
  using sum = f32;
  template<class D, class S> static constexpr void multiply(builder k, const D& d, const S& a, const S& b) {
    k.v_mfma_f32_32x32x64_f8f6f4(d, a, b, d);
  }
};

/// Rows, columns and bytes of depth are multiples of 128, 128 and 64. 128 x 128 of C by a workgroup of four waves, 64 x 64 by
/// a wave as 2 x 2 products of 32 x 32. Slices of 64 bytes of each row go through LDS, the next one loading while this one
/// multiplies. Sums are 32 bits of C.
template<class Op, u32 Columns, u32 DepthBytes>
constexpr void slice_gemm(builder k, arg<i32*> c, arg<const i32*> a, arg<const i32*> b) {
  constexpr i32 tile = 128, slice = 16; // words of a row
  constexpr i32 row_words = slice + 4;  // of LDS: 4 more keep neighbouring rows on different banks
  constexpr i32 depth = DepthBytes / 4, columns = Columns;
  constexpr i32 across = columns / tile;
  constexpr i32 words = Op::words;
  auto t = k.thread_idx.x;
  auto lds_a = k.lds<i32>(tile * row_words), lds_b = k.lds<i32>(tile * row_words);
  auto lane = k.vgpr<i32>(t & 63);
  auto wave = k.vgpr<i32>(t >> 6);
  auto tile_row = k.sgpr<i32>(k.block_idx.x / across), tile_column = k.sgpr<i32>(k.block_idx.x % across);

  // Work-item t loads 16 bytes of rows t / 4 and t / 4 + 64 of each slice.
  auto row = k.vgpr<i32>(t >> 2);
  auto piece = k.vgpr<i32>((t & 3) * 4);
  auto from_a = k.vgpr<i32>((tile_row * tile + row) * depth + piece);
  auto from_b = k.vgpr<i32>((tile_column * tile + row) * depth + piece);
  auto to = k.vgpr<i32>(row * row_words + piece);
  constexpr i32 half_of_slice = 64 * depth;

  // The wave's part, and the lane's place in a 32-row operand: row lane % 32, the operand's words from lane / 32 on.
  auto read_a = k.vgpr<i32>(((wave >> 1) * 64 + (lane & 31)) * row_words + (lane >> 5) * words);
  auto read_b = k.vgpr<i32>(((wave & 1) * 64 + (lane & 31)) * row_words + (lane >> 5) * words);

  auto sums = k.agpr<typename Op::sum, 2, 2, 16>();
  for (u32 i = 0; i < 2; ++i)
    for (u32 j = 0; j < 2; ++j)
      for (u32 r = 0; r < 16; ++r) k.v_accvgpr_write_b32(sums(i, j, r), 0);

  auto a0 = a.load<4>(from_a), a1 = a.load<4>(from_a + half_of_slice);
  auto b0 = b.load<4>(from_b), b1 = b.load<4>(from_b + half_of_slice);
  const auto fragment = [&k](auto& lds, auto& place, i32 offset) {
    auto x = k.vgpr<i32, Op::words>();
    for (u32 w = 0; w < Op::words; w += 2)
      x.template slice<2>(w) = lds.template load<2>(place + (offset + static_cast<i32>(w)));
    return x;
  };
  k.for_(0, depth / slice, 1, [&](auto step) {
    k.s_barrier(); // all waves have read the slice before
    lds_a.store(to, a0), lds_a.store(to + 64 * row_words, a1);
    lds_b.store(to, b0), lds_b.store(to + 64 * row_words, b1);
    k.s_barrier();
    k.if_(step < depth / slice - 1, [&] {
      from_a += slice, from_b += slice;
      a0 = a.load<4>(from_a), a1 = a.load<4>(from_a + half_of_slice);
      b0 = b.load<4>(from_b), b1 = b.load<4>(from_b + half_of_slice);
    });
    for (i32 at = 0; at < slice; at += 2 * words) {
      auto x0 = fragment(lds_a, read_a, at), x1 = fragment(lds_a, read_a, 32 * row_words + at);
      auto y0 = fragment(lds_b, read_b, at), y1 = fragment(lds_b, read_b, 32 * row_words + at);
      Op::multiply(k, sums(0, 0), x0, y0);
      Op::multiply(k, sums(0, 1), x0, y1);
      Op::multiply(k, sums(1, 0), x1, y0);
      Op::multiply(k, sums(1, 1), x1, y1);
    }
  });

  // D: register r of lane l is row 8 * (r / 4) + 4 * (l / 32) + r % 4, column l % 32.
  auto out = k.vgpr<i32>((tile_row * tile + (wave >> 1) * 64 + (lane >> 5) * 4) * columns +
                         (tile_column * tile + (wave & 1) * 64 + (lane & 31)));
  for (u32 i = 0; i < 2; ++i)
    for (u32 j = 0; j < 2; ++j)
      for (u32 r = 0; r < 16; ++r) {
        auto value = k.vgpr<i32>();
        k.v_accvgpr_read_b32(value, sums(i, j, r));
        c[out + static_cast<i32>((i * 32 + r / 4 * 8 + r % 4) * Columns + j * 32)] = value;
      }
}

} // namespace kiln::bench
