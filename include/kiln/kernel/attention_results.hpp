// SPDX-License-Identifier: MIT
// Where attention stores its output and the logarithms of its rows' sums: results, or parts of a split.
#pragma once

#include <kiln/kernel/attention_layouts.hpp>
#include <kiln/kernel/attention_pieces.hpp>
#include <kiln/kernel/attention_rows.hpp>
#include <kiln/tile/memory/global.hpp>
#include <kiln/tile/registers/convert.hpp>

namespace kiln::kernel {

/// Stores O, rounded to nearest even, and LSE where the form has it.
template<attention_form Form, class T, tile::layout L, u32 Count, tile::layout Logs>
constexpr void store_attention(builder k, const attention_arguments<T>& to, const attention_sequence& s,
                               const attention_rows<Form>& rows, const attention_tiles<f32, L, Count>& out,
                               const tile::register_tile<f32, Logs>& logs) {
  constexpr i32 all = attention_all;
  const tile::tensor to_o = rows.tensor(to.o, to.o_batch, to.o_row, to.o_head, "nm", Form.values());
  for (u32 i = 0; i < Count; ++i)
    tile::store(k, to_o, {s.batch, rows.outer, rows.first, i * L.extent('m')},
                tile::convert<tile::number_of<T>, rounding::nearest_even_of_sums>(out[i]));
  if constexpr (Form.has_lse && Form.has_one_query) {
    const tile::tensor to_lse(to.lse, {{'b', all, to.lse_batch}, {'n', rows.end, to.lse_head}, {'q', all}});
    tile::store(k, to_lse, {s.batch, rows.first, rows.outer}, logs);
  } else if constexpr (Form.has_lse) {
    const tile::tensor to_lse = attention_row_tensor(to.lse, to.lse_batch, to.lse_head, 'n', rows.end);
    tile::store(k, to_lse, {s.batch, rows.outer, rows.first}, logs);
  }
}

/// Stores a split's O and LSE in the workspace, in f32: O is [split][sequence][head][query][number], and LSE, after all O, the
/// same without numbers.
template<attention_form Form, class T, tile::layout L, u32 Count, tile::layout Logs>
constexpr void store_attention_part(builder k, const attention_arguments<T>& to, const attention_sequence& s,
                                    const attention_rows<Form>& rows,
                                    const attention_tiles<f32, L, Count>& out,
                                    const tile::register_tile<f32, Logs>& logs) {
  constexpr i32 all = attention_all, values = static_cast<i32>(Form.values());
  auto heads = k.sgpr<i32>(k.grid_dim.y), of_rows = k.sgpr<i32>(rows.outer);
  auto end = k.sgpr<i32>(s.queries), first = k.sgpr<i32>(rows.first_own);
  if constexpr (Form.has_one_query) { // rows are heads
    heads *= to.heads_each;
    of_rows = 0;
    end = rows.end;
    first = rows.first;
  }
  auto before = k.sgpr<i32>((rows.split * k.grid_dim.z + s.number) * heads);
  auto all_heads = k.sgpr<i32>(to.splits * k.grid_dim.z * heads);
  auto head_numbers = k.sgpr<i32>(to.queries_each * values);
  auto parts = to.lse + multiply_wide(before, head_numbers);
  auto part_logs = to.lse + multiply_wide(all_heads, head_numbers) + multiply_wide(before, to.queries_each);
  const tile::tensor to_o(
      parts, {{'h', all, tile::uniform(head_numbers, 8)}, {'n', end, values}, {'m', Form.values()}});
  for (u32 i = 0; i < Count; ++i) tile::store(k, to_o, {of_rows, first, i * L.extent('m')}, out[i]);
  tile::store(k, tile::tensor(part_logs, {{'h', all, to.queries_each}, {'n', end}}), {of_rows, first}, logs);
}

} // namespace kiln::kernel
