// SPDX-License-Identifier: MIT
// Removes the instructions of blocks that no path from the start reaches.
//   needs  a program over virtual registers
//   gives  the same program; such blocks are empty, so that labels and block numbers keep their meaning
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

/// True if any block but the last ends with an instruction that never goes on to the next one.
constexpr bool may_have_unreachable(const ir::program& p) {
  constexpr isa::flag_mask leaves = isa::flag::branch | isa::flag::ends_program;
  const ir::instruction* const code = p.code.begin();
  for (u32 b = p.blocks.size(); b-- > 1;) {
    const u32 first = p.blocks[b].first;
    if (first == 0) continue;
    const isa::flag_mask flags = isa::rows[code[first - 1].row].flags;
    if ((flags & leaves) != 0 && (flags & isa::flag::conditional) == 0) return true;
  }
  return false;
}

constexpr void remove_unreachable(ir::program& p) {
  const u32 blocks = p.blocks.size();
  if (!may_have_unreachable(p)) return;
  const list<analysis::successors> flow = analysis::control_flow(p); // the pipeline's is made of what stays
  list<u8> reached(blocks);
  list<u32> to_visit;
  to_visit.push_back(0);
  reached[0] = 1;
  u32 count = 1;
  const auto reach = [&](u32 b) {
    if (b == analysis::no_block || b >= blocks || reached[b] != 0) return;
    reached[b] = 1;
    ++count;
    to_visit.push_back(b);
  };
  while (!to_visit.empty()) {
    const u32 b = to_visit.back();
    to_visit.pop_back();
    reach(flow[b].next);
    reach(flow[b].target);
  }
  if (count == blocks) return;
  list<u8> gone(p.code.size());
  // The last instruction stays where it is: a program has to end with one that does not run on.
  const u32 last = p.code.size() - 1;
  for (u32 b = 0; b < blocks; ++b)
    for (u32 i = p.blocks[b].first, end = p.end_of(b); reached[b] == 0 && i < end; ++i) gone[i] = i != last;
  remove_instructions(p, gone);
}

} // namespace kiln::pass
