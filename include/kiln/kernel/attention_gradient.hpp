// SPDX-License-Identifier: MIT
// What the passes of attention's gradients have in common.
#pragma once

#include <kiln/kernel/attention_forward.hpp>
#include <kiln/kernel/attention_gradient_layouts.hpp>
#include <kiln/kernel/attention_sequence.hpp>
#include <kiln/kernel/attention_tensors.hpp>

namespace kiln::kernel {

/// Layouts of a form's gradients.
template<attention_form Form>
inline constexpr attention_gradient_layouts gradient_places{Form.head <= 64 ? 64u : 128u};

/// Scores (m, n) of a tile whose first row is `at` become -inf where the lane's n does not see row m.
template<tile::layout L>
constexpr void mask_scores(builder k, tile::register_tile<f32, L>& scores, const attention_window& window,
                           const sgpr<i32>& at) {
  constexpr i32 rows = static_cast<i32>(L.extent('m'));
  // clang's bytecode interpreter captures no reference parameters
  auto* const all = &scores;
  const auto* const seen = &window;
  const auto* const first = &at;
  k.if_(at < window.all_begin || at + rows > window.all_end, [&] {
    auto row = as<i32>(attention_coordinate(k, L, 'm')) + *first;
    auto from_last = k.vgpr<i32>(row - seen->own_last), from_first = k.vgpr<i32>(row - seen->own_first);
    i32 moved = 0; // rows are compared with the instructions' own constants, from -16 on
    for (u32 i = 0; i < all->registers.size(); ++i) {
      const i32 own = static_cast<i32>(L.coordinate(L.element(i, 0), 'm'));
      for (; own - moved >= 16; moved += 16) from_last += 16, from_first += 16;
      all->registers[i] = select(from_last <= moved - own && from_first >= moved - own, all->registers[i],
                                 -attention_softmax::inf);
    }
  });
}

/// Stores sums (m of head, n) times `scale`, in the type of the tensor.
template<class M, u32 Axes, class Sums>
constexpr void store_gradients(builder k, const tile::tensor<M, Axes>& to,
                               const tile::uniform (&origin)[Axes], const Sums& sums,
                               const sgpr<f32>& scale) {
  constexpr u32 parts = Sums::items / 16; // a part at a time: all sums fill half of the registers
  const auto* const from = &sums;
  const auto* const by = &scale;
  const auto* const tensor = &to;
  const auto* const first = &origin;
  tile::for_each_number<parts>([&](auto i) {
    const auto some = tile::part<4, i>(*from);
    tile::register_tile<f32, some.places> scaled(k);
    scaled.registers = some.registers;
    scaled.registers *= *by;
    tile::store(k, *tensor, *first,
                tile::convert<tile::number_of<M>, rounding::nearest_even_of_sums>(scaled));
  });
}

} // namespace kiln::kernel
