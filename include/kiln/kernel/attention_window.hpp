// SPDX-License-Identifier: MIT
// Which keys the queries of a workgroup see.
#pragma once

#include <kiln/author/dsl.hpp>
#include <kiln/tile/memory/thread_map.hpp>

namespace kiln::kernel {

/// A coordinate of each lane's first item.
constexpr vgpr<u32> attention_coordinate(builder k, const tile::layout& l, char name) {
  const tile::bit_map map = tile::of_thread(l, k.program().work_items());
  return tile::apply(k, tile::outputs_of(map, l.first_bit(name), l.bits(name)), as<u32>(k.thread_idx.x));
}

/// Keys that some query of a workgroup sees, that all of them see, and that the lane's query sees. Query i is beside key i +
/// keys - queries. It sees keys from `left` before that to `right` after it; a negative bound is open. Bounds above 2^30
/// count as 2^30, which is as far as all of fewer than 2^29 queries and keys.
struct attention_window {
  sgpr<i32> begin, end;
  sgpr<i32> all_begin, all_end;
  vgpr<i32> own_first, own_last;

  /// `height`: queries of the workgroup, from first_query on. `query`: the lane's.
  constexpr attention_window(builder k, const sgpr<i32>& queries, const sgpr<i32>& keys,
                             const sgpr<i32>& first_query, const vgpr<i32>& query, const arg<i32>& left,
                             const arg<i32>& right, u32 height)
      : begin(k.sgpr<i32>(0)),
        end(k.sgpr<i32>(keys)),
        all_begin(k.sgpr<i32>(0)),
        all_end(k.sgpr<i32>(keys)),
        own_first(k.vgpr<i32>(0)),
        own_last(k.vgpr<i32>(keys - 1)) {
    const i32 rows = static_cast<i32>(height);
    const auto diagonal = k.sgpr<i32>(keys - queries), first = k.sgpr<i32>(first_query + diagonal);
    // clang's bytecode interpreter captures no reference parameters
    const auto *const bound_left = &left, *const bound_right = &right;
    const auto* const all_keys = &keys;
    const auto own = k.vgpr<i32>(query + diagonal);
    constexpr i32 far = 1 << 30; // sums with it do not overflow
    k.if_(right >= 0, [&] {
      const auto after = k.sgpr<i32>(min(*bound_right, far));
      end = max(min(*all_keys, first + after + rows), 0);
      all_end = min(*all_keys, first + after + 1);
      own_last = min(own + after, own_last);
    });
    k.if_(left >= 0, [&] {
      const auto before = k.sgpr<i32>(min(*bound_left, far));
      begin = max(first - before, 0);
      all_begin = first - before + (rows - 1);
      own_first = max(own - before, 0);
    });
    k.if_(first_query >= queries, [&] { end = 0; });
  }
};

} // namespace kiln::kernel
