// SPDX-License-Identifier: MIT
// Row-major arrays of any rank: byte offsets of coordinates, numbers folded.
#pragma once

#include <kiln/author/memory/byte_offset.hpp>

namespace kiln {

/// An array of `Extents` elements of type M, the last dimension contiguous. `layout<f32, 16, 64>::at(row, column)` is the
/// element's offset for a buffer; fewer coordinates give the begin of a part. Numbers are checked against the extents.
template<author::MemoryType M, u32... Extents> struct layout {
  static constexpr u32 rank = sizeof...(Extents);
  static constexpr u32 extents[rank] = {Extents...};
  static constexpr u64 bytes = u64{author::memory_type<M>::bytes} * (u64{1} * ... * Extents);

  /// Bytes from one index of a dimension to the next.
  static constexpr u64 stride(u32 dimension) {
    u64 s = author::memory_type<M>::bytes;
    for (u32 d = rank; d-- > dimension + 1;) s *= extents[d];
    return s;
  }

  /// Adds the coordinates' bytes to `sum`; false (and an error) if a number is out of range.
  template<class... C>
  static constexpr bool add(emit::draft& k, author::offset_sum& sum, const C&... coordinates) {
    static_assert(sizeof...(C) <= rank, "more coordinates than dimensions");
    const author::offset_part* const list[sizeof...(C) + 1] = {&coordinates..., nullptr};
    for (u32 d = 0; d < sizeof...(C); ++d) {
      const author::offset_part& c = *list[d];
      if (c.is_constant() && (c.integer < 0 || c.integer >= extents[d])) {
        k.fail(c.where, text_buffer{} << "coordinate " << c.integer << " of dimension " << d
                                      << " is out of range; allowed range is 0.." << extents[d] - 1);
        return false;
      }
      sum.add(k, c, static_cast<i64>(stride(d)));
    }
    return true;
  }

  /// The same for an element and its neighbours, for `p.at` of global memory: numbers may be negative, and the constants
  /// of unnamed sums and differences (`row - 1`) join the offset's constant part.
  template<class... C>
  static constexpr byte_offset at_signed(emit::draft& k, const author::offset_part& first, C&&... rest) {
    author::offset_part list[1 + sizeof...(C)] = {
        first, author::offset_part(static_cast<C&&>(rest), first.where)...};
    static_assert(sizeof...(C) < rank, "more coordinates than dimensions");
    author::offset_sum sum;
    for (u32 d = 0; d < 1 + sizeof...(C); ++d)
      sum.bytes += selection::take_signed_constant(k, list[d]) * static_cast<i64>(stride(d));
    for (u32 d = 0; d < 1 + sizeof...(C); ++d) {
      const author::offset_part& c = list[d];
      const i64 extent = extents[d];
      if (c.is_constant() && (c.integer <= -extent || c.integer >= extent)) {
        k.fail(c.where, text_buffer{} << "coordinate " << c.integer << " of dimension " << d
                                      << " is out of range; allowed range is " << 1 - extent << ".."
                                      << extent - 1);
        break;
      }
      sum.add(k, c, static_cast<i64>(stride(d)));
    }
    return byte_offset(sum);
  }

  template<class... C>
  static constexpr byte_offset at(emit::draft& k, const author::offset_part& first, C&&... rest) {
    author::offset_sum sum;
    add(k, sum, first, author::offset_part(static_cast<C&&>(rest), first.where)...);
    return byte_offset(sum);
  }
};

} // namespace kiln
