// SPDX-License-Identifier: MIT
// Operators on operands that do not go together are errors at the author's line that say what to write instead.
#pragma once

#include <kiln/author/source_value.hpp>

// A deleted function's reason is C++26; clang takes it in C++20 with this warning.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"

namespace kiln::author {

// Template parameters rather than concepts: of a concept that does not hold, the compiler says in three lines more why.
template<bool> struct only_if_true;
template<> struct only_if_true<true> {
  using type = int;
};
template<bool Holds> using only_if = only_if_true<Holds>::type;

template<class A, class B> inline constexpr bool different_elements = false;
template<class A, class B>
  requires(RegisterHandle<bare<A>> && RegisterHandle<bare<B>>)
inline constexpr bool different_elements<A, B> =
    !__is_same(typename bare<A>::element_type, typename bare<B>::element_type);
/// arg<T*> says so of itself.
template<class H> inline constexpr bool is_pointer = requires { H::is_pointer; };
/// Pointers move by numbers of elements.
template<class A, class B>
inline constexpr bool different_terms =
    different_elements<A, B> && !is_pointer<bare<A>> && !is_pointer<bare<B>>;
template<class H, class C> inline constexpr bool integers_with_fraction = false;
template<RegisterHandle H, class C>
inline constexpr bool integers_with_fraction<H, C> =
    __is_floating_point(C) && IntegerElement<typename H::element_type>;
template<class A, class B>
inline constexpr bool fraction_among_integers =
    integers_with_fraction<bare<A>, bare<B>> || integers_with_fraction<bare<B>, bare<A>>;
template<class H> inline constexpr bool not_a_word = false;
template<RegisterHandle H>
inline constexpr bool not_a_word<H> =
    !IntegerElement<typename H::element_type> || element_traits<typename H::element_type>::dwords != 1;
template<class H> inline constexpr bool not_divisible = not_a_word<H>;
template<RegisterHandle H>
inline constexpr bool not_divisible<H> = not_a_word<H> && !__is_same(typename H::element_type, f32);
template<class A, class B>
inline constexpr bool has_no_remainder =
    not_a_word<bare<A>> || not_a_word<bare<B>> || different_elements<A, B> || fraction_among_integers<A, B>;
template<class A, class B>
inline constexpr bool has_no_division = not_divisible<bare<A>> || not_divisible<bare<B>> ||
                                        different_elements<A, B> || fraction_among_integers<A, B>;

/// Elements that no target calculates, and packed integers, which instructions by name calculate.
template<class H> inline constexpr bool is_without_arithmetic = false;
template<RegisterHandle H>
inline constexpr bool is_without_arithmetic<H> =
    Element<typename H::element_type> && !ArithmeticElement<typename H::element_type>;
template<class A, class B>
inline constexpr bool without_arithmetic =
    (is_without_arithmetic<bare<A>> || is_without_arithmetic<bare<B>>) && !different_elements<A, B>;

/// Why registers have no +=, or null.
template<ir::bank Bank, class T>
inline constexpr const char* no_compound =
    !ArithmeticElement<T> ? "this type has no operators: convert<f32>(x) calculates bf16 and 8-bit floats in "
                            "f32; packed integers "
                            "have instructions by name, k.v_pk_add_u16(x, x, y)"
    : IntegerElement<T> || !is_sgpr_bank<Bank>
        ? nullptr
        : "the scalar ALU has no floating point: keep the value in a VGPR, auto x = k.vgpr<f32>(0)";

// clang-format off
template <class A, class B, only_if<without_arithmetic<A, B>> = 0> void operator+(A&&, B&&) = delete("this type has no operators: convert<f32>(x) calculates bf16 and 8-bit floats in f32; packed integers have instructions by name, k.v_pk_add_u16(d, a, b)");
template <class A, class B, only_if<without_arithmetic<A, B>> = 0> void operator-(A&&, B&&) = delete("this type has no operators: convert<f32>(x) calculates bf16 and 8-bit floats in f32; packed integers have instructions by name, k.v_pk_sub_i16(d, a, b)");
template <class A, class B, only_if<without_arithmetic<A, B>> = 0> void operator*(A&&, B&&) = delete("this type has no operators: convert<f32>(x) calculates bf16 and 8-bit floats in f32; packed integers have instructions by name, k.v_pk_mul_lo_u16(d, a, b)");
template <class A, class B, only_if<different_terms<A, B>> = 0> void operator+(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_terms<A, B>> = 0> void operator-(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator*(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator&(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator|(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator^(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator<<(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator>>(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator==(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator!=(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator<(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator<=(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator>(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator>=(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator&=(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator|=(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");
template <class A, class B, only_if<different_elements<A, B>> = 0> void operator^=(A&&, B&&) = delete("different element types; convert<...>(x) converts one of them, as<...>(x) reads the same bits as the other type");

template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator+(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator-(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator*(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator==(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator!=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator<(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator<=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator>(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");
template <class A, class B, only_if<fraction_among_integers<A, B>> = 0> void operator>=(A&&, B&&) = delete("a fraction among integers; it does not convert to the register's type");

template <class A, class B, only_if<has_no_division<A, B>> = 0> void operator/(A&&, B&&) = delete("i32, u32 and f32 have /, i32 and u32 have %, with both sides of one type");
template <class A, class B, only_if<has_no_remainder<A, B>> = 0> void operator%(A&&, B&&) = delete("i32, u32 and f32 have /, i32 and u32 have %, with both sides of one type");
// clang-format on

} // namespace kiln::author

#pragma clang diagnostic pop
