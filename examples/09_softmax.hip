// SPDX-License-Identifier: MIT
// out = softmax(in) of each row of f32, of any length; a workgroup takes a row. A row of -inf alone, as a mask leaves it, gives
// zeros. A NaN or +inf in a row makes NaNs of it.
#include "run.hpp"

#include <cmath>
#include <limits>

using namespace kiln::dsl;

constexpr int lanes = 256;
constexpr float inf = std::numeric_limits<float>::infinity();

constexpr void softmax(builder k, arg<float*> out, arg<const float*> in, arg<int> columns) {
  k.assume(columns <= 1 << 28); // 32-bit offsets in a row
  auto row = multiply_wide(k.block_idx.x, columns);
  auto x = in + row;
  auto y = out + row;
  auto for_each = [&](auto body) {
    auto i = k.vgpr<i32>(k.thread_idx.x);
    k.while_lanes([&] { return i < columns; },
                  [&] {
                    body(i);
                    i += lanes;
                  });
  };

  auto largest = k.vgpr<f32>(-inf);
  for_each([&](auto& i) { largest = max(largest, x[i]); });
  auto most = workgroup_reduce<combine::max>(k, largest);
  auto base = select(most == -inf, 0.0f, most); // -inf - -inf would be a NaN

  auto sum = k.vgpr<f32>(0);
  for_each([&](auto& i) { sum += exp(x[i] - base); });
  auto total = k.vgpr<f32>(workgroup_reduce<combine::sum>(k, sum));
  auto scale = select(total == 0, 0.0f, 1 / total);
  for_each([&](auto& i) { y[i] = exp(x[i] - base) * scale; });
}

KILN_KERNEL(softmax, block_size<lanes>);

int main() {
  constexpr int rows = 4;
  int wrong = 0;
  double worst = 0; // relative
  for (const int n : {1, 63, 64, 65, 255, 257, 1023, 1025}) {
    example::array<float> in(rows * n), out(rows * n);
    for (int i = 0; i < rows * n; ++i) in[i] = static_cast<float>(i * 37 % 1001) / 64 - 8;
    for (int i = 0; i < n; ++i) in[i] = -inf;                    // row 0: no number
    for (int i = 0; i < n; i += 2) in[n + i] = i ? -inf : 80.0f; // row 1: masked, and a large one
    example::run<softmax>({.grid = {rows}, .quiet = true}, out, in, n);
    for (int r = 0; r < rows; ++r) {
      double largest = -inf, sum = 0;
      for (int i = 0; i < n; ++i) largest = std::fmax(largest, in[r * n + i]);
      for (int i = 0; i < n; ++i) sum += r ? std::exp(in[r * n + i] - largest) : 0;
      for (int i = 0; i < n; ++i) {
        const double expected = r ? std::exp(in[r * n + i] - largest) / sum : 0;
        const double error = std::fabs(out[r * n + i] - expected);
        worst = std::fmax(worst, expected > 1e-30 ? error / expected : error);
        wrong += !(error <= 6e-7 * expected + 1e-38); // a NaN is wrong
      }
    }
  }
  return example::report("softmax of rows of 1 to 1025, largest relative error in 1e-9", wrong == 0,
                         worst * 1e9);
}
