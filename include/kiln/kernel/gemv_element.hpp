// SPDX-License-Identifier: MIT
// What a GEMV does with fp32, fp16 and bf16: products summed in fp32, results rounded to nearest even.
#pragma once

#include <kiln/build/builder.hpp>

namespace kiln::kernel {

template<class T, u32... Shape> using vector_handle = build::handle<ir::bank::vgpr, T, Shape...>;

/// Element types of a GEMV:
///   multiply   adds the products of 16 bytes of each row with 16 bytes of each vector, sum (rows, batch, 2) f32;
///   pairs      whether both registers of a sum are used, so that they are still to be added;
///   load       loads one element a lane, `widen` makes it f32 in place;
///   narrow     turns f32 into an element to store, in place.
template<class T> struct gemv_element;

template<> struct gemv_element<float> {
  using stored = f32;
  static constexpr u32 bytes = 4;
  static constexpr bool pairs(isa::arch) { return true; }

  template<u32 Rows, u32 Batch>
  static constexpr void multiply(builder& k, const vector_handle<f32, Rows, Batch, 2>& sum,
                                 const vector_handle<b32, Rows, 4>& a,
                                 const vector_handle<b32, Batch, 4>& x) {
    for (u32 i = 0; i < 4; i += 2)
      for (u32 r = 0; r < Rows; ++r)
        for (u32 v = 0; v < Batch; ++v)
          k.v_pk_fma_f32(sum(r, v), a[r].template slice<2>(i), x[v].template slice<2>(i), sum(r, v));
  }
  template<class Base>
  static constexpr void load(builder& k, const vector_handle<f32>& v, const vector_handle<i32>& at,
                             const Base& base) {
    k.global_load_dword(v, at, base);
  }
  static constexpr void widen(builder&, const vector_handle<f32>&) {}
  static constexpr void narrow(builder&, const vector_handle<f32>&) {}
};

template<> struct gemv_element<_Float16> {
  using stored = f16;
  static constexpr u32 bytes = 2;
  static constexpr bool pairs(isa::arch) { return false; }

  template<u32 Rows, u32 Batch>
  static constexpr void multiply(builder& k, const vector_handle<f32, Rows, Batch, 2>& sum,
                                 const vector_handle<b32, Rows, 4>& a,
                                 const vector_handle<b32, Batch, 4>& x) {
    for (u32 i = 0; i < 4; ++i)
      for (u32 r = 0; r < Rows; ++r)
        for (u32 v = 0; v < Batch; ++v) k.v_dot2_f32_f16(sum(r, v, 0), a(r, i), x(v, i), sum(r, v, 0));
  }
  template<class Base>
  static constexpr void load(builder& k, const vector_handle<f32>& v, const vector_handle<i32>& at,
                             const Base& base) {
    k.global_load_ushort(v, at, base);
  }
  static constexpr void widen(builder& k, const vector_handle<f32>& v) { k.v_cvt_f32_f16(v, as<f16>(v)); }
  static constexpr void narrow(builder& k, const vector_handle<f32>& v) { k.v_cvt_f16_f32(as<f16>(v), v); }
};

template<> struct gemv_element<__bf16> {
  using stored = bf16;
  static constexpr u32 bytes = 2;
  /// gfx950 multiplies pairs of bf16 as they are; before it they are widened and multiplied as pairs of f32.
  static constexpr bool pairs(isa::arch a) { return a != isa::arch::gfx950; }

  template<u32 Rows, u32 Batch>
  static constexpr void multiply(builder& k, const vector_handle<f32, Rows, Batch, 2>& sum,
                                 const vector_handle<b32, Rows, 4>& a,
                                 const vector_handle<b32, Batch, 4>& x) {
    if (!pairs(k.arch())) {
      for (u32 i = 0; i < 4; ++i)
        for (u32 r = 0; r < Rows; ++r)
          for (u32 v = 0; v < Batch; ++v) k.v_dot2_f32_bf16(sum(r, v, 0), a(r, i), x(v, i), sum(r, v, 0));
      return;
    }
    auto wide_x = k.vgpr<f32, Batch, 2>();
    auto wide_a = k.vgpr<f32, Rows, 2>();
    for (u32 i = 0; i < 4; ++i) {
      for (u32 v = 0; v < Batch; ++v) widen_both(k, wide_x[v], x(v, i));
      for (u32 r = 0; r < Rows; ++r) widen_both(k, wide_a[r], a(r, i));
      for (u32 r = 0; r < Rows; ++r)
        for (u32 v = 0; v < Batch; ++v) k.v_pk_fma_f32(sum(r, v), wide_a[r], wide_x[v], sum(r, v));
    }
  }
  template<class Base>
  static constexpr void load(builder& k, const vector_handle<f32>& v, const vector_handle<i32>& at,
                             const Base& base) {
    k.global_load_ushort(v, at, base);
  }
  static constexpr void widen(builder& k, const vector_handle<f32>& v) { k.v_lshlrev_b32(v, 16, v); }
  /// Adding 0x7fff and the bit that becomes the last carries into it exactly when rounding to nearest even does. A NaN
  /// keeps its upper half and is made quiet.
  static constexpr void narrow(builder& k, const vector_handle<f32>& v) {
    if (k.arch() == isa::arch::gfx950) return k.v_cvt_pk_bf16_f32(as<bf16x2>(v), v, v);
    auto rounded = k.vgpr<u32>();
    auto quiet = k.vgpr<u32>();
    auto below_half = k.sgpr<u32>(0x7fff);
    k.v_bfe_u32(rounded, as<u32>(v), 16, 1);
    k.v_add3_u32(rounded, rounded, as<u32>(v), below_half);
    k.v_or_b32(quiet, 0x400000, as<u32>(v));
    k.v_cmp_u_f32(vcc, v, v);
    k.v_cndmask_b32(rounded, rounded, quiet, vcc);
    k.v_lshrrev_b32(as<u32>(v), 16, rounded);
  }

private:
  static constexpr void widen_both(builder& k, const vector_handle<f32, 2>& wide,
                                   const vector_handle<b32>& two) {
    k.v_lshlrev_b32(wide[0], 16, two);
    k.v_and_b32(wide[1], 0xffff0000, two);
  }
};

} // namespace kiln::kernel
