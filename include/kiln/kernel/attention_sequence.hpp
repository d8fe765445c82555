// SPDX-License-Identifier: MIT
// The sequence of a workgroup of attention: its lengths, and where its rows begin.
#pragma once

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/attention_form.hpp>

namespace kiln::kernel {

/// How many rows the workgroup's sequence has, and how many rows of Q and O, of K and V, lie before it.
struct attention_sequence {
  sgpr<i32> batch; ///< 0 where all sequences lie in one
  sgpr<i32> number, queries, keys, query_begin, key_begin;

  /// Sequences are along z of the grid.
  constexpr attention_sequence(builder k, const arg<i32>& queries_each, const arg<i32>& keys_each)
      : attention_sequence(k, k.sgpr<i32>(k.block_idx.z), queries_each, keys_each) {}
  constexpr attention_sequence(builder k, const sgpr<i32>& its_number, const arg<i32>& queries_each,
                               const arg<i32>& keys_each)
      : batch(k.sgpr<i32>(its_number)),
        number(k.sgpr<i32>(its_number)),
        queries(k.sgpr<i32>(queries_each)),
        keys(k.sgpr<i32>(keys_each)),
        query_begin(k.sgpr<i32>(0)),
        key_begin(k.sgpr<i32>(0)) {}
  /// Of the launch's arguments, as the form has them.
  template<attention_form Form, class Arguments>
  static constexpr attention_sequence of(builder k, const sgpr<i32>& its_number, const Arguments& a) {
    attention_sequence out(k, its_number, a.queries_each, a.keys_each);
    out.take<Form>(a.query_begins, a.key_begins);
    return out;
  }
  /// What the form knows better: see attention_forward().
  template<attention_form Form>
  constexpr void take(const arg<read_only<i32>*>& query_begins, const arg<read_only<i32>*>& key_begins) {
    if constexpr (Form.has_lengths) {
      query_begin = query_begins[number];
      queries = query_begins[number + 1] - query_begin;
      batch = 0;
    }
    if constexpr (Form.has_pages) {
      keys = key_begins[number];
    } else if constexpr (Form.has_lengths) {
      key_begin = key_begins[number];
      keys = key_begins[number + 1] - key_begin;
    }
  }
};

} // namespace kiln::kernel
