// SPDX-License-Identifier: MIT
// A tile of f32 in LDS, loaded from a tensor of bf16.
// target: gfx942
// lines: 60
// expect: async_load: the LDS tile and the tensor have different types
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/memory/async_load.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout memory = tile::row_major('m', 6, 'k', 6);
constexpr tile::layout narrow = tile::dma_source(memory, 32, 4, 2);

constexpr void mistaken(builder k, arg<const float*> x, arg<const __bf16*> y, arg<int> rows) {
  const tile::tensor of_x(x, {{'m', rows}, {'k', 64}});
  const tile::tensor of_y(y, {{'m', rows}, {'k', 64}});
  const tile::lds_tile<f32, memory> to(k);
#ifdef KILN_MISTAKE
  const auto loads = tile::async_load<narrow>(k, to, of_y, {0, 0}); // mistake
#else
  const auto loads = tile::async_load<narrow>(k, to, of_x, {0, 0});
#endif
  loads.wait();
  (void)of_x;
  (void)of_y;
}

KILN_KERNEL(mistaken, block_size<256>);
