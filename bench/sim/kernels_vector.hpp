// SPDX-License-Identifier: MIT
// Loops of vector arithmetic, as in hip/vector.hip; softmax with a wave a row.
#pragma once

#include <kiln/author/builder.hpp>
#include <kiln/author/math.hpp>

namespace kiln::bench {

/// A random-number step: shifts, exclusive or, rotation, comparison, 32-bit product.
constexpr void integers(builder k, arg<u32*> out, arg<const u32*> in, arg<i32> turns) {
  auto item = k.vgpr<i32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x);
  auto a = k.vgpr<u32>(in[item]);
  auto b = k.vgpr<u32>(a ^ 0x9e3779b9u);
  k.for_(0, turns, 1, [&](auto&) {
    a ^= a << 13u;
    a ^= a >> 17u;
    a ^= a << 5u;
    k.v_alignbit_b32(b, b, b, 25);
    b += a;
    auto less = k.vgpr<u32>(b - a);
    b += 3u;
    k.v_cmp_gt_u32(vcc, less, b);
    k.v_cndmask_b32(b, b, less, vcc);
    a += b * 0x85ebca6bu;
  });
  out[item] = a ^ b;
}

/// Polynomials by Horner's rule, four at a time.
constexpr void multiply_adds(builder k, arg<float*> out, arg<const float*> in, arg<i32> turns) {
  auto item = k.vgpr<i32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x);
  auto x = k.vgpr<f32>(in[item]);
  auto y = k.vgpr<f32, 4>();
  for (u32 j = 0; j < 4; ++j) y[j] = x + static_cast<float>(j);
  auto first = k.vgpr<f32>(0.25f), second = k.vgpr<f32>(-0.125f);
  k.for_(0, turns, 1, [&](auto&) {
    for (u32 j = 0; j < 4; ++j) {
      k.v_fma_f32(y[j], y[j], x, first);
      k.v_fma_f32(y[j], y[j], x, second);
    }
  });
  out[item] = (y[0] + y[1]) + (y[2] + y[3]);
}

/// 2^x, log2, 1/x and the root of x.
constexpr void functions(builder k, arg<float*> out, arg<const float*> in, arg<i32> turns) {
  auto item = k.vgpr<i32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x);
  auto first = k.vgpr<f32>(in[item]);
  auto x = k.vgpr<f32>(first), y = k.vgpr<f32>();
  k.for_(0, turns, 1, [&](auto&) {
    k.v_exp_f32(y, neg(x));
    y += 1.0f;
    k.v_rcp_f32(y, y);
    k.v_sqrt_f32(y, y);
    x += first;
    k.v_log_f32(x, x);
    x += y;
  });
  out[item] = x;
}

/// Four rows of 1,024 a workgroup.
constexpr void softmax(builder k, arg<float*> out, arg<const float*> in) {
  auto row = k.sgpr<i32>(k.block_idx.x * 4 + k.wave_id());
  auto place = k.vgpr<i32>(row * 1024 + k.lane_id() * 4);
  auto x = k.vgpr<f32, 4, 4>();
  for (u32 i = 0; i < 4; ++i) x[i] = in.load<4>(place + static_cast<i32>(i * 256));
  auto most = k.vgpr<f32>(x(0, 0));
  for (u32 i = 1; i < 16; ++i) most = max(most, x(i / 4, i % 4));
  auto top = wave_max(most);
  auto sum = k.vgpr<f32>(0);
  for (u32 i = 0; i < 16; ++i) {
    auto e = x(i / 4, i % 4);
    e = (e - top) * 1.44269504f;
    k.v_exp_f32(e, e);
    sum += e;
  }
  auto factor = k.vgpr<f32>(wave_sum(sum));
  k.v_rcp_f32(factor, factor);
  for (u32 i = 0; i < 4; ++i) {
    for (u32 j = 0; j < 4; ++j) x(i, j) = x(i, j) * factor;
    out.store(place + static_cast<i32>(i * 256), x[i]);
  }
}

} // namespace kiln::bench
