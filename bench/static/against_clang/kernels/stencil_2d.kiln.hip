// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// Five points of a plane, without its border.
constexpr void stencil_2d(builder k, arg<float*> out, arg<const float*> in, arg<int> width, arg<int> height) {
  k.assume(width >= 1 && width <= 1 << 14 && height >= 1 && height <= 1 << 14);
  auto x = k.vgpr<i32>(k.block_idx.x * 64 + k.thread_idx.x),
       y = k.vgpr<i32>(k.block_idx.y * 4 + k.thread_idx.y);
  k.where(x >= 1 && x < width - 1 && y >= 1 && y < height - 1, [&] {
    out[y * width + x] =
        0.5f * in[y * width + x] + 0.125f * (in[y * width + x - 1] + in[y * width + x + 1] +
                                             in[(y - 1) * width + x] + in[(y + 1) * width + x]);
  });
}

KILN_KERNEL(stencil_2d, block_size<64, 4>);
