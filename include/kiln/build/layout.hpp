// SPDX-License-Identifier: MIT
// Row-major arrays of any rank: byte offsets of coordinates, numbers folded.
#pragma once

#include <kiln/build/byte_offset.hpp>

namespace kiln {

/// An array of `Extents` elements of type M, the last dimension contiguous. `layout<f32, 16, 64>::at(row, column)` is the
/// element's offset for a buffer; fewer coordinates give the begin of a part. Numbers are checked against the extents.
template<build::MemoryType M, u32... Extents> struct layout {
  static constexpr u32 rank = sizeof...(Extents);
  static constexpr u32 extents[rank] = {Extents...};
  static constexpr u64 bytes = u64{build::memory_type<M>::bytes} * (u64{1} * ... * Extents);

  /// Bytes from one index of a dimension to the next.
  static constexpr u64 stride(u32 dimension) {
    u64 s = build::memory_type<M>::bytes;
    for (u32 d = rank; d-- > dimension + 1;) s *= extents[d];
    return s;
  }

  /// Adds the coordinates' bytes to `sum`; false (and an error) if a number is out of range.
  template<class... C>
  static constexpr bool add(build::arithmetic& k, build::offset_sum& sum, const C&... coordinates) {
    static_assert(sizeof...(C) <= rank, "more coordinates than dimensions");
    const build::offset_part* const list[sizeof...(C) + 1] = {&coordinates..., nullptr};
    for (u32 d = 0; d < sizeof...(C); ++d) {
      const build::offset_part& c = *list[d];
      if (c.is_constant() && (c.integer < 0 || c.integer >= extents[d])) {
        k.fail(c.where, text_buffer{} << "coordinate " << c.integer << " of dimension " << d
                                      << " is out of range; allowed range is 0.." << extents[d] - 1);
        return false;
      }
      sum.add(k, c, static_cast<i64>(stride(d)));
    }
    return true;
  }

  template<class K, class... C>
  static constexpr byte_offset at(K& k, const build::offset_part& first, C&&... rest) {
    build::offset_sum sum;
    add(k, sum, first, build::offset_part(static_cast<C&&>(rest), first.where)...);
    return byte_offset(sum);
  }
};

} // namespace kiln
