// SPDX-License-Identifier: MIT
// What becomes of the sums of a matrix product: alpha, scales, C, bias and activation, one rounding, the store.
#pragma once

#include <kiln/kernel/gemm/activation.hpp>
#include <kiln/kernel/gemm/bias_extent.hpp>
#include <kiln/kernel/gemm/ending.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// Where the results go, and what they need: arguments of the kernel. C and D have `rows` rows of `columns` elements of type D.
template<class D> struct gemm_results {
  const arg<D*>& d;
  const arg<const D*>&c, &bias;
  const arg<const float*>&row_scales, &column_scales;
  tile::uniform rows, columns, stride_d, stride_c;
  const arg<f32>&alpha, &beta;
};

/// alpha sum, or the sum where alpha is 1.
template<bool Has, class T, tile::layout L, class Factor>
constexpr tile::register_tile<T, L> with_alpha(tile::register_tile<T, L>&& sum, const Factor& alpha) {
  if constexpr (Has)
    return sum * alpha;
  else
    return static_cast<tile::register_tile<T, L>&&>(sum);
}

/// D = activation(alpha sum row_scale column_scale + beta C + bias) of a tile at `row` and `column`, in f32, rounded once, to
/// nearest even. All lanes must be enabled.
template<gemm_ending Ending, class D, tile::layout L>
constexpr void store_results(builder k, tile::register_tile<f32, L>&& sum, const gemm_results<D>& to,
                             const tile::uniform& row, const tile::uniform& column) {
  auto x = with_alpha<Ending.has_alpha>(static_cast<tile::register_tile<f32, L>&&>(sum), to.alpha);
  const auto scale = [&x](const auto& by) {
    auto scaled = x * by;
    x.registers = scaled.registers;
  };
  if constexpr (Ending.has_row_scales)
    scale(tile::load<tile::reduced(L, 'n')>(k, tile::tensor(to.row_scales, {{'m', to.rows}}), {row}));
  if constexpr (Ending.has_column_scales)
    scale(
        tile::load<tile::reduced(L, 'm')>(k, tile::tensor(to.column_scales, {{'n', to.columns}}), {column}));
  if constexpr (Ending.has_c) {
    const auto* const results = &to; // clang's bytecode interpreter captures no reference parameters
    const auto *const at_row = &row, *const at_column = &column;
    k.if_(as<u32>(to.beta) << 1 != 0u, [&] { // not +0 or -0
      const tile::tensor c(results->c, {{'m', results->rows, results->stride_c}, {'n', results->columns}});
      auto more = tile::convert<f32>(tile::load<L>(k, c, {*at_row, *at_column})) * results->beta + x;
      x.registers = more.registers;
    });
  }
  if constexpr (Ending.has_bias) {
    const tile::tensor bias_of(to.bias, {{'n', bias_extent(k, to.bias, to.columns)}});
    auto more = x + tile::convert<f32>(tile::load<tile::reduced(L, 'm')>(k, bias_of, {column}));
    x.registers = more.registers;
  }
  const tile::tensor d(to.d, {{'m', to.rows, to.stride_d}, {'n', to.columns}});
  tile::store(k, d, {row, column},
              tile::convert<tile::number_of<D>>(activated<Ending.activation>(static_cast<decltype(x)&&>(x))));
}

/// Sums of i8: exact as i32, then without an ending; rounded to f32 for others.
template<gemm_ending Ending, class D, tile::layout L>
constexpr void store_results(builder k, tile::register_tile<i32, L>&& sum, const gemm_results<D>& to,
                             const tile::uniform& row, const tile::uniform& column) {
  if constexpr (__is_same(D, i32)) {
    static_assert(Ending == gemm_ending{.has_alpha = Ending.has_alpha},
                  "results in i32 are the sums: no scales, C, bias or activation");
    tile::store(k, tile::tensor(to.d, {{'m', to.rows, to.stride_d}, {'n', to.columns}}), {row, column}, sum);
  } else {
    store_results<Ending>(k, tile::convert<f32>(sum), to, row, column);
  }
}

} // namespace kiln::kernel
