// SPDX-License-Identifier: MIT
// Orders what the builder chose: loads early, uses late, latencies and wait states covered by other work.
//   needs  a program over virtual registers
//   gives  the same instructions of each block in an order with the same results; what the author named keeps its order
//   judge  check::order
//   fails  never
#pragma once

#include <kiln/analysis/programs/may_alias.hpp>
#include <kiln/pass/order/dependence_graph.hpp>
#include <kiln/pass/order/register_pressure.hpp>

namespace kiln::pass {

namespace detail {

/// True if the builder chose two instructions of a block and one in eight: few among named ones, whose order stays,
/// gain little and cost as much.
constexpr bool has_chosen(const ir::program& p, u32 first, u32 end) {
  constexpr u32 share = 8;
  constexpr u32 fixed = ir::mark::keep | ir::mark::movable | ir::mark::detached;
  const ir::instruction* in = p.code.begin() + first;
  u32 chosen = 0, wanted = (end - first) / share;
  if (wanted < 2) wanted = 2;
  for (const ir::instruction* const last = p.code.begin() + end; in != last; ++in)
    if ((in->marks & fixed) == 0 && ++chosen == wanted) return true;
  return false;
}

/// Top-down list scheduling by critical path, of runs between two fences and of at most `dependence_graph::window`
/// instructions. A run stays as it is unless the new order has fewer issue slots, by one in `least_gain`.
class instruction_scheduler {
public:
  constexpr explicit instruction_scheduler(ir::program& p) : p_(p), graph_(p), pressure_(p.saves_registers) {}

  /// From block b on.
  constexpr bool run(u32 b) {
    for (; b < p_.blocks.size(); ++b) {
      const u32 first = p_.blocks[b].first, end = p_.end_of(b);
      if (end - first > 2 && has_chosen(p_, first, end)) schedule_block(first, end);
    }
    return any_;
  }

private:
  using graph = dependence_graph;
  static constexpr u32 window = graph::window;
  static constexpr u32 least_gain = 16;  ///< less is not worth the time of constant evaluation
  static constexpr u32 share_of_run = 3; ///< as in has_chosen()

  constexpr void schedule_block(u32 first, u32 end) {
    constexpr u32 fixed = ir::mark::keep | ir::mark::movable | ir::mark::detached;
    u32 begin = first, chosen = 0;
    u64 seen = 0, word = 0; // bits of any word
    const ir::instruction* in = p_.code.begin() + first;
    for (u32 i = first; i != end; ++i, ++in)
      if (word = graph_.word_of(in->row); graph_.is_fence(*in, word)) {
        schedule_run(begin, i, chosen, seen);
        begin = i + 1;
        chosen = 0;
        seen = 0;
      } else if (i - begin == window) {
        schedule_run(begin, i, chosen, seen);
        begin = i;
        chosen = (in->marks & fixed) == 0;
        seen = word;
      } else {
        seen |= word, chosen += (in->marks & fixed) == 0;
      }
    schedule_run(begin, end, chosen, seen);
  }

  constexpr void schedule_run(u32 first, u32 end, u32 chosen, u64 seen) {
    if (end - first < 3 || chosen < 2 || chosen < (end - first) / share_of_run || !issue_word::may_wait(seen))
      return;
    count_ = end - first;
    const u32 slots = graph_.build(first, end), worth_it = slots - slots / least_gain;
    if (slots == count_ || find_heights() >= worth_it || order_run() > worth_it) return;
    any_ = true;
    if (old_.empty()) old_ = list<ir::instruction>(window);
    copy_bytes(static_cast<void*>(old_.begin()), static_cast<const void*>(p_.code.begin() + first),
               count_ * sizeof(ir::instruction));
    ir::instruction* const code = p_.code.begin() + first;
    for (u32 k = 0; k < count_; ++k)
      if (order_[k] != k) code[k] = old_.begin()[order_[k]];
  }

  /// Fills order_; returns its issue slots.
  constexpr u32 order_run() {
    graph_.find_pressure(pressure_);
    ready_begin_ = ready_end_ = 0;
    issued_ = 0;
    const graph::set *const next_to = graph_.next_to(), *const before = graph_.before();
    for (u32 i = 0; i != count_; ++i)
      if ((next_to[i] | before[i]) == 0) add_ready(i);
    u32 slot = 0;
    for (u32 k = 0; k < count_; ++k) {
      u32 at = choose(slot);
      const u32 i = ready_[at];
      for (; at != ready_begin_; --at) ready_[at] = ready_[at - 1];
      ++ready_begin_, slot = slot < ready_at_[i] ? ready_at_[i] : slot, order_[k] = static_cast<u8>(i);
      issue(i, slot++);
    }
    return slot;
  }

  /// Returns the slots of the longest path, less one: no order has fewer. Finds what waits for each instruction too.
  constexpr u32 find_heights() {
    u32 longest = 0, from = 0, height = 0;
    const graph::set *const next_to = graph_.next_to(), *const before = graph_.before();
    const graph::delay* const delays = graph_.delays();
    const u32* const first_delays = graph_.first_delays();
    const u64* const words = graph_.words();
    for (u32 i = 0; i != count_; ++i) height_[i] = 0, followers_[i] = 0;
    for (u32 i = count_; i-- != 0;) {
      // Few statements, as in all of what follows: constant evaluation counts these. Loads as early as they can, in program
      // order: counters see them finish in that order.
      height = height_[i], priority_[i] = (words[i] & issue_word::loads()) != 0 ? ~0u : height,
      longest = longest < height ? height : longest;
      for (graph::set left = next_to[i]; left != 0; left &= left - 1)
        from = static_cast<u32>(__builtin_ctzll(left)), followers_[from] |= graph::set{1} << i,
        height_[from] = height_[from] > height ? height_[from] : height + 1;
      for (graph::set left = before[i] & ~next_to[i]; left != 0; left &= left - 1)
        from = static_cast<u32>(__builtin_ctzll(left)), followers_[from] |= graph::set{1} << i,
        height_[from] = height_[from] > height ? height_[from] : height;
      for (u32 d = first_delays[i]; d != first_delays[i + 1]; ++d)
        from = graph::from(delays[d]), height_[from] = height_[from] < height + graph::slots(delays[d])
                                                           ? height + graph::slots(delays[d])
                                                           : height_[from];
    }
    return longest;
  }

  /// Instructions whose predecessors are all issued: loads, then those with the longest way to the end, then in program
  /// order.
  constexpr void add_ready(u32 i) {
    u32 earliest = 0, at = ready_end_++;
    for (const graph::delay *d = graph_.delays() + graph_.first_delays()[i], *const end =
                                                                                 graph_.delays() +
                                                                                 graph_.first_delays()[i + 1];
         d != end; ++d)
      if (earliest < issued_at_[graph::from(*d)] + graph::slots(*d))
        earliest = issued_at_[graph::from(*d)] + graph::slots(*d);
    const u32 priority = priority_[i];
    for (; at != ready_begin_ && (priority_[ready_[at - 1]] < priority ||
                                  (priority_[ready_[at - 1]] == priority && ready_[at - 1] > i));
         --at)
      ready_[at] = ready_[at - 1];
    ready_at_[i] = earliest, ready_[at] = static_cast<u8>(i);
  }

  /// Place in ready_: the first that needs no empty slot and has registers; else the one that is ready first. If none has
  /// registers, the first in program order, which leads back to the pressure of that.
  constexpr u32 choose(u32 slot) const {
    u32 best = window, best_at = ~0u;
    const register_pressure::registers* const sizes = graph_.sizes();
    for (u32 r = ready_begin_; r < ready_end_; ++r)
      if (ready_at_[ready_[r]] < best_at && pressure_.has_room(sizes[ready_[r]])) {
        if (ready_at_[ready_[r]] <= slot) return r;
        best = r;
        best_at = ready_at_[ready_[r]];
      }
    if (best != window) return best;
    u32 oldest = ready_begin_;
    for (u32 r = oldest + 1; r < ready_end_; ++r)
      if (ready_[r] < ready_[oldest]) oldest = r;
    return oldest;
  }

  constexpr void issue(u32 i, u32 slot) {
    const graph::set *const readers = graph_.readers(), *const next_to = graph_.next_to(),
                            *const before = graph_.before();
    const register_pressure::registers* const sizes = graph_.sizes();
    issued_at_[i] = slot, issued_ |= graph::set{1} << i;
    register_pressure::registers released = 0;
    u32 n = 0;
    for (graph::set left = graph_.producers()[i]; left != 0; left &= left - 1)
      n = static_cast<u32>(__builtin_ctzll(left)), released += (readers[n] & ~issued_) == 0 ? sizes[n] : 0;
    pressure_.change(sizes[i] - released);
    for (graph::set left = followers_[i]; left != 0; left &= left - 1)
      if (n = static_cast<u32>(__builtin_ctzll(left)); ((next_to[n] | before[n]) & ~issued_) == 0)
        add_ready(n);
  }

  ir::program& p_;
  graph graph_;
  register_pressure pressure_;
  list<ir::instruction> old_;
  u32 count_ = 0, ready_begin_ = 0, ready_end_ = 0; ///< ready_ from the first that is not issued
  u32 ready_at_[window] = {}, issued_at_[window] = {}, height_[window] = {}, priority_[window] = {};
  graph::set issued_ = 0, followers_[window] = {};
  u8 ready_[window] = {}, order_[window] = {};
  bool any_ = false;
};

} // namespace detail

/// Returns whether anything moved.
constexpr bool schedule_instructions(ir::program& p) {
  for (u32 b = 0; b < p.blocks.size(); ++b)
    if (detail::has_chosen(p, p.blocks[b].first, p.end_of(b))) return detail::instruction_scheduler(p).run(b);
  return false;
}

} // namespace kiln::pass
