// SPDX-License-Identifier: MIT
// What insert_wait_states remembers of an instruction that later ones have to keep away from.
#pragma once

#include <kiln/isa/hazard/access.hpp>

namespace kiln::pass::detail {

/// What an instruction may have done to some registers. Which rules that is about is asked where somebody touches them.
struct threat_in_flight {
  u32 instruction = 0;
  u32 first = 0, last = 0; ///< operands: the registers
  i32 issued = 0;          ///< position of the instruction: wait states since the block began
  i32 over = 0;            ///< position from which it concerns nobody
  isa::hazard::producer_mask producers = 0;
};

} // namespace kiln::pass::detail
