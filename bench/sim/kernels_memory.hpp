// SPDX-License-Identifier: MIT
// Copies and atomics, as in hip/memory.hip: each work-item does `each` elements, a grid's width apart.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln::bench {

constexpr void copy_16_bytes(builder k, arg<i32*> out, arg<const i32*> in, arg<i32> each, arg<i32> grid) {
  auto place = k.vgpr<i32>((k.block_idx.x * k.block_dim.x + k.thread_idx.x) * 4);
  auto step = k.sgpr<i32>(grid * 4);
  k.for_(0, each, 1, [&](auto&) {
    auto four = in.load<4>(place);
    out.store(place, four);
    place += step;
  });
}

/// Neighbouring lanes read dwords that lie 4 * `each` bytes apart.
constexpr void copy_strided(builder k, arg<i32*> out, arg<const i32*> in, arg<i32> each, arg<i32> grid) {
  auto to = k.vgpr<i32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x);
  auto from = k.vgpr<i32>(to * each);
  k.for_(0, each, 1, [&](auto&) {
    out[to] = in[from];
    to += grid;
    from += 1;
  });
}

constexpr void histogram_global(builder k, arg<i32*> bins, arg<const i32*> in, arg<i32> each, arg<i32> grid) {
  auto place = k.vgpr<i32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x);
  auto one = k.vgpr<i32>(1);
  k.for_(0, each, 1, [&](auto&) {
    auto bin = k.vgpr<i32>((in[place] & 255) << 2);
    k.global_atomic_add(bin, one, bins);
    place += grid;
  });
}

constexpr void histogram_lds(builder k, arg<i32*> bins, arg<const i32*> in, arg<i32> each, arg<i32> grid) {
  auto mine = k.lds<i32>(256);
  auto place = k.vgpr<i32>(k.block_idx.x * k.block_dim.x + k.thread_idx.x);
  auto one = k.vgpr<i32>(1);
  auto my_bin = k.vgpr<i32>(k.thread_idx.x * 4);
  mine[k.thread_idx.x] = 0;
  k.s_barrier();
  k.for_(0, each, 1, [&](auto&) {
    auto bin = k.vgpr<i32>((in[place] & 255) << 2);
    k.ds_add_u32(bin, one, offset(mine.offset_bytes()));
    place += grid;
  });
  k.s_barrier();
  auto count = k.vgpr<i32>(mine[k.thread_idx.x]);
  k.global_atomic_add(my_bin, count, bins);
}

} // namespace kiln::bench
