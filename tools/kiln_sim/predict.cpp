// SPDX-License-Identifier: MIT
#include "predict.hpp"

#include "timing_parameters.hpp"

#include <kiln/sim/timing/prediction_json.hpp>

#include <cstdio>
#include <fstream>

namespace kiln::code_object {

namespace {

/// The argument or field as bytes; a buffer is mapped.
struct_field field_of(launch& l, request_argument& a) {
  using form = request_argument::form;
  if (a.what == form::value) return {a.at, a.value, false};
  const u64 address = a.what == form::null
                          ? l.map_buffer(nullptr, 0, false)
                          : l.map_buffer(a.data.bytes.data(), a.data.bytes.size(), a.writable);
  const auto* first = reinterpret_cast<const uint8_t*>(&address);
  return {a.at, {first, first + 8}, true};
}

} // namespace

void pass(launch& l, request_argument& a) {
  using form = request_argument::form;
  if (a.what == form::value) return l.pass_bytes(a.value.data(), a.value.size());
  if (a.what == form::null) return l.pass_buffer(nullptr, 0);
  if (a.what == form::buffer) return l.pass_buffer(a.data.bytes.data(), a.data.bytes.size(), a.writable);
  std::vector<struct_field> fields;
  for (request_argument& f : a.fields) fields.push_back(field_of(l, f));
  a.what == form::kernarg ? l.pass_kernarg(fields) : l.pass_struct(fields);
}

void write_text(const std::string& file, const text_buffer& text) {
  std::ofstream out(file);
  out.write(text.data(), static_cast<std::streamsize>(text.size())) << '\n';
  if (!out.flush()) throw failure(file + ": cannot be written");
}

namespace {

void put(const text_buffer& t) { std::fwrite(t.data(), 1, t.size(), stdout); }

/// "x.json", "x.2.json": a second file's result beside the first one's.
std::string numbered(const std::string& file, bool second) {
  if (!second) return file;
  const size_t dot = file.rfind('.'), slash = file.rfind('/');
  const bool none = dot == std::string::npos || (slash != std::string::npos && dot < slash);
  return none ? file + ".2" : file.substr(0, dot) + ".2" + file.substr(dot);
}

sim::timing::prediction predict_one(const request& q, const std::string& file, bool second) {
  const object o = load(file, q.arch);
  const kernel& k = o.find(q.kernel);
  const code c = read_code(o, k);
  launch l(o, k, c);
  set_options(l, q);
  std::vector<request_argument> arguments = q.arguments; // the kernel may write to them
  for (request_argument& a : arguments) pass(l, a);
  sim::timing_options options;
  options.board = q.timing.board.c_str();
  options.clock_mhz = q.timing.clock_mhz;
  options.sets = q.timing.sets != 0 || q.compared.empty() ? q.timing.sets : 32;
  options.warm = q.timing.warm;
  if (q.timing.most_instructions != 0) options.most_instructions = q.timing.most_instructions;
  const isa::timing::board* row =
      isa::timing::find_board(text_view(options.board)); // estimate() refuses others
  if (!q.timing.parameters.empty() && row != nullptr && row->arch == o.arch) {
    timing_values values(*row);
    std::string error;
    if (!read_timing_values(q.timing.parameters, values, error)) throw failure(error);
    options.parameters = values.parameters;
    options.board_row = values.board;
  }
  using sim::timing::timeline;
  const uint64_t clocks = q.timing.timeline_clocks != 0 ? q.timing.timeline_clocks : timeline::usual_cycles;
  timeline line(c.program, q.timing.timeline_from, clocks);
  if (!q.timing.timeline.empty()) options.timeline = &line;
  sim::timing::prediction p = l.estimate(options);
  put(sim::timing::table(c.program, p));
  if (!p.ok) return p;
  if (!q.timing.prediction.empty()) write_text(numbered(q.timing.prediction, second), json(c.program, p));
  if (q.timing.timeline.empty()) return p;
  if (line.empty())
    throw failure("the timeline is empty: compute unit 0 issues nothing from clock " +
                  std::to_string(q.timing.timeline_from) + " to clock " +
                  std::to_string(q.timing.timeline_from + clocks));
  if (line.too_large())
    throw failure("the timeline is too large: the " + std::to_string(clocks) + " clocks from clock " +
                  std::to_string(q.timing.timeline_from) + " on have more than " +
                  std::to_string(timeline::most_events) +
                  " instructions and stalls; give fewer by --timeline-clocks");
  write_text(numbered(q.timing.timeline, second), line.json());
  return p;
}

} // namespace

bool predict(const request& q) {
  if (q.compared.empty()) return predict_one(q, q.file, false).ok;
  for (const std::string& file : {q.file, q.compared}) load(file, q.arch).find(q.kernel); // before a long run
  std::printf("%s:\n", q.file.c_str());
  const sim::timing::prediction first = predict_one(q, q.file, false);
  if (!first.ok) return false;
  std::printf("\n%s:\n", q.compared.c_str());
  const sim::timing::prediction second = predict_one(q, q.compared, true);
  if (!second.ok) return false;
  size_t faster = 0;
  for (size_t i = 0; i < first.drawn_cycles.size(); ++i)
    faster += first.drawn_cycles[i] / first.clock_mhz < second.drawn_cycles[i] / second.clock_mhz;
  using sim::timing::comparison;
  const comparison verdict = sim::timing::compare(first, second);
  std::printf("\n%s: %.2f us, %s: %.2f us; the first is faster in %zu of %zu sets of parameters: %s\n",
              q.file.c_str(), first.microseconds(), q.compared.c_str(), second.microseconds(), faster,
              first.drawn_cycles.size(),
              verdict == comparison::faster   ? "the first is faster"
              : verdict == comparison::slower ? "the second is faster"
                                              : "a tie");
  if (std::string(first.clock_from) != second.clock_from)
    std::printf("the clocks are those of different kinds of load: %s and %s\n", first.clock_from,
                second.clock_from);
  return true;
}

} // namespace kiln::code_object
