// SPDX-License-Identifier: MIT
// Judges rings of LDS slots, and loads to LDS that are under way: no wave reads what has not arrived, or overwrites what
// another may still read.
#pragma once

#include <kiln/analysis/programs/forward_data_flow.hpp>
#include <kiln/check/waits/slot_state.hpp>
#include <kiln/ir/tag.hpp>
#include <kiln/isa/counter.hpp>

namespace kiln::check {

namespace detail {

/// Follows what a wave may be doing to each slot, forward, by the number that the slot has from the ring's counter on: which
/// slot that is does not matter, as all waves count alike. An access is over when a wait says so, and over for all waves after
/// a barrier: after n + 1 barriers, while groups of waves are up to n apart. Accesses without a tag count as those of one more
/// slot, to which loads that are in no ring go.
///
/// It relies on all waves taking the same way through accesses, steps and barriers (check::barriers), and on the slot's
/// address and bytes, which tile/ring.hpp writes together with the tag.
class ring_judge {
  using kind = ir::tag::kind;
  static constexpr isa::flag_mask stores = isa::flag::may_store | isa::flag::atomic;

public:
  constexpr ring_judge(const ir::program& p, const analysis::flow_graph& flow, note& error)
      : p_(p),
        flow_(flow),
        error_(error),
        phases_on_entry_(p.blocks.size()),
        shifts_on_entry_(p.blocks.size()) {
    for (const ir::slot_ring& r : p.rings) {
      first_.push_back(slots_);
      slots_ += r.slots;
    }
    for (u32 i = 0; i < p.blocks.size() * (slots_ + 1); ++i) on_entry_.push_back({});
    here_.resize(slots_ + 1);
    for (u32 s = 0; s < slots_; ++s) on_entry_[s].empty = true;
    if (!p.blocks.empty()) shifts_on_entry_[0] = 1;
  }

  constexpr void run() { analysis::forward_data_flow(flow_, *this).solve(); }

  // The data-flow problem, as analysis::forward_data_flow has it.
  constexpr bool has_failed() const { return error_.raised; }
  constexpr void begin(u32 b, bool) {
    for (u32 s = 0; s <= slots_; ++s) here_[s] = on_entry_[b * (slots_ + 1) + s];
    phases_ = phases_on_entry_[b];
    shifts_ = shifts_on_entry_[b];
  }
  constexpr bool visit(u32 b) {
    if (shifts_ == 0) return true; // no path has led here yet
    constexpr isa::flag_mask relevant = isa::counting_flags | isa::flag::waitcnt | isa::flag::barrier |
                                        isa::flag::lds_dma | isa::flag::ends_program;
    for (u32 i = p_.blocks[b].first; i < p_.end_of(b) && !error_.raised; ++i) {
      const isa::flag_mask flags = isa::rows[p_.code[i].row].flags;
      if ((flags & relevant) != 0) step(i, flags);
    }
    return !error_.raised;
  }
  constexpr bool merge(u32, u32 to) {
    bool changed = false;
    for (u32 s = 0; s <= slots_; ++s) changed |= on_entry_[to * (slots_ + 1) + s].merge(here_[s]);
    if (phases_on_entry_[to] < phases_) phases_on_entry_[to] = phases_, changed = true;
    if ((shifts_ & ~shifts_on_entry_[to]) != 0) shifts_on_entry_[to] |= shifts_, changed = true;
    return changed;
  }

private:
  constexpr void step(u32 at, isa::flag_mask flags) {
    const ir::instruction& in = p_.code[at];
    const ir::tag t = ir::tag_of(in);
    if ((flags & isa::flag::waitcnt) != 0) {
      finish(isa::unpack_waitcnt(in.op(0).payload()));
      if (t.what() == kind::advance) advance(t.id());
      if (t.what() == kind::phases) begin_phases(at, t.number());
      return;
    }
    if ((flags & isa::flag::barrier) != 0) return pass_barrier(at, t);
    if ((flags & isa::flag::ends_program) != 0) {
      if (phases_ != 0 || shifts_ != 1)
        raise(at) << "groups of waves are still a barrier apart where the kernel ends: some wait for ever";
      return;
    }
    const isa::row& row = isa::rows[in.row];
    const isa::counter_event e = isa::events_of(row);
    const bool dma = (flags & isa::flag::lds_dma) != 0;
    const bool memory = (flags & (isa::flag::may_load | stores)) != 0;
    const bool accesses = dma || (memory && (e & (isa::event::ds | isa::event::flat)) != 0);
    if (dma && row.mnemonic == u32{isa::mn::buffer_store_lds_dword})
      return raise(at) << "buffer_store_lds_dword is not judged beside asynchronous loads to LDS", void();
    if (accesses) access(at, t, flags, dma);
    // The access itself is at 0: what counts is younger.
    for (slot_state& s : here_) {
      if ((e & isa::event::vmem) != 0) s.count_vm();
      if ((e & isa::event::ds) != 0) s.count_lgkm();
    }
    if (accesses) note_access(at, t, dma, flags);
  }

  constexpr u32 slot_of(ir::tag t) const {
    return t.what() == kind::slot ? first_[t.id()] + t.number() : slots_;
  }
  /// Accesses that no rule concerns: apart, or ordered by hand in k.detached.
  static constexpr bool is_apart(const ir::instruction& in, ir::tag t) {
    constexpr u32 exchange = ir::mark::first_exchange | ir::mark::second_exchange;
    return t.what() == kind::apart ||
           (t.what() == kind::none && (in.marks & (ir::mark::detached | exchange)) != 0);
  }

  constexpr void access(u32 at, ir::tag t, isa::flag_mask flags, bool dma) {
    const bool writes = dma || (flags & stores) != 0;
    const ir::instruction& in = p_.code[at];
    if (is_apart(in, t) || (t.what() == kind::none && dma)) return; // such a load is waited for at once
    forget_known();
    if (shifts_ != 1)
      return raise(at) << "LDS is accessed where it is not known how far groups of waves are apart", void();
    if (t.what() == kind::slot) {
      const slot_state& s = here_[slot_of(t)];
      if (!dma && !is_ds_write(in)) judge_read(at, t, s);
      if (writes) judge_write(at, t, s), judge_write(at, t, here_[slots_]);
      return;
    }
    if (t.what() == kind::loose) {
      judge_write(at, t, here_[slots_]);
      for (u32 s = 0; s < slots_; ++s) judge_write(at, t, here_[s]);
      return;
    }
    judge_read(at, t, here_[slots_]);
    for (u32 s = 0; s < slots_ && !error_.raised; ++s)
      if (!here_[s].is_quiet())
        raise(at) << isa::rows[in.row].name() << " accesses LDS while slots of the ring of line "
                  << ring_line(s)
                  << " are in use: a slot is accessed by the ring's read and write, other memory in k.apart";
  }
  constexpr void note_access(u32 at, ir::tag t, bool dma, isa::flag_mask flags) {
    const ir::instruction& in = p_.code[at];
    if (is_apart(in, t) || (t.what() == kind::none && dma)) return;
    slot_state& s = here_[slot_of(t)];
    if (dma) {
      s.write_vm = 0, s.writer = at, s.empty = false;
      return;
    }
    // Other LDS counts as read whatever the access: what is loaded into it asynchronously comes after all of them.
    const bool in_slot = t.what() == kind::slot;
    if (in_slot && (flags & stores) != 0) s.write_lgkm = 0, s.writer = at, s.empty = false;
    if (!in_slot || !is_ds_write(in)) s.read_lgkm = 0, s.reader = at;
  }
  /// Flags do not tell it from an atomic, which reads too: LLVM has ds_write_b32 as one.
  static constexpr bool is_ds_write(const ir::instruction& in) {
    const char* const name = isa::rows[in.row].name();
    return __builtin_strlen(name) > 8 && __builtin_memcmp(name, "ds_write", 8) == 0;
  }

  constexpr void judge_read(u32 at, ir::tag t, const slot_state& s) {
    if (error_.raised || (!s.empty && !s.is_being_written() && s.arrived == slot_state::none)) return;
    text_buffer& text = raise(at);
    text << isa::rows[p_.code[at].row].name() << " reads " << place_text(t);
    if (s.is_being_written()) {
      const bool vm = s.write_vm != slot_state::none;
      text << " before " << isa::rows[p_.code[s.writer].row].name() << " of line "
           << p_.code[s.writer].where.line << " has arrived: wait for its token, s_waitcnt "
           << (vm ? "vmcnt(" : "lgkmcnt(") << (vm ? s.write_vm : s.write_lgkm) << ')'
           << (is_one_wave() ? "" : ", and then at a barrier");
    } else if (s.arrived != slot_state::none) {
      text << " before all waves know that what line " << p_.code[s.writer].where.line
           << " loads has arrived: " << barriers_text(s.arrived) << " after the wait";
    } else {
      text << ", into which nothing has been loaded on some path to here";
    }
  }
  constexpr void judge_write(u32 at, ir::tag t, const slot_state& s) {
    if (error_.raised || (s.read_lgkm & s.read) == slot_state::none) return;
    text_buffer& text = raise(at);
    text << isa::rows[p_.code[at].row].name() << " writes " << place_text(t)
         << " while waves may still read it in line " << p_.code[s.reader].where.line << ": ";
    if (s.read_lgkm != slot_state::none)
      text << "s_waitcnt lgkmcnt(" << s.read_lgkm << ')' << (is_one_wave() ? "" : " and a barrier")
           << " after the reads are missing";
    else
      text << barriers_text(s.read) << " after the reads";
  }
  constexpr text_buffer barriers_text(u32 present) const {
    text_buffer t;
    const u32 missing = needed() - present;
    if (missing == 1)
      t << "a barrier is missing";
    else
      t << missing << " barriers are missing";
    if (phases_ != 0) t << ", as groups of waves are " << phases_ << " apart,";
    return t;
  }
  constexpr text_buffer place_text(ir::tag t) const {
    text_buffer text;
    if (t.what() == kind::slot)
      text << "slot " << t.number() << " of the ring of line " << p_.rings[t.id()].where.line;
    else
      text << "LDS";
    return text;
  }
  constexpr u32 ring_line(u32 slot) const {
    u32 r = 0;
    while (r + 1 < first_.size() && first_[r + 1] <= slot) ++r;
    return p_.rings[r].where.line;
  }

  constexpr bool is_one_wave() const { return p_.work_items() <= 64; }
  /// Barriers after which all waves know.
  constexpr u32 needed() const { return is_one_wave() ? 0 : 1 + phases_; }
  constexpr void forget_known() {
    for (slot_state& s : here_) s.forget(needed());
  }

  constexpr void finish(isa::counter_values v) {
    if (v.vmcnt < isa::counter_max.vmcnt)
      for (slot_state& s : here_) s.finish_vm(v.vmcnt);
    if (v.lgkmcnt < isa::counter_max.lgkmcnt)
      for (slot_state& s : here_) s.finish_lgkm(v.lgkmcnt);
  }
  constexpr void advance(u32 ring) {
    const u32 first = first_[ring], count = p_.rings[ring].slots;
    const slot_state oldest = here_[first];
    for (u32 s = first; s + 1 < first + count; ++s) {
      const slot_state next = here_[s + 1]; // through a local, see draft::erase
      here_[s] = next;
    }
    here_[first + count - 1] = oldest;
  }
  constexpr void pass_barrier(u32 at, ir::tag t) {
    if (t.what() == kind::shift) {
      shifts_ = shifts_ << 1;
      return;
    }
    if ((p_.code[at].marks & ir::mark::meets_all_waves) == 0 && !is_one_wave())
      return raise(at) << "beside asynchronous loads to LDS, a barrier is one of all waves: k.barrier()",
             void();
    for (slot_state& s : here_) s.barrier();
  }
  constexpr void begin_phases(u32 at, u32 phases) {
    // Some waves, and not all, have passed one barrier more.
    if (shifts_ != 3)
      raise(at) << "groups of waves are to be " << phases
                << " barriers apart from here on, but no barrier of some waves comes before";
    forget_known();
    phases_ = phases;
    shifts_ = 1;
  }

  constexpr text_buffer& raise(u32 at) {
    if (error_.raised) {
      unused_.clear();
      return unused_;
    }
    error_.raised = true;
    error_.instruction = at;
    error_.where = p_.code[at].where;
    return error_.text;
  }

  const ir::program& p_;
  const analysis::flow_graph& flow_;
  note& error_;
  text_buffer unused_;
  u32 slots_ = 0;
  list<u32> first_;           ///< by ring
  list<slot_state> on_entry_; ///< by block and slot; after the rings' slots one for all other LDS
  list<slot_state> here_;
  list<u32> phases_on_entry_;
  list<u32> shifts_on_entry_;
  u32 phases_ = 0; ///< barriers that groups of waves may be apart
  u32 shifts_ =
      0; ///< bit n: n barriers of some waves may have come since it was last known how far these are apart
};

} // namespace detail

/// Needs the waits as they will be. The message is at the author's access.
constexpr void rings(const ir::program& program, const analysis::flow_graph& flow, note& error) {
  if (program.has_tags && !error.raised) detail::ring_judge(program, flow, error).run();
}

} // namespace kiln::check
