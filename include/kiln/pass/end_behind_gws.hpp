// SPDX-License-Identifier: MIT
// What the end of a program asks for behind a GWS operation.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/pass/insert_instructions.hpp>

namespace kiln::pass::detail {

/// Between the wait behind a GWS operation and s_endpgm, LLVM puts an s_nop (pull request 131338).
constexpr void end_behind_gws(ir::program& program) {
  list<insertion> insertions;
  const ir::instruction* const code = program.code.begin();
  for (u32 i = 2; i < program.code.size(); ++i) {
    const auto flags = [&](u32 at) { return isa::rows[code[at].row].flags; };
    if ((flags(i) & isa::flag::ends_program) == 0 || (flags(i - 1) & isa::flag::waitcnt) == 0) continue;
    u32 before = i - 1;
    while (before != 0 && (flags(before) & isa::flag::waitcnt) != 0) --before;
    if ((flags(before) & isa::flag::gws) == 0) continue;
    ir::instruction nop{};
    nop.row = static_cast<u16>(isa::mnemonics[isa::mn::s_nop].first_row);
    nop.marks = ir::mark::inserted;
    nop.ops[0] = {ir::operand_kind::immediate, 0};
    nop.where = code[i].where;
    insertions.push_back({i, nop});
  }
  insert_instructions(program, insertions);
}

} // namespace kiln::pass::detail
