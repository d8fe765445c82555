// SPDX-License-Identifier: MIT
// The gradient of attention's sinks.
#pragma once

#include <kiln/author/dsl.hpp>
#include <kiln/author/values/exponential.hpp>
#include <kiln/author/values/workgroup.hpp>

namespace kiln::kernel {

/// d_sinks (query heads) = -sum over rows of e^(sink - LSE) delta, in f32: `lse` is what attention_forward() with sinks stored,
/// `delta` what attention_delta() gives; both have rows r of head h of sequence b at b lse_batch + h lse_head + r. With own
/// lengths `rows` are those of all sequences, and `batch` is 1. Each sum has one order: the same bits in every run. Pointers
/// are multiples of 4 bytes. All lanes must be enabled. Workgroups of 256 work-items: query heads.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
constexpr void attention_sink_gradient(builder k, arg<float*> d_sinks, arg<read_only<float>*> sinks,
                                       arg<const float*> lse, arg<const float*> delta, arg<i32> batch,
                                       arg<i32> rows, arg<i32> lse_batch, arg<i32> lse_head) {
  // NOLINTEND(performance-unnecessary-value-param)
  k.require_block_size(256);
  const auto head = k.sgpr<i32>(k.block_idx.x);
  const auto sink = k.vgpr<f32>(sinks[head]);
  auto sum = k.vgpr<f32>(0.0f);
  k.for_(0, batch, 1, [&](const auto& b) {
    const auto logs = lse + multiply_wide(b, lse_batch) + multiply_wide(head, lse_head);
    const auto deltas = delta + multiply_wide(b, lse_batch) + multiply_wide(head, lse_head);
    auto row = k.vgpr<i32>(k.thread_idx.x);
    k.while_lanes([&] { return row < rows; },
                  [&] {
                    sum += fast_exp2((sink - logs[row]) * 1.44269504f) * deltas[row];
                    row += 256;
                  });
  });
  const auto whole = k.vgpr<f32>(workgroup_reduce<combine::sum>(k, sum));
  k.where(as<i32>(k.thread_idx.x) == 0, [&] { d_sinks[head] = -whole; });
}

} // namespace kiln::kernel
