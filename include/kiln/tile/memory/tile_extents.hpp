// SPDX-License-Identifier: MIT
// What a tile has of a tensor: its rows, where it may be cut, and how far its rows lie apart.
#pragma once

#include <kiln/tile/memory/origin.hpp>
#include <kiln/tile/memory/thread_map.hpp>
#include <kiln/tile/memory/together.hpp>

namespace kiln::tile {

/// Tiles that lie side by side along an axis, as one access has them: `load_to(t, 2)` is the third one.
struct tiles_along {
  char axis = 0;
  u32 count = 1;
};

/// Of tiles of layout L in a tensor of `Axes` axes of M.
template<layout L, class M, u32 Axes> struct tile_extents {
  using tensor_type = tensor<M, Axes>;
  static constexpr u32 bytes = bytes_of<number_of<M>>;

  static constexpr u32 rows_of(char name, tiles_along tiles) {
    return L.extent(name) * (name == tiles.axis ? tiles.count : 1);
  }
  /// The first axis along which the tiles have more than one element: where rows lie apart, the buffer ends with its extent.
  static constexpr u32 outermost(const tensor_type& t, tiles_along tiles) {
    u32 i = 0;
    while (i + 1 < Axes && rows_of(t[i].name, tiles) == 1) ++i;
    return i;
  }
  /// True if tiles may end outside the extent.
  static constexpr bool is_cut(const axis& a, tiles_along tiles) {
    const bool is_repeated = a.name == tiles.axis && tiles.count > 1; // whole tiles may lie outside
    return is_repeated || (L.bits(a.name) != 0 && !a.extent.is_multiple(L.bits(a.name)));
  }
  /// log2 of the items that one instruction moves: they lie in a row, whole rows hold a multiple of them, and so do strides.
  static constexpr u32 vector_of(const ir::program& p, const tensor_type& t, const uniform (&origin)[Axes]) {
    const axis& inner = t[Axes - 1];
    const uniform& first = origin[Axes - 1];
    u32 bits = together(L, inner.name, bytes == 8 ? 1 : bytes == 4 ? 2 : bytes == 2 ? 3 : 4);
    while (bits != 0 && is_cut(inner, {}) && !inner.extent.is_multiple(bits)) --bits;
    for (u32 i = 0; i + 1 < Axes; ++i)
      while (bits != 0 && !t[i].stride.is_multiple(bits)) --bits;
    while (bits != 0 && first.is_number() && !first.is_multiple(bits)) --bits;
    if (bits != 0 && !first.is_number() && !first.is_multiple(bits))
      if (const u32 known = workgroup_multiple(p).of(first.in_sgpr().first_dword()); known != 0)
        while (known < 1u << bits) --bits;
    return bits;
  }

  /// The tile's elements along an axis, if the extent is an SGPR, all.
  static constexpr uniform inside(const axis& a, tiles_along tiles) {
    if (!a.extent.is_number()) return a.extent;
    const u32 rows = rows_of(a.name, tiles), all = a.extent.number();
    return {rows < all ? rows : all, a.extent.where};
  }
  /// True if an element of one row is one of the next too, by numbers: the buffer's end does not divide such rows.
  static constexpr bool rows_overlap(const tensor_type& t, tiles_along tiles) {
    const u32 outer = outermost(t, tiles);
    u64 span = 1;
    for (u32 i = outer + 1; i < Axes; ++i) {
      const u64 count =
          inside(t[i], tiles).is_number() ? inside(t[i], tiles).number() : rows_of(t[i].name, tiles);
      if (!t[i].stride.is_number() || count == 0 || t[i].extent.is(endless)) return false;
      span += (count - 1) * t[i].stride.number();
    }
    return t[outer].stride.is_number() && span > t[outer].stride.number();
  }
  /// The bytes by which a row is longer than its stride, where the launch decides it, or 0. `pitch`: bytes from row to row.
  static constexpr uniform beyond_stride(const tensor_type& t, tiles_along tiles, const uniform& pitch) {
    const u32 outer = outermost(t, tiles);
    bool is_product = true, is_known = pitch.is_number();
    uniform span(1, pitch.where);
    for (u32 i = Axes; i-- > outer + 1;) {
      is_product &= t.has_product_stride(i - 1);
      is_known &= t[i].stride.is_number();
      if (t[i].extent.is(endless)) return {0, pitch.where};
    }
    if (is_known || is_product) return {0, pitch.where};
    for (u32 i = outer + 1; i < Axes; ++i) {
      if (rows_of(t[i].name, tiles) == 1) continue;
      const uniform count = inside(t[i], tiles);
      span = t[i].stride.is(1) && span.is(1) ? count : plus(span, times(plus(count, -1), t[i].stride));
    }
    const uniform in_bytes = times(span, bytes);
    auto longer = in_bytes.is_number() ? sgpr<u32>(in_bytes.number() - pitch.in_sgpr())
                  : pitch.is_number()  ? sgpr<u32>(in_bytes.in_sgpr() - pitch.number())
                                       : sgpr<u32>(in_bytes.in_sgpr() - pitch.in_sgpr());
    auto out = max(as<i32>(longer), 0);
    return {out, pitch.where};
  }

  static constexpr void check(builder k, const tensor_type& t, const uniform (&origin)[Axes],
                              tiles_along tiles, char moving, u32 vector, const source& at) {
    (void)has_all_waves(k, L, at);
    for (u32 i = 0; i < Axes; ++i) check_span(k, t[i], origin[i], tiles, at);
    for (u32 i = outermost(t, tiles) + 1; i < Axes; ++i)
      check_origin(k, t[i], origin[i], tiles, t[i].name == moving, at);
    const axis& inner = t[Axes - 1];
    check_in_sgpr(k, inner, origin[Axes - 1], {L.extent(inner.name), vector, true}, at);
    for (const dimension& d : L.dimensions) {
      bool found = d.bits == 0;
      for (u32 i = 0; i < Axes; ++i) found |= t[i].name == d.name;
      if (!found)
        k.program_draft().fail(at, text_buffer() << "the tile has a coordinate " << d.name
                                                 << ", the tensor no such axis");
    }
  }
  /// Offsets in a tile have 31 bits: lanes outside have one beyond them.
  static constexpr void check_span(builder k, const axis& a, const uniform& first, tiles_along tiles,
                                   const source& at) {
    if (first.is_number() && (first.exact() < 0 || first.exact() > most_coordinate))
      k.program_draft().fail(first.where, text_buffer()
                                              << "the tile's origin along " << a.name << " is "
                                              << first.exact() << "; allowed are 0 to " << most_coordinate);
    const u32 rows = rows_of(a.name, tiles);
    if (rows == 1) return;
    if (!a.stride.is_number())
      return author::limit_at_launch(k.program_draft(), a.stride.in_sgpr().first_dword(),
                                     (i64{1} << 31) / (i64{bytes} * rows), at);
    const u64 span = u64{a.stride.number()} * bytes * rows;
    if (span > u64{1} << 31)
      k.program_draft().fail(at, text_buffer() << "the tile spans " << span << " bytes along " << a.name
                                               << ", " << rows << " times a stride of " << a.stride.number()
                                               << " elements; allowed are up to " << (u64{1} << 31));
  }
  /// Along an inner axis whose extent is a multiple of the tile's no lane is compared: a tile that begins elsewhere would
  /// have elements of the next row, as would one beyond the extent. Only where the access moves, that one is empty.
  static constexpr void check_origin(builder k, const axis& a, const uniform& first, tiles_along tiles,
                                     bool is_moving, const source& at) {
    const u32 extent = L.extent(a.name), bits = L.bits(a.name);
    if (is_cut(a, tiles) || bits == 0) return;
    if (!first.is_number()) return check_in_sgpr(k, a, first, {extent, bits, is_moving}, at);
    if (first.is_multiple(bits) && (is_moving || !a.extent.is_number())) return;
    if (a.extent.is_number() && first.number() + extent <= a.extent.number()) return;
    text_buffer why;
    why << "the tile's origin along " << a.name << " is " << first.number()
        << "; allowed are multiples of its extent, " << extent;
    if (a.extent.is_number()) why << ", below " << a.extent.number();
    k.program_draft().fail(at, why);
  }
  /// False, and an error, if an access that moves along `moving` does not move so.
  static constexpr bool may_advance(builder k, const tensor_type& t, char moving, char name, u32 count,
                                    const source& at) {
    if (name == moving && name != 0 && count % L.extent(name) == 0) {
      for (u32 i = 0; i < Axes; ++i)
        if (t[i].name == name) return true;
    }
    text_buffer why;
    why << "advance: ";
    bool found = false;
    for (u32 i = 0; i < Axes; ++i) found |= t[i].name == name;
    if (!found) {
      why << "the tensor has no axis " << name << "; it has";
      for (u32 i = 0; i < Axes; ++i) why << ' ' << t[i].name;
    } else if (name != moving) {
      why << "along " << name << ", but the access was made to move along ";
      if (moving == 0)
        why << "no axis";
      else
        why << moving;
    } else {
      why << "along " << name << " by " << count << "; allowed are multiples of the tile's extent, "
          << L.extent(name);
    }
    k.program_draft().fail(at, why);
    return false;
  }
  /// False, and an error, if there are fewer tiles side by side.
  static constexpr bool has_tile(builder k, tiles_along tiles, u32 number, const source& at) {
    if (number < tiles.count) return true;
    k.program_draft().fail(at, text_buffer() << "tile " << number << " of " << tiles.count
                                             << " side by side; allowed are 0 to " << tiles.count - 1
                                             << ": access_of() takes tiles_along{axis, count}");
    return false;
  }
};

} // namespace kiln::tile
