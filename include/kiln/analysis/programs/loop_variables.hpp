// SPDX-License-Identifier: MIT
// Variables that a loop moves up by a step: where they begin, and which comparison holds at the loop's head.
#pragma once

#include <kiln/analysis/programs/control_flow.hpp>
#include <kiln/analysis/programs/survey.hpp>

namespace kiln::analysis {

/// A comparison that must hold for a loop to go on: the variable is at most limit - distance.
struct loop_test {
  const ir::instruction* in = nullptr; ///< null: none is known
  ir::operand limit{};
  u32 distance = 0;
  bool is_signed = true;
  constexpr bool is_known() const { return in != nullptr; }
};

/// A register with two writers: one before a loop, and one in it that adds to it once in an iteration.
struct loop_variable {
  const ir::instruction* first = nullptr; ///< null: the register is no such variable
  const ir::instruction* step = nullptr;
  /// What the step adds: added << shift, and `also` if that is an operand.
  ir::operand added{}, also{};
  u32 shift = 0;
  u32 begin = 0, end = 0;     ///< instructions of the loop
  loop_test first_test, test; ///< before the first iteration, and at the end of each
  ir::operand counter{};      ///< without a test: the register that the loop tests

  constexpr bool found() const { return first != nullptr; }
};

/// The two writers of each register that has two, found at the first question.
class writer_pairs {
  static consteval u64 others() { return ~u64{0}; }

public:
  /// `writers` as survey::writers().
  constexpr writer_pairs(const ir::program& p, const u64* writers) : p_(p), writers_(writers) {}

  /// The second and the first in program order, 1 + their indices; 0: it has others, or is written as a part of a tuple.
  constexpr u64 of(u32 dword) {
    if (pairs_.empty()) find();
    return pairs_[dword] == others() || pairs_[dword] >> 32 == 0 ? 0 : pairs_[dword];
  }

private:
  constexpr void find() {
    pairs_ = list<u64>(p_.virtual_dwords);
    const ir::instruction* const code = p_.code.begin();
    constexpr u32 first = ir::first_register(), all = ir::registers(), number = ir::payload_mask();
    for (u32 i = 0, size = p_.code.size(); i < size; ++i)
      // Results are the first operands. Most instructions have one, a register of its own.
      if (isa::operand_lists[isa::rows[code[i].row].operands].writes > 1 ||
          (isa::operand_lists[isa::rows[code[i].row].operands].tuples & 1) != 0 ||
          (static_cast<u32>(code[i].ops.low) - first < all &&
           writers_[static_cast<u32>(code[i].ops.low) & number] >= survey::several()))
        note(code[i], i);
  }
  constexpr void note(const ir::instruction& in, u32 i) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 left = list.writes, k = 0; left != 0; left >>= 1, ++k) {
      if (in.op(k).bits - ir::first_register() >= ir::registers()) continue;
      u64* const pair = pairs_.begin() + in.op(k).payload();
      const u32 dwords = list.places[k].dwords;
      for (u32 d = 0; d != dwords; ++d)
        pair[d] = k != 0 || dwords != 1 || pair[d] >> 32 != 0 ? others() : pair[d] << 32 | (i + 1);
    }
  }

  const ir::program& p_;
  const u64* const writers_; ///< by dword
  list<u64> pairs_;
};

/// Finds the loop of one register. Of the program as built: loops as author::write_loop and while_lanes write them, a row of
/// blocks that ends with a jump back to its first, which is entered from the block before alone.
class loop_variables {
public:
  constexpr loop_variables(const ir::program& p, writer_pairs& writers) : p_(p), writers_(writers) {}

  constexpr loop_variable find(ir::operand o) {
    loop_variable v;
    const u64 pair = writers_.of(o.payload());
    first_ = static_cast<u32>(pair >> 32) - 1;
    step_ = static_cast<u32>(pair) - 1;
    if (pair == 0 || !reads_step(o, v) || !find_loop()) return v;
    v.first = &p_.code[first_];
    v.step = &p_.code[step_];
    v.begin = p_.blocks[head_].first;
    v.end = p_.end_of(latch_);
    if (o.is(ir::operand_kind::vgpr) && !runs_with_the_loop()) return {};
    v.test = test_of(latch_, true, o);
    v.first_test = test_of(head_ - 1, false, o);
    if (v.test.is_known() && v.first_test.is_signed != v.test.is_signed) v.first_test = {};
    if (!v.test.is_known() && !is_repeated()) v.counter = tested_by(latch_);
    if (v.test.is_known() && !v.first_test.is_known() && is_repeated()) return {};
    return v;
  }

private:
  /// The second writer adds to the register.
  constexpr bool reads_step(ir::operand o, loop_variable& v) const {
    const ir::instruction& in = p_.code[step_];
    if (in.given != 0 || (in.marks & ir::mark::keeps_destination) != 0) return false;
    switch (isa::rows[in.row].mnemonic) {
    case isa::mn::s_add_i32:
    case isa::mn::s_add_u32:
    case isa::mn::v_add_u32:
      if (in.op(1).bits != o.bits && in.op(2).bits != o.bits) return false;
      v.added = in.op(in.op(1).bits == o.bits ? 2 : 1);
      return v.added.bits != o.bits;
    case isa::mn::v_add3_u32: {
      const u32 place = in.op(1).bits == o.bits ? 1 : in.op(2).bits == o.bits ? 2 : 3;
      v.added = in.op(place == 1 ? 2 : 1);
      v.also = in.op(place == 3 ? 2 : 3);
      return in.op(place).bits == o.bits && v.added.bits != o.bits && v.also.bits != o.bits;
    }
    case isa::mn::v_lshl_add_u32: {
      const ir::operand by = in.op(2);
      if (in.op(3).bits != o.bits || in.op(1).bits == o.bits || !by.is(ir::operand_kind::fixed) ||
          by.payload() - ir::source_code::zero > 31)
        return false;
      v.added = in.op(1);
      v.shift = by.payload() - ir::source_code::zero;
      return true;
    }
    default: return false;
    }
  }

  constexpr u32 block_of(u32 instruction) const {
    u32 block = 0;
    while (p_.end_of(block) <= instruction) ++block;
    return block;
  }
  /// The block that the last instruction of a block branches to.
  constexpr u32 target_of_block(u32 block) const {
    const u32 end = p_.end_of(block);
    if (end == p_.blocks[block].first) return no_block;
    const ir::instruction& last = p_.code[end - 1];
    return (isa::rows[last.row].flags & isa::flag::branch) != 0 ? target_of(p_, last) : no_block;
  }

  /// The innermost loop with the step, which the first writer stands before and nothing else enters.
  constexpr bool find_loop() {
    const u32 inside = block_of(step_), outside = block_of(first_), blocks = p_.blocks.size();
    latch_ = no_block;
    for (u32 b = inside; b < blocks; ++b)
      if (const u32 to = target_of_block(b); to <= inside) {
        head_ = to;
        latch_ = b;
        break;
      }
    if (latch_ == no_block || head_ == 0 || outside >= head_) return false;
    for (u32 b = 0; b < blocks; ++b) {
      const u32 to = target_of_block(b);
      if (b != latch_ && (to == head_ || (to - head_ <= latch_ - head_ && b - head_ > latch_ - head_)))
        return false;
    }
    const u32 before = p_.end_of(head_ - 1);
    if (before == p_.blocks[head_ - 1].first) return true;
    const isa::flag_mask flags = isa::rows[p_.code[before - 1].row].flags;
    return (flags & isa::flag::ends_program) == 0 &&
           ((flags & isa::flag::branch) == 0 || (flags & isa::flag::conditional) != 0);
  }

  /// A loop around this one enters it again with what it has left.
  constexpr bool is_repeated() const {
    const u32 outside = block_of(first_);
    for (u32 b = latch_ + 1; b < p_.blocks.size(); ++b)
      if (const u32 to = target_of_block(b); to <= head_ && to > outside) return true;
    return false;
  }

  /// The first writer writes all lanes that are on in the loop.
  constexpr bool runs_with_the_loop() const {
    const u32 region = p_.blocks[head_].region;
    return !p_.writes_exec_by_hand && p_.lies_in(region, p_.blocks[block_of(first_)].region) &&
           p_.lies_in(p_.blocks[block_of(step_)].region, region) && p_.blocks[latch_].region == region;
  }

  static constexpr bool writes(const ir::instruction& in, ir::operand o) {
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 left = list.writes; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left));
      if (in.op(k).is(o.kind()) && o.payload() - in.op(k).payload() < list.places[k].dwords) return true;
    }
    return false;
  }

  /// The comparison whose SCC the branch at the end of a block reads.
  constexpr u32 test_of_block(u32 block) const {
    const u32 begin = p_.blocks[block].first, end = p_.end_of(block);
    if (end - begin < 2) return no_test;
    const u32 branch = isa::rows[p_.code[end - 1].row].mnemonic;
    if (branch != u32{isa::mn::s_cbranch_scc0} && branch != u32{isa::mn::s_cbranch_scc1}) return no_test;
    for (u32 i = end - 1; i-- > begin;)
      if ((isa::rows[p_.code[i].row].writes & isa::special::scc) != 0) return i;
    return no_test;
  }
  constexpr ir::operand tested_by(u32 block) const {
    const u32 test = test_of_block(block);
    return test == no_test ? ir::operand() : p_.code[test].op(0);
  }

  /// What holds of the register where a block goes on to the loop's head, by its branch or past it.
  constexpr loop_test test_of(u32 block, bool by_branch, ir::operand o) const {
    loop_test t;
    const bool known =
        o.is(ir::operand_kind::sgpr) ? scalar_test(block, by_branch, o, t) : lane_test(block, o, t);
    return known ? t : loop_test{};
  }

  constexpr bool scalar_test(u32 block, bool by_branch, ir::operand o, loop_test& v) const {
    const u32 test = test_of_block(block);
    if (test == no_test || is_written_after(test, block, o)) return false;
    const bool on_one = isa::rows[p_.code[p_.end_of(block) - 1].row].mnemonic == u32{isa::mn::s_cbranch_scc1};
    const bool holds = on_one == by_branch; // SCC is 1 where the loop goes on
    const ir::instruction& in = p_.code[test];
    using namespace isa::mn;
    switch (isa::rows[in.row].mnemonic) {
    case s_cmp_lt_i32: return compares(in, 0, o, true, holds, 1, v);
    case s_cmp_le_i32: return compares(in, 0, o, true, holds, 0, v);
    case s_cmp_gt_i32: return compares(in, 0, o, true, !holds, 0, v);
    case s_cmp_ge_i32: return compares(in, 0, o, true, !holds, 1, v);
    case s_cmp_lt_u32: return compares(in, 0, o, false, holds, 1, v);
    case s_cmp_le_u32: return compares(in, 0, o, false, holds, 0, v);
    case s_cmp_gt_u32: return compares(in, 0, o, false, !holds, 0, v);
    case s_cmp_ge_u32: return compares(in, 0, o, false, !holds, 1, v);
    default: return false;
    }
  }

  /// `in` compares its sources from `place` on. `below`: it holds where the first is at most the second less `distance`; else
  /// where the second is at most the first less 1 - distance.
  static constexpr bool compares(const ir::instruction& in, u32 place, ir::operand o, bool is_signed,
                                 bool below, u32 distance, loop_test& v) {
    const bool is_first = in.op(place).bits == o.bits;
    if (in.given != 0 || (!is_first && in.op(place + 1).bits != o.bits) || is_first != below) return false;
    v.in = &in;
    v.limit = in.op(is_first ? place + 1 : place);
    v.distance = below ? distance : 1 - distance;
    v.is_signed = is_signed;
    return v.limit.bits != o.bits;
  }

  constexpr bool is_written_after(u32 test, u32 block, ir::operand o) const {
    for (u32 i = test + 1; i < p_.end_of(block); ++i)
      if (writes(p_.code[i], o)) return true;
    return false;
  }

  /// The mask that a block leaves on at its end is that of a comparison, or of several joined by &&.
  constexpr bool lane_test(u32 block, ir::operand o, loop_test& v) const {
    for (u32 i = p_.end_of(block); i-- > p_.blocks[block].first;) {
      const ir::instruction& in = p_.code[i];
      const u32 mnemonic = isa::rows[in.row].mnemonic;
      const bool narrows =
          mnemonic == u32{isa::mn::s_and_b64} && in.op(0).bits == exec_bits && in.op(1).bits == exec_bits;
      if (mnemonic == u32{isa::mn::s_and_saveexec_b64} || narrows)
        return mask_tests(block, i, in.op(narrows ? 2 : 1), o, v, deepest);
      if (narrows || (isa::rows[in.row].writes & isa::special::exec) != 0) return false;
    }
    return false;
  }
  constexpr bool mask_tests(u32 block, u32 end, ir::operand mask, ir::operand o, loop_test& v,
                            u32 depth) const {
    if (!mask.is_register() || depth == 0) return false;
    u32 i = end;
    while (i > p_.blocks[block].first && !writes(p_.code[i - 1], mask)) --i;
    if (i == p_.blocks[block].first) return false;
    const ir::instruction& in = p_.code[--i];
    if (in.op(0).bits != mask.bits) return false;
    using namespace isa::mn;
    const u32 mnemonic = isa::rows[in.row].mnemonic;
    if (mnemonic == u32{s_and_b64})
      return mask_tests(block, i, in.op(1), o, v, depth - 1) ||
             mask_tests(block, i, in.op(2), o, v, depth - 1);
    if (is_written_after(i, block, o)) return false;
    switch (mnemonic) {
    case v_cmp_lt_i32: return compares(in, 1, o, true, true, 1, v);
    case v_cmp_le_i32: return compares(in, 1, o, true, true, 0, v);
    case v_cmp_gt_i32: return compares(in, 1, o, true, false, 0, v);
    case v_cmp_ge_i32: return compares(in, 1, o, true, false, 1, v);
    case v_cmp_lt_u32: return compares(in, 1, o, false, true, 1, v);
    case v_cmp_le_u32: return compares(in, 1, o, false, true, 0, v);
    case v_cmp_gt_u32: return compares(in, 1, o, false, false, 0, v);
    case v_cmp_ge_u32: return compares(in, 1, o, false, false, 1, v);
    default: return false;
    }
  }

  static constexpr u32 no_test = ~0u, deepest = 4;
  static constexpr u32 exec_bits = ir::fixed_bits(ir::source_code::exec);
  const ir::program& p_;
  writer_pairs& writers_;
  u32 first_ = 0, step_ = 0; ///< the two writers
  u32 head_ = 0, latch_ = 0; ///< blocks
};

} // namespace kiln::analysis
