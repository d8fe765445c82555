// SPDX-License-Identifier: MIT
// A layout whose lanes do not follow one another in LDS.
// target: gfx942
// expect: {mistake}: LDS-DMA writes 4 or 16 bytes of each lane after those of the lane before; this layout does not: dma_source(memory, 16, 4, wave bits) is one that does
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/async_load.hpp>
#include <kiln/tile/swizzle/xor_swizzle.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout memory = tile::row_major('m', 6, 'k', 6);
#ifdef KILN_MISTAKE
constexpr tile::layout of_rows = tile::in_order('m', 6, 'k', 6, 1, 2);
constexpr tile::layout swizzled = tile::swizzled(memory, {12, 3, {0, 0, 0, 0, 0, 0, 1, 2, 4}});
#else
constexpr tile::layout narrow = tile::dma_source(memory, 16, 4, 2);
#endif

constexpr void mistaken(builder k, arg<const __bf16*> x, arg<int> rows) {
  const tile::tensor from(x, {{'m', rows}, {'k', 64}});
#ifdef KILN_MISTAKE
  const tile::lds_tile<bf16, swizzled> to(k);
  auto loads = tile::async_access_of<of_rows>(k, to, from, {0, 0}, 'm'); // mistake
#else
  const tile::lds_tile<bf16, memory> to(k);
  auto loads = tile::async_access_of<narrow>(k, to, from, {0, 0}, 'm');
#endif
  k.wait(k.async([&] { loads.load(); }));
}

KILN_KERNEL(mistaken, block_size<256>);
