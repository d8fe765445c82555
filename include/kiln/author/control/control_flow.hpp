// SPDX-License-Identifier: MIT
// Control flow of the kernel: if_, while_, do_while, where, labels and branches. Counted loops: counted_loops.hpp.
#pragma once

#include <kiln/author/control/host_state.hpp>
#include <kiln/author/handle.hpp>

namespace kiln::build {

/// A condition a branch can use, with the author's line.
struct branch_condition {
  const uniform_condition* value;
  bool temporary;
  source where;

  constexpr branch_condition(const uniform_condition& c, source at = source::here()) // NOLINT: implicit
      : value(&c), temporary(false), where(at) {}
  constexpr branch_condition(uniform_condition&& c, source at = source::here()) // NOLINT: implicit
      : value(&c), temporary(true), where(at) {}
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  branch_condition(const lane_mask&) = delete (
      "the condition may differ between lanes: use k.where, or any(mask) or all(mask) for one answer");
#pragma clang diagnostic pop
};

class control_flow : public arithmetic {
public:
  using arithmetic::arithmetic;

  /// Runs `then` if the condition holds. `k.if_(c, [&] { ... }).else_([&] { ... })` runs one of the two.
  template<class Then> constexpr auto if_(branch_condition c, Then then) {
    const u32 end = make_label();
    branch_unless(c, end);
    then();
    place_label(end);
    return if_tail{*this, end, program_.code.size(), program_.blocks.size(), c.where};
  }

  /// Runs `body` while `condition()` holds. The condition is written twice, before the loop and at its end, so that a
  /// iteration costs one branch.
  template<class Condition, class Body>
  constexpr void while_(Condition condition, Body body, source at = source::here()) {
    run_loop(true, condition, body, [] {}, at);
  }

  /// Runs `body` once, then again while `condition()` holds.
  template<class Body, class Condition>
  constexpr void do_while(Body body, Condition condition, source at = source::here()) {
    run_loop(false, condition, body, [] {}, at);
  }

  /// Runs `body` again and again: break_ leaves it.
  template<class Body> constexpr void forever(Body body, source at = source::here()) {
    const u32 top = make_label();
    const loop l{top, make_label(), region()};
    loops_.push_back(l);
    place_label(top);
    body();
    branch<mn::s_branch>(top, at);
    place_label(l.end);
    loops_.pop_back();
  }

  /// The same loops, for bodies in which the host counts: `k.while_(condition, body, keeps(stage))`.
  template<class Condition, class Body, class... Host>
  constexpr void while_(Condition condition, Body body, const host_state<Host...>& host,
                        source at = source::here()) {
    while_(condition, body, at);
    check_host(host, at);
  }
  template<class Body, class Condition, class... Host>
  constexpr void do_while(Body body, Condition condition, const host_state<Host...>& host,
                          source at = source::here()) {
    do_while(body, condition, at);
    check_host(host, at);
  }
  /// Leaves the innermost loop, or continues with its next iteration.
  constexpr void break_(source at = source::here()) { leave(at, "break_", &loop::end); }
  constexpr void continue_(source at = source::here()) { leave(at, "continue_", &loop::next); }

  /// Runs `body` with only the lanes of the mask enabled (EXEC), and skips it if there are none.
  /// `k.where(m, [&] { ... }).otherwise([&] { ... })` runs the second with the other lanes.
  template<class Body> constexpr auto where(const lane_mask& mask, Body body, source at = source::here()) {
    const u32 lanes = mask.first_dword(), saved = take_lanes(lanes, at), exec_writes = exec_writes_;
    run_region(body, at);
    const u32 begin = program_.code.size();
    give_back(saved, at);
    return where_tail{*this, saved, lanes, begin, region(), exec_writes_ != exec_writes, at};
  }

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  template<class Body>
  void where(const uniform_condition&, Body) = delete ("this condition is the same in all lanes: use k.if_");
#pragma clang diagnostic pop

  // Labels and branches for code that the structured forms do not fit.

  constexpr code_label label() { return {make_label()}; }
  constexpr void place(code_label l, source at = source::here()) {
    if (program_.labels[l.id].block != ~0u) return fail(at, "this label has been placed before");
    place_label(l.id);
  }
  constexpr void goto_(code_label l, source at = source::here()) { branch<mn::s_branch>(l.id, at); }
  constexpr void goto_if(branch_condition c, code_label l) { branch_if(c, l.id); }

protected:
  template<class... Host> constexpr void check_host(const host_state<Host...>& host, source at) {
    if (const u32 changed = host.changed(); changed != ~0u)
      fail(at,
           text_buffer{} << "the loop's body leaves host variable " << changed
                         << " of keeps(...) changed: its code is the same in every turn, so what the host "
                            "counts must be at its end as at its begin");
  }

  struct loop {
    u32 next = 0, end = 0; ///< labels
    u32 region = 0;
    bool continues = false; ///< something goes to `next`
  };

  struct if_tail {
    control_flow& k;
    u32 else_label;
    u32 ended_at, blocks; ///< code and blocks when the `then` part ended
    source where;

    /// Runs `body` if the condition did not hold. Must follow its if_ at once.
    template<class Body> constexpr void else_(Body body, source at = source::here()) {
      if (k.failed()) return;
      if (k.program_.code.size() != ended_at || k.program_.blocks.size() != blocks)
        return k.fail(at, "else_ must follow its if_ at once: k.if_(c, [&] { ... }).else_([&] { ... })");
      const u32 end = k.make_label();
      k.branch<mn::s_branch>(end, where); // the end of the `then` part, just before its label
      k.start_block();
      k.program_.labels[else_label].block = k.program_.blocks.size() - 1;
      body();
      k.place_label(end);
    }
  };

  struct where_tail {
    control_flow& k;
    u32 saved, mask; ///< pairs of SGPRs
    u32 restored_at; ///< the instruction that gave all lanes back
    u32 region;
    bool exec_written; ///< by hand, in the body
    source where;

    /// Runs `body` with the lanes that were not in the mask. Must follow its where at once.
    template<class Body> constexpr void otherwise(Body body, source at = source::here()) {
      if (k.failed()) return;
      if (k.program_.code.size() != restored_at + 1 || k.region() != region)
        return k.fail(
            at, "otherwise must follow its where at once: k.where(m, [&] { ... }).otherwise([&] { ... })");
      // EXEC still holds the mask's lanes here: take the rest of the saved ones instead of restoring all. Where the body has
      // written EXEC by hand, it may hold others, and the mask says it.
      k.program_.code.pop_back();
      k.masks_.push_back(saved);
      if (exec_written)
        k.draft_.append_open_row(rows_of(mn::s_andn2_b64, whole_exec, two_sgprs, two_sgprs), where,
                                 pack(exec.code_bits, sgpr_bits | saved, sgpr_bits | mask));
      else
        k.draft_.append_open_row(rows_of(mn::s_xor_b64, whole_exec, two_sgprs, whole_exec), where,
                                 pack(exec.code_bits, sgpr_bits | saved, exec.code_bits));
      k.run_region(body, where);
      k.give_back(saved, where);
    }
  };

  /// `test_first` tells that there may be no iteration at all.
  template<class Condition, class Body, class Step>
  constexpr void run_loop(bool test_first, Condition& condition, Body& body, Step step, source at) {
    static_assert(
        !__is_same(decltype(condition()), bool),
        "a bool is known while the kernel is built: k.forever(body) loops until break_, a C++ loop unrolls");
    static_assert(__is_same(decltype(condition()), uniform_condition) ||
                      __is_same(decltype(condition()), bool),
                  "a loop's condition must be the same in all lanes; any(mask) and all(mask) make one from a "
                  "lane mask");
    const u32 top = make_label();
    const loop l{make_label(), make_label(), region()};
    loops_.push_back(l);
    if (test_first) branch_unless({condition(), at}, l.end);
    place_label(top);
    body();
    place_label(l.next);
    step();
    branch_if({condition(), at}, top);
    place_label(l.end);
    loops_.pop_back();
  }

  template<class Body> constexpr void run_region(Body& body, const source& at) {
    draft& d = draft_;
    const u32 skip = d.make_label(), outer = d.region;
    d.program.regions.push_back({outer});
    d.region = d.program.regions.size() - 1;
    if (!d.error.raised) d.branch<mn::s_cbranch_execz>(skip, at);
    d.start_block();
    body();
    d.region = outer;
    d.place_label(skip);
  }
  // EXEC as where writes it, in rows that are known: it has no consequences that run_region does not see to.
  static constexpr isa::operand_facts two_sgprs = untyped_facts[static_cast<u32>(ir::bank::sgpr)][1];
  static constexpr isa::operand_facts whole_exec = decltype(exec)::facts;

  /// Leaves only the mask's lanes on; returns the pair of SGPRs where all are saved. The mask is a pair of SGPRs too.
  constexpr u32 take_lanes(u32 mask, const source& at) {
    draft& d = draft_;
    const u32 saved = d.allocate<ir::bank::sgpr, 2>(at);
    if (!d.error.raised)
      d.append_open_row(rows_of(mn::s_and_saveexec_b64, two_sgprs, two_sgprs), at,
                        u64{first_sgpr() | mask} << 32 | first_sgpr() | saved);
    masks_.push_back(saved);
    return saved;
  }
  constexpr void give_back(u32 saved, const source& at) {
    masks_.pop_back();
    draft& d = draft_;
    if (!d.error.raised)
      d.append_open_row(rows_of(mn::s_mov_b64, whole_exec, two_sgprs), at,
                        u64{first_sgpr() | saved} << 32 | exec.code_bits);
  }

  /// Drops the SGPR form of an unnamed condition whose instruction is the last one: SCC still has it.
  constexpr void into_scc(const branch_condition& c) {
    operand value(*c.value, c.where);
    value.set_unnamed(c.temporary);
    if (const ir::instruction* maker = maker_of(value);
        maker != nullptr && isa::rows[maker->row].mnemonic == u32{mn::s_cselect_b32})
      program_.code.pop_back();
    else
      emit(mn::s_cmp_lg_u32, value, 0);
  }
  constexpr void branch_if(const branch_condition& c, u32 label) {
    into_scc(c);
    branch<mn::s_cbranch_scc1>(label, c.where);
  }
  constexpr void branch_unless(const branch_condition& c, u32 label) {
    into_scc(c);
    branch<mn::s_cbranch_scc0>(label, c.where);
  }

  constexpr void leave(source at, const char* what, u32 loop::* target) {
    if (loops_.empty()) return fail(at, text_buffer{} << what << " stands in no loop");
    loop& l = loops_.back();
    if (target == &loop::next) l.continues = true;
    if (l.region != region())
      return fail(
          at,
          text_buffer{} << what
                        << " inside where would leave the loop with lanes switched off; make the condition "
                           "uniform (any, all) and use if_");
    branch<mn::s_branch>(l.*target, at);
  }

  list<loop> loops_;
  list<u32> masks_; ///< pairs of SGPRs: EXEC as saved by the wheres around
};

} // namespace kiln::build
