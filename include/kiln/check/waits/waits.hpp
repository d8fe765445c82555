// SPDX-License-Identifier: MIT
// Judges that no instruction touches the result of an unfinished memory operation, and that LDS accesses end before barriers.
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/analysis/registers/register_range.hpp>
#include <kiln/analysis/rows/decoded_rows.hpp>
#include <kiln/check/waits/gws.hpp>
#include <kiln/check/waits/missing_wait.hpp>
#include <kiln/check/waits/outstanding.hpp>
#include <kiln/check/waits/scalar_replay.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln::check {

namespace detail {

/// Plays a program with the list of operations in flight, as the hardware's counters see it: an s_waitcnt retires all
/// that are old enough. Where paths meet, the list holds the operations of all of them, each as young as on any. The list
/// may also hold operations that have finished: those whose numbers are not above `vm_done_` and `lgkm_done_`.
class wait_judge {
public:
  constexpr wait_judge(const ir::program& program, const analysis::flow_graph& flow, note& error,
                       analysis::decoded_rows& rows, bool replays)
      : program_(program),
        rows_(rows),
        code_(program.code.begin()),
        error_(error),
        replays_(replays),
        flow_(flow) {}

  /// Stores to LDS are tracked only if the program may require their end. This is certain only when all rows are known, so
  /// the sweep is repeated if a row requires it later.
  constexpr void run() {
    using namespace analysis::row_word;
    for (bool certain = false; !certain && !error_.raised;) {
      const u64 asked = rows_.met() & asks_for_ends;
      stores_ = (is_gfx90a(program_.arch) ? 0 : only_counts) | (asked == 0 ? lds_store : 0);
      arriving_ = arrivals(program_.blocks.size());
      analysis::forward_data_flow(flow_, *this).solve();
      certain = asked != 0 || (rows_.met() & asks_for_ends) == 0;
    }
  }

  // The data-flow problem, as analysis::forward_data_flow has it.
  constexpr bool has_failed() const { return error_.raised; }
  constexpr void begin(u32 b, bool again) {
    again_ = again;
    forget_all();
    vm_ = lgkm_ = start;
    vm_done_ = lgkm_done_ = newest_vm_ = newest_lgkm_ = 0;
    const u32 arrived = arriving_.end_of(b);
    for (u32 i = arriving_.begin_of(b); i != arrived; ++i) track(arriving_[i]);
    arrived_vm_ = newest_vm_;
    arrived_lgkm_ = newest_lgkm_;
  }
  /// False if there is an error, or what leaves the block is what left it the last time: nothing that arrived is in flight any
  /// more, and what a wait retires later depends on nothing else.
  constexpr bool visit(u32 b) {
    using analysis::operand_slots::tops;
    using analysis::row_word::known;
    const u64* const words = rows_.words();
    const u128* const more = rows_.more();
    const ir::block* const block = program_.blocks.begin() + b;
    const ir::instruction* const end =
        b + 1 != program_.blocks.size() ? code_ + block[1].first : program_.code.end();
    for (const ir::instruction* in = code_ + block->first;; ++in) {
      if (no_registers()) {
        while (in != end && (words[in->row] & relevant_) == known) ++in;
      } else { // analysis::slot_filter, written out
        while (in != end && (words[in->row] & relevant_) == known &&
               ((in->ops.low + more[in->row] + in_vm_.from) & (in_vm_.to - in->ops.low) & tops) == 0 &&
               (in_lgkm_.high == 0 ||
                ((in->ops.low + more[in->row] + in_lgkm_.from) & (in_lgkm_.to - in->ops.low) & tops) == 0))
          ++in;
      }
      if (in == end) return true;
      u64 word = words[in->row];
      if (word == 0) word = rows_.learn(in->row);
      step(*in, word);
      if (error_.raised) return false;
      if (again_ && (word & isa::flag::waitcnt) != 0 && arrived_vm_ <= vm_done_ &&
          arrived_lgkm_ <= lgkm_done_)
        return false;
    }
  }

private:
  /// In flight.
  constexpr bool no_registers() const { return (in_vm_.high | in_lgkm_.high) == 0; }
  constexpr bool is_in_flight(const outstanding& o) const { return o.vm > vm_done_ || o.lgkm > lgkm_done_; }

  static constexpr isa::flag_mask counting = isa::counting_flags | isa::flag::waitcnt;
  static constexpr u64 implicit =
      analysis::row_word::implicit_vcc | analysis::row_word::implicit_flat_scratch;
  // What arrives at a block was issued before number `start`.
  static constexpr u32 start = 1000;

  constexpr void step(const ir::instruction& in, u64 word) {
    const u32 at = static_cast<u32>(&in - code_);
    if (!no_registers()) {
      const u128 more = rows_.more()[in.row];
      u128 near = in_vm_.high != 0 ? in_vm_.hits(in.ops.low, more) : 0;
      if (in_lgkm_.high != 0) near |= in_lgkm_.hits(in.ops.low, more);
      if (near != 0) judge_operands(at, near);
      if ((word & analysis::row_word::fifth) != 0) judge_further_operands(at);
    }
    if ((word & relevant_ & implicit) != 0) judge_implicit(at, isa::rows[in.row]);
    if ((word & require_end_) != 0) judge_ends(at, isa::rows[in.row], word);
    if ((word & counting) == 0 || error_.raised) return;
    if ((word & stores_) != 0) {
      vm_ += word >> analysis::row_word::counts_shift & 1;
      lgkm_ += word >> (analysis::row_word::counts_shift + analysis::row_word::lgkm_shift) & 1;
    } else {
      count(at, word);
    }
  }

  /// Looks whether operands of the instruction are among the registers in flight: those whose slots have their tops in `near`.
  constexpr void judge_operands(u32 at, u128 near) {
    using namespace analysis::operand_slots;
    const ir::instruction& in = code_[at];
    const u128 more = rows_.more()[in.row];
    for (; near != 0; near &= near - 1) {
      const u32 k = static_cast<u32>(__builtin_ctzg(near)) / slot_width;
      const u32 first = static_cast<u32>(in.ops.low >> k * slot_width);
      judge_place(at, k, first, first + static_cast<u32>(more >> k * slot_width));
    }
  }
  constexpr void judge_further_operands(u32 at) {
    using analysis::operand_slots::slots;
    const ir::instruction& in = code_[at];
    const isa::operand_list& list = isa::operand_lists[isa::rows[in.row].operands];
    for (u32 k = slots; k < list.count; ++k)
      judge_place(at, k, in.op(k).bits, in.op(k).bits + list.places[k].dwords - 1);
  }

  constexpr void judge_implicit(u32 at, const isa::row& row) {
    constexpr u32 vcc = analysis::operand_bits_of(isa::resource::vcc);
    constexpr u32 flat_scratch = analysis::operand_bits_of(isa::resource::flat_scratch);
    const isa::special_mask touched = row.reads | row.writes;
    if ((touched & isa::special::vcc) != 0) judge_place(at, implied, vcc, vcc + 1);
    if ((touched & isa::special::flat_scratch) != 0) judge_place(at, implied, flat_scratch, flat_scratch + 1);
  }
  static constexpr u32 implied = ~0u; ///< in the place of an operand's number

  /// Registers are given as operands: those of the instruction's operand k.
  constexpr void judge_place(u32 at, u32 k, u32 first, u32 last) {
    const outstanding* const end = in_flight_.end();
    for (const outstanding* o = in_flight_.begin() + oldest_; o != end; ++o)
      if (o->first <= last && first <= o->last) judge_shared(at, k, *o, first > o->first ? first : o->first);
  }
  /// A register of operand k is one that the operation will write.
  constexpr void judge_shared(u32 at, u32 k, const outstanding& o, u32 bits) {
    const isa::row& row = isa::rows[code_[at].row];
    const isa::counter_event events = isa::events_of(row);
    const bool only_written = k != implied && !isa::operand_lists[row.operands].places[k].is_read();
    // VMEM after VMEM, and DS after DS, return in order: the later one may write the same register.
    const bool vm = o.vm > vm_done_ && !(only_written && (events & isa::event::vmem) != 0);
    const bool lgkm = o.lgkm > lgkm_done_ && !(only_written && (events & o.kind & isa::event::ds) != 0);
    if (vm || lgkm) report(at, o, analysis::resource_of(ir::operand(bits)), only_written);
  }

  /// Judges an instruction that requires the end of earlier operations.
  constexpr void judge_ends(u32 at, const isa::row& row, u64 word) {
    const bool invalidates = (word & analysis::row_word::invalidates) != 0;
    const bool barrier = (row.flags & isa::flag::barrier) != 0;
    const bool leaves = (row.flags & isa::flag::branch) != 0;
    const bool stores_lds = row.mnemonic == u32{isa::mn::buffer_store_lds_dword}; // reads LDS beside DS
    const bool loads_lds = (row.flags & isa::flag::lds_dma) != 0 && !stores_lds;
    const bool lds_access = !barrier && !leaves && !loads_lds && (row.flags & isa::flag::gws) == 0 &&
                            (row.flags & (isa::flag::may_load | isa::flag::may_store)) != 0;
    const bool beside_ds =
        (row.flags & isa::flag::lds_dma) != 0 && (code_[at].marks & ir::mark::detached) == 0;
    for (const outstanding& o : in_flight_) {
      if (!is_in_flight(o)) continue;
      if (invalidates && o.vm > vm_done_) return report(at, o, isa::resource::none, false);
      if (invalidates || (!leaves && (o.kind & operation_kind::detached) != 0)) continue;
      const bool dma = (o.kind & isa::event::lds_dma) != 0;
      const bool ds = (o.kind & operation_kind::touches_lds) != 0 && o.lgkm > lgkm_done_;
      const bool matters = dma || ds; // the end of a store matters to nothing else
      if ((leaves && (matters || o.writes_registers())) || (barrier && matters) || (lds_access && dma) ||
          (beside_ds && ds))
        return report(at, o, isa::resource::none, false);
    }
  }

  constexpr void count(u32 at, u64 word) {
    const ir::instruction& in = code_[at];
    if ((word & isa::flag::waitcnt) != 0) return retire(isa::unpack_waitcnt(static_cast<u32>(in.ops.low)));
    const u32 kind = operation_kind::of(word, in.marks);
    if ((kind & analysis::row_word::events_mask) == 0) return;
    if (replays_ && (kind & isa::event::smem) != 0) scalar_replay(program_, at, error_);
    if ((kind & isa::event::gws) != 0) return gws(program_, flow_, at, error_);
    const bool by_vm = (kind & isa::counts_in_vmcnt) != 0, by_lgkm = (kind & isa::counts_in_lgkmcnt) != 0;
    vm_ += by_vm;
    lgkm_ += by_lgkm;
    outstanding o{at, kind, outstanding::none, 0, by_vm ? vm_ : 0, by_lgkm ? lgkm_ : 0};
    if ((word & results) != 0) o.find_result(in, word);
    if (o.last != 0 || kind != isa::event::vmem || (stores_ & analysis::row_word::only_counts) == 0) track(o);
  }

  static constexpr u64 results = analysis::row_word::many_results | u64{analysis::row_word::result_mask}
                                                                        << analysis::row_word::result_shift;
  constexpr void track(const outstanding& o) {
    if (o.vm > newest_vm_) newest_vm_ = o.vm;
    if (o.lgkm > newest_lgkm_) newest_lgkm_ = o.lgkm;
    if ((kinds_ & o.kind) != o.kind) note_kind(o.kind);
    if (o.last != 0) track_registers(o);
    if (o.last != 0 || !replaces_another(o)) in_flight_.push_back(o);
  }

  constexpr void note_kind(u32 kind) {
    kinds_ |= kind;
    require_end_ |= operation_kind::asked_for_by(kind);
    relevant_ |= require_end_;
  }
  constexpr void track_registers(const outstanding& o) {
    analysis::slot_filter& near = o.vm != 0 ? in_vm_ : in_lgkm_;
    if (o.first <= near.high) {
      ascending_ = false;
      if (o.first >= near.low && o.last <= near.high) return;
    }
    near.add(o.first, o.last);
    constexpr u32 first_fixed = analysis::operand_bits_of(isa::resource::fixed);
    relevant_ |= o.first >= first_fixed ? implicit | analysis::row_word::fifth : analysis::row_word::fifth;
  }
  constexpr void forget_all() {
    in_flight_.clear();
    forget_registers();
  }
  constexpr void forget_registers() {
    in_vm_.clear();
    in_lgkm_.clear();
    ascending_ = true;
    oldest_ = 0;
    require_end_ = 0;
    kinds_ = 0;
    relevant_ = analysis::row_word::known | counting;
  }

  /// Of operations of a kind that no register waits for, the youngest counts: what waits for it waits for all.
  constexpr bool replaces_another(const outstanding& o) {
    for (outstanding& old : in_flight_) {
      if (!old.does_the_same_as(o) || !is_in_flight(old)) continue;
      old.take_over(o);
      old.instruction = o.instruction;
      return true;
    }
    return false;
  }

  /// Operations of a counter finish in the order of issue, unless one of these is among them. A flat operation disturbs both
  /// counters until it has left both.
  constexpr bool vm_in_order() const {
    if ((kinds_ & isa::event::flat) == 0) return true;
    for (const outstanding& o : in_flight_)
      if ((o.kind & isa::event::flat) != 0 && is_in_flight(o)) return false;
    return true;
  }
  static constexpr u32 out_of_order = isa::counts_in_lgkmcnt & ~isa::event::ds;
  constexpr bool lgkm_in_order() const {
    if ((kinds_ & out_of_order) == 0) return true;
    for (const outstanding& o : in_flight_)
      if ((o.kind & out_of_order) != 0 && is_in_flight(o)) return false;
    return true;
  }

  /// All operations have finished that must have when every counter is at or below its value, both at one time: what one of
  /// them tells of a flat operation counts for the other.
  constexpr void retire(isa::counter_values v) {
    const u32 vm_before = vm_done_, lgkm_before = lgkm_done_;
    if (v.vmcnt == 0) vm_done_ = vm_;
    if (v.lgkmcnt == 0) lgkm_done_ = lgkm_;
    const bool vm_ordered = v.vmcnt == 0 || (v.vmcnt < isa::counter_max.vmcnt && vm_in_order());
    const bool lgkm_ordered = v.lgkmcnt == 0 || (v.lgkmcnt < isa::counter_max.lgkmcnt && lgkm_in_order());
    const u32 vm = vm_ordered ? vm_ - v.vmcnt : 0, lgkm = lgkm_ordered ? lgkm_ - v.lgkmcnt : 0;
    if (vm <= vm_before && lgkm <= lgkm_before) return;
    if (vm > vm_done_) vm_done_ = vm;
    if (lgkm > lgkm_done_) lgkm_done_ = lgkm;
    if (newest_vm_ <= vm_done_ && newest_lgkm_ <= lgkm_done_) return forget_all();
    if (ascending_ && (in_vm_.high == 0 || in_lgkm_.high == 0))
      narrow();
    else
      forget_finished();
  }
  /// Registers in ascending order: the pending ones begin with the oldest operation's. So retiring one operation per wait does
  /// not visit all of them each time.
  constexpr void narrow() {
    const u32 count = in_flight_.size();
    const outstanding* o = in_flight_.begin() + oldest_;
    while (oldest_ != count && (o->last == 0 || !is_in_flight(*o))) ++oldest_, ++o;
    if (oldest_ == count) return forget_finished();
    (in_lgkm_.high == 0 ? in_vm_ : in_lgkm_).begin_at(o->first);
  }
  constexpr void forget_finished() {
    u32 left = 0;
    outstanding* const all = in_flight_.begin();
    forget_registers();
    for (u32 i = 0, count = in_flight_.size(); i != count; ++i) {
      const outstanding& o = all[i];
      if (!is_in_flight(o)) continue;
      if ((kinds_ & o.kind) != o.kind) note_kind(o.kind);
      if (o.last != 0) track_registers(o);
      if (left != i) all[left] = o;
      ++left;
    }
    in_flight_.resize(left);
  }

public:
  constexpr bool merge(u32, u32 to) {
    bool news = false;
    u32 guesses[] = {0, 0}; // what one counter counts comes in the same order on most paths
    for (outstanding o : in_flight_) {
      // Older than a counter can tell need not be told apart.
      constexpr u32 oldest = 100;
      o.vm = o.vm <= vm_done_ ? 0 : start - (vm_ - o.vm < oldest ? vm_ - o.vm : oldest);
      o.lgkm = o.lgkm <= lgkm_done_ ? 0 : start - (lgkm_ - o.lgkm < oldest ? lgkm_ - o.lgkm : oldest);
      if ((o.vm | o.lgkm) != 0 && arriving_.add(to, o, guesses[o.vm != 0])) news = true;
    }
    return news;
  }

private:
  constexpr void report(u32 at, const outstanding& o, u32 r, bool writes) {
    if (error_.raised) return; // an instruction may both read and write what is not there yet
    missing_wait wait{at, o.instruction, r, writes, 0, 0, o.vm > vm_done_, o.lgkm > lgkm_done_};
    if (vm_in_order()) wait.vmcnt = vm_ - o.vm;
    if (lgkm_in_order()) wait.lgkmcnt = lgkm_ - o.lgkm;
    complain_of_wait(program_, error_, wait);
  }

  const ir::program& program_;
  analysis::decoded_rows& rows_;
  const ir::instruction* code_;
  note& error_;
  bool replays_;
  u64 stores_ = 0; ///< in a row's word: nothing waits for the end. On gfx90a buffer_wbinvl1 does
  const analysis::flow_graph& flow_;
  arrivals arriving_;
  bool again_ = false; ///< the block was visited before

  list<outstanding> in_flight_;
  /// Operands that may touch them, of those in vmcnt and of others: what a counter counts is mostly close together.
  analysis::slot_filter in_vm_, in_lgkm_;
  u64 relevant_ = 0;                ///< bits of a row's word that matter now, and `known`
  u64 require_end_ = 0;             ///< those that require the end of LDS accesses
  u32 kinds_ = 0;                   ///< of all in the list
  bool ascending_ = true;           ///< registers of the list come in ascending order, those of each counter
  u32 oldest_ = 0;                  ///< the place in the list of the first that may have registers to come
  u32 vm_ = 0, lgkm_ = 0;           ///< operations issued so far
  u32 vm_done_ = 0, lgkm_done_ = 0; ///< all up to these have finished
  u32 newest_vm_ = 0, newest_lgkm_ = 0;   ///< the youngest in the list
  u32 arrived_vm_ = 0, arrived_lgkm_ = 0; ///< the youngest of those that came from other blocks
};

} // namespace detail

/// Needs registers assigned. The message is for the author: which wait is missing, where, and for which load.
/// `replays`: also judges that scalar loads can be replayed, which is no question of waits, but of the same instructions.
constexpr void waits(const ir::program& program, const analysis::flow_graph& flow, note& error,
                     analysis::decoded_rows& rows, bool replays = true) {
  if (!error.raised) detail::wait_judge(program, flow, error, rows, replays).run();
}
constexpr void waits(const ir::program& program, note& error, bool replays = true) {
  analysis::decoded_rows rows;
  waits(program, analysis::control_flow(program), error, rows, replays);
}

} // namespace kiln::check
