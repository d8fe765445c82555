// SPDX-License-Identifier: MIT
// What fp16 and bf16 need in a matrix product: the matrix instruction, and rounding sums from fp32.
#pragma once

#include <kiln/author/builder.hpp>

namespace kiln::kernel {

template<class T> struct gemm_element;

/// d (Tile, Tile) += b a^T: d, b and a are registers of all 64 lanes, b and a 4 of them: 8 elements of a row each. Where an
/// instruction takes 4 elements, `half` says which. d: lane l, register r -> a's row l % Tile; b's row 8 * (r / 4) + 4 * (l /
/// 32) + r % 4 for Tile = 32, 4 * (l / 16) + r for Tile = 16.
template<> struct gemm_element<__bf16> {
  template<u32 Tile, class D, class S>
  static constexpr void whole(builder k, const D& d, const S& b, const S& a) {
    if constexpr (Tile == 16)
      k.v_mfma_f32_16x16x32_bf16(d, b, a, d);
    else
      k.v_mfma_f32_32x32x16_bf16(d, b, a, d);
  }
  template<u32 Tile, class D, class S, class C>
  static constexpr void half(builder k, const D& d, const S& b, const S& a, const C& c) {
    if constexpr (Tile == 16) {
      if (k.arch() == isa::arch::gfx90a) return k.v_mfma_f32_16x16x16bf16_1k(d, b, a, c);
      k.v_mfma_f32_16x16x16_bf16(d, b, a, c);
    } else {
      if (k.arch() == isa::arch::gfx90a) return k.v_mfma_f32_32x32x8bf16_1k(d, b, a, c);
      k.v_mfma_f32_32x32x8_bf16(d, b, a, c);
    }
  }

  /// Rounds two fp32 to nearest, ties to even, and packs them. A NaN of a matrix instruction stays one: its low half is zero,
  /// so that rounding cannot carry into the exponent.
  class narrow {
    builder k;
    sgpr<b32> below_half = k.sgpr<b32>(), high_halves = k.sgpr<b32>();
    vgpr<b32> odd = k.vgpr<b32>();

  public:
    constexpr explicit narrow(builder b) : k(b) {
      if (k.arch() == isa::arch::gfx950) return;
      k.s_movk_i32(below_half, 0x7fff);
      k.s_mov_b32(high_halves, 0x0706'0302); // v_perm_b32: bytes 2 and 3 of each
    }
    template<class D, class X> constexpr void operator()(const D& d, const X& low, const X& high) const {
      if (k.arch() == isa::arch::gfx950) return k.v_cvt_pk_bf16_f32(d, low, high);
      round(low);
      round(high);
      k.v_perm_b32(d, high, low, high_halves);
    }

  private:
    template<class X> constexpr void round(const X& x) const {
      k.v_bfe_u32(odd, x, 16, 1);
      k.v_add3_u32(x, x, odd, below_half);
    }
  };
};

template<> struct gemm_element<_Float16> {
  template<u32 Tile, class D, class S>
  static constexpr void whole(builder k, const D& d, const S& b, const S& a) {
    if constexpr (Tile == 16)
      k.v_mfma_f32_16x16x32_f16(d, b, a, d);
    else
      k.v_mfma_f32_32x32x16_f16(d, b, a, d);
  }
  template<u32 Tile, class D, class S, class C>
  static constexpr void half(builder k, const D& d, const S& b, const S& a, const C& c) {
    if constexpr (Tile == 16) {
      if (k.arch() == isa::arch::gfx90a) return k.v_mfma_f32_16x16x16f16(d, b, a, c);
      k.v_mfma_f32_16x16x16_f16(d, b, a, c);
    } else {
      if (k.arch() == isa::arch::gfx90a) return k.v_mfma_f32_32x32x8f16(d, b, a, c);
      k.v_mfma_f32_32x32x8_f16(d, b, a, c);
    }
  }

  class narrow {
    builder k;

  public:
    constexpr explicit narrow(builder b) : k(b) {}
    template<class D, class X> constexpr void operator()(const D& d, const X& low, const X& high) const {
      if (k.arch() == isa::arch::gfx950) return k.v_cvt_pk_f16_f32(d, low, high);
      k.v_cvt_f16_f32(low, low);
      k.v_cvt_f16_f32(high, high);
      k.v_pack_b32_f16(d, low, high);
    }
  };
};

} // namespace kiln::kernel
