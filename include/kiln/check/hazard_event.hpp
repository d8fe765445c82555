// SPDX-License-Identifier: MIT
// What the judge of wait states remembers of instructions that later ones have to keep away from.
#pragma once

#include <kiln/isa/hazard/resource.hpp>

namespace kiln::check::detail {

/// An instruction that has done something to registers that a rule speaks of. Without default member initialisers, see
/// support/list.hpp.
struct hazard_event {
  u32 instruction;
  i32 issued;      ///< wait states since the play began
  i32 over;        ///< position from which it concerns nobody
  u32 first, last; ///< operands: the registers that it is about
  u32 produces;    ///< isa::hazard::producer_mask
};

/// At the beginning of a block: positions are before it.
struct arriving_event {
  hazard_event event;
  u32 next; ///< 1 + the number of the next of the same block; 0: none

  constexpr bool is_of(const hazard_event& e) const {
    return event.instruction == e.instruction && event.first == e.first;
  }
};

} // namespace kiln::check::detail
