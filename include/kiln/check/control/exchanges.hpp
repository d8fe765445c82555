// SPDX-License-Identifier: MIT
// Judges exchanges among waves: between a read of their bytes and the next write, every way has a barrier.
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

namespace detail {

/// Follows, forward, which regions have been read since the last barrier.
class exchange_judge {
public:
  constexpr exchange_judge(const ir::program& p, const analysis::flow_graph& flow, note& error)
      : p_(p), flow_(flow), error_(error), on_entry_(p.blocks.size()) {}

  constexpr void run() { analysis::forward_data_flow(flow_, *this).solve(); }

  // The data-flow problem, as analysis::forward_data_flow has it.
  constexpr bool has_failed() const { return error_.raised; }
  constexpr void begin(u32 b, bool) { read_ = on_entry_[b]; }
  constexpr bool visit(u32 b) {
    constexpr u16 exchanges = ir::mark::first_exchange | ir::mark::second_exchange;
    for (u32 i = p_.blocks[b].first; i < p_.end_of(b); ++i) {
      const isa::flag_mask flags = isa::rows[p_.code[i].row].flags;
      const u16 regions = p_.code[i].marks & exchanges;
      if ((flags & isa::flag::barrier) != 0) {
        read_ = 0;
      } else if (regions == 0) {
        continue;
      } else if ((flags & isa::flag::may_store) == 0) {
        read_ |= regions;
      } else if ((read_ & regions) != 0 && !error_.raised) {
        error_.raised = true;
        error_.instruction = i;
        error_.where = p_.code[i].where;
        error_.text
            << "a wave may write its value here while others still read those of the exchange before: "
               "no barrier is between";
      }
    }
    return true;
  }
  constexpr bool merge(u32, u32 to) {
    const u16 before = on_entry_[to];
    on_entry_[to] |= read_;
    return on_entry_[to] != before;
  }

private:
  const ir::program& p_;
  const analysis::flow_graph& flow_;
  note& error_;
  list<u16> on_entry_;
  u16 read_ = 0;
};

} // namespace detail

constexpr void exchanges(const ir::program& p, const analysis::flow_graph& flow, note& error) {
  if (p.has_exchanges && !error.raised) detail::exchange_judge(p, flow, error).run();
}

} // namespace kiln::check
