// SPDX-License-Identifier: MIT
// Rows of f32 of any length as e4m3, with a scale for each row: q[i] * scale is in[i], rounded. The largest magnitude becomes
// the largest number of the format: FNUZ's 240 on gfx942, OCP's 448 on gfx950. gfx90a has no instruction for either, and writes
// FNUZ's by integers. The scale is at least 1e-36, so that of a row of zeros is that. A NaN becomes a NaN and leaves the scale
// as it is; an infinity makes an infinite scale. A workgroup takes a row.
#include "run.hpp"

#include <cmath>
#include <cstdint>

using namespace kiln::dsl;

constexpr int lanes = 256;
constexpr float least_scale = 1e-36f;

constexpr void quantise(builder k, arg<unsigned char*> q, arg<float*> scale, arg<const float*> in,
                        arg<int> columns) {
  k.assume(columns <= 1 << 28); // 32-bit offsets in a row
  auto row = multiply_wide(k.block_idx.x, columns);
  auto x = in + row;
  auto codes = q + row;
  auto for_each = [&](auto body) {
    auto i = k.vgpr<i32>(k.thread_idx.x);
    k.while_lanes([&] { return i < columns; },
                  [&] {
                    body(i);
                    i += lanes;
                  });
  };

  auto largest = k.vgpr<f32>(0);
  for_each([&](auto& i) { largest = max(largest, abs(x[i])); });
  auto most = k.vgpr<f32>(workgroup_reduce<combine::max>(k, largest));
  const double end = largest_number<fp8>(k.arch());
  auto step = max(most * (1 / end), least_scale), factor = 1 / step;
  for_each([&](auto& i) {
    if (k.arch() == isa::arch::gfx90a)
      codes[i] = encode_float8<float8::e4m3_fnuz, overflow::saturate>(x[i] * factor);
    else
      codes[i] = as<u32>(convert<fp8, overflow::saturate>(x[i] * factor));
  });
  k.where(k.thread_idx.x == 0, [&] { scale[k.block_idx.x] = step; });
}

KILN_KERNEL(quantise, block_size<lanes>);

/// The number of a code.
double number_of(std::uint8_t code, bool is_ocp) {
  const int exponent = code >> 3 & 15, fraction = code & 7, bias = is_ocp ? 7 : 8;
  if (is_ocp ? (code & 0x7f) == 0x7f : code == 0x80) return std::nan("");
  const double magnitude =
      exponent ? std::ldexp(8 + fraction, exponent - bias - 3) : std::ldexp(fraction, 1 - bias - 3);
  return code & 0x80 ? -magnitude : magnitude;
}
/// The distance of the format's numbers at x.
double step_at(double x, bool is_ocp) {
  const int least = is_ocp ? -6 : -7;
  return std::ldexp(1.0, std::max(x == 0 ? least : std::ilogb(x), least) - 3);
}

int main() {
  constexpr int rows = 4;
  int wrong = 0, count = 0;
  for (const int n : {1, 63, 64, 65, 255, 257, 1023, 1025})
    for (const auto arch : example::architectures()) {
      const bool is_ocp = arch == kiln::isa::arch::gfx950;
      example::array<float> in(rows * n), scale(rows);
      example::array<unsigned char> q(rows * n);
      for (int i = 0; i < rows * n; ++i)
        in[i] = std::ldexp(static_cast<float>(i * 37 % 1001 - 500), -(i % 11));
      for (int i = 0; i < n; ++i) in[i] = 0;                    // row 0
      for (int i = 0; i < n; i += 5) in[n + i] = std::nanf(""); // row 1
      for (int i = 0; i < n; ++i) in[2 * n + i] *= 1e-30f;      // row 2
      example::run_on<quantise>(arch, {.grid = {rows}, .quiet = true}, q, scale, in, n);
      for (int r = 0; r < rows; ++r) {
        double largest = 0;
        for (int i = 0; i < n; ++i) largest = std::fmax(largest, std::fabs(in[r * n + i]));
        const double expected = std::fmax(largest / (is_ocp ? 448 : 240), least_scale);
        wrong += !(std::fabs(scale[r] - expected) <= 2e-7 * expected);
        for (int i = 0; i < n; ++i, ++count) {
          const double x = in[r * n + i], got = number_of(q[r * n + i], is_ocp), exact = x / expected;
          // Half a step, and the f32's errors.
          wrong += std::isnan(x)
                       ? !std::isnan(got)
                       : !(std::fabs(got - exact) <= 0.5 * step_at(exact, is_ocp) + 4e-7 * std::fabs(exact));
        }
      }
    }
  return example::report("rows as e4m3 with a scale, numbers", wrong == 0, count);
}
