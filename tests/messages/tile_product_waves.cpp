// SPDX-License-Identifier: MIT
// Waves that each have a part of k, and sums that claim to be copies.
// target: gfx942
// expect: {mistake}: bit 0 of the wave's number is along k, 32: D has sums of a part of k there
// expect: wave[0]
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout rows = tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16] wave[k32]");
constexpr tile::layout columns = tile::layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16] wave[k32]");
#ifdef KILN_MISTAKE
constexpr tile::layout sums = tile::layout_of("item[n1 n2] lane[m1 m2 m4 m8 n4 n8] wave[0]");
#else
constexpr tile::layout sums = tile::layout_of("item[n1 n2] lane[m1 m2 m4 m8 n4 n8] wave[w1]");
#endif

constexpr void mistaken(builder k, arg<float*> y, arg<const __bf16*> x) {
  const auto a = tile::load<rows>(k, tile::tensor(x, {{'m', 16}, {'k', 64}}), {0, 0});
  const auto b = tile::load<columns>(k, tile::tensor(x, {{'n', 16}, {'k', 64}}), {0, 0});
  auto sum = tile::filled<f32, sums>(k, 0.0f);
  tile::add_product(k, sum, a, b); // mistake
  tile::store(k, tile::tensor(y, {{'w', 2, 256}, {'m', 16, 16}, {'n', 16}}), {0, 0, 0}, sum);
}

KILN_KERNEL(mistaken, block_size<128>);
