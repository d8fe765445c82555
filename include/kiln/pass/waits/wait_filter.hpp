// SPDX-License-Identifier: MIT
// Finds the instructions that insert_waits has to handle.
#pragma once

#include <kiln/analysis/registers/operand_slots.hpp>
#include <kiln/pass/waits/wait_border.hpp>

namespace kiln::pass::detail {

/// The next instruction that counts, that does more, or that may touch a register of an unfinished operation.
class wait_filter {
public:
  constexpr wait_filter() { clear(); }

  /// No operation is unfinished.
  constexpr void clear() {
    in_vm_.clear();
    in_lgkm_.clear();
    interesting_ = always_interesting_ = analysis::row_word::known | wait_word::interesting;
  }
  constexpr void add(u32 bits, u32 dwords, bool in_vm) {
    interesting_ |=
        bits - ir::first_vgpr() < ir::vectors() ? analysis::row_word::vectors : analysis::row_word::any;
    always_interesting_ |= bits >= ir::first_fixed() ? wait_word::implicit | analysis::row_word::fifth
                                                     : analysis::row_word::fifth;
    interesting_ |= always_interesting_;
    (in_vm ? in_vm_ : in_lgkm_).add(bits, bits + dwords - 1);
  }
  /// True if registers that are added so change nothing.
  constexpr bool covers(u32 bits, u32 dwords, bool in_vm) const {
    const analysis::slot_filter& near = in_vm ? in_vm_ : in_lgkm_;
    return bits >= near.low && bits + dwords - 1 <= near.high;
  }

  /// The hot loop: slot_filter::hits of both intervals, inline. By row: its word, and its operands' further dwords.
  constexpr const ir::instruction* next(const ir::instruction* in, const ir::instruction* const end,
                                        const u64* const words, const u128* const more) const {
    using analysis::operand_slots::tops;
    using analysis::row_word::known;
    const u64 interesting = interesting_, always = always_interesting_;
    if ((in_vm_.high | in_lgkm_.high) == 0) {
      while (in != end && (words[in->row] & interesting) == known) ++in;
      return in;
    }
    const u128 vm_from = in_vm_.from, vm_to = in_vm_.to, lgkm_from = in_lgkm_.from, lgkm_to = in_lgkm_.to;
    const bool lgkm = in_lgkm_.high != 0;
    u64 word = 0;
    u128 ops = 0, ends = 0;
    while (in != end &&
           (((word = words[in->row]) & interesting) == known ||
            ((word & always) == known &&
             (ends = (ops = in->ops.low) + more[in->row], ((ends + vm_from) & (vm_to - ops) & tops) == 0) &&
             (!lgkm || ((ends + lgkm_from) & (lgkm_to - ops) & tops) == 0))))
      ++in;
    return in;
  }
  /// The tops of slots whose operands may be unfinished registers.
  constexpr u128 hits(u128 ops, u128 more) const {
    return in_lgkm_.high != 0 ? in_vm_.hits(ops, more) | in_lgkm_.hits(ops, more) : in_vm_.hits(ops, more);
  }
  /// The same of any one operand.
  constexpr bool may_have(u32 first, u32 last) const {
    return (first <= in_vm_.high && last >= in_vm_.low) || (first <= in_lgkm_.high && last >= in_lgkm_.low);
  }
  /// Whether some unfinished register is a special one: instructions touch these without naming them.
  constexpr bool has_implicit() const { return (always_interesting_ & wait_word::implicit) != 0; }

private:
  /// Operands that may be unfinished registers, of operations in vmcnt and of others: what a counter counts is mostly close
  /// together.
  analysis::slot_filter in_vm_, in_lgkm_;
  u64 interesting_ = 0;        ///< bits of a row's word that require a check now, and `known`
  u64 always_interesting_ = 0; ///< those that do so for any registers, and `known`
};

} // namespace kiln::pass::detail
