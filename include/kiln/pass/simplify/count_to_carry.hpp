// SPDX-License-Identifier: MIT
// A counter that only counts goes up to 2^32, so that the carry of its step ends the loop, and no comparison.
//   needs  a program over virtual registers
//   gives  one instruction less in the loop; the counter begins as its distance to the bound, below 0
//   judge  ir::verify; the simulator before and after
//   fails  never
#pragma once

#include <kiln/analysis/programs/tested_loops.hpp>
#include <kiln/pass/edit/integer_operand.hpp>
#include <kiln/pass/edit/rearrangement.hpp>

namespace kiln::pass {

namespace detail {

/// `i = first; if (i < n) do { ... } while ((i += step) < n)` becomes `i = first - n; ... do { ... } while (i += step does not
/// carry)`: where i < n, the 32 bits of i - n are 2^32 - (n - i), so adding `step` carries from i + step >= n on. It holds
/// where i + step does not overflow: of counters of author::counted_loops, and for steps of 1.
class carry_counter {
public:
  constexpr carry_counter(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow)
      : p_(p), effects_(effects), flow_(flow), loops_(p, effects, flow) {}

  constexpr void run() {
    for (u32 b = 0; b < flow_.size(); ++b)
      if (flow_[b].target <= b && loops_.find(b, loop_)) change();
    if (!edit_.is_empty()) edit_.apply(p_);
  }

private:
  static constexpr u32 none = ~0u;

  constexpr u32 mnemonic_of(u32 i) const { return isa::rows[p_.code[i].row].mnemonic; }
  constexpr bool is_chosen(u32 i) const { return (p_.code[i].marks & ir::mark::keep) == 0; }

  constexpr void change() {
    const u32 test = loop_.test();
    const ir::operand i = p_.code[test].op(0);
    const u32 kind = mnemonic_of(test);
    // An unrolled loop between numbers ends exactly at its bound.
    ends_at_ = kind == u32{isa::mn::s_cmp_lg_i32} || kind == u32{isa::mn::s_cmp_lg_u32};
    if ((!ends_at_ && kind != u32{isa::mn::s_cmp_lt_i32}) || !is_chosen(test) || !is_chosen(test + 1) ||
        mnemonic_of(test + 1) != u32{isa::mn::s_cbranch_scc1} || !is_counter(i) ||
        loops_.scc_crosses_blocks())
      return;
    u32 by = 0;
    const u32 step = find_step(i, by);
    if (step == none || by >> 31 != 0 || (by != 1 && !is_of_counted_loop(i.payload()))) return;
    const u32 first = find_first(i, step);
    if (first == none) return;
    ir::instruction start = p_.code[first];
    if (!is_distance(start, first)) return;

    edit_.remove(first);
    edit_.put(start, loop_.head - 1, loop_.entry);
    ir::instruction add = p_.code[step];
    add.row = isa::mnemonics[isa::mn::s_add_u32].first_row;
    effects_.rows.meet(add.row);
    edit_.remove(step);
    p_.code[test] = add;
    p_.code[test + 1].row = isa::mnemonics[isa::mn::s_cbranch_scc0].first_row;
    forget_bounds(i.payload());
  }

  /// Makes the counter's first value its distance to the bound, if it is below that wherever the loop begins.
  constexpr bool is_distance(ir::instruction& start, u32 first) {
    const ir::instruction& compare = p_.code[loop_.test()];
    const ir::operand bound = compare.op(1), begin = start.op(1);
    u32 from = 0, to = 0;
    const bool from_number = analysis::tested_loops::constant_of(start, 1, from),
               to_number = analysis::tested_loops::constant_of(compare, 1, to);
    if (from_number && to_number) {
      if (static_cast<i32>(from) >= static_cast<i32>(to)) return false;
      start.set_op(1, integer_operand(from - to));
      start.literal = literal_of(start.op(1), from - to);
      return true;
    }
    if (ends_at_ || !tests_first(start, bound, to) || is_written(bound, first) || is_written(begin, first))
      return false;
    if (p_.code[loop_.entry].op(0).bits == start.op(0).bits) {
      if (begin.is(ir::operand_kind::literal)) return false; // a second one, perhaps
      p_.code[loop_.entry].set_op(0, begin);
    }
    start.row = isa::mnemonics[isa::mn::s_sub_u32].first_row;
    start.set_op(2, bound);
    if (bound.is(ir::operand_kind::literal)) start.literal = to;
    effects_.rows.meet(start.row);
    return true;
  }

  constexpr bool is_counter(ir::operand i) const {
    if (!i.is(ir::operand_kind::sgpr)) return false;
    const ir::register_group& g = p_.groups[ir::group_of(p_, i.payload())];
    if (g.dwords != 1 || g.fixed != ir::any_register) return false;
    for (const ir::register_name& n : p_.names)
      if (i.payload() - n.first < n.dwords) return false;
    return true;
  }
  constexpr bool is_of_counted_loop(u32 dword) const {
    for (const ir::value_bound& b : p_.bounds)
      if (b.dword == dword) return true;
    return false;
  }

  /// The step, and the number that it adds; none if there is none of the builder's choice.
  constexpr u32 find_step(ir::operand i, u32& by) const {
    u32 found = none;
    u32* const at = &found; // clang's bytecode evaluator captures no reference parameters
    u32* const adds = &by;
    loops_.each_step(loop_, [this, i, at, adds](u32 n, ir::operand o, u32 step) {
      if (o.bits != i.bits || !is_chosen(n)) return;
      *at = n;
      *adds = step;
    });
    return found;
  }

  /// The move that gives the counter its first value, in the block before the loop. None: something else touches the counter,
  /// besides its step and the comparisons.
  constexpr u32 find_first(ir::operand i, u32 step) const {
    u32 first = none;
    for (u32 n = 0, size = p_.code.size(); n < size; ++n) {
      const ir::packed_operands& ops = p_.code[n].ops;
      if (static_cast<u32>(ops.low) != i.bits && static_cast<u32>(ops.low >> 32) != i.bits &&
          static_cast<u32>(ops.low >> 64) != i.bits && static_cast<u32>(ops.low >> 96) != i.bits &&
          ops.high == 0)
        continue;
      if (!touches(p_.code[n], i) || n == step || n == loop_.test()) continue;
      if (n == loop_.entry && loop_.has_first_test()) continue;
      const bool sets = n >= p_.blocks[loop_.head - 1].first && n < loop_.entry &&
                        p_.code[n].op(0).bits == i.bits && mnemonic_of(n) == u32{isa::mn::s_mov_b32} &&
                        is_chosen(n);
      if (!sets || first != none) return none;
      first = n;
    }
    return first;
  }
  static constexpr bool touches(const ir::instruction& in, ir::operand o) {
    for (u32 k = 0; k < isa::max_operands; ++k)
      if (in.op(k).bits == o.bits) return true;
    return false;
  }

  /// The loop is entered only where the first value is below the bound, which is `number` if it is a literal.
  constexpr bool tests_first(const ir::instruction& start, ir::operand bound, u32 number) const {
    if (!loop_.has_first_test()) return false;
    const u32 test = loop_.entry;
    return mnemonic_of(test) == u32{isa::mn::s_cmp_lt_i32} && is_chosen(test) &&
           mnemonic_of(test + 1) == u32{isa::mn::s_cbranch_scc0} && is_same(test, 1, bound, number) &&
           (p_.code[test].op(0).bits == start.op(0).bits || is_same(test, 0, start.op(1), start.literal));
  }
  constexpr bool is_same(u32 i, u32 place, ir::operand o, u32 literal) const {
    const ir::instruction& in = p_.code[i];
    return in.op(place).bits == o.bits && (!o.is(ir::operand_kind::literal) || in.literal == literal);
  }
  /// A register that changes between the counter's first value and the end of the loop.
  constexpr bool is_written(ir::operand o, u32 first) const {
    if (!o.is_register()) return analysis::is_special(o);
    for (u32 n = first; n < loop_.end; ++n)
      if (analysis::tested_loops::writes(p_.code[n], o)) return true;
    return false;
  }

  constexpr void forget_bounds(u32 dword) {
    u32 left = 0;
    for (u32 n = 0; n < p_.bounds.size(); ++n)
      if (p_.bounds[n].dword != dword) p_.bounds[left++] = p_.bounds[n];
    p_.bounds.resize(left);
  }

  ir::program& p_;
  analysis::survey& effects_;
  const analysis::flow_graph& flow_;
  analysis::tested_loops loops_;
  analysis::tested_loop loop_{}; ///< the current one
  bool ends_at_ = false;         ///< it is left where the counter is the bound, not above
  rearrangement edit_;
};

} // namespace detail

constexpr void count_to_carry(ir::program& p, analysis::survey& effects, const analysis::flow_graph& flow) {
  if (!effects.rows.upsets()) detail::carry_counter(p, effects, flow).run();
}
constexpr void count_to_carry(ir::program& p) {
  analysis::survey effects(p);
  count_to_carry(p, effects, analysis::control_flow(p));
}

} // namespace kiln::pass
