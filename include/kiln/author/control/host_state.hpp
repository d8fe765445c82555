// SPDX-License-Identifier: MIT
// Host variables that a loop of the kernel must leave as it found them.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::author {

template<class... T> struct host_state;
template<> struct host_state<> {
  constexpr u32 changed(u32) const { return ~0u; }
};
template<class T, class... Rest> struct host_state<T, Rest...> : host_state<Rest...> {
  const T& now;
  T before;

  constexpr explicit host_state(const T& value, const Rest&... rest)
      : host_state<Rest...>(rest...), now(value), before(value) {}
  /// Number of the first variable that is no longer what it was; ~0u if all are.
  constexpr u32 changed(u32 number = 0) const {
    return now == before ? host_state<Rest...>::changed(number + 1) : number;
  }
};

} // namespace kiln::author

namespace kiln {

/// `k.while_(condition, body, keeps(stage))`: a loop's body is evaluated once and its code runs in every iteration, so a host
/// variable that chooses registers or offsets in it must end where it began. One that does not is an error at the loop.
template<class... T> constexpr author::host_state<T...> keeps(const T&... variables) {
  return author::host_state<T...>(variables...);
}

} // namespace kiln
