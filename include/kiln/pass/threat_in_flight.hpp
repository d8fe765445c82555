// SPDX-License-Identifier: MIT
// What insert_wait_states remembers of an instruction that later ones have to keep away from.
#pragma once

#include <kiln/isa/hazard/access.hpp>

namespace kiln::pass::detail {

/// What an instruction may have done to some registers. Which rules that is about is asked where somebody touches them.
/// Without default member initialisers, see support/list.hpp.
struct threat_in_flight {
  u32 instruction;
  u32 first, last; ///< operands: the registers
  i32 issued;      ///< position of the instruction: wait states since the block began
  i32 over;        ///< position from which it concerns nobody
  isa::hazard::producer_mask producers;
};

} // namespace kiln::pass::detail
