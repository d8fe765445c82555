// SPDX-License-Identifier: MIT
// The options and the result of a run of the simulator.
#pragma once

#include <kiln/sim/counters.hpp>
#include <kiln/sim/exec/wave_mode.hpp>
#include <kiln/sim/silence.hpp>

namespace kiln::sim {

/// What the launch of a code object's kernel sets up beyond the program's own inputs (LLVM, "User Guide for AMDGPU
/// Backend", initial kernel execution state).
struct entry_state {
  struct scalar {
    u32 sgpr = 0;
    u32 value = 0;
  };
  u32 instruction = 0;          ///< index of the first one to run
  u64 code_address = code_base; ///< of the program's first instruction, as s_getpc shows it
  u32 mode = default_mode;
  u32 packed_work_items = 0; ///< how many of the work-item ids x, y, z come in 10 bits each of v0
  u32 unified_vgprs = 0;     ///< allocated to a wave; 0: those that the program names
  list<scalar> scalars;
};

/// What the clocks of waves show: shader clocks that advance with the instructions of each wave.
struct clock_rate {
  u64 start = 0; ///< at the launch
  double cycles_per_instruction = 4;
  double mhz = 0; ///< of the shader clock, for the clock of 100 MHz; 0: that counts shader clocks too
};

class stall_watch; // host/stall_watch.hpp
class scope_watch;

struct launch_options {
  u32 grid[3] = {1, 1, 1}; ///< workgroups; 0 in y or z counts as 1
  bool monitor = true;     ///< checks beyond what execution needs; costs time
  bool check_waits = true; ///< the monitor checks waits and wait states, never in built programs
  /// Code from a compiler computes with registers that have no value where the result does not matter (the upper half of
  /// v_mad_u64_u32, lanes of a mask). Then only addresses and data of memory instructions must have a value, except where a
  /// function saves registers in scratch.
  bool undefined_operands = false;
  bool report_clamping = false;          ///< report buffer accesses that a descriptor's bounds cut off
  bool strict = false;                   ///< notes are errors
  list<silence> silences = {};           ///< reports that are counted instead of shown
  u64 instruction_budget = u64{1} << 32; ///< of one workgroup, all waves together
  u32 threads = 0;                       ///< at run time; 0: as many as the machine has
  bool lanes_at_once = true; ///< at run time; false: lanes reach the monitor one by one, to compare
  host_level level = host_level::avx512; ///< at run time: the highest to use of those that the host has
  /// 0: waves have turns of 4 instructions in a fixed order. Other numbers draw turns of 1 to 16 and the order of waves, the
  /// same ones each time and on any number of threads.
  u64 schedule_seed = 0;
  u32 progress_after_ms = 2000;  ///< when a run begins to show its progress on a terminal; 0: never
  stall_watch* stalls = nullptr; ///< at run time: ends the run if all workgroups have waited for that long
  scope_watch* scopes = nullptr; ///< at run time, set by the run itself: what workgroups pass to one another
  clock_rate clock = {};
  u32 scratch_bytes_per_lane = 0;
  entry_state entry = {};
};

/// Where a wave stands in a run that was ended because all workgroups wait.
struct waiting_wave {
  u32 workgroup[3] = {};
  u32 wave = 0;
  u32 instruction_index = 0; ///< the barrier, or the next one
  bool at_barrier = false;

  constexpr bool is_before(const waiting_wave& o) const {
    for (u32 axis = 3; axis-- > 0;)
      if (workgroup[axis] != o.workgroup[axis]) return workgroup[axis] < o.workgroup[axis];
    return wave < o.wave;
  }
};

inline constexpr u32 most_waiting_named = 8;

struct result {
  bool ok = true; ///< there are no errors; there may be notes
  report_list reports;
  sim::counters counters;
  list<waiting_wave> waiting; ///< if the run was ended because all workgroups wait: the first of their waves
  u64 waves_waiting = 0;

  /// All reports, a line each, and how many are silenced; empty when the run was clean.
  constexpr text_buffer text() const {
    text_buffer out;
    for (u32 i = 0; i < reports.size(); ++i) out << reports[i].line() << '\n';
    if (const u32 n = reports.silenced())
      out << n << (n == 1 ? " report is silenced\n" : " reports are silenced\n");
    return out;
  }
  /// After the run. `complete`: nothing stopped it.
  constexpr void settle(const ir::program& program, const launch_options& options, bool complete) {
    name_waiting(program);
    reports.settle(options.strict);
    if (complete) report_unused_silences(program, options.silences, options.strict, reports);
    ok = reports.errors() == 0;
  }

private:
  /// Adds the first of the waves that wait to the report.
  constexpr void name_waiting(const ir::program& program) {
    if (waiting.empty()) return;
    for (u32 i = 1; i < waiting.size(); ++i)
      for (u32 k = i; k != 0 && waiting[k].is_before(waiting[k - 1]); --k) {
        const waiting_wave later = waiting[k - 1];
        waiting[k - 1] = waiting[k];
        waiting[k] = later;
      }
    text_buffer text;
    for (u32 i = 0; i < waiting.size() && i < most_waiting_named; ++i) {
      const waiting_wave& w = waiting[i];
      text << (i == 0 ? "; waiting: " : ", ") << w.workgroup[0] << ',' << w.workgroup[1] << ','
           << w.workgroup[2] << " wave " << w.wave << (w.at_barrier ? " in the barrier at " : " at ");
      const source where =
          w.instruction_index < program.code.size() ? program.code[w.instruction_index].where : source{};
      if (where.line != 0)
        text << where.file << ':' << where.line;
      else
        text << '@' << w.instruction_index;
    }
    if (waves_waiting > most_waiting_named)
      text << " and " << waves_waiting - most_waiting_named << " more waves";
    for (u32 i = 0; i < reports.size(); ++i)
      if (reports[i].kind == report_kind::instruction_budget) {
        reports.append(i, text);
        return;
      }
  }
};

} // namespace kiln::sim
