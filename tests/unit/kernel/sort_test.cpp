// SPDX-License-Identifier: MIT
#include <kiln/compile/kernel.hpp>
#include <kiln/kernel/sort.hpp>
#include <kiln/sim.hpp>

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <vector>

using namespace kiln;

namespace {

/// The documented order: NaN last, -0 before +0.
template<class T> bool less(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    return a < b;
  } else {
    const auto x = static_cast<float>(a), y = static_cast<float>(b);
    if (std::isnan(x)) return false;
    if (std::isnan(y)) return true;
    return x < y || (x == y && std::signbit(x) && !std::signbit(y));
  }
}
template<class T> bool same(T a, T b) { return !less(a, b) && !less(b, a); }

template<class T> std::vector<T> input(int n) {
  std::mt19937 random(static_cast<unsigned>(n));
  std::vector<T> v(static_cast<std::size_t>(n));
  const T special[] = {T(0),
                       T(-0.0f),
                       std::numeric_limits<T>::max(),
                       std::numeric_limits<T>::lowest(),
                       static_cast<T>(std::numeric_limits<float>::quiet_NaN()),
                       T(1),
                       static_cast<T>(INFINITY),
                       static_cast<T>(-INFINITY)};
  for (T& x : v) {
    const auto bits = random();
    const bool has_special = !std::is_integral_v<T>;
    if (bits % 4 == 0)
      x = T(static_cast<int>(bits >> 8 & 7) - 3); // equal elements
    else if (bits % 16 == 1)
      x = special[bits >> 8 & (has_special ? 7 : 1)];
    else
      std::memcpy(&x, &bits, sizeof(T)); // any bits: denormals and NaNs with a sign among them
  }
  return v;
}

std::size_t lds_instructions(const ir::program& p) {
  return static_cast<std::size_t>(std::count_if(p.code.begin(), p.code.end(), [](const ir::instruction& in) {
    return std::strncmp(isa::rows[in.row].name(), "ds_", 3) == 0;
  }));
}

template<class T, u32 Width, bool Indices>
void check(isa::arch arch, int length, int count, bool descending) {
  CAPTURE(isa::facts_of(arch).name, Width, Indices, length, count, descending);
  const auto compiled = compile::compile_kernel<kernel::sort<T, Width, Indices>, block_size<256>>(arch);
  const auto message = compiled.error.message();
  INFO(std::string(message.data(), message.size()));
  REQUIRE(!compiled.error.raised);
  if (Width <= 64) CHECK(lds_instructions(compiled.program) == 0);
  const auto in = input<T>(length * count);
  std::vector<T> out(in.size());
  std::vector<i32> index(in.size(), -1);
  const u32 sorts = kernel::sort_shape<Width>::sorts;
  const auto result =
      sim::run(compiled.program, {.grid = {(static_cast<u32>(count) + sorts - 1) / sorts}},
               sim::buffer<T>(out.data(), out.size()), sim::buffer<i32>(index.data(), index.size()),
               sim::buffer<const T>(in.data(), in.size()), length, count, descending ? 1 : 0);
  const auto text = result.text();
  INFO(std::string(text.data(), text.size()));
  REQUIRE(result.ok);
  std::size_t wrong = 0;
  for (int c = 0; c < count; ++c) {
    const T* row = in.data() + static_cast<std::ptrdiff_t>(c) * length;
    std::vector<i32> expected(static_cast<std::size_t>(length));
    std::iota(expected.begin(), expected.end(), 0);
    std::sort(expected.begin(), expected.end(), [&](i32 a, i32 b) {
      if (same(row[a], row[b])) return a < b;
      return descending ? less(row[b], row[a]) : less(row[a], row[b]);
    });
    for (int i = 0; i < length; ++i) {
      const auto at = static_cast<std::size_t>(c * length + i);
      wrong += !same(out[at], row[expected[static_cast<std::size_t>(i)]]);
      if (Indices) wrong += index[at] != expected[static_cast<std::size_t>(i)];
    }
  }
  CHECK(wrong == 0);
}

template<class T, u32 Width> void check_width(isa::arch arch) {
  const int w = static_cast<int>(Width);
  for (const bool descending : {false, true}) {
    check<T, Width, false>(arch, w, 2 * static_cast<int>(kernel::sort_shape<Width>::sorts) + 1, descending);
    check<T, Width, true>(arch, w, 3, descending);
    check<T, Width, false>(arch, w / 2 + 1, 3, descending);
    check<T, Width, true>(arch, w - 1, 2, descending);
  }
}

} // namespace

TEMPLATE_TEST_CASE("sort", "", float, i32, u32, _Float16) {
  const auto arch = GENERATE(isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950);
  check_width<TestType, 2>(arch);
  check_width<TestType, 4>(arch);
  check_width<TestType, 8>(arch);
  check_width<TestType, 16>(arch);
  check_width<TestType, 32>(arch);
  check_width<TestType, 64>(arch);
  check_width<TestType, 128>(arch);
  check_width<TestType, 256>(arch);
  check_width<TestType, 512>(arch);
  check_width<TestType, 1024>(arch);
}
