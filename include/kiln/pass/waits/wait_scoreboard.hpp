// SPDX-License-Identifier: MIT
// What memory operations are unfinished while insert_waits walks over a block, and what the current instruction waits for.
#pragma once

#include <kiln/analysis/registers/operand_slots.hpp>
#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/pass/waits/wait_border.hpp>

namespace kiln::pass::detail {

/// The operations of each counter are numbered as they are issued, and each register has the number of the operation that
/// will write it.
class wait_scoreboard {
protected:
  constexpr explicit wait_scoreboard(u32 classes)
      : waits_for_(((classes & wait_class::vmem_result) != 0 ? wait_word::vmem : 0) |
                   ((classes & wait_class::ds_result) != 0 ? wait_word::ds : 0) |
                   ((classes & wait_class::smem_result) != 0 ? wait_word::smem : 0) |
                   ((classes & wait_class::flat_result) != 0 ? wait_word::flat : 0)),
        followed_(
            wait_word::vmem | ((classes & wait_class::smem_order) != 0 ? wait_word::smem : 0) |
            ((classes & wait_class::message_order) != 0 ? wait_word::message : 0) |
            ((classes & wait_class::flat_order) != 0 ? wait_word::flat | wait_word::flat_in_lgkmcnt : 0)) {}

  constexpr void forget_registers() {
    results_.clear();
    some_finished_ = false;
    look_out_for_none();
  }
  constexpr void look_out_for_none() {
    in_vm_.clear();
    in_lgkm_.clear();
    always_interesting_bits_ = analysis::row_word::known | wait_word::interesting;
    interesting_bits_ = always_interesting_bits_;
  }

  static constexpr u64 events = wait_word::of(analysis::row_word::events_mask);

  /// The operation issued last, of a row with that word, will write these registers, given as an operand.
  constexpr void expect(u32 bits, u32 dwords, u64 word) {
    if (bits - ir::first_register() >= ir::registers_and_special()) return;
    const u64 counters = (word >> analysis::row_word::counts_shift & wait_numbers::both) * wait_numbers::vm,
              numbers = issued_ & counters, operation = numbers | (word & events);
    result_ = (result_ & ~counters) | numbers;
    const analysis::slot_filter& near = (operation & wait_numbers::vm) != 0 ? in_vm_ : in_lgkm_;
    if (bits < near.low || bits + dwords - 1 > near.high) watch(bits, dwords, operation);
    results_.push_back({bits, dwords, 0, 0, operation});
    u64* const expected = expected_.of + register_slot(bits);
    for (u32 i = 0; i < dwords; ++i) expected[i] = operation;
  }
  /// Or perhaps by another that has been told of before: on another path.
  constexpr void expect_too(u32 bits, u32 dwords, u64 operation) {
    watch(bits, dwords, operation);
    results_.push_back({bits, dwords, 0, 0, operation});
    u64* const expected = expected_.of + register_slot(bits);
    for (u32 i = 0; i < dwords; ++i)
      expected[i] = ((done_ - expected[i]) & wait_numbers::tops) == wait_numbers::tops
                        ? operation
                        : wait_numbers::later(expected[i], operation);
  }
  /// The GWS operation of that number will read them.
  constexpr void expect_gws(u32 bits, u32 dwords, u32 number) {
    watch(bits, dwords, 0);
    results_.push_back({bits, dwords, number, 0, 0});
    gws_result_ = number;
    for (u32 i = 0; i < dwords; ++i) gws_.of[register_slot(bits) + i] = number;
  }
  constexpr void watch(u32 bits, u32 dwords, u64 operation) {
    interesting_bits_ |=
        bits - ir::first_vgpr() < ir::vectors() ? analysis::row_word::vectors : analysis::row_word::any;
    always_interesting_bits_ |= bits >= ir::first_fixed() ? wait_word::implicit | analysis::row_word::fifth
                                                          : analysis::row_word::fifth;
    interesting_bits_ |= always_interesting_bits_;
    if ((operation & wait_numbers::vm) != 0)
      in_vm_.add(bits, bits + dwords - 1);
    else
      in_lgkm_.add(bits, bits + dwords - 1);
  }

  /// Called after a false hit of the filter. Not after each wait: where each of many results is waited for on its own,
  /// that would be many times as often.
  constexpr void forget_finished() {
    some_finished_ = false;
    look_out_for_none();
    unfinished_result* const all = results_.begin();
    u32 left = 0;
    for (u32 i = 0, count = results_.size(); i != count; ++i) {
      const unfinished_result& r = all[i];
      if (((done_ - r.operation) & wait_numbers::tops) == wait_numbers::tops && r.gws <= gws_done_) continue;
      watch(r.bits, r.dwords, r.operation);
      if (left != i) all[left] = r;
      ++left;
    }
    results_.resize(left);
  }

  /// The instruction waits for an operation that some register expects, but for what counters with those tops say.
  constexpr void want(u64 e, u64 taken_over) {
    const u64 unfinished = ~((done_ - e) | taken_over) & wait_numbers::tops, reasons = e & waits_for_;
    if ((unfinished & wait_numbers::vm_top) != 0 && (reasons & (wait_word::vmem | wait_word::flat)) != 0)
      want_vm(wait_numbers::vm_of(e));
    if ((unfinished & wait_numbers::lgkm_top) != 0 &&
        (reasons & (wait_word::ds | wait_word::smem | wait_word::flat)) != 0)
      want_lgkm(wait_numbers::lgkm_of(e));
  }
  /// A flat operation disturbs the order of both counters until both have been 0.
  constexpr bool vm_in_order() const {
    return (flying_ & (wait_word::flat | wait_word::flat_in_lgkmcnt)) == 0;
  }
  constexpr bool lgkm_in_order() const {
    return (flying_ &
            (wait_word::smem | wait_word::message | wait_word::flat | wait_word::flat_in_lgkmcnt)) == 0;
  }
  /// The instruction waits for the operation of that number.
  constexpr void want_vm(u32 number) {
    constexpr u32 most = isa::counter_max.vmcnt - 1; // a counter at its maximum is no bound
    const u32 younger = vm_in_order() ? wait_numbers::vm_of(issued_) - number : 0,
              value = younger < most ? younger : most;
    if (value < need_.vmcnt) need_.vmcnt = value;
    wanted_ = true;
  }
  constexpr void want_lgkm(u32 number) {
    constexpr u32 most = isa::counter_max.lgkmcnt - 1;
    const u32 younger = lgkm_in_order() ? wait_numbers::lgkm_of(issued_) - number : 0,
              value = younger < most ? younger : most;
    if (value < need_.lgkmcnt) need_.lgkmcnt = value;
    wanted_ = true;
  }
  /// After a wait for these values.
  constexpr void finish(isa::counter_values v) {
    const u32 vm = wait_numbers::vm_of(issued_), lgkm = wait_numbers::lgkm_of(issued_);
    if (v.vmcnt == 0) {
      finish_vm(vm);
      flying_ &= ~(wait_word::vmem | wait_word::flat);
    } else if (v.vmcnt < isa::counter_max.vmcnt && wait_numbers::vm_of(done_) + v.vmcnt < vm &&
               vm_in_order()) {
      finish_vm(vm - v.vmcnt);
    }
    if (v.lgkmcnt == 0) {
      finish_lgkm(lgkm);
      flying_ &= ~(wait_word::smem | wait_word::message | wait_word::flat_in_lgkmcnt);
    } else if (v.lgkmcnt < isa::counter_max.lgkmcnt && wait_numbers::lgkm_of(done_) + v.lgkmcnt < lgkm &&
               lgkm_in_order()) {
      finish_lgkm(lgkm - v.lgkmcnt);
    }
  }
  constexpr void waited(isa::counter_values v) {
    const u64 before = done_;
    finish(v);
    if (v.expcnt == 0) gws_done_ = gws_issued_;
    if (results_.empty()) return;
    if (((done_ - result_) & wait_numbers::tops) == wait_numbers::tops && gws_result_ <= gws_done_)
      forget_registers();
    else if (done_ != before || v.expcnt == 0)
      some_finished_ = true;
  }
  constexpr void finish_vm(u32 number) { done_ = (done_ & ~wait_numbers::vm) | number; }
  constexpr void finish_lgkm(u32 number) {
    done_ = (done_ & ~wait_numbers::lgkm) | u64{number} << wait_numbers::lgkm_shift;
  }

  // What follows is the state before the current instruction.
  u64 interesting_bits_ = 0;        ///< bits of a row's word that require a check now, and `known`
  u64 always_interesting_bits_ = 0; ///< those that do so for any registers, and `known`
  /// Operands that may be unfinished registers, of operations in vmcnt and of others: what a counter counts is mostly close
  /// together.
  analysis::slot_filter in_vm_, in_lgkm_;
  u64 waits_for_;             ///< events whose results are waited for
  u64 followed_;              ///< bits of a row's word that `flying_` has
  u64 issued_ = 0, done_ = 0; ///< numbers of the last operations; the latter with wait_numbers::tops
  u64 flying_ = 0;            ///< what is among those issued since each counter was 0
  isa::counter_values need_;  ///< what the current instruction has to wait for
  bool wanted_ = false;       ///< anything at all
  u64 result_ = 0;            ///< numbers of the last operations that will write a register
  u32 gws_issued_ = 0, gws_done_ = 0, gws_result_ = 0;
  expectations expected_;
  register_numbers gws_;
  list<unfinished_result> results_; ///< empty if no operation is unfinished
  bool some_finished_ = false;      ///< of `results_`, and need no longer be watched for
};

} // namespace kiln::pass::detail
