// SPDX-License-Identifier: MIT
// Number formats and arithmetic: exhaustive where small, against the host's own units where large.
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstring>
#include <kiln/sim/format/small_float.hpp>
#include <kiln/sim/format/transcendental.hpp>
#include <limits>
#include <random>

using namespace kiln;
using namespace kiln::sim;

namespace {

template<class T> bool same(T a, T b) { return std::memcmp(&a, &b, sizeof a) == 0 || (a != a && b != b); }
std::mt19937_64 generator(7); // NOLINT: the same numbers in each run
u32 bits32() { return static_cast<u32>(generator()); }
/// Any sign and fraction, exponents in a range where results are neither all huge nor all tiny.
f32 middling32() { return f32_of((bits32() & 0x807f'ffffu) | (bits32() % 64 + 96) << 23); }
f64 middling64() {
  return f64_of((generator() & 0x800f'ffff'ffff'ffffull) | (generator() % 128 + 960) << 52);
}

template<class Format> constexpr bool codes_round_trip() {
  for (u32 code = 0; code < 2 * Format::sign_bit; ++code) {
    const f32 value = Format::decode(code);
    if (value == value && Format::encode(value, overflow::special) != code) return false;
  }
  return true;
}
/// Halfway between two neighbours goes to the even code, just beside it to the nearer.
template<class Format> constexpr bool rounds_to_nearest_even() {
  for (u32 code = 0; code + 1 <= Format::largest; ++code) {
    const f64 low = Format::decode(code), high = Format::decode(code + 1);
    const f64 middle = (low + high) / 2, step = (high - low) / 1024;
    const u32 even = (code & 1) == 0 ? code : code + 1;
    if (Format::encode(static_cast<f32>(middle)) != even) return false;
    if (Format::encode(static_cast<f32>(middle - step)) != code) return false;
    if (Format::encode(static_cast<f32>(middle + step)) != code + 1) return false;
  }
  return true;
}

/// Stochastic rounding in f64, where all of it is exact: a value counts in grains of the last f32 place of a normal
/// result, of which the random number's top bits are some more; full units are kept.
template<class Format> u32 stochastic(f32 x, u32 random, u32 fraction_bits) {
  const u32 below = 23 - fraction_bits;
  const f64 least = std::ldexp(f64(Format::decode(1)), static_cast<int>(fraction_bits)); // smallest normal
  int exponent = 0;
  std::frexp(std::fmax(std::fabs(f64(x)), least), &exponent);
  const f64 unit = std::ldexp(1.0, exponent - 1 - static_cast<int>(fraction_bits));
  const f64 grains = std::floor(std::ldexp(std::fabs(f64(x)) / unit, static_cast<int>(below)));
  const f64 kept =
      std::floor(std::ldexp(grains + f64(random >> (32 - below)), -static_cast<int>(below))) * unit;
  return Format::encode(
      static_cast<f32>(std::signbit(x) ? -kept : kept)); // is a number of the format, or too large
}
template<class Format> void check_stochastic(u32 fraction_bits) {
  for (u32 i = 0; i < 100'000; ++i) {
    const f32 x = f32_of((bits32() & 0x807f'ffffu) | (bits32() % 40 + 100) << 23);
    const u32 random = i % 8 == 0 ? ~0u : i % 8 == 1 ? 0 : bits32();
    const u32 got = Format::encode(x, overflow::saturate, &random);
    if (got == stochastic<Format>(x, random, fraction_bits)) continue;
    FAIL_CHECK("x " << x << " random " << random << " gives " << got);
    break;
  }
}
/// What the format can hold does not move, whatever the random number.
template<class Format> constexpr bool keeps_its_numbers() {
  const u32 most = ~0u;
  for (u32 code = 0; code <= Format::largest; ++code)
    if (Format::encode(Format::decode(code), overflow::special, &most) != code) return false;
  return true;
}
constexpr u32 stochastic_fp8(f32 x, u32 random) { return fp8_ocp::encode(x, overflow::special, &random); }

} // namespace

static_assert(multiply_add(1.5, 2.0, 3.0) == 6.0 && multiply_add(1.5f, 2.0f, 3.0f) == 6.0f);
static_assert(square_root(2.0) == 1.4142135623730951 && square_root(2.0f) == 1.41421356f);
static_assert(v_exp(3.0f) == 8.0f && v_log(8.0f) == 3.0f && v_sin(0.25f) == 1.0f && v_cos(0.5f) == -1.0f);
static_assert(is_nan(add(f32_of(0x7f80'0000u), f32_of(0xff80'0000u))));
static_assert(codes_round_trip<fp8_ocp>() && codes_round_trip<bf8_ocp>() && codes_round_trip<fp8_fnuz>() &&
              codes_round_trip<bf8_fnuz>());
static_assert(codes_round_trip<fp6_e2m3>() && codes_round_trip<bf6_e3m2>() && codes_round_trip<fp4_e2m1>());
static_assert(rounds_to_nearest_even<fp8_ocp>() && rounds_to_nearest_even<fp6_e2m3>());
// Largest values by the formats' specifications.
static_assert(fp8_ocp::decode(fp8_ocp::largest) == 448 && bf8_ocp::decode(bf8_ocp::largest) == 57344);
static_assert(fp8_fnuz::decode(fp8_fnuz::largest) == 240 && bf8_fnuz::decode(bf8_fnuz::largest) == 57344);
static_assert(fp6_e2m3::decode(fp6_e2m3::largest) == 7.5f && bf6_e3m2::decode(bf6_e3m2::largest) == 28 &&
              fp4_e2m1::decode(fp4_e2m1::largest) == 6);
// Too large: saturated or special.
static_assert(fp8_ocp::encode(1e6f) == 0x7e && fp8_ocp::encode(1e6f, overflow::special) == 0x7f);
static_assert(bf8_ocp::encode(1e6f) == 0x7b && bf8_ocp::encode(1e6f, overflow::special) == 0x7c);
static_assert(fp8_fnuz::encode(-1e6f) == 0xff && fp8_fnuz::encode(-1e6f, overflow::special) == 0x80);
static_assert(fp8_fnuz::encode(-0.0f) == 0 && fp8_ocp::encode(-0.0f) == 0x80);
static_assert(decode_e8m0(127) == 1 && decode_e8m0(0) == 0x1p-127f && is_nan(decode_e8m0(255)));

TEST_CASE("narrow formats round as at compile time") {
  CHECK(rounds_to_nearest_even<bf8_ocp>());
  CHECK(rounds_to_nearest_even<fp8_fnuz>());
  CHECK(rounds_to_nearest_even<bf8_fnuz>());
  CHECK(rounds_to_nearest_even<bf6_e3m2>());
  CHECK(rounds_to_nearest_even<fp4_e2m1>());
}

static_assert(keeps_its_numbers<fp8_ocp>() && keeps_its_numbers<bf8_fnuz>() && keeps_its_numbers<fp4_e2m1>());
// 1 + 1/16 is halfway: up when the random number's top bit is set. 2^-7 + 2^-30 is subnormal, 4 units of 2^-9 and a
// bit that is dropped before the random number comes; 2^-30 alone goes with it, just below 2^-29 it still counts.
static_assert(stochastic_fp8(1.0625f, 0x8000'0000u) == 0x39 && stochastic_fp8(1.0625f, 0x7fff'ffffu) == 0x38);
static_assert(stochastic_fp8(0x1p-7f + 0x1p-30f, ~0u) == 4 && stochastic_fp8(0x1p-7f + 0x1p-29f, ~0u) == 5);
static_assert(stochastic_fp8(0x1p-29f, ~0u) == 1 && stochastic_fp8(0x1p-30f, ~0u) == 0);

TEST_CASE("stochastic rounding adds random bits and truncates") {
  check_stochastic<fp8_ocp>(3);
  check_stochastic<bf8_ocp>(2);
  check_stochastic<fp8_fnuz>(3);
  check_stochastic<bf8_fnuz>(2);
  check_stochastic<fp6_e2m3>(3);
  check_stochastic<bf6_e3m2>(2);
  check_stochastic<fp4_e2m1>(1);
}

TEST_CASE("every f16 converts to f32 and back") {
  for (u32 i = 0; i < 0x10000; ++i) {
    const half h{static_cast<u16>(i)};
    _Float16 host;
    std::memcpy(&host, &h, 2);
    REQUIRE(same(static_cast<float>(host), to_f32(h)));
    if (!is_nan(h)) REQUIRE(to_half(to_f32(h)).bits == h.bits);
  }
}

TEST_CASE("f32 to f16 rounds as the compiler does") {
  for (u32 i = 0; i < 500'000; ++i) {
    const f32 x = i % 2 == 0 ? f32_of(bits32()) : middling32();
    const _Float16 host = static_cast<_Float16>(x);
    u16 bits = 0;
    std::memcpy(&bits, &host, 2);
    if (x == x) REQUIRE(bits == to_half(x).bits);
  }
}

TEST_CASE("fused multiply-add and square root are correctly rounded without the host's help") {
  for (u32 i = 0; i < 200'000; ++i) {
    f64 a = middling64(), b = middling64(), c = middling64();
    if (i % 5 == 0)
      a = f64_of(generator() & ~(u64{0x400} << 52)), b = f64_of(generator() & ~(u64{0x400} << 52));
    if (i % 7 == 0) c = -(a * b); // all but the rounding error cancels
    REQUIRE(same(kiln::sim::detail::exact_fma(a, b, c), std::fma(a, b, c)));
    REQUIRE(same(kiln::sim::detail::exact_sqrt(std::fabs(a)), std::sqrt(std::fabs(a))));
    f32 x = middling32(), y = middling32(), z = middling32();
    if (i % 3 == 0) x = f32_of(bits32()), z = f32_of(bits32());
    if (i % 7 == 0) z = -(x * y);
    REQUIRE(same(multiply_add(x, y, z), std::fma(x, y, z)));
  }
}

TEST_CASE("transcendental functions are within one unit in the last place") {
  const auto near = [](f32 got, f64 exact) {
    const f32 rounded = static_cast<f32>(exact);
    return std::abs(static_cast<i32>(bits_of(got)) - static_cast<i32>(bits_of(rounded))) <= 1;
  };
  for (u32 i = 0; i < 100'000; ++i) {
    const f32 x = middling32();
    if (std::fabs(x) < 120) REQUIRE(near(v_exp(x), std::exp2(static_cast<f64>(x))));
    REQUIRE(near(v_log(std::fabs(x)), std::log2(std::fabs(static_cast<f64>(x)))));
    REQUIRE(near(v_rcp(x), 1.0 / x));
    REQUIRE(near(v_rsq(std::fabs(x)), 1.0 / std::sqrt(std::fabs(static_cast<f64>(x)))));
    if (std::fabs(x) < 256) {
      const f64 turn = x - std::rint(static_cast<f64>(x));
      REQUIRE(near(v_sin(x), std::sin(2 * M_PI * turn)));
    }
  }
}

TEST_CASE("rounding to integers") {
  for (u32 i = 0; i < 100'000; ++i) {
    const f64 x = middling64();
    const f32 y = middling32();
    REQUIRE(same(floored(x), std::floor(x)));
    REQUIRE(same(ceiled(x), std::ceil(x)));
    REQUIRE(same(truncated(x), std::trunc(x)));
    REQUIRE(same(rounded_to_even(x), std::nearbyint(x)));
    REQUIRE(same(rounded_to_even(y), std::nearbyint(y)));
    const i32 n = static_cast<i32>(bits32() % 400) - 200;
    REQUIRE(same(scaled(y, n), static_cast<f32>(std::ldexp(static_cast<f64>(y), n))));
    int exponent = 0;
    REQUIRE(same(mantissa_of(x), std::frexp(x, &exponent)));
    REQUIRE(exponent_of(x) == exponent);
  }
  CHECK(to_i32(1e20f) == std::numeric_limits<i32>::max());
  CHECK(to_i32(-1e20f) == std::numeric_limits<i32>::min());
  CHECK(to_u32(-1.0f) == 0);
  CHECK(to_i32(made_nan<f32>) == 0);
}
