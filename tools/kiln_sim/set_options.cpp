// SPDX-License-Identifier: MIT
// A request's options in a launch: the same for the command line, JSON and Python.
#include "launch.hpp"
#include "request.hpp"

namespace kiln::code_object {

void check_timing(const request& q) {
  const timing_request& t = q.timing;
  if (t.timeline_from != 0 && t.timeline.empty()) throw failure("--timeline-from needs --timeline");
  if (t.timeline_clocks != 0 && t.timeline.empty()) throw failure("--timeline-clocks needs --timeline");
  const bool timed = t.clock_mhz != 0 || t.sets != 0 || t.most_instructions != 0 || t.warm ||
                     !t.timeline.empty() || !t.parameters.empty() || !t.prediction.empty() ||
                     !q.compared.empty();
  if (t.board.empty() && timed)
    throw failure(
        "--clock, --sets, --warm, --timeline, --most-instructions, --timing-parameters, --prediction and "
        "--compare need --board");
  if (!t.board.empty() && (!q.counters.empty() || !q.reports.empty() || q.by_line))
    throw failure("--counters, --reports and --by-line are of a run without --board");
}

void set_options(launch& l, const request& q) {
  for (u32 i = 0; i < 3; ++i) l.grid[i] = q.grid[i], l.block[i] = q.block[i];
  l.dynamic_lds_bytes = q.dynamic_lds_bytes;
  l.extra_scratch_bytes = q.scratch_bytes;
  l.options.monitor = q.monitor;
  l.options.check_waits = q.check_waits;
  l.options.threads = q.threads;
  l.options.schedule_seed = q.schedule_seed;
  l.options.report_clamping = q.report_clamping;
  l.options.strict = q.strict;
  for (const std::string& text : q.silences) {
    text_buffer problem; // request.cpp has read it before
    sim::parse_silence({text.data(), static_cast<u32>(text.size())}, l.options.silences.append(), problem);
  }
  if (q.budget != 0) l.options.instruction_budget = q.budget;
}

} // namespace kiln::code_object
