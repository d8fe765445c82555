// SPDX-License-Identifier: MIT
// The main loop of large products whose inputs come to LDS by LDS-DMA.
#pragma once

#include <kiln/kernel/gemm/direct_side.hpp>
#include <kiln/kernel/gemm/interleaved_sums.hpp>
#include <kiln/kernel/gemm/small_inputs.hpp>
#include <kiln/tile/ring.hpp>

namespace kiln::kernel {

/// Adds the products over k from in.first to in.last, with one wave on each SIMD. All waves must come to it. An iteration, for
/// slice i of k, whose first step (0) is in registers at its start, and of which Tiling.slots - 1 are in LDS or on their way:
///
///   LDS reads    | step 1 of i                  | step 0 of i + 1              |
///   LDS-DMA      | B of i + slots - 1           | A of i + slots               |
///   matrix unit  | step 0 ..................... | step 1 ..................... |
///
/// The middle | is a barrier: slice i + 1 has arrived, and no wave reads slice i any more.
template<gemm_form Form, interleaved_tiling Tiling>
constexpr void add_direct(builder k, const interleaved_sums<Form, Tiling>& sum, const gemm_inputs<Form>& in) {
  using sums = interleaved_sums<Form, Tiling>;
  constexpr i32 depth = static_cast<i32>(Tiling.depth(bytes_of(Form.a)));
  using side_a = direct_side<Tiling, memory_of<Form.a>, 'm'>;
  using side_b = direct_side<Tiling, memory_of<Form.b>, 'n'>;
  constexpr u32 down = side_a::blocks, across = side_b::blocks, tiles = down * across;
  constexpr u32 bytes_a = down * side_a::block_bytes, bytes_b = across * side_b::block_bytes;
  constexpr u32 most = down > across ? down : across;
  const u32 parts =
      tile::product_steps<typename sums::block, typename side_a::step_tile, typename side_b::step_tile>(k);
  const u32 half = parts * tiles; // products of a step
  lds_ring ring(k, Tiling.slots, bytes_a + bytes_b);
  side_a from_a(k, 0, {in.a, in.m, promised(in.last, Form.multiple_a), in.stride_a}, in.row, in.first);
  side_b from_b(k, bytes_a, {in.b, in.n, promised(in.last, Form.multiple_b), in.stride_b}, in.column,
                in.first);
  tile_row<typename side_a::step_tile, 2 * down> x(k);
  tile_row<typename side_b::step_tile, 2 * across> y(k);
  const token loaded = k.make_token();

  const auto* const all_sums = &sum; // clang's bytecode interpreter captures no reference parameters
  u32 products = 0;                  // of this iteration so far
  const auto multiply_up_to = [&](u32 count) {
    for (; products < count; ++products) {
      const u32 step = products / half, part = products / tiles % parts;
      const u32 j = products / down % across, i = products % down;
      auto block = all_sums->at(i, j);
      tile::add_product_step(k, block, x[step * down + i], y[step * across + j], part);
    }
  };
  // Scalar instructions stand between products too: those of an iteration are so many sixteenths of a step's.
  const auto multiply_to = [&](u32 sixteenths) { multiply_up_to(half * sixteenths / 16); };
  const auto share = [&](u32 first, u32 last, u32 i, u32 count) {
    multiply_up_to(half * (first * count + (last - first) * i) / (16 * count));
  };
  const auto load_a = [&](u32 ahead, u32 first, u32 last) {
    ring.load(loaded, ahead, [&](const sgpr<u32>& to) {
      for (u32 i = 0; i < down; ++i) {
        from_a.load(to, i);
        share(first, last, i + 1, down);
      }
    });
  };
  const auto load_b = [&](u32 ahead, u32 first, u32 last) {
    ring.load(loaded, ahead, [&](const sgpr<u32>& to) {
      for (u32 i = 0; i < across; ++i) {
        from_b.load(to, i);
        share(first, last, i + 1, across);
      }
    });
  };
  const auto read = [&](u32 step, u32 first, u32 last) {
    ring.read(0, [&](const sgpr<u32>& from) {
      for (u32 i = 0; i < most; ++i) {
        if (i < across) from_b.read_step(y[step * across + i], from, i, step);
        if (i < down) from_a.read_step(x[step * down + i], from, i, step);
        share(first, last, i + 1, most);
      }
    });
  };

  auto zeros = k.vgpr<b32, 2>(0);
  for (u32 i = 0; i + 1 < Tiling.slots; ++i) {
    load_a(i, 0, 0), from_a.advance();
    load_b(i, 0, 0), from_b.advance();
  }
  load_a(Tiling.slots - 1, 0, 0), from_a.advance();
  sum.clear(k, zeros);
  const tile::uniform all_left = tile::left_of(in.last, in.first, 0x7fff'ffff);
  auto left =
      all_left.is_number() ? k.sgpr<i32>(all_left.number()) : k.sgpr<i32>(as<i32>(all_left.in_sgpr()));
  k.wait(loaded, younger(2 * Tiling.slots - 3));
  k.barrier();
  read(0, 0, 0);
  k.while_([&] { return left > 0; },
           [&] {
             products = 0;
             multiply_to(1);
             read(1, 1, 5);
             multiply_to(6);
             load_b(Tiling.slots - 1, 6, 13);
             from_b.advance();
             multiply_to(14);
             left -= depth;
             multiply_to(15);
             k.wait(loaded, younger(2 * Tiling.slots - 4));
             multiply_to(16);
             k.barrier();
             multiply_to(17);
             ring.advance();
             multiply_to(18);
             read(0, 18, 22);
             multiply_to(23);
             load_a(Tiling.slots - 1, 23, 30);
             from_a.advance();
             multiply_to(32);
           });
  k.wait(loaded); // no load writes LDS any longer
}

} // namespace kiln::kernel
