// SPDX-License-Identifier: MIT
// integers.hip against C++'s own arithmetic.
#include "harness.hpp"

#include <bit>

using namespace kiln;
using namespace kiln::hip_test;

namespace {

constexpr u32 n = 300; // not a multiple of the wave

template<class T, class F>
void check_planes(const char* name, u32 results, F expected, const std::vector<T>& a,
                  const std::vector<T>& b) {
  for (const char* target : targets) {
    std::vector<T> out(results * n);
    kernel k("integers", target, name);
    k.shape(3, 128).buffer(out).constant_buffer(a).constant_buffer(b).value(n).run();
    differences d(k.where());
    for (u32 i = 0; i < n; ++i) {
      const std::vector<T> want = expected(a[i], b[i]);
      REQUIRE(want.size() == results);
      for (u32 r = 0; r < results; ++r)
        d.compare(out[r * n + i], want[r],
                  "result " + std::to_string(r) + " of element " + std::to_string(i));
    }
  }
}

template<class T> void check_arithmetic(const char* name) {
  const auto expected = [](T x, T y) {
    using wide = __int128;
    constexpr int bits = sizeof(T) * 8;
    const int shift = static_cast<int>(y & T(bits - 1));
    const T divisor = y == 0 ? T(1) : y;
    const bool overflows = T(-1) < 0 && divisor == T(-1);
    const wide wx = x, wy = y, wd = divisor;
    return std::vector<T>{
        static_cast<T>(wx + wy),
        static_cast<T>(wx - wy),
        static_cast<T>(static_cast<unsigned __int128>(wx) * static_cast<unsigned __int128>(wy)),
        overflows ? T(0) : static_cast<T>(wx / wd),
        overflows ? T(0) : static_cast<T>(wx % wd),
        static_cast<T>((wx & wy) | (wx ^ 85)),
        static_cast<T>(static_cast<unsigned __int128>(wx) << shift),
        static_cast<T>(wx >> shift),
        x < y ? x : y,
        x > y ? x : y,
        static_cast<T>(x < y),
        static_cast<T>(3 * wy - wx)};
  };
  check_planes<T>(name, 12, expected, integers<T>(n, 1), integers<T>(n, 2));
}

u32 byte_of(u32 x, u32 i) { return x >> 8 * i & 0xff; }

/// V_PERM_B32 (CDNA3 ISA manual): bytes 0 to 3 of the selector name bytes of {x, y}, 12 is 0.
u32 permuted(u32 x, u32 y, u32 selector) {
  const u64 all = static_cast<u64>(x) << 32 | y;
  u32 out = 0;
  for (u32 i = 0; i < 4; ++i)
    if (byte_of(selector, i) < 8) out |= static_cast<u32>(all >> 8 * byte_of(selector, i) & 0xff) << 8 * i;
  return out;
}
u32 sad_u8(u32 x, u32 y, u32 start, bool masked) {
  for (u32 i = 0; i < 4; ++i) {
    const u32 p = byte_of(x, i), q = byte_of(y, i);
    if (!masked || q != 0) start += p > q ? p - q : q - p;
  }
  return start;
}
u32 sad_u16(u32 x, u32 y, u32 start) {
  for (const u32 shift : {0u, 16u}) {
    const u32 p = x >> shift & 0xffff, q = y >> shift & 0xffff;
    start += p > q ? p - q : q - p;
  }
  return start;
}
u32 averaged(u32 x, u32 y, u32 round) {
  u32 out = 0;
  for (u32 i = 0; i < 4; ++i)
    out |= ((byte_of(x, i) + byte_of(y, i) + (byte_of(round, i) & 1)) >> 1) << 8 * i;
  return out;
}
template<class T> T reversed(T x) {
  T out = 0;
  for (u32 i = 0; i < sizeof(T) * 8; ++i) out |= (x >> i & 1) << (sizeof(T) * 8 - 1 - i);
  return out;
}
u32 field(u32 x, u32 offset, u32 width) { return x >> offset & ((1u << width) - 1); }
i32 signed_field(u32 x, u32 offset, u32 width) {
  // The field may reach beyond bit 31, where there are zeros for the shift of a signed number: copies of the sign.
  const i32 shifted = static_cast<i32>(x) >> offset;
  return static_cast<i32>(static_cast<u32>(shifted) << (32 - width)) >> (32 - width);
}
template<class T> T clamped(i64 x) {
  constexpr i64 low = std::numeric_limits<T>::min(), high = std::numeric_limits<T>::max();
  return static_cast<T>(x < low ? low : x > high ? high : x);
}

template<class T> void check_packed(const char* name) {
  const auto expected = [](u32 a, u32 b) {
    std::vector<u32> out(8);
    const auto half = [](u32 v, u32 h) { return static_cast<T>(v >> 16 * h); };
    for (u32 h = 0; h < 2; ++h) {
      const T x = half(a, h), y = half(b, h), other = half(b, 1 - h);
      const T results[] = {static_cast<T>(x + y),
                           static_cast<T>(x - y),
                           static_cast<T>(u32{static_cast<u16>(x)} * static_cast<u16>(y)),
                           x < y ? x : y,
                           x > y ? x : y,
                           static_cast<T>(x << (y & 15)),
                           static_cast<T>(x >> (y & 15)),
                           static_cast<T>(u32{static_cast<u16>(x)} * static_cast<u16>(y) + other)};
      for (u32 r = 0; r < 8; ++r) out[r] |= static_cast<u32>(static_cast<u16>(results[r])) << 16 * h;
    }
    return out;
  };
  check_planes<u32>(name, 8, expected, integers<u32>(n, 11), integers<u32>(n, 12));
}

} // namespace

TEST_CASE("arithmetic of 8 bits") {
  check_arithmetic<i8>("arithmetic_i8");
  check_arithmetic<u8>("arithmetic_u8");
}
TEST_CASE("arithmetic of 16 bits") {
  check_arithmetic<i16>("arithmetic_i16");
  check_arithmetic<u16>("arithmetic_u16");
}
TEST_CASE("arithmetic of 32 bits") {
  check_arithmetic<i32>("arithmetic_i32");
  check_arithmetic<u32>("arithmetic_u32");
}
TEST_CASE("arithmetic of 64 bits") {
  check_arithmetic<i64>("arithmetic_i64");
  check_arithmetic<u64>("arithmetic_u64");
}

TEST_CASE("bits of 32-bit integers") {
  const auto expected = [](u32 x, u32 y) {
    const u64 both = static_cast<u64>(x) << 32 | y;
    return std::vector<u32>{static_cast<u32>(std::popcount(x)),
                            static_cast<u32>(std::countl_zero(x)),
                            static_cast<u32>(std::countr_zero(x)),
                            reversed(x),
                            std::rotl(x, static_cast<int>(y & 31)),
                            __builtin_bswap32(x),
                            field(x, y & 31, 7),
                            static_cast<u32>(signed_field(x, y & 31, 5)),
                            permuted(x, y, 0x0c020701),
                            static_cast<u32>(both >> (y & 31)),
                            static_cast<u32>(both >> 8 * (y & 3)),
                            sad_u8(x, y, 5, false),
                            sad_u8(x, y, 5, true),
                            (sad_u8(x, y, 0, false) << 16) + 9,
                            sad_u16(x, y, 11),
                            averaged(x, y, 0x01000101)};
  };
  check_planes<u32>("bits_u32", 16, expected, integers<u32>(n, 3), integers<u32>(n, 4));
}

TEST_CASE("bits of 64-bit integers") {
  const auto expected = [](u64 x, u64 y) {
    return std::vector<u64>{
        static_cast<u64>(std::popcount(x)),
        static_cast<u64>(std::countl_zero(x)),
        static_cast<u64>(std::countr_zero(x)),
        reversed(x),
        std::rotl(x, static_cast<int>(y & 63)),
        __builtin_bswap64(x),
        static_cast<u64>(static_cast<unsigned __int128>(x) * y >> 64),
        static_cast<u64>(static_cast<__int128>(static_cast<i64>(x)) * static_cast<i64>(y) >> 64)};
  };
  check_planes<u64>("bits_u64", 8, expected, integers<u64>(n, 5), integers<u64>(n, 6));
}

TEST_CASE("products of 32-bit integers") {
  const auto expected = [](u32 x, u32 y) {
    const i32 sx = static_cast<i32>(x), sy = static_cast<i32>(y);
    const u64 wide = static_cast<u64>(x) * y + (static_cast<u64>(y) << 7);
    const i64 wide_signed = static_cast<i64>(sx) * sy - 12345;
    const auto low24 = [](i32 v) { return static_cast<i32>(static_cast<u32>(v) << 8) >> 8; };
    return std::vector<u32>{static_cast<u32>(wide),
                            static_cast<u32>(wide >> 32),
                            static_cast<u32>(wide_signed),
                            static_cast<u32>(wide_signed >> 32),
                            (x & 0xffffff) * (y & 0xffffff) + x,
                            static_cast<u32>(i64{low24(sx)} * low24(sy)),
                            (x & 0xffff) * (y & 0xffff) + (x >> 16),
                            x * 5 + (y << 3)};
  };
  check_planes<u32>("products", 8, expected, integers<u32>(n, 7), integers<u32>(n, 8));
}

TEST_CASE("sums that stay within their type") {
  const auto expected = [](u32 x, u32 y) {
    const i64 sx = static_cast<i32>(x), sy = static_cast<i32>(y), ux = x, uy = y;
    const i64 h = static_cast<i16>(x), k = static_cast<i16>(y), uh = static_cast<u16>(x),
              uk = static_cast<u16>(y);
    return std::vector<u32>{static_cast<u32>(clamped<i32>(sx + sy)),
                            static_cast<u32>(clamped<i32>(sx - sy)),
                            clamped<u32>(ux + uy),
                            clamped<u32>(ux - uy),
                            static_cast<u32>(i32{clamped<i16>(h + k)}),
                            static_cast<u32>(i32{clamped<i16>(h - k)}),
                            clamped<u16>(uh + uk),
                            clamped<u16>(uh - uk)};
  };
  check_planes<u32>("saturation", 8, expected, integers<u32>(n, 9), integers<u32>(n, 10));
}

TEST_CASE("packed 16-bit integers") {
  check_packed<i16>("packed_i16");
  check_packed<u16>("packed_u16");
}
