// SPDX-License-Identifier: MIT
// Functions of f32 on values of other types are errors at the author's line that name both types.
#pragma once

#include <kiln/author/mistaken_operands.hpp>
#include <kiln/author/values/lane_value.hpp>

namespace kiln::author {

/// A register, several or an element of memory where a function takes one f32.
template<class V> inline constexpr bool is_no_f32 = false;
template<RegisterHandle V> inline constexpr bool is_no_f32<V> = is_other<V, f32>;
template<Loadable V>
  requires(!RegisterHandle<V>)
inline constexpr bool is_no_f32<V> = is_other<V, f32>;

/// Fails, and gives some value.
template<class V> constexpr vector_of<f32> refused_f32(const V& x, const source& at) {
  if constexpr (RegisterHandle<V>) {
    draft& k = x.program_draft();
    other_value<f32>(x, at).refuse(k);
    return {k, selection::new_reg(k, ir::bank::vgpr, isa::element::f32, at).code.payload()};
  } else {
    return refused_f32(x.load(), at);
  }
}

/// The same of two types: the second is the mistaken one.
template<class A, class B>
constexpr vector_of<typename A::element_type> refused_pair(const A& a, const B& b, const source& at) {
  using T = typename A::element_type;
  draft& k = a.program_draft();
  other_value<T>(b, at).refuse(k);
  return {k, selection::new_reg(k, ir::bank::vgpr, element_traits<T>::element, at).code.payload()};
}

// clang-format off
template <RegisterHandle A, RegisterHandle B, only_if<different_elements<A, B>> = 0> constexpr auto min(const A& a, const B& b, source at = source::here()) { return refused_pair(a, b, at); }
template <RegisterHandle A, RegisterHandle B, only_if<different_elements<A, B>> = 0> constexpr auto max(const A& a, const B& b, source at = source::here()) { return refused_pair(a, b, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> exp2(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> exp(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> log2(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> log(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> sqrt(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> rsqrt(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_exp2(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_exp(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_log2(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_log(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_sqrt(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_rsqrt(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_rcp(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> sigmoid(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> silu(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> gelu(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> tanh(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> rcp(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> sin(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> cos(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_sin(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> fast_cos(const V& x, source at = source::here()) { return refused_f32(x, at); }
template <class V, class W, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> minimum(const V& x, const W&, source at = source::here()) { return refused_f32(x, at); }
template <class V, class W, only_if<is_no_f32<V>> = 0> constexpr vector_of<f32> maximum(const V& x, const W&, source at = source::here()) { return refused_f32(x, at); }
// clang-format on

} // namespace kiln::author
