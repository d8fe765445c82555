// SPDX-License-Identifier: MIT
// How many registers a run of instructions holds, in the order as written and in the one that a scheduler makes.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::pass {

/// Counts what the run itself defines, by class: SGPRs, and VGPRs with AGPRs. What lives through it or comes into it is the
/// same in every order but for its end. A value without a reader in the run outlives it.
class register_pressure {
  static consteval u32 borrows() { return 1u << 15 | 1u << 31; } ///< the upper bit of each number

public:
  /// Numbers of registers: SGPRs, and from this bit on VGPRs with AGPRs.
  using registers = u32;
  static constexpr u32 vector_shift = 16;

  /// `saves`: no order may take more than the one as written.
  constexpr explicit register_pressure(bool saves) : saves_(saves) {}

  /// The order as written takes so many; another may take as many, or up to `free_vectors` and `free_scalars`.
  constexpr void allow(u32 scalars, u32 vectors) {
    limit_ = (saves_ || scalars > free_scalars ? scalars : free_scalars) |
             (saves_ || vectors > free_vectors ? vectors : free_vectors) << vector_shift;
    now_ = 0;
  }
  /// True if so many more registers are within the target.
  constexpr bool has_room(registers more) const {
    return ((limit_ | borrows()) - (now_ + more) & borrows()) == borrows();
  }
  /// By what is taken less what is free again, in each class.
  constexpr void change(registers by) { now_ += by; }

private:
  // Beside what lives through: with 64 VGPRs in all, 8 waves fit on a SIMD; of 100 SGPRs, arguments and EXEC masks take some.
  // 36: eight loads of 16 bytes and their address.
  static constexpr u32 free_vectors = 36, free_scalars = 24;
  bool saves_;
  registers limit_ = 0, now_ = 0;
};

} // namespace kiln::pass
