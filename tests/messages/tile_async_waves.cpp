// SPDX-License-Identifier: MIT
// LDS-DMA of a layout with fewer waves than the workgroup has.
// target: gfx90a
// expect: {mistake}: the tile's layout has 2 waves, the workgroup has 4: LDS-DMA needs as many
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/async_load.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout memory = tile::row_major('m', 6, 'k', 6);
#ifdef KILN_MISTAKE
constexpr tile::layout of_2 = tile::dma_source(memory, 16, 4, 1);
#else
constexpr tile::layout of_4 = tile::dma_source(memory, 16, 4, 2);
#endif

constexpr void mistaken(builder k, arg<const __bf16*> x, arg<int> rows) {
  const tile::tensor from(x, {{'m', rows}, {'k', 64}});
  const tile::lds_tile<bf16, memory> to(k);
#ifdef KILN_MISTAKE
  auto loads = tile::async_access_of<of_2>(k, to, from, {0, 0}, 'm'); // mistake
#else
  auto loads = tile::async_access_of<of_4>(k, to, from, {0, 0}, 'm');
#endif
  k.wait(k.async([&] { loads.load(); }));
}

KILN_KERNEL(mistaken, block_size<256>);
