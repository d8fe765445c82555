// SPDX-License-Identifier: MIT
// What the model says of a launch.
#pragma once

#include <kiln/isa/timing/board_value.hpp>
#include <kiln/sim/launch_options.hpp>
#include <kiln/sim/timing/launch_work.hpp>

namespace kiln::sim::timing {

/// A share of a limit, 0 to 1, with the limit's name.
struct share {
  const char* of = "";
  double value = 0;
};

/// How busy the limits of the whole launch are, 0 to 1, on all compute units that have work: the kind of load.
struct load_shares {
  double matrix = 0, hbm = 0;
};

/// What a compute unit holds at once.
struct occupancy {
  u32 workgroups = 0;     ///< resident on a compute unit
  u32 waves = 0;          ///< of them
  text_buffer limited_by; ///< "VGPRs and LDS"
};

struct prediction {
  bool ok = false;
  report_list reports; ///< why not, and what the functional run found

  isa::timing::board board = {}; ///< as it was taken; without a name if none was
  u32 board_values_given = 0;    ///< of it that are not those of its row
  u64 parameters = 0;            ///< their hash
  double cycles = 0;             ///< from the first instruction to the last store
  double clock_mhz = 0;
  const char* clock_from = ""; ///< where it comes from
  load_shares load;            ///< that chose it, found at the clock that was expected
  double launch_microseconds = 0;

  u64 workgroups = 0, workgroups_run = 0;
  u32 compute_units = 0, compute_units_run = 0; ///< that have work
  u64 instructions = 0;                         ///< of all waves, run
  work_summary work;                            ///< of all workgroups, also those that were not run
  bool values_left_out = false; ///< vector values that no address or branch needs were not computed
  u32 deciding_load = ~0u;      ///< the first load whose value does, if `data_decides`; ~0u: not known
  bool data_decides =
      false; ///< values loaded from memory reach addresses or branches: the time is that of the data given
  sim::timing::occupancy occupancy;

  double matrix_flops = 0; ///< of the whole launch
  double hbm_bytes = 0;
  std::vector<share> shares;            ///< of what was run
  u64 wave_cycles = 0, simd_cycles = 0; ///< of what was run: the columns of `stalls` are parts of these
  std::vector<stall_cycles> stalls;     ///< the greatest first
  u64 level_hits[level_count] = {};     ///< requests of 64 bytes, by the level that had them

  double p10 = 0, p90 = 0;          ///< cycles, over sets of parameters drawn from their ranges
  std::vector<double> drawn_cycles; ///< by set; sets of equal number are the same for every kernel

  /// Microbenchmarks of the target were compared with the model, in the tests.
  bool validated() const { return board.arch == isa::arch::gfx942; }
  double microseconds() const { return launch_microseconds + cycles / clock_mhz; }
  double tflops() const { return matrix_flops / microseconds() * 1e-6; }
  double gigabytes_per_second() const { return hbm_bytes / microseconds() * 1e-3; }
};

/// One kernel counts as faster than another only if it is in at least 29 of 32 sets of parameters.
enum class comparison : u8 { faster, slower, tie };
inline comparison compare(const prediction& a, const prediction& b) {
  size_t faster = 0, slower = 0;
  const size_t sets = std::min(a.drawn_cycles.size(), b.drawn_cycles.size());
  for (size_t i = 0; i < sets; ++i) {
    faster += a.drawn_cycles[i] / a.clock_mhz < b.drawn_cycles[i] / b.clock_mhz;
    slower += a.drawn_cycles[i] / a.clock_mhz > b.drawn_cycles[i] / b.clock_mhz;
  }
  const size_t needed = sets - sets * 3 / 32;
  if (sets == 0) return comparison::tie;
  return faster >= needed ? comparison::faster : slower >= needed ? comparison::slower : comparison::tie;
}

} // namespace kiln::sim::timing
