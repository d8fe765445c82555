// SPDX-License-Identifier: MIT
#include "../../device.hpp"

KERNEL(transpose)(float* out, const float* in, int rows, int columns) {
  __builtin_assume(rows >= 0 && rows <= 1 << 14 && columns >= 0 && columns <= 1 << 14);
  __builtin_assume(blocks() <= 1 << 9 && blocks_y() <= 1 << 9);
  __shared__ float tile[32 * 33];
  const int tx = thread(), ty = thread_y();
  int x = block() * 32 + tx, y = block_y() * 32 + ty;
  for (int j = 0; j < 32; j += 8)
    if (x < columns && y + j < rows) tile[(ty + j) * 33 + tx] = in[(y + j) * columns + x];
  barrier();
  x = block_y() * 32 + tx, y = block() * 32 + ty;
  for (int j = 0; j < 32; j += 8)
    if (x < rows && y + j < columns) out[(y + j) * rows + x] = tile[tx * 33 + ty + j];
}
