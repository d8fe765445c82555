// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// Counts of in[i] & 255: in LDS, then added to those of all workgroups.
constexpr void histogram(builder k, arg<int*> bins, arg<const int*> in, arg<int> n) {
  k.assume(n <= 1 << 28 && k.grid_dim.x <= 1 << 16);
  auto mine = k.lds<int>(256);
  mine[k.thread_idx.x] = 0;
  k.barrier();
  auto i = k.vgpr<i32>(k.block_idx.x * 256 + k.thread_idx.x);
  k.while_lanes([&] { return i < n; },
                [&] {
                  atomic_add(mine[in[i] & 255], 1);
                  i += k.grid_dim.x * 256;
                });
  k.barrier();
  atomic_add(bins[k.thread_idx.x], mine[k.thread_idx.x]);
}

KILN_KERNEL(histogram, block_size<256>);
