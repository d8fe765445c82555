// SPDX-License-Identifier: MIT
// A layout of LDS-DMA with 16 bytes of each lane, for a target that moves 4.
// target: gfx942
// expect: {mistake}: the layout has 16 bytes of each lane together; LDS-DMA of gfx942 moves 4: dma_source(memory, 16, 4, wave bits)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/async_load.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout memory = tile::row_major('m', 6, 'k', 6);
#ifdef KILN_MISTAKE
constexpr tile::layout wide = tile::dma_source(memory, 16, 16, 2);
#else
constexpr tile::layout narrow = tile::dma_source(memory, 16, 4, 2);
#endif

constexpr void mistaken(builder k, arg<const __bf16*> x, arg<int> rows) {
  const tile::tensor from(x, {{'m', rows}, {'k', 64}});
  const tile::lds_tile<bf16, memory> to(k);
#ifdef KILN_MISTAKE
  auto loads = tile::async_access_of<wide>(k, to, from, {0, 0}, 'm'); // mistake
#else
  auto loads = tile::async_access_of<narrow>(k, to, from, {0, 0}, 'm');
#endif
  k.wait(k.async([&] { loads.load(); }));
}

KILN_KERNEL(mistaken, block_size<256>);
