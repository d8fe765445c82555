// SPDX-License-Identifier: MIT
// Tiles from and to tensors in global memory.
#pragma once

#include <kiln/author/values/select.hpp>
#include <kiln/tile/memory/tensor.hpp>
#include <kiln/tile/memory/thread_map.hpp>
#include <kiln/tile/memory/together.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// The accesses of one tile of a tensor: a buffer that begins at the tile's origin and ends with the last row inside, and each
/// lane's offset in it. A lane whose coordinates lie outside along an inner axis gets an offset beyond the buffer.
template<layout L, class M, u32 Axes> class global_access {
  using number = number_of<M>;
  static constexpr u32 bytes = bytes_of<number>;
  static_assert(is_permutation(L.map),
                "the tile's layout mixes coordinates: convert the tile, or take another layout, before "
                "it goes to global memory");

public:
  constexpr global_access(builder b, const tensor<M, Axes>& t, const uniform (&origin)[Axes],
                          const source& at)
      : k(b),
        tensor_(t),
        at_(at),
        of_work_item(of_thread(L, b.program().work_items())),
        vector_(vector_of(t, origin)),
        buffer_(buffer_of(b, t, origin)),
        lanes(lane_offsets(b, t)) {
    check(origin);
    for (u32 i = outermost(t) + 1; i < Axes; ++i)
      if (is_cut(t[i])) {
        cut_[i] = true;
        coordinates_[i] = coordinate(t[i].name).first_dword();
        left_[i] = left_of(t[i].extent, origin[i], 0x7fff'ffff);
      }
  }

  /// Moves the tile to registers, one by one: `move(first item, log2 of the items, offset)`.
  template<class Move> constexpr void each(Move move) const {
    for (u32 item = 0; item < 1u << L.bits(place::item); item += 1u << vector_)
      move(item, vector_, offset_of(item));
  }
  constexpr const buffer& memory() const { return buffer_; }
  constexpr u32 copies() const { return superfluous_work_items(L, k.program().work_items()); }

private:
  static constexpr u32 outside = 0x8000'0000; ///< beyond any buffer, with the instruction's offset too

  static constexpr u32 outermost(const tensor<M, Axes>& t) {
    u32 i = 0;
    while (i + 1 < Axes && L.bits(t[i].name) == 0) ++i;
    return i;
  }
  /// True if tiles may end outside the extent.
  static constexpr bool is_cut(const axis& a) {
    return L.bits(a.name) != 0 && !a.extent.is_multiple(L.bits(a.name));
  }

  /// log2 of the items that one instruction moves: they lie in a row, whole rows hold a multiple of them, and so do strides.
  static constexpr u32 vector_of(const tensor<M, Axes>& t, const uniform (&origin)[Axes]) {
    const axis& inner = t[Axes - 1];
    u32 bits = together(L, inner.name, bytes == 8 ? 1 : bytes == 4 ? 2 : bytes == 2 ? 3 : 4);
    while (bits != 0 && (is_cut(inner) && !inner.extent.is_multiple(bits))) --bits;
    for (u32 i = 0; i + 1 < Axes; ++i)
      while (bits != 0 && !t[i].stride.is_multiple(bits)) --bits;
    while (bits != 0 && origin[Axes - 1].is_number() && !origin[Axes - 1].is_multiple(bits)) --bits;
    return bits;
  }
  static constexpr buffer buffer_of(builder k, const tensor<M, Axes>& t, const uniform (&origin)[Axes]) {
    using pair = author::handle<ir::bank::sgpr, u64>;
    u32 first = t.address().first_dword();
    for (u32 i = 0; i < Axes; ++i)
      if (!origin[i].is(0))
        first = moved_by(pair(k.program_draft(), first), origin[i], times(t[i].stride, bytes)).first_dword();
    const pair address(k.program_draft(), first);
    const u32 outer = outermost(t);
    const uniform rows = left_of(t[outer].extent, origin[outer], L.extent(t[outer].name));
    const uniform size = times(rows, times(t[outer].stride, bytes));
    return size.is_number() ? k.buffer(address, size.number()) : k.buffer(address, size.in_sgpr());
  }
  /// Each lane's bytes from the origin to item 0. Axes whose stride is a power of 2 are one bit map.
  constexpr vgpr<u32> lane_offsets(builder b, const tensor<M, Axes>& t) const {
    bit_map bits{.inputs = of_work_item.inputs, .outputs = 32};
    u32 used = 0;
    bool merged[Axes] = {};
    for (u32 i = 0; i < Axes; ++i) {
      const u32 factor = t[i].stride.is_number() ? t[i].stride.number() * bytes : 0;
      const u32 mask = (L.extent(t[i].name) - 1) * factor;
      merged[i] = factor != 0 && (factor & (factor - 1)) == 0 && (used & mask) == 0;
      if (!merged[i]) continue;
      used |= mask;
      for (u32 n = 0; n < bits.inputs; ++n)
        bits.images[n] |= L.coordinate(of_work_item.images[n], t[i].name) * factor;
    }
    using view = author::handle<ir::bank::vgpr, u32>;
    u32 out = apply(b, bits, as<u32>(b.thread_idx.x), at_).first_dword();
    for (u32 i = 0; i < Axes; ++i) {
      if (merged[i] || L.bits(t[i].name) == 0) continue;
      const auto mine = coordinate(t[i].name);
      const view others(b.program_draft(), out);
      out = t[i].stride.is_number()
                ? vgpr<u32>(mine * (t[i].stride.number() * bytes) + others).first_dword()
                : vgpr<u32>(mine * (t[i].stride.in_sgpr() * bytes) + others).first_dword();
    }
    return {b.program_draft(), out};
  }
  constexpr void check(const uniform (&origin)[Axes]) const {
    (void)has_all_waves(k, L, at_);
    for (u32 i = outermost(tensor_) + 1; i < Axes; ++i) check_origin(tensor_[i], origin[i]);
    for (const dimension& d : L.dimensions) {
      bool found = d.bits == 0;
      for (u32 i = 0; i < Axes; ++i) found |= tensor_[i].name == d.name;
      if (!found)
        k.program_draft().fail(at_, text_buffer() << "the tile has a coordinate " << d.name
                                                  << ", the tensor no such axis");
    }
  }
  /// Along an inner axis whose extent is a multiple of the tile's no lane is compared: a tile that begins elsewhere would
  /// have elements of the next row.
  constexpr void check_origin(const axis& a, const uniform& first) const {
    const u32 extent = L.extent(a.name);
    if (is_cut(a) || !first.is_number() || first.is_multiple(L.bits(a.name))) return;
    if (a.extent.is_number() && first.number() + extent <= a.extent.number()) return;
    k.program_draft().fail(at_, text_buffer()
                                    << "the tile's origin along " << a.name << " is " << first.number()
                                    << "; allowed are multiples of its extent, " << extent);
  }
  /// The work-item's coordinate of item 0, without the layout's constant.
  constexpr vgpr<u32> coordinate(char name) const {
    return apply(k, outputs_of(of_work_item, L.first_bit(name), L.bits(name)), as<u32>(k.thread_idx.x), at_);
  }
  static constexpr u32 coordinate_of(u32 item, char name) { return L.coordinate(L.element(item, 0), name); }

  constexpr byte_offset offset_of(u32 item) const {
    i64 constant = 0;
    uniform moved(0, at_);
    for (u32 i = 0; i < Axes; ++i) {
      const u32 c = coordinate_of(item, tensor_[i].name);
      if (tensor_[i].stride.is_number())
        constant += i64{c} * tensor_[i].stride.number() * bytes;
      else if (c != 0)
        moved = plus(moved, times(tensor_[i].stride, c * bytes));
    }
    const auto mine = inside(item);
    if (moved.is_number()) return byte_offset(mine, constant);
    return byte_offset(mine, moved.in_sgpr(), constant);
  }
  /// The lane's offset, or `outside`.
  constexpr author::handle<ir::bank::vgpr, u32> inside(u32 item) const {
    u32 mine = lanes.first_dword();
    for (u32 i = 0; i < Axes; ++i) {
      if (!cut_[i]) continue;
      const i32 c = static_cast<i32>(coordinate_of(item, tensor_[i].name));
      const author::handle<ir::bank::vgpr, i32> lane(k.program_draft(), coordinates_[i]);
      const author::handle<ir::bank::vgpr, u32> offset(k.program_draft(), mine);
      const auto in = left_[i].is_number() ? lane < static_cast<i32>(left_[i].number()) - c
                                           : lane < as<i32>(left_[i].in_sgpr()) - c;
      mine = select(in, offset, outside).first_dword();
    }
    return {k.program_draft(), mine};
  }

  builder k;
  const tensor<M, Axes>& tensor_;
  source at_;
  bit_map of_work_item;
  u32 vector_;
  buffer buffer_;
  vgpr<u32> lanes;
  bool cut_[Axes] = {};
  u32 coordinates_[Axes] = {}; ///< VGPRs, along axes that cut tiles
  uniform left_[Axes];         ///< of the extent from the origin on, along the same axes
};

/// A tile of layout L from a tensor, its first element at `origin`, a coordinate for each axis: a multiple of the tile's extent
/// along it. Elements outside the extents are 0; axes that the tile has no extent along, and whose origin is outside, are the
/// caller's mistake. Each lane loads what lies in a row, up to 16 bytes, in one instruction. All lanes must be enabled.
template<layout L, class M, u32 Axes>
constexpr register_tile<number_of<M>, L> load(builder k, const tensor<M, Axes>& t,
                                              const uniform (&origin)[Axes], source at = source::here()) {
  using number = number_of<M>;
  const author::lines_of_call call(k.program_draft(), at);
  register_tile<number, L> out(k, at);
  const global_access<L, M, Axes> access(k, t, origin, at);
  access.each([&](u32 item, u32 log2_items, byte_offset offset) {
    const u32 bit = item * bytes_of<number> * 8;
    const u32 first = out.registers.first_dword() + bit / 32, bytes = bytes_of<number> << log2_items;
    if (bytes >= 4)
      return with_registers<ir::bank::vgpr>(k.program_draft(), first, bytes / 4, [&](const auto& registers) {
        access.memory().load_to(registers, offset);
      });
    author::handle<ir::bank::vgpr, u32> whole(k.program_draft(), first);
    const auto part =
        bytes == 1 ? access.memory().template load<u8>(offset) : access.memory().template load<u16>(offset);
    if (bit % 32 == 0)
      whole = part;
    else
      whole = whole | part << bit % 32;
  });
  return out;
}

/// Stores a tile to a tensor, as load() takes it from there. Of elements that several lanes or waves have, one is stored.
template<class T, layout L, ir::bank Bank, class M, u32 Axes>
constexpr void store(builder k, const tensor<M, Axes>& t, const uniform (&origin)[Axes],
                     const register_tile<T, L, Bank>& tile, source at = source::here()) {
  static_assert(__is_same(T, number_of<M>),
                "store: the tile and the tensor have different types; convert<...>(tile) rounds");
  static_assert(__is_same(M, __remove_cv(M)), "store: the tensor's pointer is to const, or read_only");
  const author::lines_of_call call(k.program_draft(), at);
  const global_access<L, M, Axes> access(k, t, origin, at);
  const auto* const from = &tile; // clang's bytecode interpreter captures no reference parameters
  const auto all = [&] {
    access.each([&](u32 item, u32 log2_items, byte_offset offset) {
      const u32 bit = item * bytes_of<T> * 8;
      const u32 first = from->registers.first_dword() + bit / 32, bytes = bytes_of<T> << log2_items;
      if (bytes >= 4)
        return with_registers<Bank>(k.program_draft(), first, bytes / 4,
                                    [&](const auto& registers) { access.memory().store(offset, registers); });
      const author::handle<ir::bank::vgpr, u32> whole(k.program_draft(), first);
      const auto part = bit % 32 == 0 ? vgpr<u32>(whole) : vgpr<u32>(whole >> bit % 32);
      if (bytes == 1)
        access.memory().template store<u8>(offset, part);
      else
        access.memory().template store<u16>(offset, part);
    });
  };
  if (access.copies() == 0)
    all();
  else
    k.where((as<u32>(k.thread_idx.x) & access.copies()) == 0u, all);
}

} // namespace kiln::tile
