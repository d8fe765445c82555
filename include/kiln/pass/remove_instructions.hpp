// SPDX-License-Identifier: MIT
// Takes instructions out of a program, all at once.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::pass {

/// Removes the instructions whose entry in `gone` is not 0. Blocks keep their numbers and may become empty.
constexpr void remove_instructions(ir::program& p, const list<u8>& gone) {
  const u32 size = p.code.size();
  const u8* const is_gone = gone.begin();
  ir::instruction* const code = p.code.begin();
  ir::block* block = p.blocks.begin();
  ir::block* const last_block = p.blocks.end();
  u32 left = 0; // instructions that have their new place
  for (u32 begin = 0, end = 0; end != size;) {
    while (begin != size && is_gone[begin] != 0) ++begin;
    end = begin;
    while (end != size && is_gone[end] == 0) ++end;
    // In one piece: constant evaluation charges little for more of the same.
    if (left != begin && begin != end)
      __builtin_memmove(code + left, code + begin, (end - begin) * sizeof(ir::instruction));
    for (; block != last_block && block->first <= end; ++block)
      block->first = block->first <= begin ? left : left + (block->first - begin);
    left += end - begin;
    begin = end;
  }
  p.code.resize(left);
}

} // namespace kiln::pass
