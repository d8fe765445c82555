// SPDX-License-Identifier: MIT
// select(condition, a, b): one of two values, without a branch.
#pragma once

#include <kiln/author/values/lane_value.hpp>

namespace kiln::author {

/// The element type that an operand of select has by itself; void for numbers.
template<class V> struct own_element {
  using type = void;
  static constexpr bool is_uniform = true;
};
template<RegisterHandle V> struct own_element<V> {
  using type = typename V::element_type;
  static constexpr bool is_uniform = is_sgpr_bank<V::bank>;
};
template<Loadable V>
  requires(!RegisterHandle<V>)
struct own_element<V> {
  using type = typename decltype(static_cast<const V*>(nullptr)->load())::element_type;
  static constexpr bool is_uniform = false;
};
/// Of two numbers: f32, i32, or u32 where both are unsigned.
template<class A, class B>
using element_of_numbers =
    choose<IntegerConstant<A> && IntegerConstant<B>, choose<(A(-1) > A(0)) && (B(-1) > B(0)), u32, i32>, f32>;

template<class A, class B, class OfA = typename own_element<A>::type,
         class OfB = typename own_element<B>::type>
struct selected {
  using type = OfA;
  static constexpr bool is_mistaken = !__is_same(OfA, OfB);
};
template<class A, class B, class OfB> struct selected<A, B, void, OfB> {
  using type = OfB;
  static constexpr bool is_mistaken = is_other<A, OfB>;
};
template<class A, class B, class OfA> struct selected<A, B, OfA, void> {
  using type = OfA;
  static constexpr bool is_mistaken = is_other<B, OfA>;
};
template<Constant A, Constant B> struct selected<A, B, void, void> {
  using type = element_of_numbers<A, B>;
  static constexpr bool is_mistaken = false;
};

/// `mask ? a : b` by lane. A VGPR or inline constant is taken as it is; SGPRs and literals are copied, as v_cndmask_b32 reads
/// the mask through the one port for scalar operands.
template<class T>
constexpr vector_of<T> select_by_lane(const lane_mask& mask, const operand& a, const operand& b,
                                      const source& at) {
  draft& k = mask.program_draft();
  constexpr isa::element e = element_traits<T>::element;
  constexpr u32 dwords = element_traits<T>::dwords;
  const auto ready = [&](const operand& o) {
    return o.is_constant() && dwords == 1 && is_inline(o, e) ? o : selection::in_vgpr(k, o, e);
  };
  const operand yes = ready(a), no = ready(b), d = selection::new_reg(k, ir::bank::vgpr, e, at);
  for (u32 i = 0; i < dwords; ++i) {
    const auto word = [&](const operand& o) {
      return o.is_constant() || dwords == 1 ? o : selection::part(o, i, 1);
    };
    k.emit(isa::mn::v_cndmask_b32, word(d), word(no), word(yes), operand(mask, at));
  }
  return {k, d.code.payload()};
}
template<class T>
constexpr reg<ir::bank::sgpr, T> select_uniform(const uniform_condition& c, const operand& a,
                                                const operand& b, const source& at) {
  draft& k = c.program_draft();
  constexpr isa::element e = element_traits<T>::element;
  const operand d = selection::new_reg(k, ir::bank::sgpr, e, at);
  const operand yes = selection::without_literal(k, a, e);
  const operand no = element_traits<T>::dwords == 1 ? b : selection::without_literal(k, b, e);
  k.emit(isa::mn::s_cmp_lg_u32, operand(c, at), operand(0, at));
  k.emit(element_traits<T>::dwords == 2 ? isa::mn::s_cselect_b64 : isa::mn::s_cselect_b32, d, yes, no);
  return {k, d.code.payload()};
}

/// An error: the other value as one of the first's type.
template<class T, class A, class B>
constexpr vector_of<T> refuse_select(draft& k, const A& a, const B& b, const source& at) {
  if constexpr (is_other<A, T>)
    other_value<T>(a, at).refuse(k);
  else
    other_value<T>(b, at).refuse(k);
  return {k, k.allocate<ir::bank::vgpr, element_traits<T>::dwords>(at)};
}

/// The value of a in the lanes of the mask, of b in the others; any one-element type. a and b are registers, elements of memory
/// or numbers, and both are evaluated: `select(i < n, x[i], 0.0f)` loads x[i] in all lanes. One v_cndmask_b32 per dword, in a
/// VGPR.
template<class A, class B>
constexpr auto select(const lane_mask& mask, A&& a, B&& b, source at = source::here()) {
  using types = selected<bare<A>, bare<B>>;
  using T = typename types::type;
  if constexpr (types::is_mistaken) {
    return refuse_select<T>(mask.program_draft(), a, b, at);
  } else {
    const source_value<T> yes(static_cast<A&&>(a), at), no(static_cast<B&&>(b), at);
    return select_by_lane<T>(mask, yes, no, at);
  }
}
/// The same by a condition of the whole wave: of SGPRs and numbers s_cselect in an SGPR, else v_cndmask_b32.
template<class A, class B>
constexpr auto select(const uniform_condition& condition, A&& a, B&& b, source at = source::here()) {
  using types = selected<bare<A>, bare<B>>;
  using T = typename types::type;
  if constexpr (types::is_mistaken) {
    return refuse_select<T>(condition.program_draft(), a, b, at);
  } else if constexpr (own_element<bare<A>>::is_uniform && own_element<bare<B>>::is_uniform) {
    const uniform_value<T> yes(static_cast<A&&>(a), at), no(static_cast<B&&>(b), at);
    return select_uniform<T>(condition, yes, no, at);
  } else {
    const source_value<T> yes(static_cast<A&&>(a), at), no(static_cast<B&&>(b), at);
    return select_by_lane<T>(lane_mask::widen(condition, at), yes, no, at);
  }
}

} // namespace kiln::author
