// SPDX-License-Identifier: MIT
// Inserts s_nop where the hardware requires wait states between dependent instructions.
//   needs  registers assigned, waits inserted
//   gives  every rule of isa/hazard holds on every path
//   judge  check::wait_states
//   fails  never
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/pass/wait_states/hazard_rows.hpp>
#include <kiln/pass/wait_states/pending_producers.hpp>
#include <kiln/pass/wait_states/wait_state_nops.hpp>
#include <kiln/pass/wait_states/wait_state_rules.hpp>

namespace kiln::pass {

namespace detail {

/// Short-range hazards (hazard_word::ordinary) are found by look-back from the consumer over one or two instructions.
/// Long-range producers are rare: they are tracked forward until they expire. The exit state of a block is merged into the
/// entry states of its successors until a fixed point. Both ways only find candidate pairs; the rules decide, from all their
/// accesses.
class wait_state_inserter {
public:
  constexpr wait_state_inserter(ir::program& program, const analysis::flow_graph& flow,
                                isa::hazard::rule_mask rules)
      : program_(program),
        code_(program.code.begin()),
        flow_(flow),
        nops_(program.code.size()),
        first_arrival_(program.blocks.size()),
        rows_(program.arch),
        rule_book_(program.arch, rules) {}

  constexpr void run() {
    analysis::forward_data_flow(flow_, *this).solve();
    nops_.write(program_);
  }

private:
  using producer_mask = isa::hazard::producer_mask;
  using producer = isa::hazard::producer;

  static constexpr u32 shift = hazard_word::produces_shift;
  static constexpr producer_mask ordinary = hazard_word::ordinary;
  static constexpr producer_mask scalar = hazard_word::scalar;
  static constexpr producer_mask dots = hazard_word::dots;
  static constexpr i32 reach = hazard_word::ordinary_reach;
  static constexpr u64 followed = hazard_word::notable & ~hazard_word::nop;
  static constexpr u128 ones = analysis::operand_slots::ones, tops = analysis::operand_slots::tops;
  static constexpr u32 m0_bits = analysis::operand_bits_of(isa::resource::m0);
  static constexpr u32 exec_bits = analysis::operand_bits_of(isa::resource::exec);

public:
  // The data-flow problem, as analysis::forward_data_flow has it.
  static constexpr bool has_failed() { return false; }
  constexpr void begin(u32 b, bool again) {
    first_ = code_ + program_.blocks[b].first;
    pending_.position = pending_.expires_at = extra_ = 0;
    if (pending_.live != 0) pending_.clear();
    pending_.dot_row = pending_producers::several_rows;
    for (u32 a = first_arrival_[b]; a != 0; a = arrivals_[a - 1].next) pending_.track(arrivals_[a - 1].what);
    entry_expires_at_ = pending_.expires_at;
    seen_before_ = again;
    changed_ = !again;
  }
  constexpr bool visit(u32 b) {
    const ir::instruction *const first = first_, *const end = end_of(b),
                                 *in = code_ + program_.blocks[b].first;
    for (; (in = pending_.next(in, end, rows_, pending_.expires_at - extra_ - (in - first))) != end; ++in) {
      pending_.position = static_cast<i32>(in - first) + extra_;
      if (!changed_ && pending_.position >= entry_expires_at_) return false;
      if (step(*in, rows_.word_of(in->row))) changed_ = true;
    }
    pending_.position = static_cast<i32>(end - first) + extra_;
    return changed_ || pending_.position < entry_expires_at_;
  }

private:
  constexpr const ir::instruction* end_of(u32 b) const {
    return b + 1 != program_.blocks.size() ? code_ + program_.blocks[b + 1].first : program_.code.end();
  }

  /// The short-range producers whose rules can apply to the first `count` instructions from the beginning of a block on, in its
  /// successors too.
  constexpr producer_mask ordinary_against(u32 b, u32 count) const {
    if (b == analysis::no_block) return 0;
    const u64* const unaffected = rows_.unaffected();
    const ir::instruction* const in = code_ + program_.blocks[b].first;
    const u32 here = program_.end_of(b) - program_.blocks[b].first;
    if (here >= 2)
      return ordinary &
             ~static_cast<producer_mask>(unaffected[in->row] & (count > 1 ? unaffected[in[1].row] : ~u64{0}));
    const producer_mask producers =
        here == 0 ? 0 : ordinary & ~static_cast<producer_mask>(unaffected[in->row]);
    if (here == count) return producers;
    return producers | ordinary_against(flow_[b].next, count - here) |
           ordinary_against(flow_[b].target, count - here);
  }
  static_assert(reach == 2);

  /// Handles an instruction that may be a consumer, a producer or s_nop. Returns true if the count of its s_nop changes.
  constexpr bool step(const ir::instruction& in, u64 word) {
    if ((word & hazard_word::nop) != 0) {
      extra_ += static_cast<i32>(in.op(0).payload());
      return false;
    }
    if (pending_.live != 0 && pending_.position >= pending_.expires_at) pending_.clear();
    const hazard_row& row = rows_.facts_of(word);
    if (row.adds && stands_alone(in, word, row)) return false;
    i32 need = (word & pending_.live) != 0 && row.may_touch(in.ops, pending_.near) && !adds_dots_up(in, row)
                   ? needed_after_pending(in, word, row)
                   : 0;
    if ((word & ordinary) != 0) {
      const i32 other = needed_after_ordinary(in, word, row);
      if (need < other) need = other;
    }
    const bool changed = (need != 0 || seen_before_) && nops_[static_cast<u32>(&in - code_)] != need;
    if (changed) nops_.set(static_cast<u32>(&in - code_), static_cast<u8>(need));
    if ((word & followed) != 0) {
      if ((word >> shift & dots) != 0)
        pending_.dot_row =
            pending_.live == 0 || pending_.dot_row == in.row ? in.row : pending_producers::several_rows;
      follow(in, word, row, pending_.position + need);
    }
    extra_ += need;
    return changed;
  }

  /// Most matrix instructions come in long sequences that add to different accumulators, and use no pending result. If this is
  /// one, tracks it and returns true: nothing else is needed.
  constexpr bool stands_alone(const ir::instruction& in, u64 word, const hazard_row& row) {
    const u128 ops = in.ops.low, more = row.extent.more;
    const u32 result = static_cast<u32>(ops);
    if (!covers_addend(ops) || pending_.position < pending_.others_expire_at || &in - first_ < reach ||
        (seen_before_ && nops_[static_cast<u32>(&in - code_)] != 0))
      return false;
    const u64* const unaffected = rows_.unaffected();
    if ((~(unaffected[(&in)[-1].row] & unaffected[(&in)[-2].row]) >> shift & word & ordinary) != 0)
      return false;
    const u128 sum = granules_of(result, row.followed_more);
    u128 touched = sum;
    if (pending_.near.others.high != 0 && (pending_.near.others.hits(ops, more) & hazard_word::factors) != 0)
      touched |= granules_of(static_cast<u32>(ops >> 32), static_cast<u32>(more >> 32)) |
                 granules_of(static_cast<u32>(ops >> 64), static_cast<u32>(more >> 64));
    if ((pending_.sums.granules & touched) != 0) return false;
    pending_.track_sum({static_cast<u32>(&in - code_), result, result + row.followed_more, pending_.position,
                        pending_.position + 1 + row.longest,
                        static_cast<producer_mask>((word & followed) >> shift)},
                       sum);
    return true;
  }
  /// True if a matrix instruction adds to its own result, or to a constant.
  static constexpr bool covers_addend(u128 ops) {
    return static_cast<u32>(ops >> 96) == static_cast<u32>(ops) ||
           static_cast<u32>(ops >> 96) >> ir::vector_shift() != 1;
  }

  /// True if only dot products of its row are pending, and it uses their results at most as addend.
  constexpr bool adds_dots_up(const ir::instruction& in, const hazard_row& row) const {
    return pending_.live == dots && pending_.dot_row == in.row &&
           !pending_.near.may_have(in.ops.low & hazard_word::factors, row.extent.more);
  }

  /// Wait states still missing after tracked producers.
  constexpr i32 needed_after_pending(const ir::instruction& in, u64 word, const hazard_row& row) {
    // Most share no register with a pending producer: operand_slots::overlap, inlined.
    const u128 ops = in.ops.low & row.named;
    u128 ends = (ops + row.extent.more) | tops, begins = ops & ~tops;
    if (in.ops.high != 0 || (word & hazard_word::implicit) != 0) ends = ~u128{0}, begins = 0;
    i32 need = 0;
    for (u32 n = pending_.all.size(); n != 0; --n) {
      const pending_producer& t = pending_.all[n - 1];
      if ((t.producers & word) == 0 || pending_.position + need >= t.expires_at ||
          ((ends - ones * t.first) & ((ones * t.last | tops) - begins) & tops) == 0)
        continue;
      if (!row.may_meet(in.ops, t.producers, t.first,
                        t.first == pending_producers::vcc_bits ? pending_producers::vcc_bits + 1 : t.last) ||
          pending_.position + need - t.issued > rows_.most_between(code_[t.instruction].row, in.row, t.first))
        continue;
      const i32 lacking =
          rule_book_.states_between(code_[t.instruction], in, ~producer_mask{0}, pending_.all, t.issued) -
          (pending_.position - t.issued - 1);
      if (need < lacking) need = lacking;
    }
    return need;
  }

  /// The same after short-range producers of this block. Those of the blocks before are tracked.
  constexpr i32 needed_after_ordinary(const ir::instruction& in, u64 word, const hazard_row& row) {
    const u128 ops = in.ops.low & row.named;
    const u64* const unaffected = rows_.unaffected();
    const u8* const nops = nops_.states();
    i32 need = 0, passed = 0;
    for (const ir::instruction* cause = &in; cause != first_ && passed + need < reach;
         passed += nops[cause - code_]) {
      const u64 early = ~unaffected[(--cause)->row]; // rows of the block were met
      const producer_mask producers = static_cast<producer_mask>(early >> shift & word) & ordinary;
      if (producers != 0) {
        const hazard_row& by = rows_.facts_of(early);
        u128 hit = 0; // results are among the first four operands
        for (u32 left = by.results; left != 0; left &= left - 1) {
          const u32 shift_of_k = static_cast<u32>(__builtin_ctz(left)) * analysis::operand_slots::slot_width;
          const u32 first = static_cast<u32>(cause->ops.low >> shift_of_k);
          hit |= analysis::operand_slots::overlap(ops, row.extent.more, first,
                                                  first + static_cast<u32>(by.extent.more >> shift_of_k));
        }
        const bool by_rows = (producers & hazard_word::unnamed) == 0 && in.ops.high == 0;
        if (hit != 0 || !by_rows) {
          const i32 issued = pending_.position - passed - 1;
          const i32 lacking =
              (by_rows ? rule_book_.states_between_rows(*cause, in, hit, producers, pending_.all, issued)
                       : rule_book_.states_between(*cause, in, producers, pending_.all, issued)) -
              passed;
          if (need < lacking) need = lacking;
        }
      }
      passed += (early & hazard_word::nop) != 0 ? static_cast<i32>(cause->op(0).payload()) + 1 : 1;
    }
    return need;
  }

  /// Tracks an instruction issued at position `issued`: one pending producer for each place that a rule may apply to.
  constexpr void follow(const ir::instruction& in, u64 word, const hazard_row& facts, i32 issued) {
    const producer_mask produces = static_cast<producer_mask>((word & followed) >> shift);
    if (facts.one_followed) {
      const u32 first = static_cast<u32>(in.ops.low >> facts.followed_bit);
      if (first - ir::first_register() >= ir::registers_and_fixed()) return; // a constant
      return pending_.track({static_cast<u32>(&in - code_), first, first + facts.followed_more, issued,
                             issued + 1 + facts.longest,
                             first - exec_bits < 2 ? produces : produces & ~mask_of(producer::valu_exec)});
    }
    pending_producer t{static_cast<u32>(&in - code_), 0,       pending_producers::any_register, issued,
                       issued + 1 + facts.longest,    produces};
    if (facts.adds && covers_addend(in.ops.low)) {
      t.first = static_cast<u32>(in.ops.low);
      t.last = t.first + facts.followed_more;
      return pending_.track_sum(t, granules_of(t.first, facts.followed_more));
    }
    if (facts.writes_exec || (produces & hazard_word::unnamed & ~mask_of(producer::valu_exec)) != 0)
      return pending_.track(t);
    if (facts.writes_vcc) {
      t.producers = produces & mask_of(producer::valu_sgpr);
      t.first = pending_producers::vcc_bits;
      t.last = pending_producers::vcc_bits + 1;
      pending_.track(t);
    }
    const isa::place_list& places = isa::operand_lists[isa::rows[in.row].operands].places;
    for (u32 left = facts.followed; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left)), first = in.op(k).bits,
                kind = first & ir::kind_mask();
      // Skips constants, and the addend of a matrix instruction that adds to its own result: the result covers it.
      if (first - ir::first_register() >= ir::registers_and_fixed() || (k == 3 && first == in.op(0).bits))
        continue;
      t.producers =
          produces & (kind == ir::first_register() || kind == ir::first_fixed() ? mask_of(producer::valu_sgpr)
                                                                                : ~scalar);
      if (first - exec_bits < 2) t.producers = produces & scalar;
      if (t.producers == 0) continue;
      t.first = first;
      t.last = first + places[k].dwords - 1;
      pending_.track(t);
    }
  }

  /// Tracks the short-range producers, of those in `producers`, among the last instructions before `at`.
  constexpr void track_ordinary(u32 at, producer_mask producers) {
    const u32 first = static_cast<u32>(first_ - code_);
    i32 issued = pending_.position;
    for (u32 i = at; i != first; issued -= nops_[i]) {
      const ir::instruction& in = code_[--i];
      const u64 word = rows_.word_of(in.row);
      issued -= (word & hazard_word::nop) != 0 ? 1 + static_cast<i32>(in.op(0).payload()) : 1;
      if (pending_.position - issued > reach) break;
      pending_producer t{};
      t.instruction = i;
      t.last = pending_producers::any_register;
      t.issued = issued;
      t.expires_at = issued + 1 + reach;
      t.producers = static_cast<producer_mask>(word >> shift) & producers & ordinary;
      if ((t.producers & hazard_word::unnamed) != 0) {
        if (in.op(0).bits == m0_bits || (isa::rows[in.row].writes & isa::special::m0) != 0) pending_.track(t);
        t.producers &= ~hazard_word::unnamed;
      }
      if (t.producers == 0) continue;
      const isa::place_list& places = isa::operand_lists[isa::rows[in.row].operands].places;
      for (u32 left = rows_.facts_of(word).results; left != 0; left &= left - 1) {
        const u32 k = static_cast<u32>(__builtin_ctz(left));
        t.first = in.op(k).bits;
        t.last = t.first + places[k].dwords - 1;
        if (t.first - ir::first_vgpr() < ir::vectors()) pending_.track(t);
      }
    }
  }

public:
  constexpr bool merge(u32 from, u32 to) {
    const producer_mask soon = ordinary_against(to, reach);
    if (soon != 0) track_ordinary(static_cast<u32>(end_of(from) - code_), soon);
    if (pending_.position >= pending_.expires_at) return false;
    bool news = false;
    u32& first = first_arrival_[to];
    for (pending_producer t : pending_.all) {
      if (t.expires_at <= pending_.position) continue;
      t.issued -= pending_.position;
      t.expires_at -= pending_.position;
      u32 a = first;
      while (a != 0 && !arrivals_[a - 1].is_of(t)) a = arrivals_[a - 1].next;
      if (a == 0) {
        arrivals_.push_back({t, first});
        first = arrivals_.size();
        news = true;
      } else if (arrivals_[a - 1].what.issued < t.issued) {
        arrivals_[a - 1].what = t;
        news = true;
      }
    }
    return news;
  }

private:
  ir::program& program_;
  ir::instruction* code_;
  const analysis::flow_graph& flow_;
  wait_state_nops nops_;
  list<arriving_producer> arrivals_; ///< the entry states of all blocks
  list<u32> first_arrival_;          ///< by block: 1 + index of its first arrival; 0: none
  hazard_rows rows_;
  wait_state_rules rule_book_;

  // The state at the current instruction.
  pending_producers pending_;
  const ir::instruction* first_ = nullptr; ///< where the walk began
  bool seen_before_ = false;               ///< this is not the first walk of the block
  bool changed_ = false;                   ///< the state differs from that of the last walk
  i32 entry_expires_at_ = 0;               ///< position at which the entry state has expired
  i32 extra_ = 0; ///< wait states of s_nop since the walk began, beyond one for each s_nop of the program
};

} // namespace detail

/// `rules` is for tests: the rules that are applied.
constexpr void insert_wait_states(ir::program& program, const analysis::flow_graph& flow,
                                  isa::hazard::rule_mask rules = isa::hazard::all_rules) {
  detail::wait_state_inserter(program, flow, rules).run();
}

} // namespace kiln::pass
