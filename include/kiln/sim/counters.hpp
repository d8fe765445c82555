// SPDX-License-Identifier: MIT
// What a run executed: how often each instruction, and by unit.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>
#include <kiln/support/list.hpp>
#include <kiln/support/text.hpp>

namespace kiln::sim {

/// How often each instruction ran, summed over waves.
struct counters {
  list<u64> executed; ///< by index in program.code
  u64 instructions = 0;
  u64 barriers = 0; ///< s_barrier, by wave
  u64 waves = 0;

  constexpr void add(const counters& other) {
    if (executed.empty()) executed.resize(other.executed.size());
    for (u32 i = 0; i < other.executed.size(); ++i) executed[i] += other.executed[i];
    instructions += other.instructions;
    barriers += other.barriers;
    waves += other.waves;
  }
};

/// Instructions executed, by the unit that executes them; and the cycles that matrix instructions keep their unit busy.
struct unit_counters {
  u64 valu = 0, matrix = 0, salu = 0, smem = 0, vmem = 0, lds = 0, other = 0;
  u64 matrix_cycles = 0;

  /// One line a unit.
  constexpr text_buffer text() const {
    text_buffer out;
    out << "valu   " << valu << "\nmatrix " << matrix << " (" << matrix_cycles << " cycles)\nsalu   " << salu
        << "\nsmem   " << smem << "\nvmem   " << vmem << "\nlds    " << lds << "\nother  " << other << '\n';
    return out;
  }
};

constexpr unit_counters by_unit(const ir::program& program, const counters& c) {
  constexpr isa::flag_mask matrix = isa::flag::xdl | isa::flag::sgemm | isa::flag::dgemm;
  unit_counters out;
  for (u32 i = 0; i < c.executed.size(); ++i) {
    const isa::row& row = isa::rows[program.code[i].row];
    const u64 n = c.executed[i];
    if ((row.flags & matrix) != 0)
      out.matrix += n, out.matrix_cycles += n * 4 * isa::passes_of(row, program.arch);
    else if ((row.flags & isa::flag::valu) != 0)
      out.valu += n;
    else if ((row.flags & isa::flag::vmem) != 0)
      out.vmem += n;
    else if ((row.flags & isa::flag::lds) != 0)
      out.lds += n;
    else if ((row.flags & isa::flag::smem) != 0)
      out.smem += n;
    else if ((row.flags & isa::flag::salu) != 0)
      out.salu += n;
    else
      out.other += n; // waits, branches, barriers
  }
  return out;
}

} // namespace kiln::sim
