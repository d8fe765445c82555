// SPDX-License-Identifier: MIT
#include "../../device.hpp"

KERNEL(stencil_2d)(float* out, const float* in, int width, int height) {
  __builtin_assume(width >= 1 && width <= 1 << 14 && height >= 1 && height <= 1 << 14);
  const int x = block() * 64 + thread(), y = block_y() * 4 + thread_y();
  if (x >= 1 && x < width - 1 && y >= 1 && y < height - 1)
    out[y * width + x] =
        0.5f * in[y * width + x] + 0.125f * (in[y * width + x - 1] + in[y * width + x + 1] +
                                             in[(y - 1) * width + x] + in[(y + 1) * width + x]);
}
