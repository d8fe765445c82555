// SPDX-License-Identifier: MIT
// Code for an earlier place of the kernel: reserve, insert_at.
#pragma once

#include <kiln/author/control/lane_control.hpp>

namespace kiln {

/// A place that `k.reserve()` keeps open for `k.insert_at`.
struct reserved_place {
  u32 block;
};

namespace build {

class insertion : public lane_control {
public:
  using lane_control::lane_control;

  /// Keeps this place open: what `insert_at` writes there comes before everything that follows. Expressions are not
  /// folded across it, so it costs nothing only where nothing could have been.
  [[nodiscard]] constexpr reserved_place reserve(source at = source::here()) {
    if (recording() || marking_ != 0)
      return fail(at, "reserve inside record, schedule or detached: their code has no place yet"),
             reserved_place{};
    force_block();
    force_block();
    return {program_.blocks.size() - 2};
  }

  /// Writes the straight-line code of `body` to a reserved place, after what was written there before. It runs with the
  /// lanes that are enabled there; what it reads must have its value there.
  template<class Body> constexpr void insert_at(reserved_place place, Body body, source at = source::here()) {
    if (recording() || marking_ != 0)
      return fail(at, "insert_at inside record, schedule or detached: it would move their code");
    if (failed()) return;
    force_block();
    const u32 first = program_.code.size(), blocks = program_.blocks.size();
    body();
    if (failed()) return;
    if (program_.blocks.size() != blocks)
      return fail(at,
                  "what is inserted is straight-line code: loops, branches and where stand around the place");
    const u32 to = program_.blocks[place.block + 1].first, count = program_.code.size() - first;
    list<ir::instruction> inserted;
    for (u32 i = first; i < first + count; ++i) inserted.push_back(program_.code[i]);
    for (u32 i = first; i-- > to;) {
      const ir::instruction moved = program_.code[i]; // through a local, see program_writer::erase
      program_.code[i + count] = moved;
    }
    for (u32 i = 0; i < count; ++i) program_.code[to + i] = inserted[i];
    for (u32 b = place.block + 1; b < blocks; ++b) program_.blocks[b].first += count;
  }

protected:
  u32 marking_ = 0; ///< bodies around that are marked when they end, by where they began
};

} // namespace build

} // namespace kiln
