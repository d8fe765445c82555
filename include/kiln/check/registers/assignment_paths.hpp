// SPDX-License-Identifier: MIT
// How the judge of register assignment comes from block to block: where paths meet, loops, and EXEC regions.
#pragma once

#include <kiln/check/registers/assignment_state.hpp>
#include <kiln/check/registers/program_order.hpp>
#include <kiln/check/registers/value_trace.hpp>

namespace kiln::check::detail {

class assignment_paths : protected register_states {
protected:
  constexpr assignment_paths(const ir::program& before, const analysis::flow_graph& flow)
      : before_(before), blocks_(before.blocks.begin()), flow_(before, flow), marks_(before.blocks.size()) {}

  /// The state before block b: that of the paths that lead there, as far as they agree.
  constexpr void enter(u32 b) {
    const u32 region = blocks_[b].region;
    u32 from = analysis::no_block;
    if (!flow_.only_falls_into(b)) {
      from = flow_.first_branch_to(b);
      if (b != 0 && !flow_.falls_into(b)) {
        if (from != analysis::no_block) {
          go_back_to(marks_[from]);
          from = flow_.next_branch_to(from);
        } else {
          begin_epoch(false);
        }
      }
    }
    for (u32 i = 0; i < fresh_.size(); ++i) {
      if (lies_in(before_, region, fresh_region(fresh_[i]))) continue;
      set(fresh_slot(fresh_[i]), unknown);
      fresh_[i] = fresh_.back();
      fresh_.pop_back();
      --i;
    }
    if (flow_.only_falls_into(b)) return;
    for (; from != analysis::no_block; from = flow_.next_branch_to(from)) join(marks_[from]);
    if (flow_.loop_end(b) != analysis::no_block) enter_loop(b, flow_.loop_end(b));
  }

  constexpr void enter_loop(u32 b, u32 last) {
    for (const u64 f : fresh_)
      for (u32 k = b; k <= last; ++k)
        if (!lies_in(before_, blocks_[k].region, fresh_region(f))) set(fresh_slot(f), unknown);
    begin_loop(b, last, !flow_.has_side_entry(b, last));
  }

  /// Notes how the state at the end of block b can be found again, for the branch there, and ends the loops that end here.
  constexpr void leave(u32 b) {
    const u32 target = flow_.is_reached(b) ? flow_[b].target : analysis::no_block;
    const epoch* const innermost = innermost_loop();
    const epoch* going_on = innermost; // the first loop that does not end here
    while (going_on != nullptr && going_on->last_block == b) going_on = going_on->around;
    // What differs between back edges is not known after the loop either: its last iteration may follow any of them.
    for (const epoch* l = innermost; l != going_on; l = l->around)
      for (u32 k = l->first_block; k != l->last_block; ++k)
        if (flow_[k].target == l->first_block && flow_.is_reached(k)) join(marks_[k]);
    const u32 size = log_.size();
    if (before_.writes_exec_by_hand) {
      for (const u64 f : fresh_) set(fresh_slot(f), unknown);
      fresh_.clear();
    } else if (target != analysis::no_block) {
      for (const u64 f : fresh_)
        if (!lies_in(before_, blocks_[target].region, fresh_region(f))) set(fresh_slot(f), unknown);
    }
    marks_[b] = log_.size();
    if (target != analysis::no_block) {
      const u32 logged = target > b ? target : flow_.loop_end(target) + 1;
      if (logged > logged_until_) logged_until_ = logged;
    }
    for (const epoch* l = innermost; l != going_on; l = l->around) look_for_lost(*l);
    if (!before_.writes_exec_by_hand && marks_[b] != size) go_back_to(size);
    while (innermost_loop() != going_on) end_loop();
  }

  static constexpr u32 fresh_slot(u64 fresh) { return static_cast<u32>(fresh); }
  static constexpr u32 fresh_region(u64 fresh) { return static_cast<u32>(fresh >> 32); }

  const ir::program& before_;
  const ir::block* blocks_; ///< of both programs
  program_order flow_;
  list<u64>
      fresh_; ///< slots of registers that hold their values only for the lanes of an EXEC region, and above them the region
  u32 logged_until_ = 0; ///< the first block that no branch leads past

private:
  list<u32> marks_; ///< by block: size of the log at its end
};

} // namespace kiln::check::detail
