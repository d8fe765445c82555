// SPDX-License-Identifier: MIT
// Judges that a scalar load can be replayed after a page fault under XNACK: its results lie apart from its address.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check::detail {

/// Instruction number `at` is an SMEM instruction, with registers assigned. A load of several registers may have written
/// some when the fault comes, and then reads its address and offset again (LLVM SMInstructions.td: with XNACK such loads have
/// early-clobber results, the *_ec forms).
constexpr void scalar_replay(const ir::program& program, u32 at, note& error) {
  const ir::instruction& in = program.code[at];
  const isa::row& row = isa::rows[in.row];
  const isa::operand_list& list = isa::operand_lists[row.operands];
  if (list.writes != 1 || list.places[0].dwords < 2 || error.raised) return;
  const u32 first = in.op(0).bits, end = first + list.places[0].dwords;
  for (u32 left = list.reads & ~1u; left != 0; left &= left - 1) {
    const u32 k = static_cast<u32>(__builtin_ctz(left)), read = in.op(k).bits;
    if (read >= end || read + list.places[k].dwords <= first) continue;
    error.raised = true;
    error.instruction = at;
    error.where = in.where;
    error.text
        << row.name()
        << " overwrites its own address: under XNACK it is replayed after a page fault, and needs it again";
    return;
  }
}

} // namespace kiln::check::detail
