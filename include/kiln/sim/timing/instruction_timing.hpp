// SPDX-License-Identifier: MIT
// What the model has to know of each instruction, found once for a program.
#pragma once

#include <kiln/isa/counter.hpp>
#include <kiln/isa/errata.hpp>
#include <kiln/isa/issue_cycles.hpp>
#include <kiln/isa/timing/parameter_set.hpp>
#include <kiln/sim/decode.hpp>

#include <cmath>
#include <vector>

namespace kiln::sim::timing {

using isa::timing::parameter;
using isa::timing::parameter_set;

/// Shader clocks since the launch.
using cycle = u64;
inline constexpr cycle never = ~cycle{0};

/// A SIMD has a turn every fourth clock (ROCm Compute Profiler, pipeline-descriptions).
inline constexpr u32 turn_cycles = 4;

/// Where an instruction is issued. A SIMD issues at most one to each in a turn, from different waves; `internal` ones
/// (s_waitcnt, s_nop, s_barrier, s_setprio, s_endpgm) take no unit (ROCm Compute Profiler, pipeline-descriptions).
enum class unit : u8 { vector, matrix, scalar, branch, lds, vector_memory, internal };
inline constexpr u32 unit_count = 7;
inline constexpr const char* unit_names[] = {"vector", "matrix",        "scalar",  "branch",
                                             "lds",    "vector memory", "internal"};

struct instruction_timing {
  unit on = unit::internal;
  double hold = 4; ///< cycles for which a vector instruction keeps its SIMD
  u32 cycles = 4;  ///< until the wave may issue again
  u32 matrix_cycles = 0;
  isa::counter_event events = 0;
  isa::counter_values wait; ///< of s_waitcnt
  bool is_wait = false, sets_priority = false, is_store = false, to_lds = false;
  bool is_atomic = false, bypasses_l1 = false;
  bool packed_f32 = false, crosses_fetch = false, short_code = false, scalar_memory = false,
       empties_scalar_cache = false;
  u32 priority = 0;
};

/// What a run found of each instruction.
struct instruction_counts {
  explicit instruction_counts(size_t instructions)
      : executed(instructions), taken(instructions), waited(instructions) {}
  std::vector<u64> executed, taken; ///< taken: as a branch
  std::vector<u64> waited;          ///< clocks since the wave's instruction before it

  void add(const instruction_counts& o) {
    for (size_t i = 0; i < executed.size(); ++i)
      executed[i] += o.executed[i], taken[i] += o.taken[i], waited[i] += o.waited[i];
  }
};

inline cycle nearest_cycle(double cycles) { return static_cast<cycle>(std::llround(cycles)); }
inline u32 whole(double cycles) { return static_cast<u32>(std::lround(cycles)); }
/// The nearest number of whole turns, at least one: a wave issues nothing between its turns.
inline u32 whole_turns(double cycles) {
  const u32 turns = whole(cycles / turn_cycles);
  return (turns == 0 ? 1 : turns) * turn_cycles;
}

/// Latencies are measured with the s_waitcnt after the load in them (a load and its wait, or a chain of both).
inline double without_wait(const parameter_set& p, parameter latency) {
  const double out = p[latency] - whole_turns(p[parameter::wait_cycles]);
  return out > 0 ? out : 0;
}

/// Cycles for which a vector instruction keeps its SIMD.
inline double vector_cycles(const isa::row& r, const parameter_set& p) {
  switch (isa::slow_kind_of(r)) {
  case isa::slow_kind::product: return p[parameter::product_cycles];
  case isa::slow_kind::permlane_swap: return p[parameter::permlane_swap_cycles];
  case isa::slow_kind::f64_transcendental: return p[parameter::f64_transcendental_cycles];
  case isa::slow_kind::none: break;
  }
  if (isa::is_packed_f32(r.mnemonic)) return p[parameter::packed_f32_cycles];
  return p[(r.flags & isa::flag::transcendental) != 0 ? parameter::transcendental_cycles
                                                      : parameter::vector_cycles];
}

inline instruction_timing timing_of(const decoded& d, isa::arch arch, const parameter_set& p) {
  instruction_timing t;
  const isa::row& r = *d.row;
  const isa::flag_mask f = r.flags;
  t.events = isa::events_of(r);
  t.is_store = (f & isa::flag::may_store) != 0 && (f & (isa::flag::may_load | isa::flag::returns)) == 0;
  t.is_atomic = (f & isa::flag::atomic) != 0;
  t.bypasses_l1 = t.is_atomic || d.shape.coherent;
  t.to_lds = (f & isa::flag::lds_dma) != 0;
  t.short_code = r.size_bytes() == 4;
  t.crosses_fetch = r.size_bytes() == 8 && d.byte_offset % 8 == 4;
  if (const u32 passes = isa::matrix_passes(r, arch); passes != 0) {
    t.on = unit::matrix;
    t.matrix_cycles = 4 * passes;
  } else if ((f & isa::flag::valu) != 0) {
    t.on = unit::vector;
    t.packed_f32 = isa::is_packed_f32(r.mnemonic);
    t.hold = vector_cycles(r, p);
  } else if ((f & (isa::flag::vmem | isa::flag::flat)) != 0) {
    t.on = unit::vector_memory;
    t.cycles = whole_turns(p[parameter::vmem_issue_cycles]);
  } else if ((f & (isa::flag::lds | isa::flag::gws)) != 0) {
    t.on = unit::lds;
  } else if ((f & (isa::flag::salu | isa::flag::smem)) != 0) {
    t.on = unit::scalar;
    t.cycles = whole_turns(p[parameter::scalar_cycles]);
    t.scalar_memory = (f & isa::flag::smem) != 0;
    t.empties_scalar_cache = r.mnemonic == isa::mn::s_dcache_inv || r.mnemonic == isa::mn::s_dcache_inv_vol;
  } else if ((f & isa::flag::branch) != 0) {
    t.on = unit::branch;
    t.cycles = whole_turns(p[parameter::branch_not_taken_cycles]);
  } else if ((f & isa::flag::waitcnt) != 0) {
    t.is_wait = true;
    t.wait = isa::unpack_waitcnt(d.immediate);
    t.cycles = whole_turns(p[parameter::wait_cycles]);
  } else if ((f & isa::flag::nop) != 0) {
    t.cycles = isa::nop_cycles(d.immediate);
  } else if (r.mnemonic == isa::mn::s_setprio) {
    t.sets_priority = true;
    t.priority = d.immediate & 3;
  } else if (r.mnemonic == isa::mn::s_sleep) {
    t.cycles = 4 + 64 * (d.immediate & 127); // at most: the ISA says 64 * SIMM16[6:0] less up to 63 clocks
  }
  return t;
}

inline std::vector<instruction_timing> timings_of(const decoded_program& code, isa::arch arch,
                                                  const parameter_set& p) {
  std::vector<instruction_timing> out;
  out.reserve(code.code.size());
  for (const decoded& d : code.code) out.push_back(timing_of(d, arch, p));
  return out;
}

} // namespace kiln::sim::timing
