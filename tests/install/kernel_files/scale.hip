// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

constexpr void scale(builder k, arg<float*> y, arg<float> a, arg<int> n) {
  auto i = k.block_idx.x * 256 + k.thread_idx.x;
  k.where(i < n, [&] { y[i] = a * y[i]; });
}

KILN_KERNEL(scale, block_size<256>);
