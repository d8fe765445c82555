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
    if (in.op(o).is(ir::operand_kind::literal)) return row.size_bytes() + 4u;
  return row.size_bytes();
}

/// Bytes of the instructions from `begin` to `end`, or 0 if they are too few to matter to a branch.
constexpr u32 distance_bytes(const ir::program& p, u32 begin, u32 end) {
  constexpr u32 most_bytes = 12, reach = 0x7fff * 4;
  if ((end - begin) * most_bytes <= reach) return 0;
  u32 bytes = 0;
  for (u32 i = begin; i < end; ++i) bytes += size_of(p.code[i]);
  return bytes;
}

constexpr void resolve_branches(ir::program& p, note& error) {
  p.stage = ir::stage::finished;
  for (u32 b = 0; b < p.blocks.size(); ++b) { // a branch ends a block
    const u32 end = p.end_of(b);
    if (end == p.blocks[b].first) continue;
    ir::instruction& in = p.code[end - 1];
    if ((isa::rows[in.row].flags & isa::flag::branch) == 0) continue;
    const u32 place = ir::label_place_of(in);
    if (place == ir::no_label) continue;
    const u32 block = p.labels[in.ops[place].payload()].block;
    const bool placed = block < p.blocks.size();
    const u32 to = placed ? p.blocks[block].first : end;
    const i64 distance = to < end ? -static_cast<i64>(distance_bytes(p, to, end)) / 4
                                  : static_cast<i64>(distance_bytes(p, end, to)) / 4;
    if (placed && distance >= -0x8000 && distance <= 0x7fff) {
      in.ops[place] = {ir::operand_kind::label, block};
      continue;
    }
    if (error.raised) continue;
    error.raised = true;
    error.where = in.where;
    if (!placed)
      error.text << isa::rows[in.row].name() << ": its label is never placed";
    else
      error.text << isa::rows[in.row].name() << ": the target is " << distance
                 << " dwords away; allowed range is -32768..32767";
  }
}

} // namespace kiln::pass
