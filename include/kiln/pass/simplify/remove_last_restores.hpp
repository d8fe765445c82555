// SPDX-License-Identifier: MIT
// Removes writes of EXEC that only the program's end follows.
//   needs  a program over virtual registers
//   gives  fewer instructions; the last masks of where are not restored
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

/// From the last s_endpgm backwards, also into blocks that only go on to it: nothing reads EXEC any more there.
constexpr void remove_last_restores(ir::program& p) {
  u32 end = p.code.size();
  if (p.regions.size() == 1 || end == 0 || isa::rows[p.code[end - 1].row].mnemonic != u32{isa::mn::s_endpgm})
    return;
  u32 first = --end; // of those that go
  while (first != 0) {
    const ir::instruction& in = p.code[first - 1];
    if (isa::rows[in.row].mnemonic != u32{isa::mn::s_mov_b64} || (in.marks & ir::mark::keep) != 0 ||
        static_cast<u32>(in.ops.low) != ir::fixed_bits(ir::source_code::exec))
      break;
    --first;
  }
  list<u32> gone;
  for (u32 i = first; i != end; ++i) gone.push_back(i);
  if (!gone.empty()) remove_instructions(p, gone);
}

} // namespace kiln::pass
