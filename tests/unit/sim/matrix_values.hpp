// SPDX-License-Identifier: MIT
// Numbers for tests of matrix instructions: codes in each input format, and items in a lane's registers.
#pragma once

#include "lane_kernel.hpp"

#include <kiln/sim/format/f16.hpp>
#include <kiln/sim/format/small_float.hpp>

namespace kiln::test {

enum class input { f64, f32, xf32, f16, bf16, i8, fp8, bf8, fp6, bf6, fp4 };

constexpr u32 width_of(input f) {
  constexpr u32 widths[] = {64, 32, 32, 16, 16, 8, 8, 8, 6, 6, 4};
  return widths[static_cast<u32>(f)];
}

/// A small whole number's code.
inline u64 code_of(f32 x, input f, isa::arch arch) {
  const bool ocp = isa::facts_of(arch).fp8_is_ocp;
  switch (f) {
  case input::f64: return __builtin_bit_cast(u64, static_cast<f64>(x));
  case input::f32:
  case input::xf32: return bits(x);
  case input::f16: return sim::to_half(x).bits;
  case input::bf16: return sim::to_bfloat(x).bits;
  case input::i8: return static_cast<u8>(static_cast<i32>(x));
  case input::fp8: return ocp ? sim::fp8_ocp::encode(x) : sim::fp8_fnuz::encode(x);
  case input::bf8: return ocp ? sim::bf8_ocp::encode(x) : sim::bf8_fnuz::encode(x);
  case input::fp6: return sim::fp6_e2m3::encode(x);
  case input::bf6: return sim::bf6_e3m2::encode(x);
  default: return sim::fp4_e2m1::encode(x);
  }
}

/// Item `item`, `width` bits wide, of the registers from `reg` on; those are 0 before.
inline void put_item(lane_kernel& t, u32 reg, u32 lane, u32 item, u32 width, u64 code) {
  for (u32 bit = 0; bit < width; ++bit) {
    const u32 at = item * width + bit;
    t(reg + at / 32, lane) |= static_cast<u32>(code >> bit & 1) << (at % 32);
  }
}

} // namespace kiln::test
