// SPDX-License-Identifier: MIT
// A prediction as text and as JSON.
#pragma once

#include <kiln/sim/json_text.hpp>
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
  std::sort(out.begin(), out.end(), [](const line_stall& a, const line_stall& b) {
    return a.simd_cycles != b.simd_cycles   ? a.simd_cycles > b.simd_cycles
           : a.wave_cycles != b.wave_cycles ? a.wave_cycles > b.wave_cycles
                                            : a.first < b.first;
  });
  return out;
}

inline double part(u64 of, u64 whole) {
  return whole == 0 ? 0.0 : static_cast<double>(of) / static_cast<double>(whole);
}

/// The table that kiln_sim --board prints. `lines`: how many stalls.
inline text_buffer table(const ir::program& program, const prediction& p, u32 lines = 12) {
  text_buffer out;
  if (!p.ok || p.board == nullptr) {
    for (u32 i = 0; i < p.reports.size(); ++i) out << p.reports[i].line() << '\n';
    return out;
  }
  out << p.board->name << " (" << isa::facts_of(p.board->arch).name
      << (p.board->arch == isa::arch::gfx90a ? ", not validated" : "") << "): " << fixed{p.cycles, 0}
      << " cycles";
  if (!p.drawn_cycles.empty())
    out << " (10th to 90th percentile " << fixed{p.p10, 0} << " to " << fixed{p.p90, 0} << " over "
        << static_cast<u64>(p.drawn_cycles.size()) << " sets of parameters)";
  out << ", " << fixed{p.microseconds(), 2} << " us at " << fixed{p.clock_mhz, 0} << " MHz (" << p.clock_from
      << ") with " << fixed{p.launch_microseconds, 1} << " us of launch\n";
  if (p.matrix_flops > 0) out << fixed{p.tflops(), 1} << " TFLOP/s of matrix instructions, ";
  out << fixed{p.gigabytes_per_second(), 0} << " GB/s of HBM\n";
  out << "workgroups " << p.workgroups << ", " << p.compute_units
      << " compute units; run: " << p.workgroups_run << " on the " << p.compute_units_run
      << " compute units of XCD 0, " << p.instructions << " instructions";
  const u64 of_xcd = (p.workgroups + p.board->xcds - 1) / p.board->xcds;
  if (p.workgroups_run < of_xcd)
    out << "; the other " << of_xcd - p.workgroups_run << " of XCD 0 are extrapolated";
  out << "\noccupancy " << p.occupancy.workgroups << " workgroups, " << p.occupancy.waves
      << " waves of a compute unit, limited by " << p.occupancy.limited_by << '\n';
  if (p.data_decides)
    out << "the time is that of the data given: values from memory decide about addresses or branches"
        << (p.deciding_load != ~0u ? text_buffer() << ", loaded at " << place_of(program, p.deciding_load) : text_buffer())
        << '\n';
  out << "share of the limit:";
  for (const share& s : p.shares) out << ' ' << s.of << ' ' << fixed{100 * s.value, 1} << " %;";
  out << "\nrequests of 64 bytes, by the level that had them:";
  for (u32 i = 0; i < level_count; ++i) out << ' ' << level_names[i] << ' ' << p.level_hits[i];
  out << "\nSIMD %  wave %  stall\n";
  u32 shown = 0;
  for (const line_stall& l : by_line(program, p.stalls)) {
    if (shown++ == lines) break;
    const auto column = [&out](double v) {
      char text[16];
      std::snprintf(text, sizeof text, "%6.1f  ", 100 * v);
      out << static_cast<const char*>(text);
    };
    column(part(l.simd_cycles, p.simd_cycles)), column(part(l.wave_cycles, p.wave_cycles));
    out << l.where.view() << ' ' << reason_names[static_cast<u32>(l.why)];
    if (l.awaited.size() != 0) out << " of " << l.awaited.view();
    out << '\n';
  }
  return out;
}

/// Incremented when a field changes its meaning or is removed, but not for new fields.
inline constexpr u32 prediction_schema = 1;

/// One JSON object; docs/timing.md names the fields.
inline text_buffer json(const ir::program& program, const prediction& p) {
  text_buffer out;
  const auto number = [&out](const char* name, double value) {
    out << ",\"" << name << "\":" << fixed{value, 3};
  };
  const auto count = [&out](const char* name, u64 value) { out << ",\"" << name << "\":" << value; };
  const auto string = [&out](const char* name, text_view value) {
    out << ",\"" << name << "\":";
    sim::detail::put_json_string(out, value);
  };
  out << R"({"schema":)" << prediction_schema;
  string("board", p.board->name), string("arch", isa::facts_of(p.board->arch).name);
  out << ",\"validated\":" << (p.board->arch == isa::arch::gfx90a ? "false" : "true");
  count("parameters", p.parameters);
  number("cycles", p.cycles), number("clock_mhz", p.clock_mhz), string("clock_from", p.clock_from);
  number("launch_microseconds", p.launch_microseconds), number("microseconds", p.microseconds());
  number("tflops", p.tflops()), number("hbm_gigabytes_per_second", p.gigabytes_per_second());
  count("workgroups", p.workgroups), count("workgroups_run", p.workgroups_run);
  count("compute_units", p.compute_units), count("compute_units_run", p.compute_units_run);
  count("instructions", p.instructions);
  out << ",\"values_left_out\":" << (p.values_left_out ? "true" : "false")
      << ",\"data_decides\":" << (p.data_decides ? "true" : "false");
  out << R"(,"occupancy":{"workgroups":)" << p.occupancy.workgroups << ",\"waves\":" << p.occupancy.waves;
  string("limited_by", p.occupancy.limited_by);
  out << "},\"shares\":{";
  for (size_t i = 0; i < p.shares.size(); ++i)
    out << (i == 0 ? "\"" : ",\"") << p.shares[i].of << "\":" << fixed{p.shares[i].value, 5};
  out << "},\"requests\":{";
  for (u32 i = 0; i < level_count; ++i)
    out << (i == 0 ? "\"" : ",\"") << level_names[i] << "\":" << p.level_hits[i];
  out << "}";
  if (!p.drawn_cycles.empty()) {
    number("p10_cycles", p.p10), number("p90_cycles", p.p90);
    out << ",\"drawn_cycles\":[";
    for (size_t i = 0; i < p.drawn_cycles.size(); ++i)
      out << (i == 0 ? "" : ",") << fixed{p.drawn_cycles[i], 1};
    out << ']';
  }
  out << ",\"stalls\":[";
  bool first = true;
  for (const line_stall& l : by_line(program, p.stalls)) {
    out << (first ? "{\"where\":" : ",{\"where\":");
    first = false;
    sim::detail::put_json_string(out, l.where.view());
    string("reason", reason_names[static_cast<u32>(l.why)]);
    if (l.awaited.size() != 0) string("awaited", l.awaited.view());
    number("simd_share", part(l.simd_cycles, p.simd_cycles));
    number("wave_share", part(l.wave_cycles, p.wave_cycles));
    out << '}';
  }
  out << "]}";
  return out;
}

} // namespace kiln::sim::timing
