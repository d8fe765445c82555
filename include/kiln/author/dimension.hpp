// SPDX-License-Identifier: MIT
// Indices and dimensions of register arrays.
#pragma once

#include <kiln/emit/element.hpp>
#include <kiln/emit/operand.hpp>

namespace kiln::author {

using namespace emit;

/// An index that notes the author's line.
struct index_at {
  i64 value;
  const source& where; ///< lives as long as the parameter that this is
  template<IntegerConstant I>
  constexpr index_at(I i, const source& at = source::here())
      : value(static_cast<i64>(i)), where(at) {} // NOLINT: implicit
};

template<ir::bank Bank, Element T, u32... Shape> class handle;

/// The first dimension of an array: its extent and what one index selects.
template<ir::bank Bank, class T, u32... Shape> struct first_dimension;
template<ir::bank Bank, class T, u32 First, u32... Rest> struct first_dimension<Bank, T, First, Rest...> {
  using item = handle<Bank, T, Rest...>;
  using rest = first_dimension<Bank, T, Rest...>;
  template<u32 Count> using slice = handle<Bank, T, Count, Rest...>;
  // consteval, as clang reads a variable again each time:
  static consteval u32 extent() { return First; }
  static consteval u32 item_dwords() { return (1u * ... * Rest) * element_traits<T>::dwords; }
};

} // namespace kiln::author
