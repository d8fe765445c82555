// SPDX-License-Identifier: MIT
// The fewest registers of a bank that a kernel claims, if it uses any.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::compile {

/// By bank: all registers that inputs and the compiler's own moves in front of the kernel may be in. Registers are
/// allocated in larger granules, so this costs nothing. (If the highest register that the asm statement claims were an input's,
/// clang would order its moves in other ways, and kiln::dump could not predict them.)
inline constexpr u32 least_registers[ir::bank_count] = {7, 4, 0};

/// Registers of a bank that the asm statement claims if `used` are used.
constexpr u32 claimed_registers(ir::bank b, u32 used) {
  const u32 least = least_registers[static_cast<u32>(b)];
  return used != 0 && used < least ? least : used;
}

} // namespace kiln::compile
