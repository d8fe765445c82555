// SPDX-License-Identifier: MIT
// What insert_wait_states remembers of an instruction that later ones have to keep away from.
#pragma once

#include <kiln/isa/hazard/access.hpp>

namespace kiln::pass::detail {

/// An access that some consumers still have to keep away from.
struct threat_in_flight {
  u32 first = 0, last = 0; ///< registers
  u32 first_operand = 0;   ///< bits of the operand that the first register is
  i32 issued = 0;          ///< position of its instruction: wait states since the block began
  i32 longest = 0;         ///< wait states after which it is over
  isa::hazard::producer_mask producers = 0;
  isa::hazard::consumer_mask consumers = 0;
  u16 mnemonic = 0;
  u8 passes = 0;
};

} // namespace kiln::pass::detail
