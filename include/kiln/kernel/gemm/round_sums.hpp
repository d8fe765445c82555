// SPDX-License-Identifier: MIT
// Rounding f32 to bf16 where every NaN has a low half of zeros, as sums of matrix instructions do.
#pragma once

#include <kiln/tile/registers/convert.hpp>
#include <kiln/tile/registers/converted.hpp>

namespace kiln::kernel {

/// To nearest, ties to even: what tile::convert<bf16> gives, without its test for NaN: the addition cannot carry out of a low
/// half of zeros. 5 instructions for two numbers, on gfx950 one. Overwrites `t`.
template<tile::layout L>
constexpr tile::register_tile<bf16, L> rounded_sums(builder k, tile::register_tile<f32, L>& t) {
  if (k.arch() == isa::arch::gfx950) return tile::convert<bf16>(t);
  tile::register_tile<bf16, L> out(k);
  auto below_half = k.template sgpr<b32>(0x7fff);
  auto high_halves = k.template sgpr<b32>(0x0706'0302); // v_perm_b32: bytes 2 and 3 of each
  auto odd = k.template vgpr<b32>();
  for (u32 i = 0; i < t.registers.size(); ++i) {
    const auto x = as<b32>(t.registers[i]);
    k.v_bfe_u32(odd, x, 16, 1);
    k.v_add3_u32(x, x, odd, below_half);
  }
  for (u32 i = 0; i < out.registers.size(); ++i)
    k.v_perm_b32(as<b32>(out.registers[i]), as<b32>(t.registers[2 * i + 1]), as<b32>(t.registers[2 * i]),
                 high_halves);
  return out;
}

/// A factor whose NaN, if it is one, has a low half of zeros.
template<class T> constexpr sgpr<T> with_plain_nan(const author::handle<ir::bank::sgpr, T>& x) {
  const auto bits = as<u32>(x);
  return sgpr<T>(as<T>(sgpr<u32>(select((bits & 0x7fff'ffffu) > 0x7f80'0000u, 0x7fc0'0000u, bits))));
}

} // namespace kiln::kernel
