// SPDX-License-Identifier: MIT
// Operands of a type that the target does not multiply. Precompiled, clang 22 takes the instruction table for no constant.
// target: gfx90a
// headers: text
// expect: {mistake}: no matrix instruction of gfx90a has these operands: D item[m1 m2] lane[n1 n2 n4 n8 m4 m8], A of fp8
// expect: it multiplies f16 bf16 i8 f32 f64, each by its own type
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout sums = tile::layout_of("item[m1 m2] lane[n1 n2 n4 n8 m4 m8]");
constexpr tile::layout rows = tile::layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]");
constexpr tile::layout columns = tile::layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]");
#ifdef KILN_MISTAKE
using number = kiln::fp8;
#else
using number = __bf16;
#endif

constexpr void mistaken(builder k, arg<float*> out, arg<const number*> a, arg<const number*> b) {
  tile::tensor x(a, {{'m', 16}, {'k', 32}});
  tile::tensor y(b, {{'n', 16}, {'k', 32}});
  tile::tensor z(out, {{'m', 16}, {'n', 16}});
  auto left = tile::load<rows>(k, x, {0, 0});
  auto right = tile::load<columns>(k, y, {0, 0});
  auto sum = tile::filled<f32, sums>(k, 0.0f);
  tile::add_product(k, sum, left, right); // mistake
  tile::store(k, z, {0, 0}, sum);
}

KILN_KERNEL(mistaken, block_size<64>);
