// SPDX-License-Identifier: MIT
// What a run executed: how often each instruction, by unit, and what its memory accesses cost.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/issue_cycles.hpp>
#include <kiln/sim/json_text.hpp>
#include <kiln/support/list.hpp>
#include <kiln/support/text.hpp>

namespace kiln::sim {

/// Memory accesses of one instruction, or of several, summed over waves. Counted while the monitor is on.
struct memory_counters {
  u64 accesses = 0;            ///< executions with at least one lane in bounds
  u64 bytes = 0;               ///< loaded or stored, summed over lanes
  u64 lds_cycles = 0;          ///< taken by LDS: for each lane group the most dwords in one bank
  u64 lds_conflict_cycles = 0; ///< of these, those beyond one for each group
  u64 cache_lines = 0;         ///< of 128 bytes, touched by each global access
  u64 cache_lines_least = 0;   ///< the fewest that could hold the bytes

  constexpr void add(const memory_counters& o) {
    accesses += o.accesses, bytes += o.bytes;
    lds_cycles += o.lds_cycles, lds_conflict_cycles += o.lds_conflict_cycles;
    cache_lines += o.cache_lines, cache_lines_least += o.cache_lines_least;
  }
};

/// How often each instruction ran, summed over waves.
struct counters {
  list<u64> executed;           ///< by index in program.code
  list<memory_counters> memory; ///< the same; empty without the monitor
  u64 instructions = 0;
  u64 barriers = 0; ///< s_barrier, by wave
  u64 waves = 0;

  constexpr void add(const counters& other) {
    if (executed.empty()) executed.resize(other.executed.size());
    for (u32 i = 0; i < other.executed.size(); ++i) executed[i] += other.executed[i];
    if (memory.empty()) memory.resize(other.memory.size());
    for (u32 i = 0; i < other.memory.size(); ++i) memory[i].add(other.memory[i]);
    instructions += other.instructions;
    barriers += other.barriers;
    waves += other.waves;
  }
};

/// Instructions executed, by the unit that executes them; the cycles that matrix instructions keep their unit busy; the issue
/// cycles of all instructions, as isa/issue_cycles.hpp has them.
struct unit_counters {
  u64 valu = 0, matrix = 0, salu = 0, smem = 0, vmem = 0, lds = 0, other = 0;
  u64 matrix_cycles = 0, issue_cycles = 0;
  memory_counters lds_access, global_access;

  constexpr void add(const ir::program& program, const counters& c, u32 i) {
    const isa::row& row = isa::rows[program.code[i].row];
    const u64 n = c.executed[i];
    issue_cycles += n * ((row.flags & isa::flag::nop) != 0 ? isa::nop_cycles(program.code[i].op(0).payload())
                                                           : isa::issue_cycles(row, program.arch));
    if (isa::is_matrix(row))
      matrix += n, matrix_cycles += n * 4 * isa::matrix_passes(row, program.arch);
    else if ((row.flags & isa::flag::valu) != 0)
      valu += n;
    else if ((row.flags & isa::flag::vmem) != 0)
      vmem += n;
    else if ((row.flags & isa::flag::lds) != 0)
      lds += n;
    else if ((row.flags & isa::flag::smem) != 0)
      smem += n;
    else if ((row.flags & isa::flag::salu) != 0)
      salu += n;
    else
      other += n; // waits, branches, barriers
    if (i < c.memory.size())
      ((row.flags & isa::flag::lds) != 0 ? lds_access : global_access).add(c.memory[i]);
  }

  /// One line per unit, then what the memory accesses cost.
  constexpr text_buffer text() const {
    text_buffer out;
    out << "valu   " << valu << "\nmatrix " << matrix << " (" << matrix_cycles << " cycles)\nsalu   " << salu
        << "\nsmem   " << smem << "\nvmem   " << vmem << "\nlds    " << lds << "\nother  " << other
        << "\nissue cycles " << issue_cycles << '\n';
    if (lds_access.accesses != 0)
      out << "lds access    " << lds_access.bytes << " bytes, " << lds_access.lds_cycles << " cycles, "
          << lds_access.lds_conflict_cycles << " of them bank conflicts\n";
    if (global_access.accesses != 0)
      out << "global access " << global_access.bytes << " bytes, " << global_access.cache_lines
          << " cache lines touched, " << global_access.cache_lines_least << " would do\n";
    return out;
  }
};

constexpr unit_counters by_unit(const ir::program& program, const counters& c) {
  unit_counters out;
  for (u32 i = 0; i < c.executed.size(); ++i) out.add(program, c, i);
  return out;
}

/// What the instructions of one source line did.
struct line_counters {
  source where{};
  u64 executed = 0;
  unit_counters units;
};

/// One entry per source line, in the order of first occurrence. Instructions without a source line share one entry.
constexpr list<line_counters> by_line(const ir::program& program, const counters& c) {
  list<line_counters> out;
  const auto same = [](const source& a, const source& b) {
    return a.line == b.line && (a.file == b.file || text_view(a.file) == text_view(b.file));
  };
  u32 at = 0; // neighbours mostly share a line
  for (u32 i = 0; i < c.executed.size(); ++i) {
    const source& where = program.code[i].where;
    if (at >= out.size() || !same(out[at].where, where))
      for (at = 0; at < out.size() && !same(out[at].where, where);) ++at;
    if (at == out.size()) out.append().where = where;
    out[at].executed += c.executed[i];
    out[at].units.add(program, c, i);
  }
  return out;
}

/// A short table: totals by unit, memory, and on request a line for each source line.
constexpr text_buffer table(const ir::program& program, const counters& c, bool source_lines = false) {
  text_buffer out;
  out << "instructions " << c.instructions << ", waves " << c.waves << ", barriers " << c.barriers << '\n'
      << by_unit(program, c).text();
  if (!source_lines) return out;
  out << "executed  matrix cycles  lds conflicts  cache lines  line\n";
  const auto column = [&out](u64 value, u32 width) {
    text_buffer number;
    number << value;
    for (u32 i = number.size(); i < width; ++i) out << ' ';
    out << number;
  };
  for (const line_counters& l : by_line(program, c)) {
    column(l.executed, 8), column(l.units.matrix_cycles, 15);
    column(l.units.lds_access.lds_conflict_cycles, 15), column(l.units.global_access.cache_lines, 13);
    if (l.where.line != 0)
      out << "  " << file_name(l.where) << ':' << l.where.line << '\n';
    else
      out << "  (no place)\n";
  }
  return out;
}

namespace detail {

constexpr void put_json_units(text_buffer& out, const unit_counters& u) {
  out << R"("units":{"valu":)" << u.valu << R"(,"matrix":)" << u.matrix << R"(,"salu":)" << u.salu
      << R"(,"smem":)" << u.smem << R"(,"vmem":)" << u.vmem << R"(,"lds":)" << u.lds << R"(,"other":)"
      << u.other << R"(},"matrix_busy_cycles":)" << u.matrix_cycles << R"(,"issue_cycles":)"
      << u.issue_cycles;
  const memory_counters& l = u.lds_access;
  out << R"(,"lds":{"accesses":)" << l.accesses << R"(,"bytes":)" << l.bytes << R"(,"cycles":)"
      << l.lds_cycles << R"(,"conflict_cycles":)" << l.lds_conflict_cycles;
  const memory_counters& g = u.global_access;
  out << R"(},"global":{"accesses":)" << g.accesses << R"(,"bytes":)" << g.bytes << R"(,"cache_lines":)"
      << g.cache_lines << R"(,"cache_lines_least":)" << g.cache_lines_least << '}';
}

} // namespace detail

/// Incremented when a field of the counters' JSON changes its meaning or is removed, but not for new fields.
inline constexpr u32 counters_schema = 1;

/// One JSON object: schema, instructions, waves, barriers, units{valu,matrix,salu,smem,vmem,lds,other}, matrix_busy_cycles,
/// issue_cycles, lds{accesses,bytes,cycles,conflict_cycles}, global{accesses,bytes,cache_lines,cache_lines_least}; on request
/// lines[{file,line,executed, and the fields from units on}].
constexpr text_buffer json(const ir::program& program, const counters& c, bool source_lines = false) {
  text_buffer out;
  out << R"({"schema":)" << counters_schema << R"(,"instructions":)" << c.instructions << R"(,"waves":)"
      << c.waves << R"(,"barriers":)" << c.barriers << ',';
  detail::put_json_units(out, by_unit(program, c));
  if (source_lines) {
    out << R"(,"lines":[)";
    bool first = true;
    for (const line_counters& l : by_line(program, c)) {
      out << (first ? "{\"file\":" : ",{\"file\":");
      detail::put_json_string(out, l.where.file); // "" without a source line
      out << R"(,"line":)" << l.where.line << R"(,"executed":)" << l.executed << ',';
      detail::put_json_units(out, l.units);
      out << '}';
      first = false;
    }
    out << ']';
  }
  out << '}';
  return out;
}

} // namespace kiln::sim
