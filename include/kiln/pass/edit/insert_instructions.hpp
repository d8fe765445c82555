// SPDX-License-Identifier: MIT
// Puts new instructions into a program, all at once.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::pass {

/// An instruction to be put before the one that is now number `before`, in the block of that one. Without default member
/// initialisers, see support/list.hpp.
struct insertion {
  u32 before;
  ir::instruction what;
};

/// Insertions come in program order. Moves what follows them by one bulk copy each: in constant evaluation a sixth of the
/// price of a loop, and it allocates nothing.
constexpr void insert_instructions(ir::program& program, const list<insertion>& insertions) {
  if (insertions.empty()) return;
  u32 end = program.code.size(); // of what is still to be moved
  program.code.resize(end + insertions.size());
  ir::instruction* const code = program.code.begin();
  for (u32 k = insertions.size(); k != 0; --k) {
    const u32 at = insertions[k - 1].before;
    __builtin_memmove(code + at + k, code + at, (end - at) * sizeof(ir::instruction));
    code[at + k - 1] = insertions[k - 1].what;
    end = at;
  }

  const insertion* inserted = insertions.begin();
  const insertion* const last = insertions.end();
  u32 count = 0;
  for (ir::block& b : program.blocks) {
    for (; inserted != last && inserted->before < b.first; ++inserted) ++count;
    b.first += count;
  }
}

} // namespace kiln::pass
