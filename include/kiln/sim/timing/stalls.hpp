// SPDX-License-Identifier: MIT
// Why waves stood still: cycles by instruction, reason and the operation that was waited for.
#pragma once

#include <kiln/sim/timing/instruction_timing.hpp>

#include <unordered_map>

namespace kiln::sim::timing {

enum class reason : u8 {
  vector_memory, ///< s_waitcnt vmcnt
  lds_or_scalar, ///< s_waitcnt lgkmcnt
  barrier,
  vector_busy, ///< an instruction before it keeps the vector ALU
  matrix_busy, ///< or the matrix pipe
  lds_queue,
  memory_queue,
  turn,   ///< another wave of the SIMD had the unit in this turn
  delay,  ///< s_nop, s_sleep, a taken branch, a scalar result
  no_wave ///< the SIMD has none
};
inline constexpr u32 reason_count = 10;
inline constexpr const char* reason_names[] = {"waits for vmcnt",      "waits for lgkmcnt",
                                               "waits at a barrier",   "vector ALU busy",
                                               "matrix pipe busy",     "LDS queue full",
                                               "VMEM queue full",      "another wave has its turn",
                                               "nop, sleep or branch", "no wave"};

/// An instruction that could not be issued, and why.
struct stall {
  u32 instruction = 0;
  reason why = reason::delay;
  u32 awaited = ~0u; ///< of a wait: the instruction whose operation it is for

  bool operator==(const stall&) const = default;
  u64 key() const {
    return u64{instruction} << 36 | u64{awaited & 0xffff'ffffu} << 4 | static_cast<u64>(why);
  }
};

struct stall_cycles {
  stall what;
  u64 wave_cycles = 0; ///< summed over waves
  u64 simd_cycles = 0; ///< in which the SIMD issued nothing and this was its oldest wave
};

class stall_table {
public:
  void charge_wave(const stall& s, cycle cycles) { at(s).wave_cycles += cycles; }
  void charge_simd(const stall& s, cycle cycles) { at(s).simd_cycles += cycles; }
  std::vector<stall_cycles> all() const {
    std::vector<stall_cycles> out;
    out.reserve(rows_.size());
    for (const auto& [key, row] : rows_) out.push_back(row);
    return out;
  }

private:
  stall_cycles& at(const stall& s) {
    stall_cycles& row = rows_[s.key()];
    row.what = s;
    return row;
  }
  std::unordered_map<u64, stall_cycles> rows_;
};

} // namespace kiln::sim::timing
