// SPDX-License-Identifier: MIT
// div_up and round_up of registers, beside those of numbers in support/whole_numbers.hpp.
#pragma once

#include <kiln/author/handle.hpp>
#include <kiln/support/whole_numbers.hpp>

namespace kiln::author {

/// How many pieces of y hold x, in the bank of x: (x + y - 1) / y. Exact for 0 <= x <= largest T - y + 1.
template<ir::bank Bank, class T, WholeNumber Y>
  requires word_element<T>
constexpr auto div_up(const handle<Bank, T>& x, Y y, source at = source::here()) {
  const u32 first = x.program_draft().program.code.size();
  auto result = (x + (y - 1)) / y;
  x.program_draft().place_from(first, at);
  return result;
}
/// The smallest multiple of y that is x or more. A mask where y is a power of two.
template<ir::bank Bank, class T, WholeNumber Y>
  requires word_element<T>
constexpr auto round_up(const handle<Bank, T>& x, Y y, source at = source::here()) {
  const u32 first = x.program_draft().program.code.size();
  auto result = (x + (y - 1));
  if (y > 0 && (y & (y - 1)) == 0)
    result &= -static_cast<i64>(y);
  else
    result = result / y * y;
  x.program_draft().place_from(first, at);
  return result;
}

} // namespace kiln::author
