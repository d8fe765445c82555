// SPDX-License-Identifier: MIT
// Element types of register handles: C++ types for what C++ has, tag types for the rest.
#pragma once

#include <kiln/isa/operand_class.hpp>

namespace kiln {

// They name what a register or memory holds. On the host they have its size and no arithmetic.
struct b32 { ///< 32 bits of any meaning
  u32 bits;
};
struct b64 {
  u64 bits;
};
struct f16 { ///< in the low half of a register
  u16 bits;
};
struct bf16 {
  u16 bits;
};
struct fp8 { ///< in the low byte of a register; of the target's kind: e4m3, on gfx942 e4m3fnuz
  u8 bits;
};
struct bf8 { ///< e5m2, on gfx942 e5m2fnuz
  u8 bits;
};
struct f16x2 {
  u32 bits;
};
struct bf16x2 {
  u32 bits;
};
struct i16x2 {
  u32 bits;
};
struct u16x2 {
  u32 bits;
};
struct fp8x4 {
  u32 bits;
};
struct bf8x4 {
  u32 bits;
};
struct i8x4 {
  u32 bits;
};
struct f32x2 { ///< in two registers
  f32 low, high;
};

} // namespace kiln

namespace kiln::emit {

/// Facts about an element type: its isa::element, its width in registers, its name in messages.
template<class T> struct element_traits {
  static constexpr bool known = false;
};

template<isa::element E, u32 Dwords, bool IsInteger = false, bool IsSigned = false> struct known_element {
  static constexpr bool known = true;
  static constexpr isa::element element = E;
  static constexpr u32 dwords = Dwords;
  static constexpr bool is_integer = IsInteger;
  static constexpr bool is_signed = IsSigned;
};

template<> struct element_traits<b32> : known_element<isa::element::bits, 1> {};
template<> struct element_traits<b64> : known_element<isa::element::bits, 2> {};
template<> struct element_traits<i32> : known_element<isa::element::i32, 1, true, true> {};
template<> struct element_traits<u32> : known_element<isa::element::u32, 1, true> {};
template<> struct element_traits<f32> : known_element<isa::element::f32, 1> {};
template<> struct element_traits<i64> : known_element<isa::element::i64, 2, true, true> {};
template<> struct element_traits<u64> : known_element<isa::element::u64, 2, true> {};
template<> struct element_traits<long> : known_element<isa::element::i64, 2, true, true> {};
template<> struct element_traits<unsigned long> : known_element<isa::element::u64, 2, true> {};
template<> struct element_traits<f64> : known_element<isa::element::f64, 2> {};
template<> struct element_traits<f16> : known_element<isa::element::f16, 1> {};
template<> struct element_traits<bf16> : known_element<isa::element::bf16, 1> {};
template<> struct element_traits<f16x2> : known_element<isa::element::f16x2, 1> {};
template<> struct element_traits<bf16x2> : known_element<isa::element::bf16x2, 1> {};
template<> struct element_traits<i16x2> : known_element<isa::element::i16x2, 1> {};
template<> struct element_traits<u16x2> : known_element<isa::element::u16x2, 1> {};
template<> struct element_traits<fp8x4> : known_element<isa::element::fp8x4, 1> {};
template<> struct element_traits<bf8x4> : known_element<isa::element::bf8x4, 1> {};
template<> struct element_traits<i8x4> : known_element<isa::element::i8x4, 1> {};
template<> struct element_traits<fp8> : known_element<isa::element::fp8, 1> {};
template<> struct element_traits<bf8> : known_element<isa::element::bf8, 1> {};
template<> struct element_traits<f32x2> : known_element<isa::element::f32x2, 2> {};

constexpr bool is_f32(isa::element e) { return bit_of(e) == bit_of(isa::element::f32); }

template<class T>
concept Element = element_traits<T>::known;
template<class T>
concept IntegerElement = Element<T> && element_traits<T>::is_integer;

/// Elements with arithmetic operators.
template<class T>
concept ArithmeticElement = IntegerElement<T> || __is_same(T, f32) || __is_same(T, f16) ||
                            __is_same(T, f64) || __is_same(T, f16x2) || __is_same(T, f32x2);
/// Elements that compare as one number.
template<class T>
concept OrderedElement = ArithmeticElement<T> && !__is_same(T, f16x2) && !__is_same(T, f32x2);

template<class T>
concept IntegerConstant = __is_integral(T) && !__is_same(T, bool);
template<class T>
concept Constant = IntegerConstant<T> || __is_floating_point(T);

} // namespace kiln::emit
