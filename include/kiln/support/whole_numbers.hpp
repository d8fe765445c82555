// SPDX-License-Identifier: MIT
// Whole numbers that authors calculate on the host: numbers of tiles, rounds and bytes.
#pragma once

namespace kiln {

template<class T>
concept WholeNumber = __is_integral(T) && !__is_same(T, bool);

/// How many pieces of y hold x: x / y rounded up. Not negative; no sum that could overflow.
template<WholeNumber X, WholeNumber Y> constexpr auto div_up(X x, Y y) {
  return x / y + (x % y != 0 ? 1 : 0);
}
/// The smallest multiple of y that is x or more.
template<WholeNumber X, WholeNumber Y> constexpr auto round_up(X x, Y y) { return div_up(x, y) * y; }

/// Not for constant evaluation, so that the compiler names it there.
inline void a_remainder_is_left() { __builtin_trap(); }

/// x / y where nothing may be left over: a remainder is a compile error that shows both.
template<WholeNumber X, WholeNumber Y> constexpr auto div_exact(X x, Y y) {
  if (x % y != 0) a_remainder_is_left();
  return x / y;
}

} // namespace kiln
