// SPDX-License-Identifier: MIT
// A tile from memory that some lanes load.
// target: gfx942
// expect: {mistake}: load: all 64 lanes have a part of a tile, so it may not stand in a where, otherwise or while_lanes
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const tile::tensor from(x, {{'m', 16}, {'n', 16}});
  tile::register_tile<f32, places> t(k);
#ifdef KILN_MISTAKE
  k.where(as<u32>(k.thread_idx.x) < 32u, [&] {
    tile::load_to(k, t, from, {0, 0}); // mistake
  });
#else
  tile::load_to(k, t, from, {0, 0});
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, t);
}

KILN_KERNEL(mistaken, block_size<64>);
