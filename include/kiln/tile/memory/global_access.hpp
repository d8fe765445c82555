// SPDX-License-Identifier: MIT
// The addresses of a tile of a tensor in global memory, in registers.
#pragma once

#include <kiln/author/values/select.hpp>
#include <kiln/tile/memory/tile_extents.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// The accesses of one tile of a tensor: a buffer that begins at the tile's origin and ends with the last row inside, and each
/// lane's offset in it. A lane whose coordinates lie outside along an inner axis gets an offset beyond the buffer; where rows
/// overlap, by numbers, along the outermost one too. access_of() makes one that stays while the kernel runs, so that a loop has
/// only the loads and the step to the next tile.
template<layout L, class M, u32 Axes> class global_access {
  using number = number_of<M>;
  using extents = tile_extents<L, M, Axes>;
  static constexpr u32 bytes = bytes_of<number>;
  static constexpr u32 most_offsets = 64, most_tiles = 16;

public:
  constexpr global_access(builder b, const tensor<M, Axes>& t, const uniform (&origin)[Axes],
                          const source& at, char moving = 0, tiles_along tiles = {}, bool is_stored = false)
      : k(b),
        tensor_(t),
        at_(at),
        tiles_(tiles),
        moving_(moving),
        of_work_item(of_thread(L, b.program().work_items())),
        vector_(extents::vector_of(b.program(), t, origin)),
        outermost_(extents::outermost(t, tiles)),
        overlaps_(extents::rows_overlap(t, tiles)),
        pitch_(times(t[outermost_].stride, bytes)),
        beyond_(is_stored ? uniform(0, at) : extents::beyond_stride(t, tiles, pitch_)),
        buffer_(buffer_of(origin)) {
    extents::check(b, t, origin, tiles, moving, vector_, at);
    if constexpr (of_lanes == 0)
      make_offset(0);
    else
      for (u32 item = 0; item < 1u << L.bits(place::item); item += 1u << vector_)
        make_offset(L.element(item, 0) & of_lanes);
    for (u32 i = outermost_ + (overlaps_ ? 0 : 1); i < Axes; ++i)
      if (extents::is_cut(t[i], tiles) || i == outermost_) {
        cut_[i] = true;
        coordinates_[i] = coordinate(t[i].name).first_dword();
        left_[i] = left_of(t[i].extent, origin[i], 0x7fff'ffff);
      }
    for (u32 i = 0; i < Axes; ++i)
      if (t[i].name == tiles.axis && !t[i].stride.is_number())
        for (u32 n = 1; n < tiles.count && n < most_tiles; ++n)
          begins_[n] = times(t[i].stride, n * L.extent(tiles.axis) * bytes);
    if (has_one_mask(t, tiles)) masked_ = mask(offset_[0], 0, 0, 0).first_dword();
    for (u32 i = 0; i < Axes; ++i) {
      if (t[i].name != moving || is_endless(i)) continue;
      const uniform left = left_of(t[i].extent, origin[i], 0x7fff'ffff);
      left_[i] = left.is_number() ? uniform(b.sgpr<u32>(left.number()), at_) : left;
      if (is_whole(i)) end_where_none_is_left(i);
    }
  }

  /// Tile `number` into registers, what they held is lost. The tile has the layout L and the tensor's type.
  constexpr void load_to(const register_tile<number, L>& out, u32 number_of_tile = 0,
                         source at = source::here()) const {
    require_lanes(k, at, "load");
    if (!has_tile(number_of_tile, at)) return;
    const u32 begin = out.registers.first_dword();
    each(
        [&](u32 item, u32 log2_items, byte_offset offset) {
          const u32 bit = item * bytes * 8;
          const u32 first = begin + bit / 32, moved = bytes << log2_items;
          if (moved >= 4)
            return with_registers<ir::bank::vgpr>(
                k.program_draft(), first, moved / 4,
                [&](const auto& registers) { buffer_.load_to(registers, offset); });
          author::handle<ir::bank::vgpr, u32> whole(k.program_draft(), first);
          const auto part =
              moved == 1 ? buffer_.template load<u8>(offset) : buffer_.template load<u16>(offset);
          if (bit % 32 == 0)
            whole = part;
          else
            whole = whole | part << bit % 32;
        },
        number_of_tile);
  }
  /// Moves the origin along the axis that access_of() was given, by a multiple of the tile's extent along it; along one that
  /// the tile has an extent along, by less than 4 GiB.
  constexpr void advance(char name, u32 count, source at = source::here()) {
    if (!extents::may_advance(k, tensor_, moving_, name, count, at)) return;
    for (u32 i = 0; i < Axes; ++i) {
      if (tensor_[i].name != name) continue;
      const uniform& stride = tensor_[i].stride;
      if (!stride.is_number() && L.bits(name) != 0)
        author::limit_at_launch(k.program_draft(), stride.in_sgpr().first_dword(),
                                0xffff'ffff / (i64{bytes} * count), at);
      if (is_endless(i)) {
        if (has_lanes_of_other_) continue;
        const uniform step = times(stride, count * bytes);
        for (u32 o = 0; o < offsets_; ++o) move_lanes(offset_[o], step);
        if (masked_ != none) move_lanes(masked_, step);
        continue;
      }
      move_base(stride, count, L.bits(name) == 0);
      auto left = as<i32>(left_[i].in_sgpr());
      left -= static_cast<i32>(count);
      if (is_whole(i)) end_where_none_is_left(i);
      if (cut_[i] && masked_ != none) {
        author::handle<ir::bank::vgpr, u32> masked(k.program_draft(), masked_);
        masked = mask(offset_[0], 0, 0, 0);
      }
      if (i != outermost_ || overlaps_) continue;
      auto rows = max(min(left, static_cast<i32>(extents::rows_of(name, tiles_))), 0);
      const uniform size = size_of({rows, at_});
      auto size_bytes = buffer_.size_bytes();
      size_bytes = size.in_sgpr();
    }
  }

  /// Takes the lanes' offsets of an access with the same offsets, which moves them: one register and one step for both. Neither
  /// cuts tiles, and both move along an endless axis.
  template<class Other> constexpr void share_lanes(const Other& other) {
    if (offsets_ != 1 || other.lanes() == none || masked_ != none)
      return k.program_draft().fail(at_, "share_lanes: both accesses have one offset of each lane");
    offset_[0] = other.lanes();
    has_lanes_of_other_ = true;
  }
  /// The VGPR of the lanes' offsets, if there is one for all items.
  constexpr u32 lanes() const { return offsets_ == 1 ? offset_[0] : none; }

  /// Moves tile `number` to registers, one by one: `move(first item, log2 of the items, offset)`.
  template<class Move> constexpr void each(Move move, u32 number = 0) const {
    for (u32 item = 0; item < 1u << L.bits(place::item); item += 1u << vector_)
      move(item, vector_, offset_of(item, number));
  }
  constexpr const buffer& memory() const { return buffer_; }
  /// log2 of the items that one instruction moves, by what is promised of extents and strides.
  constexpr u32 vector() const { return vector_; }
  constexpr u32 copies() const { return superfluous_work_items(L, k.program().work_items()); }
  /// False, and an error, if there are fewer tiles side by side.
  constexpr bool has_tile(u32 number, const source& at) const {
    return extents::has_tile(k, tiles_, number, at);
  }

private:
  /// Bytes from the begin of the first of so many rows to the end of the last.
  constexpr uniform size_of(const uniform& rows) const { return plus(times(rows, pitch_), beyond_); }
  /// True of an inner axis whose end no lane is compared with: there the lanes' offsets move, so that the buffer's end stays.
  constexpr bool is_endless(u32 i) const {
    return tensor_[i].extent.is(endless) && i != outermost_ && !cut_[i];
  }
  constexpr void move_lanes(u32 first, const uniform& step) const {
    author::handle<ir::bank::vgpr, u32> lanes(k.program_draft(), first);
    if (step.is_number())
      lanes += step.number();
    else
      lanes += step.in_sgpr();
  }
  constexpr void move_base(const uniform& stride, u32 count, bool may_be_far) {
    const u64 number = stride.is_number() ? u64{stride.number()} * count * bytes : 0;
    if (stride.is_number() ? number >> 32 != 0 : may_be_far)
      buffer_.set_base(moved_by(buffer_.address(), stride, {count, at_}, bytes));
    else if (stride.is_number())
      buffer_.move_base(static_cast<u32>(number));
    else
      buffer_.move_base(times(stride, count * bytes).in_sgpr());
  }
  /// True of an inner axis along which all tiles are whole: lanes have no bound there.
  constexpr bool is_whole(u32 i) const { return !cut_[i] && i != outermost_; }
  /// Beyond the extent of such an axis, the buffer is empty.
  constexpr void end_where_none_is_left(u32 i) {
    const emit::operand size(buffer_.size_bytes(), at_);
    k.emit(isa::mn::s_cmp_gt_i32, emit::operand(as<i32>(left_[i].in_sgpr()), at_), emit::operand(0, at_));
    k.emit(isa::mn::s_cselect_b32, size, size, emit::operand(0, at_));
  }
  static constexpr u32 outside = 0x8000'0000; ///< beyond any buffer, with the instruction's offset too
  /// Bits of elements that lanes and waves have: those of an item change the lanes' offsets, others are added. None are
  /// shared, and this is 0, if the layout has no swizzle.
  static constexpr u32 bits_of_lanes() {
    u32 out = 0;
    if (is_permutation(L.map)) return out;
    for (u32 i = L.bits(place::item); i < L.map.inputs; ++i) out |= L.map.images[i];
    return out;
  }
  static constexpr u32 of_lanes = bits_of_lanes();

  constexpr buffer buffer_of(const uniform (&origin)[Axes]) const {
    using pair = author::handle<ir::bank::sgpr, u64>;
    u32 first = tensor_.address().first_dword();
    for (u32 i = 0; i < Axes; ++i) {
      if (origin[i].is(0)) continue;
      const pair before(k.program_draft(), first);
      const axis& a = tensor_[i];
      // Within 2 GiB of a tile a stride in bytes has 32 bits; sizes and offsets take it too.
      const bool is_near = extents::rows_of(a.name, tiles_) > 1;
      first = (is_near ? moved_by(before, origin[i], i == outermost_ ? pitch_ : times(a.stride, bytes))
                       : moved_by(before, origin[i], a.stride, bytes))
                  .first_dword();
    }
    const pair address(k.program_draft(), first);
    if (overlaps_) return k.buffer(address, outside);
    const uniform& extent = tensor_[outermost_].extent;
    const u32 most = extents::rows_of(tensor_[outermost_].name, tiles_);
    const uniform size =
        size_of(extent.is(endless) ? uniform(most, extent.where) : left_of(extent, origin[outermost_], most));
    return size.is_number() ? k.buffer(address, size.number()) : k.buffer(address, size.in_sgpr());
  }
  /// The lanes' offsets with some bits of their elements changed.
  constexpr void make_offset(u32 changed) {
    for (u32 i = 0; i < offsets_; ++i)
      if (changed_[i] == changed) return;
    if (offsets_ == most_offsets)
      return k.program_draft().fail(at_, "the tile's items need over 64 offsets in global memory");
    changed_[offsets_] = changed;
    offset_[offsets_++] = lane_offsets(k, tensor_, changed).first_dword();
  }
  constexpr u32 offset_register(u32 changed) const {
    u32 i = 0;
    while (i + 1 < offsets_ && changed_[i] != changed) ++i;
    return offset_[i];
  }
  /// Each lane's bytes from the origin to item 0, changed. Axes whose stride is a power of 2 are one bit map.
  constexpr vgpr<u32> lane_offsets(builder b, const tensor<M, Axes>& t, u32 changed) const {
    bit_map bits{.inputs = of_work_item.inputs, .outputs = 32};
    u32 used = 0, of_merged = 0;
    bool merged[Axes] = {};
    for (u32 i = 0; i < Axes; ++i) {
      const u32 factor = t[i].stride.is_number() ? t[i].stride.number() * bytes : 0;
      const u32 mask = (L.extent(t[i].name) - 1) * factor;
      merged[i] = factor != 0 && (factor & (factor - 1)) == 0 && (used & mask) == 0;
      if (!merged[i]) continue;
      used |= mask;
      of_merged |= L.coordinate(changed, t[i].name) * factor;
      for (u32 n = 0; n < bits.inputs; ++n)
        bits.images[n] |= L.coordinate(of_work_item.images[n], t[i].name) * factor;
    }
    using view = author::handle<ir::bank::vgpr, u32>;
    u32 out = apply(b, bits, as<u32>(b.thread_idx.x), at_).first_dword();
    if (of_merged != 0) out = vgpr<u32>(view(b.program_draft(), out) ^ of_merged).first_dword();
    for (u32 i = 0; i < Axes; ++i) {
      if (merged[i] || L.bits(t[i].name) == 0) continue;
      const auto mine = changed_by(coordinate(t[i].name), L.coordinate(changed, t[i].name));
      const view others(b.program_draft(), out);
      out = t[i].stride.is_number()
                ? vgpr<u32>(mine * (t[i].stride.number() * bytes) + others).first_dword()
                : vgpr<u32>(mine * (t[i].stride.in_sgpr() * bytes) + others).first_dword();
    }
    return {b.program_draft(), out};
  }
  /// The work-item's coordinate of item 0, without the layout's constant.
  constexpr vgpr<u32> coordinate(char name) const {
    return apply(k, outputs_of(of_work_item, L.first_bit(name), L.bits(name)), as<u32>(k.thread_idx.x), at_);
  }
  static constexpr vgpr<u32> changed_by(const author::handle<ir::bank::vgpr, u32>& x, u32 bits) {
    if (bits == 0) return {x.program_draft(), x.first_dword()};
    return x ^ bits;
  }
  /// What is added to the lane's coordinate.
  constexpr u32 coordinate_of(u32 item, u32 number, char name) const {
    return L.coordinate(L.element(item, 0) & ~of_lanes, name) +
           (name == tiles_.axis ? number * L.extent(name) : 0);
  }

  constexpr byte_offset offset_of(u32 item, u32 number) const {
    i64 constant = 0;
    uniform moved(0, at_);
    for (u32 i = 0; i < Axes; ++i) {
      const u32 c = coordinate_of(item, number, tensor_[i].name);
      if (tensor_[i].stride.is_number())
        constant += i64{c} * tensor_[i].stride.number() * bytes;
      else if (tensor_[i].name == tiles_.axis && c == number * L.extent(tiles_.axis) && number < most_tiles)
        moved = plus(moved, begins_[number]);
      else if (c != 0)
        moved = plus(moved, times(tensor_[i].stride, c * bytes));
    }
    const auto mine = inside(item, number);
    if (moved.is_number()) return byte_offset(mine, constant);
    return byte_offset(mine, moved.in_sgpr(), constant);
  }
  /// True if all items of a lane lie at one coordinate of each axis that cuts tiles: one offset is masked, once a step.
  constexpr bool has_one_mask(const tensor<M, Axes>& t, tiles_along tiles) const {
    bool any = false;
    u32 moved = 0; // bits of elements that items of different accesses change
    for (u32 i = vector_; i < L.bits(place::item); ++i) moved |= L.image(place::item, i);
    for (u32 i = 0; i < Axes; ++i) {
      if (!cut_[i]) continue;
      if (L.coordinate(moved | L.map.constant, t[i].name) != 0 || t[i].name == tiles.axis) return false;
      any = true;
    }
    return any && (moved & of_lanes) == 0;
  }
  /// The lane's offset, or `outside`.
  constexpr author::handle<ir::bank::vgpr, u32> inside(u32 item, u32 number) const {
    if (masked_ != none) return {k.program_draft(), masked_};
    const u32 changed = L.element(item, 0) & of_lanes;
    return mask(offset_register(changed), changed, item, number);
  }
  constexpr author::handle<ir::bank::vgpr, u32> mask(u32 mine, u32 changed, u32 item, u32 number) const {
    for (u32 i = 0; i < Axes; ++i) {
      if (!cut_[i]) continue;
      const i32 c = static_cast<i32>(coordinate_of(item, number, tensor_[i].name));
      const u32 of_lane =
          changed_by({k.program_draft(), coordinates_[i]}, L.coordinate(changed, tensor_[i].name))
              .first_dword();
      const author::handle<ir::bank::vgpr, i32> lane(k.program_draft(), of_lane);
      const author::handle<ir::bank::vgpr, u32> offset(k.program_draft(), mine);
      const auto in = left_[i].is_number() ? lane < static_cast<i32>(left_[i].number()) - c
                                           : lane < as<i32>(left_[i].in_sgpr()) - c;
      mine = select(in, offset, outside).first_dword();
    }
    return {k.program_draft(), mine};
  }

  builder k;
  tensor<M, Axes> tensor_;
  source at_;
  tiles_along tiles_;
  char moving_;
  bit_map of_work_item;
  u32 vector_;
  u32 outermost_;          ///< the axis whose extent ends the buffer
  bool overlaps_;          ///< rows, by numbers: the buffer ends beyond all of the tile
  uniform pitch_, beyond_; ///< bytes from row to row; those by which the last row is longer, at run time
  buffer buffer_;
  u32 offsets_ = 0, changed_[most_offsets] = {}, offset_[most_offsets] = {}; ///< VGPRs of the lanes' bytes
  static constexpr u32 none = ~0u;
  bool has_lanes_of_other_ = false;
  u32 masked_ = none; ///< VGPR, where there is one for all items
  bool cut_[Axes] = {};
  u32 coordinates_[Axes] = {}; ///< VGPRs, along axes that cut tiles
  uniform begins_[most_tiles]; ///< bytes to a tile along an axis whose stride is no number
  uniform left_[Axes];         ///< of the extent from the origin on, along the same axes
};

} // namespace kiln::tile
