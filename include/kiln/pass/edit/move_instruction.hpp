// SPDX-License-Identifier: MIT
// Moves one instruction up inside its block.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::pass {

/// Moves instruction `from` to number `to`; the ones between move down by one. Both are in one block, to <= from.
constexpr void move_up(ir::program& p, u32 from, u32 to) {
  if (from == to) return;
  ir::instruction* const code = p.code.begin();
  const ir::instruction moved = code[from];
  // In one piece: a loop of assignments costs five times as much in constant evaluation.
  __builtin_memmove(static_cast<void*>(code + to + 1), static_cast<const void*>(code + to),
                    (from - to) * sizeof(ir::instruction));
  code[to] = moved;
}

} // namespace kiln::pass
