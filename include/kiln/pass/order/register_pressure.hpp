// SPDX-License-Identifier: MIT
// How many registers a run of instructions holds, in the order as written and in the one that a scheduler makes.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::pass {

/// Counts what the run itself defines, by class: SGPRs, and VGPRs with AGPRs. What lives through it or comes into it is the
/// same in every order but for its end. A value without a reader in the run outlives it.
class register_pressure {
public:
  static constexpr u32 classes = 2;
  static constexpr u32 scalar = 0, vector = 1;

  /// The order as written takes so many; another may take as many, or up to `free_vectors` and `free_scalars`.
  constexpr void allow(const u32 (&peak)[classes]) {
    limit_[scalar] = peak[scalar] > free_scalars ? peak[scalar] : free_scalars;
    limit_[vector] = peak[vector] > free_vectors ? peak[vector] : free_vectors;
    now_[scalar] = now_[vector] = 0;
  }
  /// True if so many more registers are within the target.
  constexpr bool has_room(u32 scalars, u32 vectors) const {
    return now_[scalar] + scalars <= limit_[scalar] && now_[vector] + vectors <= limit_[vector];
  }
  constexpr void take(u32 scalars, u32 vectors) {
    now_[scalar] += scalars;
    now_[vector] += vectors;
  }
  constexpr void release(u32 scalars, u32 vectors) {
    now_[scalar] -= scalars;
    now_[vector] -= vectors;
  }

private:
  // Beside what lives through: with 64 VGPRs in all, 8 waves fit on a SIMD; of 100 SGPRs, arguments and EXEC masks take some.
  static constexpr u32 free_vectors = 32, free_scalars = 24;
  u32 limit_[classes] = {}, now_[classes] = {};
};

} // namespace kiln::pass
