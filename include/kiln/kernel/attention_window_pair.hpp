// SPDX-License-Identifier: MIT
// What a lane's two queries of attention see, and where a tile of keys stands in that.
#pragma once

#include <kiln/kernel/attention_sequence.hpp>
#include <kiln/kernel/attention_softmax.hpp>
#include <kiln/kernel/attention_window.hpp>
#include <kiln/tile/registers/register_tile.hpp>

namespace kiln::kernel {

/// Of waves of 64 queries, whose halves are 32 apart: a lane has a query of each, and the first half of its items of Scores is
/// that of the lower query.
template<tile::layout Scores> class attention_window_pair {
  static constexpr i32 tile_keys = static_cast<i32>(Scores.extent('m'));
  static constexpr f32 inf = attention_softmax::inf;
  builder k;
  attention_window low, high;

  static constexpr attention_window window_of(builder b, const attention_sequence& s, const sgpr<i32>& first,
                                              const vgpr<i32>& own_row, i32 row, const arg<i32>& left,
                                              const arg<i32>& right, u32 height) {
    return {b, s.queries, s.keys, first, b.vgpr<i32>(own_row + row + first), left, right, height};
  }

public:
  sgpr<i32> at, end; ///< keys of the sequence: of the tile, and of the window

private:
  sgpr<i32> inside; ///< negative where some query does not see all keys of the tile

public:
  /// `height` queries of a workgroup from `first` on, of which the lane's lower one is `own_row`.
  constexpr attention_window_pair(builder b, const attention_sequence& s, const sgpr<i32>& first,
                                  const vgpr<i32>& own_row, const arg<i32>& left, const arg<i32>& right,
                                  u32 height)
      : k(b),
        low(window_of(b, s, first, own_row, 0, left, right, height)),
        high(window_of(b, s, first, own_row, 32, left, right, height)),
        at(b.sgpr<i32>(low.begin & -tile_keys)),
        end(b.sgpr<i32>(low.end)),
        inside(b.sgpr<i32>(0)) {}

  /// Before mask(), for the tile `at`.
  constexpr void look() { inside = (at - low.all_begin) | (low.all_end - tile_keys - at); }
  /// Scores of keys that a query does not see become -inf, and `then()` follows, where there may be some. `own_key` is the key
  /// of the lane's first score in a tile.
  template<class Then>
  constexpr void mask(tile::register_tile<f32, Scores>& scores, const vgpr<i32>& own_key, Then then) const {
    constexpr u32 half = tile::register_tile<f32, Scores>::items / 2;
    auto* const all = &scores;
    const auto* const own = &own_key; // clang's bytecode interpreter captures no reference parameters
    k.if_(inside < 0, [&] {
      const auto key = k.vgpr<i32>(*own + at);
      k.if_(low.all_end - tile_keys < at, [&] {
        const auto last = k.vgpr<i32>(low.own_last - key), high_last = k.vgpr<i32>(high.own_last - key);
        for (u32 i = 0; i < 2 * half; ++i)
          all->registers[i] = select((i < half ? last : high_last) >= key_of(i), all->registers[i], -inf);
      });
      k.if_(at < low.all_begin, [&] {
        const auto from = k.vgpr<i32>(low.own_first - key), high_from = k.vgpr<i32>(high.own_first - key);
        for (u32 i = 0; i < 2 * half; ++i)
          all->registers[i] = select((i < half ? from : high_from) <= key_of(i), all->registers[i], -inf);
      });
      then();
    });
  }

private:
  static constexpr i32 key_of(u32 score) {
    return static_cast<i32>(Scores.coordinate(Scores.element(score, 0), 'm'));
  }
};

} // namespace kiln::kernel
