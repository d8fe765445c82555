// SPDX-License-Identifier: MIT
// Two kernels in one unit: one reaches n numbers with any number of workgroups in three dimensions, one does not ask.
#include <kiln/hip.hpp>

using namespace kiln;

/// Adds to each of n numbers, once, what the launch says of its grid: 100 x + 10 y + z.
constexpr void reach_all(builder k, arg<int*> data, arg<int> n) {
  auto& groups = k.grid_dim;
  auto group = (k.block_idx.z * groups.y + k.block_idx.y) * groups.x + k.block_idx.x;
  auto i = k.vgpr<i32>(group * k.block_dim.x + k.thread_idx.x);
  k.while_lanes([&] { return i < n; },
                [&] {
                  data[i] = data[i] + groups.x * 100 + groups.y * 10 + groups.z;
                  i += groups.x * groups.y * groups.z * k.block_dim.x;
                });
}
KILN_KERNEL(reach_all, block_size<128>);

constexpr void do_not_ask(builder k, arg<int*> data, arg<int> n) {
  k.where(k.thread_idx.x < n, [&] { data[k.thread_idx.x] = 7; });
}
KILN_KERNEL(do_not_ask, block_size<128>);
