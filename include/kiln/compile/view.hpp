// SPDX-License-Identifier: MIT
// A program as a listing: code with source lines and live registers, and what each block costs to issue.
#pragma once

#include <kiln/analysis/programs/liveness.hpp>
#include <kiln/compile/kernel.hpp>
#include <kiln/compile/register_notes.hpp>

namespace kiln {

namespace compile {

/// A line that says how the kernel was compiled again because registers ran out.
constexpr void put_given_up(text_buffer& out, const ir::program& program) {
  if (program.gave_up == 0 && !program.saves_registers) return;
  out << "; registers ran out: compiled again";
  if (program.saves_registers) out << ", scheduled within the registers of the order as written";
  if (program.gave_up == 0) {
    out << '\n';
    return;
  }
  out << (program.saves_registers ? ", without" : " without");
  if ((program.gave_up & mask_of(passes::schedule_instructions)) != 0) out << " schedule_instructions";
  if ((program.gave_up & mask_of(passes::share_expressions)) != 0) out << " share_expressions";
  if ((program.gave_up & mask_of(passes::hoist_invariants)) != 0) out << " hoist_invariants";
  out << '\n';
}

/// Lines of code; `after(out, i)` and `at_begin(out, block)` append to a line text that begins with a blank.
template<class After, class AtBegin>
constexpr text_buffer lines_of(const ir::program& program, const After& after, const AtBegin& at_begin) {
  text_buffer out;
  text::buffer_sink sink(out);
  put_given_up(out, program);
  for (u32 b = 0; b < program.blocks.size(); ++b) {
    out << b + 1 << ':';
    if (program.blocks[b].region != 0) out << " ; EXEC region " << program.blocks[b].region;
    at_begin(out, b);
    out << '\n';
    for (u32 i = program.blocks[b].first; i < program.end_of(b); ++i) {
      const ir::instruction& in = program.code[i];
      const u32 begin = out.size();
      out << "  " << isa::rows[in.row].name();
      text::put_arguments(sink, {program.arch, program.stage == ir::stage::built, b}, program, in);
      if (in.where.line != 0) {
        do out << ' ';
        while (out.size() - begin < 56);
        out << "; " << file_name(in.where) << ':' << in.where.line;
        if ((in.marks & ir::mark::inserted) != 0) out << " (added)";
      }
      after(out, i, begin);
      out << '\n';
    }
  }
  return out;
}

constexpr text_buffer view_code(const ir::program& program, const named_operands& names) {
  const register_notes notes(program, names);
  return lines_of(
      program,
      [&](text_buffer& out, u32 i, u32 begin) {
        do out << ' ';
        while (out.size() - begin < 80);
        out << "; ";
        notes.put(out, i);
      },
      [&](text_buffer& out, u32 b) {
        out << " ; ";
        notes.put_begin(out, b);
      });
}

} // namespace compile

/// The code of a program at any stage: a line "N:" in front of block N - 1, and after each instruction the file and line it
/// comes from; "(added)" if a pass wrote it. Registers are virtual (%v12) until they are assigned.
constexpr text_buffer view_code(const ir::program& program) {
  return compile::lines_of(program, [](text_buffer&, u32, u32) {}, [](text_buffer&, u32) {});
}

/// The same, and after each line how many SGPRs, VGPRs and AGPRs are live then ("live 12s 40v 0a"). After that the registers
/// whose live range begins and ends at the instruction, those that it writes without a reader ("unused"), and the names that
/// builder::name gave its registers. Names are known until registers are assigned; show_code and dump_code follow them to
/// the end.
constexpr text_buffer view_code(const ir::program& program, with_registers_tag) {
  return compile::view_code(program, program.stage == ir::stage::built ? compile::named_operands(program)
                                                                       : compile::named_operands());
}

/// The units that instructions are issued to.
enum class issue_unit : u8 { valu, transcendental, matrix, salu, smem, vmem, lds, other };
inline constexpr u32 issue_unit_count = 8;

/// A toy model of issue, for comparing two versions of one kernel. An instruction keeps its unit busy for some cycles, the wave
/// issues one every 4 cycles, and units work in parallel. VALU 4 (64 lanes on 16-lane SIMDs), transcendental 16,
/// MFMA 4 per matrix pass, SALU 4, SMEM 16, VMEM 32, LDS 32, others 4. Latencies, waits, bank conflicts and other waves are
/// ignored, and a loop's body counts once.
struct issue_estimate {
  u32 instructions[issue_unit_count] = {};
  u32 cycles[issue_unit_count] = {};

  constexpr void add(const isa::row& row, isa::arch arch) {
    constexpr u32 cost[issue_unit_count] = {4, 16, 0, 4, 16, 32, 32, 4};
    const u32 u = static_cast<u32>(unit_of(row));
    ++instructions[u];
    cycles[u] += isa::is_matrix(row) ? 4u * isa::matrix_passes(row, arch) : cost[u];
  }
  /// The busiest unit, or the wave itself at 4 cycles per instruction.
  constexpr u32 total() const {
    u32 count = 0, most = 0;
    for (u32 u = 0; u < issue_unit_count; ++u) {
      count += instructions[u];
      if (cycles[u] > most) most = cycles[u];
    }
    return 4 * count > most ? 4 * count : most;
  }
  static constexpr issue_unit unit_of(const isa::row& row) {
    using namespace isa::flag;
    if (isa::is_matrix(row)) return issue_unit::matrix;
    if ((row.flags & transcendental) != 0) return issue_unit::transcendental;
    if ((row.flags & vmem) != 0) return issue_unit::vmem;
    if ((row.flags & isa::flag::lds) != 0) return issue_unit::lds;
    if ((row.flags & smem) != 0) return issue_unit::smem;
    if ((row.flags & valu) != 0) return issue_unit::valu;
    if ((row.flags & salu) != 0) return issue_unit::salu;
    return issue_unit::other;
  }
};

/// The most registers of each bank that are live at once, and where. Needs stage built.
struct pressure_peak {
  u32 registers[ir::bank_count] = {};
  u32 instruction[ir::bank_count] = {};
};

constexpr pressure_peak peak_pressure(const ir::program& program) {
  const analysis::liveness live = analysis::live_intervals(program);
  const u32 places = 2 * program.code.size() + 2;
  pressure_peak out;
  for (u32 bank = 0; bank < ir::bank_count; ++bank) {
    list<i32> change(places);
    for (u32 v = 0; v < live.first.size(); ++v) {
      if (live.first[v] == analysis::liveness::never || live.last_of(v) < live.first[v]) continue;
      if (live.value_of(v) != v || static_cast<u32>(program.groups[ir::group_of(program, v)].bank) != bank)
        continue;
      change[live.first[v]] += static_cast<i32>(live.size(v));
      if (live.last_of(v) + 1 < places) change[live.last_of(v) + 1] -= static_cast<i32>(live.size(v));
    }
    i32 now = 0;
    for (u32 i = 0; i < places; ++i) {
      now += change[i];
      if (now <= static_cast<i32>(out.registers[bank])) continue;
      out.registers[bank] = static_cast<u32>(now);
      out.instruction[bank] = i / 2;
    }
  }
  return out;
}

namespace compile {

constexpr void put_estimate(text_buffer& out, const issue_estimate& e) {
  constexpr const char* names[issue_unit_count] = {"valu", "transcendental", "matrix", "salu",
                                                   "smem", "vmem",           "lds",    "other"};
  out << e.total() << " cycles:";
  for (u32 u = 0; u < issue_unit_count; ++u)
    if (e.instructions[u] != 0)
      out << ' ' << names[u] << ' ' << e.instructions[u] << " (" << e.cycles[u] << ')';
  out << '\n';
}

} // namespace compile

/// For each block, its estimate as "<cycles>: <unit> <instructions> (<cycles of the unit>) ...", then its instructions by
/// name with their number, the most frequent first. At the end the same for all, and the registers: used ones once
/// they are assigned, before that the most that are live at once and the line where that is.
constexpr text_buffer dump_stat(const ir::program& program) {
  text_buffer out;
  issue_estimate all;
  for (u32 b = 0; b < program.blocks.size(); ++b) {
    issue_estimate block;
    list<u32> rows, counts;
    for (u32 i = program.blocks[b].first; i < program.end_of(b); ++i) {
      const u32 row = program.code[i].row;
      block.add(isa::rows[row], program.arch);
      all.add(isa::rows[row], program.arch);
      u32 at = 0;
      while (at < rows.size() && rows[at] != row) ++at;
      if (at == rows.size()) rows.push_back(row), counts.push_back(0);
      ++counts[at];
    }
    out << "block " << b + 1 << ": ";
    compile::put_estimate(out, block);
    for (u32 left = rows.size(); left != 0; --left) {
      u32 most = 0;
      for (u32 i = 1; i < rows.size(); ++i)
        if (counts[i] > counts[most]) most = i;
      out << "  " << counts[most] << ' ' << isa::rows[rows[most]].name() << '\n';
      counts[most] = 0;
    }
  }
  out << "all: ";
  compile::put_estimate(out, all);
  constexpr const char* banks[ir::bank_count] = {" SGPRs", " VGPRs", " AGPRs"};
  if (program.stage != ir::stage::built) {
    out << "registers:";
    for (u32 b = 0; b < ir::bank_count; ++b)
      out << (b == 0 ? " " : ", ") << program.register_count[b] << banks[b];
    return out << '\n', out;
  }
  const pressure_peak peak = peak_pressure(program);
  for (u32 b = 0; b < ir::bank_count; ++b) {
    out << "at most " << peak.registers[b] << banks[b] << " live";
    const u32 i = peak.instruction[b];
    if (peak.registers[b] != 0 && i < program.code.size() && program.code[i].where.line != 0)
      out << ", at " << file_name(program.code[i].where) << ':' << program.code[i].where.line;
    out << '\n';
  }
  return out;
}

} // namespace kiln
