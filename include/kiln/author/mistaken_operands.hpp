// SPDX-License-Identifier: MIT
// Operators on operands that do not go together are errors at the author's line that say what to write instead.
#pragma once

#include <kiln/author/source_value.hpp>

// A deleted function's reason is C++26; clang takes it in C++20 with this warning.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"

namespace kiln::author {

template<class A, class B>
concept DifferentElements = RegisterHandle<bare<A>> && RegisterHandle<bare<B>> &&
                            !__is_same(typename bare<A>::element_type, typename bare<B>::element_type);
template<class H, class C>
concept IntegersWithFraction =
    __is_floating_point(C) && RegisterHandle<H> && IntegerElement<typename H::element_type>;
template<class A, class B>
concept FractionAmongIntegers =
    IntegersWithFraction<bare<A>, bare<B>> || IntegersWithFraction<bare<B>, bare<A>>;
/// Operands of one type that has no division.
template<class H> inline constexpr bool not_a_word = false;
template<RegisterHandle H>
inline constexpr bool not_a_word<H> =
    !IntegerElement<typename H::element_type> || element_traits<typename H::element_type>::dwords != 1;
template<class A, class B>
concept DividesOtherType =
    (not_a_word<bare<A>> || not_a_word<bare<B>>) && !DifferentElements<A, B> && !FractionAmongIntegers<A, B>;

// clang-format off
template <class A, class B> requires DifferentElements<A, B> void operator+(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator-(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator*(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator&(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator|(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator^(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator<<(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator>>(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator==(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator!=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator<(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator<=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator>(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator>=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator+=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator-=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator*=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator&=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator|=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator^=(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");

template <class A, class B> requires FractionAmongIntegers<A, B> void operator+(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator-(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator*(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator==(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator!=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator<(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator<=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator>(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator>=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator+=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator-=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator*=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");

template <class A, class B> requires DifferentElements<A, B> void operator/(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires DifferentElements<A, B> void operator%(A&&, B&&) = delete("different element types; v_cvt_... converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator/(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires FractionAmongIntegers<A, B> void operator%(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B> requires DividesOtherType<A, B> void operator/(A&&, B&&) = delete("u32 and i32 have / and %; of other types, multiply an f32 by v_rcp_f32, or shift");
template <class A, class B> requires DividesOtherType<A, B> void operator%(A&&, B&&) = delete("u32 and i32 have / and %; of other types, multiply an f32 by v_rcp_f32, or shift");
// clang-format on

} // namespace kiln::author

#pragma clang diagnostic pop
