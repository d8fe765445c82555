// SPDX-License-Identifier: MIT
// A sum of other rows than those of A.
// target: gfx942
// expect: {mistake}: D begins at m 16, A at m 0: parts that are multiplied begin alike
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/part.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout rows = tile::layout_of("item[k1 k2 k4 k32] lane[m1 m2 m4 m8 k8 k16]");
constexpr tile::layout columns = tile::layout_of("item[k1 k2 k4 k32] lane[n1 n2 n4 n8 k8 k16]");
constexpr tile::layout two_sums = tile::layout_of("item[n1 n2 m16] lane[m1 m2 m4 m8 n4 n8]");

constexpr void mistaken(builder k, arg<float*> y, arg<const __bf16*> x) {
  const auto a = tile::load<rows>(k, tile::tensor(x, {{'m', 16}, {'k', 64}}), {0, 0});
  const auto b = tile::load<columns>(k, tile::tensor(x, {{'n', 16}, {'k', 64}}), {0, 0});
  auto sum = tile::filled<f32, two_sums>(k, 0.0f);
  auto low = tile::part<2, 0>(sum);
  auto high = tile::part<2, 1>(sum);
#ifdef KILN_MISTAKE
  tile::add_product(k, high, a, b); // mistake
#else
  tile::add_product(k, low, a, b);
#endif
  tile::store(k, tile::tensor(y, {{'m', 32}, {'n', 16}}), {0, 0}, sum);
  (void)low, (void)high;
}

KILN_KERNEL(mistaken, block_size<64>);
