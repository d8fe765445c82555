// SPDX-License-Identifier: MIT
// What memory operations are unfinished while insert_waits walks over a block, and what the current instruction waits for.
#pragma once

#include <kiln/analysis/operand_lanes.hpp>
#include <kiln/analysis/register_range.hpp>
#include <kiln/pass/wait_border.hpp>

namespace kiln::pass::detail {

/// The operations of each counter are numbered as they are issued, and a register knows the number of the operation that
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
    near_.clear();
    asked_ = wait_word::interesting;
    watched_ = analysis::row_word::known | wait_word::interesting;
  }

  /// These registers, given as an operand, will be written by that operation.
  constexpr void expect(u32 bits, u32 dwords, u64 operation) {
    look_out_for(bits, dwords);
    u64* const expected = expected_.of + register_slot(bits);
    for (u32 i = 0; i < dwords; ++i) expected[i] = operation;
  }
  /// The GWS operation of that number will read them.
  constexpr void expect_gws(u32 bits, u32 dwords, u32 number) {
    look_out_for(bits, dwords);
    gws_result_ = number;
    for (u32 i = 0; i < dwords; ++i) gws_.of[register_slot(bits) + i] = number;
  }
  constexpr void look_out_for(u32 bits, u32 dwords) {
    constexpr u32 first_vector = 2u << 28, vectors = 2u << 28, first_fixed = 4u << 28;
    watched_ |= bits - first_vector < vectors ? analysis::row_word::vectors : analysis::row_word::scalars;
    if (bits >= first_fixed) {
      asked_ |= wait_word::implicit;
      watched_ |= wait_word::implicit;
    }
    near_.add_to(bits, bits + dwords - 1);
    if (results_.size() == crowd_) drop_finished();
    results_.push_back({bits, dwords});
  }

  /// Room for twice what is left: so each result is looked at few times.
  constexpr void drop_finished() {
    u32 left = 0;
    for (const result& r : results_) {
      bool finished = true;
      for (u32 i = 0; i < r.dwords; ++i)
        if (is_unfinished(register_slot(r.bits) + i)) finished = false;
      if (!finished) results_[left++] = r;
    }
    results_.resize(left);
    crowd_ = 2 * left + few;
  }
  constexpr bool is_unfinished(u32 slot) const {
    return ((done_ - expected_.of[slot]) & wait_numbers::tops) != wait_numbers::tops ||
           gws_.of[slot] > gws_done_;
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
    constexpr u32 most = isa::counter_max.vmcnt - 1; // a counter at its maximum says nothing
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
    finish(v);
    if (v.expcnt == 0) gws_done_ = gws_issued_;
    if (near_.high != 0 && ((done_ - result_) & wait_numbers::tops) == wait_numbers::tops &&
        gws_result_ <= gws_done_)
      forget_registers();
  }
  constexpr void finish_vm(u32 number) { done_ = (done_ & ~wait_numbers::vm) | number; }
  constexpr void finish_lgkm(u32 number) {
    done_ = (done_ & ~wait_numbers::lgkm) | u64{number} << wait_numbers::lgkm_shift;
  }

  // What follows is the state before the current instruction.
  u64 watched_ = 0;              ///< bits of a row's word that matter now, and `known`
  u64 asked_ = 0;                ///< those that matter whatever registers the instruction touches
  analysis::lane_interval near_; ///< operands that may be unfinished registers; empty if all have finished
  u64 waits_for_;                ///< events whose results are waited for
  u64 followed_;                 ///< bits of a row's word that `flying_` has
  u64 issued_ = 0, done_ = 0;    ///< numbers of the last operations; the latter with wait_numbers::tops
  u64 flying_ = 0;               ///< what is among those issued since each counter was 0
  isa::counter_values need_;     ///< what the current instruction has to wait for
  bool wanted_ = false;          ///< anything at all
  u64 result_ = 0;               ///< numbers of the last operations that will write a register
  u32 gws_issued_ = 0, gws_done_ = 0, gws_result_ = 0;
  expectations expected_;
  register_numbers gws_;
  /// Registers that an operation will write, as an operand. Without default member initialisers, see support/list.hpp.
  struct result {
    u32 bits, dwords;
  };
  list<result> results_; ///< the registers that may be unfinished
  static constexpr u32 few = 8;
  u32 crowd_ = few; ///< so many of them are looked through for finished ones
};

} // namespace kiln::pass::detail
