// SPDX-License-Identifier: MIT
// Numbers in tiles: their width, and the registers that hold them.
#pragma once

#include <kiln/author/memory/memory_type.hpp>
#include <kiln/tile/layout/refuse.hpp>

namespace kiln::tile {

/// The number type of a C++ type in memory: bf16 for __bf16 and __hip_bfloat16, f32 for float.
template<class M> struct number_type {
  using packed = typename author::packed_type<M>::type;
  using whole = typename author::memory_type<M>::register_type;
  using type = author::choose<__is_same(packed, f16x2), f16,
                              author::choose<__is_same(packed, bf16x2), bf16,
                                             author::choose<(author::memory_type<M>::bytes < 4), M, whole>>>;
};
template<class M> using number_of = typename number_type<__remove_cv(M)>::type;

template<class T> inline constexpr u32 bytes_of = author::memory_type<T>::bytes;

/// What one register or pair of registers holds: pairs of 16-bit numbers, four 8-bit numbers, else one number.
template<class T>
using register_of = author::choose<(bytes_of<T> < 4), typename author::packed_type<T>::type,
                                   typename author::memory_type<T>::register_type>;

/// Numbers in one element of a register array.
template<class T> inline constexpr u32 numbers_each = bytes_of<T> < 4 ? 4 / bytes_of<T> : 1;

/// The number type among T... that such registers hold packed; else the register's own type.
template<class Register, class... T> struct number_among {
  using type = Register;
};
template<class Register, class T, class... Rest> struct number_among<Register, T, Rest...> {
  using type =
      author::choose<__is_same(Register, register_of<T>), T, typename number_among<Register, Rest...>::type>;
};
/// The number type of the tile that results of a function make.
template<class Result>
using number_of_result =
    typename number_among<typename Result::element_type, bf16, f16, fp8, bf8, i8, i16, u16>::type;

/// The least and the greatest number of an integer type of 8 or 16 bits; for floats all are allowed.
struct number_range {
  i64 least = 0, most = 0;

  template<class C> constexpr bool has(C c) const {
    if (least == most) return true;
    if constexpr (__is_floating_point(C))
      return c >= static_cast<C>(least) && c <= static_cast<C>(most) &&
             static_cast<C>(static_cast<i64>(c)) == c;
    else if constexpr (C(-1) > C(0))
      return c <= static_cast<u64>(most);
    else
      return c >= least && c <= most;
  }
};
template<class T> constexpr number_range range_of_number() {
  if constexpr (__is_integral(T) && sizeof(T) < 4) {
    constexpr bool is_signed = T(-1) < T(0);
    constexpr u32 bits = sizeof(T) * 8 - (is_signed ? 1 : 0);
    return {is_signed ? -(i64{1} << bits) : 0, (i64{1} << bits) - 1};
  } else {
    return {};
  }
}

/// The bits of a number as bf16, rounded once to nearest even: what f32 cannot hold of it is kept as its last bit.
constexpr u32 bits_of_bf16(f64 c) {
  const auto near = static_cast<float>(c);
  u32 whole = __builtin_bit_cast(u32, near);
  if (c == c && static_cast<f64>(near) != c) {
    const f64 size = c < 0 ? -c : c, of_near = near < 0 ? -static_cast<f64>(near) : static_cast<f64>(near);
    whole = (of_near > size ? whole - 1 : whole) | 1;
  }
  return (whole + 0x7fff + (whole >> 16 & 1)) >> 16;
}

/// The bits of a number of 8 or 16 bits: floats are rounded to nearest even.
template<class T, class C> constexpr u32 bits_of_number(C c) {
  if constexpr (__is_same(T, bf16)) {
    return bits_of_bf16(static_cast<f64>(c));
  } else if constexpr (__is_same(T, f16)) {
    return __builtin_bit_cast(u16, static_cast<_Float16>(c));
  } else if constexpr (__is_same(T, fp8) || __is_same(T, bf8)) {
    if (c != C(0)) refuse("filled: 8-bit floats are filled with 0; others by convert<fp8>(a tile of f32)");
    return 0;
  } else {
    return range_of_number<T>().has(c) ? static_cast<u32>(c) & ((1u << bytes_of<T> * 8) - 1) : 0;
  }
}

} // namespace kiln::tile
