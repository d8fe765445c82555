// SPDX-License-Identifier: MIT
// A set of vector registers with expiry, in two generations of granules: a superset.
#pragma once

#include <kiln/ir/operand_bits.hpp>

namespace kiln::pass {

/// Puts the bit that AGPRs have and VGPRs lack above the granules of v0 to v255.
consteval u32 agpr_shift() { return ir::kind_shift() - 6; }
/// One bit per granule of four registers: v0 to v255, then a0 to a255. `first_bits` is the operand, `more` the dwords beyond
/// it.
constexpr u128 granules_of(u32 first_bits, u32 more) {
  return ((u128{2} << ((first_bits & 3) + more) / 4) - 1)
         << ((first_bits >> 2 | first_bits >> agpr_shift()) & 127);
}

/// Each register is added with the position at which it expires. A generation is dropped as a whole, when all of it has
/// expired. Positions begin at 0 where the set is cleared.
struct granule_set {
  u128 granules = 0;    ///< of those that have not expired, and of some that have
  u128 later = 0;       ///< the later generation: added since the earlier one was dropped
  i32 earlier_over = 0; ///< position at which all of the earlier generation has expired
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
