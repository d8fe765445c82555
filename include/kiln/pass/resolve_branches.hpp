// SPDX-License-Identifier: MIT
// Turns labels into blocks and checks that every branch reaches its target.
//   needs  stage `assigned`, all labels placed, final order and instructions
//   gives  stage `finished`: label operands name blocks
//   judge  ir::verify
//   fails  if a label was never placed or a target is beyond the branch's 16 bits
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::pass {

constexpr u32 size_of(const ir::instruction& in) {
  const isa::row& row = isa::rows[in.row];
  const u32 count = isa::operand_lists[row.operands].count;
  for (u32 o = 0; o < count; ++o)
    if (in.op(o).kind() == ir::operand_kind::literal) return row.size_bytes + 4u;
  return row.size_bytes;
}

constexpr void resolve_branches(ir::program& p, note& error) {
  p.stage = ir::stage::finished;
  if (p.blocks.size() < 2) return;
  list<u32> block_start(p.blocks.size()); // bytes
  list<u32> branch_end;                   // bytes, by branch
  for (u32 b = 0, at = 0; b < p.blocks.size(); ++b) {
    block_start[b] = at;
    for (u32 i = p.blocks[b].first, end = p.end_of(b); i < end; ++i) {
      at += size_of(p.code[i]);
      if ((isa::rows[p.code[i].row].flags & isa::flag::branch) != 0) branch_end.push_back(at);
    }
  }
  u32 branch = 0;
  for (ir::instruction& in : p.code) {
    if ((isa::rows[in.row].flags & isa::flag::branch) == 0) continue;
    const u32 block = p.labels[in.ops[0].payload()].block;
    const i64 distance =
        block < p.blocks.size() ? (static_cast<i64>(block_start[block]) - branch_end[branch]) / 4 : 0;
    ++branch;
    if (block < p.blocks.size() && distance >= -0x8000 && distance <= 0x7fff) {
      in.ops[0] = {ir::operand_kind::label, block};
      continue;
    }
    if (error.raised) return;
    error.raised = true;
    error.where = in.where;
    if (block >= p.blocks.size())
      error.text << isa::rows[in.row].name << ": its label is never placed";
    else
      error.text << isa::rows[in.row].name << ": the target is " << distance
                 << " dwords away; allowed range is -32768..32767";
  }
}

} // namespace kiln::pass
