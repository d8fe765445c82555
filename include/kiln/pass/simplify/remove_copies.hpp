// SPDX-License-Identifier: MIT
// Removes moves of a register to itself, which assignment leaves where a copy and its source share a register.
//   needs  stage `assigned`
//   gives  the same program without those moves
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/rows/row_shapes.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

namespace detail {

constexpr bool is_move(const ir::instruction& in) {
  if (in.given != 0) return false;
  return analysis::row_shape::is_move(isa::rows[in.row]);
}

} // namespace detail

constexpr void remove_copies(ir::program& p) {
  if (!p.moves_to_itself) return;
  list<u32> removed;
  const ir::instruction* const begin = p.code.begin();
  for (const ir::instruction* in = begin, * const end = p.code.end(); in != end; ++in)
    if (static_cast<u32>(in->ops.low) == static_cast<u32>(in->ops.low >> 32) && in->op(0).is_register() &&
        detail::is_move(*in))
      removed.push_back(static_cast<u32>(in - begin));
  if (!removed.empty()) remove_instructions(p, removed);
}

} // namespace kiln::pass
