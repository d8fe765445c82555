// SPDX-License-Identifier: MIT
// Takes instructions out of a program, all at once.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::pass {

/// Removes the instructions whose entry in `gone` is not 0. Blocks keep their numbers and may become empty.
constexpr void remove_instructions(ir::program& p, const list<u8>& gone) {
  const u32 size = p.code.size();
  u32 first = 0;
  while (first != size && gone[first] == 0) ++first;
  if (first == size) return;
  const u8* is_gone = gone.begin() + first;
  const ir::instruction* from = p.code.begin() + first;
  ir::instruction* to = p.code.begin() + first;
  ir::block* block = p.blocks.begin();
  ir::block* const last_block = p.blocks.end();
  while (block != last_block && block->first <= first) ++block;
  u32 next_block = block != last_block ? block->first : ~0u;
  for (u32 i = first, removed = 0; i != size; ++i, ++is_gone, ++from) {
    while (i == next_block) {
      block->first -= removed;
      ++block;
      next_block = block != last_block ? block->first : ~0u;
    }
    if (*is_gone != 0) {
      ++removed;
      continue;
    }
    const ir::instruction copy =
        *from; // clang's bytecode interpreter copies within an array through a local only
    *to = copy;
    ++to;
  }
  const u32 left = static_cast<u32>(to - p.code.begin());
  for (; block != last_block; ++block) block->first = left;
  while (p.code.size() != left) p.code.pop_back();
}

} // namespace kiln::pass
