// SPDX-License-Identifier: MIT
// Tiles in LDS: written and read by register tiles of any layout.
#pragma once

#include <kiln/tile/memory/thread_map.hpp>
#include <kiln/tile/memory/together.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// A tile of numbers of type T in the workgroup's LDS. The element at offset o, in elements, is Memory(o): row_major(...), or a
/// layout with a swizzle. It begins at a multiple of 16 bytes.
template<class T, layout Memory> class lds_tile {
  static_assert(Memory.bits(place::offset) == Memory.map.inputs && is_invertible(Memory.map),
                "the layout of an LDS tile maps offsets to elements, one to each");

public:
  using number = T;
  static constexpr layout memory = Memory;
  static constexpr u32 elements = 1u << Memory.map.inputs;

  constexpr explicit lds_tile(builder k, source at = source::here())
      : offset_bytes_(k.template lds<u8>(elements * bytes_of<T>, at).offset_bytes()) {}
  /// The tile that begins so many bytes after the begin of LDS, or of a slot of a ring.
  static constexpr lds_tile at(u32 offset_bytes) { return lds_tile(offset_bytes); }
  constexpr u32 offset_bytes() const { return offset_bytes_; }

private:
  constexpr explicit lds_tile(u32 offset_bytes) : offset_bytes_(offset_bytes) {}
  u32 offset_bytes_;
};

/// The accesses of register tile L in an LDS tile. Item bits whose offset shares no bit with those of lanes and waves go into
/// the instruction's offset; others take an address register each, the exclusive-or of another.
template<layout L, class T, layout Memory> class lds_access {
  static constexpr u32 bytes = bytes_of<T>;
  static constexpr layout offsets = in_memory(L, Memory);
  static constexpr u32 most_addresses = 64;

public:
  static constexpr u32 vector = together(offsets, 'o', bytes == 8 ? 1 : bytes == 4 ? 2 : bytes == 2 ? 3 : 4);

  constexpr lds_access(builder b, const lds_tile<T, Memory>& t, const source& at)
      : k(b), at_(at), first_byte_(t.offset_bytes()), map_(of_thread(offsets, b.program().work_items())) {
    (void)has_all_waves(k, L, at_);
    bit_map in_bytes = map_;
    in_bytes.constant = 0;
    for (u32 i = 0; i < in_bytes.inputs; ++i) {
      lane_offsets_ |= in_bytes.images[i];
      in_bytes.images[i] *= bytes;
    }
    lanes_ = apply(k, in_bytes, as<u32>(k.thread_idx.x), at_).first_dword();
    is_far_ = first_byte_ + lds_tile<T, Memory>::elements * bytes > 0x10000; // an offset has 16 bits
  }
  constexpr u32 copies() const { return superfluous_work_items(L, k.program().work_items()); }

  /// `move(first item, address, offset)` for each instruction.
  template<class Move> constexpr void each(Move move) { each(0, 1u << L.bits(place::item), move); }
  /// Of `count` items from `first` on.
  template<class Move> constexpr void each(u32 first, u32 count, Move move) {
    for (u32 item = first; item < first + count; item += 1u << vector) {
      const u32 word = offsets.element(item, 0);
      const u32 shared = word & lane_offsets_, apart = word & ~lane_offsets_;
      move(item, view(address_of(shared)), (is_far_ ? 0 : first_byte_) + apart * bytes);
    }
  }
  /// Writes all addresses now, so that they are there in every branch and loop that comes.
  constexpr void prepare() {
    for (u32 item = 0; item < 1u << L.bits(place::item); item += 1u << vector)
      (void)address_of(offsets.element(item, 0) & lane_offsets_);
  }

private:
  constexpr author::handle<ir::bank::vgpr, u32> view(u32 first) const { return {k.program_draft(), first}; }
  /// The lane's address with some of its bits changed.
  constexpr u32 address_of(u32 changed) {
    for (u32 i = 0; i < addresses_; ++i)
      if (changed_[i] == changed) return address_[i];
    if (addresses_ == most_addresses) {
      k.program_draft().fail(at_, "the tile's items need over 64 addresses in LDS");
      return lanes_;
    }
    u32 made = changed == 0 ? lanes_ : vgpr<u32>(view(lanes_) ^ changed * bytes).first_dword();
    if (is_far_) made = vgpr<u32>(view(made) + first_byte_).first_dword();
    changed_[addresses_] = changed;
    return address_[addresses_++] = made;
  }

  builder k;
  source at_;
  u32 first_byte_;
  bit_map map_; ///< from the work-item's number to offsets
  u32 lane_offsets_ = 0;
  bool is_far_ = false;
  u32 lanes_ = 0; ///< register of the lanes' bytes in the tile
  u32 addresses_ = 0, changed_[most_addresses] = {}, address_[most_addresses] = {};
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

/// A register tile of layout L from LDS: up to 16 bytes a lane in an instruction, as many as lie together. All lanes must be
/// enabled. The caller places barriers between writers and readers.
template<layout L, class T, layout Memory>
constexpr register_tile<T, L> load(builder k, const lds_tile<T, Memory>& t, source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  register_tile<T, L> out(k, at);
  lds_access<L, T, Memory> access(k, t, at);
  constexpr u32 bytes = bytes_of<T> << lds_access<L, T, Memory>::vector;
  const isa::mn::mnemonic instruction = lds_mnemonic(false, bytes);
  access.each([&](u32 item, auto address, u32 place_bytes) {
    const u32 bit = item * bytes_of<T> * 8;
    const emit::operand from(address, at);
    if constexpr (bytes >= 4) {
      k.emit(instruction, part_of(out, bit / 32, bytes / 4, at), from, offset(place_bytes));
    } else {
      author::handle<ir::bank::vgpr, u32> whole(k.program_draft(), out.registers.first_dword() + bit / 32);
      auto part = k.template vgpr<u32>();
      k.emit(instruction, emit::operand(part, at), from, offset(place_bytes));
      if (bit % 32 == 0)
        whole = part;
      else
        whole = whole | part << bit % 32;
    }
  });
  return out;
}

/// Stores a register tile to LDS. Of elements that several lanes or waves have, one is stored.
template<class T, layout L, ir::bank Bank, layout Memory>
constexpr void store(builder k, const lds_tile<T, Memory>& t, const register_tile<T, L, Bank>& tile,
                     source at = source::here()) {
  const author::lines_of_call call(k.program_draft(), at);
  lds_access<L, T, Memory> access(k, t, at);
  constexpr u32 bytes = bytes_of<T> << lds_access<L, T, Memory>::vector;
  const isa::mn::mnemonic instruction = lds_mnemonic(true, bytes);
  const auto* const from = &tile; // clang's bytecode interpreter captures no reference parameters
  const auto all = [&] {
    access.each([&](u32 item, auto address, u32 place_bytes) {
      const u32 bit = item * bytes_of<T> * 8;
      const emit::operand to(address, at);
      if constexpr (bytes >= 4) {
        k.emit(instruction, to, part_of(*from, bit / 32, bytes / 4, at), offset(place_bytes));
      } else {
        const author::handle<ir::bank::vgpr, u32> whole(k.program_draft(),
                                                        from->registers.first_dword() + bit / 32);
        const auto part = bit % 32 == 0 ? vgpr<u32>(whole) : vgpr<u32>(whole >> bit % 32);
        k.emit(instruction, to, emit::operand(part, at), offset(place_bytes));
      }
    });
  };
  if (access.copies() == 0)
    all();
  else
    k.where((as<u32>(k.thread_idx.x) & access.copies()) == 0u, all);
}

} // namespace kiln::tile
