// SPDX-License-Identifier: MIT
// Masks of tiles: elements outside a bound or a band along the diagonal get another value.
#pragma once

#include <kiln/author/values/select.hpp>
#include <kiln/tile/memory/thread_map.hpp>
#include <kiln/tile/memory/uniform.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::tile {

/// True if a layout has both coordinates, or one of them and no other: the other's extent is 1.
constexpr bool has_dimensions(const layout& l, char a, char b) {
  const bool both = l.bits(a) != 0 && l.bits(b) != 0, one = l.bits(a) != 0 || l.bits(b) != 0;
  return both || (one && l.dimensions[1].name == 0);
}

/// The work-item's part of a coordinate, without the layout's constant.
template<layout L> constexpr vgpr<u32> coordinate_in_lanes(builder k, char name, const source& at) {
  (void)has_all_waves(k, L, at);
  const bit_map all = of_thread(L, k.program().work_items());
  return apply(k, outputs_of(all, L.first_bit(name), L.bits(name)), as<u32>(k.thread_idx.x), at);
}
/// An item's part of it, with the constant.
template<layout L> constexpr u32 coordinate_of_item(u32 item, char name) {
  return L.coordinate(L.element(item, 0), name);
}

/// `otherwise` in the elements whose coordinate Name is not below `limit` (as signed numbers), counted from the tile's begin:
/// limit - origin for a tile that begins at an origin. No instruction where the tile is known to lie below. For a tile of
/// one number per register: a comparison and a selection each.
template<char Name, class T, layout L>
constexpr register_tile<T, L>
keep_below(builder k, const register_tile<T, L>& t, const uniform& limit,
           const author::source_value<typename register_tile<T, L>::number>& otherwise,
           source at = source::here()) {
  static_assert(numbers_each<T> == 1, "packed numbers are not masked: convert<f32>(tile) first");
  static_assert(L.bits(Name) != 0, "keep_below: the tile has no such coordinate, or of extent 1");
  const author::lines_of_call call(k.program_draft(), at);
  register_tile<T, L> out(k, at);
  const bool inside = limit.is_number() && limit.exact() >= i64{L.extent(Name)};
  const i32 bound = limit.exact() < 0 ? 0 : static_cast<i32>(limit.number()); // of a number
  if (inside)
    return selection::move(k.program_draft(), emit::operand(out.registers, at),
                           emit::operand(t.registers, at)),
           out;
  const auto mine = as<i32>(coordinate_in_lanes<L>(k, Name, at));
  for (u32 i = 0; i < register_tile<T, L>::items; ++i) {
    const i32 c = static_cast<i32>(coordinate_of_item<L>(i, Name));
    const auto below = limit.is_number() ? mine < bound - c : mine < as<i32>(limit.in_sgpr()) - c;
    out.registers[i] = author::select_by_lane<T>(below, emit::operand(t.registers[i], at), otherwise, at);
  }
  return out;
}

/// `otherwise` in the elements outside low <= column - row <= high, with rows and columns counted from the tile's begin: high =
/// 0 is a causal mask of a tile on the diagonal; for a tile at (row, column), add row - column to both. An open side is -2^30
/// or 2^30. Bounds are signed numbers, or i32 in SGPRs.
template<char Row, char Column, class T, layout L>
constexpr register_tile<T, L>
keep_band(builder k, const register_tile<T, L>& t, const uniform& low, const uniform& high,
          const author::source_value<typename register_tile<T, L>::number>& otherwise,
          source at = source::here()) {
  static_assert(numbers_each<T> == 1, "packed numbers are not masked: convert<f32>(tile) first");
  static_assert(has_dimensions(L, Row, Column), "keep_band: the tile has no such coordinates");
  const author::lines_of_call call(k.program_draft(), at);
  constexpr i32 open = 1 << 30;
  register_tile<T, L> out(k, at);
  const auto distance = as<i32>(coordinate_in_lanes<L>(k, Column, at) - coordinate_in_lanes<L>(k, Row, at));
  const bool no_low = low.is_number() && static_cast<i32>(low.number()) <= -open;
  const bool no_high = high.is_number() && static_cast<i32>(high.number()) >= open;
  for (u32 i = 0; i < register_tile<T, L>::items; ++i) {
    const i32 c =
        static_cast<i32>(coordinate_of_item<L>(i, Column)) - static_cast<i32>(coordinate_of_item<L>(i, Row));
    emit::operand kept(t.registers[i], at);
    if (!no_high) {
      const auto in = high.is_number() ? distance <= static_cast<i32>(high.number()) - c
                                       : distance <= as<i32>(high.in_sgpr()) - c;
      kept = emit::operand(author::select_by_lane<T>(in, kept, otherwise, at), at);
    }
    if (!no_low) {
      const auto in = low.is_number() ? distance >= static_cast<i32>(low.number()) - c
                                      : distance >= as<i32>(low.in_sgpr()) - c;
      kept = emit::operand(author::select_by_lane<T>(in, kept, otherwise, at), at);
    }
    selection::move(k.program_draft(), emit::operand(out.registers[i], at), kept);
  }
  return out;
}

} // namespace kiln::tile
