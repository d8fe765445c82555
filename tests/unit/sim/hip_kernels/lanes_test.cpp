// SPDX-License-Identifier: MIT
// lanes.hip against the host: LDS, atomics, movement between lanes, dot products, descriptors.
#include "harness.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace kiln;
using namespace kiln::hip_test;

namespace {

std::string element(size_t i) { return "element " + std::to_string(i); }
template<class T, class F> void compare_all(const kernel& k, const std::vector<T>& got, F expected) {
  differences d(k.where());
  for (u32 i = 0; i < got.size(); ++i) d.compare(got[i], static_cast<T>(expected(i)), element(i));
}

template<class T> void check_atomics(const std::string& type) {
  constexpr u32 n = 300;
  const std::vector<T> a = integers<T>(n, 70);
  for (const std::string prefix : {"", "lds_"})
    for (const char* target : targets) {
      const u32 items = prefix.empty() ? n : 128; // LDS: one block
      std::vector<T> out = {1, 2, T(100), T(100), T(~T(0)), 0, 9, 0, 5};
      const std::vector<T> before = out;
      kernel k("lanes", target, prefix + "atomics_" + type);
      k.shape(prefix.empty() ? 3 : 1, 128).buffer(out).constant_buffer(a).value(items).run();
      std::vector<T> want = before;
      for (u32 i = 0; i < items; ++i) {
        want[0] = static_cast<T>(static_cast<u64>(want[0]) + static_cast<u64>(a[i]));
        want[1] = static_cast<T>(static_cast<u64>(want[1]) - static_cast<u64>(a[i]));
        want[2] = std::min(want[2], a[i]), want[3] = std::max(want[3], a[i]);
        want[4] &= a[i], want[5] |= a[i], want[6] ^= a[i];
        want[8] = static_cast<T>(static_cast<u64>(want[8]) + 2 * static_cast<u64>(a[i]));
      }
      want[7] = a[7];
      compare_all(k, out, [&](u32 i) { return want[i]; });
    }
}

} // namespace

TEST_CASE("sums, scans and transposes through LDS") {
  std::vector<f32> values(1024);
  for (u32 i = 0; i < 1024; ++i) values[i] = static_cast<f32>(i % 37) - 11;
  const std::vector<u32> a = random_bits(1024, 71);
  for (const char* target : targets) {
    std::vector<f32> sums(4);
    kernel k("lanes", target, "block_sum");
    k.shape(4, 256).buffer(sums).constant_buffer(values).run();
    compare_all(k, sums,
                [&](u32 b) { return std::accumulate(&values[256 * b], &values[256 * b] + 256, 0.0f); });

    std::vector<u32> out(1024);
    kernel scan("lanes", target, "block_scan");
    scan.shape(4, 256).buffer(out).constant_buffer(a).run();
    compare_all(scan, out, [&](u32 i) { return std::accumulate(&a[i / 256 * 256], &a[i] + 1, 0u); });

    kernel turn("lanes", target, "transpose");
    turn.shape(4, 256).buffer(out).constant_buffer(a).value(32u).run();
    compare_all(turn, out, [&](u32 i) { return a[i % 32 * 32 + i / 32]; });

    kernel reverse("lanes", target, "dynamic_lds_reversal");
    reverse.shape(4, 256).dynamic_lds(1024).buffer(out).constant_buffer(a).run();
    compare_all(reverse, out, [&](u32 i) { return a[i / 256 * 256 + 255 - i % 256]; });
  }
}
TEST_CASE("a product of matrices through tiles in LDS") {
  constexpr u32 size = 32;
  std::vector<f32> a(size * size), b(size * size);
  for (u32 i = 0; i < size * size; ++i)
    a[i] = static_cast<f32>(i % 13) * 0.37f, b[i] = static_cast<f32>(i % 7) - 2.9f;
  for (const char* target : targets) {
    std::vector<f32> out(size * size);
    kernel k("lanes", target, "matrix_product");
    k.shape(4, 256).buffer(out).constant_buffer(a).constant_buffer(b).value(size).run();
    compare_all(k, out, [&](u32 i) {
      f32 sum = 0;
      for (u32 e = 0; e < size; ++e) sum = std::fmaf(a[i / size * size + e], b[e * size + i % size], sum);
      return sum;
    });
  }
}
TEST_CASE("16 bytes a lane, and halves of dwords, in LDS") {
  std::vector<f32> a(512);
  for (u32 i = 0; i < 512; ++i) a[i] = static_cast<f32>(i) * 0.5f;
  for (const char* target : targets) {
    std::vector<f32> out(512);
    kernel k("lanes", target, "wide_lds");
    k.shape(2, 64).buffer(out).constant_buffer(a).run();
    compare_all(k, out, [&](u32 i) {
      const u32 t = i / 4 % 64, j = 127 - t;
      return a[i / 256 * 256 + (63 - t) * 4 + i % 4] +
             (i % 4 == 0 ? static_cast<f32>(j / 2 * (j % 2 == 0 ? 3 : 5)) : 0);
    });
  }
}
TEST_CASE("a histogram by atomics in LDS") {
  const std::vector<u32> a = random_bits(1000, 72);
  for (const char* target : targets) {
    std::vector<u32> out(64);
    kernel k("lanes", target, "histogram");
    k.shape(4, 256).buffer(out).constant_buffer(a).value(1000u).run();
    compare_all(k, out,
                [&](u32 b) { return std::count_if(a.begin(), a.end(), [&](u32 x) { return x % 64 == b; }); });
  }
}
TEST_CASE("atomics of 32-bit integers") {
  check_atomics<i32>("i32");
  check_atomics<u32>("u32");
}
TEST_CASE("atomics of 64-bit integers") {
  check_atomics<i64>("i64");
  check_atomics<u64>("u64");
}
TEST_CASE("atomics of floats") {
  constexpr u32 n = 256;
  std::vector<f32> a(n);
  std::vector<f64> b(n);
  std::vector<_Float16> h(2 * n);
  for (u32 i = 0; i < n; ++i) { // sums are exact in any order
    a[i] = static_cast<f32>(static_cast<i32>(i * 37 % 101) - 50) / 4;
    b[i] = a[i] * 3;
    h[2 * i] = static_cast<_Float16>(i % 5),
          h[2 * i + 1] = static_cast<_Float16>(static_cast<i32>(i % 3) - 1);
  }
  const f32 sum = std::accumulate(a.begin(), a.end(), 0.0f);
  const auto [low, high] = std::minmax_element(a.begin(), a.end());
  for (const char* target : targets) {
    std::vector<f32> out(1);
    kernel k("lanes", target, "atomics_f32");
    k.shape(2, 128).buffer(out).constant_buffer(a).value(n).run();
    compare_all(k, out, [&](u32) { return sum; });
    std::vector<f64> wide(3);
    kernel k64("lanes", target, "atomics_f64");
    k64.shape(2, 128).buffer(wide).constant_buffer(b).value(n).run();
    compare_all(k64, wide, [&](u32 i) { return 3.0 * (i == 0 ? sum : i == 1 ? *high : *low); });
    std::vector<f32> sums(2);
    std::vector<f64> wide_sums(2);
    kernel in_lds("lanes", target, "lds_atomics_float");
    in_lds.shape(2, 128).buffer(sums).constant_buffer(a).buffer(wide_sums).run();
    const auto half = [&](u32 i) { return std::accumulate(&a[128 * i], &a[128 * i] + 128, 0.0f); };
    compare_all(in_lds, sums, half);
    compare_all(in_lds, wide_sums, half);
    std::vector<_Float16> packed(8);
    kernel k16("lanes", target, "atomics_packed");
    k16.shape(2, 128).buffer(packed).constant_buffer(h).value(n).run();
    compare_all(k16, packed, [&](u32 i) {
      f32 total = 0;
      for (u32 e = i / 2; e < n; e += 4) total += static_cast<f32>(h[2 * e + i % 2]);
      return total;
    });
  }
}

TEST_CASE("lanes read one another") {
  constexpr u32 n = 128;
  const std::vector<u32> a = random_bits(n, 73);
  for (const char* target : targets) {
    std::vector<u32> out(11 * n);
    kernel k("lanes", target, "lane_moves");
    k.shape(2, 64).buffer(out).constant_buffer(a).value(n).run();
    differences d(k.where());
    for (u32 i = 0; i < n; ++i) {
      const u32 lane = i % 64;
      const u32* wave = &a[i - lane];
      u32 pushed = 0; // the lane that sends here: 3 l + 1 = lane
      for (u32 l = 0; l < 64; ++l)
        if ((l * 3 + 1) % 64 == lane) pushed = wave[l];
      const u32 want[] = {wave[(lane * 5 + 3) % 64],
                          pushed,
                          wave[lane ^ 1],
                          wave[lane ^ 3],
                          wave[lane ^ 3],
                          lane % 16 == 0 ? 77 : wave[lane - 1],
                          lane >= 32 ? wave[31] : 77,
                          wave[lane ^ 15],
                          wave[17],
                          wave[0],
                          lane};
      for (u32 r = 0; r < 11; ++r)
        d.compare(out[r * n + i], want[r], "result " + std::to_string(r) + " of " + element(i));
    }
    std::vector<u64> masks(2 * n);
    kernel ballots("lanes", target, "ballots");
    ballots.shape(2, 64).buffer(masks).constant_buffer(a).value(n).run();
    compare_all(ballots, masks, [&](u32 e) {
      u64 mask = 0;
      const u32 i = e % n;
      for (u32 l = 0; l < 64; ++l) {
        const u32 x = a[i / 64 * 64 + l];
        const bool counts = e < n ? (x & 1) != 0 : x % 3 == 0 && (x & 2) != 0;
        mask |= static_cast<u64>(counts) << l;
      }
      return e >= n && a[i] % 3 != 0 ? 0 : mask;
    });
    std::vector<u32> sums(n);
    kernel sum("lanes", target, "wave_sum");
    sum.shape(2, 64).buffer(sums).constant_buffer(a).run();
    compare_all(sum, sums, [&](u32 i) { return std::accumulate(&a[i / 64 * 64], &a[i / 64 * 64] + 64, 0u); });
    kernel first("lanes", target, "divergent_first_lane");
    first.shape(2, 64).buffer(sums).constant_buffer(a).run();
    compare_all(first, sums, [&](u32 i) {
      const bool mine = a[i] % 5 == 2;
      for (u32 l = i / 64 * 64;; ++l)
        if ((a[l] % 5 == 2) == mine) return mine ? a[l] : l + 1000000;
    });
  }
}
TEST_CASE("gfx950 swaps rows and halves of two registers") {
  constexpr u32 n = 64;
  const std::vector<u32> a = random_bits(2 * n, 74);
  std::vector<u32> out(4 * n);
  kernel k("lanes", "gfx950", "lane_swaps");
  k.shape(1, 64).buffer(out).constant_buffer(a).value(n).run();
  const u32 *x = a.data(), *y = a.data() + n;
  compare_all(k, out, [&](u32 e) {
    const u32 i = e % n, step = e < 2 * n ? 16 : 32;
    // Odd rows (or the upper half) of the first change places with even rows (the lower half) of the second.
    if (e / n % 2 == 0) return (i & step) != 0 ? y[i - step] : x[i];
    return (i & step) != 0 ? y[i] : x[i + step];
  });
}
TEST_CASE("dot products") {
  constexpr u32 n = 128;
  const std::vector<u32> a = random_bits(n, 75), b = random_bits(n, 76);
  for (const char* target : targets) {
    std::vector<u32> out(8 * n);
    kernel k("lanes", target, "dot_products");
    k.shape(2, 64).buffer(out).constant_buffer(a).constant_buffer(b).value(n).run();
    differences d(k.where());
    for (u32 i = 0; i < n; ++i) {
      const u32 x = a[i], y = b[i];
      i64 s4 = 7, u4 = 7, s8 = -3, u8_ = 9, s2 = 5, u2 = 5, clamped = 0xffffff00;
      for (u32 e = 0; e < 4; ++e) {
        s4 += static_cast<i8>(x >> 8 * e) * static_cast<i8>(y >> 8 * e);
        u4 += (x >> 8 * e & 255) * (y >> 8 * e & 255);
        clamped += (x >> 8 * e & 255) * (y >> 8 * e & 255);
      }
      for (u32 e = 0; e < 8; ++e) {
        const auto nibble = [e](u32 v) { return static_cast<i32>(v << (28 - 4 * e)) >> 28; };
        s8 += nibble(x) * nibble(y);
        u8_ += (x >> 4 * e & 15) * (y >> 4 * e & 15);
      }
      for (u32 e = 0; e < 2; ++e) {
        s2 += i64{static_cast<i16>(x >> 16 * e)} * static_cast<i16>(y >> 16 * e);
        u2 += static_cast<i64>(u64{x >> 16 * e & 0xffff} * (y >> 16 * e & 0xffff));
      }
      const f32 f2 = static_cast<f32>((x & 63) * (y & 31) + (x >> 8 & 63) * (y >> 8 & 31)) + 0.5f;
      const u32 want[] = {static_cast<u32>(s4), static_cast<u32>(u4),
                          static_cast<u32>(s8), static_cast<u32>(u8_),
                          static_cast<u32>(s2), static_cast<u32>(u2),
                          bits_as<u32>(f2),     static_cast<u32>(std::min<i64>(clamped, 0xffffffff))};
      for (u32 r = 0; r < 8; ++r)
        d.compare(out[r * n + i], want[r], "result " + std::to_string(r) + " of " + element(i));
    }
  }
}
TEST_CASE("buffer descriptors end where they say") {
  constexpr u32 n = 64;
  std::vector<u32> in = random_bits(n, 77);
  const auto byte_at = [&](u32 at) { return at < 4 * n ? in[at / 4] >> 8 * (at % 4) & 255 : 0; };
  for (const char* target : targets) {
    std::vector<u32> out(2 * n, 7);
    kernel k("lanes", target, "buffers");
    k.shape(2, 64).buffer(out).buffer(in).value(n).run();
    compare_all(k, out, [&](u32 i) {
      if (i >= n) return 7u;
      const u32 x = 2 * i < n ? in[2 * i] : 0, second = i + 1 < n ? in[i + 1] : 0;
      return x + 3 * byte_at(i + 4) + in[i] + second;
    });
  }
}
TEST_CASE("loads and stores of 1, 2 and 12 bytes") {
  constexpr u32 n = 200;
  const std::vector<u8> a8 = integers<u8>(n, 78);
  const std::vector<i16> a16 = integers<i16>(n, 79);
  const std::vector<u32> a96 = random_bits(4 * n, 80);
  for (const char* target : targets) {
    std::vector<u8> out8(n);
    std::vector<u16> out16(n);
    std::vector<u32> out96(4 * n); // a vector of three takes the place of four
    kernel k("lanes", target, "narrow_memory");
    k.shape(4, 64)
        .buffer(out8)
        .buffer(out16)
        .buffer(out96)
        .constant_buffer(a8)
        .constant_buffer(a16)
        .constant_buffer(a96)
        .value(n)
        .run();
    compare_all(k, out8, [&](u32 i) { return a8[i] + a8[(i + 1) % n]; });
    compare_all(k, out16, [&](u32 i) { return a16[i] * a16[n - 1 - i]; });
    differences d(k.where());
    for (u32 i = 0; i < n; ++i)
      for (u32 c = 0; c < 3; ++c)
        d.compare(out96[4 * i + c], a96[4 * i + c] + a96[4 * (n - 1 - i) + (c + 2) % 3], element(i));
  }
}
TEST_CASE("loads to LDS without a register") {
  std::vector<u32> a = random_bits(128, 81);
  for (const char* target : targets) {
    std::vector<u32> out(128);
    kernel k("lanes", target, "load_to_lds");
    k.shape(2, 64).buffer(out).buffer(a).run();
    compare_all(k, out, [&](u32 i) { return a[i / 64 * 64 + 63 - i % 64]; });
  }
}
