// SPDX-License-Identifier: MIT
// How many registers of a bank a kernel claims at least, if it uses any.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::compile {

/// By bank: all registers that inputs and the compiler's own moves in front of the kernel may be in. Banks are handed out
/// in larger pieces, so this costs nothing. (If the highest register that the asm statement claims were an input's, clang
/// would order its moves in other ways, and kiln::dump could not foretell them.)
inline constexpr u32 least_registers[ir::bank_count] = {7, 4, 0};

/// Registers of a bank that the asm statement claims, of `used` ones.
constexpr u32 claimed_registers(ir::bank b, u32 used) {
  const u32 least = least_registers[static_cast<u32>(b)];
  return used != 0 && used < least ? least : used;
}

} // namespace kiln::compile
