// SPDX-License-Identifier: MIT
// Takes instructions out of a program, all at once.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::pass {

/// Removes the instructions whose indices are given, in rising order. Blocks keep their numbers and may become empty.
constexpr void remove_instructions(ir::program& p, const list<u32>& indices) {
  const u32 count = indices.size();
  const u32* const gone = indices.begin();
  ir::instruction* const code = p.code.begin();
  for (u32 k = 0; k < count; ++k) {
    // What lies between two of them moves up in one piece: constant evaluation charges little for more of the same.
    const u32 from = gone[k] + 1, to = k + 1 < count ? gone[k + 1] : p.code.size();
    if (from != to)
      __builtin_memmove(code + from - k - 1, code + from, (to - from) * sizeof(ir::instruction));
  }
  p.code.resize(p.code.size() - count);
  u32 before = 0;
  for (ir::block& b : p.blocks) {
    while (before < count && gone[before] < b.first) ++before;
    b.first -= before;
  }
}

/// The same of those whose entry in `gone` is not 0.
constexpr void remove_instructions(ir::program& p, const list<u8>& gone) {
  list<u32> indices;
  for (u32 i = 0; i < gone.size(); ++i)
    if (gone[i] != 0) indices.push_back(i);
  remove_instructions(p, indices);
}

} // namespace kiln::pass
