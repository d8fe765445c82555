// SPDX-License-Identifier: MIT
// Code for some of the lanes: EXEC is saved in a pair of SGPRs, narrowed, and restored.
#pragma once

#include <kiln/author/kernel_state.hpp>
#include <kiln/emit/register_facts.hpp>

namespace kiln::author {

// EXEC as where writes it, in rows that are known: it has no consequences that write_region does not see to.
inline constexpr isa::operand_facts whole_exec = decltype(exec)::facts;

/// Leaves only the mask's lanes on; returns the pair of SGPRs where all are saved. The mask is a pair of SGPRs too.
constexpr u32 take_lanes(kernel_state& s, u32 mask, const source& at) {
  draft& k = s.program_draft;
  const u32 saved = k.allocate<ir::bank::sgpr, 2>(at);
  if (!k.failed())
    k.append_open_row(rows_of(isa::mn::s_and_saveexec_b64, two_sgprs, two_sgprs), at,
                      u64{ir::first_register() | mask} << 32 | ir::first_register() | saved);
  s.masks.push_back(saved);
  return saved;
}
constexpr void restore_lanes(kernel_state& s, u32 saved, const source& at) {
  s.masks.pop_back();
  draft& k = s.program_draft;
  if (!k.failed())
    k.append_open_row(rows_of(isa::mn::s_mov_b64, whole_exec, two_sgprs), at,
                      u64{ir::first_register() | saved} << 32 | decltype(exec)::code_bits);
}

/// The code of `body`, which is skipped where no lane is on.
template<class Body>
constexpr void write_region(draft& k, Body& body, const source& at, u32 mask = ir::exec_region::no_mask) {
  const u32 skip = k.make_label(), outer = k.region;
  k.enter_region();
  k.program.regions.back().mask = mask;
  k.branch<isa::mn::s_cbranch_execz>(skip, at);
  k.start_block();
  const u32 masked_from = k.masked_from;
  k.masked_from = k.program.virtual_dwords;
  ++k.skipped_bodies;
  body();
  --k.skipped_bodies;
  k.masked_from = masked_from;
  k.region = outer;
  k.place_label(skip);
}

} // namespace kiln::author
