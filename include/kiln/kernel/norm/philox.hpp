// SPDX-License-Identifier: MIT
// Random numbers by their position: Philox4x32-10, and what dropout makes of them.
#pragma once

#include <kiln/author/values/convert.hpp>
#include <kiln/author/values/roots.hpp>
#include <kiln/kernel/norm/row_registers.hpp>

namespace kiln::kernel {

/// One word of a 64-bit number, in a VGPR.
template<ir::bank B> constexpr vgpr<u32> half_of(builder k, const author::handle<B, u64>& x, u32 i) {
  return k.vgpr<u32>(author::handle<B, u32>(k.program_draft(), x.first_dword() + i));
}

/// Philox4x32 with 10 rounds: four random u32 of a counter of 128 bits and a key of 64. J. K. Salmon et al., Parallel Random
/// Numbers: As Easy as 1, 2, 3, SC 2011. The lower half of the counter is each lane's, the upper half and the key are uniform.
class philox {
  static constexpr u32 first_factor = 0xD251'1F53, second_factor = 0xCD9E'8D57; // Random123, philox.h
  static constexpr u32 first_step = 0x9E37'79B9, second_step = 0xBB67'AE85;
  static constexpr u32 rounds = 10;

public:
  constexpr philox(builder b, const sgpr<u64>& key, const sgpr<u64>& upper)
      : k(b), key_(key), upper_(upper) {}

  /// Numbers `counter` * 4 to `counter` * 4 + 3 in `out`.
  constexpr void draw(const vgpr<u64>& counter, vgpr<u32> (&out)[4]) const {
    out[0] = half_of(k, counter, 0), out[1] = half_of(k, counter, 1), out[2] = half_of(k, upper_, 0),
    out[3] = half_of(k, upper_, 1);
    auto a = k.sgpr<u32>(author::handle<ir::bank::sgpr, u32>(k.program_draft(), key_.first_dword()));
    auto b = k.sgpr<u32>(author::handle<ir::bank::sgpr, u32>(k.program_draft(), key_.first_dword() + 1));
    for (u32 r = 0; r < rounds; ++r) {
      const auto x = k.vgpr<u64>(multiply_wide(out[0], first_factor)),
                 y = k.vgpr<u64>(multiply_wide(out[2], second_factor));
      out[0] = half_of(k, y, 1) ^ out[1] ^ a;
      out[1] = half_of(k, y, 0);
      out[2] = half_of(k, x, 1) ^ out[3] ^ b;
      out[3] = half_of(k, x, 0);
      a += first_step;
      b += second_step;
    }
  }

private:
  builder k;
  sgpr<u64> key_, upper_;
};

/// Arguments of dropout. Element e of a matrix without gaps is dropped if word e % 4 of Philox with key `seed` and counter
/// (e / 4, offset) is below `probability` 2^32; others are divided by 1 - probability, which is 0 to below 1.
struct dropout_arguments {
  const arg<u64>&seed, &offset;
  const arg<f32>& probability;
};

/// Dropout of pieces of rows of layout L, whose lengths are multiples of 4.
template<tile::layout L> class row_dropout {
public:
  /// Rows from `row` on, with `columns` columns.
  constexpr row_dropout(builder b, const dropout_arguments& a, const tile::uniform& row,
                        const arg<i32>& columns)
      : k(b),
        random(b, a.seed, a.offset),
        least(author::convert<u32>(k.vgpr<f32>(k.vgpr<f32>(a.probability) * 0x1p32f))),
        factor(author::rcp(1.0f - k.vgpr<f32>(a.probability))),
        lane(k.vgpr<u64>()) {
    const auto groups = k.sgpr<u32>(as<u32>(columns) >> 2); // of 4 elements in a row
    const auto first = k.sgpr<u64>(multiply_wide(k.sgpr<u32>(row.in_sgpr()), groups));
    const auto own_row = tile::coordinate_in_lanes<L>(k, 'm', source::here());
    const auto own_column = tile::coordinate_in_lanes<L>(k, 'n', source::here());
    lane = multiply_wide(own_row, groups) + widen(k.vgpr<u32>(own_column >> 2)) + first;
  }
  /// f(i, numbers) for each register i of a piece from `column` on: its numbers as f32 after dropout.
  template<class T, class F>
  constexpr void each_register(const tile::uniform& column, const tile::register_tile<T, L>& x, F f) const {
    constexpr u32 items = 1u << L.bits(tile::place::item), each = tile::numbers_each<T>;
    auto begin = k.vgpr<u64>(lane);
    if (!column.is_number())
      begin += widen(k.sgpr<u32>(column.in_sgpr() >> 2));
    else if (column.number() != 0)
      begin += u64{column.number() / 4};
    for (u32 i = 0; i < items; i += 4) {
      vgpr<u32> words[] = {k.vgpr<u32>(), k.vgpr<u32>(), k.vgpr<u32>(), k.vgpr<u32>()};
      random.draw(k.vgpr<u64>(begin + u64{tile::coordinate_of_item<L>(i, 'n') / 4}), words);
      for (u32 r = 0; r < 4 / each; ++r) {
        auto numbers = author::convert<f32>(x.registers[i / each + r]);
        if constexpr (each == 1)
          numbers = select(words[r] >= least, numbers * factor, 0.0f);
        else
          for (u32 n = 0; n < each; ++n)
            numbers[n] = select(words[r * each + n] >= least, numbers[n] * factor, 0.0f);
        f(i / each + r, numbers);
      }
    }
  }

private:
  builder k;
  philox random;
  vgpr<u32> least;
  vgpr<f32> factor;
  vgpr<u64> lane; ///< elements / 4 from the matrix's begin to the lane's first one
};

} // namespace kiln::kernel
