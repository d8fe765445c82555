// SPDX-License-Identifier: MIT
// Loads of attend_ahead(): tiles of K and V to LDS without registers, in the order of the keys, from tensors or from pages.
#pragma once

#include <kiln/kernel/attention_layouts.hpp>
#include <kiln/kernel/attention_page_loads.hpp>
#include <kiln/kernel/attention_rows.hpp>
#include <kiln/tile/memory/async_load.hpp>

namespace kiln::kernel {

/// `load_k` and `load_v` load the next tile each, to a slot: K to its begin, V after it. Tiles begin at key `first` of the
/// sequence. K and V are the layouts of a piece in LDS.
template<class T, attention_form Form, tile::layout K, tile::layout V> class attention_ahead_loads {
  using number = tile::number_of<T>;
  static constexpr u32 k_count = attention_pieces{Form.head}.count(),
                       v_count = attention_pieces{Form.values()}.count();
  using k_slot = tile::lds_tile<number, K, k_count>;
  using v_slot = tile::lds_tile<number, V, v_count>;

public:
  constexpr attention_ahead_loads(builder k, const attention_arguments<T>& a, const attention_sequence& s,
                                  const sgpr<i32>& kv_head, const sgpr<i32>& first, u32 v_byte,
                                  source at = source::here())
      : end_(k.sgpr<i32>(s.key_begin + s.keys)),
        first_(k.sgpr<i32>(s.key_begin + first)),
        from_k_(attention_tensor(a.key, a.k_batch, a.k_head, a.k_row, "mk", end_, Form.head)),
        from_v_(attention_tensor(a.value, a.v_batch, a.v_head, a.v_row, "km", end_, Form.values())),
        k_(k, k_slot::at(0), from_k_, {s.batch, kv_head, first_, 0}, at, 'm', {'k', k_count}, true),
        v_(k, v_slot::at(v_byte), from_v_, {s.batch, kv_head, first_, 0}, at, 'k', {'m', v_count}, true) {}

  constexpr void load_k(const sgpr<u32>& slot) const {
    for (u32 i = 0; i < k_count; ++i) k_.load_from_slot(slot, i, i);
  }
  constexpr void load_v(const sgpr<u32>& slot) const {
    for (u32 i = 0; i < v_count; ++i) v_.load_from_slot(slot, i, i);
  }
  /// After a load, to the next tile.
  constexpr void advance_k() { k_.advance('m', K.extent('m')); }
  constexpr void advance_v() { v_.advance('k', V.extent('k')); }

private:
  sgpr<i32> end_, first_;
  tile::tensor<const T, 4> from_k_, from_v_;
  tile::async_access<tile::dma_source(K, 16, 16, 2), number, K, k_count, const T, 4> k_;
  tile::async_access<tile::dma_source(V, 16, 16, 2), number, V, v_count, const T, 4> v_;
};

/// Tiles of keys or values from pages, to LDS of a layout in which a wave's keys are one group of 16: they lie in one page, so
/// that a page costs scalar instructions alone. A group's buffer ends with the sequence: keys beyond it are 0.
template<class T, tile::layout Memory, u32 Count, char Key, char Column> class attention_ahead_pages {
  static constexpr tile::layout loaded = tile::dma_source(Memory, 16, 16, 2);
  static constexpr u32 together = 16; ///< keys of a group
  static constexpr u32 of_lane = 3;   ///< bits of the items that a lane loads at once
  static constexpr u32 loads = 1u << (loaded.bits(tile::place::item) - of_lane);
  static constexpr u32 tile_bytes = 2u << Memory.bits(tile::place::offset), instruction_bytes = 1024;
  static constexpr u32 outside = 0x8000'0000; ///< beyond any buffer

  static constexpr bool is_of_one_group() {
    u32 of_lanes = 0;
    for (u32 i = 0; i < 6; ++i) of_lanes |= loaded.image(tile::place::lane, i);
    if (loaded.coordinate(of_lanes, Key) >= together) return false;
    for (u32 i = of_lane; i < loaded.bits(tile::place::item); ++i)
      if ((loaded.image(tile::place::item, i) & of_lanes) != 0 ||
          loaded.coordinate(loaded.image(tile::place::item, i), Key) != 0)
        return false;
    return true;
  }
  static_assert(is_of_one_group(),
                "an instruction loads keys of one group, and others of a wave load their columns");

public:
  constexpr attention_ahead_pages(builder b, const arg<const T*>& pointer, const attention_pages& pages,
                                  const arg<i32>& page_stride, const arg<i32>& head_stride,
                                  const arg<i32>& row_stride, u32 numbers, const sgpr<i32>& first,
                                  u32 lds_byte)
      : k(b),
        pointer_(pointer),
        pages_(pages),
        page_stride_(page_stride),
        head_stride_(head_stride),
        row_stride_(row_stride),
        numbers_(numbers),
        lds_byte_(lds_byte),
        of_wave_(b.sgpr<u32>(as<u32>(b.wave_id()) * (tile_bytes / attention_layouts::waves))),
        in_page_(b.sgpr<i32>((b.sgpr<i32>(1) << pages.page_bits) - 1)),
        key_(b.sgpr<i32>(0)),
        entry_(b.sgpr<i32>(0)),
        column_(b.vgpr<u32>(attention_coordinate(b, loaded, Column))),
        row_bytes_(b.vgpr<u32>(0u)) {
    const auto key = b.vgpr<u32>(attention_coordinate(b, loaded, Key));
    key_ = first + as<i32>(b.read_first_lane(b.vgpr<u32>(key & ~(together - 1))));
    row_bytes_ = (key & (together - 1)) * as<u32>(b.sgpr<i32>(row_stride * 2)) + column_ * 2u;
    find();
  }
  constexpr void load(const sgpr<u32>& slot) const {
    const auto row = k.sgpr<i32>(key_ & in_page_);
    const auto rows = k.sgpr<i32>(max(min(pages_.keys - key_, static_cast<i32>(together)), 0));
    const auto from = pointer_ + multiply_wide(entry_, page_stride_) +
                      multiply_wide(pages_.head, head_stride_) + multiply_wide(row, row_stride_);
    const auto end = k.sgpr<i32>((rows - 1) * row_stride_ + static_cast<i32>(numbers_)); // of the last row
    const auto memory = k.buffer(from, as<u32>(k.sgpr<i32>(min(rows, 1) * end * 2)));
    const auto place = k.sgpr<u32>(slot + of_wave_);
    for (u32 i = 0; i < Count; ++i)
      for (u32 j = 0; j < loads; ++j) {
        const u32 column =
            i * loaded.extent(Column) + loaded.coordinate(loaded.element(j << of_lane, 0), Column);
        auto offset = k.vgpr<u32>(row_bytes_);
        if ((i + 1) * loaded.extent(Column) > numbers_)
          offset = select(column_ < (numbers_ > column ? numbers_ - column : 0), row_bytes_, outside);
        memory.template load_to_lds<16>(place + (lds_byte_ + i * tile_bytes + j * instruction_bytes),
                                        byte_offset(offset, column * 2));
      }
  }
  constexpr void advance() {
    key_ += static_cast<i32>(loaded.extent(Key));
    find();
  }

private:
  /// Entries beyond the sequence's last key are not read; a sequence without keys reads its first.
  constexpr void find() {
    const auto inside = k.sgpr<i32>(max(min(key_, pages_.keys - 1), 0));
    entry_ = pages_.table[pages_.first_entry + (inside >> pages_.page_bits)];
  }

  builder k;
  const arg<const T*>& pointer_;
  attention_pages pages_;
  const arg<i32>&page_stride_, &head_stride_, &row_stride_;
  u32 numbers_, lds_byte_;
  sgpr<u32> of_wave_;
  sgpr<i32> in_page_;            ///< bits of a key's row in its page
  sgpr<i32> key_, entry_;        ///< of the wave's first key in the next tile
  vgpr<u32> column_, row_bytes_; ///< the lane's first column, and its place in the group's rows
};

template<class T, attention_form Form, tile::layout K, tile::layout V>
  requires(Form.has_pages)
class attention_ahead_loads<T, Form, K, V> {
public:
  constexpr attention_ahead_loads(builder k, const attention_arguments<T>& a, const attention_sequence& s,
                                  const sgpr<i32>& kv_head, const sgpr<i32>& first, u32 v_byte)
      : first_entry_(k.sgpr<i32>(s.number * a.table_row)),
        pages_{a.block_table, first_entry_, s.keys, kv_head, a.page_bits},
        k_(k, a.key, pages_, a.k_batch, a.k_head, a.k_row, Form.head, first, 0),
        v_(k, a.value, pages_, a.v_batch, a.v_head, a.v_row, Form.values(), first, v_byte) {}

  constexpr void load_k(const sgpr<u32>& slot) const { k_.load(slot); }
  constexpr void load_v(const sgpr<u32>& slot) const { v_.load(slot); }
  constexpr void advance_k() { k_.advance(); }
  constexpr void advance_v() { v_.advance(); }

private:
  sgpr<i32> first_entry_;
  attention_pages pages_;
  attention_ahead_pages<T, K, attention_pieces{Form.head}.count(), 'm', 'k'> k_;
  attention_ahead_pages<T, V, attention_pieces{Form.values()}.count(), 'k', 'm'> v_;
};

} // namespace kiln::kernel
