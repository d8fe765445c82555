// SPDX-License-Identifier: MIT
// Asynchronous loads: what is issued gives a token, and waiting for the token inserts the count that it needs.
#pragma once

#include <kiln/author/kernel_state.hpp>
#include <kiln/emit/emit.hpp>
#include <kiln/ir/tag.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln {

/// Loads that are under way. `k.async` issues a generation of them, `k.wait` waits for it.
struct token {
  u32 id;
};

/// `k.wait(t, younger(2))` leaves the two youngest generations of the token's loads in flight.
struct younger {
  u32 generations;
  constexpr explicit younger(u32 count) : generations(count) {}
};

namespace author {

/// Appends a marker: an s_waitcnt that waits for nothing.
constexpr void append_marker(kernel_state& s, ir::tag t, source at) {
  draft& k = s.program_draft;
  if (k.failed()) return;
  operand nothing = vmcnt(isa::counter_max.vmcnt);
  nothing.where = at;
  k.emit(isa::mn::s_waitcnt, nothing);
  if (k.failed()) return;
  ir::instruction& in = k.program.code.back();
  in.marks |= ir::mark::keep | ir::mark::tagged;
  in.literal = t.bits;
  k.program.has_tags = true;
}

/// All waves must come to the last instruction: see check::barriers.
constexpr void require_all_waves(kernel_state& s) {
  ir::program& p = s.program_draft.program;
  if (s.program_draft.failed()) return;
  p.code.back().marks |= ir::mark::meets_all_waves;
  p.has_checked_barriers = true;
}

/// Tags the accesses to LDS that were written since instruction `first`, which have no tag. Returns how many.
constexpr u32 tag_accesses(kernel_state& s, u32 first, ir::tag t) {
  ir::program& p = s.program_draft.program;
  u32 found = 0;
  for (u32 i = first; i < p.code.size(); ++i) {
    ir::instruction& in = p.code[i];
    constexpr isa::flag_mask lds = isa::flag::lds | isa::flag::lds_dma;
    if ((isa::rows[in.row].flags & lds) == 0 || (in.marks & ir::mark::tagged) != 0) continue;
    in.marks |= ir::mark::tagged;
    in.literal = t.bits;
    ++found;
  }
  if (found != 0) p.has_tags = true;
  return found;
}

constexpr token make_token(kernel_state& s, source at) {
  if (s.tokens == ir::tag::most_ids)
    s.program_draft.fail(at, text_buffer{} << "a kernel has at most " << ir::tag::most_ids << " tokens");
  return {s.tokens++};
}

/// The counters of what was written since instruction `first`. Fails where an operation comes back in no order.
constexpr u32 counters_since(kernel_state& s, u32 first, source at) {
  draft& k = s.program_draft;
  u32 counters = 0;
  for (u32 i = first; i < k.program.code.size(); ++i) {
    const isa::row& row = isa::rows[k.program.code[i].row];
    const isa::counter_event e = isa::events_of(row);
    if ((e & ~(isa::event::vmem | isa::event::ds | isa::event::lds_dma)) != 0)
      return k.fail(k.program.code[i].where,
                    text_buffer{} << row.name()
                                  << " comes back in no order, so no count can wait for it: async takes "
                                     "loads of global memory, buffers and LDS"),
             0;
    if ((e & isa::event::vmem) != 0) counters |= ir::tag::in_vmcnt;
    if ((e & isa::event::ds) != 0) counters |= ir::tag::in_lgkmcnt;
  }
  if (counters == 0 && !k.failed()) k.fail(at, "async without a load: nothing is under way");
  return counters;
}

/// Runs `body`, whose loads are a generation of the token's.
template<class Body> constexpr void async(kernel_state& s, token t, Body body, source at) {
  draft& k = s.program_draft;
  const u32 first = k.program.code.size();
  ++s.marking;
  body();
  --s.marking;
  if (k.failed()) return;
  const u32 counters = counters_since(s, first, at);
  bool to_lds = false;
  for (u32 i = first; i < k.program.code.size(); ++i) {
    ir::instruction& in = k.program.code[i];
    in.marks |= ir::mark::detached;
    if ((isa::rows[in.row].flags & isa::flag::lds_dma) == 0) continue;
    to_lds = true;
    if ((in.marks & ir::mark::tagged) != 0) continue;
    in.marks |= ir::mark::tagged;
    in.literal = ir::tag::of(ir::tag::kind::loose, t.id).bits;
  }
  append_marker(s, ir::tag::of(ir::tag::kind::issued, t.id, 0, counters), at);
  if (to_lds) require_all_waves(s);
}

constexpr void wait(kernel_state& s, token t, younger but, source at) {
  if (but.generations > ir::tag::most_younger)
    return s.program_draft.fail(at, text_buffer{} << "wait leaves " << but.generations
                                                  << " younger generations in flight; allowed range is 0.."
                                                  << ir::tag::most_younger);
  append_marker(s, ir::tag::of(ir::tag::kind::wait, t.id, but.generations), at);
}

} // namespace author
} // namespace kiln
