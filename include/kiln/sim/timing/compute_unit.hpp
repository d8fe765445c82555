// SPDX-License-Identifier: MIT
// One compute unit: gives turns to the waves of its resident workgroups, runs what they issue, and finds out when it is done.
#pragma once

#include <kiln/sim/timing/simd.hpp>
#include <kiln/sim/timing/vector_memory.hpp>

#include <array>

namespace kiln::sim::timing {

/// Sees every instruction that a compute unit issues; `done` is the end of a memory operation, else of its turn.
struct issue_observer {
  virtual ~issue_observer() = default;
  virtual void issued(u32 simd, const timed_wave& w, u32 instruction, const instruction_timing& t, cycle at,
                      cycle done) = 0;
  virtual void stalled(const timed_wave& w, const stall& why, cycle from, cycle to) = 0;
};

/// What the compute units of a run share, the program first of all.
struct timed_program {
  const ir::program& program;
  const decoded_program& code;
  const parameter_set& parameters;
  double mhz; ///< of the shader clock
  std::vector<instruction_timing> timings;
  std::vector<bool> skipped; ///< by instruction: its values need not be computed
};

class compute_unit {
public:
  compute_unit(const timed_program& p, shared_memory_levels& shared, stall_table& stalls, cycle& clock)
      : p_(p),
        memory_(p.parameters, shared),
        ports_{lds_port(p.parameters, banks_), lds_port(p.parameters, banks_)},
        simds_{simd(p.parameters), simd(p.parameters), simd(p.parameters), simd(p.parameters)},
        recorder_(p.program.arch),
        stalls_(stalls),
        clock_(clock) {}
  compute_unit(const compute_unit&) = delete;
  compute_unit& operator=(const compute_unit&) = delete;

  void observe(issue_observer* o) { observer_ = o; }

  /// Waves of a new workgroup go to the SIMDs in rotation (measured on gfx942 and gfx950: wave i to SIMD i mod 4), to
  /// those with the most room.
  void start(resident_group& g, cycle now, u64& age) {
    machine& m = *g.owner;
    access_recorder::observe(m.group(), recorder_);
    m.group().clock = &clock_;
    m.group().clock_mhz = p_.mhz;
    g.waves.resize(m.wave_count());
    for (u32 i = 0; i < m.wave_count(); ++i) {
      timed_wave& w = g.waves[i];
      w = timed_wave{};
      w.registers = &m.wave_at(i);
      w.group = &g;
      w.dma.begin(p_.parameters);
      w.simd = emptiest_simd();
      w.age = age++;
      w.ready = w.charged = w.began = w.reached = now;
      account_idle(simds_[w.simd], now);
      simds_[w.simd].add(w);
      wake(simds_[w.simd], w.simd, now);
    }
    g.active = true;
    ++groups;
  }

  /// When one of its SIMDs issues again.
  cycle next_turn() const {
    cycle out = never;
    for (const simd& s : simds_) out = s.next_turn < out ? s.next_turn : out;
    return out;
  }

  /// All turns of one clock. Ended workgroups are added to `ended`.
  void run_turns(cycle now, std::vector<resident_group*>& ended) {
    for (u32 i = 0; i < simds; ++i)
      if (simds_[i].next_turn == now) turn(simds_[i], i, now, ended);
  }
  /// Accounts for the time up to the end of the run.
  void finish(cycle now) {
    for (simd& s : simds_) account_idle(s, now);
    banks_.take_writes(now);
  }

  const std::array<simd, simds>& all_simds() const { return simds_; }
  /// Clocks in which its ports and banks were busy, of both ports.
  double lds_busy() const { return ports_[0].busy + ports_[1].busy + 2 * banks_.written; }
  const vector_memory& memory() const { return memory_; }

  const instruction_counts& counts() const { return counts_; }

  u32 groups = 0;      ///< resident
  bool failed = false; ///< a wave did what stops the run
  u64 wave_cycles = 0; ///< of the waves that have ended

private:
  /// The next in rotation, or one after it that has fewer waves.
  u32 emptiest_simd() {
    u32 out = next_simd_;
    for (u32 i = 1; i < simds; ++i)
      if (const u32 other = (next_simd_ + i) % simds; simds_[other].waves.size() < simds_[out].waves.size())
        out = other;
    next_simd_ = (out + 1) % simds;
    return out;
  }
  static constexpr u32 unit_bit(unit u) { return 1u << static_cast<u32>(u); }

  static void wake(simd& s, u32 index, cycle at) {
    const cycle turn = turn_from(at, index);
    if (turn < s.next_turn) s.next_turn = turn;
  }

  void turn(simd& s, u32 index, cycle now, std::vector<resident_group*>& ended) {
    clock_ = now;
    account_idle(s, now);
    u32 used = 0;
    bool any = false;
    cycle next = never;
    order_ = s.waves; // an instruction may end its wave or change its priority
    if (takes_turns_) s.put_least_recent_first(order_);
    for (timed_wave* w : order_) {
      if (w->ready > now) {
        next = std::min(next, w->ready);
        continue;
      }
      const cycle free = try_issue(s, index, *w, now, used, ended);
      if (free == now) {
        any = true;
        if (!w->ended() && w->ready != never) next = std::min(next, w->ready);
      } else {
        next = std::min(next, free);
      }
    }
    if (any) s.issue_cycles += turn_cycles;
    s.idle_since = any ? now + turn_cycles : now;
    if (s.waves.empty() || next == never)
      s.next_turn = never;
    else
      s.next_turn = turn_from(std::max(next, now + turn_cycles), index);
    // A barrier that opened in this turn may have made waves ready.
    for (const timed_wave* w : s.waves)
      if (w->ready != never) wake(s, index, std::max(w->ready, now + turn_cycles));
  }

  /// Cycles in which the SIMD issued nothing are charged to its oldest wave's reason.
  void account_idle(simd& s, cycle now) {
    if (now <= s.idle_since) return;
    const timed_wave* w = s.oldest();
    const stall none = {~0u >> 4, reason::no_wave, ~0u};
    stalls_.charge_simd(w != nullptr ? w->why : none, now - s.idle_since);
    s.idle_since = now;
  }

  /// Issues the wave's next instruction if it can: `now`. Else the cycle at which to look again.
  cycle try_issue(simd& s, u32 index, timed_wave& w, cycle now, u32& used,
                  std::vector<resident_group*>& ended) {
    const u32 pc = w.registers->pc;
    if (pc >= p_.timings.size()) { // the machine reports it
      w.group->owner->step(*w.registers);
      failed = true;
      w.ready = never;
      return never;
    }
    const instruction_timing& t = p_.timings[pc];
    if (t.on != unit::internal) {
      const u32 bit = slot_of(t.on);
      if ((used & bit) != 0) return deny(w, {pc, reason::turn, ~0u}, now, now + turn_cycles);
      if (const cycle free = unit_free(s, index, t, w); free > now)
        return deny(w, {pc, busy_reason(t, s, now), ~0u}, now, free);
      used |= bit;
    } else if (t.is_wait) {
      const wait_queues::operation o = w.queues.awaited(t.wait);
      if (o.done > now) {
        w.ready = o.done;
        const bool vector = (p_.timings[o.instruction].events & isa::counts_in_vmcnt) != 0;
        return deny(w, {pc, vector ? reason::vector_memory : reason::lds_or_scalar, o.instruction}, now,
                    o.done);
      }
      w.queues.retire(now);
    }
    issue(s, index, w, t, pc, now, ended);
    return now;
  }

  /// Bits of what may be issued in a turn. LDS and vector memory share a port on gfx950 (Gluon's tutorial, measured on MI355X).
  u32 slot_of(unit u) const {
    if (u == unit::matrix) return unit_bit(unit::vector);
    if (u == unit::vector_memory && shares_memory_slot_) return unit_bit(unit::lds);
    return unit_bit(u);
  }
  u32 port_of(u32 simd) const { return pairs_ == 1 ? simd / 2 : pairs_ == 2 ? simd % 2 : simd % 3 != 0; }
  cycle unit_free(const simd& s, u32 index, const instruction_timing& t, const timed_wave& w) const {
    switch (t.on) {
    case unit::vector:
    case unit::matrix: return s.pipe.free_for(t);
    case unit::lds: return ports_[port_of(index)].free();
    case unit::vector_memory: {
      const cycle queue = w.queues.room(whole(p_.parameters[parameter::vmem_queue]));
      return std::max({memory_.free(), queue, t.to_lds ? w.dma.free() : 0, t.is_store ? w.next_store : 0});
    }
    default: return 0;
    }
  }
  static reason busy_reason(const instruction_timing& t, const simd& s, cycle now) {
    if (t.on == unit::lds) return reason::lds_queue;
    if (t.on == unit::vector_memory) return reason::memory_queue;
    return s.pipe.free_for_vector() <= now ? reason::matrix_busy : reason::vector_busy;
  }

  cycle deny(timed_wave& w, const stall& why, cycle now, cycle again) {
    if (w.why == why) return again;
    charge(w, now);
    w.why = why;
    return again;
  }
  /// The wave stood still from `charged` to now for the reason noted.
  void charge(timed_wave& w, cycle now) {
    if (now <= w.charged) return;
    stalls_.charge_wave(w.why, now - w.charged);
    if (observer_ != nullptr) observer_->stalled(w, w.why, w.charged, now);
    w.charged = now;
  }

  void issue(simd& s, u32 index, timed_wave& w, const instruction_timing& t, u32 pc, cycle now,
             std::vector<resident_group*>& ended) {
    if (now > w.charged + (w.awaits_fetch ? turn_cycles : 0)) w.fetch_debt = 0;
    w.awaits_fetch = false;
    charge(w, now);
    w.charged = now + turn_cycles;
    w.issued = now;
    ++counts_.executed[pc];
    counts_.waited[pc] += now - w.reached;
    w.reached = now;
    machine& m = *w.group->owner;
    wave& registers = *w.registers;
    recorder_.begin();
    if (p_.skipped[pc])
      ++registers.pc, ++registers.executed;
    else
      m.step(registers);
    failed |= m.group().failed;
    cycle done = now + t.cycles;
    w.ready = now + turn_cycles;
    switch (t.on) {
    case unit::vector:
    case unit::matrix: s.pipe.issue(t, now); break;
    case unit::lds: done = ports_[port_of(index)].issue(recorder_.local(p_.code.code[pc]), now); break;
    case unit::vector_memory:
      done = memory_.issue(t, recorder_.global(), now);
      w.ready = now + t.cycles;
      if (t.is_store) w.next_store = now + whole_turns(p_.parameters[parameter::store_issue_cycles]);
      if (t.to_lds) {
        w.dma.accept(now, dma_until_);
        banks_.write_at(recorder_.global().bytes, done);
      }
      break;
    case unit::scalar:
      w.ready = now + t.cycles;
      if (t.scalar_memory) done = now + scalar_latency(t);
      break;
    case unit::branch:
      counts_.taken[pc] += registers.pc != pc + 1;
      w.ready = now + (registers.pc != pc + 1 ? taken_ : t.cycles);
      break;
    case unit::internal: w.ready = now + t.cycles; break;
    }
    if (t.events != 0) w.queues.issue(t, pc, done);
    fetch(w, t);
    w.why = {pc, reason::delay, ~0u};
    if (observer_ != nullptr) observer_->issued(index, w, pc, t, now, done);
    if (t.sets_priority) w.priority = t.priority, s.sort();
    if (registers.state == wave_state::at_barrier) {
      w.ready = never;
      w.why = {pc, reason::barrier, ~0u};
    }
    if (registers.state == wave_state::ended) end(s, w, now);
    if (registers.state != wave_state::running) after_arrival(*w.group, now, ended);
  }
  /// An instruction of 8 bytes that lies in two fetches loses a clock (measured for a row of them); one of 4 bytes, or a
  /// wave that stands still, gives the fetch the time to catch up (assumed).
  void fetch(timed_wave& w, const instruction_timing& t) {
    if (!t.crosses_fetch) {
      if (t.short_code) w.fetch_debt = std::max(0.0, w.fetch_debt - 1);
      return;
    }
    w.fetch_debt += p_.parameters[parameter::misaligned_fetch_cycles];
    if (w.fetch_debt < turn_cycles) return;
    w.fetch_debt -= turn_cycles;
    w.ready += turn_cycles;
    w.awaits_fetch = true;
  }
  void end(simd& s, timed_wave& w, cycle now) {
    wave_cycles += now + turn_cycles - w.began;
    w.ready = never;
    s.remove(w);
  }
  /// A wave has come to a barrier or ended: the workgroup may go on, or be over.
  void after_arrival(resident_group& g, cycle now, std::vector<resident_group*>& ended) {
    u32 waiting = 0;
    for (const timed_wave& w : g.waves) {
      if (w.registers->state == wave_state::running) return;
      waiting += w.registers->state == wave_state::at_barrier;
    }
    if (waiting == 0) {
      g.active = false;
      --groups;
      ended.push_back(&g);
      return;
    }
    g.owner->pass_barrier();
    const cycle release = now + whole_turns(p_.parameters[parameter::barrier_release]);
    for (timed_wave& w : g.waves) {
      if (w.ended()) continue;
      w.ready = release;
      wake(simds_[w.simd], w.simd, release);
    }
  }
  /// A scalar load that misses the scalar cache is taken to hit L2. Stores and atomics take as long (assumed).
  cycle scalar_latency(const instruction_timing& t) {
    if (t.empties_scalar_cache) scalars_ = scalar_cache();
    bool hits = true;
    for (const u64 line : recorder_.global().sectors) {
      if (scalars_.find(line) != nullptr) continue;
      scalars_.fill(line, 0);
      hits = false;
    }
    return whole(
        without_wait(p_.parameters, hits ? parameter::scalar_hit_latency : parameter::scalar_miss_latency));
  }
  /// 16 KB of lines of 64 bytes, which two compute units share; here each has it alone (rocprofiler-compute, pipeline-
  /// descriptions; four ways are assumed).
  static cache scalar_cache() { return {16384, sector_bytes, 4}; }

  const timed_program& p_;
  vector_memory memory_;
  lds_banks banks_;
  std::array<lds_port, 2> ports_;
  std::array<simd, simds> simds_;
  access_recorder recorder_;
  stall_table& stalls_;
  cycle& clock_;
  issue_observer* observer_ = nullptr;
  u32 next_simd_ = 0;
  double dma_until_ = 0; ///< when LDS-DMA has served what was accepted
  cycle taken_ = whole_turns(p_.parameters[parameter::branch_taken_cycles]);
  std::vector<timed_wave*> order_;
  cache scalars_ = scalar_cache();
  bool takes_turns_ = p_.parameters[parameter::arbitration] != 0;
  bool shares_memory_slot_ = p_.parameters[parameter::memory_slots] < 2;
  u32 pairs_ = whole(p_.parameters[parameter::lds_port_pairs]);
  instruction_counts counts_{p_.timings.size()};
};

} // namespace kiln::sim::timing
