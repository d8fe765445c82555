// SPDX-License-Identifier: MIT
// A prediction as text.
#pragma once

#include <kiln/sim/timing/prediction.hpp>

#include <cstdio>

namespace kiln::sim::timing {

struct fixed {
  double value;
  int digits = 1;
};
inline text_buffer& operator<<(text_buffer& out, fixed f) {
  char text[48];
  std::snprintf(text, sizeof text, "%.*f", f.digits, f.value);
  return out << static_cast<const char*>(text);
}

/// "gemm.hip:212", or the instruction's number where there is no line.
inline text_buffer place_of(const ir::program& p, u32 instruction) {
  text_buffer out;
  if (instruction >= p.code.size()) return out << '-';
  const source& where = p.code[instruction].where;
  if (where.line != 0) return out << file_name(where) << ':' << where.line;
  return out << "instruction " << instruction;
}

/// Stalls by source line: those of one line, one reason and one awaited line are added up.
struct line_stall {
  text_buffer where, awaited;
  reason why = reason::delay;
  u64 wave_cycles = 0, simd_cycles = 0;
  size_t first = 0; ///< place in the order given: the last word in sorting
};
inline std::vector<line_stall> by_line(const ir::program& p, const std::vector<stall_cycles>& stalls) {
  std::vector<line_stall> out;
  for (const stall_cycles& s : stalls) {
    line_stall l;
    l.first = out.size();
    l.where = place_of(p, s.what.instruction);
    l.why = s.what.why;
    if (s.what.awaited != ~0u) l.awaited = place_of(p, s.what.awaited);
    line_stall* same = nullptr;
    for (line_stall& o : out)
      if (o.why == l.why && o.where.view() == l.where.view() && o.awaited.view() == l.awaited.view())
        same = &o;
    if (same == nullptr) same = &out.emplace_back(std::move(l));
    same->wave_cycles += s.wave_cycles, same->simd_cycles += s.simd_cycles;
  }
  std::ranges::sort(out, [](const line_stall& a, const line_stall& b) {
    return a.simd_cycles != b.simd_cycles   ? a.simd_cycles > b.simd_cycles
           : a.wave_cycles != b.wave_cycles ? a.wave_cycles > b.wave_cycles
                                            : a.first < b.first;
  });
  return out;
}

inline double part(u64 of, u64 whole) {
  return whole == 0 ? 0.0 : static_cast<double>(of) / static_cast<double>(whole);
}

namespace detail {

/// "1 workgroup", "2 workgroups"
struct counted {
  u64 count;
  const char* of;
};
inline text_buffer& operator<<(text_buffer& out, counted c) {
  return out << c.count << ' ' << c.of << (c.count == 1 ? "" : "s");
}

inline void put_time(text_buffer& out, const prediction& p) {
  out << p.board.name << " (" << isa::facts_of(p.board.arch).name << (p.validated() ? "" : ", not validated");
  if (p.board_values_given != 0)
    out << ", " << counted{p.board_values_given, "value"} << " of the board given";
  out << "): " << fixed{p.cycles, 0} << " cycles";
  if (!p.drawn_cycles.empty())
    out << " (10th to 90th percentile " << fixed{p.p10, 0} << " to " << fixed{p.p90, 0} << " over "
        << counted{p.drawn_cycles.size(), "set"} << " of parameters)";
  out << ", " << fixed{p.microseconds(), 2} << " us at " << fixed{p.clock_mhz, 0} << " MHz (" << p.clock_from
      << "), " << fixed{p.launch_microseconds, 1} << " us of them the launch\n";
  if (p.matrix_flops > 0) out << fixed{p.tflops(), 1} << " TFLOP/s of matrix instructions, ";
  out << fixed{p.gigabytes_per_second(), 0} << " GB/s of HBM, the launch included\n";
}

inline void put_extent(text_buffer& out, const ir::program& program, const prediction& p) {
  out << counted{p.workgroups, "workgroup"} << " on " << counted{p.compute_units, "compute unit"}
      << "; run: " << p.workgroups_run << " on the " << p.compute_units_run << " of XCD 0, "
      << counted{p.instructions, "instruction"};
  const u64 of_xcd = (p.workgroups + p.board.xcds - 1) / p.board.xcds;
  if (p.workgroups_run < of_xcd)
    out << "; the other " << of_xcd - p.workgroups_run << " of XCD 0 are extrapolated";
  if (p.work.differs)
    out << "\nworkgroups differ in work, from " << fixed{p.work.least, 2} << " to "
        << fixed{p.work.greatest, 2}
        << " of the mean: the launch is extrapolated by the work of each, to XCD " << p.work.slowest_xcd
        << ", which takes longest";
  else if (p.workgroups_run < of_xcd && !p.work.known)
    out << "\ntheir branches cannot be followed: they are taken to have as much work as those that were run";
  out << "\na compute unit holds " << counted{p.occupancy.workgroups, "workgroup"} << " of "
      << counted{p.occupancy.waves, "wave"} << " in all, limited by " << p.occupancy.limited_by << '\n';
  if (!p.data_decides) return;
  out << "the time is that of the data given: values from memory decide about addresses or branches";
  if (p.deciding_load != ~0u) out << ", loaded at " << place_of(program, p.deciding_load);
  out << '\n';
}

inline void put_shares(text_buffer& out, const prediction& p) {
  out << "share of the limit:";
  for (size_t i = 0; i < p.shares.size(); ++i)
    out << (i == 0 ? " " : ", ") << p.shares[i].of << ' ' << fixed{100 * p.shares[i].value, 1} << " %";
  if (p.workgroups_run < (p.workgroups + p.board.xcds - 1) / p.board.xcds || p.work.differs)
    out << "\nof the whole launch: matrix pipe " << fixed{100 * p.load.matrix, 1} << " %, HBM "
        << fixed{100 * p.load.hbm, 1} << " %";
  out << "\nrequests of 64 bytes, by the level that had them:";
  for (u32 i = 0; i < level_count; ++i) out << ' ' << level_names[i] << ' ' << p.level_hits[i];
  out << '\n';
}

inline void put_columns(text_buffer& out, const prediction& p, u64 simd_cycles, u64 wave_cycles) {
  char text[32];
  std::snprintf(text, sizeof text, "%6.1f  %6.1f  ", 100 * part(simd_cycles, p.simd_cycles),
                100 * part(wave_cycles, p.wave_cycles));
  out << static_cast<const char*>(text);
}
inline void put_reasons(text_buffer& out, const prediction& p) {
  u64 simd[reason_count] = {}, wave[reason_count] = {};
  for (const stall_cycles& s : p.stalls) {
    simd[static_cast<u32>(s.what.why)] += s.simd_cycles;
    wave[static_cast<u32>(s.what.why)] += s.wave_cycles;
  }
  out << "SIMD %  wave %  all stalls\n";
  for (u32 i = 0; i < reason_count; ++i) {
    if (simd[i] + wave[i] == 0) continue;
    put_columns(out, p, simd[i], wave[i]);
    out << reason_names[i] << '\n';
  }
}
inline void put_stalls(text_buffer& out, const ir::program& program, const prediction& p, u32 lines) {
  out << "SIMD %  wave %  the greatest, by line\n";
  u32 shown = 0;
  for (const line_stall& l : by_line(program, p.stalls)) {
    if (l.why == reason::no_wave) continue;
    if (shown++ == lines) break;
    put_columns(out, p, l.simd_cycles, l.wave_cycles);
    out << l.where << ' ' << reason_names[static_cast<u32>(l.why)];
    if (!l.awaited.empty()) out << " of " << l.awaited;
    out << '\n';
  }
}

} // namespace detail

/// The table that kiln_sim --board prints; the reports if there is no prediction. `lines`: how many stalls.
inline text_buffer table(const ir::program& program, const prediction& p, u32 lines = 12) {
  text_buffer out;
  for (u32 i = 0; i < p.reports.size(); ++i) out << p.reports[i].line() << '\n';
  if (!p.ok || p.board.name == nullptr) return out;
  detail::put_time(out, p);
  detail::put_extent(out, program, p);
  detail::put_shares(out, p);
  detail::put_reasons(out, p);
  detail::put_stalls(out, program, p, lines);
  return out;
}

} // namespace kiln::sim::timing
