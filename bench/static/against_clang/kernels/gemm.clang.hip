// SPDX-License-Identifier: MIT
#include "../../device.hpp"

typedef _Float16 f16x4 __attribute__((ext_vector_type(4)));
typedef _Float16 f16x8 __attribute__((ext_vector_type(8)));
typedef float f32x16 __attribute__((ext_vector_type(16)));

KERNEL_OF(64, gemm)(float* c, const _Float16* a, const _Float16* b, int columns, int depth) {
  __builtin_assume(depth >= 0 && depth <= 1 << 13 && columns >= 0 && columns <= 1 << 13);
  __builtin_assume(blocks() <= 1 << 10 && blocks_y() <= 1 << 10);
  constexpr int slice = 32, row_width = slice + 8; // of LDS: 8 more keep neighbouring rows on different banks
  __shared__ __attribute__((aligned(16))) _Float16 lds_a[64 * row_width], lds_b[64 * row_width];
  const int lane = thread(), row = lane >> 2, piece = (lane & 3) * 8;
  const int first_a = block_y() * 64, first_b = block() * 64;
  f32x16 sums[2][2] = {};
  for (int at = 0; at < depth; at += slice) {
#pragma unroll
    for (int i = 0; i < 64; i += 16) {
      const f16x8 from_a = *(const f16x8*)(a + (first_a + row + i) * depth + at + piece);
      const f16x8 from_b = *(const f16x8*)(b + (first_b + row + i) * depth + at + piece);
      *(f16x8*)(lds_a + (row + i) * row_width + piece) = from_a;
      *(f16x8*)(lds_b + (row + i) * row_width + piece) = from_b;
    }
    barrier();
#pragma unroll
    for (int step = 0; step < slice; step += 8) {
      const int place = (lane & 31) * row_width + step + (lane >> 5) * 4;
      const f16x4 x0 = *(const f16x4*)(lds_a + place), x1 = *(const f16x4*)(lds_a + place + 32 * row_width);
      const f16x4 y0 = *(const f16x4*)(lds_b + place), y1 = *(const f16x4*)(lds_b + place + 32 * row_width);
      sums[0][0] = __builtin_amdgcn_mfma_f32_32x32x8f16(x0, y0, sums[0][0], 0, 0, 0);
      sums[0][1] = __builtin_amdgcn_mfma_f32_32x32x8f16(x0, y1, sums[0][1], 0, 0, 0);
      sums[1][0] = __builtin_amdgcn_mfma_f32_32x32x8f16(x1, y0, sums[1][0], 0, 0, 0);
      sums[1][1] = __builtin_amdgcn_mfma_f32_32x32x8f16(x1, y1, sums[1][1], 0, 0, 0);
    }
    barrier();
  }
#pragma unroll
  for (int i = 0; i < 2; ++i)
#pragma unroll
    for (int j = 0; j < 2; ++j)
#pragma unroll
      for (int r = 0; r < 16; ++r) {
        const int to_row = first_a + i * 32 + 8 * (r / 4) + 4 * (lane >> 5) + r % 4;
        c[to_row * columns + first_b + j * 32 + (lane & 31)] = sums[i][j][r];
      }
}
