// SPDX-License-Identifier: MIT
#include <kiln/hip.hpp>

using namespace kiln::dsl;

/// Adds all of in to out[0], four numbers an access. n is a multiple of 4.
constexpr void reduction(builder k, arg<int*> out, arg<const int*> in, arg<int> n) {
  k.assume(n <= 1 << 28 && k.grid_dim.x <= 1 << 16);
  auto i = k.vgpr<i32>((k.block_idx.x * 256 + k.thread_idx.x) * 4);
  auto sum = k.vgpr<i32>(0);
  k.while_lanes([&] { return i < n; },
                [&] {
                  auto four = in.load<4>(i);
                  for (int j = 0; j < 4; ++j) sum += four[j];
                  i += k.grid_dim.x * 1024;
                });
  auto total = workgroup_reduce<combine::sum>(k, sum);
  k.where(k.thread_idx.x == 0, [&] { atomic_add(out[0], total); });
}

KILN_KERNEL(reduction, block_size<256>);
