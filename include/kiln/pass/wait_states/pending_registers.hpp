// SPDX-License-Identifier: MIT
// The registers of pending producers, as intervals of operands that one test holds against four operands.
#pragma once

#include <kiln/analysis/registers/operand_slots.hpp>

namespace kiln::pass {

/// The smallest interval of operands around some registers, in all four slots of a u128. This filter saves most
/// instructions the test of a set. Hot loops repeat operand_slots::overlap inline; the slots are filled where the interval
/// grows.
struct slot_interval {
  u32 low = 0, high = 0;         ///< operands; high is the last, 0: none
  u128 lows = 0, tops_highs = 0; ///< both in each slot; the latter with the slots' top bits
  u32 filled_high = 0; ///< the `high` they were filled with, with `low`: the same interval often recurs

  /// The tops of operands, each with so many more dwords beyond its first, that may be among them.
  constexpr u128 hits(u128 ops, u128 more) const {
    using analysis::operand_slots::tops;
    return (((ops + more) | tops) - lows) & (tops_highs - (ops & ~tops)) & tops;
  }
  constexpr void clear() { high = 0; }
  constexpr void add_everything() {
    low = 0;
    high = filled_high = ~0u >> 1;
    lows = 0;
    tops_highs = ~u128{0};
  }
  constexpr void add_to(u32 first_bits, u32 last) {
    if (high == 0) {
      high = last;
      if (first_bits == low && last == filled_high) return;
      low = first_bits;
    } else {
      if (first_bits >= low && last <= high) return;
      low = first_bits < low ? first_bits : low;
      high = last > high ? last : high;
    }
    filled_high = high;
    lows = analysis::operand_slots::ones * low;
    tops_highs = analysis::operand_slots::ones * high | analysis::operand_slots::tops;
  }
};

/// The registers of pending producers, as two intervals: a superset. Scalar registers have one of their own: from
/// SGPRs to VCC it spans all vector registers, whose slots do not count there. Hot loops repeat the test of may_have inline.
struct pending_registers {
  slot_interval others; ///< vector registers, or everything
  slot_interval scalars;

  static constexpr u32 to_top =
      31 - ir::vector_shift(); ///< from the bit that is set in vector registers only

  constexpr void clear() {
    others.clear();
    scalars.clear();
  }
  /// Of operands, each with so many more dwords beyond its first.
  constexpr bool may_have(u128 ops, u128 more) const {
    using analysis::operand_slots::tops;
    const u128 ends = (ops + more) | tops, begins = ops & ~tops;
    return (others.high != 0 && ((ends - others.lows) & (others.tops_highs - begins) & tops) != 0) ||
           (scalars.high != 0 &&
            ((ends - scalars.lows) & (scalars.tops_highs - begins) & tops & ~(ops << to_top)) != 0);
  }
};

} // namespace kiln::pass
