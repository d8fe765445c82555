// SPDX-License-Identifier: MIT
// Physical registers as numbers and sets, for what happens after registers are assigned.
#pragma once

#include <kiln/ir/instruction.hpp>
#include <kiln/isa/hazard/resource.hpp>

namespace kiln::analysis {

/// By operand kind, the number (isa::resource) of the operand with payload 0.
inline constexpr u32 first_resource[] = {isa::resource::none, isa::resource::sgpr, isa::resource::vgpr,
                                         isa::resource::agpr, isa::resource::fixed};

/// The number of the first register of a physical operand. Operands that are no registers have numbers that no set holds.
constexpr u32 resource_of(ir::operand o) {
  const u32 kind = o.bits >> ir::kind_shift();
  return kind - 1 < 4 ? first_resource[kind] + (o.bits & ir::payload_mask()) : isa::resource::none;
}
/// Can that number be written at all?
constexpr bool is_register(u32 resource) {
  return resource < isa::resource::fixed + 128 ||
         (resource >= isa::resource::hwreg && resource < isa::resource::none);
}

/// The operand that has that number.
constexpr u32 operand_bits_of(u32 resource) {
  const u32 kind = resource >= isa::resource::fixed  ? 4
                   : resource >= isa::resource::agpr ? 3
                   : resource >= isa::resource::vgpr ? 2
                                                     : 1;
  return kind << ir::kind_shift() | (resource - first_resource[kind]);
}

/// Set of registers. Windows of 128 registers begin every 64, so that any tuple (at most 32 long) lies within one.
struct register_set {
  static constexpr u32 window_count = isa::resource::count / 64 + 1;
  static_assert(window_count < 31);

  u128 window[window_count] = {};
  u32 used = 0; ///< windows that may hold members, one bit each

  constexpr void add(u32 first, u32 dwords) {
    const u128 bits = ((u128{1} << dwords) - 1) << (first & 63);
    const u32 w = first >> 6;
    used |= 7u << w >> 1;
    window[w] |= bits;
    if (w != 0) window[w - 1] |= bits << 64;
    if (w + 1 < window_count) window[w + 1] |= bits >> 64;
  }
  /// `members` as the function of that name gives them.
  constexpr void remove(u32 first, u128 members) {
    const u128 bits = members << (first & 63);
    const u32 w = first >> 6;
    window[w] &= ~bits;
    if (w != 0) window[w - 1] &= ~(bits << 64);
    if (w + 1 < window_count) window[w + 1] &= ~(bits >> 64);
  }
  /// The members among `dwords` registers from `first` on; bit 0 is `first`.
  constexpr u128 members(u32 first, u32 dwords) const {
    return window[first >> 6] >> (first & 63) & ((u128{1} << dwords) - 1);
  }
  constexpr void clear() {
    for (used &= (1u << window_count) - 1; used != 0; used &= used - 1) window[__builtin_ctz(used)] = 0;
  }
};

} // namespace kiln::analysis
