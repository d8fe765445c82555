// SPDX-License-Identifier: MIT
// Attention forward in one pass over the keys: 32 queries a wave, 64 f16 values a query, key and value, 32 keys a turn.
#include "device.hpp"

using f16x4 = vec<f16, 4>;
using f16x8 = vec<f16, 8>;
using f32x16 = vec<f32, 16>;

constexpr u32 width = 64;           // of queries, keys and values
constexpr u32 turn = 32;            // keys
constexpr u32 key_row = width + 8;  // of LDS, in elements: 16 bytes more keep rows on different banks
constexpr u32 value_row = turn + 8; // values lie transposed: a row is one of the 64 dimensions

__device__ f32 from_other_half(f32 x) {
  const i32 other = static_cast<i32>((lane_in_block() ^ 32) & 63) * 4;
  return __builtin_bit_cast(f32, __builtin_amdgcn_ds_bpermute(other, __builtin_bit_cast(i32, x)));
}

/// out, q (heads, queries, 64); key, value (heads, keys, 64); scale is 1 / sqrt(64) times log2(e). A workgroup of four waves
/// has 128 queries of one head; `blocks` workgroups have a head.
KERNEL attention(f16* out, const f16* q, const f16* key, const f16* value, u32 keys, u32 blocks, f32 scale) {
  __shared__ __attribute__((aligned(16))) f16 lds_key[turn * key_row], lds_value[width * value_row];
  const u32 t = lane_in_block(), lane = t % 64, half = lane / 32;
  const u32 head = block_id() / blocks;
  const u64 query = (u64{block_id()} * 4 + t / 64) * 32 + lane % 32;

  // B of S^T = K Q^T: column lane % 32, four of the 64 from 4 * (lane / 32) on.
  f16x4 my_query[width / 8];
  for (u32 i = 0; i < width / 8; ++i) my_query[i] = *(const f16x4*)(q + query * width + i * 8 + half * 4);

  // Work-item t carries 8 elements of key t / 8 and of value t / 8.
  const u32 place = t / 8 * width + t % 8 * 8;
  const f16* next_key = key + u64{head} * keys * width + place;
  const f16* next_value = value + u64{head} * keys * width + place;
  f32x16 sum[2] = {};
  f32 largest = -__builtin_inff(), total = 0;
  for (u32 done = 0; done < keys; done += turn) {
    const f16x8 new_key = *(const f16x8*)next_key, new_value = *(const f16x8*)next_value;
    next_key += turn * width, next_value += turn * width;
    sync();
    *(f16x8*)(lds_key + t / 8 * key_row + t % 8 * 8) = new_key;
#pragma unroll
    for (u32 i = 0; i < 8; ++i) lds_value[(t % 8 * 8 + i) * value_row + t / 8] = new_value[i];
    sync();

    // S^T: a lane has 16 of its query's 32 scores, of keys 8 * (r / 4) + 4 * (lane / 32) + r % 4.
    f32x16 score = {};
#pragma unroll
    for (u32 i = 0; i < width / 8; ++i) {
      const f16x4 a = *(const f16x4*)(lds_key + lane % 32 * key_row + i * 8 + half * 4);
      score = __builtin_amdgcn_mfma_f32_32x32x8f16(a, my_query[i], score, 0, 0, 0);
    }
    f32 now = score[0];
#pragma unroll
    for (u32 r = 1; r < 16; ++r) now = __builtin_fmaxf(now, score[r]);
    now = __builtin_fmaxf(largest, __builtin_fmaxf(now, from_other_half(now)) * scale);
    const f32 shrink = __builtin_amdgcn_exp2f(largest - now);
    largest = now;
    total *= shrink;
    sum[0] *= shrink, sum[1] *= shrink;
    f16x4 weight[4];
#pragma unroll
    for (u32 r = 0; r < 16; ++r) {
      const f32 w = __builtin_amdgcn_exp2f(__builtin_fmaf(score[r], scale, -largest));
      total += w;
      weight[r / 4][r % 4] = static_cast<f16>(w);
    }
    // O^T = V^T P^T: the scores lie as B wants them.
#pragma unroll
    for (u32 i = 0; i < 2; ++i)
#pragma unroll
      for (u32 r = 0; r < 4; ++r) {
        const f16x4 a = *(const f16x4*)(lds_value + (i * 32 + lane % 32) * value_row + r * 8 + half * 4);
        sum[i] = __builtin_amdgcn_mfma_f32_32x32x8f16(a, weight[r], sum[i], 0, 0, 0);
      }
  }
  total += from_other_half(total);
  const f32 factor = __builtin_amdgcn_rcpf(total);
#pragma unroll
  for (u32 i = 0; i < 2; ++i)
#pragma unroll
    for (u32 r = 0; r < 16; r += 4) {
      f16x4 four;
      for (u32 e = 0; e < 4; ++e) four[e] = static_cast<f16>(sum[i][r + e] * factor);
      *(f16x4*)(out + query * width + i * 32 + 8 * (r / 4) + 4 * half) = four;
    }
}
