// SPDX-License-Identifier: MIT
// Inserts the s_waitcnt that memory results need, with the largest counts that are safe.
//   needs  registers assigned
//   gives  no instruction touches the result of a memory operation that may be unfinished; LDS accesses end before barriers
//   judge  check::waits
//   fails  never
// One file of over 400 lines: the scoreboard and the instructions that change it share all their state.
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/analysis/rows/decoded_rows.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/pass/waits/found_waits.hpp>
#include <kiln/pass/waits/wait_border.hpp>
#include <kiln/pass/waits/wait_filter.hpp>

namespace kiln::pass {

namespace detail {

/// A scoreboard of pending operations, as a forward data-flow problem: a block's exit state is merged into its successors'
/// entry states (`borders_`) until a fixed point. Sequence numbers keep increasing between visits, so that operations of an
/// earlier visit count as finished.
class wait_inserter {
public:
  constexpr wait_inserter(ir::program& program, const analysis::flow_graph& flow,
                          analysis::decoded_rows& rows, u32 classes)
      : waits_for_(((classes & wait_class::vmem_result) != 0 ? wait_word::vmem : 0) |
                   ((classes & wait_class::ds_result) != 0 ? wait_word::ds : 0) |
                   ((classes & wait_class::smem_result) != 0 ? wait_word::smem : 0) |
                   ((classes & wait_class::flat_result) != 0 ? wait_word::flat : 0)),
        followed_(
            wait_word::vmem | ((classes & wait_class::smem_order) != 0 ? wait_word::smem : 0) |
            ((classes & wait_class::message_order) != 0 ? wait_word::message : 0) |
            ((classes & wait_class::flat_order) != 0 ? wait_word::flat | wait_word::flat_in_lgkmcnt : 0)),
        program_(program),
        rows_(rows),
        code_(program.code.begin()),
        classes_(classes),
        // Whether VMEM is unfinished matters at the end of a block only where a cache may be invalidated later on.
        carried_(is_gfx90a(program.arch) ? followed_ : followed_ & ~wait_word::vmem),
        flow_(flow),
        borders_(program.blocks.size()),
        found_(program.blocks.size()) {}

  constexpr void run() {
    analysis::forward_data_flow(flow_, *this).solve();
    found_.write(program_);
  }

  // The data-flow problem, as analysis::forward_data_flow has it.
  static constexpr bool has_failed() { return false; }
  constexpr bool visit(u32 b) {
    const ir::block* const block = program_.blocks.begin() + b;
    const ir::instruction* in = code_ + block->first;
    const ir::instruction* const end =
        b + 1 != program_.blocks.size() ? code_ + block[1].first : program_.code.end();
    const u64* const words = rows_.words();
    const u128* const more = rows_.more();
    const u32 first_found = found_.size();
    for (; (in = filter_.next(in, end, words, more)) != end; ++in) {
      const u64 word = words[in->row];
      step(*in, word != 0 ? word : rows_.learn(in->row));
    }
    found_.set_block(b, first_found);
    return true;
  }

  constexpr void begin(u32 b, bool) {
    const wait_border& border = borders_[b];
    if ((issued_ & wait_numbers::many) != 0) restart();
    const u64 before = issued_;
    done_ = before | wait_numbers::tops;
    issued_ += first_number * wait_numbers::both;
    const u32 vm_before = wait_numbers::vm_of(before), gws_before = gws_issued_;
    gws_done_ = gws_before;
    gws_issued_ += first_number;
    flying_ = border.flying;
    dma_ = border.dma != 0 ? vm_before + border.dma : 0;
    ds_ = border.ds != 0 ? wait_numbers::lgkm_of(before) + border.ds : 0;
    uncommon_ = dma_ != 0 ? wait_word::uncommon | analysis::row_word::lds_access : wait_word::uncommon;
    forget_registers();
    result_ = before;
    for (u32 n = border.first; n != 0; n = arriving_[n - 1].next) {
      const unfinished_result& u = arriving_[n - 1];
      const u64 vm = u.operation & wait_numbers::vm, lgkm = u.operation & wait_numbers::lgkm,
                numbers =
                    (vm != 0 ? vm_before + vm : 0) | (lgkm != 0 ? (before & wait_numbers::lgkm) + lgkm : 0);
      result_ = wait_numbers::later(result_, numbers);
      if (numbers != 0) expect_too(u.bits, u.dwords, numbers | (u.operation & events));
      if (u.gws != 0) expect_gws(u.bits, u.dwords, gws_before + u.gws);
    }
  }

private:
  constexpr void restart() {
    issued_ = 0;
    for (u32 slot = 0; slot < register_slots; ++slot) expected_.of[slot] = 0;
  }

  /// An instruction that counts, or may touch registers that are unfinished.
  constexpr void step(const ir::instruction& in, u64 word) {
    if (!results_.empty()) {
      const u128 hits = filter_.hits(in.ops.low, rows_.more()[in.row]);
      if (hits != 0) touch_operands(in, word, hits);
      if ((word & seldom_touched) != 0) touch_others(in, word);
    }
    if ((word & uncommon_) != 0) return step_uncommon(in, word);
    if (wanted_)
      take(in);
    else if (some_finished_ && (word & wait_word::counting) == 0) // the filter was a false hit
      forget_finished();
    if ((word & wait_word::counting) == 0) return;
    issued_ += word >> analysis::row_word::counts_shift & wait_numbers::both;
    flying_ |= word & followed_;
    if ((word & analysis::row_word::lds_access) != 0 && (in.marks & ir::mark::detached) == 0)
      ds_ = wait_numbers::lgkm_of(issued_);
    const u32 dwords =
        static_cast<u32>(word >> analysis::row_word::result_shift) & analysis::row_word::result_mask;
    if (dwords != 0) expect(static_cast<u32>(in.ops.low), dwords, word);
  }

  /// The tops of slots whose operands may be unfinished registers.
  constexpr void touch_operands(const ir::instruction& in, u64 word, u128 hits) {
    using namespace analysis::operand_slots;
    const u128 more = rows_.more()[in.row];
    for (; hits != 0; hits &= hits - 1) {
      const u32 shift = static_cast<u32>(__builtin_ctzg(hits)) - (slot_width - 1);
      touch(in, word, shift / slot_width, static_cast<u32>(in.ops.low >> shift),
            static_cast<u32>(more >> shift));
    }
  }
  static constexpr u64 seldom_touched = analysis::row_word::fifth | wait_word::implicit;
  constexpr void touch_others(const ir::instruction& in, u64 word) {
    if ((word & analysis::row_word::fifth) != 0) touch_high(in, word);
    if ((word & wait_word::implicit) != 0 && filter_.has_implicit()) touch_implicit(in, word);
  }
  /// The registers of the instruction's operand k.
  constexpr void touch(const ir::instruction& in, u64 word, u32 k, u32 bits, u32 more) {
    const u64* const expected = expected_.of + register_slot(bits);
    u64 last = 0; // registers of one operation expect the same
    for (u32 i = 0; i <= more; ++i) {
      const u64 e = expected[i];
      if (((done_ - e) & wait_numbers::tops) == wait_numbers::tops || e == last) continue;
      last = e;
      want(e, (word & wait_word::counting) != 0 ? taken_over(in, word, k, e) : 0);
    }
    if (gws_result_ <= gws_done_ || !place_of(in, k).is_written()) return;
    for (u32 i = 0; i <= more; ++i) want_gws(register_slot(bits) + i);
  }
  /// Operands after the first four.
  constexpr void touch_high(const ir::instruction& in, u64 word) {
    const u32 count = isa::operand_lists[isa::rows[in.row].operands].count;
    for (u32 k = analysis::operand_slots::slots; k < count; ++k) {
      const u32 bits = in.op(k).bits, more = place_of(in, k).dwords - 1u;
      if (filter_.may_have(bits, bits + more)) touch(in, word, k, bits, more);
    }
  }
  constexpr void touch_implicit(const ir::instruction& in, u64 word) {
    if ((word & analysis::row_word::implicit_vcc) != 0) touch_pair(isa::resource::vcc);
    if ((word & analysis::row_word::implicit_flat_scratch) != 0) touch_pair(isa::resource::flat_scratch);
    if ((isa::rows[in.row].writes & isa::special::exec) != 0) touch_pair(isa::resource::exec);
  }
  constexpr void touch_pair(u32 resource) {
    const u32 slot = register_slot(analysis::operand_bits_of(resource));
    for (u32 i = slot; i < slot + 2; ++i) {
      const u64 e = expected_.of[i];
      if (((done_ - e) & wait_numbers::tops) != wait_numbers::tops) want(e, 0);
      if (gws_result_ > gws_done_) want_gws(i);
    }
  }
  static constexpr const isa::operand_row& place_of(const ir::instruction& in, u32 k) {
    return isa::operand_lists[isa::rows[in.row].operands].places[k];
  }

  /// WAW on one in-order counter needs no wait: the new operation takes the register over. Returns the tops of such counters.
  static constexpr u64 taken_over(const ir::instruction& in, u64 word, u32 k, u64 e) {
    if (place_of(in, k).is_read()) return 0;
    const bool ds = (e & (wait_word::ds | wait_word::smem | wait_word::flat)) == wait_word::ds;
    return ((word & (isa::flag::vmem | isa::flag::flat)) == isa::flag::vmem ? wait_numbers::vm_top : 0) |
           ((word & isa::flag::lds) != 0 && ds ? wait_numbers::lgkm_top : 0);
  }

  constexpr void want_gws(u32 slot) {
    constexpr u32 reason = wait_class::gws_data, exec = wait_class::gws_exec;
    const bool is_exec = slot - register_slot(analysis::operand_bits_of(isa::resource::exec)) < 2;
    if (gws_.of[slot] > gws_done_ && (classes_ & (is_exec ? exec : reason)) != 0)
      wanted_ = true, need_.expcnt = 0;
  }

  /// Puts the required wait before the instruction.
  constexpr void take(const ir::instruction& in) {
    found_.add(static_cast<u32>(&in - code_), need_);
    waited(need_);
    need_ = {};
    wanted_ = false;
  }

  /// An instruction that does more than count, or that a load to LDS may concern.
  constexpr void step_uncommon(const ir::instruction& in, u64 word) {
    if ((word & isa::flag::waitcnt) != 0) {
      if (wanted_) take(in);
      return waited(isa::unpack_waitcnt(in.op(0).payload()));
    }
    const isa::row& row = isa::rows[in.row];
    const bool dma = dma_ > wait_numbers::vm_of(done_), ds = ds_ > wait_numbers::lgkm_of(done_);
    if ((word & isa::flag::barrier) != 0) {
      if (ds && (classes_ & wait_class::ds_barrier) != 0) want_lgkm(ds_);
      if (dma && (classes_ & wait_class::dma_barrier) != 0) want_vm(dma_);
    } else {
      // VMEM comes to LDS on another way than DS: neither waits for the other.
      if (dma && (classes_ & wait_class::dma_ds) != 0 &&
          ((word & analysis::row_word::lds_access) != 0 ||
           row.mnemonic == u32{isa::mn::buffer_store_lds_dword}))
        want_vm(dma_);
      if ((word & isa::flag::lds_dma) != 0 && ds && (classes_ & wait_class::ds_dma) != 0 &&
          (in.marks & ir::mark::detached) == 0)
        want_lgkm(ds_);
      want_all(word, dma || ds);
    }
    if (wanted_) take(in);
    if ((word & isa::flag::barrier) != 0 || (word & events) == 0) return;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    if ((word & wait_word::of(isa::event::gws)) != 0) return issue_gws(in, list);
    issued_ += word >> analysis::row_word::counts_shift & wait_numbers::both;
    flying_ |= word & followed_;
    if ((word & wait_word::of(isa::event::lds_dma)) != 0 && (in.marks & ir::mark::detached) == 0) {
      dma_ = wait_numbers::vm_of(issued_);
      uncommon_ |= analysis::row_word::lds_access;
    }
    for (u32 left = list.writes; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left));
      expect(in.op(k).bits, list.places[k].dwords, word);
    }
    if ((word & analysis::row_word::lds_access) != 0 && (in.marks & ir::mark::detached) == 0)
      ds_ = wait_numbers::lgkm_of(issued_);
  }

  /// Waits for all that there is.
  constexpr void want_all(u64 word, bool lds_is_unfinished) {
    // An indirect jump leaves the program that is known here.
    if ((word & analysis::row_word::leaves) != 0 && (classes_ & wait_class::leaves) != 0 &&
        (!results_.empty() || lds_is_unfinished)) {
      want_vm(wait_numbers::vm_of(issued_)), want_lgkm(wait_numbers::lgkm_of(issued_));
      if (gws_result_ > gws_done_) need_.expcnt = 0;
    }
    // What was loaded before must not be in the cache for later loads (LLVM SIInsertWaitcnts).
    if ((word & analysis::row_word::invalidates) != 0 && (classes_ & wait_class::invalidation) != 0 &&
        (flying_ & (wait_word::vmem | wait_word::flat)) != 0)
      want_vm(wait_numbers::vm_of(issued_));
  }

  /// A GWS operation must be finished before anything else is issued (llvm-project pull request 131338). Its data and EXEC
  /// are kept until expcnt says that it has read them, or seven others have come: expcnt counts no more.
  constexpr void issue_gws(const ir::instruction& in, const isa::operand_list& list) {
    ++gws_issued_;
    if (gws_issued_ > gws_done_ + isa::counter_max.expcnt) gws_done_ = gws_issued_ - isa::counter_max.expcnt;
    issued_ += u64{1} << wait_numbers::lgkm_shift;
    expect_gws(analysis::operand_bits_of(isa::resource::exec), 2, gws_issued_);
    if (list.count != 0) expect_gws(in.op(0).bits, 1, gws_issued_);
    if ((classes_ & wait_class::after_gws) == 0) return;
    found_.add_after_gws(static_cast<u32>(&in - code_), {.lgkmcnt = 0});
    waited({.lgkmcnt = 0});
  }

public:
  constexpr bool merge(u32 b, u32 to) {
    if (to <= b && (classes_ & wait_class::loop_carried) == 0) return false;
    wait_border& border = borders_[to];
    const u32 dma = dma_ > wait_numbers::vm_of(done_) ? number_of(wait_numbers::vm_of(issued_) - dma_) : 0,
              ds = ds_ > wait_numbers::lgkm_of(done_) ? number_of(wait_numbers::lgkm_of(issued_) - ds_) : 0;
    const u64 flying = flying_ & carried_;
    const bool changed = dma > border.dma || ds > border.ds || (flying & ~border.flying) != 0;
    if (changed) {
      if (border.dma < dma) border.dma = dma;
      if (border.ds < ds) border.ds = ds;
      border.flying |= flying;
    }
    return (!results_.empty() && merge_results(border)) || changed;
  }

private:
  constexpr bool merge_results(wait_border& border) {
    bool changed = false;
    // Paths that meet mostly bring the same, and what one counter counts in the same order.
    u32 guesses[] = {border.first, border.first};
    const bool nothing_before = border.first == 0;
    for (const unfinished_result& r : results_) {
      const u64 e = r.operation, unfinished = ~(done_ - e);
      const u64 vm = (unfinished & wait_numbers::vm_top) != 0
                         ? number_of(wait_numbers::vm_of(issued_) - wait_numbers::vm_of(e))
                         : 0,
                lgkm = (unfinished & wait_numbers::lgkm_top) != 0
                           ? number_of(wait_numbers::lgkm_of(issued_) - wait_numbers::lgkm_of(e))
                           : 0;
      const u32 gws = r.gws > gws_done_ ? number_of(gws_issued_ - r.gws) : 0;
      if ((vm | lgkm | gws) == 0) continue;
      const unfinished_result out{r.bits, r.dwords, gws, 0,
                                  vm | lgkm << wait_numbers::lgkm_shift |
                                      ((vm | lgkm) != 0 ? e & events : 0)};
      u32& guess = guesses[vm != 0];
      const u32 old = nothing_before ? 0 : arriving_at(border, guess, out);
      if (old != 0) {
        guess = arriving_[old - 1].next;
        if (arriving_[old - 1].merge(out)) changed = true;
      } else {
        arriving_.push_back(out);
        const u32 added = arriving_.size();
        (border.first == 0 ? border.first : arriving_[border.last - 1].next) = added;
        border.last = added;
        changed = true;
      }
    }
    return changed;
  }
  /// The number of the result that has those registers, searched from `guess` on, then before it; 0: there is none.
  constexpr u32 arriving_at(const wait_border& border, u32 guess, const unfinished_result& wanted) const {
    const unfinished_result* const all = arriving_.begin();
    for (u32 n = guess; n != 0; n = all[n - 1].next)
      if (all[n - 1].bits == wanted.bits && all[n - 1].dwords == wanted.dwords) return n;
    for (u32 n = border.first; n != guess; n = all[n - 1].next)
      if (all[n - 1].bits == wanted.bits && all[n - 1].dwords == wanted.dwords) return n;
    return 0;
  }

  // The scoreboard. The operations of each counter are numbered as they are issued, and each register has the number of the
  // operation that will write it.

  constexpr void forget_registers() {
    results_.clear();
    some_finished_ = false;
    filter_.clear();
  }

  static constexpr u64 events = wait_word::of(analysis::row_word::events_mask);

  /// The operation issued last, of a row with that word, will write these registers, given as an operand.
  constexpr void expect(u32 bits, u32 dwords, u64 word) {
    if (bits - ir::first_register() >= ir::registers_and_special()) return;
    const u64 counters = (word >> analysis::row_word::counts_shift & wait_numbers::both) * wait_numbers::vm,
              numbers = issued_ & counters, operation = numbers | (word & events);
    result_ = (result_ & ~counters) | numbers;
    const bool in_vm = (operation & wait_numbers::vm) != 0;
    if (!filter_.covers(bits, dwords, in_vm)) filter_.add(bits, dwords, in_vm);
    results_.push_back({bits, dwords, 0, 0, operation});
    u64* const expected = expected_.of + register_slot(bits);
    for (u32 i = 0; i < dwords; ++i) expected[i] = operation;
  }
  /// Or perhaps by another that has been told of before: on another path.
  constexpr void expect_too(u32 bits, u32 dwords, u64 operation) {
    filter_.add(bits, dwords, (operation & wait_numbers::vm) != 0);
    results_.push_back({bits, dwords, 0, 0, operation});
    u64* const expected = expected_.of + register_slot(bits);
    for (u32 i = 0; i < dwords; ++i)
      expected[i] = ((done_ - expected[i]) & wait_numbers::tops) == wait_numbers::tops
                        ? operation
                        : wait_numbers::later(expected[i], operation);
  }
  /// The GWS operation of that number will read them.
  constexpr void expect_gws(u32 bits, u32 dwords, u32 number) {
    filter_.add(bits, dwords, false);
    results_.push_back({bits, dwords, number, 0, 0});
    gws_result_ = number;
    for (u32 i = 0; i < dwords; ++i) gws_.of[register_slot(bits) + i] = number;
  }
  /// Called after a false hit of the filter. Not after each wait: where each of many results is waited for on its own,
  /// that would be many times as often.
  constexpr void forget_finished() {
    some_finished_ = false;
    filter_.clear();
    unfinished_result* const all = results_.begin();
    u32 left = 0;
    for (u32 i = 0, count = results_.size(); i != count; ++i) {
      const unfinished_result& r = all[i];
      if (((done_ - r.operation) & wait_numbers::tops) == wait_numbers::tops && r.gws <= gws_done_) continue;
      filter_.add(r.bits, r.dwords, (r.operation & wait_numbers::vm) != 0);
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
  wait_filter filter_;
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

  ir::program& program_;
  analysis::decoded_rows& rows_;
  ir::instruction* code_;
  u32 classes_;
  u64 carried_; ///< of the bits of `flying_`, those that successors are told of
  const analysis::flow_graph& flow_;
  list<wait_border> borders_;        ///< by block
  list<unfinished_result> arriving_; ///< at all borders
  found_waits found_;
  u64 uncommon_ = 0;     ///< bits of a row's word: of instructions that do more than count
  u32 dma_ = 0, ds_ = 0; ///< numbers of the last LDS-DMA and DS operation
};

} // namespace detail

/// `classes` is for tests: the reasons to wait that are not left out.
constexpr void insert_waits(ir::program& program, const analysis::flow_graph& flow,
                            analysis::decoded_rows& rows, u32 classes = wait_class::all) {
  detail::wait_inserter(program, flow, rows, classes).run();
}
constexpr void insert_waits(ir::program& program, u32 classes = wait_class::all) {
  analysis::decoded_rows rows;
  insert_waits(program, analysis::control_flow(program), rows, classes);
}

} // namespace kiln::pass
