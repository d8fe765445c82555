// SPDX-License-Identifier: MIT
// Judges that every wait-state rule holds on every path.
#pragma once

#include <kiln/analysis/control_flow.hpp>
#include <kiln/analysis/hazard_accesses.hpp>
#include <kiln/analysis/hazard_rows.hpp>
#include <kiln/check/clauses.hpp>
#include <kiln/check/hazard_event.hpp>
#include <kiln/check/vccz.hpp>
#include <kiln/isa/hazard/table.hpp>

namespace kiln::check {

namespace detail {

/// Two ways to the producers that an instruction must keep away from, by what is rarer.
///   - Ordinary results (of vector ALU, loads, SALU writes of M0) threaten few: the instructions that they do threaten look
///     back over the one or two before them, on every way that leads there.
///   - All other producers are few: each is an event that is carried along, over the borders of blocks too, until it is over.
/// Both only find pairs that may be too close; compare() decides, from all that the two instructions do.
class wait_state_judge : hazard_events {
public:
  constexpr wait_state_judge(const ir::program& program, note& error, analysis::hazard_rows& rows)
      : program_(program),
        code_(program.code.begin()),
        error_(error),
        rows_(rows),
        flow_(analysis::control_flow(program)),
        first_arrival_(program.blocks.size()),
        state_(program.blocks.size()) {}

  constexpr void run() {
    const u32 blocks = program_.blocks.size();
    for (u32 b = 0; b < blocks && !error_.raised; ++b)
      if (state_[b] == 0) go_through(b, true);
    while (!again_.empty() && !error_.raised) {
      const u32 b = again_.back();
      again_.pop_back();
      go_through(b, false);
    }
  }

private:
  using producer = isa::hazard::producer;
  using producer_mask = isa::hazard::producer_mask;
  static constexpr u32 shift = analysis::hazard_word::produces_shift;
  static constexpr i32 reach = analysis::hazard_word::ordinary_reach;
  static constexpr u128 ones = analysis::operand_lanes::ones, tops = analysis::operand_lanes::tops;
  static constexpr i32 farthest = isa::hazard::most_wait_states;
  static constexpr producer_mask ordinary = analysis::hazard_word::ordinary,
                                 dots = analysis::hazard_word::dots;
  static constexpr u64 events = (analysis::hazard_word::producers & ~u64{ordinary}) << shift;
  /// What is always of interest in a row's word: events, s_nop, and that ordinary results are a threat.
  static constexpr u64 notable = analysis::hazard_word::notable | ordinary;

  static constexpr u8 played = 1, waiting = 2;

  /// Plays a block, and those behind it that no branch leads to; what is not over goes on to others.
  constexpr void go_through(u32 b, bool first_time) {
    begin(b);
    arrivals_over_ = first_time ? 0x7fff'ffff : all_over_;
    for (;; ++b) {
      state_[b] = played;
      block_ = b;
      if (!play(b)) return;
      const analysis::successors& to = flow_[b];
      if (to.target != analysis::no_block) arrive(to.target);
      if (to.next == analysis::no_block) return;
      if (flow_[to.next].entered) return arrive(to.next);
    }
  }

  /// Says false if what leaves the block is what left it the last time, or there is an error.
  constexpr bool play(u32 b) {
    const ir::block* const block = program_.blocks.begin() + b;
    const ir::instruction* const first = first_;
    const ir::instruction* const end =
        b + 1 != program_.blocks.size() ? code_ + block[1].first : program_.code.end();
    const u64* const spared = rows_.spared();
    const analysis::lane_interval &others = near_.others, &scalars = near_.scalars;
    u64 idle = ~(notable | live_); // what is of no interest in a word
    for (const ir::instruction* in = code_ + block->first; in != end; ++in) {
      if (~(spared[in->row] | idle) == 0) continue;
      const u64 rest = spared[in->row]; // 0 where the row was not met yet
      // Most are threatened only where they touch what an event is about: threatened_registers::may_have, written out.
      if (~(rest | ~(notable | analysis::hazard_word::implicit)) == 0) {
        u128 ops = in->ops.low, ends = ops | tops;
        if ((rest & analysis::hazard_word::uneven) == 0) {
          const analysis::hazard_row& row = rows_.facts_of(~rest);
          ops &= row.named;
          ends = (ops + row.extent.more) | tops;
        }
        if ((others.high == 0 || ((ends - others.lows) & (others.tops_highs - (ops & ~tops)) & tops) == 0) &&
            (scalars.high == 0 || ((ends - scalars.lows) & (scalars.tops_highs - (ops & ~tops)) & tops &
                                   ~(ops << near_.to_top)) == 0) &&
            (in->ops.high == 0 || !rows_.facts_of(~rest).may_touch_behind(in->ops.high, near_))) {
          if (static_cast<i32>(in - first) + extra_ >= all_over_) idle = ~notable;
          continue;
        }
      }
      position_ = static_cast<i32>(in - first) + extra_;
      if (position_ >= arrivals_over_) return false;
      step(*in, rest != 0 ? ~rest : rows_.learn(in->row));
      if (error_.raised) return false;
      idle = ~(notable | live_);
    }
    position_ = static_cast<i32>(end - first) + extra_;
    return position_ < arrivals_over_;
  }

  constexpr void begin(u32 b) {
    first_ = code_ + program_.blocks[b].first;
    position_ = extra_ = all_over_ = 0;
    if (live_ != 0) forget();
    dots_of_row_ = no_row; // what arrives is of any
    for (u32 a = first_arrival_[b]; a != 0; a = arrivals_[a - 1].next) write_down(arrivals_[a - 1].event);
  }

  /// An instruction that may be threatened, or threaten, or wait.
  constexpr void step(const ir::instruction& in, u64 word) {
    if ((word & analysis::hazard_word::nop) != 0) {
      extra_ += static_cast<i32>(in.op(0).payload());
      return;
    }
    if (live_ != 0 && position_ >= all_over_) forget();
    const analysis::hazard_row& row = rows_.facts_of(word);
    if (row.adds) {
      // Its result covers its addend, or the addend is a constant.
      const u32 result = static_cast<u32>(in.ops.low), addend = static_cast<u32>(in.ops.low >> 96);
      if (result == addend || addend - first_vector >= vector_kinds) return add_up(in, word, row, result);
    }
    if ((word & (live_ | ordinary)) != 0) look_around(in, word, row);
    if ((word & events) == 0) return;
    if ((word >> shift & dots) != 0 && dots_of_row_ != in.row) dots_of_row_ = live_ == 0 ? in.row : no_row;
    enter(in, word, row);
  }

  /// Looks for all that threatens an instruction.
  constexpr void look_around(const ir::instruction& in, u64 word, const analysis::hazard_row& row) {
    // Of dot products of its own row, an instruction has to keep its factors away from, not what it adds to.
    const bool after_own_row = live_ == dots && dots_of_row_ == in.row;
    if ((word & live_) != 0 &&
        (after_own_row ? near_.may_have(in.ops.low & analysis::hazard_word::factors, row.extent.more)
                       : row.may_touch(in.ops, near_)))
      look_at_events(in, word, row);
    if ((word & ordinary) != 0)
      look_back({&in, word, position_}, block_, static_cast<u32>(&in - code_), 0, false);
  }

  /// A matrix instruction that is about one tuple besides its factors. Most stand in a row with others of other registers:
  /// then neither matrix results, nor anything else in flight, nor the two instructions before it can be too close.
  constexpr void add_up(const ir::instruction& in, u64 word, const analysis::hazard_row& row, u32 result) {
    using analysis::granules_of;
    const u128 ops = in.ops.low, more = row.extent.more;
    const u128 own = granules_of(result, static_cast<u32>(more));
    u128 touched = own;
    if (near_.others.high != 0 &&
        ((((ops + more) | tops) - near_.others.lows) & (near_.others.tops_highs - (ops & ~tops)) & tops &
         analysis::hazard_word::factors) != 0)
      touched |= granules_of(static_cast<u32>(ops >> 32), static_cast<u32>(more >> 32)) |
                 granules_of(static_cast<u32>(ops >> 64), static_cast<u32>(more >> 64));
    if ((sums_.granules & touched) != 0 || position_ < others_over_ || &in - first_ < reach ||
        ((rows_.word_of((&in)[-1].row) | rows_.word_of((&in)[-2].row)) >> shift & word & ordinary) != 0)
      look_around(in, word, row);
    write_down_sum({static_cast<u32>(&in - code_), position_, position_ + 1 + row.longest, result,
                    result + static_cast<u32>(more), static_cast<u32>((word & events) >> shift)},
                   own);
  }

  constexpr void look_at_events(const ir::instruction& in, u64 word, const analysis::hazard_row& row) {
    // Few events share a register with it; operand_lanes::overlap, written out.
    const bool four = in.ops.high == 0 && (word & analysis::hazard_word::implicit) == 0;
    const u128 ops = in.ops.low & row.named;
    const u128 ends = four ? (ops + row.extent.more) | tops : ~u128{0}, begins = four ? ops & ~tops : 0;
    for (u32 n = events_.size(); n != 0; --n) {
      const hazard_event& e = events_[n - 1];
      if ((e.produces & word) == 0 || position_ >= e.over ||
          ((ends - ones * e.first) & ((ones * e.last | tops) - begins) & tops) == 0)
        continue;
      if (row.may_meet(in.ops, e.produces, e.first, e.first == vcc_bits ? vcc_bits + 1 : e.last) &&
          position_ - e.issued <= rows_.most_between(code_[e.instruction].row, in.row, e.first))
        compare(in, e, issued_f64_after(e));
    }
  }

  struct victim {
    const ir::instruction* in;
    u64 word;
    i32 position;
  };

  /// Looks for ordinary results that threaten `v`, from instruction `at` of block b backwards, where `passed` wait states lie
  /// between `at` and `v`. `f64`: and among them an f64 matrix instruction.
  constexpr void look_back(const victim& v, u32 b, u32 at, i32 passed, bool f64) {
    const analysis::hazard_row& row = rows_.facts_of(v.word);
    const u32 first = program_.blocks[b].first;
    while (at != first) {
      if (passed >= reach) return;
      const ir::instruction& in = code_[--at];
      const u64 word = rows_.word_of(in.row);
      if ((word >> shift & v.word & ordinary) != 0 && may_hurt(in, word, v, row))
        compare(*v.in, {at, v.position - passed - 1, 0, 0, 0, 0}, f64);
      if (error_.raised) return;
      f64 = f64 || (word & u64{mask_of(producer::dgemm_issue)} << shift) != 0;
      passed += (word & analysis::hazard_word::nop) != 0 ? static_cast<i32>(in.op(0).payload()) + 1 : 1;
    }
    if (passed >= reach) return;
    for (u32 from = 0; from < program_.blocks.size() && !error_.raised; ++from)
      if (flow_[from].next == b || flow_[from].target == b)
        look_back(v, from, program_.end_of(from), passed, f64);
  }

  /// Whether one of the results of `in` is what `v` names, or what it need not name.
  constexpr bool may_hurt(const ir::instruction& in, u64 word, const victim& v,
                          const analysis::hazard_row& row) const {
    if ((word >> shift & v.word & ordinary & unnamed) != 0) return true;
    const analysis::hazard_row& early = rows_.facts_of(word);
    for (u32 left = early.results; left != 0; left &= left - 1) { // among the first four operands
      const u32 k = static_cast<u32>(__builtin_ctz(left)) * analysis::operand_lanes::lane_bits;
      const u32 first = static_cast<u32>(in.ops.low >> k);
      if (row.touches(v.in->ops, first, first + static_cast<u32>(early.extent.more >> k))) return true;
    }
    return false;
  }

  /// Writes down what an instruction does as events: one for each place that its producers may be about.
  constexpr void enter(const ir::instruction& in, u64 word, const analysis::hazard_row& facts) {
    if (facts.one_followed) {
      const u32 bits = static_cast<u32>(in.ops.low >> facts.followed_bit);
      if (bits - first_register >= register_kinds) return; // no constants
      const bool exec = bits - exec_bits < 2;
      const u32 produces = static_cast<u32>((word & events) >> shift);
      return write_down({static_cast<u32>(&in - code_), position_,
                         position_ + 1 + (exec ? farthest : facts.longest), bits, bits + facts.followed_more,
                         exec ? produces : produces & ~mask_of(producer::valu_exec)});
    }
    hazard_event e{static_cast<u32>(&in - code_),
                   position_,
                   position_ + 1 + facts.longest,
                   0,
                   0,
                   static_cast<u32>((word & events) >> shift)};
    const bool may_write_exec = (e.produces & mask_of(producer::valu_exec)) != 0;
    if (may_write_exec && !facts.writes_exec) e.produces &= ~mask_of(producer::valu_exec);
    const producer_mask produces = e.produces;
    if ((produces & unnamed) != 0) return write_down(e);
    if (facts.writes_vcc) {
      e.produces = produces & scalar_results;
      e.first = vcc_bits;
      e.last = vcc_bits + 1;
      write_down(e);
    }
    const isa::place_list& places = isa::operand_lists[isa::rows[in.row].operands].places;
    for (u32 left = facts.followed; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left)), bits = in.op(k).bits;
      // No constants; and of a matrix instruction that adds to its result, the result covers the addend.
      if (bits - first_register >= register_kinds || (k == 3 && bits == in.op(0).bits)) continue;
      const bool vector = bits - first_vector < vector_kinds;
      e.produces = produces & (vector ? ~scalar_results : scalar_results);
      if (may_write_exec && bits - exec_bits < 2) {
        e.produces |= mask_of(producer::valu_exec);
        e.over = position_ + 1 + farthest;
      }
      if (e.produces == 0) continue;
      e.first = bits;
      e.last = bits + places[k].dwords - 1u;
      write_down(e);
    }
  }
  static constexpr producer_mask scalar_results = analysis::hazard_word::scalar;
  static constexpr u32 first_register = 1u << 28, register_kinds = 4u << 28; ///< of a bank, or fixed
  static constexpr u32 first_vector = 2u << 28, vector_kinds = 2u << 28;
  static constexpr u32 exec_bits = analysis::operand_bits_of(isa::resource::exec);

  /// Applies the rules to a pair of instructions that may be too close.
  constexpr void compare(const ir::instruction& in, const hazard_event& e, bool f64_between) {
    if (error_.raised) return;
    const ir::instruction& cause = code_[e.instruction];
    const i32 between = position_ - e.issued - 1;
    late_.gather(in);
    early_.gather(cause, 0);
    const u32 passes = isa::passes_of(isa::rows[cause.row], program_.arch);
    finding worst;
    worst.asked = between;
    for (u32 i = 0; i < early_.size(); ++i) {
      if (early_[i].produces == 0) continue;
      for (u32 j = 0; j < late_.size(); ++j) {
        const isa::hazard::access &a = early_[i], &b = late_[j];
        if (b.consumes == 0 || a.first >= b.first + b.dwords || b.first >= a.first + a.dwords) continue;
        for (producer_mask p = a.produces; p != 0; p &= p - 1) {
          const isa::hazard::rules_of_producer& of = isa::hazard::rules_by_producer.of[__builtin_ctz(p)];
          for (const isa::hazard::rule *r = of.first, *const end = r + of.count; r != end; ++r) {
            if ((r->consumers & b.consumes) == 0) continue;
            const i32 asked = static_cast<i32>(required_wait_states(*r, program_.arch, passes));
            if (asked <= worst.asked || !holds(r->relation, cause, in, a, b, f64_between)) continue;
            worst = {r, asked, a.first > b.first ? a.first : b.first};
          }
        }
      }
    }
    if (worst.rule == nullptr) return;
    error_.instruction = static_cast<u32>(&in - code_);
    report_too_close(error_, in, cause, *worst.rule, worst.asked, between, worst.r);
  }
  struct finding {
    const isa::hazard::rule* rule = nullptr;
    i32 asked = 0;
    u32 r = 0; ///< register
  };

  constexpr bool holds(isa::hazard::relation asked, const ir::instruction& cause, const ir::instruction& in,
                       const isa::hazard::access& a, const isa::hazard::access& b, bool f64_between) const {
    using isa::hazard::relation;
    const isa::row &early = isa::rows[cause.row], &late = isa::rows[in.row];
    const bool mnemonics = early.mnemonic == late.mnemonic;
    const bool passes = isa::passes_of(early, program_.arch) == isa::passes_of(late, program_.arch);
    const bool tuple = a.first == b.first && a.dwords == b.dwords;
    switch (asked) {
    case relation::overlap: return true;
    case relation::exact: return mnemonics && passes && tuple;
    case relation::inexact: return !(mnemonics && passes && tuple);
    case relation::same_opcode: return mnemonics;
    case relation::other_opcode: return !mnemonics;
    case relation::other_passes: return !passes;
    case relation::after_dgemm: return f64_between;
    }
    return true;
  }

  /// Adds the events that are not over to what arrives at a block, with positions before it. If that is news to a block that
  /// was played, it has to be played again.
  constexpr void arrive(u32 to) {
    if (position_ >= all_over_) return;
    bool news = false;
    u32& first = first_arrival_[to];
    for (hazard_event e : events_) {
      if (e.over <= position_) continue;
      e.issued -= position_;
      e.over -= position_;
      u32 a = first;
      while (a != 0 && !arrivals_[a - 1].is_of(e)) a = arrivals_[a - 1].next;
      if (a == 0) {
        arrivals_.push_back({e, first});
        first = arrivals_.size();
        news = true;
      } else if (arrivals_[a - 1].event.issued < e.issued) {
        arrivals_[a - 1].event = e;
        news = true;
      }
    }
    if (!news || state_[to] != played) return;
    state_[to] = waiting;
    again_.push_back(to);
  }

  const ir::program& program_;
  const ir::instruction* code_;
  note& error_;
  analysis::hazard_rows& rows_;
  list<analysis::successors> flow_;
  list<arriving_event> arrivals_; ///< at the beginnings of blocks
  list<u32> first_arrival_;       ///< by block: 1 + its first
  list<u8> state_;                ///< by block
  list<u32> again_;               ///< blocks that wait

  // The state at the current instruction.
  u32 block_ = 0;
  const ir::instruction* first_ = nullptr; ///< where the play began
  i32 arrivals_over_ = 0; ///< position from which what arrived is over, if that was played before
  i32 extra_ = 0;         ///< wait states of s_nop so far, apart from one for each
  analysis::hazard_accesses early_, late_;
};

} // namespace detail

/// Needs registers assigned. `rows`, of the program's architecture, are facts of the instruction table, not of the program.
constexpr void wait_states(const ir::program& program, note& error, analysis::hazard_rows& rows) {
  if (!error.raised) detail::vccz(program, error);
  if (!error.raised) detail::clauses(program, error);
  if (!error.raised) detail::wait_state_judge(program, error, rows).run();
}
constexpr void wait_states(const ir::program& program, note& error) {
  analysis::hazard_rows rows(program.arch);
  wait_states(program, error, rows);
}

} // namespace kiln::check
