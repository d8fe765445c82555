// SPDX-License-Identifier: MIT
// A layer of a network for a few tokens, y = gelu(x W^T + bias) in bf16: the library's product of few rows, which streams the
// weights W (outputs, inputs) once from memory to registers. Sums are in f32,
// here exact, and each result is rounded once.
#include "run.hpp"

#include <kiln/kernel/gemm/small_gemm.hpp>

#include <cmath>
#include <cstdint>

namespace kernel = kiln::kernel;

constexpr kernel::gemm_form form{.ending = {.activation = kernel::gemm_activation::gelu, .has_bias = true}};
constexpr kernel::small_shape shape{.rows = 32};

KILN_KERNEL_AS(layer, (kernel::small_gemm<form, shape>), kiln::block_size<shape.work_items()>);

/// The host's compiler has no conversion to __bf16 without a library; these numbers need no rounding.
__bf16 bf16_of(float x) {
  return __builtin_bit_cast(__bf16, static_cast<std::uint16_t>(__builtin_bit_cast(std::uint32_t, x) >> 16));
}
double gelu(double x) {
  return 0.5 * x * (1 + std::tanh(std::sqrt(2 / 3.14159265358979) * (x + 0.044715 * x * x * x)));
}

int main() {
  constexpr int tokens = 20, inputs = 1096, outputs = 104;
  example::array<__bf16> x(tokens * inputs), weights(outputs * inputs), bias(outputs), y(tokens * outputs);
  for (int i = 0; i < tokens * inputs; ++i) x[i] = bf16_of(static_cast<float>(i * 37 % 129 - 64) / 64);
  for (int i = 0; i < outputs * inputs; ++i)
    weights[i] = bf16_of(static_cast<float>(i * 53 % 127 - 63) / 512);
  for (int i = 0; i < outputs; ++i) bias[i] = bf16_of(static_cast<float>(i % 16 - 8) / 8);

  example::array<__bf16> c;   // beta is 0
  example::array<float> none; // no scales, no parts of a split product
  const long long of_batch = 0;
  const int split = 0;
  const float alpha = 1, beta = 0;
  const int across = int(shape.columns()), down = int(shape.rows);
  example::run<layer>({.grid = {(outputs + across - 1) / across, (tokens + down - 1) / down}}, y, x, weights,
                      c, bias, none, none, none, of_batch, of_batch, of_batch, of_batch, tokens, outputs,
                      inputs, outputs, inputs, inputs, outputs, split, alpha, beta);

  int wrong = 0;
  for (int t = 0; t < tokens; ++t)
    for (int o = 0; o < outputs; ++o) {
      double sum = static_cast<double>(bias[o]), magnitude = std::fabs(sum);
      for (int i = 0; i < inputs; ++i) {
        const double product =
            static_cast<double>(x[t * inputs + i]) * static_cast<double>(weights[o * inputs + i]);
        sum += product, magnitude += std::fabs(product);
      }
      const double expected = gelu(sum), got = static_cast<double>(y[t * outputs + o]);
      // Half a step of bf16, and what sums in f32 and gelu may add.
      const double allowed = std::fabs(expected) * 0x1p-8 + magnitude * inputs * 0x1p-24 + 1e-6;
      wrong += !(std::fabs(got - expected) <= allowed);
    }
  return example::report("y = gelu(x W^T + bias)", wrong == 0, tokens * outputs);
}
