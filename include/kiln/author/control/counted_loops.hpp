// SPDX-License-Identifier: MIT
// Counted loops: for_, which counts the iterations of constant bounds, and the same unrolled by unroll<n>.
#pragma once

#include <kiln/author/control/loop.hpp>
#include <kiln/author/control/loop_counter.hpp>

namespace kiln {

/// `k.for_(0, n, 1, body, unroll<4>)`: the body's code is repeated four times per iteration of the loop, and once or, with
/// constant bounds, as often as needed for the remaining iterations.
template<u32 Count> struct unroll_tag {
  static_assert(Count >= 1, "a loop is unrolled into at least one copy of its body");
};
template<u32 Count> inline constexpr unroll_tag<Count> unroll{};

namespace author {

/// A register that differs from lane to lane.
template<class T>
concept LaneValue = RegisterHandle<bare<T>> && !is_sgpr_bank<bare<T>::bank>;

class counted_loops {
  kernel_state* s_;
  /// i32, which clang must know a loop's body to see: what a counter does is instantiated in kernels with loops only.
  template<class Body> struct count_of {
    using type = i32;
  };

public:
  constexpr explicit counted_loops(kernel_state& s) : s_(&s) {}

  /// Runs `body(i)` for i = first, first + step, ... while i < last. `i` is an SGPR to read; the step is positive, and no
  /// i + step is above 2^31 - 1. Bounds that are numbers need no test before the first iteration.
  template<class Body>
  constexpr void for_(uniform_value<i32> first, uniform_value<i32> last, uniform_value<i32> step, Body body,
                      source at = source::here()) const {
    draft& k = s_->program_draft;
    const i64 turns = turns_of(first, last, step);
    if (turns == none) return;
    reg<ir::bank::sgpr, typename count_of<Body>::type> i(k, k.allocate<ir::bank::sgpr, 1>(at));
    i = first;
    const i64 by = step.is_constant() ? step.integer : 0;
    note_bound(i, first, last.is_constant() && by != 0 ? word(last) - 1 + by : most, last, by);
    const loop_counter counter(i);
    auto turn = [&] { body(counter); };
    if (turns == 1) {
      k.program.has_fixed_counters |= first.is_constant();
      return run_once(turn);
    }
    auto below_last = [&] {
      selection::compare_uniform(k, selection::comparison::lt, isa::element::i32, operand(i, at), last);
      return uniform_condition(k, at);
    };
    write_loop(*s_, turns == unknown, below_last, turn, [&] { i += step; }, at);
  }
  /// The same for a body in which the host counts: `k.for_(0, n, 1, body, keeps(stage))`.
  template<class Body, class... Host>
  constexpr void for_(uniform_value<i32> first, uniform_value<i32> last, uniform_value<i32> step, Body body,
                      const host_state<Host...>& host, source at = source::here()) const {
    draft& k = s_->program_draft;
    for_(first, last, step, body, at);
    check_host(k, host, at);
  }

  /// The same with `Count` copies of the body per iteration; each has an `i` of its own, which it only reads. The step is a
  /// number. Bounds in registers are read once; what is left over runs in a loop of one copy.
  template<class Body, u32 Count>
  constexpr void for_(uniform_value<i32> first, uniform_value<i32> last, uniform_value<i32> step, Body body,
                      unroll_tag<Count>, source at = source::here()) const {
    unrolled(Count, first, last, step, body, [] {}, at);
  }
  /// With a host that counts: it must be back at the end of all copies and, where bounds are in registers, of one.
  template<class Body, u32 Count, class... Host>
  constexpr void for_(uniform_value<i32> first, uniform_value<i32> last, uniform_value<i32> step, Body body,
                      unroll_tag<Count>, const host_state<Host...>& host, source at = source::here()) const {
    draft& k = s_->program_draft;
    unrolled(Count, first, last, step, body, [&] { check_host(k, host, at); }, at);
  }

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
  template<class First, class Last, class Step, class... More>
    requires(LaneValue<First> || LaneValue<Last> || LaneValue<Step>)
  void for_(const First&, const Last&, const Step&, More...) const =
      delete ("k.for_ counts the same for all lanes, by numbers and i32 in SGPRs; where each lane "
              "has a bound of its own: k.while_lanes([&] { return i < n; }, [&] { ...; i += 1; })");
#pragma clang diagnostic pop

private:
  using counter = reg<ir::bank::sgpr, i32>;
  static constexpr i64 unknown = -1, none = 0;
  static constexpr i64 least = -0x8000'0000ll, most = 0x7fff'ffff; ///< of i32

  /// What analysis::value_ranges knows of a counter: it is at most `high`, and `beyond` more than a bound in a register that it
  /// is below.
  constexpr void note_bound(const counter& i, const operand& first, i64 high, const operand& end = {},
                            i64 beyond = 0) const {
    if (high > most || (first.is_constant() && word(first) < 0)) return;
    const ir::operand from = first.is_constant() ? ir::operand(ir::operand_kind::literal, 0) : first.code;
    const bool has_end = end.what == operand::form::reg && beyond <= most;
    s_->program_draft.program.bounds.push_back(
        {i.first_dword(), from, first.is_constant() ? static_cast<u32>(word(first)) : 0,
         static_cast<u32>(high), has_end ? end.code : ir::operand(), has_end ? static_cast<u32>(beyond) : 0});
  }

  /// Turns of a loop whose bounds are numbers; none also where the step is an error.
  constexpr i64 turns_of(const operand& first, const operand& last, const operand& step) const {
    draft& k = s_->program_draft;
    if (!step.is_constant()) return unknown;
    if (step.integer <= 0)
      return k.fail(step.where,
                    text_buffer{} << "for_: the step is " << step.integer << "; it must be positive"),
             none;
    if (!first.is_constant() || !last.is_constant()) return unknown;
    const i64 from = word(first), to = word(last);
    return from < to ? (to - from + step.integer - 1) / step.integer : none;
  }
  /// The number as the register's type has it.
  static constexpr i64 word(const operand& o) { return static_cast<i32>(o.integer); }

  /// A piece of code that break_ and continue_ see as a loop.
  template<class Turn> constexpr void run_once(Turn& turn) const {
    draft& k = s_->program_draft;
    const u32 end = k.make_label();
    s_->loops.push_back({k.make_label(), end, k.region});
    counted_by_wave(k, turn);
    end_turn();
    k.place_label(end);
  }
  /// Ends what break_ and continue_ see as a loop. Where nothing continues, the code goes on in one block.
  constexpr void end_turn() const {
    draft& k = s_->program_draft;
    const open_loop l = s_->loops.back();
    s_->loops.pop_back();
    if (l.continues)
      k.place_label(l.next);
    else
      k.program.labels[l.next].block = k.program.blocks.size() - 1; // a label that nothing goes to
  }

  /// One copy of the body; `continue_` leaves it, `break_` goes to `end`.
  template<class Body> constexpr void copy_body(Body& body, const counter& i, u32 end) const {
    draft& k = s_->program_draft;
    s_->loops.push_back({k.make_label(), end, k.region});
    const loop_counter counter(i);
    const u32 masked_from = k.masked_from;
    k.masked_from = 0; // see counted_by_wave
    body(counter);
    k.masked_from = masked_from;
    end_turn();
  }
  constexpr counter new_counter(source at) const {
    draft& k = s_->program_draft;
    return {k, k.allocate<ir::bank::sgpr, 1>(at)};
  }
  /// `copies` bodies one after another, with i, i + step, ...
  template<class Body>
  constexpr void copies_from(u32 copies, const counter& i, const operand& last, i64 step, Body& body, u32 end,
                             source at) const {
    draft& k = s_->program_draft;
    copy_body(body, i, end);
    for (u32 c = 1; c < copies; ++c) {
      const counter next = new_counter(at);
      k.emit(mn::s_add_i32, operand(next, at), operand(i, at), operand(step * c, at));
      note_bound(next, operand(i, at), most, last, step * copies); // below the loop's end, as i is
      copy_body(body, next, end);
    }
  }
  /// The same with numbers for i.
  template<class Body>
  constexpr void copies_at(i64 turns, i64 first, i64 step, Body& body, u32 end, source at) const {
    draft& k = s_->program_draft;
    if (turns != 0) k.program.has_fixed_counters = true;
    for (i64 c = 0; c < turns; ++c) {
      const counter i = new_counter(at);
      selection::move(k, operand(i, at), operand(first + c * step, at));
      copy_body(body, i, end);
    }
  }
  /// Turns of `copies` bodies while `i` compares so with `bound`.
  template<class Body>
  constexpr void loop_of(u32 copies, bool test_first, const counter& i, selection::comparison c,
                         const operand& bound, const operand& last, i64 step, Body& body, u32 end,
                         source at) const {
    draft& k = s_->program_draft;
    // Clang's bytecode evaluator cannot capture parameters that are references.
    const counter* const counts = &i;
    Body* const copied = &body;
    const operand counted(i, at), below = bound, stop = last;
    auto goes_on = [&] {
      selection::compare_uniform(k, c, isa::element::i32, counted, below);
      return uniform_condition(k, at);
    };
    auto turn = [&] { copies_from(copies, *counts, stop, step, *copied, end, at); };
    auto advance = [&] { k.emit(mn::s_add_i32, counted, counted, operand(step * copies, at)); };
    write_loop(*s_, test_first, goes_on, turn, advance, at);
  }

  template<class Body, class Check>
  constexpr void unrolled(u32 copies, const operand& first, const operand& last, const operand& step,
                          Body& body, Check check, source at) const {
    draft& k = s_->program_draft;
    if (!step.is_constant()) return k.fail(step.where, "for_: the step of an unrolled loop must be a number");
    const i64 turns = turns_of(first, last, step), by = step.integer;
    if (turns == none) return;
    const u32 end = k.make_label();
    if (turns != unknown) {
      const i64 whole = turns / copies;
      i64 done = 0;
      if (whole > 1) {
        done = whole * copies;
        const counter i = new_counter(at);
        selection::move(k, operand(i, at), first);
        const auto stop = static_cast<i32>(word(first) + done * by);
        note_bound(i, first, stop);
        loop_of(copies, false, i, selection::comparison::ne, operand(stop, at), last, by, body, end, at);
        check();
      }
      copies_at(turns - done, word(first) + done * by, by, body, end, at);
      return k.place_label(end);
    }
    const counter i = new_counter(at);
    selection::move(k, operand(i, at), first);
    operand bound;
    note_bound(i, first, most - 1, last, by * copies);
    if (has_bound(last, (i64{copies} - 1) * by, bound, at)) {
      loop_of(copies, true, i, selection::comparison::lt, bound, last, by, body, end, at);
      check();
    }
    if (copies != 1) {
      loop_of(1, true, i, selection::comparison::lt, last, last, by, body, end, at);
      check();
    }
    k.place_label(end);
  }

  /// Below `bound` = last - distance all copies of an iteration have an i below `last`. False where no i can be.
  constexpr bool has_bound(const operand& last, i64 distance, operand& bound, source at) const {
    draft& k = s_->program_draft;
    bound = last;
    if (distance == 0) return true;
    if (distance > most) return false;
    if (last.is_constant()) {
      if (word(last) - distance < least) return false;
      bound = operand(word(last) - distance, at);
      return true;
    }
    bound = selection::new_reg(k, ir::bank::sgpr, isa::element::i32, at);
    k.emit(mn::s_sub_i32, bound, last,
           operand(distance, at)); // SCC: the difference is below the least number
    k.emit(mn::s_cselect_b32, bound, operand(static_cast<i32>(least), at), bound);
    return true;
  }
};

} // namespace author

} // namespace kiln
