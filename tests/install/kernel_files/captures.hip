// SPDX-License-Identifier: MIT
// A lambda that captures a reference parameter: clang's bytecode evaluator refuses it.
#include <kiln/hip.hpp>

using namespace kiln::dsl;

constexpr void double_some(builder k, vgpr<float>& x, const vgpr<int>& i) {
  k.where(i < 32, [&] { x *= 2.0f; });
}
constexpr void captures(builder k, arg<float*> y) {
  auto i = k.thread_idx.x;
  auto x = k.vgpr<float>(1.0f);
  double_some(k, x, i);
  y[i] = x;
}

KILN_KERNEL(captures, block_size<64>);
