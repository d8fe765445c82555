// SPDX-License-Identifier: MIT
// Puts new instructions into a program, all at once.
#pragma once

#include <kiln/ir/program.hpp>

namespace kiln::pass {

/// An instruction to be put before the one that is now number `before`, in the block of that one.
struct insertion {
  u32 before = 0;
  ir::instruction what{};
};

/// Insertions come in program order. Costs a copy of every instruction, if there is anything to insert: moving them up in
/// place would assign structs with arrays within one array, which clang 22's bytecode interpreter refuses.
constexpr void insert_instructions(ir::program& program, const list<insertion>& insertions) {
  if (insertions.empty()) return;
  list<ir::instruction> code(program.code.size() + insertions.size());
  ir::instruction* to = code.begin();
  const ir::instruction* from = program.code.begin();
  const ir::instruction* const begin = from;
  for (const insertion& i : insertions) {
    for (const ir::instruction* const stop = begin + i.before; from != stop; ++from, ++to) *to = *from;
    *to = i.what;
    ++to;
  }
  for (const ir::instruction* const stop = program.code.end(); from != stop; ++from, ++to) *to = *from;
  program.code = static_cast<list<ir::instruction>&&>(code);

  u32 inserted = 0;
  for (ir::block& b : program.blocks) {
    while (inserted < insertions.size() && insertions[inserted].before < b.first) ++inserted;
    b.first += inserted;
  }
}

} // namespace kiln::pass
