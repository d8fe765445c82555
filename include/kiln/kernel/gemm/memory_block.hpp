// SPDX-License-Identifier: MIT
// A block of rows in global memory, as the lanes of a workgroup access it again and again.
#pragma once

#include <kiln/author/values/select.hpp>
#include <kiln/tile/memory/thread_map.hpp>
#include <kiln/tile/memory/together.hpp>
#include <kiln/tile/memory/uniform.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::kernel {

/// The accesses of register layout L to rows, coordinate Outer, of elements of type M, coordinate Inner. Each lane's offset,
/// the offsets of rows that its items are in, and the masks of what lies beyond the end of a row are registers, made once.
/// Rows and the stride between them are multiples of Multiple elements by promise.
template<tile::layout L, char Outer, char Inner, u32 Multiple, class M> class memory_block {
  static_assert(is_permutation(L.map), "lanes and items that access memory change one coordinate each");
  using number = tile::number_of<M>;
  using vector_view = author::handle<ir::bank::vgpr, u32>;
  static constexpr u32 bytes = tile::bytes_of<number>;
  static constexpr u32 outside = 0x8000'0000; ///< beyond any buffer, with the instruction's offset too
  static constexpr u32 items = 1u << L.bits(tile::place::item);

  static constexpr u32 log2_of_promise() {
    u32 bits = 0;
    while (bits < 4 && Multiple % (2u << bits) == 0) ++bits;
    return bits;
  }
  /// Bits of a coordinate that items of different accesses change.
  static constexpr u32 moved_bits(char name) {
    u32 out = 0;
    for (u32 i = vector; i < L.bits(tile::place::item); ++i)
      out |= L.coordinate(L.image(tile::place::item, i), name);
    return out;
  }

public:
  /// log2 of the items that one access moves.
  static constexpr u32 vector = [] {
    const u32 most = tile::together(L, Inner, tile::bits_of_count(16 / bytes)), promised = log2_of_promise();
    return most < promised ? most : promised;
  }();

  /// From `address` on, `size_bytes` bytes.
  constexpr memory_block(builder b, const author::handle<ir::bank::sgpr, u64>& address,
                         const tile::uniform& stride, const tile::uniform& size_bytes)
      : k(b),
        of_work_item_(tile::of_thread(L, b.program().work_items())),
        buffer_(size_bytes.is_number() ? b.buffer(address, size_bytes.number())
                                       : b.buffer(address, size_bytes.in_sgpr())),
        stride_bytes_(tile::times(stride, bytes)) {
    auto inner = coordinate(Inner), outer = coordinate(Outer);
    inner_ = inner.first_dword();
    auto offset = stride_bytes_.is_number() ? vgpr<u32>(outer * stride_bytes_.number() + inner * bytes)
                                            : vgpr<u32>(outer * stride_bytes_.in_sgpr() + inner * bytes);
    for (u32& lanes : lanes_) lanes = offset.first_dword();
    for (u32 i = 1; i < outers; ++i) rows_[i] = tile::times(stride_bytes_, spread(i, moved_bits(Outer)));
  }
  memory_block(const memory_block&) = delete;
  memory_block& operator=(const memory_block&) = delete;

  constexpr buffer& memory() { return buffer_; }
  constexpr const tile::uniform& stride_bytes() const { return stride_bytes_; }

  /// Moves the block so many rows on.
  constexpr void next_rows(u32 count) {
    const tile::uniform moved = tile::times(stride_bytes_, count);
    if (moved.is_number())
      buffer_.advance(moved.number());
    else
      buffer_.advance(moved.in_sgpr());
  }
  /// Masks what is not among the next `left` elements of rows, from the block's begin on; as a signed number.
  constexpr void keep_below(const tile::uniform& left) {
    const author::handle<ir::bank::vgpr, i32> inner(k.program_draft(), inner_);
    const vector_view unmasked(k.program_draft(), unmasked_ == none ? lanes_[0] : unmasked_);
    unmasked_ = unmasked.first_dword();
    for (u32 i = 0; i < inners; ++i) {
      const i32 c = static_cast<i32>(spread(i, moved_bits(Inner)));
      const auto in = left.is_number() ? inner < static_cast<i32>(left.number()) - c
                                       : inner < as<i32>(left.in_sgpr()) - c;
      lanes_[i] = select(in, unmasked, outside).first_dword();
    }
  }

  /// Items `first` to `first + count - 1` to registers of packed numbers from dword `to` on, which has item `first`. Items that
  /// are masked, or beyond the buffer, become 0.
  constexpr void load(u32 to, u32 first, u32 count) const {
    constexpr u32 moved = bytes << vector;
    if constexpr (moved >= 4) {
      for (u32 i = 0; i < count; i += 1u << vector)
        tile::with_registers<ir::bank::vgpr>(
            k.program_draft(), to + i * bytes / 4, moved / 4,
            [this, first, i](const auto& registers) { buffer_.load_to(registers, offset_of(first + i)); });
    } else {
      u32 parts[items] = {}; // all loads before they are joined
      for (u32 i = 0; i < count; i += 1u << vector)
        parts[i] = moved == 1 ? kept(buffer_.template load<u8>(offset_of(first + i)))
                              : kept(buffer_.template load<u16>(offset_of(first + i)));
      for (u32 i = 0; i < count; i += 1u << vector) {
        const u32 bit = i * bytes * 8;
        const vector_view part(k.program_draft(), parts[i]);
        vector_view whole(k.program_draft(), to + bit / 32);
        if (bit % 32 == 0)
          whole = part;
        else
          whole = whole | part << bit % 32;
      }
    }
  }
  /// The same to memory; nothing is stored of items that are masked or beyond the buffer.
  constexpr void store(u32 from, u32 first, u32 count) const {
    constexpr u32 moved = bytes << vector;
    for (u32 i = 0; i < count; i += 1u << vector) {
      const u32 bit = i * bytes * 8;
      if constexpr (moved >= 4) {
        tile::with_registers<ir::bank::vgpr>(
            k.program_draft(), from + bit / 32, moved / 4,
            [this, first, i](const auto& registers) { buffer_.store(offset_of(first + i), registers); });
      } else {
        const vector_view whole(k.program_draft(), from + bit / 32);
        const auto part = bit % 32 == 0 ? vgpr<u32>(whole) : vgpr<u32>(whole >> bit % 32);
        if constexpr (moved == 1)
          buffer_.template store<u8>(offset_of(first + i), part);
        else
          buffer_.template store<u16>(offset_of(first + i), part);
      }
    }
  }

private:
  static constexpr u32 inners = 1u << __builtin_popcount(moved_bits(Inner)),
                       outers = 1u << __builtin_popcount(moved_bits(Outer));
  static constexpr u32 none = ~0u;

  template<class H> static constexpr u32 kept(const H& h) { return h.first_dword(); }
  /// Bit i of `x` goes to the i-th set bit of `mask`; and back.
  static constexpr u32 spread(u32 x, u32 mask) {
    u32 out = 0;
    for (; mask != 0; mask &= mask - 1, x >>= 1)
      if ((x & 1) != 0) out |= mask & (~mask + 1);
    return out;
  }
  static constexpr u32 gathered(u32 x, u32 mask) {
    u32 out = 0;
    for (u32 i = 0; mask != 0; mask &= mask - 1, ++i)
      if ((x & mask & (~mask + 1)) != 0) out |= 1u << i;
    return out;
  }
  constexpr vgpr<u32> coordinate(char name) const {
    return tile::apply(k, tile::outputs_of(of_work_item_, L.first_bit(name), L.bits(name)),
                       as<u32>(k.thread_idx.x));
  }
  constexpr byte_offset offset_of(u32 item) const {
    const u32 element = L.element(item, 0);
    const u32 inner = L.coordinate(element, Inner), outer = L.coordinate(element, Outer);
    const vector_view lane(k.program_draft(), lanes_[gathered(inner, moved_bits(Inner))]);
    const tile::uniform& row = rows_[gathered(outer, moved_bits(Outer))];
    if (row.is_number()) return byte_offset(lane, i64{row.number()} + inner * bytes);
    return byte_offset(lane, row.in_sgpr(), i64{inner} * bytes);
  }

  builder k;
  tile::bit_map of_work_item_;
  buffer buffer_;
  tile::uniform stride_bytes_;
  u32 inner_ = 0, unmasked_ = none;
  u32 lanes_[inners] = {};     ///< VGPRs: by inner coordinate of items
  tile::uniform rows_[outers]; ///< by outer coordinate of items
};

} // namespace kiln::kernel
