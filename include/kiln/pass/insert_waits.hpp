// SPDX-License-Identifier: MIT
// Inserts the s_waitcnt that memory results need, with the largest counts that are safe.
//   needs  registers assigned
//   gives  no instruction touches the result of a memory operation that may be unfinished; LDS is settled at barriers
//   judge  check::waits
//   fails  never
#pragma once

#include <kiln/analysis/control_flow.hpp>
#include <kiln/analysis/decoded_rows.hpp>
#include <kiln/analysis/register_range.hpp>
#include <kiln/isa/counter.hpp>
#include <kiln/pass/found_waits.hpp>
#include <kiln/pass/wait_border.hpp>

namespace kiln::pass {

namespace detail {

/// A pending-event scoreboard: the operations of each counter are numbered as they are issued, and a register knows the
/// number of the operation that will write it. What is unfinished at the end of a block goes into the borders of its
/// successors, until they grow no more.
class wait_inserter {
public:
  constexpr wait_inserter(ir::program& program, u32 classes)
      : program_(program),
        code_(program.code.begin()),
        classes_(classes),
        disturbing_(disturbing_events(classes)),
        in_vmcnt_(isa::event::vmem | (disturbing_ & isa::event::flat)),
        // Whether VMEM is unfinished matters at the end of a block only where a cache may be invalidated later on.
        carried_(program.arch == isa::arch::gfx90a ? in_vmcnt_ : isa::event::flat),
        flow_(analysis::control_flow(program)),
        borders_(program.blocks.size()),
        settled_(program.blocks.size()),
        found_(program.blocks.size()) {}

  constexpr void run() {
    const u32 blocks = program_.blocks.size();
    u8* const settled = settled_.begin();
    for (bool again = true; again;) {
      again = false;
      for (u32 b = 0; b < blocks; ++b)
        if (settled[b] == 0) again = walk(b) || again;
    }
    found_.write(program_);
  }

private:
  /// Walks a block, and those behind it that no branch leads to. Says whether something new arrives at a block before them.
  constexpr bool walk(u32 b) {
    enter(borders_[b]);
    bool again = false;
    for (;; ++b) {
      settled_[b] = 1;
      visit(b);
      const u32 next = flow_[b].next, target = flow_[b].target;
      if (target != analysis::no_block && leave(target, target <= b)) {
        settled_[target] = 0;
        again = again || target <= b;
      }
      if (next == analysis::no_block) return again;
      if (!flow_[next].entered) continue;
      if (leave(next, false)) settled_[next] = 0;
      return again;
    }
  }

  constexpr void visit(u32 b) {
    const u32 first_found = found_.size();
    const u64* const words = rows_.words();
    const analysis::operand_lanes::extent* const extents = rows_.extents();
    const ir::block* const block = program_.blocks.begin() + b;
    const ir::instruction* const end =
        b + 1 != program_.blocks.size() ? code_ + block[1].first : program_.code.end();
    u64 watched = watched_, plain = plain_word();
    for (const ir::instruction* in = code_ + block->first; in != end; ++in) {
      if ((words[in->row] & watched) == plain) continue;
      u64 word = words[in->row];
      if (word == 0) word = rows_.learn(in->row);
      bool near = false;
      if (plain != analysis::row_word::known) {
        using analysis::operand_lanes::tops; // operand_lanes::overlap, written out
        const u128 ops = in->ops.low;
        near = ((((ops + extents[rows_.extent_number(word)].more) | tops) - near_.lows) &
                (near_.tops_highs - (ops & ~tops)) & tops) != 0 ||
               in->ops.high != 0;
      }
      if (!near && (word & watched) == analysis::row_word::known) continue;
      at_ = static_cast<u32>(in - code_);
      if (near || (watched & word & wait_word::implicit) != 0)
        check_registers(isa::rows[in->row], extents[rows_.extent_number(word)].more);
      if ((word & wait_word::interesting) != 0)
        count(*in, isa::rows[in->row], word);
      else if (wanted_)
        take();
      watched = watched_;
      plain = plain_word();
    }
    found_.set_block(b, first_found);
  }
  /// The watched bits of a word where an instruction is of no interest. With registers unfinished, any may be.
  constexpr u64 plain_word() const { return near_.high == 0 ? analysis::row_word::known : ~u64{0}; }

  constexpr void enter(const wait_border& border) {
    vm_issued_ = lgkm_issued_ = gws_issued_ = first_number;
    vm_done_ = lgkm_done_ = gws_done_ = 0;
    in_vm_ = border.in_vm;
    unordered_lgkm_ = border.unordered_lgkm;
    dma_ = border.dma;
    ds_ = border.ds;
    vm_result_ = lgkm_result_ = gws_result_ = 0;
    forget_registers();
    for (u32 n = border.registers; n != 0; n = arriving_[n - 1].next) {
      const unfinished_register& u = arriving_[n - 1];
      expect(u.resource, 1, u.vm, u.lgkm, u.gws, u.reasons);
    }
  }

  constexpr void forget_registers() {
    if (near_.high != 0) unfinished_.clear();
    near_.clear();
    watched_ = analysis::row_word::known | wait_word::interesting;
  }

  /// Operations of these numbers will write these registers.
  constexpr void expect(u32 first, u32 dwords, u32 vm, u32 lgkm, u32 gws, u32 reasons) {
    if (first >= isa::resource::fixed) watched_ |= wait_word::implicit;
    unfinished_.add(first, dwords);
    near_.add(analysis::operand_bits_of(first), dwords);
    if (vm_result_ < vm) vm_result_ = vm;
    if (lgkm_result_ < lgkm) lgkm_result_ = lgkm;
    if (gws_result_ < gws) gws_result_ = gws;
    const u64 expected = expectation(vm, lgkm, gws, reasons);
    for (u32 r = first; r < first + dwords; ++r) expected_.of[r] = expected;
  }

  constexpr void check_registers(const isa::row& row, u128 more) {
    const ir::packed_operands& ops = code_[at_].ops;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    using namespace analysis::operand_lanes;
    for (u128 hit = overlap(ops.low, more, near_.low, near_.high); hit != 0; hit &= hit - 1) {
      const u32 k = static_cast<u32>(__builtin_ctzg(hit)) / lane_bits;
      check_place(row, analysis::resource_of(ops[k]), isa::operand_places[list.places.of[k]]);
    }
    for (u32 k = lane_count; k < list.count; ++k)
      check_place(row, analysis::resource_of(ops[k]), isa::operand_places[list.places.of[k]]);
    if ((watched_ & wait_word::implicit) != 0) check_implicit(row);
  }

  constexpr void check_implicit(const isa::row& row) {
    const isa::special_mask touched = row.reads | row.writes;
    if ((touched & isa::special::vcc) != 0) check_pair(row, isa::resource::vcc);
    if ((touched & isa::special::flat_scratch) != 0) check_pair(row, isa::resource::flat_scratch);
    if ((row.writes & isa::special::exec) != 0) check_pair(row, isa::resource::exec);
  }
  constexpr void check_pair(const isa::row& row, u32 first) {
    const u128 members = unfinished_.members(first, 2);
    if (members != 0) check_members(row, first, members, false, true);
  }

  constexpr void check_place(const isa::row& row, u32 first, const isa::operand_row& place) {
    const u128 members = unfinished_.members(first, place.dwords);
    if (members != 0)
      check_members(row, first, members, place.role == isa::role::write, place.role != isa::role::read);
  }

  constexpr void check_members(const isa::row& row, u32 first, u128 members, bool only_written,
                               bool written) {
    const isa::flag_mask flags = row.flags;
    bool settled = true; // after the wait that the instruction gets
    u64 last = 0;        // registers of one operation expect the same
    u32 r = first;
    for (u128 left = members; left != 0; left >>= 1, ++r) {
      const u64 e = expected_.of[r];
      if ((left & 1) == 0 || e == last) continue;
      last = e;
      const u32 reasons = static_cast<u32>(e >> 48);
      const bool gws = gws_of(e) > gws_done_;
      bool vm = vm_of(e) > vm_done_, lgkm = lgkm_of(e) > lgkm_done_;
      // Two results that the same counter counts in order come in order: the new operation takes the register over.
      if (only_written && vm && (flags & (isa::flag::vmem | isa::flag::flat)) == isa::flag::vmem)
        vm = settled = false;
      if (only_written && lgkm && (flags & isa::flag::lds) != 0 &&
          (reasons & wait_class::in_lgkmcnt) == wait_class::ds_result)
        lgkm = settled = false;
      if (gws && written && (classes_ & reasons) != 0) wanted_ = true, need_.expcnt = 0;
      if (gws && !written) settled = false;
      if (vm && (classes_ & reasons & wait_class::in_vmcnt) != 0) want_vm(vm_of(e));
      if (lgkm && (classes_ & reasons & wait_class::in_lgkmcnt) != 0) want_lgkm(lgkm_of(e));
    }
    if (settled) unfinished_.remove(first, members);
  }

  /// The instruction waits for that operation. A flat one disturbs the order of both counters until both have been 0.
  constexpr void want_vm(u32 number) {
    constexpr u32 most = isa::counter_max.vmcnt - 1; // a counter at its maximum says nothing
    const u32 younger = ((in_vm_ | unordered_lgkm_) & isa::event::flat) != 0 ? 0 : vm_issued_ - number,
              value = younger < most ? younger : most;
    if (value < need_.vmcnt) need_.vmcnt = value;
    wanted_ = true;
  }
  constexpr void want_lgkm(u32 number) {
    constexpr u32 most = isa::counter_max.lgkmcnt - 1;
    const u32 younger = (unordered_lgkm_ | (in_vm_ & isa::event::flat)) != 0 ? 0 : lgkm_issued_ - number,
              value = younger < most ? younger : most;
    if (value < need_.lgkmcnt) need_.lgkmcnt = value;
    wanted_ = true;
  }

  /// The wait that was asked for goes before the current instruction.
  constexpr void take() {
    found_.add(at_, need_);
    waited(need_);
    need_ = {};
    wanted_ = false;
  }

  constexpr void waited(isa::counter_values v) {
    if (v.vmcnt == 0) {
      vm_done_ = vm_issued_;
      in_vm_ = 0;
    } else if (v.vmcnt < isa::counter_max.vmcnt && vm_done_ + v.vmcnt < vm_issued_ &&
               ((in_vm_ | unordered_lgkm_) & isa::event::flat) == 0) {
      vm_done_ = vm_issued_ - v.vmcnt;
    }
    if (v.lgkmcnt == 0) {
      lgkm_done_ = lgkm_issued_;
      unordered_lgkm_ = 0;
    } else if ((unordered_lgkm_ | (in_vm_ & isa::event::flat)) == 0 && v.lgkmcnt < isa::counter_max.lgkmcnt &&
               lgkm_done_ + v.lgkmcnt < lgkm_issued_) {
      lgkm_done_ = lgkm_issued_ - v.lgkmcnt;
    }
    if (v.expcnt == 0) gws_done_ = gws_issued_;
    if (near_.high != 0 && vm_result_ <= vm_done_ && lgkm_result_ <= lgkm_done_ && gws_result_ <= gws_done_)
      forget_registers();
  }

  constexpr void count(const ir::instruction& in, const isa::row& row, u64 word) {
    if ((word & isa::flag::waitcnt) != 0) return waited(isa::unpack_waitcnt(in.op(0).payload()));
    if ((word & isa::flag::barrier) != 0) return settle_lds();
    const isa::counter_event events =
        static_cast<u32>(word >> analysis::row_word::events_shift) & analysis::row_word::events_mask;
    // VMEM comes to LDS on another way than DS: neither waits for the other.
    if (dma_ > vm_done_ && (classes_ & wait_class::dma_ds) != 0 &&
        ((word & analysis::row_word::lds_access) != 0 ||
         row.mnemonic == u32{isa::mn::buffer_store_lds_dword}))
      want_vm(dma_);
    if ((word & isa::flag::lds_dma) != 0 && ds_ > lgkm_done_ && (classes_ & wait_class::ds_dma) != 0 &&
        (in.marks & ir::mark::detached) == 0)
      want_lgkm(ds_);
    if ((word & wait_word::rare) != 0) want_all(word);
    if (wanted_) take();
    if (events == 0) return;
    if ((events & isa::event::gws) != 0) return issue_gws(in, isa::operand_lists[row.operands]);
    issue(in, row, events);
    if ((word & analysis::row_word::lds_access) != 0 && (in.marks & ir::mark::detached) == 0)
      ds_ = lgkm_issued_;
  }

  /// Waits for all that there is.
  constexpr void want_all(u64 word) {
    // An indirect jump leaves the program that is known here.
    if ((word & analysis::row_word::leaves) != 0 && (classes_ & wait_class::leaves) != 0 &&
        (near_.high != 0 || dma_ > vm_done_ || ds_ > lgkm_done_)) {
      want_vm(vm_issued_), want_lgkm(lgkm_issued_);
      if (gws_result_ > gws_done_) need_.expcnt = 0;
    }
    // What was loaded before must not stand in the cache for what is loaded afterwards (LLVM SIInsertWaitcnts).
    if ((word & analysis::row_word::invalidates) != 0 && (classes_ & wait_class::invalidation) != 0 &&
        in_vm_ != 0)
      want_vm(vm_issued_);
  }

  /// A GWS operation must be finished before anything else is issued (llvm-project pull request 131338). Its data and EXEC
  /// are kept until expcnt says that it has read them, or seven others have come: expcnt counts no more.
  constexpr void issue_gws(const ir::instruction& in, const isa::operand_list& list) {
    ++gws_issued_;
    if (gws_issued_ > gws_done_ + isa::counter_max.expcnt) gws_done_ = gws_issued_ - isa::counter_max.expcnt;
    ++lgkm_issued_;
    expect(isa::resource::exec, 2, 0, 0, gws_issued_, wait_class::gws_exec);
    if (list.count != 0) expect(analysis::resource_of(in.op(0)), 1, 0, 0, gws_issued_, wait_class::gws_data);
    if ((classes_ & wait_class::gws_behind) == 0) return;
    found_.add_behind_gws(at_, {.lgkmcnt = 0});
    waited({.lgkmcnt = 0});
  }

  constexpr void settle_lds() {
    if (ds_ > lgkm_done_ && (classes_ & wait_class::ds_barrier) != 0) want_lgkm(ds_);
    if (dma_ > vm_done_ && (classes_ & wait_class::dma_barrier) != 0) want_vm(dma_);
    if (wanted_) take();
  }

  constexpr void issue(const ir::instruction& in, const isa::row& row, isa::counter_event events) {
    if ((events & isa::counts_in_vmcnt) != 0) ++vm_issued_;
    if ((events & isa::counts_in_lgkmcnt) != 0) ++lgkm_issued_;
    in_vm_ |= events & in_vmcnt_;
    unordered_lgkm_ |= events & disturbing_;
    if ((events & isa::event::lds_dma) != 0 && (in.marks & ir::mark::detached) == 0) dma_ = vm_issued_;
    const isa::operand_list& list = isa::operand_lists[row.operands];
    u32 left = list.writes;
    if (left == 0) return;
    const u32 reason = (events & isa::event::vmem) != 0   ? wait_class::vmem_result
                       : (events & isa::event::ds) != 0   ? wait_class::ds_result
                       : (events & isa::event::smem) != 0 ? wait_class::smem_result
                                                          : wait_class::flat_result;
    for (; left != 0; left &= left - 1) {
      const u32 k = static_cast<u32>(__builtin_ctz(left)), r = analysis::resource_of(in.op(k));
      if (analysis::is_register(r))
        expect(r, isa::operand_places[list.places.of[k]].dwords,
               (reason & wait_class::in_vmcnt) != 0 ? vm_issued_ : 0,
               (reason & wait_class::in_lgkmcnt) != 0 ? lgkm_issued_ : 0, 0, reason);
    }
  }

  /// Merges the state at the end of the current block into the border of a successor. Says whether that changed it.
  constexpr bool leave(u32 to, bool backwards) {
    if (backwards && (classes_ & wait_class::loop_carried) == 0) return false;
    wait_border& border = borders_[to];
    const u32 dma = dma_ > vm_done_ ? number_of(vm_issued_ - dma_) : 0,
              ds = ds_ > lgkm_done_ ? number_of(lgkm_issued_ - ds_) : 0;
    const bool changed = dma > border.dma || ds > border.ds || (in_vm_ & carried_ & ~border.in_vm) != 0 ||
                         (unordered_lgkm_ & ~border.unordered_lgkm) != 0;
    if (changed) {
      if (border.dma < dma) border.dma = dma;
      if (border.ds < ds) border.ds = ds;
      border.in_vm |= in_vm_ & carried_;
      border.unordered_lgkm |= unordered_lgkm_;
    }
    return (near_.high != 0 && leave_registers(border)) || changed;
  }

  constexpr bool leave_registers(wait_border& border) {
    bool changed = false;
    const u32 before = border.registers;
    for (u32 n = before; n != 0; n = arriving_[n - 1].next) entry_.of[arriving_[n - 1].resource] = n;
    constexpr u32 every_other = 0x5555'5555; // windows of 128 begin every 64
    for (u32 used = unfinished_.used & every_other; used != 0; used &= used - 1) {
      const u32 window = static_cast<u32>(__builtin_ctz(used)), base = window * 64;
      for (u128 members = unfinished_.window[window]; members != 0; members &= members - 1) {
        const u32 r = base + static_cast<u32>(__builtin_ctzg(members));
        const u64 e = expected_.of[r];
        const unfinished_register out{static_cast<u16>(r),
                                      static_cast<u16>(e >> 48),
                                      vm_of(e) > vm_done_ ? number_of(vm_issued_ - vm_of(e)) : u16{0},
                                      lgkm_of(e) > lgkm_done_ ? number_of(lgkm_issued_ - lgkm_of(e)) : u16{0},
                                      gws_of(e) > gws_done_ ? number_of(gws_issued_ - gws_of(e)) : u16{0},
                                      border.registers};
        if ((out.vm | out.lgkm | out.gws) == 0) continue;
        const u32 entry = entry_.of[r];
        if (entry != 0) {
          changed = arriving_[entry - 1].merge(out) || changed;
        } else {
          arriving_.push_back(out);
          border.registers = arriving_.size();
          changed = true;
        }
      }
    }
    for (u32 n = before; n != 0; n = arriving_[n - 1].next) entry_.of[arriving_[n - 1].resource] = 0;
    return changed;
  }

  ir::program& program_;
  ir::instruction* code_;
  u32 classes_;
  isa::counter_event disturbing_;         ///< events that finish in no order with others of their counter
  isa::counter_event in_vmcnt_, carried_; ///< events that vmcnt counts; of which successors are told
  list<analysis::successors> flow_;
  list<wait_border> borders_;          ///< by block
  list<unfinished_register> arriving_; ///< at all borders
  list<u8> settled_;                   ///< by block: it was walked, and nothing has arrived since
  found_waits found_;
  analysis::decoded_rows rows_;

  u32 at_ = 0;                        ///< what follows is the state before this instruction
  u64 watched_ = 0;                   ///< bits of a row's word that matter now, and `known`
  analysis::register_set unfinished_; ///< and perhaps some that have finished
  analysis::lane_interval near_;      ///< operands that may touch them; empty if all have finished
  expectations expected_;
  entry_numbers entry_; ///< among the arriving of the border at hand
  u32 vm_issued_ = 0, vm_done_ = 0;
  u32 lgkm_issued_ = 0, lgkm_done_ = 0;
  u32 gws_issued_ = 0, gws_done_ = 0;
  u32 vm_result_ = 0, lgkm_result_ = 0, gws_result_ = 0; ///< the last that will write a register, or read it
  isa::counter_event in_vm_ = 0,
                     unordered_lgkm_ = 0; ///< issued since the counter was 0; of lgkmcnt, those that disturb
  u32 dma_ = 0, ds_ = 0;                  ///< numbers of the last LDS-DMA and DS operation
  isa::counter_values need_;              ///< what the current instruction has to wait for
  bool wanted_ = false;                   ///< anything at all
};

} // namespace detail

/// `classes` is for tests: the reasons to wait that are not left out.
constexpr void insert_waits(ir::program& program, u32 classes = wait_class::all) {
  detail::wait_inserter(program, classes).run();
}

} // namespace kiln::pass
