// SPDX-License-Identifier: MIT
// Small integers: every product and sum is exact in fp32, so each result has one right bit pattern.
#include <kiln/compile/kernel.hpp>
#include <kiln/kernel/gemm.hpp>
#include <kiln/sim.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

using namespace kiln;

namespace {

constexpr kernel::gemm_shape tall{.columns = 192,
                                  .depth = 64,
                                  .tile = 16,
                                  .wave_rows = 64,
                                  .wave_columns = 32,
                                  .waves_down = 1,
                                  .waves_across = 2,
                                  .parts = 4,
                                  .band = 2};
constexpr kernel::gemm_shape wide{.columns = 128,
                                  .depth = 160,
                                  .tile = 32,
                                  .wave_rows = 32,
                                  .wave_columns = 64,
                                  .waves_down = 2,
                                  .waves_across = 2};
constexpr kernel::gemm_shape whole{.columns = 256, .depth = 64, .tile = 16},
    whole_32{.columns = 256, .depth = 64, .tile = 32};

/// Conversion to bf16 needs a runtime library function that GCC 12's does not have.
template<class T> u16 bits_of(float x) {
  if constexpr (std::is_same_v<T, __bf16>)
    return static_cast<u16>(emit::bfloat_bits(x));
  else
    return __builtin_bit_cast(u16, static_cast<_Float16>(x));
}
template<class T> float value_of(u16 bits) {
  if constexpr (std::is_same_v<T, __bf16>)
    return __builtin_bit_cast(float, static_cast<u32>(bits) << 16);
  else
    return static_cast<float>(__builtin_bit_cast(_Float16, bits));
}

/// A matrix of integers; `special`, if not 0, takes the place of element (1, 1).
template<class T> std::vector<u16> integers(u32 rows, u32 columns, int largest, float special) {
  std::mt19937 random(rows * 31 + columns);
  std::uniform_int_distribution<int> number(-largest, largest);
  std::vector<u16> m(u64{rows} * columns);
  for (u16& x : m) x = bits_of<T>(static_cast<float>(number(random)));
  if (special != 0 && rows > 1) m[columns + 1] = bits_of<T>(special);
  return m;
}

template<class T> sim::buffer<const T> input(const std::vector<u16>& m) {
  return {reinterpret_cast<const T*>(m.data()), static_cast<u32>(m.size())};
}

template<class T, kernel::gemm_shape Shape> void compare(isa::arch arch, u32 rows, float special = 0) {
  CAPTURE(isa::facts_of(arch).name, rows, special, Shape.tile);
  const auto compiled = compile::compile_kernel<kernel::gemm<T, Shape>, block_size<Shape.work_items()>>(arch);
  const auto message = compiled.error.message();
  INFO(std::string(message.data(), message.size()));
  REQUIRE(!compiled.error.raised);
  // bf16: sums far beyond 8 bits, ties among them. fp16: far beyond 11.
  const auto a = integers<T>(rows, Shape.depth, 37, special),
             b = integers<T>(Shape.columns, Shape.depth, 91, 0);
  std::vector<u16> c(u64{rows} * Shape.columns, 0xdead);
  const auto result =
      sim::run(compiled.program, {.grid = {static_cast<u32>(Shape.workgroups(rows))}, .threads = 1},
               sim::buffer<T>(reinterpret_cast<T*>(c.data()), static_cast<u32>(c.size())), input<T>(a),
               input<T>(b), static_cast<i32>(rows));
  const auto text = result.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(result.ok);
  u64 conflicts = 0;
  for (const sim::memory_counters& m : result.counters.memory) conflicts += m.lds_conflict_cycles;
  if (arch != isa::arch::gfx90a) CHECK(conflicts == 0);
  u32 ties = 0;
  for (u32 m = 0; m < rows; ++m)
    for (u32 n = 0; n < Shape.columns; ++n) {
      float exact = 0;
      for (u32 k = 0; k < Shape.depth; ++k)
        exact += value_of<T>(a[u64{m} * Shape.depth + k]) * value_of<T>(b[u64{n} * Shape.depth + k]);
      const u16 got = c[u64{m} * Shape.columns + n], expected = bits_of<T>(exact);
      ties += (__builtin_bit_cast(u32, exact) & 0xffff) == 0x8000;
      INFO(m << ", " << n << ": " << exact);
      if (std::isnan(exact))
        REQUIRE(std::isnan(value_of<T>(got)));
      else
        REQUIRE(got == expected);
    }
  if (std::is_same_v<T, __bf16> && rows > 32) CHECK(ties > 0);
}

} // namespace

TEMPLATE_TEST_CASE("gemm", "", __bf16, _Float16) {
  const auto arch = GENERATE(isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950);
  for (const u32 rows : {1u, 63u, 64u, 300u}) {
    compare<TestType, tall>(arch, rows);
    compare<TestType, wide>(arch, rows);
  }
  compare<TestType, whole>(arch, 257);
  compare<TestType, whole_32>(arch, 257);
  compare<TestType, tall>(arch, 5, std::numeric_limits<float>::infinity());
  compare<TestType, wide>(arch, 5, std::numeric_limits<float>::quiet_NaN());
}

TEST_CASE("gemm of no rows") {
  CHECK(whole.workgroups(0) == 0);
  CHECK(whole.workgroups(1) == 1);
  CHECK(tall.workgroups(65) == 6);
}
