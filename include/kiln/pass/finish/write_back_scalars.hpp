// SPDX-License-Identifier: MIT
// Writes the scalar cache back before the wave ends, so that scalar stores reach memory.
//   needs  nothing
//   gives  s_dcache_wb between the last scalar store of a program and each s_endpgm
//   judge  check::write_back
//   fails  never
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/pass/edit/insert_instructions.hpp>

namespace kiln::pass {

/// The scalar cache keeps what is written (CDNA3 ISA manual, S_DCACHE_WB). As LLVM's SIInsertWaitcnts, the pass
/// treats each block that ends the program on its own, and leaves programs without scalar stores alone.
constexpr void write_back_scalars(ir::program& program) {
  constexpr isa::flag_mask scalar_store = isa::flag::smem | isa::flag::may_store;
  bool any = false;
  for (const ir::instruction& in : program.code)
    if ((isa::rows[in.row].flags & scalar_store) == scalar_store) {
      any = true;
      break;
    }
  if (!any) return;
  const u16 s_dcache_wb = isa::mnemonics[isa::mn::s_dcache_wb].first_row;
  list<insertion> insertions;
  for (u32 b = 0; b < program.blocks.size(); ++b) {
    bool written_back = false;
    for (u32 i = program.blocks[b].first; i < program.end_of(b); ++i) {
      const ir::instruction& in = program.code[i];
      const isa::flag_mask flags = isa::rows[in.row].flags;
      if (in.row == s_dcache_wb) written_back = true;
      if ((flags & scalar_store) == scalar_store) written_back = false;
      if ((flags & isa::flag::ends_program) == 0 || written_back) continue;
      ir::instruction write_back{};
      write_back.row = s_dcache_wb;
      write_back.marks = ir::mark::inserted;
      write_back.where = in.where;
      insertions.push_back({i, write_back});
    }
  }
  insert_instructions(program, insertions);
}

} // namespace kiln::pass
