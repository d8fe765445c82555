// SPDX-License-Identifier: MIT
// gelu by the error function.
#pragma once

#include <kiln/author/values/absolute.hpp>
#include <kiln/author/values/exponential.hpp>
#include <kiln/author/values/roots.hpp>

namespace kiln::kernel {

/// x (1 + erf(x / sqrt(2))) / 2. erfc(z) = t exp(p(t) - z^2) with t = 1 / (1 + z / 2), by the polynomial of W. H. Press et
/// al., Numerical Recipes, 6.2.2, whose relative error is below 1.2e-7 for all z >= 0. Below 0 the relative error of the result
/// grows with z^2, to 1e-5 at -10. 25 instructions, and numbers in registers.
constexpr author::vector_of<f32> exact_gelu(const author::lane_value<f32>& value) {
  const author::lines_of_call call(*value.d, value.where);
  constexpr f64 factors[] = {0.17087277,  -0.82215223, 1.48851587, -1.13520398, 0.27886807,
                             -0.18628806, 0.09678418,  0.37409196, 1.00002368,  -1.26551223};
  constexpr f64 log2_e = 1.44269504088896340736, half_root = 0.70710678118654752440;
  const auto x = value.in_lanes();
  const auto t = author::fast_rcp(author::vector_of<f32>(abs(x)) * (half_root / 2) + 1.0f);
  auto power = t * (factors[0] * log2_e) + factors[1] * log2_e;
  for (u32 i = 2; i < 10; ++i) power = power * t + factors[i] * log2_e;
  const auto half = t * author::fast_exp2(x * x * (-0.5 * log2_e) + power) * 0.5f; // erfc(|x| / sqrt(2)) / 2
  return x * author::select(x < 0.0f, half, 1.0f - half);
}

} // namespace kiln::kernel
