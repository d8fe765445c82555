// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// A sum for each workgroup of x[i] * y[i], i a grid apart.
constexpr void dot(builder k, arg<float*> out, arg<const float*> x, arg<const float*> y, arg<int> n) {
  k.assume(n <= 1 << 28 && k.grid_dim.x <= 1 << 16);
  auto i = k.vgpr<i32>(k.block_idx.x * 256 + k.thread_idx.x);
  auto sum = k.vgpr<f32>(0);
  k.while_lanes([&] { return i < n; },
                [&] {
                  sum = x[i] * y[i] + sum;
                  i += k.grid_dim.x * 256;
                });
  auto total = workgroup_reduce<combine::sum>(k, sum);
  k.where(k.thread_idx.x == 0, [&] { out[k.block_idx.x] = total; });
}

KILN_KERNEL(dot, block_size<256>);
