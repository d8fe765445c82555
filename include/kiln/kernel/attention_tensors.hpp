// SPDX-License-Identifier: MIT
// Q, K, V, O and their gradients as tensors of sequences, heads, rows and numbers.
#pragma once

#include <kiln/author/dsl.hpp>
#include <kiln/tile/memory/tensor.hpp>

namespace kiln::kernel {

/// The extent of sequences and heads, whose numbers come from the grid: what they index is there.
inline constexpr i32 attention_all = 0x7fff'ffff;

/// Axes b, h, then names[0] for the rows up to `end` and names[1] for `numbers` of a head. Strides are multiples of 8 elements.
template<class M, class Batch, class Head, class Row>
constexpr tile::tensor<M, 4> attention_tensor(const arg<M*>& x, const Batch& batch, const Head& head,
                                              const Row& row, const char (&names)[3],
                                              const tile::uniform& end, u32 numbers) {
  return {x,
          {{'b', attention_all, tile::uniform(batch, 8)},
           {'h', attention_all, tile::uniform(head, 8)},
           {names[0], end, tile::uniform(row, 8)},
           {names[1], numbers}}};
}
/// LSE, or delta: rows up to `end` of sequences and heads.
template<class M>
constexpr tile::tensor<M, 3> attention_row_tensor(const arg<M*>& x, const arg<i32>& batch,
                                                  const arg<i32>& head, char row, const sgpr<i32>& end) {
  return {x, {{'b', attention_all, batch}, {'h', attention_all, head}, {row, end}}};
}

} // namespace kiln::kernel
