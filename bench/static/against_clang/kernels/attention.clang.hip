// SPDX-License-Identifier: MIT
#include "../../device.hpp"

typedef _Float16 f16x4 __attribute__((ext_vector_type(4)));
typedef _Float16 f16x8 __attribute__((ext_vector_type(8)));
typedef float f32x16 __attribute__((ext_vector_type(16)));

__device__ float of_other_half(float x) {
  return __builtin_bit_cast(float,
                            __builtin_amdgcn_ds_bpermute((lane() ^ 32) * 4, __builtin_bit_cast(int, x)));
}

KERNEL_OF(64, attention)(_Float16* out, const _Float16* q, const _Float16* keys, const _Float16* values,
                         int count, float scale) {
  __builtin_assume(count >= 0 && count <= 1 << 20 && blocks() <= 1 << 16);
  constexpr int width = 64, key_row = width + 8, value_row = 32 + 8; // of LDS; values lie transposed
  __shared__ __attribute__((aligned(16))) _Float16 lds_key[32 * key_row], lds_value[width * value_row];
  const int lane = thread(), half = lane >> 5;
  const int query = (block() * 32 + (lane & 31)) * width + half * 4;
  f16x4 mine[8];
  for (int i = 0; i < 8; ++i) mine[i] = *(const f16x4*)(q + query + i * 8);

  f32x16 sums[2] = {};
  float largest = -__builtin_inff(), total = 0;
  for (int first = 0; first < count; first += 32) {
#pragma unroll
    for (int i = 0; i < 32; i += 8) { // 8 elements of key and value lane / 8 + i
      const int row = (lane >> 3) + i, piece = (lane & 7) * 8;
      const f16x8 key = *(const f16x8*)(keys + (first + row) * width + piece);
      const f16x8 value = *(const f16x8*)(values + (first + row) * width + piece);
      *(f16x8*)(lds_key + row * key_row + piece) = key;
#pragma unroll
      for (int e = 0; e < 8; ++e) lds_value[(piece + e) * value_row + row] = value[e];
    }
    barrier();
    // S^T = K Q^T: a lane gets 16 of its query's 32 scores, of keys 8 * (r / 4) + 4 * (lane / 32) + r % 4.
    f32x16 score = {};
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const f16x4 x = *(const f16x4*)(lds_key + (lane & 31) * key_row + i * 8 + half * 4);
      score = __builtin_amdgcn_mfma_f32_32x32x8f16(x, mine[i], score, 0, 0, 0);
    }
    float now = score[0];
#pragma unroll
    for (int r = 1; r < 16; ++r) now = __builtin_fmaxf(now, score[r]);
    now = __builtin_fmaxf(largest, __builtin_fmaxf(now, of_other_half(now)) * scale);
    const float shrink = __builtin_amdgcn_exp2f(largest - now);
    largest = now;
    total *= shrink;
    sums[0] *= shrink, sums[1] *= shrink;
    f16x4 weight[4];
#pragma unroll
    for (int r = 0; r < 16; ++r) {
      const float w = __builtin_amdgcn_exp2f(score[r] * scale - largest);
      total += w;
      weight[r / 4][r % 4] = (_Float16)w;
    }
#pragma unroll
    for (int i = 0; i < 2; ++i)
#pragma unroll
      for (int r = 0; r < 4; ++r) {
        const f16x4 x = *(const f16x4*)(lds_value + (i * 32 + (lane & 31)) * value_row + r * 8 + half * 4);
        sums[i] = __builtin_amdgcn_mfma_f32_32x32x8f16(x, weight[r], sums[i], 0, 0, 0);
      }
    barrier();
  }
  total += of_other_half(total);
  const float factor = __builtin_amdgcn_rcpf(total);
#pragma unroll
  for (int i = 0; i < 2; ++i)
#pragma unroll
    for (int r = 0; r < 16; r += 4) {
      f16x4 four;
      for (int e = 0; e < 4; ++e) four[e] = (_Float16)(sums[i][r + e] * factor);
      *(f16x4*)(out + query + i * 32 + 2 * r) = four;
    }
}
