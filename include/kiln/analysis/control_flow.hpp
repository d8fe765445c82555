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

/// The block a label operand names, at any stage.
constexpr u32 target_of(const ir::program& p, const ir::instruction& branch) {
  const u32 payload = branch.ops[0].payload();
  return p.stage == ir::stage::finished ? payload : p.labels[payload].block;
}

/// One entry a block.
constexpr list<successors> control_flow(const ir::program& p) {
  list<successors> out(p.blocks.size());
  for (u32 b = 0; b < p.blocks.size(); ++b) {
    const u32 end = p.end_of(b);
    const isa::flag_mask flags = end != p.blocks[b].first ? isa::rows[p.code[end - 1].row].flags : 0;
    const bool branches = (flags & isa::flag::branch) != 0;
    if (branches) out[b].target = target_of(p, p.code[end - 1]);
    const bool stops =
        (flags & isa::flag::ends_program) != 0 || (branches && (flags & isa::flag::conditional) == 0);
    if (!stops && b + 1 < p.blocks.size()) out[b].next = b + 1;
  }
  return out;
}

} // namespace kiln::analysis
