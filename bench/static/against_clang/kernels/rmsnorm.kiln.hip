// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// A row a workgroup: y = x / sqrt(mean of x^2 + epsilon) * weight.
constexpr void rmsnorm(builder k, arg<float*> out, arg<const float*> in, arg<const float*> weight,
                       arg<int> columns, arg<float> reciprocal, arg<float> epsilon) {
  k.assume(columns <= 1 << 28);
  auto row = multiply_wide(k.block_idx.x, columns);
  auto x = in + row;
  auto y = out + row;
  auto for_each = [&](auto body) {
    auto i = k.vgpr<i32>(k.thread_idx.x);
    k.while_lanes([&] { return i < columns; },
                  [&] {
                    body(i);
                    i += 256;
                  });
  };
  auto squares = k.vgpr<f32>(0);
  for_each([&](auto& i) {
    auto here = k.vgpr<f32>(x[i]);
    squares = here * here + squares;
  });
  auto scale = rsqrt(workgroup_reduce<combine::sum>(k, squares) * reciprocal + epsilon);
  for_each([&](auto& i) { y[i] = x[i] * scale * weight[i]; });
}

KILN_KERNEL(rmsnorm, block_size<256>);
