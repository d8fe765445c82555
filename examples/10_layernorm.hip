// SPDX-License-Identifier: MIT
// LayerNorm of x + r in bf16, rows of 2,048: h = x + r, y = (h - mean) / sqrt(variance + epsilon) * weight. A workgroup takes
// a row. Sums are in f32, of h before it is rounded to bf16.
#include "run.hpp"

#include <cmath>
#include <cstdint>

using namespace kiln::dsl;

constexpr int columns = 2048, of_lane = 8, lanes = columns / of_lane;

constexpr void layernorm(builder k, arg<__bf16*> y, arg<__bf16*> h, arg<const __bf16*> x,
                         arg<const __bf16*> r, arg<const __bf16*> weight, arg<float> epsilon) {
  auto first = k.vgpr<i32>(k.thread_idx.x * of_lane);
  auto row = k.block_idx.x * columns;
  auto value = convert<f32>((x + row).load<of_lane>(first)),
       residual = convert<f32>((r + row).load<of_lane>(first));
  auto factor = convert<f32>(weight.load<of_lane>(first));

  auto sum = k.vgpr<f32>(0), squares = k.vgpr<f32>(0);
  value += residual;
  for (int i = 0; i < of_lane; ++i) sum += value[i];
  (h + row).store(first, convert<bf16x2>(value));
  auto mean = k.vgpr<f32>(workgroup_reduce<combine::sum>(k, sum) * (1.0f / columns));
  value -= mean;
  for (int i = 0; i < of_lane; ++i) squares += value[i] * value[i];
  auto variance = workgroup_reduce<combine::sum>(k, squares) * (1.0f / columns);
  auto scale = rsqrt(variance + epsilon);
  value *= scale;
  value *= factor;
  (y + row).store(first, convert<bf16x2>(value));
}

KILN_KERNEL(layernorm, block_size<lanes>);

/// To nearest even. The host's compiler has no conversion to __bf16 without a library.
__bf16 bf16_of(double x) {
  const auto bits = __builtin_bit_cast(std::uint32_t, static_cast<float>(x));
  return __builtin_bit_cast(__bf16, static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16));
}
/// One step of bf16 (8 bits) at a number.
double step(double x) { return std::ldexp(1.0, std::ilogb(std::fmax(std::fabs(x), 1e-30)) - 7); }

int main() {
  constexpr float epsilon = 1e-5f;
  int wrong = 0, count = 0;
  for (const int rows : {1, 3}) {
    const int n = rows * columns;
    example::array<__bf16> y(n), h(n), x(n), r(n), weight(columns);
    for (int i = 0; i < n; ++i) {
      x[i] = bf16_of(i * 29 % 211 / 16.0 - 5);
      r[i] = bf16_of(i * 31 % 97 / 32.0 + i / columns * 100);
    }
    for (int i = 0; i < columns; ++i) weight[i] = bf16_of(i % 13 / 4.0 - 1);
    example::run<layernorm>({.grid = {rows}, .quiet = true}, y, h, x, r, weight, epsilon);
    for (int row = 0; row < rows; ++row) {
      const auto sum_at = [&](int i) {
        return double(float(x[row * columns + i])) + double(float(r[row * columns + i]));
      };
      double mean = 0, variance = 0;
      for (int i = 0; i < columns; ++i) mean += sum_at(i) / columns;
      for (int i = 0; i < columns; ++i) variance += (sum_at(i) - mean) * (sum_at(i) - mean) / columns;
      for (int i = 0; i < columns; ++i, ++count) {
        const double normal = (sum_at(i) - mean) / std::sqrt(variance + epsilon) * float(weight[i]);
        wrong += float(h[row * columns + i]) != float(bf16_of(sum_at(i)));
        // Half a step of rounding, and the f32's errors: mean is about 100 times what is left of it.
        wrong += std::fabs(float(y[row * columns + i]) - normal) > 0.501 * step(normal) + 2e-5;
      }
    }
  }
  return example::report("layernorm of x + r in bf16", wrong == 0, count);
}
