// SPDX-License-Identifier: MIT
// Removes the markers of tokens and rings that wait for nothing, and all tags.
//   needs  waits inserted and judged
//   gives  the same instructions without those that only judges read
//   judge  ir::verify
//   fails  never
#pragma once

#include <kiln/ir/tag.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/pass/edit/remove_instructions.hpp>

namespace kiln::pass {

constexpr void remove_markers(ir::program& program) {
  if (!program.has_tags) return;
  list<u32> gone;
  for (u32 i = 0; i < program.code.size(); ++i) {
    ir::instruction& in = program.code[i];
    if ((in.marks & ir::mark::tagged) == 0) continue;
    const bool marker = ir::tag_of(in).is_marker();
    in.marks &= static_cast<u16>(~ir::mark::tagged);
    in.literal = 0;
    if (marker && in.op(0).payload() == isa::pack(isa::counter_max)) gone.push_back(i);
  }
  remove_instructions(program, gone);
  program.has_tags = false;
}

} // namespace kiln::pass
