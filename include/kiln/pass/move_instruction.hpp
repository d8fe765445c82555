// SPDX-License-Identifier: MIT
// Moves one instruction up inside its block.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::pass {

/// Instruction `from` comes to stand at number `to`, the ones between move down by one. Both are in one block, to <= from.
constexpr void move_up(ir::program& p, u32 from, u32 to) {
  const ir::instruction moved = p.code[from];
  for (u32 i = from; i != to; --i) {
    const ir::instruction copy =
        p.code[i - 1]; // clang's bytecode interpreter: no assignment within one array
    p.code[i] = copy;
  }
  p.code[to] = moved;
}

} // namespace kiln::pass
