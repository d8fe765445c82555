// SPDX-License-Identifier: MIT
// A kernel of add.hip's name.
#include <kiln/hip.hpp>

using namespace kiln::dsl;

constexpr void add(builder k, arg<float*> y, arg<float> a, arg<int> n) {
  auto i = k.thread_idx.x;
  k.where(i < n, [&] { y[i] = a; });
}

KILN_KERNEL(add, block_size<256>);
