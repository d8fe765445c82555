// SPDX-License-Identifier: MIT
// Loops that end with a comparison and a jump back, and their counters' steps.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/programs/dependence.hpp>
#include <kiln/analysis/programs/survey.hpp>

namespace kiln::analysis {

/// A loop as author::write_loop makes it: a row of blocks, entered from the block before alone, whose last two instructions are
/// a comparison and a branch by its SCC to the first block. The block before goes on into it, by no branch or past one by the
/// SCC of the same kind.
struct tested_loop {
  u32 head = 0, latch = 0; ///< blocks
  u32 begin = 0, end = 0;  ///< instructions
  u32 head_end = 0, latch_begin = 0;
  u32 entry = 0; ///< before this instruction lies what is to run before the loop: its first test, or `begin`

  constexpr u32 test() const { return end - 2; }
  /// Of an instruction of the loop: it runs once in each iteration. Says nothing of those between head and latch.
  constexpr bool is_in_all(u32 instruction) const {
    return instruction < head_end || instruction >= latch_begin;
  }
  constexpr bool has_first_test() const { return entry != begin; }
};

/// Of a program over virtual registers.
class tested_loops {
public:
  constexpr tested_loops(const ir::program& p, const survey& effects, const flow_graph& flow)
      : p_(p), effects_(effects), flow_(flow) {}

  /// The loop that ends with block `latch`; false: there is none, or EXEC differs between its ends and the block before.
  constexpr bool find(u32 latch, tested_loop& loop) const {
    const u32 head = flow_[latch].target;
    if (head > latch || head == 0 || p_.writes_exec_by_hand) return false;
    const u32 before = head - 1, region = p_.blocks[head].region;
    loop.head = head;
    loop.latch = latch;
    loop.begin = loop.entry = p_.blocks[head].first;
    loop.end = p_.end_of(latch);
    loop.head_end = p_.end_of(head);
    loop.latch_begin = p_.blocks[latch].first;
    if (flow_[before].next != head || p_.blocks[before].region != region ||
        p_.blocks[latch].region != region || !ends_with_test(loop.latch_begin, loop.end) ||
        is_entered_elsewhere(loop))
      return false;
    if (flow_[before].target == no_block) return !scc_crosses_blocks();
    if (!ends_with_test(p_.blocks[before].first, loop.begin)) return false;
    loop.entry -= 2;
    return true;
  }

  /// f(i, register, number) for each instruction i that adds a number to a register once in each iteration.
  template<class F> constexpr void each_step(const tested_loop& loop, F f) const {
    if (loop.head != loop.latch) each_step(loop.begin, loop.head_end, f);
    each_step(loop.latch_begin, loop.test(), f);
  }
  /// What an instruction adds to a register; 0: it does not, or something else. `o`: the register.
  static constexpr u32 step_of(const ir::instruction& in, ir::operand& o) {
    const u32 mnemonic = isa::rows[in.row].mnemonic;
    const bool adds = mnemonic == u32{isa::mn::s_add_i32} || mnemonic == u32{isa::mn::s_add_u32} ||
                      mnemonic == u32{isa::mn::v_add_u32};
    o = in.op(0);
    if (!adds || in.given != 0 || (in.marks & ir::mark::keeps_destination) != 0 || !o.is_register()) return 0;
    u32 value = 0;
    for (u32 place = 1; place <= 2; ++place)
      if (in.op(place).bits == o.bits && constant_of(in, 3 - place, value)) return value;
    return 0;
  }

  /// The value of an operand that is a literal or a small integer.
  static constexpr bool constant_of(const ir::instruction& in, u32 place, u32& value) {
    const ir::operand o = in.op(place);
    if (o.is(ir::operand_kind::literal)) {
      value = in.literal;
      return true;
    }
    const u32 n = o.payload() - ir::source_code::zero;
    if (!o.is(ir::operand_kind::fixed) || n > ir::source_code::minus_sixteen - ir::source_code::zero)
      return false;
    value = n <= 64 ? n : 64 - n;
    return true;
  }

  static constexpr bool writes(const ir::instruction& in, ir::operand o) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 left = list.writes, k = 0; left != 0; left >>= 1, ++k)
      if (in.op(k).is(o.kind()) && o.payload() - in.op(k).payload() < list.places[k].dwords) return true;
    return false;
  }

  /// Whether some block reads the SCC that it begins with.
  constexpr bool scc_crosses_blocks() const { return effects_.scc_crosses_blocks(p_); }

private:
  template<class F> constexpr void each_step(u32 first, u32 end, F& f) const {
    const ir::instruction* const code = p_.code.begin();
    for (u32 i = first; i < end; ++i)
      // Most instructions do not read what they write.
      if (static_cast<u32>(code[i].ops.low) == static_cast<u32>(code[i].ops.low >> 32) ||
          static_cast<u32>(code[i].ops.low) == static_cast<u32>(code[i].ops.low >> 64)) {
        ir::operand o{};
        if (const u32 step = step_of(code[i], o); step != 0) f(i, o, step);
      }
  }
  /// The comparison leaves nothing of the SCC before it: an ordering of 64 bits reads the borrow of its low half.
  constexpr bool ends_with_test(u32 begin, u32 end) const {
    if (end - begin < 2) return false;
    const u32 branch = isa::rows[p_.code[end - 1].row].mnemonic,
              scc = scc_use(p_.code[end - 2], effects_.rows.of(p_.code[end - 2].row));
    return (branch == u32{isa::mn::s_cbranch_scc0} || branch == u32{isa::mn::s_cbranch_scc1}) &&
           (scc & (effect::reads_scc() | effect::writes_scc())) == effect::writes_scc();
  }
  constexpr bool is_entered_elsewhere(const tested_loop& loop) const {
    const u32 blocks = loop.latch - loop.head;
    for (u32 b = 0; b < flow_.size(); ++b)
      if (const u32 to = flow_[b].target; to - loop.head <= blocks && b != loop.latch)
        if (to == loop.head || b - loop.head > blocks) return true;
    return false;
  }

  const ir::program& p_;
  const survey& effects_;
  const flow_graph& flow_;
};

} // namespace kiln::analysis
