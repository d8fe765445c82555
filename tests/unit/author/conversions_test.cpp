// SPDX-License-Identifier: MIT
// convert of arrays, packed registers and 8-bit floats against the simulator's formats, for every code and many numbers.
#include "program/simulate.hpp"

#include <kiln/author/dsl.hpp>
#include <kiln/sim/format/small_float.hpp>

#include <cmath>

namespace {

using namespace kiln::dsl;
using namespace kiln_test;
namespace ir = kiln::ir;
namespace sim = kiln::sim;

using f32_encoder = u32 (*)(f32);
using decoder = f32 (*)(u32);

u32 bits_of(f32 x) { return __builtin_bit_cast(u32, x); }

/// Numbers around every step of an 8-bit format, beyond its ends, and any bits.
std::vector<f32> samples_of(decoder decode) {
  std::vector<f32> out;
  const auto around = [&](f32 x) {
    out.insert(out.end(), {x, std::nextafter(x, 1e9f), std::nextafter(x, -1e9f)});
  };
  for (u32 code = 0; code < 255; ++code) {
    const f32 a = decode(code), b = decode(code + 1);
    if (!std::isfinite(a)) continue;
    around(a);
    if (std::isfinite(b)) around(a + (b - a) / 2);
  }
  for (f32 x : {448.0f, 464.0f, 480.0f, 240.0f, 248.0f, 256.0f, 57344.0f, 61440.0f, 65536.0f, 1e30f, 1e-30f,
                0.0f, 1e-45f, HUGE_VALF, std::nanf("")}) {
    around(x);
    around(-x);
  }
  random_words random;
  while (out.size() % 256 != 0 || out.size() < 4096) out.push_back(__builtin_bit_cast(f32, random()));
  return out;
}

/// The words that body makes of four f32 a lane.
template<class Body> std::vector<u32> words_of(isa::arch a, const std::vector<f32>& in, Body) {
  const ir::program p = compiled<u32*, const f32*>(a, 64, [](builder k, arg<u32*> out, arg<const f32*> in) {
    auto i = k.block_idx.x * 64 + k.thread_idx.x;
    auto x = in.load<4>(i * 4);
    Body{}(out, i, x);
  });
  std::vector<u32> out(in.size());
  run_clean(p, static_cast<u32>(in.size() / 256), sim::buffer<u32>(out.data(), out.size()),
            sim::buffer<const f32>(in.data(), in.size()));
  return out;
}

template<float8 Kind, overflow Overflow> void encodes(f32_encoder encode, decoder decode) {
  const std::vector<f32> in = samples_of(decode);
  for (const isa::arch a : all_archs) {
    const std::vector<u32> out = words_of(a, in, [](const auto& out, const auto& i, const auto& x) {
      for (u32 n = 0; n < 4; ++n) out[i * 4 + n] = encode_float8<Kind, Overflow>(x[n]);
    });
    for (u32 i = 0; i < in.size(); ++i) {
      INFO(in[i] << " is " << out[i] << ", not " << encode(in[i]));
      if (std::isnan(in[i]) && std::isnan(decode(out[i]))) continue; // any NaN
      REQUIRE(out[i] == encode(in[i]));
    }
  }
}
template<float8 Kind> void decodes(decoder decode) {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<f32*>(a, 64, [](builder k, arg<f32*> out) {
      auto i = k.block_idx.x * 64 + k.thread_idx.x;
      out[i] = decode_float8<Kind>(as<u32>(i | 0x300)); // the upper bits do not matter
    });
    f32 out[256];
    run_clean(p, 4, sim::buffer<f32>(out, 256));
    for (u32 code = 0; code < 256; ++code) {
      INFO("code " << code << " is " << out[code] << ", not " << decode(code));
      REQUIRE(
          (std::isnan(decode(code)) ? std::isnan(out[code]) : bits_of(out[code]) == bits_of(decode(code))));
    }
  }
}
template<class Format> u32 special(f32 x) { return Format::encode(x, sim::overflow::special); }
/// MODE's saturation leaves the infinities of bf8; the word's does not.
template<class Format> u32 saturated(f32 x) {
  return Format::encode(std::isinf(x) ? std::copysign(Format::decode(Format::largest), x) : x,
                        sim::overflow::saturate);
}

template<float8 Kind, class Format> void is_the_format() {
  encodes<Kind, overflow::special>(special<Format>, Format::decode);
  encodes<Kind, overflow::saturate>(saturated<Format>, Format::decode);
  decodes<Kind>(Format::decode);
}

TEST_CASE("the named integer sequences know every 8-bit float on every target") {
  is_the_format<float8::e4m3, sim::fp8_ocp>();
  is_the_format<float8::e5m2, sim::bf8_ocp>();
  is_the_format<float8::e4m3_fnuz, sim::fp8_fnuz>();
  is_the_format<float8::e5m2_fnuz, sim::bf8_fnuz>();
}

template<class Packed, overflow Overflow> void packs(isa::arch a, f32_encoder encode, decoder decode) {
  const std::vector<f32> in = samples_of(decode);
  // Four at once, then each back to f32; the words of a lane are the codes and three of the numbers.
  const std::vector<u32> out = words_of(a, in, [](const auto& out, const auto& i, const auto& x) {
    auto packed = convert<Packed, rounding::nearest_even, Overflow>(x);
    auto again = convert<Packed, Overflow>(x[0], x[1], x[2], x[3]);
    auto numbers = convert<f32>(again);
    out[i * 4] = as<u32>(packed);
    for (u32 n = 1; n < 4; ++n) out[i * 4 + n] = as<u32>(numbers[n]);
  });
  for (u32 i = 0; i < in.size(); i += 4)
    for (u32 n = 0; n < 4; ++n) {
      const f32 x = in[i + n];
      const u32 code = out[i] >> 8 * n & 0xff, wanted = encode(x);
      INFO(x << " is " << code << ", not " << wanted);
      if (!(std::isnan(x) && std::isnan(decode(code)))) REQUIRE(code == wanted);
      if (n == 0) continue;
      const f32 number = __builtin_bit_cast(f32, out[i + n]);
      REQUIRE((std::isnan(decode(code)) ? std::isnan(number) : bits_of(number) == bits_of(decode(code))));
    }
}

TEST_CASE("fp8x4 and bf8x4 are the target's own") {
  packs<fp8x4, overflow::special>(isa::arch::gfx942, special<sim::fp8_fnuz>, sim::fp8_fnuz::decode);
  packs<bf8x4, overflow::special>(isa::arch::gfx942, special<sim::bf8_fnuz>, sim::bf8_fnuz::decode);
  packs<fp8x4, overflow::special>(isa::arch::gfx950, special<sim::fp8_ocp>, sim::fp8_ocp::decode);
  packs<bf8x4, overflow::special>(isa::arch::gfx950, special<sim::bf8_ocp>, sim::bf8_ocp::decode);
  packs<fp8x4, overflow::saturate>(isa::arch::gfx942, saturated<sim::fp8_fnuz>, sim::fp8_fnuz::decode);
  packs<bf8x4, overflow::saturate>(isa::arch::gfx942, saturated<sim::bf8_fnuz>, sim::bf8_fnuz::decode);
  packs<fp8x4, overflow::saturate>(isa::arch::gfx950, saturated<sim::fp8_ocp>, sim::fp8_ocp::decode);
  packs<bf8x4, overflow::saturate>(isa::arch::gfx950, saturated<sim::bf8_ocp>, sim::bf8_ocp::decode);
}

TEST_CASE("one fp8 lies in the lowest byte, in memory too") {
  for (const isa::arch a : {isa::arch::gfx942, isa::arch::gfx950}) {
    const ir::program p = compiled<fp8*, f32*, const f32*>(
        a, 64, [](builder k, arg<fp8*> codes, arg<f32*> numbers, arg<const f32*> in) {
          auto i = k.thread_idx.x;
          codes[i] = convert<fp8>(in[i]);
          numbers[i] = convert<f32>(codes[i]);
          numbers[i + 64] = convert<f32>(convert<bf8>(in[i]));
          numbers[i + 128] = convert<f32>(convert<f16>(convert<fp8>(convert<f16>(in[i]))));
        });
    kiln::fp8 codes[64];
    f32 numbers[192], in[64];
    for (u32 i = 0; i < 64; ++i) in[i] = static_cast<f32>(i) * 1.9f - 50;
    run_clean(p, 1, sim::buffer<kiln::fp8>(codes, 64), sim::buffer<f32>(numbers, 192),
              sim::buffer<const f32>(in, 64));
    const bool is_ocp = a == isa::arch::gfx950;
    for (u32 i = 0; i < 64; ++i) {
      const u32 code = is_ocp ? special<sim::fp8_ocp>(in[i]) : special<sim::fp8_fnuz>(in[i]);
      REQUIRE(u32{codes[i].bits} == code);
      const f32 number = is_ocp ? sim::fp8_ocp::decode(code) : sim::fp8_fnuz::decode(code);
      REQUIRE(numbers[i] == number);
      REQUIRE(numbers[i + 64] == (is_ocp ? sim::bf8_ocp::decode(special<sim::bf8_ocp>(in[i]))
                                         : sim::bf8_fnuz::decode(special<sim::bf8_fnuz>(in[i]))));
      const f32 half = static_cast<f32>(static_cast<_Float16>(in[i]));
      REQUIRE(numbers[i + 128] == (is_ocp ? sim::fp8_ocp::decode(special<sim::fp8_ocp>(half))
                                          : sim::fp8_fnuz::decode(special<sim::fp8_fnuz>(half))));
    }
  }
}

TEST_CASE("arrays and pairs are converted number by number") {
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<u32*, const bf16*, const i32*>(
        a, 64, [](builder k, arg<u32*> out, arg<const bf16*> in, arg<const i32*> whole) {
          auto i = k.thread_idx.x;
          auto x = convert<f32>(in.load<8>(i * 8)); // 4 bf16x2
          static_assert(decltype(x)::count == 8);
          auto halves = convert<f16x2>(x);
          auto brains = k.vgpr<bf16x2, 4>();
          convert_to(brains, x);
          auto cut = convert<bf16x2, rounding::toward_zero>(x);
          auto sums = convert<bf16x2, rounding::nearest_even_of_sums>(x[2] * 1.003f, x[3] * -1.007f);
          auto usual = convert<bf16x2>(x[2] * 1.003f, x[3] * -1.007f);
          out[i * 32 + 23] = as<u32>(sums);
          out[i * 32 + 24] = as<u32>(usual);
          auto n = convert<i32>(x);
          auto w = whole.load<4>(i * 4);
          auto numbers = convert<f32>(w);
          auto half_of_whole = convert<f16x2>(w);
          for (u32 j = 0; j < 4; ++j) {
            out[i * 32 + j] = as<u32>(halves[j]);
            out[i * 32 + 4 + j] = as<u32>(brains[j]);
            out[i * 32 + 8 + j] = as<u32>(cut[j]);
            out[i * 32 + 12 + j] = as<u32>(n[j]);
            out[i * 32 + 16 + j] = as<u32>(numbers[j]);
          }
          for (u32 j = 0; j < 2; ++j) out[i * 32 + 20 + j] = as<u32>(half_of_whole[j]);
          out[i * 32 + 22] = as<u32>(convert<f16x2, rounding::toward_zero>(x[0] * 1.001f, x[1]));
        });
    std::vector<u32> out(64 * 32);
    kiln::bf16 in[512];
    i32 whole[256];
    for (u32 i = 0; i < 512; ++i) in[i].bits = static_cast<u16>(0x4000 + 37 * i % 0x180);
    for (u32 i = 0; i < 256; ++i) whole[i] = static_cast<i32>(i * 17) - 2000;
    run_clean(p, 1, sim::buffer<u32>(out.data(), out.size()), sim::buffer<const kiln::bf16>(in, 512),
              sim::buffer<const i32>(whole, 256));
    const auto number = [&](u32 i) { return __builtin_bit_cast(f32, u32{in[i].bits} << 16); };
    const auto half = [](f32 x) { return u32{__builtin_bit_cast(u16, static_cast<_Float16>(x))}; };
    for (u32 i = 0; i < 64; ++i) {
      const u32* const lane = out.data() + i * 32;
      for (u32 j = 0; j < 4; ++j) {
        REQUIRE(lane[j] == (half(number(i * 8 + 2 * j)) | half(number(i * 8 + 2 * j + 1)) << 16));
        const u32 same = in[i * 8 + 2 * j].bits | u32{in[i * 8 + 2 * j + 1].bits} << 16;
        REQUIRE(lane[4 + j] == same);
        REQUIRE(lane[8 + j] == same);
        REQUIRE(lane[12 + j] == static_cast<u32>(static_cast<i32>(number(i * 8 + j))));
        REQUIRE(lane[16 + j] == bits_of(static_cast<f32>(whole[i * 4 + j])));
      }
      for (u32 j = 0; j < 2; ++j)
        REQUIRE(lane[20 + j] == (half(static_cast<f32>(whole[i * 4 + 2 * j])) |
                                 half(static_cast<f32>(whole[i * 4 + 2 * j + 1])) << 16));
      REQUIRE(lane[23] == lane[24]);
      const f32 exact = number(i * 8) * 1.001f;
      const f32 cut = static_cast<f32>(__builtin_bit_cast(_Float16, static_cast<u16>(lane[22] & 0xffff)));
      REQUIRE((cut <= exact && exact - cut < exact * 0x1p-9f));
    }
  }
}

} // namespace
