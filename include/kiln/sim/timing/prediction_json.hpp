// SPDX-License-Identifier: MIT
// A prediction as JSON.
#pragma once

#include <kiln/sim/json_text.hpp>
#include <kiln/sim/timing/prediction_text.hpp>

namespace kiln::sim::timing {

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
  string("board", p.board.name), string("arch", isa::facts_of(p.board.arch).name);
  out << ",\"validated\":" << (p.validated() ? "true" : "false");
  string("parameters", (text_buffer().hex(p.parameters)).view());
  count("board_values_given", p.board_values_given);
  number("cycles", p.cycles), number("clock_mhz", p.clock_mhz), string("clock_from", p.clock_from);
  number("launch_microseconds", p.launch_microseconds), number("microseconds", p.microseconds());
  number("tflops", p.tflops()), number("hbm_gigabytes_per_second", p.gigabytes_per_second());
  count("workgroups", p.workgroups), count("workgroups_run", p.workgroups_run);
  count("compute_units", p.compute_units), count("compute_units_run", p.compute_units_run);
  count("instructions", p.instructions);
  out << ",\"values_left_out\":" << (p.values_left_out ? "true" : "false")
      << ",\"data_decides\":" << (p.data_decides ? "true" : "false");
  if (p.work.known) {
    out << R"(,"work":{"differs":)" << (p.work.differs ? "true" : "false");
    number("least", p.work.least), number("greatest", p.work.greatest),
        count("slowest_xcd", p.work.slowest_xcd);
    out << '}';
  }
  out << R"(,"occupancy":{"workgroups":)" << p.occupancy.workgroups << ",\"waves\":" << p.occupancy.waves;
  string("limited_by", p.occupancy.limited_by.view());
  out << "},\"shares\":{";
  for (size_t i = 0; i < p.shares.size(); ++i)
    out << (i == 0 ? "\"" : ",\"") << p.shares[i].of << "\":" << fixed{p.shares[i].value, 5};
  out << R"(},"load":{"matrix pipe":)" << fixed{p.load.matrix, 5} << ",\"HBM\":" << fixed{p.load.hbm, 5};
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
    if (!l.awaited.empty()) string("awaited", l.awaited.view());
    number("simd_share", part(l.simd_cycles, p.simd_cycles));
    number("wave_share", part(l.wave_cycles, p.wave_cycles));
    out << '}';
  }
  out << "]}";
  return out;
}

} // namespace kiln::sim::timing
