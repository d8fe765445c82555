// SPDX-License-Identifier: MIT
// Register tiles to and from a tile that every slot of a ring has.
#pragma once

#include <kiln/tile/memory/lds.hpp>

namespace kiln::kernel {

/// Stands for the register of a slot where there is one slot, at a known place.
inline constexpr u32 no_slot = ~0u;

/// The accesses of register layout L to an LDS tile of layout Memory that begins at a byte of every slot. Addresses in a slot
/// are registers, made once.
template<tile::layout L, class T, tile::layout Memory> class slot_access {
  static constexpr u32 most_addresses = 64;
  static constexpr u32 vector = tile::lds_access<L, T, Memory>::vector;
  static constexpr u32 bytes = tile::bytes_of<T> << vector;
  static_assert(bytes >= 4, "slot_access: a lane has less than 4 neighbouring bytes of LDS");

public:
  constexpr slot_access(builder k, u32 begin_bytes, source at = source::here())
      : k_(k), at_(at), access_(k, tile::lds_tile<T, Memory>::at(begin_bytes), at) {}
  slot_access(const slot_access&) = delete;
  slot_access& operator=(const slot_access&) = delete;

  /// Items `first` to `first + items - 1` from the slot that begins at byte `slot` of LDS: an SGPR, or no_slot.
  template<class Tile> constexpr void load(Tile& to, u32 first, u32 items, u32 slot) {
    move(to, 0, first, items, slot, false);
  }
  /// All items. Of elements that several lanes or waves have, all are stored, with one value.
  template<class Tile> constexpr void store(const Tile& from, u32 slot) { move(from, 0, 0, all, slot, true); }
  /// Where there is one slot, at byte 0 of LDS.
  template<class Tile> constexpr void load_all(Tile& to) { move(to, 0, 0, all, no_slot, false); }
  /// Items of a tile that has more, from item `begin` on.
  template<class Tile> constexpr void store_items(const Tile& from, u32 begin) {
    move(from, begin, 0, all, no_slot, true);
  }

private:
  static constexpr u32 all = 1u << L.bits(tile::place::item);

  template<class Tile>
  constexpr void move(const Tile& t, u32 begin, u32 first, u32 items, u32 slot, bool stores) {
    const Tile* const data_of = &t; // clang's bytecode interpreter captures no reference parameters
    const isa::mn::mnemonic instruction = tile::lds_mnemonic(stores, bytes);
    u32 count = 0, in_slot[most_addresses] = {}, in_lds[most_addresses] = {};
    access_.each(first, items, [&](u32 item, const auto& address, u32 offset_bytes) {
      u32 i = 0;
      while (i < count && in_slot[i] != address.first_dword()) ++i;
      if (i == count) {
        in_slot[count] = address.first_dword();
        const author::handle<ir::bank::sgpr, u32> moved(k_.program_draft(), slot);
        in_lds[count++] = slot == no_slot ? address.first_dword() : vgpr<u32>(address + moved).first_dword();
      }
      const emit::operand place = selection::reg_operand(ir::bank::vgpr, in_lds[i], isa::element::bits, at_);
      const emit::operand data =
          tile::part_of(*data_of, (begin + item) * tile::bytes_of<T> / 4, bytes / 4, at_);
      if (stores)
        k_.emit(instruction, place, data, offset(offset_bytes));
      else
        k_.emit(instruction, data, place, offset(offset_bytes));
    });
  }

  builder k_;
  source at_;
  tile::lds_access<L, T, Memory> access_;
};

} // namespace kiln::kernel
