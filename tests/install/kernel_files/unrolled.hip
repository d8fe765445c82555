// SPDX-License-Identifier: MIT
// A loop with its bounds in registers, unrolled: both evaluators take it.
#include <kiln/hip.hpp>
using namespace kiln::dsl;
constexpr void unrolled(builder k, arg<float*> y, arg<const float*> x, arg<int> n) {
  auto sum = k.vgpr<float>(0.0f);
  auto lane = k.thread_idx.x;
  k.for_(0, n, 1, [&](auto i) { sum += x[i * 64 + lane]; }, unroll<4>);
  y[lane] = sum;
}
KILN_KERNEL(unrolled, block_size<64>);
