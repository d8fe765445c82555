// SPDX-License-Identifier: MIT
// The workgroups that one thread of the host runs: one after another, or side by side where they wait for one another.
#pragma once

#include <kiln/isa/occupancy.hpp>
#include <kiln/sim/launch.hpp>

namespace kiln::sim {

/// What a workgroup of the program takes of a compute unit.
constexpr isa::group_needs needs_of(const ir::program& program, const decoded_program& code,
                                    const entry_state& entry) {
  constexpr u32 vcc_and_more = 6; // VCC, FLAT_SCRATCH, XNACK_MASK (LLVM, IsaInfo::getNumExtraSGPRs)
  u32 vgprs = 0, agprs = 0, sgprs = 0;
  for (const touch& t : code.touches) {
    const u32 end = t.index + t.dwords;
    u32& most = !t.vector ? sgprs : code.first_agpr != 0 && t.index >= code.first_agpr ? agprs : vgprs;
    if (end > most) most = end;
  }
  isa::group_needs needs;
  needs.work_items = program.work_items();
  needs.lds_bytes = program.lds_bytes;
  if (entry.unified_vgprs != 0)
    needs.unified_vgprs = entry.unified_vgprs;
  else if (code.first_agpr != 0) // a program as built has no registers yet
    needs.unified_vgprs = agprs == 0 ? vgprs : isa::unified_vgprs(vgprs, agprs - code.first_agpr);
  if (code.first_agpr != 0 && sgprs > wave::first_sgpr) needs.sgprs = sgprs - wave::first_sgpr + vcc_and_more;
  return needs;
}
/// How many workgroups of the program the device holds at once.
constexpr u64 device_limit(const ir::program& program, const decoded_program& code,
                           const entry_state& entry) {
  const isa::arch_facts& facts = isa::facts_of(program.arch);
  return u64{facts.compute_units} * isa::workgroups_per_cu(facts, needs_of(program, code, entry));
}

/// A grid that one thread runs alone. Its interface is what resident_groups requires of a grid.
class lone_grid {
public:
  constexpr lone_grid(u64 groups, u64 limit) : groups_(groups), limit_(limit) {}

  /// The next workgroup; false when all have been started.
  constexpr bool take(u64& group) {
    if (next_ == groups_) return false;
    group = next_++;
    ++resident_;
    return true;
  }
  /// The next workgroup, to run beside others that wait; also false when the device holds no more.
  constexpr bool take_beside(u64& group) { return resident_ < limit_ && take(group); }
  constexpr void end_group() { --resident_; }
  /// No workgroup is left to take.
  constexpr void retire() {}
  /// True for the first caller of all threads.
  constexpr bool stop() {
    const bool first = !stopped_;
    stopped_ = true;
    return first;
  }
  constexpr bool stopped() const { return stopped_; }
  /// The same as stop(), because all workgroups wait.
  constexpr bool stop_waiting() { return waited_ = stop(); }
  constexpr bool stopped_waiting() const { return waited_; }
  /// Each workgroup of the thread will have a turn.
  constexpr void begin_rotation() {}
  /// Called after a rotation in which all have waited: true if that is too long by the clock.
  constexpr bool stalled() { return false; }
  /// Called when a workgroup has done something other than wait; `work()` tells whether any thread has called it.
  constexpr void note_work() {}
  constexpr u64 work() const { return 0; }
  /// All workgroups of this thread wait, and it can start no other.
  constexpr void give_way(bool) {}
  constexpr u64 resident() const { return resident_; }
  constexpr u64 unstarted() const { return groups_ - next_; }
  constexpr u64 limit() const { return limit_; }

private:
  u64 groups_ = 0, limit_ = 0, next_ = 0, resident_ = 0;
  bool stopped_ = false, waited_ = false;
};

/// Runs workgroups of a grid until none is left. While one that runs waits for memory to change, the next ones start beside it,
/// in the grid's order, up to as many as the device holds; all that have started get turns in rotation.
template<class Grid> class resident_groups {
public:
  constexpr resident_groups(const ir::program& program, const decoded_program& code, sim::memory& memory,
                            u64 kernarg_address, const launch_options& options, result& out, Grid& grid)
      : program_(program),
        code_(code),
        memory_(memory),
        kernarg_(kernarg_address),
        options_(options),
        out_(out),
        grid_(grid) {
    apply_silences(program, options.silences, out.reports);
  }
  resident_groups(const resident_groups&) = delete;
  resident_groups& operator=(const resident_groups&) = delete;
  constexpr ~resident_groups() {
    for (machine* m : active_) delete m;
    for (machine* m : idle_) delete m;
  }

  /// Each machine of the thread calls `tick` from time to time.
  constexpr void set_tick(void (*tick)(void*), void* context) {
    tick_ = tick;
    tick_context_ = context;
  }

  constexpr void run() {
    give_turns();
    if (grid_.stopped_waiting())
      for (const machine* m : active_) m->list_waiting();
    for (machine* m : active_) m->finish(true); // the run was stopped
  }

private:
  constexpr void give_turns() {
    u64 work = grid_.work(), waited = 0;
    while (!grid_.stopped()) {
      u64 group = 0;
      if (active_.empty() && grid_.take(group)) start(group);
      if (active_.empty()) return grid_.retire();
      grid_.begin_rotation();
      const rotation r = rotate();
      if (r.failed) return static_cast<void>(grid_.stop());
      if (r.worked) {
        work = grid_.work();
        waited = 0;
        continue;
      }
      // All wait: doubles their number, so that a grid that meets at a barrier is complete after few rotations.
      u32 started = 0;
      for (u32 wanted = active_.size(); started < wanted && grid_.take_beside(group); ++started) start(group);
      const u64 now = grid_.work();
      const bool others_work = now != work;
      work = now;
      waited = started != 0 || others_work ? 0 : waited + r.waited;
      if (waited >= options_.instruction_budget || grid_.stalled()) return report_standstill();
      if (started == 0) grid_.give_way(others_work);
    }
  }

  struct rotation {
    bool worked = false, failed = false;
    u64 waited = 0; ///< instructions
  };
  constexpr rotation rotate() {
    rotation r;
    u32 left = 0;
    const u32 count = active_.size();
    for (u32 i = 0; i < count; ++i) {
      machine* const m = active_[i];
      const machine::run_state state = r.failed ? machine::run_state::going : m->advance();
      if (state == machine::run_state::waiting) {
        waiting_is_usual_ = true;
        r.waited += m->waited();
      } else {
        r.worked = true;
        grid_.note_work(); // each time: a rotation of many workgroups takes seconds on a busy machine
      }
      r.failed |= state == machine::run_state::failed;
      if (state == machine::run_state::ended || state == machine::run_state::failed) {
        idle_.push_back(m);
        grid_.end_group();
      } else {
        active_[left++] = m;
      }
    }
    active_.resize(left);
    return r;
  }
  constexpr void start(u64 group) {
    machine* m = nullptr;
    if (idle_.empty()) {
      m = new machine(program_, code_, memory_, kernarg_, options_, out_);
      m->set_tick(tick_, tick_context_);
    } else {
      m = idle_.back();
      idle_.resize(idle_.size() - 1);
    }
    const u32 width = options_.grid[0], height = options_.grid[1];
    m->begin(static_cast<u32>(group % width), static_cast<u32>(group / width % height),
             static_cast<u32>(group / width / height), waiting_is_usual_);
    active_.push_back(m);
  }
  constexpr void report_standstill() {
    if (!grid_.stop_waiting()) return; // another thread has found it at the same time
    report* r = active_[0]->report_waiting();
    if (r == nullptr) return;
    r->message << "all " << grid_.resident()
               << " workgroups that run wait for memory that none of them changes";
    if (grid_.unstarted() == 0) return;
    r->message << "; " << grid_.unstarted() << " have not started: " << isa::facts_of(program_.arch).name
               << " holds " << grid_.limit() << " of this kernel at once";
  }

  const ir::program& program_;
  const decoded_program& code_;
  sim::memory& memory_;
  u64 kernarg_ = 0;
  const launch_options& options_;
  result& out_;
  Grid& grid_;
  list<machine*> active_; ///< in the order of their start
  list<machine*> idle_;
  bool waiting_is_usual_ = false;
  void (*tick_)(void*) = nullptr;
  void* tick_context_ = nullptr;
};

} // namespace kiln::sim
