// SPDX-License-Identifier: MIT
// Random statements whose indices passes take apart: sums, differences, rows of matrices, variables of loops.
#pragma once

#include "random_statement.hpp"

namespace kiln::fuzz {

/// Loads of the input's words.
class index_writer : protected statement_writer {
protected:
  using statement_writer::statement_writer;

  /// Elements at sums and differences, of which ranges tell something: in loops, under conditions, before the pointer too.
  void index() {
    auto at = k_.vgpr<i32>(as<i32>(pick(vectors_) & 63));
    const int c = static_cast<int>(random_.below(input_words / 2));
    switch (random_.below(12)) {
    case 6: return matrix_index(at);
    case 7: return matrix_index_in_loop(at);
    case 8: return variable_index(at);
    case 9: return moving_base(at);
    case 10: return index_of_some_lanes(at);
    case 11: return waterfall();
    case 0: return keep(vectors_, in_[at + c] + in_[at + c + 1]);
    case 1: return keep(vectors_, (in_ + 64)[at - static_cast<int>(random_.below(64))] + in_[at * 2 + 3]);
    case 2: return keep(vectors_, in_[k_.thread_idx.x / 4 + c] ^ in_[k_.thread_idx.x % 16 + at]);
    case 3: { // of either sign
      auto x = k_.vgpr<i32>(as<i32>(pick(vectors_)));
      return keep(vectors_, as<u32>(x / 8 + x % 32));
    }
    case 4: {
      auto sum = k_.vgpr<u32>(0);
      k_.where(at < 40, [&] { sum = in_[at + 1]; });
      return keep(vectors_, static_cast<vgpr<u32>&&>(sum));
    }
    default: {
      auto sum = k_.vgpr<u32>(0);
      auto& s = pick(scalars_);
      auto& v = pick(vectors_);
      const int first = static_cast<int>(random_.below(20)), step = 1 + static_cast<int>(random_.below(8));
      const auto body = [&](auto i) { sum += in_[i + at] * (s & 7) + (v ^ 5); };
      if (random_.one_in(2))
        k_.for_(first, first + static_cast<int>(random_.below(20)), step, body, unroll<3>);
      else
        k_.for_(first, k_.sgpr<i32>(as<i32>(s & 31)), step, body);
      return keep(vectors_, static_cast<vgpr<u32>&&>(sum));
    }
    }
  }
  /// Rows times a stride: below 63 * 7 + 15.
  void matrix_index(vgpr<i32>& at) {
    auto stride = k_.sgpr<i32>(as<i32>(pick(scalars_) & 7));
    auto row = k_.vgpr<i32>(at & 31), column = k_.vgpr<i32>(as<i32>(pick(vectors_) & 15));
    const int c = static_cast<int>(random_.below(32)), d = static_cast<int>(random_.below(32));
    auto sum = k_.vgpr<u32>(in_[(row + c) * stride + column]);
    switch (random_.below(4)) {
    case 0: sum += in_[(row + d) * stride + column + d]; break;
    case 1: sum += in_[(31 - row) * stride + column]; break;
    case 2: k_.where(row >= d, [&] { sum = sum * 3 + in_[(row - d) * stride + column + c]; }); break;
    default: sum ^= in_[row * 8 + c + stride] + in_[stride * 4 + (row + d) * 3]; break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(sum));
  }
  /// The same where parts change in a loop.
  void matrix_index_in_loop(vgpr<i32>& at) {
    auto stride = k_.sgpr<i32>(as<i32>(pick(scalars_) & 7)), base = k_.sgpr<i32>(as<i32>(pick(scalars_) & 7));
    auto column = k_.vgpr<i32>(as<i32>(pick(vectors_) & 15)), row = k_.vgpr<i32>(at & 15);
    auto sum = k_.vgpr<u32>(0);
    const int c = static_cast<int>(random_.below(8)), step = 1 + static_cast<int>(random_.below(4));
    const bool moves = random_.one_in(2);
    const auto body = [&](auto i) {
      sum = sum * 5 + in_[(base + row + c) * stride + i * 2 + column];
      if (moves)
        sum += in_[(i + row) * stride + column];
      else
        sum += in_[row * 4 + i + c] ^ in_[(row + 3 + i) * 8 + column];
    };
    k_.for_(0, k_.sgpr<i32>(as<i32>(pick(scalars_) & 15)), step, body);
    keep(vectors_, static_cast<vgpr<u32>&&>(sum));
  }
  /// Rows of one plane after another: the pointer moves, the index is that of a loop or of none.
  void moving_base(vgpr<i32>& at) {
    auto stride = k_.sgpr<i32>(as<i32>(pick(scalars_) & 7)), base = k_.sgpr<i32>(as<i32>(pick(scalars_) & 7));
    auto column = k_.vgpr<i32>(as<i32>(pick(vectors_) & 15)), row = k_.vgpr<i32>(at & 15);
    auto sum = k_.vgpr<u32>(0);
    auto plane = in_ + static_cast<int>(random_.below(16));
    const int c = static_cast<int>(random_.below(8)), apart = 1 + static_cast<int>(random_.below(16));
    const bool again = random_.one_in(2);
    const auto body = [&](auto i) {
      sum = sum * 5 + plane[(base + row + c) * stride + i + column];
      k_.per_wave([&] { plane += apart; });
      if (again) sum = sum * 3 + plane[(base + row + c) * stride + i + column];
    };
    if (random_.one_in(2))
      k_.for_(0, k_.sgpr<i32>(as<i32>(pick(scalars_) & 7)), 1, body, unroll<2>);
    else
      k_.for_(0, 7, 1, body);
    keep(vectors_, static_cast<vgpr<u32>&&>(sum));
  }
  /// An index that other lanes than those that use it have got in this iteration.
  void index_of_some_lanes(vgpr<i32>& at) {
    auto own = k_.vgpr<i32>(at & 31), made = k_.vgpr<i32>();
    auto sum = k_.vgpr<u32>(0);
    const int size = 1 << random_.below(4), c = static_cast<int>(random_.below(32));
    k_.for_(0, 3, 1, [&](auto i) {
      auto moved = k_.sgpr<i32>((i & 7) * size);
      k_.where(own >= i * 16, [&] { made = own + moved; }, without_skip);
      k_.where(own < 48 - c, [&] { sum = sum * 3 + in_[made + c]; }, without_skip);
    });
    keep(vectors_, static_cast<vgpr<u32>&&>(sum));
  }
  /// A loop over the values that lanes have, which leave it twice in each iteration.
  void waterfall() {
    auto value = k_.vgpr<u32>(pick(vectors_) & 7);
    auto sum = k_.vgpr<u32>(0), rounds = k_.vgpr<u32>(0);
    k_.while_lanes([&] { return rounds < 16u; },
                   [&] {
                     rounds += 1;
                     auto first = k_.read_first_lane(value);
                     sum += first * 5u + (value ^ 9);
                     k_.break_lanes(value == first);
                     auto next = k_.read_first_lane(value);
                     sum += next * 3u + (value ^ 9);
                     k_.break_lanes(value == next);
                   });
    keep(vectors_, static_cast<vgpr<u32>&&>(sum));
  }
  /// A variable that a loop moves up, of a number of iterations that the lanes or another one decide.
  void variable_index(vgpr<i32>& at) {
    auto i = k_.vgpr<i32>(at & 15), limit = k_.vgpr<i32>(as<i32>(pick(vectors_) & 127));
    auto sum = k_.vgpr<u32>(0);
    const int step = 1 + static_cast<int>(random_.below(40)), c = static_cast<int>(random_.below(64));
    const auto body = [&] {
      sum = sum * 7 + in_[i * 2 + c];
      i += step;
    };
    switch (random_.below(3)) {
    case 0: k_.while_lanes([&] { return i < 128; }, body); break;
    case 1: k_.while_lanes([&] { return limit > i && i < 128; }, body); break;
    default: k_.for_(0, 3, 1, [&](auto) { body(); }); break;
    }
    keep(vectors_, static_cast<vgpr<u32>&&>(sum));
  }
};

} // namespace kiln::fuzz
