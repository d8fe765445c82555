// SPDX-License-Identifier: MIT
// Checks a run for faults that hardware does not report: uninitialised and masked-off registers and memory, results used before
// their wait, broken hazards, races in LDS and global memory. Also counts what memory accesses cost.
#pragma once

#include <kiln/sim/access_log.hpp>
#include <kiln/sim/byte_watch.hpp>
#include <kiln/sim/equal_stores.hpp>
#include <kiln/sim/erratum_of.hpp>
#include <kiln/sim/group_scopes.hpp>
#include <kiln/sim/hazard_watch.hpp>
#include <kiln/sim/memory_counter.hpp>
#include <kiln/sim/register_watch.hpp>
#include <kiln/sim/unread_races.hpp>

namespace kiln::sim {

class monitor {
public:
  /// With `waits`, s_waitcnt and wait states are checked. `counted` receives what memory accesses cost.
  constexpr monitor(const ir::program& program, const decoded_program& code, u32 waves, bool waits,
                    u32 scratch_bytes_per_lane, bool all_operands, list<memory_counters>& counted,
                    scope_watch* scopes)
      : program_(program),
        code_(code),
        waits_(waits),
        registers_(program, code, waves, all_operands),
        progress_(waves),
        lds_(program.lds_bytes),
        lds_log_(lds_, program.code.size(), false),
        global_log_(global_, program.code.size(), true),
        judge_(progress_),
        counter_(program.arch),
        counted_(counted),
        scopes_(scopes, program, waves, waits),
        scratch_bytes_(scratch_bytes_per_lane),
        scratch_written_((scratch_bytes_per_lane * waves * wave_lanes + 7) / 8),
        uses_(program.code.size()) {
    if (waits_) hazards_ = new hazard_watch(program, waves);
    counted_.resize(program.code.size());
    for (u32 i = 0; i < uses_.size(); ++i) {
      uses_[i] = use_of(program.code[i]);
      uses_[i].erratum = erratum_in(program, program.code[i]);
      has_dma_ |= uses_[i].dma;
    }
  }
  monitor(const monitor&) = delete;
  monitor& operator=(const monitor&) = delete;
  constexpr ~monitor() { delete hazards_; }

  /// `group`: its number in the grid.
  constexpr void begin_workgroup(u64 group) {
    registers_.begin_workgroup();
    for (wave_progress& p : progress_) p = wave_progress{};
    event_ = 0;
    settled_lds_ = settled_global_ = 0;
    lds_.begin_workgroup();
    global_.begin_workgroup();
    lds_log_.begin_workgroup();
    global_log_.begin_workgroup();
    for (u8& flags : scratch_written_) flags = 0;
    if (hazards_ != nullptr) hazards_->begin_workgroup();
    scopes_.begin_workgroup(group);
  }
  /// `failed`: the run stops here.
  constexpr void end_workgroup(bool failed) {
    unread_.finish(failed, [](const unread_races::race& r, race_end end) { report_read_race(r, end); });
  }
  constexpr void give_input(const wave& w, u32 index, u32 dwords, bool vector) {
    registers_.give_input(w, index, dwords, vector);
  }

  constexpr void before(wave& w, const decoded& d) {
    const use& u = uses_[d.index];
    wave_progress& p = progress_[w.index];
    if (!unread_.empty()) [[unlikely]]
      unread_.before(w, d, code_.touches.begin() + d.first_touch,
                     [](const unread_races::race& r, race_end end) { report_read_race(r, end); });
    registers_.before(w, d, p);
    if (hazards_ != nullptr) check_hazards(w, d);
    if (u.omod) check_omod(w, d);
    if (u.erratum != nullptr) report_erratum(w, d, *u.erratum);
    if (scopes_.on()) scopes_.before(w, d);
    if (u.waits) return p.wait(isa::unpack_waitcnt(d.immediate));
    if (u.events == 0) return;
    p.issue(u.events, ++event_);
    if (!waits_) p.finish_all();
  }
  constexpr void after(wave& w, const decoded& d) {
    registers_.after(w, d, progress_[w.index], waits_);
    if (!equal_.empty()) [[unlikely]]
      report_racing_stores(w, d);
    if (uses_[d.index].events != 0) counter_.finish(d, counted_[d.index]);
  }
  constexpr void pass_barrier() {
    u32 lds = event_, global = event_;
    const auto lower = [](u32& to, u32 event) { to = event < to ? event : to; };
    for (wave_progress& p : progress_) {
      p.pass_barrier();
      const u32 vector_memory = p.settled_in(stream::vector_memory, event_);
      lower(lds, p.settled_in(stream::lds, event_));
      if (has_dma_) lower(lds, vector_memory);
      lower(global, vector_memory);
      lower(global, p.settled_in(stream::scalar, event_));
    }
    // Settled operations stay settled, whatever is in flight across this barrier.
    if (lds > settled_lds_) settled_lds_ = lds;
    if (global > settled_global_) settled_global_ = global;
    if (__builtin_is_constant_evaluated()) return;
    lds_log_.settle(limit_of(settled_lds_));
    global_log_.settle(limit_of(settled_global_));
  }

  /// A whole instruction's access to LDS, each lane at `sets` addresses. False: the caller must report it lane by lane.
  bool lds_lanes(wave& w, const decoded& d, u64 lanes, const u32* address, u32 sets, u32 bytes, access kind) {
    const lds_log::pattern& p =
        lds_log_.pattern_of(d.index, lanes, address, sets, bytes, [&](const lds_log::pattern& made) {
          return counter_.cost_of_lds(d, lanes, address, sets, bytes, made.whole);
        });
    const access_mark mine = mark_of(w, d, 0, stream::lds, kind == access::atomic);
    if (!lds_log_.try_add(limit_of(settled_lds_), mine, p, address, sets, bytes, kind)) return false;
    counted_[d.index].add(p.cost);
    return true;
  }
  /// A whole instruction's access to a region of global memory. False: the caller must report it lane by lane.
  bool global_lanes(wave& w, const decoded& d, u64 lanes, const u64* address, u32 bytes, access kind,
                    const region& r) {
    if (r.writable && r.written != nullptr) return false;
    const global_log::pattern& p =
        global_log_.pattern_of(d.index, lanes, address, 1, bytes, [&](const global_log::pattern& made) {
          const u64 first = address[__builtin_ctzll(lanes)];
          return counter_.cost_of_global(d, lanes, address, bytes, first + made.least, first + made.end);
        });
    if (r.writable) { // else nothing writes it: no race
      if (scopes_.on()) {
        const u64 first = address[__builtin_ctzll(lanes)];
        if (!scopes_.lanes(d, lanes, address, first + p.least, first + p.end, bytes, kind)) return false;
      }
      const access_mark mine = mark_of(w, d, 0, stream::vector_memory, kind == access::atomic);
      if (!global_log_.try_add(limit_of(settled_global_), mine, p, address, 1, bytes, kind)) return false;
    }
    counted_[d.index].add(p.cost);
    return true;
  }

  /// One lane's access to LDS.
  constexpr void lds_access(wave& w, const decoded& d, u32 lane, u32 address, u32 bytes, access kind) {
    counter_.note_lds(lane, address, bytes);
    if (!equal_.empty()) [[unlikely]]
      equal_.compare(w.group->lds);
    const use& u = uses_[d.index];
    const stream s = u.dma ? stream::vector_memory : stream::lds;
    const access_mark mine = mark_of(w, d, lane, s, kind == access::atomic);
    lds_log_.flush_before(mine.bits);
    const byte_finding f = lds_.note(judge_, address, bytes, mine, kind);
    if (f.what != conflict::none) take_finding(w, d, lane, address, bytes, kind, f, true);
  }
  /// One lane's access to global memory, or (lane ~0u) a scalar one.
  constexpr void global_access(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes, access kind,
                               const region& r) {
    counter_.note_global(address, bytes);
    if (!r.writable) return; // nothing writes it: no race
    const use& u = uses_[d.index];
    if (scopes_.on()) scopes_.access_lane(w, d, lane, address, bytes, kind, u.scalar);
    const stream s = u.scalar ? stream::scalar : stream::vector_memory;
    const access_mark mine = mark_of(w, d, lane == ~0u ? 0 : lane, s, kind == access::atomic || u.coherent);
    global_log_.flush_before(mine.bits);
    const byte_finding f = global_.note(judge_, address, bytes, mine, kind);
    if (f.what != conflict::none) take_finding(w, d, lane, address, bytes, kind, f, false);
    if (r.written != nullptr) check_written(w, d, lane, address, bytes, kind, r);
  }

  /// One lane's access to its private memory.
  constexpr void scratch_access(wave& w, const decoded& d, u32 lane, u32 offset, u32 bytes, access kind) {
    const u32 first = (w.index * wave_lanes + lane) * scratch_bytes_ + offset;
    for (u32 i = first; i < first + bytes; ++i) {
      u8& flags = scratch_written_[i / 8];
      const u8 bit = static_cast<u8>(1u << (i % 8));
      if (kind == access::write) {
        flags = static_cast<u8>(flags | bit);
      } else if ((flags & bit) == 0) {
        if (report* r = w.open_report(report_kind::uninitialised, d, lane, offset))
          r->message << "scratch byte " << offset + (i - first)
                     << " is read before anything was written to it";
        return;
      }
    }
  }

private:
  /// The mark of the memory operation that was issued last: the current one.
  constexpr access_mark mark_of(const wave& w, const decoded& d, u32 lane, stream s, bool atomic) const {
    return access_mark::of(event_, d.index, lane, w.index, s, atomic);
  }
  /// Marks of events up to `settled` are below it.
  static constexpr u64 limit_of(u32 settled) { return (u64{settled} + 1) << access_mark::event_shift; }

  using lds_log = access_log<lds_watch, u32, 2, 4>; // a pattern's cost depends on the banks of its dwords
  using global_log = access_log<global_watch, u64, 1, cache_line_bytes>;

  struct use {
    isa::counter_event events = 0;
    bool waits = false; ///< s_waitcnt
    bool dma = false;   ///< writes LDS in the order of vector memory
    bool scalar = false;
    bool omod = false;
    const isa::erratum* erratum = nullptr; ///< of packed f32 that the author has not accepted
    bool coherent =
        false; ///< a load or store that bypasses the first cache: compilers emit these for C++'s atomic loads and stores
  };
  static constexpr use use_of(const ir::instruction& in) {
    const isa::row& r = isa::rows[in.row];
    use u;
    u.events = isa::events_of(r);
    u.waits = (r.flags & isa::flag::waitcnt) != 0;
    u.dma = (r.flags & isa::flag::lds_dma) != 0;
    u.scalar = (r.flags & isa::flag::smem) != 0;
    u.omod = in.has(isa::modifier::omod) && in.value_of(isa::modifier::omod) != 0;
    u.coherent = in.has(isa::modifier::sc0) || in.has(isa::modifier::sc1) || in.has(isa::modifier::glc);
    return u;
  }

  constexpr void check_hazards(wave& w, const decoded& d) {
    const hazard_finding f = hazards_->issue(w.index, d.index);
    if (f.rule == nullptr) return;
    report* r = w.open_report(report_kind::broken_hazard, d);
    if (r == nullptr) return;
    const ir::instruction& producer = program_.code[f.producer];
    r->other = {f.producer, w.index, 0, producer.where};
    r->message << f.required << " wait states are needed after " << isa::rows[producer.row].name();
    r->name_place(producer.where);
    r->message << ", " << f.present << " are there (rule " << f.rule->id << ')';
  }

  /// The hardware ignores omod in IEEE mode and where subnormal results are kept. Both are HIP's defaults.
  static constexpr void check_omod(wave& w, const decoded& d) {
    const text_view name(static_cast<const char*>(d.row->name()));
    bool wide = d.makes_half;
    for (u32 k = 0; k + 3 <= name.size; ++k) wide |= text_view(name.data + k, 3) == "f64";
    if (detail::honours_omod(w.mode, wide ? value_kind::double_precision : value_kind::single)) return;
    if (report* r = w.open_report(report_kind::ignored_modifier, d)) {
      r->message << "the result is not scaled: MODE (";
      r->message.hex(w.mode) << ") has IEEE on or keeps subnormal results";
    }
  }

  /// A report, or a race that is decided later: after the instruction, or when its value is read.
  [[gnu::noinline]] constexpr void take_finding(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes,
                                                access kind, const byte_finding& f, bool lds) {
    const report_kind what = race_of(lds);
    const bool store = lds && equal_stores::fits(f, bytes, kind);
    if ((store || unread_races::fits(f, d, kind)) && !w.group->reports->has(what, d.index))
      return store ? equal_.add(f, lane, static_cast<u32>(address), bytes, w.group->lds)
                   : unread_.add(w, d, f, lane, address, bytes, lds);
    report_bytes(w, d, lane, address, bytes, kind, f, lds,
                 f.what == conflict::never_written ? report_kind::uninitialised
                 : f.what == conflict::not_waited  ? report_kind::use_before_wait
                                                   : what);
  }
  static constexpr report_kind race_of(bool lds) {
    return lds ? report_kind::lds_race : report_kind::global_race;
  }
  constexpr void report_racing_stores(wave& w, const decoded& d) {
    equal_.finish(w.group->lds, [&](const equal_stores::store& s, bool same) {
      report_bytes(w, d, s.lane, s.address, s.bytes, access::write, s.found, true,
                   same ? report_kind::lds_race_same_value : report_kind::lds_race);
    });
  }
  static constexpr void report_read_race(const unread_races::race& r, race_end end) {
    const report_kind unused = r.lds ? report_kind::lds_race_unused : report_kind::global_race_unused;
    report* made = report_bytes(*r.reader, *r.load, r.lane, r.address, r.bytes, access::read, r.found, r.lds,
                                end == race_end::read ? race_of(r.lds) : unused, r.events);
    if (made == nullptr || end == race_end::read) return;
    made->message << (end == race_end::overwritten
                          ? "; the value read is overwritten before any instruction reads it"
                          : "; no instruction reads the value before the wave ends");
  }

  /// Returns the report that was made, or nullptr.
  static constexpr report* report_bytes(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes,
                                        access kind, const byte_finding& f, bool lds, report_kind what,
                                        u64 events = 1) {
    report* r = w.open_report(what, d, lane, address, events);
    if (r == nullptr) return r;
    const ir::program& program = *w.group->program;
    r->message << (lds ? "LDS" : "global") << " bytes ";
    if (lds)
      r->message << address << ".." << address + bytes - 1;
    else
      r->message.hex(address) << "..", r->message.hex(address + bytes - 1);
    r->message << (kind == access::read    ? " are read"
                   : kind == access::write ? " are written"
                                           : " are updated");
    if (f.what == conflict::never_written) {
      r->message << " before anything was written to them";
      return r;
    }
    const ir::instruction& other = program.code[f.other.instruction()];
    r->other = {f.other.instruction(), f.other.wave(), f.other.lane(), other.where};
    if (f.what == conflict::not_waited) {
      r->message << " before s_waitcnt " << (f.other.in() == stream::vector_memory ? "vmcnt" : "lgkmcnt")
                 << " for ";
      text::print(r->message, program, other);
      r->name_place(other.where);
      return r;
    }
    r->message << "; wave " << f.other.wave() << " lane " << f.other.lane()
               << (f.what == conflict::write_after_read ? " read" : " wrote") << " them by ";
    text::print(r->message, program, other);
    r->name_place(other.where);
    r->message << " with no s_waitcnt and s_barrier between";
    return r;
  }

  /// Memory declared without a value.
  static constexpr void check_written(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes,
                                      access kind, const region& memory) {
    const u64 offset = address - memory.base;
    for (u64 i = offset; i < offset + bytes; ++i) {
      u8* flags = memory.written + i / 8;
      const u8 bit = static_cast<u8>(1u << (i % 8));
      if (kind == access::write) {
        if (__builtin_is_constant_evaluated())
          *flags = static_cast<u8>(*flags | bit);
        else
          __atomic_fetch_or(flags, bit, __ATOMIC_RELAXED); // other workgroups run on other threads
        continue;
      }
      u8 now = 0;
      if (__builtin_is_constant_evaluated())
        now = *flags;
      else
        now = __atomic_load_n(flags, __ATOMIC_RELAXED);
      if ((now & bit) != 0) continue;
      if (report* r = w.open_report(report_kind::uninitialised, d, lane, address)) {
        r->message << "global byte ";
        r->message.hex(memory.base + i) << " is read before anything was written to it";
      }
      return;
    }
  }

  const ir::program& program_;
  const decoded_program& code_;
  hazard_watch* hazards_ = nullptr;
  u32 event_ = 0; ///< memory operations that the workgroup has issued
  // Events up to these were done at a barrier that all waves have passed.
  u32 settled_lds_ = 0, settled_global_ = 0;
  bool has_dma_ = false;
  bool waits_; ///< check waits and wait states
  register_watch registers_;
  list<wave_progress> progress_;
  lds_watch lds_;
  global_watch global_;
  lds_log lds_log_;
  global_log global_log_;
  byte_judge judge_;
  equal_stores equal_;  ///< of the current instruction
  unread_races unread_; ///< of the workgroup
  memory_counter counter_;
  list<memory_counters>& counted_;
  group_scopes scopes_;
  u32 scratch_bytes_;        ///< of a lane
  list<u8> scratch_written_; ///< one bit per byte
  list<use> uses_;
};

constexpr void observe_lds_access(wave& w, const decoded& d, u32 lane, u32 address, u32 bytes, access kind) {
  w.group->monitor->lds_access(w, d, lane, address, bytes, kind);
}
inline bool observe_lds_lanes(wave& w, const decoded& d, u64 lanes, const u32* address, u32 sets, u32 bytes,
                              access kind) {
  return w.group->monitor->lds_lanes(w, d, lanes, address, sets, bytes, kind);
}
inline bool observe_global_lanes(wave& w, const decoded& d, u64 lanes, const u64* address, u32 bytes,
                                 access kind, const region& r) {
  return w.group->monitor->global_lanes(w, d, lanes, address, bytes, kind, r);
}
constexpr void observe_scratch_access(wave& w, const decoded& d, u32 lane, u32 offset, u32 bytes,
                                      access kind) {
  w.group->monitor->scratch_access(w, d, lane, offset, bytes, kind);
}
constexpr void observe_global_access(wave& w, const decoded& d, u32 lane, u64 address, u32 bytes, access kind,
                                     const region& r) {
  w.group->monitor->global_access(w, d, lane, address, bytes, kind, r);
}

} // namespace kiln::sim
