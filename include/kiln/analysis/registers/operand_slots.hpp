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
