// SPDX-License-Identifier: MIT
// Operators on operands that do not go together are errors that say what to write instead.
#pragma once

#include <kiln/build/operand.hpp>

// A deleted function's reason is C++26; clang takes it in C++20 with this warning.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"

namespace kiln::build {

template <class A, class B>
concept DifferentElements = RegisterHandle<__remove_cvref(A)> && RegisterHandle<__remove_cvref(B)> &&
                            !__is_same(typename __remove_cvref(A)::element_type, typename __remove_cvref(B)::element_type);
template <class H, class C>
concept IntegersWithFraction = __is_floating_point(C) && RegisterHandle<H> && IntegerElement<typename H::element_type>;
template <class A, class B>
concept FractionAmongIntegers = IntegersWithFraction<__remove_cvref(A), __remove_cvref(B)> ||
                                IntegersWithFraction<__remove_cvref(B), __remove_cvref(A)>;
template <class A, class B>
concept OneRegister = RegisterHandle<__remove_cvref(A)> || RegisterHandle<__remove_cvref(B)>;

#define KILN_REFUSE(op)                                                                                                \
  template <class A, class B>                                                                                          \
    requires DifferentElements<A, B>                                                                                   \
  constexpr void operator op(A&&, B&&) = delete("the operands have different element types; convert one of them by "   \
                                                "v_cvt_..., or read its bits as the other type by as<...>(x)");        \
  template <class A, class B>                                                                                          \
    requires FractionAmongIntegers<A, B>                                                                               \
  constexpr void operator op(A&&, B&&) = delete("a fraction does not convert to an integer register's type")
KILN_REFUSE(+);
KILN_REFUSE(-);
KILN_REFUSE(*);
KILN_REFUSE(&);
KILN_REFUSE(|);
KILN_REFUSE(^);
KILN_REFUSE(<<);
KILN_REFUSE(>>);
KILN_REFUSE(==);
KILN_REFUSE(!=);
KILN_REFUSE(<);
KILN_REFUSE(<=);
KILN_REFUSE(>);
KILN_REFUSE(>=);
KILN_REFUSE(+=);
KILN_REFUSE(-=);
KILN_REFUSE(*=);
KILN_REFUSE(&=);
KILN_REFUSE(|=);
KILN_REFUSE(^=);
#undef KILN_REFUSE

template <class A, class B>
  requires OneRegister<A, B>
constexpr void operator/(A&&, B&&) = delete("the hardware has no division; multiply by v_rcp_f32, or shift");
template <class A, class B>
  requires OneRegister<A, B>
constexpr void operator%(A&&, B&&) = delete("the hardware has no division; for a power of two use x & (n - 1)");

} // namespace kiln::build

#pragma clang diagnostic pop
