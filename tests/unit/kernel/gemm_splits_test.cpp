// SPDX-License-Identifier: MIT
// The second kernel of a split product against the host: order of the sum, scales, C, bias, activations, one rounding.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/kernel/gemm/add_splits.hpp>

#include <cmath>
#include <cstring>
#include <limits>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace kernel = kiln::kernel;
namespace sim = kiln::sim;
namespace ir = kiln::ir;
using kernel::gemm_activation;

struct sizes {
  u32 m, n, splits, batch = 1;
  float beta = 0.5f;
  bool has_bias = true; ///< else it is null
};

float number(random_words& random) {
  return static_cast<float>(static_cast<i32>(random() % 257) - 128) / 32; // every type has it
}
/// Without a call that returns __bf16, which needs a runtime library function that GCC 12's does not have.
template<class T> void set(T& out, float x) {
  if constexpr (__is_same(T, __bf16)) {
    const u32 bits = __builtin_bit_cast(u32, x) >> 16;
    std::memcpy(&out, &bits, sizeof(out));
  } else {
    out = static_cast<T>(x);
  }
}
double activated(gemm_activation which, double x) {
  const double y = std::sqrt(2 / 3.14159265358979323846) * (x + 0.044715 * x * x * x);
  switch (which) {
  case gemm_activation::none: return x;
  case gemm_activation::relu: return x < 0 ? 0 : x;
  case gemm_activation::silu: return x / (1 + std::exp(-x));
  default: return x * 0.5 * (1 + std::tanh(y));
  }
}
template<class T>
constexpr double half_ulp = __is_same(T, float)    ? 0x1p-24
                            : __is_same(T, __bf16) ? 0x1p-8
                                                   : 0x1p-11;

template<class T, kernel::gemm_ending Ending, u32 Multiple> void adds(isa::arch arch, sizes s) {
  INFO(isa::facts_of(arch).name << ": " << s.m << " x " << s.n << ", " << s.splits << " splits of "
                                << s.batch);
  const ir::program p =
      compiled<T*, const f32*, const T*, const T*, const float*, const float*, i64, i64, i32, i32, i32, i32,
               i32, f32, f32>(arch, 256, kernel::add_splits<T, Ending, Multiple>);
  random_words random;
  const u32 count = s.m * s.n * s.batch;
  std::vector<float> parts(count * s.splits), rows(s.m), columns(s.n);
  std::vector<T> c(count), bias(s.n), d(count);
  for (float& x : parts) x = number(random);
  for (float& x : rows) x = number(random);
  for (float& x : columns) x = number(random);
  for (T& x : c)
    set(x, s.beta == 0 ? std::numeric_limits<float>::quiet_NaN() : number(random)); // beta 0: not read
  for (T& x : bias) set(x, number(random));
  const float alpha = 0.25f;
  const sim::result r =
      sim::run(p, {.grid = {(s.n + 255) / 256, (s.m + 3) / 4, s.batch}, .threads = 1},
               sim::buffer<T>(d.data(), d.size()), sim::buffer<const f32>(parts.data(), parts.size()),
               sim::buffer<const T>(c.data(), c.size()),
               sim::buffer<const T>(s.has_bias ? bias.data() : nullptr, s.has_bias ? bias.size() : 0),
               sim::buffer<const float>(rows.data(), rows.size()),
               sim::buffer<const float>(columns.data(), columns.size()), static_cast<i64>(s.m * s.n),
               static_cast<i64>(s.m * s.n), static_cast<i32>(s.m), static_cast<i32>(s.n),
               static_cast<i32>(s.n), static_cast<i32>(s.n), static_cast<i32>(s.splits), alpha, s.beta);
  const text_buffer text = r.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(r.ok);
  double worst = 0;
  for (u32 i = 0; i < count; ++i) {
    const u32 row = i / s.n % s.m, column = i % s.n;
    float sum = 0; // in the kernel's order, exact here: sums of 128ths below 2^17
    for (u32 split = 0; split < s.splits; ++split) sum += parts[split * count + i];
    double x = static_cast<double>(sum) * (Ending.has_alpha ? static_cast<double>(alpha) : 1);
    if (Ending.has_row_scales) x *= static_cast<double>(rows[row]);
    if (Ending.has_column_scales) x *= static_cast<double>(columns[column]);
    double magnitude = std::abs(x);
    const auto add = [&](double more) { x += more, magnitude += std::abs(more); };
    if (Ending.has_c && s.beta != 0) add(static_cast<double>(s.beta) * static_cast<double>(c[i]));
    if (Ending.has_bias && s.has_bias) add(static_cast<double>(bias[column]));
    const double expected = activated(Ending.activation, x);
    const double of_function =
        Ending.activation == gemm_activation::none ? 0 : 70 * 0x1p-23 * std::abs(expected);
    const double allowed =
        half_ulp<T> * std::abs(expected) * 1.01 + 8 * 0x1p-24 * magnitude + of_function + 1e-30;
    worst = std::max(worst, std::abs(static_cast<double>(d[i]) - expected) / allowed);
  }
  CHECK(worst <= 1);
}

constexpr kernel::gemm_ending nothing{}, without_alpha{.has_alpha = false},
    whole{.activation = gemm_activation::silu,
          .has_c = true,
          .has_bias = true,
          .has_row_scales = true,
          .has_column_scales = true},
    with_relu{.activation = gemm_activation::relu, .has_bias = true},
    with_gelu{.activation = gemm_activation::gelu, .has_c = true};

} // namespace

TEST_CASE("parts of a split product are added in order", "[gemm]") {
  for (const isa::arch arch : all_archs) {
    adds<float, nothing, 4>(arch, {3, 260, 1});
    adds<float, without_alpha, 1>(arch, {3, 20, 2});
    adds<__bf16, nothing, 1>(arch, {5, 33, 9});
    adds<__bf16, whole, 8>(arch, {7, 264, 3, 2});
    adds<__bf16, whole, 8>(arch, {7, 264, 16, 2, 0.0f});
    adds<_Float16, with_relu, 2>(arch, {2, 70, 8});
    adds<_Float16, with_relu, 2>(arch, {.m = 2, .n = 70, .splits = 3, .has_bias = false});
    adds<_Float16, with_gelu, 4>(arch, {9, 300, 5, 3, -0.0f});
    adds<float, whole, 1>(arch, {4, 257, 2});
  }
}
