// SPDX-License-Identifier: MIT
// The rows of Q and O that a workgroup of attention has, and its share of their keys.
#pragma once

#include <kiln/kernel/attention_sequence.hpp>
#include <kiln/kernel/attention_tensors.hpp>
#include <kiln/kernel/attention_window.hpp>
#include <kiln/tile/memory/tensor.hpp>

namespace kiln::kernel {

/// Arguments of attention_forward().
template<class T> struct attention_arguments {
  const arg<T*>& o;
  const arg<float*>& lse;
  const arg<const T*>&q, &key, &value;
  const arg<const float*>& sinks;
  const arg<read_only<i32>*>&query_begins, &key_begins, &block_table;
  const arg<i32>&queries_each, &keys_each, &heads_each, &left, &right;
  const arg<i32>&q_batch, &q_head, &q_row, &k_batch, &k_head, &k_row, &v_batch, &v_head, &v_row;
  const arg<i32>&o_batch, &o_head, &o_row, &lse_batch, &lse_head, &table_row, &page_bits, &splits;
  const arg<f32>&scale, &cap;
};

/// Rows n of a workgroup: queries of one head, or with Form.has_one_query heads of one query. `outer` is that head, or the
/// query's row in memory. Later queries may see more keys: they come first.
template<attention_form Form> struct attention_rows {
  sgpr<i32> split;     ///< which part of the keys
  sgpr<i32> first_own; ///< row n in the sequence, or in the head that is shared
  sgpr<i32> kv_head, outer, first, end;

  constexpr attention_rows(builder k, const attention_sequence& s, const arg<i32>& heads_each,
                           const arg<i32>& splits, u32 height)
      : split(k.sgpr<i32>(0)),
        first_own(k.sgpr<i32>(0)),
        kv_head(k.sgpr<i32>(k.block_idx.y)),
        outer(k.sgpr<i32>(k.block_idx.y)),
        first(k.sgpr<i32>(0)),
        end(k.sgpr<i32>(0)) {
    auto block = k.sgpr<i32>(k.block_idx.x), blocks = k.sgpr<i32>(k.grid_dim.x);
    if constexpr (Form.is_split) {
      blocks = blocks / splits;
      block = block / splits;
      split = k.block_idx.x - block * splits;
    }
    // Heads begin with different ones, as workgroups go round the XCDs: else the first XCD has the longest of each eight.
    block = (block + k.block_idx.y + k.block_idx.z) % blocks;
    first_own = (blocks - 1 - block) * static_cast<i32>(height);
    if constexpr (Form.has_one_query) {
      outer = s.query_begin;
      first = kv_head * heads_each + first_own;
      end = kv_head * heads_each + heads_each * min(s.queries, 1);
    } else {
      kv_head = outer / heads_each;
      first = s.query_begin + first_own;
      end = s.query_begin + s.queries;
    }
  }

  /// Q or O with axes b, h for `outer`, then names[0] for n and names[1] for `numbers` of a head.
  template<class M>
  constexpr tile::tensor<M, 4> tensor(const arg<M*>& x, const arg<i32>& batch, const arg<i32>& row,
                                      const arg<i32>& head, const char (&names)[3], u32 numbers) const {
    return attention_tensor(x, batch, Form.has_one_query ? row : head, Form.has_one_query ? head : row, names,
                            end, numbers);
  }

  /// Keys that the rows see. `own` is the row of a lane.
  constexpr attention_window window(builder k, const attention_sequence& s, const vgpr<i32>& own,
                                    const arg<i32>& left, const arg<i32>& right, u32 height) const {
    if constexpr (Form.has_one_query) {
      return {k, s.queries, s.keys, k.sgpr<i32>(0), k.vgpr<i32>(0), left, right, 1};
    } else {
      return {k, s.queries, s.keys, first_own, k.vgpr<i32>(own + first_own), left, right, height};
    }
  }
  /// The first key of the window's first tile of `tile` keys; with Form.is_split, of the first one of this split, and the
  /// window then ends with the split's last.
  constexpr sgpr<i32> first_key(builder k, attention_window& window, const arg<i32>& splits, i32 tile) const {
    auto at = k.sgpr<i32>(window.begin & -tile);
    if constexpr (Form.is_split) {
      auto tiles = k.sgpr<i32>(max(window.end - at + (tile - 1), 0) / tile);
      auto each = k.sgpr<i32>((tiles + splits - 1) / splits);
      at += min(split * each, tiles) * tile;
      window.end = min(window.end, at + each * tile);
    }
    return at;
  }
};

} // namespace kiln::kernel
