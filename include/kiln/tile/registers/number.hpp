// SPDX-License-Identifier: MIT
// Numbers in tiles: their width, and the registers that hold them.
#pragma once

#include <kiln/author/memory/memory_type.hpp>

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

} // namespace kiln::tile
