// SPDX-License-Identifier: MIT
#include <kiln/compile/kernel.hpp>
#include <kiln/kernel/gemv.hpp>
#include <kiln/sim.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <cmath>
#include <cstring>
#include <random>
#include <string>
#include <vector>

using namespace kiln;

namespace {

struct sizes {
  int rows, columns, batch;
  bool bias;
};

/// Conversion to bf16 needs a runtime library function that GCC 12's does not have; without optimisation so does returning it.
template<class T> void set_rounded(T& to, float x) {
  if constexpr (std::is_same_v<T, __bf16>) {
    const u16 bits = static_cast<u16>(emit::bfloat_bits(x));
    std::memcpy(&to, &bits, sizeof bits);
  } else {
    to = static_cast<T>(x);
  }
}

/// Largest error, in units of what rounding the result to T and the sums in fp32 may cost.
template<class T, u32 Batch> double largest_error(isa::arch arch, const sizes& s) {
  const auto compiled = compile::compile_kernel<kernel::gemv<T, Batch>, block_size<256>>(arch);
  const auto message = compiled.error.message();
  INFO(std::string(message.data(), message.size()));
  REQUIRE(!compiled.error.raised);
  std::mt19937 random(static_cast<unsigned>(s.rows * 31 + s.columns * 7 + s.batch));
  std::uniform_real_distribution<float> number(-1, 1);
  const auto fill = [&](int n) {
    std::vector<T> v(static_cast<std::size_t>(n));
    for (T& x : v) set_rounded(x, number(random));
    return v;
  };
  auto a = fill(s.rows * s.columns), x = fill(s.batch * s.columns), bias = fill(s.bias ? s.rows : 0);
  std::vector<T> y(static_cast<std::size_t>(s.rows * s.batch));
  const auto result =
      sim::run(compiled.program,
               {.grid = {static_cast<u32>(s.rows + 15) / 16, static_cast<u32>(s.batch + Batch - 1) / Batch}},
               sim::buffer<T>(y.data(), y.size()), sim::buffer<const T>(a.data(), a.size()),
               sim::buffer<const T>(x.data(), x.size()), sim::buffer<const T>(bias.data(), bias.size()),
               s.rows, s.columns, s.batch);
  const auto text = result.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(result.ok);
  const double half_ulp = sizeof(T) == 4 ? 0x1p-24 : std::is_same_v<T, __bf16> ? 0x1p-8 : 0x1p-11;
  double largest = 0;
  for (int v = 0; v < s.batch; ++v)
    for (int m = 0; m < s.rows; ++m) {
      double expected = s.bias ? static_cast<double>(bias[m]) : 0, magnitude = std::abs(expected);
      for (int n = 0; n < s.columns; ++n) {
        const double product =
            static_cast<double>(a[m * s.columns + n]) * static_cast<double>(x[v * s.columns + n]);
        expected += product, magnitude += std::abs(product);
      }
      const double allowed = half_ulp * std::abs(expected) * 1.01 + magnitude * s.columns * 0x1p-24;
      const double error = std::abs(static_cast<double>(y[v * s.rows + m]) - expected);
      largest = std::max(largest, error / (allowed + 1e-30));
    }
  return largest;
}

} // namespace

TEMPLATE_TEST_CASE("gemv", "", float, _Float16, __bf16) {
  const auto arch = GENERATE(isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950);
  const auto s =
      GENERATE(sizes{128, 4, 1, false}, sizes{1, 1, 1, true}, sizes{17, 8, 1, true}, sizes{33, 520, 3, false},
               sizes{16, 4096, 1, true}, sizes{5, 2047, 5, true}, sizes{48, 1000, 8, true});
  CAPTURE(isa::facts_of(arch).name, s.rows, s.columns, s.batch);
  CHECK(largest_error<TestType, 1>(arch, s) <= 1);
  CHECK(largest_error<TestType, 4>(arch, s) <= 1);
}
