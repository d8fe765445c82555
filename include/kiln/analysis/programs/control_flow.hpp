// SPDX-License-Identifier: MIT
// The control-flow graph: where each block can go.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

inline constexpr u32 no_block = ~0u;

/// Successors of a block: the block after it if execution can fall through, and the target of its branch. And whether some
/// branch leads to the block itself: if none does, it only goes on with what the block before it began.
struct successors {
  u32 next = no_block;
  u32 target = no_block;
  bool entered = false;
};

/// Where s_setpc_b64 goes: after the s_call_b64. A program with such a jump has exactly one (ir::verify).
constexpr u32 return_block_of(const ir::program& p) {
  for (u32 b = 1; b < p.blocks.size(); ++b) {
    const u32 end = p.blocks[b].first;
    if (end != p.blocks[b - 1].first && isa::rows[p.code[end - 1].row].mnemonic == u32{isa::mn::s_call_b64})
      return b;
  }
  return no_block;
}

/// The block a branch goes to, at any stage.
constexpr u32 target_of(const ir::program& p, const ir::instruction& branch) {
  const ir::operand first(static_cast<u32>(branch.ops.low)); // of nearly all branches it is the label
  const u32 place = first.is(ir::operand_kind::label) ? 0 : ir::label_place_of(branch);
  if (place == ir::no_label)
    return isa::rows[branch.row].mnemonic == u32{isa::mn::s_setpc_b64} ? return_block_of(p) : no_block;
  const u32 payload = place == 0 ? first.payload() : branch.op(place).payload();
  return p.is(ir::stage::finished) ? payload : p.labels[payload].block;
}

/// One entry per block. It stays right while the program keeps its blocks: from remove_unreachable to the end.
using flow_graph = list<successors>;

constexpr flow_graph control_flow(const ir::program& p) {
  constexpr isa::flag_mask ends = isa::flag::branch | isa::flag::ends_program;
  const u32 blocks = p.blocks.size();
  flow_graph out(blocks);
  successors* to = out.begin();
  const ir::block* block = p.blocks.begin();
  const ir::instruction* const code = p.code.begin();
  const ir::label* const labels = p.is(ir::stage::finished) ? nullptr : p.labels.begin();
  const u32 label = static_cast<u32>(ir::operand_kind::label);
  u32 begin = 0;
  for (u32 b = 1; b <= blocks; ++b, ++to) {
    const u32 end = b != blocks ? (++block)->first : p.code.size();
    const isa::flag_mask flags =
        end != begin ? isa::rows[code[end - 1].row].flags & (ends | isa::flag::conditional) : 0;
    begin = end;
    if ((flags & ends) != 0) {
      if ((flags & isa::flag::branch) != 0) {
        // The fast path of target_of: nearly always the label is the first operand.
        const u32 first = static_cast<u32>(code[end - 1].ops.low), place = first & ir::payload_mask();
        const u32 target = first >> ir::kind_shift() != label ? target_of(p, code[end - 1])
                           : labels != nullptr                ? labels[place].block
                                                              : place;
        to->target = target;
        if (target < blocks) out[target].entered = true;
      }
      if ((flags & isa::flag::conditional) == 0) continue;
    }
    to->next = b;
  }
  if (blocks != 0 && out.back().next == blocks) out.back().next = no_block;
  return out;
}

} // namespace kiln::analysis
