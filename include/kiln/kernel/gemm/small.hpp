// SPDX-License-Identifier: MIT
// Products of few rows of A: B streams once from memory to registers, and waves share the depth.
#pragma once

#include <kiln/kernel/gemm/small_inputs.hpp>
#include <kiln/tile/matrix/product.hpp>
#include <kiln/tile/memory/lds.hpp>
#include <kiln/tile/registers/mask.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// D = A B^T over k from `first` to `last`, of the rows and columns at `row` and `column`: a tile of f32 (of i8: i32), whose
/// elements are spread over the waves, some with copies. All waves must come to it. `first` is a multiple of Shape.depth();
/// so is `last`, or it is the depth of A and B. In an iteration of a wave all its loads but one are in flight; those of the
/// iteration after the last load nothing:
///
///   wait for load 0 | product 0, load 0 of the next iteration | wait for load 1 | product 1, load 1 of the next ...
template<small_shape Shape, class M, bool IsShuffled>
constexpr auto small_product(builder k, small_input<M> a, small_input<M> b, tile::uniform row,
                             tile::uniform column, tile::uniform first, tile::uniform last,
                             source at = source::here()) {
  using number = tile::number_of<M>;
  constexpr u32 bytes = tile::bytes_of<number>, step = Shape.step(bytes);
  using layouts = small_layouts<Shape, bytes>;
  using a_side = small_rows<layouts::a(), 'm', M>;
  using b_side =
      author::choose<IsShuffled, small_shuffled<layouts::shuffled_b(), M>, small_rows<layouts::b(), 'n', M>>;

  auto sum = tile::filled<tile::sum_of<number>, layouts::part()>(k, 0);
  const auto stream_a = a_side::stream(k, a, row, first);
  const auto stream_b = b_side::stream(k, b, column, first);
  tile_row<tile::register_tile<number, layouts::a()>, Shape.loads> x(k);
  tile_row<tile::register_tile<number, layouts::b()>, Shape.loads> y(k);
  auto moved_a = k.sgpr<u32>(0), moved_b = k.sgpr<u32>(0); // bytes
  auto left = as<i32>(last.in_sgpr()) - as<i32>(first.in_sgpr());
  const auto depth_of_lane = as<i32>(tile::coordinate_in_lanes<layouts::b()>(k, 'k', at));
  const auto load = [&](u32 i) {
    const lane_mask inside = depth_of_lane < left - static_cast<i32>(i * step);
    stream_b.load(y[i], moved_b, i * b_side::step_bytes, inside);
    stream_a.load(x[i], moved_a, i * a_side::step_bytes, inside);
  };
  k.schedule([&] { // in this order, which the waits of the loop rely on
    for (u32 i = 0; i < Shape.loads; ++i) load(i);
  });
  k.while_([&] { return left > 0; },
           [&] {
             left -= static_cast<i32>(Shape.depth(bytes));
             moved_a += Shape.loads * Shape.waves_deep * a_side::step_bytes;
             moved_b += Shape.loads * Shape.waves_deep * b_side::step_bytes;
             k.schedule([&] {
               for (u32 i = 0; i < Shape.loads; ++i) {
                 tile::add_product(k, sum, x[i], y[i]);
                 load(i);
               }
             });
           });

  const tile::lds_tile<tile::sum_of<number>, layouts::memory()> exchange(k);
  tile::store(k, exchange, sum);
  k.barrier();
  return tile::reduce<'w', combine::sum>(k, tile::load<layouts::gathered()>(k, exchange));
}

} // namespace kiln::kernel
