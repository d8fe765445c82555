// SPDX-License-Identifier: MIT
// The norm before a layer in fp8: h = x + residual in bf16, y = h / sqrt(mean of squares + epsilon) * weight as e4m3 with a
// scale for each token, in one pass over memory. FNUZ's e4m3 on gfx942, OCP's on the others.
#include "run.hpp"

#include <kiln/kernel/rmsnorm.hpp>

#include <cmath>
#include <cstdint>

namespace kernel = kiln::kernel;

constexpr kernel::norm_form layer_form{.columns = 2048, .has_residual = true, .has_fp8 = true};

KILN_KERNEL_AS(add_norm, (kernel::rmsnorm<__bf16, layer_form>), kiln::block_size<256>);

/// To nearest even. The host's compiler has no conversion to __bf16 without a library.
__bf16 rounded_bf16(float x) {
  const auto bits = __builtin_bit_cast(std::uint32_t, x);
  return __builtin_bit_cast(__bf16, static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16));
}
/// The number of a code.
double value_of_code(std::uint8_t code, bool is_fnuz) {
  const int exponent = code >> 3 & 15, fraction = code & 7, bias = is_fnuz ? 8 : 7;
  const double magnitude =
      exponent ? std::ldexp(8 + fraction, exponent - bias - 3) : std::ldexp(fraction, 1 - bias - 3);
  return code & 0x80 ? -magnitude : magnitude;
}

int main() {
  constexpr float epsilon = 1e-5f, no_dropout = 0;
  constexpr int tokens = 5, columns = 1600;
  constexpr int height = kernel::row_layout(layer_form.columns, sizeof(__bf16), layer_form.waves).extent('m');
  const unsigned long long seed = 0, offset = 0;
  int wrong = 0;
  for (const auto arch : example::architectures()) {
    const bool is_fnuz = arch == kiln::isa::arch::gfx942;
    example::array<kiln::fp8> y(tokens * columns);
    example::array<__bf16> h(tokens * columns), x(tokens * columns), residual(tokens * columns),
        weight(columns);
    example::array<float> scale(tokens), none;
    for (int i = 0; i < tokens * columns; ++i) {
      x[i] = rounded_bf16(static_cast<float>(i * 37 % 1001 - 500) / 100);
      residual[i] = rounded_bf16(static_cast<float>(i * 53 % 777 - 388) / 50);
    }
    for (int i = 0; i < columns; ++i) weight[i] = rounded_bf16(static_cast<float>(i % 16 - 3) / 8);
    example::run_on<add_norm>(arch, {.grid = {(tokens + height - 1) / height}, .quiet = true}, y, h, x,
                              residual, weight, none, scale, epsilon, tokens, columns, columns, columns,
                              columns, seed, offset, no_dropout);
    for (int t = 0; t < tokens; ++t) {
      double squares = 0, largest = 0;
      for (int i = t * columns; i < (t + 1) * columns; ++i) {
        wrong += float(h[i]) != float(rounded_bf16(float(x[i]) + float(residual[i])));
        squares += double(float(h[i])) * double(float(h[i]));
      }
      const double factor = 1 / std::sqrt(squares / columns + epsilon);
      const auto exact = [&](int i) {
        return double(float(h[t * columns + i])) * factor * double(float(weight[i]));
      };
      for (int i = 0; i < columns; ++i) largest = std::fmax(largest, std::fabs(exact(i)));
      const double expected = largest / (is_fnuz ? 240 : 448);
      wrong += !(std::fabs(scale[t] - expected) <= 1e-5 * expected);
      for (int i = 0; i < columns; ++i) {
        const double code = value_of_code(__builtin_bit_cast(std::uint8_t, y[t * columns + i]), is_fnuz),
                     value = exact(i) / expected;
        // Half a step of a code, and the f32's errors.
        const double step =
            std::ldexp(1.0, std::max(value == 0 ? -7 : std::ilogb(value), is_fnuz ? -7 : -6) - 3);
        wrong += !(std::fabs(code - value) <= 0.5 * step + 1e-5 * std::fabs(value));
      }
    }
  }
  return example::report("x + residual, normalised, as e4m3", wrong == 0, tokens * columns);
}
