// SPDX-License-Identifier: MIT
// Code for an earlier place of the kernel: reserve, insert_at.
#pragma once

#include <kiln/author/kernel_state.hpp>

namespace kiln {

/// A place that `k.reserve()` keeps open for `k.insert_at`.
struct reserved_place {
  u32 block;
};

namespace author {

class insertion {
  kernel_state* s_;

public:
  constexpr explicit insertion(kernel_state& s) : s_(&s) {}

  /// Keeps this place open: what `insert_at` writes there comes before everything that follows. Expressions are not
  /// folded across it, so it costs nothing only where nothing could have been.
  [[nodiscard]] constexpr reserved_place reserve(source at = source::here()) const {
    draft& k = s_->program_draft;
    if (s_->recording || s_->marking != 0)
      return k.fail(at, "reserve inside record, schedule or detached: their code has no place yet"),
             reserved_place{};
    k.force_block();
    k.force_block();
    return {k.program.blocks.size() - 2};
  }

  /// Writes the straight-line code of `body` to a reserved place, after what was written there before. It runs with the
  /// lanes that are enabled there; what it reads must have its value there.
  template<class Body>
  constexpr void insert_at(reserved_place place, Body body, source at = source::here()) const {
    draft& k = s_->program_draft;
    if (s_->recording || s_->marking != 0)
      return k.fail(at, "insert_at inside record, schedule or detached: it would move their code");
    if (k.failed()) return;
    k.force_block();
    const u32 first = k.program.code.size(), blocks = k.program.blocks.size();
    body();
    if (k.failed()) return;
    if (k.program.blocks.size() != blocks)
      return k.fail(
          at, "what is inserted is straight-line code: loops, branches and where stand around the place");
    const u32 to = k.program.blocks[place.block + 1].first, count = k.program.code.size() - first;
    list<ir::instruction> inserted;
    for (u32 i = first; i < first + count; ++i) inserted.push_back(k.program.code[i]);
    for (u32 i = first; i-- > to;) {
      const ir::instruction moved = k.program.code[i]; // through a local, see draft::erase
      k.program.code[i + count] = moved;
    }
    for (u32 i = 0; i < count; ++i) k.program.code[to + i] = inserted[i];
    for (u32 b = place.block + 1; b < blocks; ++b) k.program.blocks[b].first += count;
  }
};

} // namespace author

} // namespace kiln
