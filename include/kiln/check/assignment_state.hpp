// SPDX-License-Identifier: MIT
// What the judge of register assignment notes about registers.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::check::detail {

// Operands hash to slots as in text::line_cache: registers, fixed sources and `off` never meet modulo this prime, and the
// registers of one bank follow each other. The slot of what is no register holds the operand itself.
inline constexpr u32 slot_count = 1381;
inline constexpr u32 most_dwords = 32;

struct registers {
  u32 of[slot_count + most_dwords];
};

/// A register that holds its value only for the lanes of an EXEC region.
struct fresh_lanes {
  u32 slot = 0, region = 0;
};

/// A read of a value that the register did not hold for certain.
struct doubt {
  u32 instruction = 0;
  u32 value = 0, place = 0; ///< operands of one dword
  u32 held = 0;
};

} // namespace kiln::check::detail
