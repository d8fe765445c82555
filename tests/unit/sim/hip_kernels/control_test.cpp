// SPDX-License-Identifier: MIT
// control.hip against the same algorithms on the host.
#include "harness.hpp"

#include <algorithm>
#include <numeric>

#pragma STDC FP_CONTRACT OFF

using namespace kiln;
using namespace kiln::hip_test;

namespace {

constexpr u32 n = 300;

/// Runs a kernel of (out, inputs..., n) on each target and compares each element with expected(i).
template<class F>
void check(const char* name, F expected, const std::vector<std::vector<u32>>& inputs, u32 each = 1) {
  for (const char* target : targets) {
    std::vector<u32> out(n * each, 0xdeadbeef);
    kernel k("control", target, name);
    k.shape(3, 128).buffer(out);
    for (const auto& in : inputs) k.constant_buffer(in);
    k.value(n).run();
    differences d(k.where());
    for (u32 i = 0; i < n * each; ++i)
      d.compare(out[i], static_cast<u32>(expected(i)), "element " + std::to_string(i));
  }
}
std::vector<u32> sorted(std::vector<u32> v) {
  std::sort(v.begin(), v.end());
  return v;
}

} // namespace

TEST_CASE("loops that lanes leave one by one") {
  const auto a = integers<u32>(n, 60), b = integers<u32>(n, 61);
  check("collatz",
        [&](u32 i) {
          u64 x = a[i] % 1000 + 1;
          u32 steps = 0;
          for (; x != 1; ++steps) x = (x & 1) != 0 ? 3 * x + 1 : x / 2;
          return steps;
        },
        {a});
  check("greatest_divisor", [&](u32 i) { return std::gcd(a[i], b[i]); }, {a, b});
  check("early_exits",
        [&](u32 i) {
          u32 sum = 0;
          for (u32 k = i; k < n; ++k) {
            if (a[k] % 17 == 0) break;
            if (a[k] % 3 == 0) continue;
            sum += a[k];
            if (sum > 0xf0000000u) return k;
          }
          return sum;
        },
        {a});
  const auto s = sorted(a);
  check("binary_search", [&](u32 i) { return std::lower_bound(s.begin(), s.end(), b[i]) - s.begin(); },
        {s, b});
}
TEST_CASE("a switch of nine cases") {
  const auto a = integers<u32>(n, 62), b = integers<u32>(n, 63);
  check("choices",
        [&](u32 i) {
          u32 x = a[i];
          switch (b[i] % 9) {
          case 0: return x + 5;
          case 1: return (x ^ x >> 3) * 7;
          case 2: return x * 7;
          case 3: return ~x;
          case 4: return (x & 1) != 0 ? 0xdeadbeef : x / 3;
          case 5: return x << (x & 7);
          case 6:
            for (u32 k = 0; k < (x & 15); ++k) x += k * x;
            return x;
          default: return x - i;
          }
        },
        {a, b});
}
TEST_CASE("iterations of complex numbers") {
  constexpr u32 width = 24, height = 20;
  for (const char* target : targets) {
    std::vector<u32> out(width * height);
    kernel k("control", target, "mandelbrot");
    k.shape(4, 128).buffer(out).value(width).value(height).run();
    differences d(k.where());
    for (u32 i = 0; i < width * height; ++i) {
      const f32 cx = -2.0f + 3.0f * static_cast<f32>(i % width) / static_cast<f32>(width);
      const f32 cy = -1.5f + 3.0f * static_cast<f32>(i / width) / static_cast<f32>(height);
      f32 x = 0, y = 0;
      u32 steps = 0;
      for (; steps < 60 && x * x + y * y < 4.0f; ++steps) {
        const f32 t = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = t;
      }
      d.compare(out[i], steps, "point " + std::to_string(i));
    }
  }
}
TEST_CASE("arrays of a work-item") {
  const auto a = integers<u32>(n, 64);
  check(
      "sort_sixteen",
      [&](u32 e) {
        std::vector<u32> v(16);
        for (u32 k = 0; k < 16; ++k) v[k] = a[(e / 16 * 16 + k * 7) % n];
        return sorted(v)[e % 16];
      },
      {a}, 16);
  check("local_bytes",
        [&](u32 i) {
          u8 counts[64] = {};
          i16 sums[32];
          for (u32 k = 0; k < 32; ++k) sums[k] = static_cast<i16>(k);
          for (u32 k = 0; k < 40; ++k) {
            const u32 x = a[(i + k) % n];
            ++counts[x % 64];
            sums[x % 32] = static_cast<i16>(sums[x % 32] + static_cast<i16>(x));
          }
          return counts[a[i] % 64] * 65536u + static_cast<u16>(sums[a[i] % 32]);
        },
        {a});
}
TEST_CASE("calls, recursion, calls through pointers") {
  const auto a = integers<u32>(n, 65);
  const u32 fibonacci[] = {0, 1, 1, 2, 3, 5, 8};
  check("recursion", [&](u32 i) { return fibonacci[i % 7]; }, {});
  const auto weighted = [](const u32* values, u32 count, u32 weight) {
    u32 sum = 0;
    for (u32 k = 0; k < count; ++k) sum = sum * 3 + values[k] * weight;
    return sum;
  };
  check("calls",
        [&](u32 i) {
          u32 local[8];
          for (u32 k = 0; k < 8; ++k) local[k] = a[(i + k) % n] ^ k;
          return weighted(local, 8, 5) ^ weighted(local, i % 8, weighted(a.data(), i % 5, 7));
        },
        {a});
  check("calls_through_pointers",
        [&](u32 i) { return a[i] % 3 == 0   ? 2 * a[i]
                            : a[i] % 3 == 1 ? a[i] * a[i]
                                            : 0 - a[i]; }, {a});
}
TEST_CASE("constants, variables and their addresses in the code object") {
  const auto a = integers<u32>(n, 66);
  const u32 primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  check("constants", [&](u32 i) { return primes[a[i] % 12] + 1000 * (1 + a[i] % 4); }, {a});
  check("addresses_in_memory", [&](u32 i) { return primes[1 + 3 * (a[i] % 3) + i % 4]; }, {a});
}
TEST_CASE("a launch in three dimensions") {
  for (const char* target : targets) {
    std::vector<u32> out(12 * 10 * 6);
    kernel k("control", target, "three_dimensions");
    k.shape({3, 2, 2}, {4, 5, 3}).buffer(out).run();
    differences d(k.where());
    for (u32 i = 0; i < out.size(); ++i)
      d.compare(out[i], i % 12 + 100 * (i / 12 % 10) + 10000 * (i / 120), "element " + std::to_string(i));
  }
}
TEST_CASE("a struct by value between small arguments") {
  struct parameters {
    u8 a;
    u16 b;
    f64 c;
    u32 d[3];
  };
  const parameters p{200, 50000, -1.5, {7, 8, 9}};
  for (const char* target : targets) {
    std::vector<f64> out(n);
    kernel k("control", target, "struct_argument");
    k.shape(3, 128).buffer(out).value(p).value(i8{-3}).value(u64{1} << 40).value(n).run();
    differences d(k.where());
    for (u32 i = 0; i < n; ++i)
      d.compare(out[i], p.a + p.b * p.c + p.d[i % 3] - 3 + static_cast<f64>(u64{1} << 40),
                "element " + std::to_string(i));
  }
}
