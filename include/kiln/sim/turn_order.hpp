// SPDX-License-Identifier: MIT
// The order in which the waves of a workgroup take turns, and the number of instructions in a turn.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::sim {

/// Draws orders and lengths from splitmix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014). A
/// workgroup's numbers depend on the seed and on its place in the grid, not on the thread that runs it.
class turn_order {
public:
  static constexpr u32 fixed_length =
      4; ///< without a seed, waves 0, 1, 2, ... have turns of this many instructions
  static constexpr u32 longest = 16; ///< with a seed, turns have 1 to this many
  static constexpr u32 max_waves = 16;

  /// `seed` 0: the fixed order.
  constexpr void begin(u64 seed, u64 workgroup, u32 waves) {
    drawn_ = seed != 0;
    waves_ = waves;
    state_ = mix(mix(seed) + workgroup);
    for (u32 i = 0; i < max_waves; ++i) order_[i] = static_cast<u8>(i);
  }
  constexpr bool drawn() const { return drawn_; }

  /// A new order of the waves.
  constexpr void shuffle() {
    for (u32 i = waves_; i > 1; --i) {
      const u32 other = draw(i);
      const u8 wave = order_[i - 1];
      order_[i - 1] = order_[other];
      order_[other] = wave;
    }
  }
  constexpr u32 wave_at(u32 place) const { return order_[place]; }
  constexpr u32 length() { return 1 + draw(longest); }

private:
  static constexpr u64 mix(u64 z) {
    z = (z ^ z >> 30) * 0xbf58'476d'1ce4'e5b9u;
    z = (z ^ z >> 27) * 0x94d0'49bb'1331'11ebu;
    return z ^ z >> 31;
  }
  /// One of 0 to n - 1.
  constexpr u32 draw(u32 n) {
    state_ += 0x9e37'79b9'7f4a'7c15u;
    return static_cast<u32>((mix(state_) >> 32) * n >> 32);
  }

  u64 state_ = 0;
  u32 waves_ = 0;
  bool drawn_ = false;
  u8 order_[max_waves] = {};
};

} // namespace kiln::sim
