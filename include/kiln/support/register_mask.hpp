// SPDX-License-Identifier: MIT
// A set of up to 256 register numbers, with the search for aligned runs that register assignment needs.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln {

struct register_mask {
  u128 low = 0, high = 0;

  /// Registers [first, first + count).
  static constexpr register_mask range(u32 first, u32 count) {
    const register_mask m = below(first + count), n = below(first);
    return {m.low & ~n.low, m.high & ~n.high};
  }
  /// Registers [0, n).
  static constexpr register_mask below(u32 n) {
    if (n >= 256) return {~u128{0}, ~u128{0}};
    if (n >= 128) return {~u128{0}, (u128{1} << (n - 128)) - 1};
    return {(u128{1} << n) - 1, 0};
  }
  constexpr register_mask operator&(const register_mask& o) const { return {low & o.low, high & o.high}; }
  constexpr register_mask operator|(const register_mask& o) const { return {low | o.low, high | o.high}; }
  constexpr register_mask without(const register_mask& o) const { return {low & ~o.low, high & ~o.high}; }
  constexpr bool empty() const { return low == 0 && high == 0; }
  constexpr register_mask shifted_down(u32 n) const {
    if (n == 0) return *this;
    if (n >= 128) return {n >= 256 ? 0 : high >> (n - 128), 0};
    return {low >> n | high << (128 - n), high >> n};
  }

  static constexpr u32 none = ~0u;

  /// The lowest aligned register that begins `count` registers of the set, or none. `alignment` is a power of two up to 64.
  constexpr u32 find_run(u32 count, u32 alignment) const {
    register_mask starts = *this; // bit r: `have` registers from r on are in the set
    for (u32 have = 1; have < count;) {
      const u32 step = have * 2 <= count ? have : count - have;
      starts = starts & starts.shifted_down(step);
      have += step;
    }
    if (alignment != 1) {
      const u64 pattern = alignment == 2   ? 0x5555'5555'5555'5555ull
                          : alignment == 4 ? 0x1111'1111'1111'1111ull
                          : alignment < 64 ? ~u64{0} / ((u64{1} << alignment) - 1)
                                           : 1;
      const u128 aligned = u128{pattern} << 64 | pattern;
      starts.low &= aligned;
      starts.high &= aligned;
    }
    if (starts.low != 0) return static_cast<u32>(__builtin_ctzg(starts.low));
    if (starts.high != 0) return 128 + static_cast<u32>(__builtin_ctzg(starts.high));
    return none;
  }
};

} // namespace kiln
