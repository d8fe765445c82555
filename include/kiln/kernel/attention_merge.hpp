// SPDX-License-Identifier: MIT
// Attention whose keys were split over workgroups: the second kernel, which joins the parts in order.
#pragma once

#include <kiln/author/dsl.hpp>
#include <kiln/author/math.hpp>
#include <kiln/author/values/exponential.hpp>
#include <kiln/author/values/wave_exchange.hpp>
#include <kiln/kernel/attention_form.hpp>
#include <kiln/tile/registers/number.hpp>

namespace kiln::kernel {

/// Splits that attention_merge() joins at most: its wave has one logarithm in each lane.
inline constexpr u32 most_attention_splits = 64;

/// O and LSE from the workspace that attention_forward() with Form.is_split wrote: O = sum share_s O_s, s from 0 on, where
/// share_s = e^(LSE_s - LSE) and LSE = log sum e^LSE_s. Rows without keys get zeros and -inf. The arguments are those of that
/// launch. T, Form and what they promise are as there; Form.has_lse says whether `lse` is written. Workgroups of 64 work-items:
/// queries_each, query heads, batch.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, attention_form Form>
constexpr void attention_merge(builder k, arg<T*> o, [[maybe_unused]] arg<float*> lse,
                               arg<const float*> parts, [[maybe_unused]] arg<read_only<i32>*> query_begins,
                               arg<i32> queries_each, arg<i32> splits, arg<i32> o_batch, arg<i32> o_head,
                               arg<i32> o_row, [[maybe_unused]] arg<i32> lse_batch,
                               [[maybe_unused]] arg<i32> lse_head) {
  // NOLINTEND(performance-unnecessary-value-param)
  using number = tile::number_of<T>;
  constexpr f32 inf = __builtin_inff();
  constexpr i32 values = static_cast<i32>(Form.values());
  constexpr u32 own = values <= 128 ? 2 : 4; // numbers of a lane
  k.require_block_size(64);
  auto batch = k.sgpr<i32>(k.block_idx.z), row = k.sgpr<i32>(k.block_idx.x);
  const auto head = k.sgpr<i32>(k.block_idx.y);
  const auto heads = k.sgpr<i32>(k.grid_dim.y * k.grid_dim.z); // of a split
  const auto before = k.sgpr<i32>(batch * k.grid_dim.y + head);
  auto is_row = k.sgpr<i32>(1);
  if constexpr (Form.has_lengths) {
    const auto begin = k.sgpr<i32>(query_begins[batch]);
    is_row = min(max(query_begins[batch + 1] - begin - row, 0), 1);
    row += begin;
    batch = 0;
  }
  const auto lane = k.vgpr<i32>(k.lane_id());
  const auto head_numbers = k.sgpr<i32>(queries_each * values);
  k.if_(is_row != 0, [&] {
    // The query's first part, and its logarithms: [split][sequence][head][query].
    auto from = parts + multiply_wide(before, head_numbers) + multiply_wide(k.block_idx.x, values);
    auto all_logs = parts + multiply_wide(k.sgpr<i32>(splits * heads), head_numbers);
    auto from_logs = all_logs + multiply_wide(before, queries_each) + widen(k.block_idx.x);
    auto logs = k.vgpr<f32>(-inf);
    k.where(lane < splits, [&] { logs = from_logs[lane * (heads * queries_each)]; });
    const auto most = k.vgpr<f32>(reduce<combine::max>(logs));
    const auto base = k.vgpr<f32>(select(most == -inf, 0.0f, most));
    auto share = k.vgpr<f32>(fast_exp2((logs - base) * 1.44269504f));
    const auto whole = k.vgpr<f32>(reduce<combine::sum>(share));
    share = select(whole == 0.0f, 0.0f, share / whole);
    auto sum = k.vgpr<f32, own>();
    for (u32 i = 0; i < own; ++i) sum[i] = 0.0f;
    const auto first = k.vgpr<i32>(lane * static_cast<i32>(own));
    const auto inside =
        k.vgpr<i32>(min(first, values - static_cast<i32>(own))); // lanes beyond it store nothing
    const auto step = k.sgpr<i64>(multiply_wide(heads, head_numbers));
    k.for_(
        0, splits, 1,
        [&](const auto& s) {
          const auto by = k.vgpr<f32>(broadcast(share, s));
          const auto some = from.template load<own>(inside);
          for (u32 i = 0; i < own; ++i) sum[i] += some[i] * by;
          from += step;
        },
        unroll<4>);
    auto to = o + multiply_wide(batch, o_batch) + multiply_wide(head, o_head) + multiply_wide(row, o_row);
    k.where(first < values, [&] {
      auto packed = k.vgpr<tile::register_of<number>, own / 2>();
      for (u32 i = 0; i < own; i += 2) packed[i / 2] = convert<tile::register_of<number>>(sum[i], sum[i + 1]);
      to.store(first, packed);
    });
    if constexpr (Form.has_lse) {
      auto to_lse = lse + multiply_wide(batch, lse_batch) + multiply_wide(head, lse_head) + widen(row);
      k.where(lane == 0, [&] { to_lse[0] = base + log(whole); });
    }
  });
}

} // namespace kiln::kernel
