// SPDX-License-Identifier: MIT
// What the judge of register assignment notes about single registers.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::check::detail {

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
