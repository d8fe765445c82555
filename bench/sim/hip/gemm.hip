// SPDX-License-Identifier: MIT
// C = A B^T with one MFMA each: 128 x 128 of C by a workgroup of four waves, slices of 64 bytes of each row through LDS.
#include "device.hpp"

using f32x4 = vec<f32, 4>;
using f32x16 = vec<f32, 16>;
using i32x4 = vec<i32, 4>;
using i32x8 = vec<i32, 8>;
using i32x16 = vec<i32, 16>;
using f16x4 = vec<f16, 4>;
using b16x4 = vec<i16, 4>;
using bf16x8 = vec<bf16, 8>;

/// An instruction: T of A and of B in a lane, a tile of Tile x Tile in registers D.
#define PRODUCT(name, T, D, tile_rows, ...)                                                                  \
  struct name {                                                                                              \
    using operand = T;                                                                                       \
    using sums = D;                                                                                          \
    static constexpr u32 tile = tile_rows;                                                                   \
    static __device__ D multiply(T a, T b, D c) { return __VA_ARGS__; }                                      \
  };

constexpr u32 slice = 64, row_bytes = slice + 16; // of LDS: 16 more keep rows on different banks
constexpr u32 group = 128, part = 64;             // rows and columns of a workgroup and of a wave

template<class Op> __device__ void gemm(char* c, const char* a, const char* b, u32 columns, u32 depth_bytes) {
  constexpr u32 tiles = part / Op::tile, registers = Op::tile * Op::tile / 64;
  constexpr u32 step = sizeof(typename Op::operand) * (64 / Op::tile); // bytes of a row, an instruction
  __shared__ __attribute__((aligned(16))) char rows_of_a[group * row_bytes], rows_of_b[group * row_bytes];
  const u32 across = columns / group, t = lane_in_block(), lane = t % 64, wave = t / 64;
  const u32 row = block_id() / across * group, column = block_id() % across * group;

  // Work-item t carries 16 bytes of rows t / 4 and t / 4 + 64 of each slice.
  const u32 from = t / 4 * depth_bytes + t % 4 * 16, to = t / 4 * row_bytes + t % 4 * 16;
  const char* next_a = a + row * depth_bytes + from;
  const char* next_b = b + column * depth_bytes + from;
  i32x4 fetched[4];
  const auto fetch = [&] {
    for (u32 i = 0; i < 2; ++i) {
      fetched[i] = *(const i32x4*)(next_a + i * 64 * depth_bytes);
      fetched[2 + i] = *(const i32x4*)(next_b + i * 64 * depth_bytes);
    }
    next_a += slice, next_b += slice;
  };

  const u32 place = lane % Op::tile * row_bytes + lane / Op::tile * sizeof(typename Op::operand);
  const char* my_a = rows_of_a + wave / 2 * part * row_bytes + place;
  const char* my_b = rows_of_b + wave % 2 * part * row_bytes + place;
  typename Op::sums sum[tiles][tiles] = {};
  fetch();
  for (u32 done = 0; done < depth_bytes; done += slice) {
    sync();
    for (u32 i = 0; i < 2; ++i) {
      *(i32x4*)(rows_of_a + to + i * 64 * row_bytes) = fetched[i];
      *(i32x4*)(rows_of_b + to + i * 64 * row_bytes) = fetched[2 + i];
    }
    sync();
    if (done + slice < depth_bytes) fetch();
#pragma unroll
    for (u32 at = 0; at < slice; at += step) {
      typename Op::operand x[tiles], y[tiles];
      for (u32 i = 0; i < tiles; ++i) {
        x[i] = *(const typename Op::operand*)(my_a + i * Op::tile * row_bytes + at);
        y[i] = *(const typename Op::operand*)(my_b + i * Op::tile * row_bytes + at);
      }
      for (u32 i = 0; i < tiles; ++i)
        for (u32 j = 0; j < tiles; ++j) sum[i][j] = Op::multiply(x[i], y[j], sum[i][j]);
    }
  }

  using element = decltype(sum[0][0][0] + 0);
  element* out = (element*)c;
  const u32 first_row = row + wave / 2 * part, first_column = column + wave % 2 * part + lane % Op::tile;
  for (u32 i = 0; i < tiles; ++i)
    for (u32 j = 0; j < tiles; ++j)
      for (u32 r = 0; r < registers; ++r) {
        const u32 in_tile = Op::tile == 32 ? 8 * (r / 4) + 4 * (lane / 32) + r % 4 : 4 * (lane / 16) + r;
        out[(first_row + i * Op::tile + in_tile) * columns + first_column + j * Op::tile] = sum[i][j][r];
      }
}

#define GEMM(name, T, D, tile_rows, ...)                                                                     \
  PRODUCT(product_##name, T, D, tile_rows, __VA_ARGS__)                                                      \
  KERNEL gemm_##name(char* c, const char* a, const char* b, u32 columns, u32 depth_bytes) {                  \
    gemm<product_##name>(c, a, b, columns, depth_bytes);                                                     \
  }

GEMM(bf16_32x32x8, b16x4, f32x16, 32, __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(a, b, c, 0, 0, 0))
GEMM(bf16_16x16x16, b16x4, f32x4, 16, __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a, b, c, 0, 0, 0))
GEMM(f16_32x32x8, f16x4, f32x16, 32, __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c, 0, 0, 0))
GEMM(f16_16x16x16, f16x4, f32x4, 16, __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0))
GEMM(fp8_32x32x16, i64, f32x16, 32, __builtin_amdgcn_mfma_f32_32x32x16_fp8_fp8(a, b, c, 0, 0, 0))
GEMM(fp8_16x16x32, i64, f32x4, 16, __builtin_amdgcn_mfma_f32_16x16x32_fp8_fp8(a, b, c, 0, 0, 0))
GEMM(i8_32x32x16, i64, i32x16, 32, __builtin_amdgcn_mfma_i32_32x32x16_i8(a, b, c, 0, 0, 0))
#if defined(__gfx950__)
GEMM(bf16_32x32x16, bf16x8, f32x16, 32, __builtin_amdgcn_mfma_f32_32x32x16_bf16(a, b, c, 0, 0, 0))
GEMM(bf16_16x16x32, bf16x8, f32x4, 16, __builtin_amdgcn_mfma_f32_16x16x32_bf16(a, b, c, 0, 0, 0))
GEMM(f8f6f4_32x32x64, i32x8, f32x16, 32,
     __builtin_amdgcn_mfma_scale_f32_32x32x64_f8f6f4(a, b, c, 0, 0, 0, 127, 0, 127))
#endif
