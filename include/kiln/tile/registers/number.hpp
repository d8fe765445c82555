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

/// The bits of a number of 8 or 16 bits: floats are rounded to nearest even.
template<class T, class C> constexpr u32 bits_of_number(C c) {
  if constexpr (__is_same(T, bf16)) {
    const u32 whole = __builtin_bit_cast(u32, static_cast<float>(c));
    return (whole + 0x7fff + (whole >> 16 & 1)) >> 16;
  } else if constexpr (__is_same(T, f16)) {
    return __builtin_bit_cast(u16, static_cast<_Float16>(c));
  } else if constexpr (__is_same(T, fp8) || __is_same(T, bf8)) {
    if (c != C(0)) refuse("filled: 8-bit floats are filled with 0; others by convert<fp8>(a tile of f32)");
    return 0;
  } else {
    return static_cast<u32>(c) & ((1u << bytes_of<T> * 8) - 1);
  }
}

} // namespace kiln::tile
