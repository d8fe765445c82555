// SPDX-License-Identifier: MIT
// Attention forward in one pass over the keys, as in hip/attention.hip: 32 queries a wave, 64 f16 values each, 32 keys a turn.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln::bench {

/// Writes the kernel. Pairs of f16 are words.
class attention_writer {
  static constexpr i32 width = 64, turn = 32;
  static constexpr i32 row = width / 2;            // words of a query, key or value
  static constexpr i32 key_row = row + 4;          // of LDS: 4 more keep rows on different banks
  static constexpr i32 value_row = (turn + 8) / 2; // values lie transposed

  builder k;
  author::lds_array<i32> lds_key = k.lds<i32>(turn * key_row), lds_value = k.lds<i32>(width * value_row);
  vgpr<i32> lane = k.vgpr<i32>(k.lane_id()), half = k.vgpr<i32>(lane >> 5);
  vgpr<i32> other_half = k.vgpr<i32>((lane ^ 32) << 2); ///< the same query's other lane, in bytes
  vgpr<i32, 8, 2> query = k.vgpr<i32, 8, 2>();
  vgpr<f32, 16> score = k.vgpr<f32, 16>();
  vgpr<f32, 2, 16> sum = k.vgpr<f32, 2, 16>(0);
  vgpr<f32> largest = k.vgpr<f32>(-__builtin_inff()), total = k.vgpr<f32>(0);

public:
  constexpr explicit attention_writer(builder b) : k(b) {}

  constexpr void run(const arg<i32*>& out, const arg<const i32*>& q, const arg<const i32*>& key,
                     const arg<const i32*>& value, const arg<i32>& keys, const arg<i32>& blocks,
                     const arg<float>& scale) {
    auto t = k.vgpr<i32>(k.thread_idx.x);
    auto mine = k.vgpr<i32>((k.block_idx.x * 128 + k.wave_id() * 32 + (lane & 31)) * row + half * 2);
    for (u32 i = 0; i < 8; ++i) query[i] = q.load<2>(mine + static_cast<i32>(i * 4));

    // Work-item t carries 8 elements of key t / 8 and of value t / 8.
    auto from = k.vgpr<i32>((k.block_idx.x / blocks * keys + (t >> 3)) * row + (t & 7) * 4);
    auto to_key = k.vgpr<i32>((t >> 3) * key_row + (t & 7) * 4);
    auto to_value = k.vgpr<i32>((t & 7) * (8 * 4 * value_row) + (t >> 3) * 2); // bytes
    k.for_(0, keys, turn, [&](auto&) {
      auto new_key = key.load<4>(from), new_value = value.load<4>(from);
      from += turn * row;
      k.s_barrier(); // all waves have read the turn before
      lds_key.store(to_key, new_key);
      for (u32 i = 0; i < 8; ++i) {
        const u32 at = lds_value.offset_bytes() + i * value_row * 4;
        if (i % 2 == 0)
          k.ds_write_b16(to_value, new_value[i / 2], offset(at));
        else
          k.ds_write_b16_d16_hi(to_value, new_value[i / 2], offset(at));
      }
      k.s_barrier();
      score_keys();
      add_values(scale);
    });
    store(out, mine);
  }

private:
  /// What the other lane of the query joins to `x`.
  constexpr vgpr<f32> from_other_half(const vgpr<f32>& x) {
    auto other = k.vgpr<f32>();
    k.ds_bpermute_b32(other, other_half, x);
    return other;
  }

  /// S^T = K Q^T: a lane gets 16 of its query's 32 scores, of keys 8 * (r / 4) + 4 * (lane / 32) + r % 4.
  constexpr void score_keys() {
    auto place = k.vgpr<i32>((lane & 31) * key_row + half * 2);
    for (u32 i = 0; i < 8; ++i) {
      auto a = lds_key.load<2>(place + static_cast<i32>(i * 4));
      if (i == 0)
        k.v_mfma_f32_32x32x8_f16(score, as<f16x2>(a), as<f16x2>(query[i]), 0);
      else
        k.v_mfma_f32_32x32x8_f16(score, as<f16x2>(a), as<f16x2>(query[i]), score);
    }
  }

  /// Scores become weights; O^T = V^T P^T, as the scores lie as B wants them.
  constexpr void add_values(const arg<float>& scale) {
    auto now = k.vgpr<f32>(score[0]);
    for (u32 r = 1; r < 16; ++r) now = max(now, score[r]);
    now = max(now, from_other_half(now)) * scale;
    now = max(now, largest);
    auto shrink = k.vgpr<f32>(largest - now);
    k.v_exp_f32(shrink, shrink);
    largest = now;
    total = total * shrink;
    for (u32 i = 0; i < 32; ++i) sum(i / 16, i % 16) = sum(i / 16, i % 16) * shrink;
    auto weight = k.vgpr<f16x2, 8>();
    for (u32 r = 0; r < 16; ++r) {
      k.v_fma_f32(score[r], score[r], scale, neg(largest));
      k.v_exp_f32(score[r], score[r]);
      total += score[r];
      if (r % 2 == 1) k.v_cvt_pkrtz_f16_f32(weight[r / 2], score[r - 1], score[r]);
    }
    auto place = k.vgpr<i32>((lane & 31) * value_row + half * 2);
    for (u32 i = 0; i < 2; ++i)
      for (u32 r = 0; r < 4; ++r) {
        auto a = lds_value.load<2>(place + static_cast<i32>(i * 32 * value_row + r * 4));
        k.v_mfma_f32_32x32x8_f16(sum[i], as<f16x2>(a), weight.slice<2>(r * 2), sum[i]);
      }
  }

  constexpr void store(const arg<i32*>& out, const vgpr<i32>& place) {
    total += from_other_half(total);
    k.v_rcp_f32(total, total);
    for (u32 i = 0; i < 2; ++i)
      for (u32 r = 0; r < 16; r += 4) {
        auto four = k.vgpr<i32, 2>();
        for (u32 e = 0; e < 4; e += 2) {
          auto low = k.vgpr<f16>(), high = k.vgpr<f16>();
          for (u32 j = 0; j < 2; ++j) sum(i, r + e + j) = sum(i, r + e + j) * total;
          k.v_cvt_f16_f32(low, sum(i, r + e));
          k.v_cvt_f16_f32(high, sum(i, r + e + 1));
          k.v_pack_b32_f16(as<f16x2>(four[e / 2]), low, high);
        }
        out.store(place + static_cast<i32>(i * 16 + r), four);
      }
  }
};

/// out, q (heads, queries, 64); key, value (heads, keys, 64); scale is 1 / sqrt(64) times log2(e). A workgroup of four waves
/// has 128 queries of one head; `blocks` workgroups have a head.
constexpr void attention(builder k, arg<i32*> out, arg<const i32*> q, arg<const i32*> key,
                         arg<const i32*> value, arg<i32> keys, arg<i32> blocks, arg<float> scale) {
  attention_writer(k).run(out, q, key, value, keys, blocks, scale);
}

} // namespace kiln::bench
