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
  list<u32> removed;
  const ir::instruction* const begin = p.code.begin();
  for (const ir::instruction* in = begin, * const end = p.code.end(); in != end; ++in)
    if (static_cast<u32>(in->ops.low) == static_cast<u32>(in->ops.low >> 32) && in->op(0).is_register() &&
        detail::is_move(*in))
      removed.push_back(static_cast<u32>(in - begin));
  if (removed.empty()) return;

  // What lies between two of them moves up by one bulk copy.
  ir::instruction* const code = p.code.begin();
  for (u32 k = 0; k < removed.size(); ++k) {
    const u32 from = removed[k] + 1, to = k + 1 < removed.size() ? removed[k + 1] : p.code.size();
    __builtin_memmove(code + from - k - 1, code + from, (to - from) * sizeof(ir::instruction));
  }
  for (u32 k = removed.size(); k != 0; --k) p.code.pop_back();
  u32 before = 0;
  for (ir::block& b : p.blocks) {
    while (before < removed.size() && removed[before] < b.first) ++before;
    b.first -= before;
  }
}

} // namespace kiln::pass
