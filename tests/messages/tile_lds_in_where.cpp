// SPDX-License-Identifier: MIT
// A tile that some lanes store to LDS.
// target: gfx942
// expect: {mistake}: store: all 64 lanes have a part of a tile, so it may not stand in a where, otherwise or while_lanes
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/lds.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const tile::lds_tile<f32, tile::row_major('m', 4, 'n', 4)> s(k);
  const auto t = tile::load<places>(k, tile::tensor(x, {{'m', 16}, {'n', 16}}), {0, 0});
#ifdef KILN_MISTAKE
  k.where(as<u32>(k.thread_idx.x) < 32u, [&] {
    tile::store(k, s, t); // mistake
  });
#else
  tile::store(k, s, t);
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, tile::load<places>(k, s));
}

KILN_KERNEL(mistaken, block_size<64>);
