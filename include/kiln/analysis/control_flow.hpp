// SPDX-License-Identifier: MIT
// The control-flow graph: where each block can go.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

inline constexpr u32 no_block = ~0u;

/// Successors of a block: the block after it if execution can fall through, and the target of its branch.
struct successors {
  u32 next = no_block;
  u32 target = no_block;
};

/// Where s_setpc_b64 goes: behind the s_call_b64, of which a program that jumps so has one (ir::verify).
constexpr u32 return_block_of(const ir::program& p) {
  for (u32 b = 1; b < p.blocks.size(); ++b) {
    const u32 end = p.blocks[b].first;
    if (end != p.blocks[b - 1].first && isa::rows[p.code[end - 1].row].mnemonic == isa::mn::s_call_b64)
      return b;
  }
  return no_block;
}

/// The block a branch goes to, at any stage.
constexpr u32 target_of(const ir::program& p, const ir::instruction& branch) {
  const u32 place = ir::label_place_of(branch);
  if (place == ir::no_label)
    return isa::rows[branch.row].mnemonic == isa::mn::s_setpc_b64 ? return_block_of(p) : no_block;
  const u32 payload = branch.ops[place].payload();
  return p.stage == ir::stage::finished ? payload : p.labels[payload].block;
}

/// One entry a block.
constexpr list<successors> control_flow(const ir::program& p) {
  const u32 blocks = p.blocks.size();
  list<successors> out(blocks);
  successors* to = out.begin();
  const ir::block* block = p.blocks.begin();
  const ir::instruction* const code = p.code.begin();
  for (u32 b = 1; b <= blocks; ++b, ++to, ++block) {
    const u32 begin = block->first, end = b != blocks ? (block + 1)->first : p.code.size();
    if (end == begin) {
      if (b != blocks) to->next = b;
      continue;
    }
    const ir::instruction& last = code[end - 1];
    const isa::flag_mask flags = isa::rows[last.row].flags;
    if ((flags & isa::flag::branch) != 0) to->target = target_of(p, last);
    constexpr isa::flag_mask ends = isa::flag::branch | isa::flag::ends_program;
    const bool falls_through = (flags & ends) == 0 || (flags & isa::flag::conditional) != 0;
    if (falls_through && b != blocks) to->next = b;
  }
  return out;
}

} // namespace kiln::analysis
