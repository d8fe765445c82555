// SPDX-License-Identifier: MIT
// Operands whose lanes do not hold what a matrix instruction needs.
// target: gfx942
// expect: {mistake}: no matrix instruction of gfx942 has these operands: D item[m1 m2] lane[n1 n2 n4 n8 m4 m8], A of bf16
// expect: B of bf16 item[k1 k2] lane[k4 k8 n1 n2 n4 n8]; for these types it has v_mfma_f32_16x16x16_bf16: D item[m1 m2]
// expect: B item[k1 k2] lane[n1 n2 n4 n8 k4 k8]; and v_mfma_f32_32x32x8_bf16:
#include <kiln/device/kernel.hpp>
#include <kiln/kiln.hpp>
#include <kiln/tile/layout/notation.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>

using namespace kiln::dsl;
namespace tile = kiln::tile;

constexpr tile::layout sums = tile::layout_of("item[m1 m2] lane[n1 n2 n4 n8 m4 m8]");
constexpr tile::layout rows = tile::layout_of("item[k1 k2] lane[m1 m2 m4 m8 k4 k8]");
#ifdef KILN_MISTAKE
constexpr tile::layout columns = tile::layout_of("item[k1 k2] lane[k4 k8 n1 n2 n4 n8]");
#else
constexpr tile::layout columns = tile::layout_of("item[k1 k2] lane[n1 n2 n4 n8 k4 k8]");
#endif

constexpr void mistaken(builder k, arg<float*> out, arg<const __bf16*> a, arg<const __bf16*> b) {
  tile::tensor x(a, {{'m', 16}, {'k', 16}});
  tile::tensor y(b, {{'n', 16}, {'k', 16}});
  tile::tensor z(out, {{'m', 16}, {'n', 16}});
  auto left = tile::load<rows>(k, x, {0, 0});
  auto right = tile::load<columns>(k, y, {0, 0});
  auto sum = tile::filled<f32, sums>(k, 0.0f);
  tile::add_product(k, sum, left, right); // mistake
  tile::store(k, z, {0, 0}, sum);
}

KILN_KERNEL(mistaken, block_size<64>);
