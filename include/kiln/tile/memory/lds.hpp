// SPDX-License-Identifier: MIT
// Tiles in LDS: written and read by register tiles of any layout.
#pragma once

#include <kiln/tile/memory/thread_map.hpp>
#include <kiln/tile/memory/together.hpp>
#include <kiln/tile/registers/part.hpp>

namespace kiln::tile {

/// A tile of numbers of type T in the workgroup's LDS, or `Count` of them, one after another. The element at offset o, in
/// elements, is Memory(o): row_major(...), or a layout with a swizzle. It begins at a multiple of 16 bytes.
template<class T, layout Memory, u32 Count = 1> class lds_tile {
  static_assert(Memory.bits(place::offset) == Memory.map.inputs && is_invertible(Memory.map),
                "the layout of an LDS tile maps offsets to elements, one to each");

public:
  using number = T;
  static constexpr layout memory = Memory;
  static constexpr u32 elements = 1u << Memory.map.inputs; ///< of one tile

  constexpr explicit lds_tile(builder k, source at = source::here())
      : offset_bytes_(k.template lds<u8>(Count * elements * bytes_of<T>, at).offset_bytes()) {}
  /// The tile that begins so many bytes after the begin of LDS, or of a slot of a ring.
  static constexpr lds_tile at(u32 offset_bytes) { return lds_tile(offset_bytes); }
  constexpr u32 offset_bytes() const { return offset_bytes_; }

private:
  constexpr explicit lds_tile(u32 offset_bytes) : offset_bytes_(offset_bytes) {}
  u32 offset_bytes_;
};

/// Instructions that move 1, 2, 4, 8 or 16 bytes.
constexpr isa::mn::mnemonic lds_mnemonic(bool is_store, u32 bytes) {
  using namespace isa::mn;
  switch (bytes) {
  case 1: return is_store ? ds_write_b8 : ds_read_u8;
  case 2: return is_store ? ds_write_b16 : ds_read_u16;
  case 4: return is_store ? ds_write_b32 : ds_read_b32;
  case 8: return is_store ? ds_write_b64 : ds_read_b64;
  default: return is_store ? ds_write_b128 : ds_read_b128;
  }
}

/// The offsets of registers L in an LDS tile; where it lacks elements, in one that has them, so that a single error follows.
template<layout L, layout Memory>
inline constexpr layout offsets_in_lds = in_memory(L, missing_in(L, Memory) == 0 ? Memory : memory_of(L));

/// What an LDS tile lacks; empty if nothing.
template<layout L, layout Memory> constexpr text_buffer missing_in_lds() {
  text_buffer out;
  if constexpr (constexpr char c = missing_in(L, Memory); c != 0)
    out << "the register tile has " << L.extent(c) << " along " << c << ", the tile in LDS "
        << Memory.extent(c);
  return out;
}

/// False, and an error, if there are fewer LDS tiles.
template<u32 Count> constexpr bool has_tile_in_lds(builder k, u32 number, const source& at) {
  if (number < Count) return true;
  k.program_draft().fail(at, text_buffer()
                                 << "tile " << number << " of " << Count << " in LDS; allowed are 0 to "
                                 << Count - 1 << ": lds_tile<T, Memory, Count> has more");
  return false;
}

/// The accesses of register tile L in an LDS tile: up to 16 bytes a lane in an instruction, as many as lie together. Item bits
/// whose offset shares no bit with those of lanes and waves go into the instruction's offset; others take an address register
/// each, the exclusive-or of another. access_of() makes one that stays while the kernel runs, with all its addresses.
template<layout L, class T, layout Memory, u32 Count = 1> class lds_access {
  static constexpr u32 bytes = bytes_of<T>;
  static constexpr layout offsets = offsets_in_lds<L, Memory>;
  static constexpr u32 tile_bytes = bytes << Memory.map.inputs;

public:
  static constexpr u32 most_addresses = 64;
  /// log2 of the items that an instruction moves.
  static constexpr u32 vector = together(offsets, 'o', bytes == 8 ? 1 : bytes == 4 ? 2 : bytes == 2 ? 3 : 4);
  static constexpr u32 moved = bytes << vector; ///< by an instruction, in bytes

  constexpr lds_access(builder b, const lds_tile<T, Memory, Count>& t, const source& at)
      : k(b), at_(at), first_byte_(t.offset_bytes()) {
    (void)has_all_waves(k, L, at_);
    if constexpr (missing_in(L, Memory) != 0) b.program_draft().fail(at_, missing_in_lds<L, Memory>());
    bit_map in_bytes = of_thread(offsets, b.program().work_items());
    in_bytes.constant = 0;
    for (u32 i = 0; i < in_bytes.inputs; ++i) {
      lane_offsets_ |= in_bytes.images[i];
      in_bytes.images[i] *= bytes;
    }
    lanes_ = apply(k, in_bytes, as<u32>(k.thread_idx.x), at_).first_dword();
    is_far_ = first_byte_ + Count * tile_bytes > 0x10000; // an offset has 16 bits
    static_assert(Count * tile_bytes <= 0x10000,
                  "tiles in LDS of more than 64 KiB: an instruction's offset has 16 bits");
    for (u32 item = 0; item < 1u << L.bits(place::item); item += 1u << vector)
      make_address(offsets.element(item, 0) & lane_offsets_);
  }

  /// Tile `number` into registers; what they held is lost.
  constexpr void load_to(const register_tile<T, L>& out, u32 number = 0, source at = source::here()) const {
    require_lanes(k, at, "load");
    if (!has_tile_in_lds<Count>(k, number, at)) return;
    load_items(out.registers.first_dword(), 0, 1u << L.bits(place::item), number);
  }
  /// Items Number * 2^Bits to (Number + 1) * 2^Bits - 1 of each lane, as a tile of new registers: see part().
  template<u32 Bits, u32 Number>
  constexpr register_tile<T, part_of_layout(L, Bits, Number)> load_part() const {
    static_assert(Bits >= vector && Bits <= L.bits(place::item) &&
                      Number < 1u << (L.bits(place::item) - Bits),
                  "load_part: the tile has fewer items, or an instruction loads more");
    register_tile<T, part_of_layout(L, Bits, Number)> out(k, at_);
    load_items(out.registers.first_dword(), Number << Bits, 1u << Bits, 0);
    return out;
  }
  /// Items part * 2^bits to (part + 1) * 2^bits - 1 of tile `number` into the registers from `first_dword` on: see part().
  constexpr void load_part_to(u32 first_dword, u32 bits, u32 part, u32 number,
                              source at = source::here()) const {
    if (!has_part(bits, part, number, at)) return;
    load_items(first_dword, part << bits, 1u << bits, number);
  }
  /// The same of tiles that begin so many bytes further on, as in a slot of a ring. One addition for each address.
  constexpr void load_part_from_slot(const author::handle<ir::bank::sgpr, u32>& slot, u32 first_dword,
                                     u32 bits, u32 part, u32 number, source at = source::here()) const {
    static_assert(moved >= 4, "load_part_from_slot: a lane has less than 4 neighbouring bytes of LDS");
    if (!has_part(bits, part, number, at)) return;
    for (u32 item = 0; item < 1u << bits; item += 1u << vector) {
      const u32 of_tile = (part << bits) + item;
      auto address = vgpr<u32>(view(address_[address_of(of_tile)]) + slot);
      k.emit(lds_mnemonic(false, moved), data<ir::bank::vgpr>(first_dword, item), emit::operand(address, at_),
             offset(place_of(of_tile) + number * tile_bytes));
    }
  }
  /// Tile `number` from registers. Of elements that several lanes or waves have, one is stored.
  template<ir::bank Bank>
  constexpr void store(const register_tile<T, L, Bank>& tile, u32 number = 0,
                       source at = source::here()) const {
    require_lanes(k, at, "store");
    if (!has_tile_in_lds<Count>(k, number, at)) return;
    const u32 copies = superfluous_work_items(L, k.program().work_items());
    const u32 first = tile.registers.first_dword();
    const auto all = [&] { store_items<Bank>(first, number); };
    if (copies == 0)
      all();
    else
      k.where((as<u32>(k.thread_idx.x) & copies) == 0u, all);
  }
  /// `move(item, address, offset)` for each instruction that moves some of `count` items from `first` on.
  template<class Move> constexpr void each(u32 first, u32 count, Move move) const {
    for (u32 item = first; item < first + count; item += 1u << vector)
      move(item, view(address_[address_of(item)]), place_of(item));
  }

  /// `use(number, address)` for each of the addresses.
  template<class Use> constexpr void each_address(Use use) const {
    for (u32 i = 0; i < addresses_; ++i) use(i, view(address_[i]));
  }
  /// As each(), but with the address's number.
  template<class Move> constexpr void each_place(u32 first, u32 count, Move move) const {
    for (u32 item = first; item < first + count; item += 1u << vector)
      move(item, address_of(item), place_of(item));
  }

private:
  /// False, and an error, if a tile has no such items, or there are fewer tiles.
  constexpr bool has_part(u32 bits, u32 part, u32 number, const source& at) const {
    require_lanes(k, at, "load_part");
    constexpr u32 of_tile = L.bits(place::item);
    if (bits >= vector && bits <= of_tile && part >> (of_tile - bits) == 0)
      return has_tile_in_lds<Count>(k, number, at);
    text_buffer why;
    why << "load_part: part " << part << " of 2^" << bits << " items; the lane has 2^" << of_tile
        << " items, and an instruction loads 2^" << vector;
    if (bits >= vector && bits <= of_tile)
      why << ": allowed are parts 0 to " << (1u << (of_tile - bits)) - 1;
    else
      why << ": allowed are parts of 2^" << vector << " to 2^" << of_tile;
    k.program_draft().fail(at, why);
    return false;
  }
  constexpr author::handle<ir::bank::vgpr, u32> view(u32 first) const { return {k.program_draft(), first}; }
  template<ir::bank Bank> constexpr emit::operand data(u32 first, u32 item) const {
    return selection::part(selection::reg_operand(Bank, first, isa::element::bits, at_), item * bytes / 4,
                           moved / 4);
  }
  /// The lane's address with some of its bits changed.
  constexpr void make_address(u32 changed) {
    for (u32 i = 0; i < addresses_; ++i)
      if (changed_[i] == changed) return;
    if (addresses_ == most_addresses)
      return k.program_draft().fail(at_, "the tile's items need over 64 addresses in LDS");
    u32 made = changed == 0 ? lanes_ : vgpr<u32>(view(lanes_) ^ changed * bytes).first_dword();
    if (is_far_) made = vgpr<u32>(view(made) + first_byte_).first_dword();
    changed_[addresses_] = changed;
    address_[addresses_++] = made;
  }
  /// Which of the addresses an item has.
  constexpr u32 address_of(u32 item) const {
    const u32 changed = offsets.element(item, 0) & lane_offsets_;
    u32 i = 0;
    while (i + 1 < addresses_ && changed_[i] != changed) ++i;
    return i;
  }
  constexpr u32 place_of(u32 item) const {
    return (is_far_ ? 0 : first_byte_) + (offsets.element(item, 0) & ~lane_offsets_) * bytes;
  }
  constexpr void load_items(u32 to, u32 first, u32 count, u32 number) const {
    for (u32 item = 0; item < count; item += 1u << vector) {
      const u32 bit = item * bytes * 8;
      const emit::operand from(view(address_[address_of(first + item)]), at_);
      const auto at_place = offset(place_of(first + item) + number * tile_bytes);
      if constexpr (moved >= 4) {
        k.emit(lds_mnemonic(false, moved), data<ir::bank::vgpr>(to, item), from, at_place);
      } else {
        auto whole = view(to + bit / 32);
        auto part = k.template vgpr<u32>();
        k.emit(lds_mnemonic(false, moved), emit::operand(part, at_), from, at_place);
        if (bit % 32 == 0)
          whole = part;
        else
          whole = whole | part << bit % 32;
      }
    }
  }
  template<ir::bank Bank> constexpr void store_items(u32 from, u32 number) const {
    for (u32 item = 0; item < 1u << L.bits(place::item); item += 1u << vector) {
      const u32 bit = item * bytes * 8;
      const emit::operand to(view(address_[address_of(item)]), at_);
      const auto at_place = offset(place_of(item) + number * tile_bytes);
      if constexpr (moved >= 4) {
        k.emit(lds_mnemonic(true, moved), to, data<Bank>(from, item), at_place);
      } else {
        const auto whole = view(from + bit / 32);
        const auto part = bit % 32 == 0 ? vgpr<u32>(whole) : vgpr<u32>(whole >> bit % 32);
        k.emit(lds_mnemonic(true, moved), to, emit::operand(part, at_), at_place);
      }
    }
  }

  builder k;
  source at_;
  u32 first_byte_;
  u32 lane_offsets_ = 0; ///< bits of offsets that lanes and waves change
  bool is_far_ = false;
  u32 lanes_ = 0; ///< register of the lanes' bytes in the tile
  u32 addresses_ = 0, changed_[most_addresses] = {}, address_[most_addresses] = {};
};

/// The accesses of tiles of layout L in an LDS tile, with their addresses in registers: for loops. All lanes must be enabled,
/// here and where they are used; the caller places barriers between writers and readers.
template<layout L, class T, layout Memory, u32 Count>
constexpr lds_access<L, T, Memory, Count> access_of(builder k, const lds_tile<T, Memory, Count>& t,
                                                    source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  return {k, t, at};
}

/// A register tile of layout L from LDS. All lanes must be enabled. The caller places barriers between writers and readers.
template<layout L, class T, layout Memory>
constexpr register_tile<T, L> load(builder k, const lds_tile<T, Memory>& t, source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  register_tile<T, L> out(k, at);
  lds_access<L, T, Memory>(k, t, at).load_to(out, 0, at);
  return out;
}

/// Stores a register tile to LDS. Of elements that several lanes or waves have, one is stored.
template<class T, layout L, ir::bank Bank, layout Memory>
constexpr void store(builder k, const lds_tile<T, Memory>& t, const register_tile<T, L, Bank>& tile,
                     source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  lds_access<L, T, Memory>(k, t, at).store(tile, 0, at);
}

} // namespace kiln::tile
