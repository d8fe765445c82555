// SPDX-License-Identifier: MIT
// fma, reciprocals, roots and quotients of f32, rounded as HIP does by default, and the fast forms of the hardware's own
// instructions.
#pragma once

#include <kiln/author/values/select.hpp>

namespace kiln::author {

/// 1 / x by v_rcp_f32 alone: 1 ulp. A subnormal x or result counts as 0. 1 instruction.
constexpr vector_of<f32> fast_rcp(const lane_value<f32>& x) {
  return result_of<f32>(*x.d, isa::mn::v_rcp_f32, x.where, x.in_lanes());
}
/// 1 / x, rounded to nearest even, as 1.0f / x. 11 instructions; fast_rcp is 1.
constexpr vector_of<f32> rcp(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  return 1.0f / x.in_lanes();
}
/// 1 / sqrt(x) by v_rsq_f32 alone: 1 ulp. A subnormal x counts as 0. 1 instruction.
constexpr vector_of<f32> fast_rsqrt(const lane_value<f32>& x) {
  return result_of<f32>(*x.d, isa::mn::v_rsq_f32, x.where, x.in_lanes());
}
/// sqrt(x) by v_sqrt_f32 alone: 1 ulp. A subnormal x counts as 0. 1 instruction.
constexpr vector_of<f32> fast_sqrt(const lane_value<f32>& x) {
  return result_of<f32>(*x.d, isa::mn::v_sqrt_f32, x.where, x.in_lanes());
}

/// 1 / sqrt(x): 1 ulp, of subnormals too. inf of 0, NaN below 0. 6 instructions, and numbers in registers.
constexpr vector_of<f32> rsqrt(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  const auto v = x.in_lanes();
  const auto is_subnormal = v < 0x1p-126f;
  auto root = fast_rsqrt(v * select(is_subnormal, 0x1p24f, 1.0f));
  return root * select(is_subnormal, 0x1p12f, 1.0f);
}

/// x y + z of f32, rounded once. Each is a register, an element of memory or a number; one of the three is no
/// number. 1 instruction, and numbers in registers.
template<class X, class Y, class Z>
  requires(!(Constant<bare<X>> && Constant<bare<Y>> && Constant<bare<Z>>))
constexpr vector_of<f32> fma(X&& x, Y&& y, Z&& z, source at = source::here()) {
  const auto term = [&](auto&& v) {
    using V = bare<decltype(v)>;
    if constexpr (Constant<V>)
      return source_value<f32>(v, at);
    else if constexpr (RegisterHandle<V> && is_other<V, f32>)
      return other_value<f32>(v, at).refuse(v.program_draft()), lane_value<f32>(v.program_draft(), at);
    else
      return lane_value<f32>(static_cast<decltype(v)>(v), at);
  };
  const auto a = term(static_cast<X&&>(x));
  const auto b = term(static_cast<Y&&>(y));
  const auto c = term(static_cast<Z&&>(z));
  draft* k = nullptr;
  const auto note = [&](const auto& v) {
    if constexpr (requires { v.d; }) k = v.d;
  };
  note(a), note(b), note(c);
  k->program.may_shorten = true;
  // v_fma_f32 has no place for a literal and reads one SGPR.
  const operand first = selection::in_vgpr(*k, a, isa::element::f32);
  const operand second = b.is_constant() && is_inline(b, isa::element::f32)
                             ? operand(b)
                             : selection::in_vgpr(*k, b, isa::element::f32);
  return result_of<f32>(*k, isa::mn::v_fma_f32, at, first, second,
                        selection::without_literal(*k, c, isa::element::f32));
}

/// The square root, rounded to nearest even, of subnormals too. NaN below 0. 16 instructions, and numbers in registers;
/// fast_sqrt is 1.
constexpr vector_of<f32> sqrt(const lane_value<f32>& x) {
  const lines_of_call call(*x.d, x.where);
  draft& k = *x.d;
  const source& at = x.where;
  const auto v = x.in_lanes();
  const auto is_small = v < 0x1p-96f; // its remainder below would be subnormal
  auto scaled = v * select(is_small, 0x1p32f, 1.0f);
  auto root = fast_sqrt(scaled);
  // Of the root and its two neighbours the one whose remainder has the right sign.
  auto below = as<f32>(as<i32>(root) + -1), above = as<f32>(as<i32>(root) + 1);
  const auto remainder = [&](const auto& r) {
    return result_of<f32>(k, isa::mn::v_fma_f32, at, kiln::neg(operand(r, at)), operand(root, at),
                          operand(scaled, at));
  };
  auto from_below = remainder(below), from_above = remainder(above);
  auto nearer = select(from_below <= 0.0f, below, root);
  auto nearest = select(from_above > 0.0f, above, nearer);
  auto result = nearest * select(is_small, 0x1p-16f, 1.0f);
  const operand itself = selection::new_reg(k, ir::bank::sgpr, isa::element::mask, at);
  constexpr i64 zeros_and_infinity = 0x260;
  k.emit(isa::mn::v_cmp_class_f32, itself, operand(scaled, at),
         selection::in_vgpr(k, operand(zeros_and_infinity, at), isa::element::u32));
  return select(lane_mask(k, itself.code.payload()), scaled, result);
}

} // namespace kiln::author
