// SPDX-License-Identifier: MIT
// Tiles of keys or values from pages that a table names.
#pragma once

#include <kiln/kernel/attention_pieces.hpp>
#include <kiln/tile/memory/global.hpp>

namespace kiln::kernel {

/// The table's row of a sequence, and what is the same for all its pages.
struct attention_pages {
  const arg<read_only<i32>*>& table;
  const sgpr<i32>&first_entry, &keys, &head;
  const arg<i32>& page_bits;
};

/// Loads tiles of layout L, keys along the axis Key, numbers of a head along Column. Keys are taken in groups of 16, which lie
/// in one page; which group an instruction of a wave loads is the same for all its lanes. So a page costs scalar instructions
/// alone, and a group's buffer ends with the sequence: keys beyond it are 0, whatever the page has there.
template<class T, tile::layout L, char Key, char Column> class attention_page_loads {
  using number = tile::number_of<T>;
  static constexpr u32 together = 16; ///< keys of a group

  static constexpr bool is_of_group(u32 element) { return L.coordinate(element, Key) >= together; }
  static constexpr u32 group_bits() {
    u32 out = 0;
    for (u32 i = 0; i < L.bits(tile::place::item); ++i) {
      const bool is_one = is_of_group(L.image(tile::place::item, i));
      if (!is_one && out != 0) tile::refuse("attention_page_loads: groups are the last items");
      out += is_one;
    }
    return out;
  }
  /// Of a group's keys.
  static constexpr tile::layout group_layout() {
    tile::layout out;
    tile::extend(out, Key, 4), tile::extend(out, Column, L.bits(Column));
    const auto add = [&](tile::place p, u32 from) {
      const u32 key = L.coordinate(from, Key), column = L.coordinate(from, Column);
      tile::append(out, p,
                   (key < together ? key << out.first_bit(Key) : 0) | column << out.first_bit(Column));
    };
    for (u32 i = 0; i < L.bits(tile::place::item) - group_bits(); ++i)
      add(tile::place::item, L.image(tile::place::item, i));
    for (u32 i = 0; i < 6; ++i) {
      if (is_of_group(L.image(tile::place::lane, i)))
        tile::refuse("attention_page_loads: the lanes of a wave have one group");
      add(tile::place::lane, L.image(tile::place::lane, i));
    }
    for (u32 i = 0; i < L.bits(tile::place::wave); ++i) add(tile::place::wave, L.image(tile::place::wave, i));
    return out;
  }
  static constexpr tile::layout places = group_layout();
  static constexpr u32 groups = 1u << group_bits(), items = 1u << places.bits(tile::place::item);

public:
  constexpr attention_page_loads(builder b, const arg<const T*>& pointer, const attention_pages& pages,
                                 const arg<i32>& page_stride, const arg<i32>& head_stride,
                                 const arg<i32>& row_stride, u32 numbers)
      : k(b),
        pointer_(pointer),
        pages_(pages),
        page_stride_(page_stride),
        head_stride_(head_stride),
        row_stride_(row_stride),
        numbers_(numbers),
        in_page_(b.sgpr<i32>((b.sgpr<i32>(1) << pages.page_bits) - 1)),
        of_wave_(b.sgpr<i32>(0)),
        entries_(b.sgpr<i32, groups>()) {
    for (u32 i = 0; i < L.bits(tile::place::wave); ++i) {
      const u32 key = L.coordinate(L.image(tile::place::wave, i), Key);
      if (key >= together) of_wave_ += ((b.wave_id() >> i) & 1) * static_cast<i32>(key);
    }
  }

  /// Reads the table for the tile whose first key is `at`. Entries beyond the sequence's last key are not read; a sequence
  /// without keys reads its first.
  constexpr void find(const sgpr<i32>& at) {
    for (u32 g = 0; g < groups; ++g) {
      auto inside = max(min(key_of(g, at), pages_.keys - 1), 0);
      entries_[g] = pages_.table[pages_.first_entry + (inside >> pages_.page_bits)];
    }
  }
  /// Loads that tile after find().
  template<u32 Count>
  constexpr void load_to(const attention_tiles<number, L, Count>& to, const sgpr<i32>& at) const {
    for (u32 g = 0; g < groups; ++g) {
      auto key = k.sgpr<i32>(key_of(g, at));
      auto row = k.sgpr<i32>(key & in_page_);
      const tile::tensor from(pointer_,
                              {{'b', 0x7fff'ffff, tile::uniform(page_stride_, 8)},
                               {'h', 0x7fff'ffff, tile::uniform(head_stride_, 8)},
                               {Key, k.sgpr<i32>(row + pages_.keys - key), tile::uniform(row_stride_, 8)},
                               {Column, numbers_}});
      for (u32 i = 0; i < Count; ++i) {
        tile::register_tile<number, places> some(typename tile::register_tile<number, places>::registers_type(
            k.program_draft(), to[i].registers.first_dword() + g * items * sizeof(T) / 4));
        tile::load_to(k, some, from, {entries_[g], pages_.head, row, i * L.extent(Column)});
      }
    }
  }

private:
  /// The group's first key of this wave.
  constexpr auto key_of(u32 group, const sgpr<i32>& at) const {
    const u32 own = L.coordinate(L.element(group * items, 0), Key);
    return at + of_wave_ + static_cast<i32>(own);
  }

  builder k;
  const arg<const T*>& pointer_;
  attention_pages pages_;
  const arg<i32>&page_stride_, &head_stride_, &row_stride_;
  u32 numbers_;
  sgpr<i32> in_page_; ///< bits of a key's row in its page
  sgpr<i32> of_wave_; ///< first key of the wave's first group
  sgpr<i32, groups> entries_;
};

} // namespace kiln::kernel
