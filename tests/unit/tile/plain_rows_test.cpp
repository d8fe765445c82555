// SPDX-License-Identifier: MIT
// Kernels of rows as an author writes them with tiles alone: softmax and RMSNorm, a row in one wave or in several. The kernels
// of kernel/softmax.hpp and kernel/rmsnorm.hpp have more forms; kernel/transpose.hpp is such a kernel itself.
#include "unit/kernel/norm_numbers.hpp"

#include <kiln/kernel/row_layout.hpp>
#include <kiln/tile.hpp>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace tile = kiln::tile;

/// 4 waves; a row of over 1024 numbers of bf16 is in several of them.
template<u32 Columns> constexpr tile::layout places = kiln::kernel::row_layout(Columns, sizeof(__bf16));

/// y = softmax of the rows of x, both (rows, columns) without gaps; columns is a multiple of 8, at most Columns.
template<u32 Columns>
constexpr void softmax(builder k, arg<__bf16*> y, arg<const __bf16*> x, arg<i32> rows, arg<i32> columns) {
  const tile::uniform width(columns, 8);
  const tile::tensor from(x, {{'m', rows}, {'n', width}});
  const tile::tensor to(y, {{'m', rows}, {'n', width}});
  auto row = k.block_idx.x * static_cast<i32>(places<Columns>.extent('m'));

  auto all = tile::convert<f32>(tile::load<places<Columns>>(k, from, {row, 0}));
  auto inside = tile::keep_below<'n'>(k, all, width, -__builtin_inff());
  auto largest = tile::reduce<'n', combine::max>(k, inside);
  auto powers =
      tile::zip(inside, largest, [](const auto& a, const auto& most) { return fast_exp(a - most); });
  auto sum = tile::reduce<'n', combine::sum>(k, powers);
  auto share = tile::map(sum, [](const auto& s) { return rcp(s); });
  tile::store(k, to, {row, 0}, tile::convert<bf16>(powers * share));
}

/// y = x / sqrt(mean of squares of its row + epsilon) * weight (columns).
template<u32 Columns>
constexpr void rmsnorm(builder k, arg<__bf16*> y, arg<const __bf16*> x, arg<const __bf16*> weight,
                       arg<f32> epsilon, arg<i32> rows, arg<i32> columns) {
  const tile::uniform width(columns, 8);
  const tile::tensor from(x, {{'m', rows}, {'n', width}});
  const tile::tensor to(y, {{'m', rows}, {'n', width}});
  const tile::tensor weights(weight, {{'n', width}});
  auto row = k.block_idx.x * static_cast<i32>(places<Columns>.extent('m'));

  auto all = tile::convert<f32>(tile::load<places<Columns>>(k, from, {row, 0}));
  auto factors = tile::convert<f32>(tile::load<tile::without(places<Columns>, 'm')>(k, weights, {0}));
  auto squares = tile::reduce<'n', combine::sum>(k, all * all);
  auto mean = squares * k.vgpr<f32>(rcp(convert<f32>(columns))) + epsilon;
  auto of_row = tile::map(mean, [](const auto& s) { return rsqrt(s); });
  tile::store(k, to, {row, 0}, tile::convert<bf16>(all * of_row * factors));
}

struct numbers_of_rows {
  u32 rows, columns;
  std::vector<kiln::u16> x, weight, y;
  numbers_of_rows(u32 m, u32 n) : rows(m), columns(n), y(m * n) {
    random_words random;
    x = random_numbers<__bf16>(random, u64{m} * n, 4);
    weight = random_numbers<__bf16>(random, n, 2);
  }
  double at(u32 row, u32 column) const { return value_of<__bf16>(x[row * columns + column]); }
  /// Within half an ulp of bf16 and the error of f32, of what `exact(row, column)` says.
  template<class Exact> void check(Exact exact) const {
    u32 wrong = 0;
    for (u32 m = 0; m < rows; ++m)
      for (u32 n = 0; n < columns; ++n) {
        const double expected = exact(m, n), found = value_of<__bf16>(y[m * columns + n]);
        wrong += !(std::fabs(found - expected) <= std::fabs(expected) * (1.0 / 256 + 1e-5) + 1e-37);
      }
    CHECK(wrong == 0);
  }
};

template<u32 Columns> void rows_of(isa::arch a, u32 rows, u32 columns) {
  INFO(rows << " rows of " << columns << " of " << Columns << " on " << isa::facts_of(a).name);
  constexpr u32 height = places<Columns>.extent('m');
  const sim::launch_options launch{.grid = {(rows + height - 1) / height}, .threads = 1};
  const i32 m = static_cast<i32>(rows), n = static_cast<i32>(columns);
  numbers_of_rows of_softmax(rows, columns);
  check_clean(sim::run(compiled<__bf16*, const __bf16*, i32, i32>(a, 256, softmax<Columns>), launch,
                       buffer_of<__bf16>(of_softmax.y), buffer_of<const __bf16>(of_softmax.x), m, n));
  std::vector<double> sums(rows), squares(rows);
  for (u32 i = 0; i < rows; ++i)
    for (u32 j = 0; j < columns; ++j) {
      sums[i] += std::exp(of_softmax.at(i, j));
      squares[i] += of_softmax.at(i, j) * of_softmax.at(i, j);
    }
  of_softmax.check([&](u32 i, u32 j) { return std::exp(of_softmax.at(i, j)) / sums[i]; });

  numbers_of_rows of_norm(rows, columns);
  check_clean(
      sim::run(compiled<__bf16*, const __bf16*, const __bf16*, f32, i32, i32>(a, 256, rmsnorm<Columns>),
               launch, buffer_of<__bf16>(of_norm.y), buffer_of<const __bf16>(of_norm.x),
               buffer_of<const __bf16>(of_norm.weight), 1e-5f, m, n));
  of_norm.check([&](u32 i, u32 j) {
    return of_norm.at(i, j) / std::sqrt(squares[i] / columns + 1e-5) * value_of<__bf16>(of_norm.weight[j]);
  });
}

TEST_CASE("plain kernels of rows are right, without bank conflicts") {
  for (const isa::arch a : all_archs) {
    rows_of<512>(a, 9, 512);
    rows_of<512>(a, 5, 328);
    rows_of<4096>(a, 2, 4096); // in four waves
    rows_of<4096>(a, 3, 2880);
  }
}

} // namespace
