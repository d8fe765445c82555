// SPDX-License-Identifier: MIT
// LDS-DMA of rows of which nothing is promised.
// target: gfx950
// expect: {mistake}: LDS-DMA moves 16 bytes of a row at a time; what is known of extents, strides and origin keeps 2 together: promise more by tile::uniform(n, 8)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/async_load.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout memory = tile::row_major('m', 6, 'k', 6);
constexpr tile::layout wide = tile::dma_source(memory, 16, 16, 2);

constexpr void mistaken(builder k, arg<const __bf16*> x, arg<int> rows, arg<int> columns) {
#ifdef KILN_MISTAKE
  const tile::uniform width(columns);
#else
  const tile::uniform width(columns, 8);
#endif
  const tile::tensor from(x, {{'m', rows}, {'k', width}});
  const tile::lds_tile<bf16, memory> to(k);
  auto loads = tile::async_access_of<wide>(k, to, from, {0, 0}, 'k'); // mistake
  k.wait(k.async([&] { loads.load(); }));
}

KILN_KERNEL(mistaken, block_size<256>);
