// SPDX-License-Identifier: MIT
// Vector registers that something is about for a while, as two numbers: a superset.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::pass {

/// A bit for each four registers: v0 to v255, then a0 to a255. `first_bits` is the operand, `more` the dwords beyond it.
constexpr u128 granules_of(u32 first_bits, u32 more) {
  return ((u128{2} << ((first_bits & 3) + more) / 4) - 1) << ((first_bits >> 2 | first_bits >> 22) & 127);
}

/// Registers are added each until a position of its own, and dropped many at once: the earlier ones when all of them are
/// over. Positions begin at 0 where the set is cleared.
struct lasting_registers {
  u128 granules = 0;    ///< of those that are not over, and of some that are
  u128 later = 0;       ///< of those added since the earlier ones were dropped
  i32 earlier_over = 0; ///< position from which the others are over
  i32 all_over = 0;

  constexpr void clear() {
    granules = later = 0;
    earlier_over = all_over = 0;
  }
  constexpr void add(u128 some, i32 position, i32 over) {
    if (position >= earlier_over) {
      granules = later;
      later = 0;
      earlier_over = all_over;
    }
    granules |= some;
    later |= some;
    if (all_over < over) all_over = over;
  }
};

} // namespace kiln::pass
