// SPDX-License-Identifier: MIT
// A conversion of some lanes.
// target: gfx942
// expect: {mistake}: converted: all 64 lanes have a part of a tile, so it may not stand in a where, otherwise or while_lanes
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/converted.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout places = tile::layout_of("item[n1 n2] lane[n4 n8 m1 m2 m4 m8]");
constexpr tile::layout other = tile::layout_of("item[n1 m1] lane[n4 n8 n2 m2 m4 m8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const float*> x) {
  const auto t = tile::load<places>(k, tile::tensor(x, {{'m', 16}, {'n', 16}}), {0, 0});
  tile::register_tile<f32, other> u(k);
#ifdef KILN_MISTAKE
  k.where(as<u32>(k.thread_idx.x) < 32u, [&] {
    u.registers = tile::converted<other>(k, t).registers; // mistake
  });
#else
  u.registers = tile::converted<other>(k, t).registers;
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, u);
}

KILN_KERNEL(mistaken, block_size<64>);
