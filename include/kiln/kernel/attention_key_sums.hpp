// SPDX-License-Identifier: MIT
// Attention, backward: dK and dV of keys whose query heads were split over workgroups.
#pragma once

#include <kiln/kernel/attention_gradient.hpp>
#include <kiln/tile/layout/make.hpp>

namespace kiln::kernel {

/// dK and dV of keys 128 `whole` and up of each sequence, from the parts that attention_backward_keys() stored: their sums,
/// part 0 first, rounded to nearest even. `blocks` is how many blocks of keys were split. The other arguments are those of that
/// launch. Workgroups of 256 work-items: heads of K and V, batch, blocks * 4.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, attention_form Form>
constexpr void attention_key_sums(builder k, arg<T*> d_k, arg<T*> d_v, arg<const float*> parts,
                                  arg<read_only<i32>*> query_begins, arg<read_only<i32>*> key_begins,
                                  arg<i32> keys_each, arg<i32> d_k_batch, arg<i32> d_k_head, arg<i32> d_k_row,
                                  arg<i32> d_v_batch, arg<i32> d_v_head, arg<i32> d_v_row, arg<i32> whole,
                                  arg<i32> splits) {
  // NOLINTEND(performance-unnecessary-value-param)
  if (const char* refusal = gradient_refusal_of(Form)) return k.program_draft().fail({}, refusal);
  constexpr i32 all = 0x7fff'ffff, numbers = static_cast<i32>(Form.head),
                held = static_cast<i32>(attention_gradient_layouts::held_rows),
                rows = static_cast<i32>(attention_sum_rows);
  constexpr tile::layout places =
      tile::in_order('n', tile::bits_of_count(attention_sum_rows), 'k', Form.head <= 64 ? 6 : 7, 3, 2);
  k.require_block_size(256);
  const auto heads = k.sgpr<i32>(k.grid_dim.x * k.grid_dim.y); // of a part
  const auto head = k.sgpr<i32>(k.block_idx.x);
  attention_sequence sequence(k, k.sgpr<i32>(k.block_idx.y), keys_each, keys_each);
  sequence.template take<Form>(query_begins, key_begins);
  const auto split_numbers = k.sgpr<i32>(k.grid_dim.z * (rows * numbers));
  const auto first = k.sgpr<i32>(k.block_idx.z * rows), before = k.sgpr<i32>(whole * held);
  const auto left = k.sgpr<i32>(sequence.keys - before);
  const auto end = k.sgpr<i32>(sequence.key_begin + sequence.keys),
             row = k.sgpr<i32>(sequence.key_begin + before + first);
  const auto step = k.sgpr<i64>(multiply_wide(heads, split_numbers));
  auto from = parts + multiply_wide(k.sgpr<i32>(sequence.number * k.grid_dim.x + head), split_numbers);
  tile::register_tile<f32, places> sum(k);
  const auto add_parts = [&] {
    sum.registers = 0.0f;
    k.for_(0, splits, 1, [&](const auto&) {
      sum.registers +=
          tile::load<places>(k, tile::tensor(from, {{'n', left, numbers}, {'k', Form.head}}), {first, 0})
              .registers;
      from += step;
    });
  };
  const auto result_of = [&](const arg<T*>& to, const arg<i32>& b, const arg<i32>& h, const arg<i32>& r) {
    return tile::tensor(to, {{'b', all, tile::uniform(b, 8)},
                             {'h', all, tile::uniform(h, 8)},
                             {'n', end, tile::uniform(r, 8)},
                             {'k', Form.head}});
  };
  k.if_(first < left, [&] {
    add_parts();
    tile::store(k, result_of(d_k, d_k_batch, d_k_head, d_k_row), {sequence.batch, head, row, 0},
                tile::convert<tile::number_of<T>, rounding::nearest_even_of_sums>(sum));
    add_parts();
    tile::store(k, result_of(d_v, d_v_batch, d_v_head, d_v_row), {sequence.batch, head, row, 0},
                tile::convert<tile::number_of<T>, rounding::nearest_even_of_sums>(sum));
  });
}

} // namespace kiln::kernel
