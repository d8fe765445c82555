// SPDX-License-Identifier: MIT
// Rows as fp8 of the target's kind, each with a scale of its own.
#pragma once

#include <kiln/author/values/absolute.hpp>
#include <kiln/author/values/float8.hpp>
#include <kiln/author/values/roots.hpp>
#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/reduce.hpp>

namespace kiln::kernel {

/// The largest fp8: e4m3 FNUZ on gfx942, OCP e4m3 on gfx950 and, by integer instructions, on gfx90a.
constexpr f32 largest_fp8(isa::arch a) { return a == isa::arch::gfx942 ? 240.0f : 448.0f; }

/// The numbers of a tile times a factor as fp8, to nearest even. Beyond the ends they are what overflow names.
template<overflow Overflow = overflow::special, tile::layout L>
constexpr tile::register_tile<fp8, L> to_fp8(builder k, const tile::register_tile<f32, L>& t,
                                             const vgpr<f32>& factor) {
  tile::register_tile<fp8, L> out(k);
  for (u32 i = 0; i < out.registers.size(); ++i) {
    const auto four = t.registers.template slice<4>(4 * i) * factor;
    if (isa::is_gfx90a(k.arch())) {
      auto word = k.vgpr<u32>(author::encode_float8<float8::e4m3, Overflow>(four[0]));
      for (u32 n = 1; n < 4; ++n) word |= author::encode_float8<float8::e4m3, Overflow>(four[n]) << 8 * n;
      out.registers[i] = as<fp8x4>(word);
    } else {
      out.registers[i] = author::convert<fp8x4, Overflow>(four);
    }
  }
  return out;
}

/// The largest magnitude of a lane's numbers, and `before` where it is larger. A NaN does not count.
template<tile::layout L>
constexpr vgpr<f32> largest_magnitude(builder k, const tile::register_tile<f32, L>& t,
                                      const vgpr<f32>& before) {
  const source at = source::here();
  auto most = k.vgpr<f32>(before);
  const emit::operand to(most, at);
  for (u32 i = 0; i < t.registers.size(); i += 2)
    k.emit(isa::mn::v_max3_f32, to, to, abs(emit::operand(t.registers[i], at)),
           abs(emit::operand(t.registers[i + 1], at)));
  return most;
}

/// A row's scale, of its largest magnitude: what its codes are multiplied by. Above 0, also of a row of zeros.
constexpr vgpr<f32> fp8_scale(builder k, const vgpr<f32>& most) {
  return max(most, 1e-30f) * (1.0f / largest_fp8(k.arch()));
}

} // namespace kiln::kernel
