// SPDX-License-Identifier: MIT
// Tiles of K and V on their way to registers, in the order of the keys: from tensors, or from pages.
#pragma once

#include <kiln/kernel/attention_page_loads.hpp>
#include <kiln/kernel/attention_rows.hpp>

namespace kiln::kernel {

/// From tensors: `load_k` and `load_v` load the next tile each. Tile 0 begins at key `first` of all sequences.
template<class T, attention_form Form, tile::layout K, tile::layout V> class attention_key_loads {
  using tensor = tile::tensor<const T, 4>;

public:
  constexpr attention_key_loads(builder k, const attention_arguments<T>& a, const attention_sequence& s,
                                const sgpr<i32>& kv_head, const sgpr<i32>& first, source at = source::here())
      : end_(k.sgpr<i32>(s.key_begin + s.keys)),
        from_k_(attention_tensor(a.key, a.k_batch, a.k_head, a.k_row, "mk", end_, Form.head)),
        from_v_(attention_tensor(a.value, a.v_batch, a.v_head, a.v_row, "km", end_, Form.values())),
        k_(k, from_k_, {s.batch, kv_head, first, 0}, at, 'm', {'k', attention_pieces{Form.head}.count()}),
        v_(k, from_v_, {s.batch, kv_head, first, 0}, at, 'k',
           {'m', attention_pieces{Form.values()}.count()}) {}

  constexpr void find(const sgpr<i32>&) const {}
  template<class Tiles> constexpr void load_k(const Tiles& to, const sgpr<i32>&) {
    for (u32 i = 0; i < Tiles::count; ++i) k_.load_to(to[i], i);
    k_.advance('m', K.extent('m'));
  }
  template<class Tiles> constexpr void load_v(const Tiles& to, const sgpr<i32>&) {
    for (u32 i = 0; i < Tiles::count; ++i) v_.load_to(to[i], i);
    v_.advance('k', V.extent('k'));
  }

private:
  sgpr<i32> end_;
  tensor from_k_, from_v_;
  tile::global_access<K, const T, 4> k_;
  tile::global_access<V, const T, 4> v_;
};

/// From pages: `find(at)` reads the table for the tile whose first key is `at`, `load_k` and `load_v` load that tile.
template<class T, attention_form Form, tile::layout K, tile::layout V>
  requires(Form.has_pages)
class attention_key_loads<T, Form, K, V> {
public:
  constexpr attention_key_loads(builder k, const attention_arguments<T>& a, const attention_sequence& s,
                                const sgpr<i32>& kv_head, const sgpr<i32>&)
      : first_entry_(k.sgpr<i32>(s.number * a.table_row)),
        pages_{a.block_table, first_entry_, s.keys, kv_head, a.page_bits},
        k_(k, a.key, pages_, a.k_batch, a.k_head, a.k_row, Form.head),
        v_(k, a.value, pages_, a.v_batch, a.v_head, a.v_row, Form.values()) {}

  constexpr void find(const sgpr<i32>& at) {
    k_.find(at);
    v_.find(at);
  }
  template<class Tiles> constexpr void load_k(const Tiles& to, const sgpr<i32>& at) const {
    k_.load_to(to, at);
  }
  template<class Tiles> constexpr void load_v(const Tiles& to, const sgpr<i32>& at) const {
    v_.load_to(to, at);
  }

private:
  sgpr<i32> first_entry_;
  attention_pages pages_;
  attention_page_loads<T, K, 'm', 'k'> k_;
  attention_page_loads<T, V, 'k', 'm'> v_;
};

} // namespace kiln::kernel
