// SPDX-License-Identifier: MIT
// Four operands at once: `packed_operands::low` as four slots of 32 bits, each an operand's bits.
#pragma once

#include <kiln/ir/instruction.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis::operand_slots {

inline constexpr u128 ones = u128{u64{1} << 32 | 1} << 64 | (u64{1} << 32 | 1); ///< the number 1 in each slot
inline constexpr u128 tops = ones << 31;
inline constexpr u32 slot_width = 32, slots = 4;

/// Some slots, and how many dwords beyond the first each operand covers. `high` has operands 4 and 5.
// Without initialisers: an array of them is made of zeros in one step.
struct extent {
  u128 more;
  u64 more_high;
};

constexpr extent extent_of(const isa::operand_list& list) {
  extent e{};
  for (u32 left = list.tuples; left != 0; left &= left - 1) {
    const u32 k = static_cast<u32>(__builtin_ctz(left)), more = list.places[k].dwords - 1u;
    if (k < slots)
      e.more |= u128{more} << slot_width * k;
    else
      e.more_high |= u64{more} << slot_width * (k - slots);
  }
  return e;
}

/// The top bit of each slot whose operand, with `more` dwords beyond its first, shares a register with those from the
/// operand `first` to the operand `last`, both registers of one bank. Operands that are no registers share none: no kind
/// has numbers near another's. The bits set on top keep a slot from borrowing from the next one.
constexpr u128 overlap(u128 ops, u128 more, u32 first, u32 last) {
  return (((ops + more) | tops) - ones * first) & ((ones * last | tops) - (ops & ~tops)) & tops;
}

} // namespace kiln::analysis::operand_slots

namespace kiln::analysis {

/// The smallest interval of operands around some registers, in all four slots of a u128. This filter saves most
/// instructions the test of a set. Hot loops repeat operand_slots::overlap inline; the slots are filled where the interval
/// grows.
struct slot_interval {
  u32 low = 0, high = 0;         ///< operands; high is the last, 0: none
  u128 lows = 0, tops_highs = 0; ///< both in each slot; the latter with the slots' top bits
  u32 filled_high = 0; ///< the `high` they were filled with, with `low`: the same interval often recurs

  /// The tops of operands, each with so many more dwords beyond its first, that may be among them.
  constexpr u128 hits(u128 ops, u128 more) const {
    using operand_slots::tops;
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
    lows = operand_slots::ones * low;
    tops_highs = operand_slots::ones * high | operand_slots::tops;
  }
};

/// The registers of pending producers, as two intervals: a superset. Scalar registers have one of their own: from
/// SGPRs to VCC it spans all vector registers, whose slots do not count there. Hot loops repeat the test of may_have inline.
struct threatened_registers {
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
    using operand_slots::tops;
    const u128 ends = (ops + more) | tops, begins = ops & ~tops;
    return (others.high != 0 && ((ends - others.lows) & (others.tops_highs - begins) & tops) != 0) ||
           (scalars.high != 0 &&
            ((ends - scalars.lows) & (scalars.tops_highs - begins) & tops & ~(ops << to_top)) != 0);
  }
};

/// The smallest interval of operands around some registers, made for one question: which of four operands may be among
/// them? Those with a top bit in `hits`, as operand_slots::overlap would say, but with a sum where that compares. No slot
/// carries into the next: of operands, `off` is the greatest, with nothing but its own top bit.
struct slot_filter {
  u32 low = 0, high = 0; ///< operands; high is the last, 0: none
  u128 from = 0, to = operand_slots::tops;

  /// Of four operands, each with `more` dwords beyond its first. Hot loops repeat this inline.
  constexpr u128 hits(u128 ops, u128 more) const {
    return (ops + more + from) & (to - ops) & operand_slots::tops;
  }
  constexpr void clear() {
    high = 0;
    from = 0;
    to = operand_slots::tops;
  }
  constexpr void add(u32 first, u32 last) {
    if (high == 0 || first < low) begin_at(first);
    if (last <= high) return;
    high = last;
    to = operand_slots::tops + operand_slots::ones * last;
  }
  /// Leaves out those before an operand in the interval.
  constexpr void begin_at(u32 first) {
    low = first;
    from = operand_slots::tops - operand_slots::ones * first;
  }
};

} // namespace kiln::analysis
