// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// C = A B^T of f16 with f32 sums: 64 x 64 of C by one wave, slices of 32 of the depth through LDS. Columns and depth are
/// multiples of 64 and 32.
constexpr void gemm(builder k, arg<float*> c, arg<const _Float16*> a, arg<const _Float16*> b,
                    arg<int> columns, arg<int> depth) {
  constexpr int slice = 32, row_width = slice + 8; // of LDS: 8 more keep neighbouring rows on different banks
  k.assume(depth >= 0 && depth <= 1 << 13 && columns >= 0 && columns <= 1 << 13);
  k.assume(k.grid_dim.x <= 1 << 10 && k.grid_dim.y <= 1 << 10);
  auto lane = k.vgpr<i32>(k.thread_idx.x);
  auto lds_a = k.lds<_Float16>(64 * row_width), lds_b = k.lds<_Float16>(64 * row_width);
  auto row = k.vgpr<i32>(lane >> 2), piece = k.vgpr<i32>((lane & 3) * 8);
  auto first_a = k.sgpr<i32>(k.block_idx.y * 64), first_b = k.sgpr<i32>(k.block_idx.x * 64);
  auto sums = k.vgpr<f32, 2, 2, 16>(0);
  k.for_(0, depth, slice, [&](auto at) {
    for (int i = 0; i < 64; i += 16) {
      auto from_a = a.load<8>((first_a + row + i) * depth + at + piece);
      auto from_b = b.load<8>((first_b + row + i) * depth + at + piece);
      lds_a.store((row + i) * row_width + piece, from_a);
      lds_b.store((row + i) * row_width + piece, from_b);
    }
    k.barrier();
    for (int step = 0; step < slice; step += 8) {
      auto place = (lane & 31) * row_width + step + (lane >> 5) * 4;
      auto x0 = lds_a.load<4>(place), x1 = lds_a.load<4>(place + 32 * row_width);
      auto y0 = lds_b.load<4>(place), y1 = lds_b.load<4>(place + 32 * row_width);
      k.v_mfma_f32_32x32x8_f16(sums(0, 0), x0, y0, sums(0, 0));
      k.v_mfma_f32_32x32x8_f16(sums(0, 1), x0, y1, sums(0, 1));
      k.v_mfma_f32_32x32x8_f16(sums(1, 0), x1, y0, sums(1, 0));
      k.v_mfma_f32_32x32x8_f16(sums(1, 1), x1, y1, sums(1, 1));
    }
    k.barrier();
  });
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      for (int r = 0; r < 16; ++r) {
        auto to_row = first_a + i * 32 + 8 * (r / 4) + 4 * (lane >> 5) + r % 4;
        c[to_row * columns + first_b + j * 32 + (lane & 31)] = sums(i, j, r);
      }
}

KILN_KERNEL(gemm, block_size<64>);
