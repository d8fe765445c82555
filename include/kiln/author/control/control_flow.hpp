// SPDX-License-Identifier: MIT
// Control flow of the kernel: if_, while_, do_while, where, labels and branches. Counted loops: counted_loops.hpp.
#pragma once

#include <kiln/author/control/exec_region.hpp>
#include <kiln/author/control/loop.hpp>

namespace kiln {

/// `k.where(mask, body, without_skip)`: no branch around the body; for bodies that are shorter than a branch costs.
struct without_skip_tag {};
inline constexpr without_skip_tag without_skip;

} // namespace kiln

namespace kiln::author {

class control_flow {
  kernel_state* s_;

public:
  constexpr explicit control_flow(kernel_state& s) : s_(&s) {}

  /// Runs `then` if the condition holds. `k.if_(c, [&] { ... }).else_([&] { ... })` runs one of the two.
  template<class Then> constexpr auto if_(branch_condition c, Then then) const {
    draft& k = s_->program_draft;
    const u32 end = k.make_label();
    branch_unless(k, c, end);
    then();
    k.place_label(end);
    return if_tail{k, end, k.program.code.size(), k.program.blocks.size(), c.where};
  }

  /// An error.
  template<class Then> constexpr auto if_(host_bool c, Then) const {
    draft& k = s_->program_draft;
    k.fail(c.where, "a bool is known while the kernel is built: write a C++ if");
    return if_tail{k, 0, k.program.code.size(), k.program.blocks.size(), c.where};
  }

  /// Runs `body` while `condition()` holds. The condition is written twice, before the loop and at its end, so that an
  /// iteration costs one branch.
  template<class Condition, class Body>
  constexpr void while_(Condition condition, Body body, source at = source::here()) const {
    write_loop(*s_, true, condition, body, [] {}, at);
  }

  /// Runs `body` once, then again while `condition()` holds.
  template<class Body, class Condition>
  constexpr void do_while(Body body, Condition condition, source at = source::here()) const {
    write_loop(*s_, false, condition, body, [] {}, at);
  }

  /// Runs `body` again and again: break_ leaves it.
  template<class Body> constexpr void forever(Body body, source at = source::here()) const {
    draft& k = s_->program_draft;
    const u32 top = k.make_label();
    const open_loop l{top, k.make_label(), k.region};
    s_->loops.push_back(l);
    k.place_label(top);
    counted_by_wave(k, body);
    k.branch<mn::s_branch>(top, at);
    k.place_label(l.end);
    s_->loops.pop_back();
  }

  /// The same loops, for bodies in which the host counts: `k.while_(condition, body, keeps(stage))`.
  template<class Condition, class Body, class... Host>
  constexpr void while_(Condition condition, Body body, const host_state<Host...>& host,
                        source at = source::here()) const {
    while_(condition, body, at);
    check_host(s_->program_draft, host, at);
  }
  template<class Body, class Condition, class... Host>
  constexpr void do_while(Body body, Condition condition, const host_state<Host...>& host,
                          source at = source::here()) const {
    do_while(body, condition, at);
    check_host(s_->program_draft, host, at);
  }
  /// Leaves the innermost loop, or continues with its next iteration.
  constexpr void break_(source at = source::here()) const { leave_loop(*s_, at, "break_", &open_loop::end); }
  constexpr void continue_(source at = source::here()) const {
    leave_loop(*s_, at, "continue_", &open_loop::next);
  }

  /// Runs `body` with only the lanes of the mask enabled (EXEC), and skips it if there are none.
  /// `k.where(m, [&] { ... }).otherwise([&] { ... })` runs the second with the other lanes.
  template<class Body>
  constexpr auto where(const lane_mask& mask, Body body, source at = source::here()) const {
    draft& k = s_->program_draft;
    const u32 lanes = mask.first_dword(), saved = take_lanes(*s_, lanes, at), exec_writes = k.exec_writes;
    write_region(k, body, at, lanes);
    const u32 begin = k.program.code.size();
    restore_lanes(*s_, saved, at);
    return where_tail{*s_, saved, lanes, begin, k.region, k.exec_writes != exec_writes, at};
  }
  /// An error.
  template<class Body> constexpr auto where(host_bool c, Body) const {
    s_->program_draft.fail(c.where, "a bool is known while the kernel is built: write a C++ if");
    return where_tail{*s_, 0, 0, 0, 0, true, c.where};
  }
  template<class Body>
  constexpr void where(const lane_mask& mask, Body body, without_skip_tag, source at = source::here()) const {
    draft& k = s_->program_draft;
    const u32 saved = take_lanes(*s_, mask.first_dword(), at);
    k.enter_region();
    k.program.regions.back().mask = mask.first_dword();
    k.start_block();
    const u32 masked_from = k.masked_from;
    k.masked_from = k.program.virtual_dwords;
    body();
    k.masked_from = masked_from;
    k.leave_region();
    k.start_block();
    restore_lanes(*s_, saved, at);
  }

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  template<class Body>
  void where(const uniform_condition&,
             Body) const = delete ("this condition is the same in all lanes: use k.if_");
#pragma clang diagnostic pop

  /// Lets expressions in `body` change SGPRs inside where, which no mask holds for: `k.per_wave([&] { trips += 1; })` counts
  /// waves that come there, not lanes.
  template<class Body> constexpr void per_wave(Body body) const { counted_by_wave(s_->program_draft, body); }

  // Labels and branches for code that the structured forms do not fit.

  constexpr code_label label() const { return {s_->program_draft.make_label()}; }
  constexpr void place(code_label l, source at = source::here()) const {
    draft& k = s_->program_draft;
    if (k.program.labels[l.id].block != ~0u) return k.fail(at, "this label has been placed before");
    k.place_label(l.id);
  }
  constexpr void goto_(code_label l, source at = source::here()) const {
    s_->program_draft.branch<mn::s_branch>(l.id, at);
  }
  constexpr void goto_if(branch_condition c, code_label l) const { branch_if(s_->program_draft, c, l.id); }

private:
  struct if_tail {
    /// An error.
    template<class Body> constexpr void otherwise(Body, source at = source::here()) const {
      k.fail(at, "an if_ has an else_; otherwise belongs to where");
    }
    draft& k;
    u32 else_label;
    u32 ended_at, blocks; ///< code and blocks when the `then` part ended
    source where;

    /// Runs `body` if the condition did not hold. Must follow its if_ at once.
    template<class Body> constexpr void else_(Body body, source at = source::here()) {
      if (k.failed()) return;
      if (k.program.code.size() != ended_at || k.program.blocks.size() != blocks)
        return k.fail(at, "else_ must follow its if_ at once: k.if_(c, [&] { ... }).else_([&] { ... })");
      const u32 end = k.make_label();
      k.branch<mn::s_branch>(end, where); // the end of the `then` part, just before its label
      k.start_block();
      k.program.labels[else_label].block = k.program.blocks.size() - 1;
      body();
      k.place_label(end);
    }
  };

  struct where_tail {
    kernel_state& s;
    u32 saved, mask; ///< pairs of SGPRs
    u32 restored_at; ///< the instruction that gave all lanes back
    u32 region;
    bool exec_written; ///< by hand, in the body
    source where;

    /// Runs `body` with the lanes that were not in the mask. Must follow its where at once.
    template<class Body> constexpr void otherwise(Body body, source at = source::here()) {
      draft& k = s.program_draft;
      if (k.failed()) return;
      if (k.program.code.size() != restored_at + 1 || k.region != region)
        return k.fail(
            at, "otherwise must follow its where at once: k.where(m, [&] { ... }).otherwise([&] { ... })");
      // EXEC still holds the mask's lanes here: take the rest of the saved ones instead of restoring all. Where the body has
      // written EXEC by hand, it may hold others, and the mask says it.
      k.program.code.pop_back();
      s.masks.push_back(saved);
      if (exec_written)
        k.append_open_row(rows_of(mn::s_andn2_b64, whole_exec, two_sgprs, two_sgprs), where,
                          pack(decltype(exec)::code_bits, sgpr_bits | saved, sgpr_bits | mask));
      else
        k.append_open_row(rows_of(mn::s_xor_b64, whole_exec, two_sgprs, whole_exec), where,
                          pack(decltype(exec)::code_bits, sgpr_bits | saved, decltype(exec)::code_bits));
      write_region(k, body, where);
      restore_lanes(s, saved, where);
    }
  };
};

} // namespace kiln::author
