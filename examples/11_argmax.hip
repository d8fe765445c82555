// SPDX-License-Identifier: MIT
// The largest number of each row of f32 and where it stands; of equal ones the first. A workgroup takes a row. A NaN counts as
// -inf.
#include "run.hpp"

#include <cmath>
#include <limits>

using namespace kiln::dsl;

constexpr int lanes = 256;
constexpr float inf = std::numeric_limits<float>::infinity();

constexpr void argmax(builder k, arg<float*> value, arg<int*> index, arg<const float*> in, arg<int> columns) {
  k.assume(columns <= 1 << 28); // 32-bit offsets in a row
  auto x = in + multiply_wide(k.block_idx.x, columns);
  auto i = k.vgpr<i32>(k.thread_idx.x), at = k.vgpr<i32>(k.thread_idx.x);
  auto largest = k.vgpr<f32>(-inf);
  k.while_lanes([&] { return i < columns; },
                [&] {
                  auto here = k.vgpr<f32>(x[i]);
                  auto is_larger = here > largest;
                  at = select(is_larger, i, at);
                  largest = select(is_larger, here, largest);
                  i += lanes;
                });
  auto first = workgroup_reduce<combine::max>(k, with_index(largest, at));
  k.where(k.thread_idx.x == 0, [&] {
    value[k.block_idx.x] = first.value;
    index[k.block_idx.x] = first.index;
  });
}

KILN_KERNEL(argmax, block_size<lanes>);

int main() {
  constexpr int rows = 5;
  int wrong = 0, sizes = 0;
  for (const int n : {1, 63, 64, 65, 255, 257, 1023, 1025}) {
    example::array<float> in(rows * n), value(rows);
    example::array<int> index(rows);
    for (int i = 0; i < rows * n; ++i) in[i] = static_cast<float>(i * 37 % 53) - 60; // many equal ones
    for (int i = 0; i < n; ++i) in[i] = -inf;                     // row 0: the first of -inf
    in[2 * n - 1] = 1;                                            // row 1: the last
    for (int i = 0; i < n; i += 3) in[2 * n + i] = std::nanf(""); // row 2: NaNs between
    in[3 * n + n / 2] = in[4 * n - 1] = inf;                      // row 3: +inf twice
    example::run<argmax>({.grid = {rows}, .quiet = true}, value, index, in, n);
    for (int r = 0; r < rows; ++r) {
      int at = 0;
      const auto number = [&](int i) { return std::isnan(in[r * n + i]) ? -inf : in[r * n + i]; };
      for (int i = 1; i < n; ++i)
        if (number(i) > number(at)) at = i;
      wrong += index[r] != at || value[r] != number(at);
    }
    ++sizes;
  }
  return example::report("largest of rows of 1 to 1025, sizes", wrong == 0, sizes);
}
