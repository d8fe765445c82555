// SPDX-License-Identifier: MIT
// What a GEMV does with fp32, fp16 and bf16: products summed in fp32, results rounded to nearest even.
#pragma once

#include <kiln/kernel/vector_handle.hpp>

namespace kiln::kernel {

using sixteen_bytes = vector_handle<b32, 4>;

/// Element types of a GEMV. A lane's sum of products is spread over `sums(arch)` registers, at most `most_sums`; 16 bytes of a
/// row are multiplied with 16 bytes of a vector in `pieces(arch)` instructions, which EXEC need not limit to lanes with data:
///   multiply   adds the products of one piece to a sum, in all lanes;
///   total      brings a lane's sum into its first register;
///   load       loads one element per lane, `widen` makes it f32 in place;
///   narrow     turns f32 into an element to store, in place.
/// The builder's type is a parameter so that a kernel pays for the instructions of its own element type: where clang knows all
/// types, it chooses forms for every call that it reads.
template<class T, class Builder = builder> struct gemv_element;

template<class Builder> struct gemv_element<float, Builder> {
  using stored = f32;
  static constexpr u32 bytes = 4;
  static constexpr u32 most_sums = 2;
  static constexpr u32 sums(isa::arch) { return 2; }
  static constexpr u32 pieces(isa::arch) { return 2; }

  static constexpr void multiply(Builder& k, const vector_handle<f32, 2>& sum, const sixteen_bytes& a,
                                 const sixteen_bytes& x, u32 piece) {
    if (k.arch() != isa::arch::gfx950)
      return k.v_pk_fma_f32(sum, a.slice<2>(2 * piece), x.slice<2>(2 * piece), sum);
    for (u32 h = 0; h < 2; ++h) // isa/errata.hpp
      k.v_fma_f32(sum[h], as<f32>(a[2 * piece + h]), as<f32>(x[2 * piece + h]), sum[h]);
  }
  static constexpr void total(Builder& k, const vector_handle<f32, 2>& sum) {
    k.v_add_f32(sum[0], sum[0], sum[1]);
  }
  template<class Base>
  static constexpr void load(Builder& k, const vector_handle<f32>& v, const vector_handle<i32>& at,
                             const Base& base) {
    k.global_load_dword(v, at, base);
  }
  static constexpr void widen(Builder&, const vector_handle<f32>&) {}
  static constexpr void narrow(Builder&, const vector_handle<f32>&) {}
};

template<class Builder> struct gemv_element<_Float16, Builder> {
  using stored = f16;
  static constexpr u32 bytes = 2;
  static constexpr u32 most_sums = 1;
  static constexpr u32 sums(isa::arch) { return 1; }
  static constexpr u32 pieces(isa::arch) { return 4; }

  static constexpr void multiply(Builder& k, const vector_handle<f32, 1>& sum, const sixteen_bytes& a,
                                 const sixteen_bytes& x, u32 piece) {
    k.v_dot2_f32_f16(sum[0], a[piece], x[piece], sum[0]);
  }
  static constexpr void total(Builder&, const vector_handle<f32, 1>&) {}
  template<class Base>
  static constexpr void load(Builder& k, const vector_handle<f32>& v, const vector_handle<i32>& at,
                             const Base& base) {
    k.global_load_ushort(v, at, base);
  }
  static constexpr void widen(Builder& k, const vector_handle<f32>& v) { k.v_cvt_f32_f16(v, as<f16>(v)); }
  static constexpr void narrow(Builder& k, const vector_handle<f32>& v) { k.v_cvt_f16_f32(as<f16>(v), v); }
};

/// gfx950 has a dot product of bf16 pairs. Before it, the matrix cores do the work of twelve vector instructions in two: in
/// each of sixteen groups of four lanes, v_mfma_f32_4x4x4 multiplies every lane's four elements of A with every lane's four of
/// B. Lane i of a group finds the products of its own in register i; the others are not needed. (CDNA3 ISA, 7.1; MI200 reads
/// subnormal inputs as 0.)
template<class Builder> struct gemv_element<__bf16, Builder> {
  using stored = bf16;
  static constexpr u32 bytes = 2;
  static constexpr bool has_dot(isa::arch a) { return a == isa::arch::gfx950; }
  static constexpr u32 most_sums = 4;
  static constexpr u32 sums(isa::arch a) { return has_dot(a) ? 1 : 4; }
  static constexpr u32 pieces(isa::arch a) { return has_dot(a) ? 4 : 2; }

  static constexpr void multiply(Builder& k, const vector_handle<f32, 4>& sum, const sixteen_bytes& a,
                                 const sixteen_bytes& x, u32 piece) {
    if (has_dot(k.arch()))
      k.v_dot2_f32_bf16(sum[0], a[piece], x[piece], sum[0]);
    else
      k.v_mfma_f32_4x4x4bf16_1k(sum, a.slice<2>(2 * piece), x.slice<2>(2 * piece), sum);
  }
  static constexpr void total(Builder& k, const vector_handle<f32, 4>& sum) {
    if (has_dot(k.arch())) return;
    auto bit = k.template vgpr<i32>();
    auto bit_0 = k.template sgpr<b64>(), bit_1 = k.template sgpr<b64>(); // of the lane's number
    k.v_and_b32(bit, 1, k.thread_idx.x);
    k.v_cmp_ne_u32(bit_0, 0, bit);
    k.v_and_b32(bit, 2, k.thread_idx.x);
    k.v_cmp_ne_u32(bit_1, 0, bit);
    k.v_cndmask_b32(sum[0], sum[0], sum[1], bit_0);
    k.v_cndmask_b32(sum[2], sum[2], sum[3], bit_0);
    k.v_cndmask_b32(sum[0], sum[0], sum[2], bit_1);
  }
  template<class Base>
  static constexpr void load(Builder& k, const vector_handle<f32>& v, const vector_handle<i32>& at,
                             const Base& base) {
    k.global_load_ushort(v, at, base);
  }
  static constexpr void widen(Builder& k, const vector_handle<f32>& v) { k.v_lshlrev_b32(v, 16, v); }
  /// Adding 0x7fff and the bit that becomes the last carries into it exactly when rounding to nearest even does. A NaN
  /// keeps its upper half and is made quiet.
  static constexpr void narrow(Builder& k, const vector_handle<f32>& v) {
    if (k.arch() == isa::arch::gfx950) return k.v_cvt_pk_bf16_f32(as<bf16x2>(v), v, v);
    auto rounded = k.template vgpr<u32>();
    auto quiet = k.template vgpr<u32>();
    auto below_half = k.template sgpr<u32>(0x7fff);
    k.v_bfe_u32(rounded, as<u32>(v), 16, 1);
    k.v_add3_u32(rounded, rounded, as<u32>(v), below_half);
    k.v_or_b32(quiet, 0x400000, as<u32>(v));
    k.v_cmp_u_f32(vcc, v, v);
    k.v_cndmask_b32(rounded, rounded, quiet, vcc);
    k.v_lshrrev_b32(as<u32>(v), 16, rounded);
  }
};

} // namespace kiln::kernel
