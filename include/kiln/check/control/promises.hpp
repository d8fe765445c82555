// SPDX-License-Identifier: MIT
// Judges what the author promises of pointer arguments, as far as the kernel itself can break it.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/support/note.hpp>

namespace kiln::check {

/// A store or an atomic operation by an address that derives from a read_only argument is an error. `p.argument_stores` is
/// known.
constexpr void promises(const ir::program& p, note& error) {
  if (!p.has_promises || error.raised) return;
  for (u32 a = 0; a < p.argument_stores.size(); ++a) {
    const source& store = p.argument_stores[a];
    if ((p.arguments[a].promises & ir::promise::is_read_only) == 0 || store.line == 0) continue;
    constexpr isa::flag_mask stores = isa::flag::may_store | isa::flag::atomic;
    for (u32 i = 0; i < p.code.size() && !error.raised; ++i) {
      const ir::instruction& in = p.code[i];
      if ((isa::rows[in.row].flags & stores) == 0 || in.where.line != store.line ||
          in.where.file != store.file)
        continue;
      error.raised = true;
      error.instruction = i;
      error.where = store;
      error.text << isa::rows[in.row].name() << " stores through argument " << a
                 << ", which is read_only: nothing writes its memory while the kernel runs";
    }
    return;
  }
}

} // namespace kiln::check
