// SPDX-License-Identifier: MIT
// Functions of values have as many instructions as their declarations say.
#include <kiln/author/dsl.hpp>
#include <kiln/author/kernel_draft.hpp>

#include <catch2/catch_test_macros.hpp>

namespace {

using namespace kiln::dsl;
namespace ir = kiln::ir;

/// Instructions without moves of constants.
template<class Function> constexpr u32 instructions_of(isa::arch arch, Function function) {
  kiln::kernel_draft draft(arch, 64);
  builder k = draft;
  auto x = k.vgpr<f32>();
  (void)function(k, x);
  u32 count = 0;
  for (const ir::instruction& in : draft.program().code) {
    const u32 m = isa::rows[in.row].mnemonic;
    count += m != u32{mn::v_mov_b32} && m != u32{mn::s_mov_b32};
  }
  return count;
}
#define COUNT(gfx, ...)                                                                                      \
  instructions_of(isa::arch::gfx, [](builder k, auto& x) {                                                   \
    (void)k, (void)x;                                                                                        \
    return __VA_ARGS__;                                                                                      \
  })

TEST_CASE("functions have as many instructions as they say") {
  STATIC_REQUIRE(COUNT(gfx942, exp2(x)) == 6);
  STATIC_REQUIRE(COUNT(gfx942, exp(x)) == 13);
  STATIC_REQUIRE(COUNT(gfx942, log2(x)) == 6);
  STATIC_REQUIRE(COUNT(gfx942, log(x)) == 12);
  STATIC_REQUIRE(COUNT(gfx942, sqrt(x)) == 16);
  STATIC_REQUIRE(COUNT(gfx942, rsqrt(x)) == 6);
  STATIC_REQUIRE(COUNT(gfx942, sin(x)) == 31);
  STATIC_REQUIRE(COUNT(gfx942, cos(x)) == 29);
  STATIC_REQUIRE(COUNT(gfx942, fast_sin(x)) == 3);
  STATIC_REQUIRE(COUNT(gfx942, rcp(x)) == 11);
  STATIC_REQUIRE(COUNT(gfx942, maximum(x, x)) == 3);
  STATIC_REQUIRE(COUNT(gfx950, maximum(x, x)) == 1);
  STATIC_REQUIRE(COUNT(gfx90a, encode_float8<float8::e5m2>(x)) == 16);
  STATIC_REQUIRE(COUNT(gfx90a, encode_float8<float8::e4m3_fnuz>(x)) == 18);
  STATIC_REQUIRE(COUNT(gfx90a, encode_float8<float8::e4m3, overflow::saturate>(x)) == 15);
  STATIC_REQUIRE(COUNT(gfx90a, decode_float8<float8::e5m2>(as<u32>(x))) == 2);
  STATIC_REQUIRE(COUNT(gfx90a, decode_float8<float8::e4m3_fnuz>(as<u32>(x))) == 8);
  STATIC_REQUIRE(COUNT(gfx942, convert<fp8x4>(x, x, x, x)) == 2);
  STATIC_REQUIRE(COUNT(gfx942, convert<f16x2>(x, x)) == 3);
  STATIC_REQUIRE(COUNT(gfx950, convert<f16x2>(x, x)) == 1);
  STATIC_REQUIRE(COUNT(gfx942, convert<bf16x2>(x, x)) == 9);
  STATIC_REQUIRE(COUNT(gfx942, convert<f32>(as<bf16x2>(x))) == 2);
  STATIC_REQUIRE(COUNT(gfx942, x / x) == 11);
  STATIC_REQUIRE(COUNT(gfx942, x / 4) == 1);
  STATIC_REQUIRE(COUNT(gfx942, fma(x, x, x)) == 1);
  STATIC_REQUIRE(COUNT(gfx942, fma(2.0f, x, 1.0f)) == 1);
  STATIC_REQUIRE(COUNT(gfx942, convert<u32>(k.vgpr<i32>())) == 0);
  STATIC_REQUIRE(COUNT(gfx942, fast_exp(x)) == 2);
  STATIC_REQUIRE(COUNT(gfx942, convert<i32>(x)) == 1);
  STATIC_REQUIRE(COUNT(gfx942, convert<bf16>(x)) == 5);
  STATIC_REQUIRE(COUNT(gfx950, convert<bf16>(x)) == 1);
  STATIC_REQUIRE(COUNT(gfx950, convert<f16>(k.vgpr<i32>())) == 2);
}

} // namespace
