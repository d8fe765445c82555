// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// out[x][y] = in[y][x], through a tile of 32 x 32 in LDS.
constexpr void transpose(builder k, arg<float*> out, arg<const float*> in, arg<int> rows, arg<int> columns) {
  k.assume(rows >= 0 && rows <= 1 << 14 && columns >= 0 && columns <= 1 << 14);
  k.assume(k.grid_dim.x <= 1 << 9 && k.grid_dim.y <= 1 << 9);
  auto tile = k.lds<float>(32 * 33);
  auto tx = k.vgpr<i32>(k.thread_idx.x), ty = k.vgpr<i32>(k.thread_idx.y);
  auto x = k.vgpr<i32>(k.block_idx.x * 32 + tx), y = k.vgpr<i32>(k.block_idx.y * 32 + ty);
  for (int j = 0; j < 32; j += 8)
    k.where(x < columns && y + j < rows, [&] { tile[(ty + j) * 33 + tx] = in[(y + j) * columns + x]; });
  k.barrier();
  x = k.block_idx.y * 32 + tx;
  y = k.block_idx.x * 32 + ty;
  for (int j = 0; j < 32; j += 8)
    k.where(x < rows && y + j < columns, [&] { out[(y + j) * rows + x] = tile[tx * 33 + ty + j]; });
}

KILN_KERNEL(transpose, block_size<32, 8>);
