// SPDX-License-Identifier: MIT
// Inputs of a product of few rows: streams of tiles along k.
#pragma once

#include <kiln/author/values/select.hpp>
#include <kiln/kernel/gemm/small_layouts.hpp>
#include <kiln/tile/memory/global.hpp>

namespace kiln::kernel {

/// `Count` register tiles of one layout.
template<class Tile, u32 Count> class tile_row {
public:
  constexpr explicit tile_row(builder k) : tile_row(k, __make_integer_seq<numbers, u32, Count>{}) {}
  constexpr Tile& operator[](u32 i) { return tiles_[i]; }

private:
  template<class, u32... I> struct numbers {};
  template<u32... I> constexpr tile_row(builder k, numbers<u32, I...>) : tiles_{((void)I, Tile(k))...} {}

  Tile tiles_[Count];
};

/// Tiles of one layout at distances from an origin along an axis.
template<tile::layout L, class M, u32 Axes> class tile_stream {
  static constexpr u32 bytes = tile::bytes_of<tile::number_of<M>>;
  static constexpr u32 outside = 0x8000'0000; ///< beyond any buffer

public:
  constexpr tile_stream(builder k, const tile::tensor<M, Axes>& t, const tile::uniform (&origin)[Axes],
                        source at = source::here())
      : k_(k), tensor_(t), access_(k, tensor_, origin, at), at_(at) {}
  tile_stream(const tile_stream&) = delete;
  tile_stream& operator=(const tile_stream&) = delete;

  /// The tile `moved` (an SGPR) + `constant` bytes from the origin, in a tile with the same items; lanes that are not `inside`
  /// get zeros, and cause no traffic.
  template<tile::RegisterTile Tile>
  constexpr void load(Tile& to, const sgpr<u32>& moved, u32 constant, const lane_mask& inside) const {
    static_assert(Tile::items == 1u << L.bits(tile::place::item));
    const emit::operand along(moved, at_); // clang's bytecode interpreter captures no reference parameters
    const lane_mask* const lanes = &inside;
    const u32 begin = to.registers.first_dword();
    access_.each([&](u32 item, u32 log2_items, const byte_offset& offset) {
      if (bytes << log2_items < 4)
        return k_.fail(at_, "rows of A and B are multiples of 16 bytes, which uniform(stride, ...) promises");
      author::offset_sum sum = offset.sum(k_.program_draft());
      const vgpr<u32> kept = author::select_by_lane<u32>(*lanes, sum.lane, {outside, at_}, at_);
      sum.lane = emit::operand(kept, at_);
      sum.add(k_.program_draft(), along, 1);
      sum.bytes += constant;
      tile::with_registers<ir::bank::vgpr>(
          k_.program_draft(), begin + item * bytes / 4, (bytes << log2_items) / 4,
          [&](const auto& registers) { access_.memory().load_to(registers, byte_offset(sum)); });
    });
  }

private:
  builder k_;
  tile::tensor<M, Axes> tensor_;
  tile::global_access<L, M, Axes> access_;
  source at_;
};

/// A or B in memory: `rows` rows of `depth` elements, `stride` elements apart. Depth and stride are multiples of 16 bytes,
/// which uniform(stride, 16 / bytes) promises.
template<class M> struct small_input {
  const arg<const M*>& pointer;
  tile::uniform rows, depth, stride;
};

/// The stream of rows of k, which are coordinate Side: tiles of layout L.
template<tile::layout L, char Side, class M> struct small_rows {
  static constexpr u32 step_bytes = 64; ///< between two loads along k

  static constexpr tile_stream<L, const M, 2> stream(builder k, const small_input<M>& in,
                                                     const tile::uniform& row, const tile::uniform& first) {
    const tile::tensor<const M, 2> rows(in.pointer, {{Side, in.rows, in.stride}, {'k', tile::endless}});
    return {k, rows, {row, first}};
  }
};

/// The same of B in the order of AITER's shuffle_weight for layout (16, 16), [n / 16][bytes of k / 16][16 rows][16 bytes]: a
/// load of a wave is 1,024 bytes in a row.
template<tile::layout L, class M> struct small_shuffled {
  static constexpr u32 step_bytes = 1024;

  static constexpr tile_stream<L, const M, 4> stream(builder k, const small_input<M>& in,
                                                     const tile::uniform& row, const tile::uniform& first) {
    constexpr u32 piece = 16 / tile::bytes_of<tile::number_of<M>>; // elements of 16 bytes
    const tile::uniform sixteen = tile::times(in.depth, 16);       // rows, a multiple of 16 by promise
    const tile::tensor<const M, 4> rows(
        in.pointer,
        {{'j', part(in.rows, 16), sixteen.is_number() ? sixteen : tile::uniform(sixteen.in_sgpr(), 16)},
         {'p', tile::endless, 16 * piece},
         {'r', 16, piece},
         {'e', piece}});
    return {k, rows, {part(row, 16), part(first, piece), 0, 0}};
  }

private:
  static constexpr tile::uniform part(const tile::uniform& x, u32 of) {
    return x.is_number() ? tile::uniform(x.number() / of, x.where)
                         : tile::uniform(sgpr<u32>(x.in_sgpr() / of), x.where);
  }
};

} // namespace kiln::kernel
