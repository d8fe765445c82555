// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// softmax(scale Q K^T) V: 32 queries a wave, 64 f16 each, in one pass over the keys, 32 an iteration. The scale has log2(e)
/// in it.
constexpr void attention(builder k, arg<_Float16*> out, arg<const _Float16*> q, arg<const _Float16*> keys,
                         arg<const _Float16*> values, arg<int> count, arg<float> scale) {
  constexpr int width = 64, key_row = width + 8, value_row = 32 + 8; // of LDS; values lie transposed
  k.assume(count >= 0 && count <= 1 << 20 && k.grid_dim.x <= 1 << 16);
  auto lane = k.vgpr<i32>(k.thread_idx.x), half = k.vgpr<i32>(lane >> 5);
  auto lds_key = k.lds<_Float16>(32 * key_row), lds_value = k.lds<_Float16>(width * value_row);
  auto query = k.vgpr<i32>((k.block_idx.x * 32 + (lane & 31)) * width + half * 4);
  auto mine = k.vgpr<f16x2, 8, 2>();
  for (int i = 0; i < 8; ++i) mine[i] = q.load<4>(query + i * 8);

  auto sums = k.vgpr<f32, 2, 16>(0);
  auto largest = k.vgpr<f32>(-__builtin_inff()), total = k.vgpr<f32>(0);
  k.for_(0, count, 32, [&](auto first) {
    for (int i = 0; i < 32; i += 8) { // 8 elements of key and value lane / 8 + i
      auto row = (lane >> 3) + i, piece = (lane & 7) * 8;
      auto key = keys.load<8>((first + row) * width + piece);
      auto value = as<f16x2>(values.load<8>((first + row) * width + piece));
      lds_key.store(row * key_row + piece, key);
      for (int e = 0; e < 8; ++e)
        lds_value[(piece + e) * value_row + row] =
            as<f16>(e % 2 ? as<u32>(value[e / 2]) >> 16u : as<u32>(value[e / 2]));
    }
    k.barrier();
    // S^T = K Q^T: a lane gets 16 of its query's 32 scores, of keys 8 * (r / 4) + 4 * (lane / 32) + r % 4.
    auto score = k.vgpr<f32, 16>();
    for (int i = 0; i < 8; ++i) {
      auto x = lds_key.load<4>((lane & 31) * key_row + i * 8 + half * 4);
      if (i == 0)
        k.v_mfma_f32_32x32x8_f16(score, x, mine[i], 0);
      else
        k.v_mfma_f32_32x32x8_f16(score, x, mine[i], score);
    }
    auto now = k.vgpr<f32>(score[0]);
    for (int r = 1; r < 16; ++r) now = max(now, score[r]);
    now = max(largest, max(now, shuffle_xor<32>(now)) * scale);
    auto shrink = k.vgpr<f32>(fast_exp2(largest - now));
    largest = now;
    total *= shrink;
    sums *= shrink;
    for (int r = 0; r < 16; ++r) {
      score[r] = fast_exp2(score[r] * scale - largest);
      total += score[r];
    }
    auto weight = convert<f16x2>(score);
    for (int i = 0; i < 2; ++i)
      for (int r = 0; r < 4; ++r) {
        auto x = lds_value.load<4>((i * 32 + (lane & 31)) * value_row + r * 8 + half * 4);
        k.v_mfma_f32_32x32x8_f16(sums[i], x, weight.slice<2>(r * 2), sums[i]);
      }
    k.barrier();
  });
  total += shuffle_xor<32>(total);
  sums *= fast_rcp(total);
  for (int i = 0; i < 2; ++i)
    for (int r = 0; r < 16; r += 4) out.store(query + (i * 32 + 2 * r), convert<f16x2>(sums[i].slice<4>(r)));
}

KILN_KERNEL(attention, block_size<64>);
