// SPDX-License-Identifier: MIT
// Strength reduction: multiples of a loop's counter are calculated once before the loop, and then added to.
//   needs  a program over virtual registers
//   gives  the first values before the loop, and an addition at its end for each that the loop reads
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/tested_loops.hpp>
#include <kiln/analysis/registers/tables.hpp>
#include <kiln/pass/edit/integer_operand.hpp>
#include <kiln/pass/edit/rearrangement.hpp>
#include <kiln/pass/simplify/same_as.hpp>

namespace kiln::pass {

namespace detail {

/// A *multiple* is the only write of a register, by an instruction of the builder's choice, before the counter's step. It is
/// linear, modulo 2^32, in counters and other multiples; what else it reads the loop does not write. What reads it comes after
/// it in its block, or anywhere after it if it is calculated in all iterations, for all lanes of the loop. All multiples go
/// before the loop, with the counters' first numbers in place of the counters. Those that other instructions read get their
/// step before the loop's comparison. It is done where that takes away more instructions than it adds, or as many if the
/// counter then only counts: see count_to_carry.
class strength_reducer {
public:
  constexpr strength_reducer(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow)
      : p_(p), effects_(effects), flow_(flow), loops_(p, effects, flow) {}

  /// Inner loops come first.
  constexpr void run() {
    for (u32 b = 0; b < flow_.size(); ++b)
      if (flow_[b].target <= b && loops_.find(b, loop_)) reduce();
    if (!edit_.is_empty()) edit_.apply(p_);
  }

private:
  static constexpr u32 most_multiples = 32, most_steps = 4; ///< of a loop
  static constexpr u64 unknown = ~u64{0};

  /// A register that goes up by a constant in each iteration.
  struct multiple {
    u32 dword, instruction, step;
    u32 end;             ///< before this instruction it may be read
    bool is_read;        ///< by an instruction that is no multiple
    bool is_reduced;     ///< no reason against it was found
    bool is_taken;       ///< out of the loop
    u32 family;          ///< the lowest number of those that it is connected with
    ir::operand first{}; ///< what it is before the first iteration, if that has a name
  };
  /// A register with one step in each iteration.
  struct counter {
    u32 dword, step, at;
  };

  static consteval u32 chosen() {
    return ir::mark::keep | ir::mark::keeps_destination | ir::mark::superseded;
  }

  constexpr void reduce() {
    if (!has_chosen()) return;
    find_counters();
    if (counters_.empty()) return;
    multiples_.clear();
    counted_ = {};
    find_multiples();
    for (const counter& c : counters_) goes_up_[c.dword] = 0;
    for (const multiple& m : multiples_) goes_up_[m.dword] = 0;
    if (multiples_.empty()) return;
    find_readers();
    find_families();
    rewrite();
  }
  constexpr void find_multiples() {
    if (goes_up_.empty()) {
      u32 rounded = 64;
      while (rounded < p_.virtual_dwords) rounded *= 2;
      goes_up_ = list<u8>(rounded);
    }
    for (const counter& c : counters_) goes_up_[c.dword] = 1;
    const u8* const up = goes_up_.begin();
    const u32 mask = goes_up_.size() - 1, region = p_.blocks[loop_.head].region;
    const ir::instruction *const code = p_.code.begin(), *in = code + loop_.begin;
    u32 block = loop_.head;
    u128 ops = 0;
    for (const ir::instruction* const end = code + loop_.test();
         in < end && multiples_.size() < most_multiples; ++in)
      // One expression: constant evaluation counts statements. Constants may hit by chance: step_of() tests exactly.
      // NOLINTNEXTLINE(bugprone-assignment-in-if-condition)
      if ((ops = in->ops.low, (up[ops >> 32 & mask] | up[ops >> 64 & mask] | up[ops >> 96 & mask]) != 0) &&
          (in->marks & chosen()) == 0 &&
          (effects_.rows.of(in->row) & (analysis::effect::pure() | analysis::effect::tuples())) ==
              analysis::effect::pure()) {
        const u32 i = static_cast<u32>(in - code);
        while (p_.end_of(block) <= i) ++block;
        if (p_.lies_in(p_.blocks[block].region, region)) examine(i, block);
      }
  }
  /// An instruction of the builder's choice, besides the counter's step.
  constexpr bool has_chosen() const {
    u32 found = 0;
    for (const ir::instruction* in = p_.code.begin() + loop_.begin, * const end =
                                                                        p_.code.begin() + loop_.test();
         in != end; ++in)
      if ((in->marks & chosen()) == 0 && ++found == 2) return true;
    return false;
  }
  constexpr void find_counters() {
    counters_.clear();
    loops_.each_step(loop_, [this](u32 i, ir::operand o, u32 step) {
      if (p_.groups[ir::group_of(p_, o.payload())].dwords == 1) counters_.push_back({o.payload(), step, i});
    });
  }

  /// How often the loop writes a register, or the test before it; 2: more often than once.
  constexpr u32 writes_of(ir::operand o) {
    const u64 writer = effects_.writers()[o.payload()];
    if (writer < analysis::survey::several()) // its block stays, its place may not
      return writer != 0 && static_cast<u32>(writer >> 32) - loop_.head <= loop_.latch - loop_.head ? 1 : 0;
    if (o.bits == counted_.bits) return count_;
    constexpr u32 mask = analysis::row_effects::further_mask;
    const u32* const further_of = effects_.rows.further_registers();
    counted_ = o;
    count_ = 0;
    for (const ir::instruction* in = p_.code.begin() + loop_.entry, * const end = p_.code.begin() + loop_.end;
         in != end && count_ < 2; ++in)
      // One expression: constant evaluation counts statements.
      if (o.bits - static_cast<u32>(in->ops.low) <= (further_of[in->row] & mask) ||
          (effects_.rows.of(in->row) & analysis::effect::shape()) != analysis::effect::one_register())
        count_ += analysis::tested_loops::writes(*in, o);
    return count_;
  }

  /// Notes the instruction if it is linear in what goes up by constants.
  constexpr void examine(u32 i, u32 block) {
    const ir::instruction& in = p_.code[i];
    if (in.given != 0 || !in.op(0).is_register()) return;
    const u32 dword = in.op(0).payload();
    if (effects_.writers()[dword] >= analysis::survey::several()) return;
    const u64 step = step_of(in, i);
    if (step == unknown || step == 0 || analysis::is_in_tables(p_, dword)) return;
    if ((effects_.rows.of(in.row) & analysis::effect::writes_scc()) != 0 &&
        analysis::scc_is_read_after(effects_.rows, p_, i, p_.end_of(block), loops_.scc_crosses_blocks()))
      return;
    const u32 end = loop_.is_in_all(i) ? loop_.test() : p_.end_of(block);
    const ir::register_group& g = p_.groups[ir::group_of(p_, dword)];
    if (g.first != dword || g.fixed != ir::any_register) return; // a tuple may have it that begins before
    multiples_.push_back({dword, i, static_cast<u32>(step), end, false, true, false, multiples_.size(), {}});
    goes_up_[dword] = 1;
  }

  /// What the result goes up by, modulo 2^32.
  constexpr u64 step_of(const ir::instruction& in, u32 i) {
    using namespace isa::mn;
    const u32 mnemonic = isa::rows[in.row].mnemonic;
    u32 factor = 0;
    switch (mnemonic) {
    case v_mov_b32:
    case s_mov_b32: return step_of(in, 1, i);
    case v_add_u32:
    case s_add_u32:
    case s_add_i32: return sum(step_of(in, 1, i), step_of(in, 2, i));
    case v_add3_u32: return sum(sum(step_of(in, 1, i), step_of(in, 2, i)), step_of(in, 3, i));
    case v_sub_u32:
    case s_sub_u32:
    case s_sub_i32: return sum(step_of(in, 1, i), times(step_of(in, 2, i), ~0u));
    case v_subrev_u32: return sum(step_of(in, 2, i), times(step_of(in, 1, i), ~0u));
    case v_lshlrev_b32: return shifted(in, 1, step_of(in, 2, i));
    case s_lshl_b32: return shifted(in, 2, step_of(in, 1, i));
    case v_lshl_add_u32: return sum(shifted(in, 2, step_of(in, 1, i)), step_of(in, 3, i));
    case v_add_lshl_u32: return shifted(in, 3, sum(step_of(in, 1, i), step_of(in, 2, i)));
    case v_mul_lo_u32:
    case s_mul_i32:
      if (analysis::tested_loops::constant_of(in, 1, factor)) return times(step_of(in, 2, i), factor);
      return analysis::tested_loops::constant_of(in, 2, factor) ? times(step_of(in, 1, i), factor) : unknown;
    default: return unknown;
    }
  }
  static constexpr u64 sum(u64 a, u64 b) {
    return a == unknown || b == unknown ? unknown : static_cast<u32>(a + b);
  }
  static constexpr u64 times(u64 step, u32 factor) {
    return step == unknown ? unknown : static_cast<u32>(step * factor);
  }
  static constexpr u64 shifted(const ir::instruction& in, u32 place, u64 step) {
    u32 by = 0;
    return analysis::tested_loops::constant_of(in, place, by) && by < 32 ? times(step, 1u << by) : unknown;
  }

  /// What instruction i, of the loop, finds added to an operand since the iteration before.
  constexpr u64 step_of(const ir::instruction& in, u32 place, u32 i) {
    const ir::operand o = in.op(place);
    if (!o.is_register()) return analysis::is_special(o) ? unknown : 0;
    const u32 d = o.payload();
    for (const multiple& m : multiples_)
      if (m.dword == d) return m.step;
    const u32 writes = writes_of(o);
    if (writes == 0) return 0;
    for (const counter& c : counters_)
      if (c.dword == d && writes == 1 && c.at > i) return c.step;
    return unknown;
  }

  /// A multiple stays where an instruction reads it that may see the value of another iteration.
  constexpr void find_readers() {
    multiple_of_ = list<u8>(p_.virtual_dwords);
    u8* const of = multiple_of_.begin();
    for (u32 m = 0; m < multiples_.size(); ++m) of[multiples_[m].dword] = static_cast<u8>(m + 1);
    const ir::instruction* const code = p_.code.begin();
    constexpr u32 first = ir::first_register(), all = ir::registers(), number = ir::payload_mask();
    for (u32 i = 0, size = p_.code.size(); i < size; ++i)
      // One expression: constant evaluation counts statements.
      if ((static_cast<u32>(code[i].ops.low) - first < all &&
           of[static_cast<u32>(code[i].ops.low) & number] != 0) ||
          (static_cast<u32>(code[i].ops.low >> 32) - first < all &&
           of[static_cast<u32>(code[i].ops.low >> 32) & number] != 0) ||
          (static_cast<u32>(code[i].ops.low >> 64) - first < all &&
           of[static_cast<u32>(code[i].ops.low >> 64) & number] != 0) ||
          (static_cast<u32>(code[i].ops.low >> 96) - first < all &&
           of[static_cast<u32>(code[i].ops.low >> 96) & number] != 0) ||
          code[i].ops.high != 0)
        note_reads(i);
    // What a multiple reads comes before it. One that stays keeps those that read it, and reads what it reads.
    for (multiple& m : multiples_) m.is_reduced = m.is_reduced && sources_are_reduced(m);
    for (const multiple& m : multiples_)
      for (u32 k = 1; k < 4; ++k)
        if (const u32 source = source_of(m, k); source != none && !m.is_reduced)
          multiples_[source].is_read = true;
  }
  constexpr void note_reads(u32 i) {
    for (u32 k = 0; k < isa::max_operands; ++k) {
      const ir::operand o = p_.code[i].op(k);
      if (!o.is_register() || multiple_of_[o.payload()] == 0) continue;
      multiple& m = multiples_[multiple_of_[o.payload()] - 1u];
      if (m.instruction == i) continue;
      if (i < m.instruction || i >= m.end) m.is_reduced = false;
      if (!is_multiple(i)) m.is_read = true;
    }
  }
  constexpr bool is_multiple(u32 instruction) const {
    for (const multiple& m : multiples_)
      if (m.instruction == instruction) return true;
    return false;
  }
  /// The multiple that one reads at a place.
  constexpr u32 source_of(const multiple& m, u32 place) const {
    const ir::operand o = p_.code[m.instruction].op(place);
    return o.is_register() ? multiple_of_[o.payload()] - 1u : none;
  }
  constexpr bool sources_are_reduced(const multiple& m) const {
    for (u32 k = 1; k < 4; ++k)
      if (const u32 source = source_of(m, k); source != none && !multiples_[source].is_reduced) return false;
    return true;
  }

  /// Those that are connected by what they read.
  constexpr void find_families() {
    for (u32 m = 0; m < multiples_.size(); ++m)
      for (u32 k = 1; k < 4; ++k)
        if (const u32 source = source_of(multiples_[m], k); source != none && multiples_[m].is_reduced)
          join(multiples_[m].family, multiples_[source].family);
  }
  constexpr void join(u32 a, u32 b) {
    const u32 to = a < b ? a : b;
    for (multiple& m : multiples_)
      if (m.family == a || m.family == b) m.family = to;
  }

  constexpr void rewrite() {
    u32 steps = 0, alone = none; // a family of one: its step is as long as it
    for (u32 f = 0; f < multiples_.size(); ++f) {
      u32 gone = 0, added = 0;
      for (const multiple& m : multiples_)
        if (m.is_reduced && m.family == f) {
          ++gone;
          added += m.is_read;
        }
      if (gone == 1 && added == 1 && alone == none) alone = f;
      if (added == 0 || gone <= added || steps + added > most_steps) continue;
      steps += added;
      for (multiple& m : multiples_)
        if (m.is_reduced && m.family == f) take(m);
    }
    if (alone != none && steps < most_steps && !p_.is_short_of_registers() &&
        frees_counter(multiples_[alone]))
      take(multiples_[alone]);
  }
  /// The counter that ends the loop begins as a number, and but for this multiple nothing in the program reads it any more.
  constexpr bool frees_counter(const multiple& m) {
    const ir::operand counter = p_.code[loop_.test()].op(0);
    const ir::instruction* const code = p_.code.begin();
    u32 place = 1;
    while (place < 4 && code[m.instruction].op(place).bits != counter.bits) ++place;
    if (place == 4 || first_of(code[m.instruction], place).bits == 0) return false;
    for (u32 i = 0, size = p_.code.size(); i < size; ++i)
      // One expression: constant evaluation counts statements.
      if ((static_cast<u32>(code[i].ops.low) == counter.bits ||
           static_cast<u32>(code[i].ops.low >> 32) == counter.bits ||
           static_cast<u32>(code[i].ops.low >> 64) == counter.bits ||
           static_cast<u32>(code[i].ops.low >> 96) == counter.bits || code[i].ops.high != 0) &&
          i != m.instruction && reads_counter(i, counter))
        return false;
    return true;
  }
  /// Besides what goes out of the loop, its step, and the comparisons.
  constexpr bool reads_counter(u32 i, ir::operand counter) const {
    if (i == loop_.test() || (i == loop_.entry && loop_.has_first_test())) return false;
    for (const auto& c : counters_)
      if (c.at == i && c.dword == counter.payload()) return false;
    for (const multiple& m : multiples_)
      if (m.is_taken && m.instruction == i)
        return false; // out of the loop, with a number in the counter's place
    const isa::operand_list& list = isa::operand_lists[isa::rows[p_.code[i].row].operands];
    for (u32 k = 0; k < list.count; ++k)
      if ((list.reads >> k & 1) != 0 && counter.bits - p_.code[i].op(k).bits < list.places[k].dwords)
        return true;
    return false;
  }
  /// Moves it, and has it step where it is read.
  constexpr void take(multiple& m) {
    m.is_taken = true;
    effects_.add_writer(m.dword, loop_.latch, loop_.test()); // no multiple of a loop around this one
    ir::instruction& in = p_.code[m.instruction];
    const ir::instruction step = step_for(m);
    for (u32 k = 1; k < 4; ++k)
      if (const ir::operand first = first_of(in, k); first.bits != 0) in.set_op(k, first);
    m.first = same_as(in);
    if (!m.is_read && m.first.bits != 0) return edit_.remove(m.instruction);
    edit_.move(m.instruction, loop_.head - 1, loop_.entry);
    if (m.is_read) edit_.put(step, loop_.latch, loop_.test());
  }
  /// What is at a place before the first iteration: of a counter in an SGPR a small number, or what a multiple is the same as.
  constexpr ir::operand first_of(const ir::instruction& in, u32 place) {
    const ir::operand o = in.op(place);
    if (!o.is_register()) return {};
    if (multiple_of_[o.payload()] != 0) return multiples_[multiple_of_[o.payload()] - 1u].first;
    if (!o.is(ir::operand_kind::sgpr) || writes_of(o) == 0) return {};
    for (u32 i = loop_.entry; i-- > p_.blocks[loop_.head - 1].first;)
      if (analysis::tested_loops::writes(p_.code[i], o))
        return isa::rows[p_.code[i].row].mnemonic == u32{isa::mn::s_mov_b32} &&
                       p_.code[i].op(1).is(ir::operand_kind::fixed) && !analysis::is_special(p_.code[i].op(1))
                   ? p_.code[i].op(1)
                   : ir::operand();
    return {};
  }
  constexpr ir::instruction step_for(const multiple& m) {
    ir::instruction in = p_.code[m.instruction];
    const ir::operand o = in.op(0);
    const bool scalar = o.is(ir::operand_kind::sgpr);
    const ir::operand by = integer_operand(m.step);
    in.row = isa::mnemonics[scalar ? isa::mn::s_add_u32 : isa::mn::v_add_u32].first_row;
    in.literal = literal_of(by, m.step);
    in.ops = {};
    in.set_op(0, o);
    in.set_op(1, scalar ? o : by);
    in.set_op(2, scalar ? by : o);
    effects_.rows.meet(in.row);
    return in;
  }

  static constexpr u32 none = ~0u;
  ir::program& p_;
  analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  analysis::tested_loops loops_;
  analysis::tested_loop loop_{}; ///< the current one
  list<multiple> multiples_;     ///< of the loop, in program order
  list<counter> counters_;       ///< that the loop may have
  ir::operand counted_{};        ///< what writes_of() has looked for last
  u32 count_ = 0;
  list<u8> goes_up_;     ///< by dword, of a power of two: a counter or a multiple of the current loop
  list<u8> multiple_of_; ///< by dword: 1 + the multiple that it is, or 0
  rearrangement edit_;
};

} // namespace detail

constexpr void reduce_strength(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow) {
  if (!effects.rows.upsets()) detail::strength_reducer(p, effects, flow).run();
}
constexpr void reduce_strength(ir::program& p) {
  analysis::survey effects(p);
  reduce_strength(p, effects, analysis::control_flow(p));
}

} // namespace kiln::pass
