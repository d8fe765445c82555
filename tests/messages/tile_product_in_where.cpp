// SPDX-License-Identifier: MIT
// A matrix product of some lanes.
// target: gfx942
// expect: {mistake}: add_product: all 64 lanes have a part of a tile, so it may not stand in a where, otherwise or while_lanes
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout rows = tile::layout_of("item[k1 k2 k4 k32] lane[m1 m2 m4 m8 k8 k16]");
constexpr tile::layout columns = tile::layout_of("item[k1 k2 k4 k32] lane[n1 n2 n4 n8 k8 k16]");
constexpr tile::layout sums = tile::layout_of("item[n1 n2] lane[m1 m2 m4 m8 n4 n8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const __bf16*> x) {
  const auto a = tile::load<rows>(k, tile::tensor(x, {{'m', 16}, {'k', 64}}), {0, 0});
  const auto b = tile::load<columns>(k, tile::tensor(x, {{'n', 16}, {'k', 64}}), {0, 0});
  auto sum = tile::filled<f32, sums>(k, 0.0f);
#ifdef KILN_MISTAKE
  k.where(as<u32>(k.thread_idx.x) < 32u, [&] {
    tile::add_product(k, sum, a, b); // mistake
  });
#else
  tile::add_product(k, sum, a, b);
#endif
  const tile::tensor to(y, {{'m', 16}, {'n', 16}});
  tile::store(k, to, {0, 0}, sum);
}

KILN_KERNEL(mistaken, block_size<64>);
