// SPDX-License-Identifier: MIT
// The first step of attention's gradients: rows of the output times rows of its gradient.
#pragma once

#include <kiln/kernel/attention_forward.hpp>
#include <kiln/tile/layout/make.hpp>

namespace kiln::kernel {

/// delta (rows) = sum over a head of O dO, in f32: the same for each sequence and query head. It has the strides of LSE. With
/// Form.has_lengths `rows` are those of all sequences, and the batch is 1. Pointers are multiples of 16 bytes, strides of 8.
/// Workgroups of 256 work-items: ceil(rows / 64), query heads, batch.
// NOLINTBEGIN(performance-unnecessary-value-param): kernels take their arguments by value
template<class T, attention_form Form>
constexpr void attention_delta(builder k, arg<float*> delta, arg<const T*> o, arg<const T*> d_o,
                               arg<i32> rows, arg<i32> o_batch, arg<i32> o_head, arg<i32> o_row,
                               arg<i32> d_o_batch, arg<i32> d_o_head, arg<i32> d_o_row, arg<i32> lse_batch,
                               arg<i32> lse_head) {
  // NOLINTEND(performance-unnecessary-value-param)
  if (const char* refusal = gradient_refusal_of(Form)) return k.program_draft().fail({}, refusal);
  constexpr tile::layout places =
      tile::in_order('n', tile::bits_of_count(attention_delta_rows), 'k', Form.head <= 64 ? 6 : 7, 3, 2);
  k.require_block_size(256);
  const auto head = k.sgpr<i32>(k.block_idx.y), batch = k.sgpr<i32>(k.block_idx.z);
  const auto first = k.sgpr<i32>(k.block_idx.x * static_cast<i32>(attention_delta_rows));
  const tile::tensor from_o = attention_tensor(o, o_batch, o_head, o_row, "nk", rows, Form.head);
  const tile::tensor from_d_o = attention_tensor(d_o, d_o_batch, d_o_head, d_o_row, "nk", rows, Form.head);
  const auto x = tile::load<places>(k, from_o, {batch, head, first, 0});
  const auto y = tile::load<places>(k, from_d_o, {batch, head, first, 0});
  tile::store(k, attention_row_tensor(delta, lse_batch, lse_head, 'n', rows), {batch, head, first},
              tile::reduce<'k', combine::sum>(k, tile::convert<f32>(x) * tile::convert<f32>(y)));
}

} // namespace kiln::kernel
