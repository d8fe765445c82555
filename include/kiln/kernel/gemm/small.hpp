// SPDX-License-Identifier: MIT
// Products of few rows of A: B streams once from memory to registers, and waves share the depth.
#pragma once

#include <kiln/kernel/gemm/small_inputs.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// D = A B^T over k from `first` to `last`, of the rows and columns at `row` and `column`: a tile of f32 (of i8: i32), whose
/// elements are spread over the waves, some with copies. All waves must come to it. `first` is a multiple of Shape.depth();
/// so is `last`, or it is the depth of A and B. In an iteration of a wave all its loads but one are in flight:
///
///   wait for load 0 | product 0, load 0 of the next iteration | wait for load 1 | product 1, load 1 of the next ...
template<small_shape Shape, class M>
constexpr auto small_product(builder k, small_input<M> a, small_input<M> b, tile::uniform row,
                             tile::uniform column, tile::uniform first, tile::uniform last) {
  using number = tile::number_of<M>;
  constexpr u32 bytes = tile::bytes_of<number>;
  constexpr i32 depth = static_cast<i32>(Shape.depth(bytes));
  using layouts = small_layouts<Shape, bytes>;
  using a_side = small_rows<layouts::a(0), layouts::a(layouts::loads), 'm', M>;
  using b_side = author::choose<Shape.is_shuffled, small_shuffled<Shape, M>,
                                small_rows<layouts::b(0), layouts::b(layouts::loads), 'n', M>>;

  auto sum = tile::filled<tile::sum_of<number>, layouts::part(false)>(k, 0);
  const auto stream_a = a_side::stream(k, a, row, first);
  const auto stream_b = b_side::stream(k, b, column, first);
  tile_row<tile::register_tile<number, layouts::a(0)>, Shape.loads> x(k);
  tile_row<tile::register_tile<number, layouts::b(0)>, Shape.loads> y(k);
  auto moved_a = k.sgpr<u32>(0), moved_b = k.sgpr<u32>(0); // bytes
  const auto load = [&](u32 i) {
    stream_b.load(y[i], moved_b, i * b_side::step_bytes);
    stream_a.load(x[i], moved_a, i * a_side::step_bytes);
  };
  auto left = as<i32>(last.in_sgpr()) - as<i32>(first.in_sgpr());
  k.if_(left >= depth, [&] {
    for (u32 i = 0; i < Shape.loads; ++i) load(i);
    left -= depth;
    k.while_([&] { return left >= depth; },
             [&] {
               moved_a += Shape.loads * Shape.waves_deep * a_side::step_bytes;
               moved_b += Shape.loads * Shape.waves_deep * b_side::step_bytes;
               for (u32 i = 0; i < Shape.loads; ++i) {
                 tile::add_product(k, sum, x[i], y[i]);
                 load(i);
               }
               left -= depth;
             });
    for (u32 i = 0; i < Shape.loads; ++i) tile::add_product(k, sum, x[i], y[i]);
  });
  k.if_(left > 0, [&] {
    auto from = as<i32>(last.in_sgpr()) - left;
    auto u = a_side::rest(k, a, row, from);
    auto v = b_side::rest(k, b, column, from);
    tile::add_product(k, sum, u, v);
  });

  auto parts = tile::renamed_places<layouts::part(true)>(static_cast<decltype(sum)&&>(sum));
  const tile::lds_tile<tile::sum_of<number>, layouts::memory()> exchange(k);
  tile::store(k, exchange, parts);
  k.barrier();
  return tile::reduce<'w', combine::sum>(k, tile::load<layouts::gathered()>(k, exchange));
}

} // namespace kiln::kernel
