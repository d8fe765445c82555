// SPDX-License-Identifier: MIT
// A tile of bf16 added on gfx90a, which has no such instruction.
// target: gfx90a
// expect: {mistake}: atomic_add: gfx90a has no atomic addition of bf16; convert<f32>(tile)
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/atomic_add.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 n16 n32 m1 m2]");

constexpr void mistaken(builder k, arg<__bf16*> out, arg<int> columns) {
  tile::uniform width(columns, 2);
  tile::tensor y(out, {{'m', 4}, {'n', width}});
#ifdef KILN_MISTAKE
  tile::atomic_add(k, y, {0, 0}, tile::filled<bf16, places>(k, 1.0f)); // mistake
#else
  tile::store(k, y, {0, 0}, tile::filled<bf16, places>(k, 1.0f));
#endif
}

KILN_KERNEL(mistaken, block_size<64>);
