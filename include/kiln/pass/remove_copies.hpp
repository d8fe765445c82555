// SPDX-License-Identifier: MIT
// Removes moves of a register to itself, which assignment leaves where a copy and its source share a register.
//   needs  stage `assigned`
//   gives  the same program without those moves
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::pass {

namespace detail {

constexpr bool is_move(const ir::instruction& in) {
  if (in.given != 0) return false;
  switch (isa::rows[in.row].mnemonic) {
  case isa::mn::s_mov_b32:
  case isa::mn::s_mov_b64:
  case isa::mn::v_mov_b32:
  case isa::mn::v_mov_b64:
  case isa::mn::v_accvgpr_mov_b32: return true;
  default: return false;
  }
}

} // namespace detail

constexpr void remove_copies(ir::program& p) {
  const u32 size = p.code.size();
  ir::instruction* to = p.code.begin();
  u32 block = 0, removed = 0;
  for (u32 i = 0; i < size; ++i) {
    while (block < p.blocks.size() && p.blocks[block].first == i) p.blocks[block++].first -= removed;
    const ir::instruction& in = p.code[i];
    if (in.ops[0].bits == in.ops[1].bits && in.ops[0].is_register() && detail::is_move(in)) {
      ++removed;
      continue;
    }
    if (removed != 0) {
      const ir::instruction copy =
          in; // clang's bytecode interpreter copies within an array through a local only
      *to = copy;
    }
    ++to;
  }
  while (block < p.blocks.size()) p.blocks[block++].first -= removed;
  for (; removed != 0; --removed) p.code.pop_back();
}

} // namespace kiln::pass
