// SPDX-License-Identifier: MIT
// Judges that no instruction touches the result of an unfinished memory operation, and that LDS is settled at barriers.
#pragma once

#include <kiln/analysis/control_flow.hpp>
#include <kiln/analysis/decoded_rows.hpp>
#include <kiln/analysis/register_range.hpp>
#include <kiln/check/gws.hpp>
#include <kiln/check/outstanding.hpp>
#include <kiln/check/register_name.hpp>
#include <kiln/check/scalar_replay.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln::check {

namespace detail {

/// Plays a program with the list of operations in flight, as the hardware's counters see it: an s_waitcnt retires all
/// that are old enough. Where paths meet, the list holds the operations of all of them, each as young as on any.
class wait_judge {
public:
  constexpr wait_judge(const ir::program& program, note& error, analysis::decoded_rows& rows, bool replays)
      : program_(program),
        rows_(rows),
        code_(program.code.begin()),
        error_(error),
        replays_(replays),
        flow_(analysis::control_flow(program)),
        place_of_(program.code.size()) {}

  /// Stores to LDS are in flight only if the program may ask for their end: if its rows are known, or else when they are.
  constexpr void run() {
    using namespace analysis::row_word;
    for (bool certain = false; !certain && !error_.raised;) {
      const u64 asked = rows_.met() & asks_for_ends;
      stores_ = (program_.arch == isa::arch::gfx90a ? 0 : only_counts) | (asked == 0 ? lds_store : 0);
      play_all();
      certain = asked != 0 || (rows_.met() & asks_for_ends) == 0;
    }
  }

private:
  constexpr void play_all() {
    const u32 blocks = program_.blocks.size();
    arriving_.clear();
    first_arrival_ = list<u32>(blocks);
    state_ = list<u8>(blocks);
    again_ = false;
    for (u32 b = 0; b < blocks && !error_.raised; ++b)
      if (state_[b] == 0) go_through(b);
    again_ = true;
    while (!todo_.empty() && !error_.raised) {
      const u32 b = todo_.back();
      todo_.pop_back();
      go_through(b);
    }
  }

  static constexpr u8 played = 1, waiting = 2;

  /// Plays a block, and those behind it that no branch leads to; what is in flight then goes on to others.
  constexpr void go_through(u32 b) {
    in_flight_.clear();
    forget_registers();
    vm_ = lgkm_ = start;
    for (u32 n = first_arrival_[b]; n != 0; n = arriving_[n - 1].next) take_off(arriving_[n - 1].what);
    for (;; ++b) {
      state_[b] = played;
      if (!play(b)) return;
      const analysis::successors& to = flow_[b];
      if (to.target != analysis::no_block && !in_flight_.empty()) arrive(to.target);
      if (to.next == analysis::no_block) return;
      if (!flow_[to.next].entered) continue;
      if (!in_flight_.empty()) arrive(to.next);
      return;
    }
  }

  /// Plays a block. Says false if there is an error, or what leaves it is what left it the last time: nothing that arrived is
  /// in flight any more, and what a wait retires later depends on nothing else.
  constexpr bool play(u32 b) {
    const u64* const words = rows_.words();
    const u128* const more = rows_.more();
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
        near = ((((ops + more[in->row]) | tops) - near_.lows) & (near_.tops_highs - (ops & ~tops)) & tops) !=
                   0 ||
               (in->ops.high != 0 && rows_.may_touch_behind(*in, near_));
      }
      if (!near && (word & watched) == analysis::row_word::known) continue;
      step(*in, word, near);
      if (error_.raised) return false;
      if (again_ && (word & isa::flag::waitcnt) != 0 && !any_arrival_left()) return false;
      watched = watched_;
      plain = plain_word();
    }
    return true;
  }
  /// What the watched bits of a word are where an instruction is of no interest. With registers in flight, any may be.
  constexpr u64 plain_word() const { return near_.high == 0 ? analysis::row_word::known : ~u64{0}; }
  constexpr bool any_arrival_left() const {
    for (const outstanding& o : in_flight_)
      if (o.vm - 1 < start || o.lgkm - 1 < start) return true;
    return false;
  }

  static constexpr isa::flag_mask counting = isa::counting_flags | isa::flag::waitcnt;
  static constexpr u64 implicit =
      analysis::row_word::implicit_vcc | analysis::row_word::implicit_flat_scratch;
  // What arrives at a block was issued before number `start`.
  static constexpr u32 start = 1000;

  /// `near`: some operand may be a register in flight.
  constexpr void step(const ir::instruction& in, u64 word, bool near) {
    const u32 at = static_cast<u32>(&in - code_);
    if (near) judge_operands(at);
    if ((word & watched_ & implicit) != 0) judge_implicit(at, isa::rows[in.row]);
    if ((word & last_call_) != 0) judge_ends(at, isa::rows[in.row], word);
    if (error_.raised) return;
    if ((word & counting) == 0) return;
    if ((word & stores_) != 0) {
      vm_ += word >> analysis::row_word::counts_shift & 1;
      lgkm_ += word >> (analysis::row_word::counts_shift + analysis::row_word::lgkm_shift) & 1;
    } else {
      count(at, isa::rows[in.row], word);
    }
  }

  /// Looks whether operands of the instruction are among the registers in flight.
  constexpr void judge_operands(u32 at) {
    using namespace analysis::operand_lanes;
    const ir::packed_operands& ops = code_[at].ops;
    const isa::operand_list& list = isa::operand_lists[isa::rows[code_[at].row].operands];
    const analysis::operand_lanes::extent extent = extent_of(list);
    u128 hits = 0;
    for (const outstanding& o : in_flight_)
      if (o.dwords != 0)
        hits |= overlap(ops.low, extent.more, o.first, o.last()) |
                (ops.high != 0 ? overlap(ops.high, extent.more_high, o.first, o.last()) : 0);
    if (hits == 0) return;
    for (u32 k = 0; k < list.count; ++k)
      judge_place(at, ops[k].bits, ops[k].bits + list.places[k].dwords - 1, list.places[k].role);
  }

  constexpr void judge_implicit(u32 at, const isa::row& row) {
    constexpr u32 vcc = analysis::operand_bits_of(isa::resource::vcc);
    constexpr u32 flat_scratch = analysis::operand_bits_of(isa::resource::flat_scratch);
    const isa::special_mask touched = row.reads | row.writes;
    if ((touched & isa::special::vcc) != 0) judge_place(at, vcc, vcc + 1, isa::role::read_write);
    if ((touched & isa::special::flat_scratch) != 0)
      judge_place(at, flat_scratch, flat_scratch + 1, isa::role::read_write);
  }

  /// Registers are given as operands.
  constexpr void judge_place(u32 at, u32 first, u32 last, isa::role role) {
    const isa::counter_event events = isa::events_of(isa::rows[code_[at].row]);
    for (const outstanding& o : in_flight_) {
      if (o.dwords == 0 || o.first > last || first > o.last()) continue;
      const bool only_written = role == isa::role::write;
      // VMEM after VMEM, and DS after DS, return in order: the later one may write the same register.
      const bool vm = o.vm != 0 && !(only_written && (events & isa::event::vmem) != 0);
      const bool lgkm = o.lgkm != 0 && !(only_written && (events & o.events & isa::event::ds) != 0);
      if (!vm && !lgkm) continue;
      const ir::operand shared(first > o.first ? first : o.first);
      return complain(at, o, analysis::resource_of(shared), role == isa::role::write);
    }
  }

  /// Judges whether what asks for the end of earlier operations may be issued.
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
      if (invalidates && o.vm != 0) return complain(at, o, isa::resource::none, false);
      if (invalidates || (!leaves && (code_[o.instruction].marks & ir::mark::detached) != 0)) continue;
      const bool dma = (o.events & isa::event::lds_dma) != 0;
      const bool ds = o.touches_lds && o.lgkm != 0;
      const bool matters = dma || ds; // of a store nobody needs to know the end
      if ((leaves && (matters || o.dwords != 0)) || (barrier && matters) || (lds_access && dma) ||
          (beside_ds && ds))
        return complain(at, o, isa::resource::none, false);
    }
  }

  constexpr void count(u32 at, const isa::row& row, u64 word) {
    const ir::instruction& in = code_[at];
    if ((word & isa::flag::waitcnt) != 0) return retire(isa::unpack_waitcnt(in.op(0).payload()));
    const isa::counter_event events =
        static_cast<u32>(word >> analysis::row_word::events_shift) & analysis::row_word::events_mask;
    if (events == 0) return;
    if (replays_ && (events & isa::event::smem) != 0) scalar_replay(program_, at, error_);
    if ((events & isa::event::gws) != 0) return gws(program_, flow_, at, error_);
    const bool in_vm = (events & isa::counts_in_vmcnt) != 0, in_lgkm = (events & isa::counts_in_lgkmcnt) != 0;
    vm_ += in_vm;
    lgkm_ += in_lgkm;
    outstanding o{
        at, events, 0, 0, (word & analysis::row_word::lds_access) != 0, in_vm ? vm_ : 0, in_lgkm ? lgkm_ : 0};
    if ((word & results) != 0) o.find_result(in, isa::operand_lists[row.operands]);
    if (o.dwords != 0 || events != isa::event::vmem || (stores_ & analysis::row_word::only_counts) == 0)
      take_off(o);
  }

  static constexpr u64 results = analysis::row_word::many_results | u64{analysis::row_word::result_mask}
                                                                        << analysis::row_word::result_shift;
  constexpr void take_off(const outstanding& o) {
    if (o.dwords != 0 || !replaces_another(o)) in_flight_.push_back(o);
    keep_in_mind(o);
  }

  constexpr void keep_in_mind(const outstanding& o) {
    last_call_ |= analysis::row_word::leaves | analysis::row_word::invalidates;
    if (o.touches_lds) last_call_ |= isa::flag::barrier | isa::flag::lds_dma;
    if ((o.events & isa::event::lds_dma) != 0)
      last_call_ |= isa::flag::barrier | isa::flag::lds | isa::flag::flat | isa::flag::lds_dma;
    watched_ |= last_call_;
    if (o.dwords == 0) return;
    near_.add_to(o.first, o.last());
    if (o.first >= analysis::operand_bits_of(isa::resource::fixed)) watched_ |= implicit;
  }
  constexpr void forget_registers() {
    near_.clear();
    last_call_ = 0;
    watched_ = analysis::row_word::known | counting;
  }

  /// Of operations of a kind that no register waits for, the youngest counts: what waits for it waits for all.
  constexpr bool replaces_another(const outstanding& o) {
    for (outstanding& old : in_flight_) {
      if (old.dwords != 0 || old.events != o.events || old.touches_lds != o.touches_lds ||
          ((code_[old.instruction].marks ^ code_[o.instruction].marks) & ir::mark::detached) != 0)
        continue;
      const u32 vm = old.vm > o.vm ? old.vm : o.vm, lgkm = old.lgkm > o.lgkm ? old.lgkm : o.lgkm;
      old = o;
      old.vm = vm;
      old.lgkm = lgkm;
      return true;
    }
    return false;
  }

  /// Operations of a counter finish in the order of issue, unless one of these is among them. A flat operation disturbs both
  /// counters until it has left both.
  constexpr bool vm_in_order() const {
    for (const outstanding& o : in_flight_)
      if ((o.events & isa::event::flat) != 0) return false;
    return true;
  }
  constexpr bool lgkm_in_order() const {
    for (const outstanding& o : in_flight_)
      if ((o.lgkm != 0 && (o.events & ~isa::event::ds) != 0) || (o.events & isa::event::flat) != 0)
        return false;
    return true;
  }

  /// Forgets all operations that have finished when every counter is at or below its value.
  constexpr void retire(isa::counter_values v) {
    const bool vm_ordered = v.vmcnt == 0 || (v.vmcnt < isa::counter_max.vmcnt && vm_in_order());
    const bool lgkm_ordered = v.lgkmcnt == 0 || (v.lgkmcnt < isa::counter_max.lgkmcnt && lgkm_in_order());
    u32 left = 0;
    outstanding* const all = in_flight_.begin();
    for (u32 i = 0; i < in_flight_.size(); ++i) {
      outstanding& o = all[i];
      if (vm_ordered && vm_ - o.vm >= v.vmcnt) o.vm = 0;
      if (lgkm_ordered && lgkm_ - o.lgkm >= v.lgkmcnt) o.lgkm = 0;
      if ((o.vm | o.lgkm) == 0) continue;
      if (left != i) all[left] = o;
      ++left;
    }
    if (left == in_flight_.size()) return;
    in_flight_.resize(left);
    forget_registers();
    for (const outstanding& o : in_flight_) keep_in_mind(o);
  }

  /// Adds what is in flight to what arrives at a block. If anything is new or younger there, a block that was played has to
  /// be played again.
  constexpr void arrive(u32 to) {
    bool news = false;
    u32& first = first_arrival_[to];
    const u32 before = first;
    for (u32 n = before; n != 0; n = arriving_[n - 1].next) place_of_[arriving_[n - 1].what.instruction] = n;
    for (outstanding o : in_flight_) {
      // Older than a counter can tell need not be told apart.
      constexpr u32 oldest = 100;
      if (o.vm != 0) o.vm = start - (vm_ - o.vm < oldest ? vm_ - o.vm : oldest);
      if (o.lgkm != 0) o.lgkm = start - (lgkm_ - o.lgkm < oldest ? lgkm_ - o.lgkm : oldest);
      const u32 place = before != 0 ? place_of_[o.instruction] : 0;
      if (place == 0) {
        arriving_.push_back({o, first});
        first = arriving_.size();
        news = true;
        continue;
      }
      outstanding& old = arriving_[place - 1].what;
      news |= old.vm < o.vm || old.lgkm < o.lgkm || old.dwords < o.dwords;
      if (old.dwords < o.dwords) old.dwords = o.dwords;
      if (old.vm < o.vm) old.vm = o.vm;
      if (old.lgkm < o.lgkm) old.lgkm = o.lgkm;
    }
    for (u32 n = before; n != 0; n = arriving_[n - 1].next) place_of_[arriving_[n - 1].what.instruction] = 0;
    if (!news || state_[to] != played) return;
    state_[to] = waiting;
    todo_.push_back(to);
  }

  /// "v_add_f32_e32 reads v4 before ds_read_b32 of line 7 has written it: s_waitcnt lgkmcnt(0) is missing"
  constexpr void complain(u32 at, const outstanding& o, u32 r, bool writes) {
    if (error_.raised) return; // an instruction may both read and write what is not there yet
    const isa::row& row = isa::rows[code_[at].row];
    const ir::instruction& cause = code_[o.instruction];
    error_.raised = true;
    error_.instruction = at;
    error_.where = code_[at].where;
    text_buffer& t = error_.text;
    t << row.name();
    const bool invalidates = (isa::rows[code_[at].row].flags &
                              (isa::counting_flags | isa::flag::branch | isa::flag::barrier)) == 0;
    if (r < isa::resource::none) {
      t << (writes ? " writes " : " reads ");
      put_register_name(t, r,
                        r == isa::resource::vcc      ? "vcc_lo"
                        : r == isa::resource::vcc_hi ? "vcc_hi"
                                                     : "flat_scratch");
    } else if ((row.flags & isa::flag::barrier) != 0) {
      t << " lets other waves go on";
    } else {
      t << ((row.flags & isa::flag::branch) != 0 ? " leaves"
            : invalidates                        ? " empties the cache"
                                                 : " accesses LDS");
    }
    t << " before " << isa::rows[cause.row].name();
    // The loads of the arguments have no line that would help.
    if (cause.where.line != 0 && __builtin_strcmp(cause.where.file, error_.where.file) == 0)
      t << " of line " << cause.where.line;
    t << (r < isa::resource::none ? " has written it" : " has finished");
    t << ": s_waitcnt";
    const bool all = invalidates && r >= isa::resource::none;
    if (o.vm != 0) put_wait(t, " vmcnt(", !all && vm_in_order() ? vm_ - o.vm : 0, isa::counter_max.vmcnt);
    if (o.lgkm != 0 && !all)
      put_wait(t, " lgkmcnt(", lgkm_in_order() ? lgkm_ - o.lgkm : 0, isa::counter_max.lgkmcnt);
    t << " is missing";
  }

  static constexpr void put_wait(text_buffer& t, const char* counter, u32 younger, u32 max) {
    t << counter << (younger < max ? younger : max - 1) << ')';
  }

  const ir::program& program_;
  analysis::decoded_rows& rows_;
  const ir::instruction* code_;
  note& error_;
  bool replays_;
  u64 stores_ = 0; ///< in a row's word: nobody waits for the end. On gfx90a buffer_wbinvl1 does
  list<analysis::successors> flow_;
  list<arriving_operation> arriving_; ///< at the beginnings of blocks
  list<u32> first_arrival_;           ///< by block: 1 + its first
  list<u8> state_;                    ///< by block
  list<u32> todo_;                    ///< blocks that wait
  bool again_ = false;                ///< all were played
  list<u32> place_of_; ///< by instruction: 1 + its place among the arriving of the block at hand

  list<outstanding> in_flight_;
  analysis::lane_interval near_; ///< operands that may touch them, and perhaps some that could before
  u64 watched_ = 0;              ///< bits of a row's word that matter now, and `known`
  u64 last_call_ = 0;            ///< those that ask for the end of LDS accesses
  u32 vm_ = 0, lgkm_ = 0;        ///< operations issued so far
};

} // namespace detail

/// Needs registers assigned. The message is for the author: which wait is missing, where, and for which load.
/// `replays`: also judges that scalar loads can be replayed, which is no question of waits, but of the same instructions.
constexpr void waits(const ir::program& program, note& error, analysis::decoded_rows& rows,
                     bool replays = true) {
  if (!error.raised) detail::wait_judge(program, error, rows, replays).run();
}
constexpr void waits(const ir::program& program, note& error, bool replays = true) {
  analysis::decoded_rows rows;
  waits(program, error, rows, replays);
}

} // namespace kiln::check
