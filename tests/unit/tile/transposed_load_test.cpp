// SPDX-License-Identifier: MIT
// Operands that stand transposed in LDS: the same tile on each target, by gfx950's transposed reads there; products of all four
// transpositions.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/tile/layout/make.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/memory/transposed_load.hpp>
#include <kiln/tile/registers/convert.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;
namespace sim = kiln::sim;
namespace ir = kiln::ir;
using tile::layout_of;

constexpr tile::layout of_a = layout_of("item[k1 k2 k4] lane[m1 m2 m4 m8 k8 k16]"),
                       of_b = layout_of("item[k1 k2 k4] lane[n1 n2 n4 n8 k8 k16]"),
                       of_d = layout_of("item[m1 m2] lane[n1 n2 n4 n8 m4 m8]");
constexpr u32 size = 16, depth = 32;

/// The operand of rows `Side` from LDS, whose rows are along k, or along the side where `Transposed`.
template<char Side, bool Transposed, class T, tile::layout L>
auto operand(builder k, const arg<const T*>& x) {
  using number = tile::number_of<T>;
  constexpr tile::layout memory =
      Transposed ? tile::row_major('k', 5, Side, 4) : tile::row_major(Side, 4, 'k', 5);
  constexpr tile::layout loads =
      Transposed ? tile::in_order('k', 5, Side, 4, 3, 0) : tile::in_order(Side, 4, 'k', 5, 3, 0);
  const tile::lds_tile<number, memory> lds(k);
  const tile::uniform rows(Transposed ? depth : size), columns(Transposed ? size : depth);
  const tile::tensor from(x, {{Transposed ? 'k' : Side, rows}, {Transposed ? Side : 'k', columns}});
  tile::store(k, lds, tile::load<loads>(k, from, {0, 0}));
  k.s_waitcnt(lgkmcnt(0));
  k.barrier();
  return tile::load_transposed<L>(k, lds);
}

template<bool TransposeA, bool TransposeB, class T> void multiplies(isa::arch a) {
  const ir::program p = compiled<float*, const T*, const T*>(
      a, 64, [&](builder k, arg<float*> d, arg<const T*> x, arg<const T*> y) {
        auto left = operand<'m', TransposeA, T, of_a>(k, x);
        auto right = operand<'n', TransposeB, T, of_b>(k, y);
        tile::register_tile<f32, of_d> sum(k);
        tile::product(k, sum, left, right);
        tile::store(k, tile::tensor(d, {{'m', size}, {'n', size}}), {0, 0}, sum);
      });
  u32 reads = 0;
  for (const ir::instruction& in : p.code) {
    const isa::mn::mnemonic m = static_cast<isa::mn::mnemonic>(isa::rows[in.row].mnemonic);
    reads += m == isa::mn::ds_read_b64_tr_b16;
  }
  CHECK(reads == (a == isa::arch::gfx950 ? 2 * (TransposeA + TransposeB) : 0)); // 8 bytes of a lane each
  std::vector<T> x(size * depth), y(size * depth);
  std::vector<float> d(size * size);
  random_words random;
  for (T& v : x) v = static_cast<T>(static_cast<float>(random() % 17) - 8.0f);
  for (T& v : y) v = static_cast<T>(static_cast<float>(random() % 17) - 8.0f);
  run_clean(p, 1, sim::buffer<float>(d.data(), d.size()), sim::buffer<const T>(x.data(), x.size()),
            sim::buffer<const T>(y.data(), y.size()));
  u32 wrong = 0;
  for (u32 m = 0; m < size; ++m)
    for (u32 n = 0; n < size; ++n) {
      float sum = 0;
      for (u32 k = 0; k < depth; ++k)
        sum += static_cast<float>(x[TransposeA ? k * size + m : m * depth + k]) *
               static_cast<float>(y[TransposeB ? k * size + n : n * depth + k]);
      wrong += d[m * size + n] != sum;
    }
  INFO(TransposeA << TransposeB << " on " << isa::facts_of(a).name);
  CHECK(wrong == 0);
}

TEST_CASE("products of operands that stand transposed in LDS") {
  for (const isa::arch a : all_archs) {
    multiplies<false, false, _Float16>(a);
    multiplies<false, true, _Float16>(a);
    multiplies<true, false, _Float16>(a);
    multiplies<true, true, _Float16>(a);
  }
}

} // namespace
