// SPDX-License-Identifier: MIT
// kiln_sim: runs a kernel of a code object or assembly file in Kiln's simulator, without a GPU.
#include "launch.hpp"
#include "predict.hpp"
#include "request.hpp"

#include <kiln/sim/report_json.hpp>

#include <cstdio>
#include <fstream>

namespace {

using namespace kiln;
using code_object::failure;

constexpr char usage[] =
    R"(kiln_sim FILE [--kernel NAME] [--grid X[,Y,Z]] [--block X[,Y,Z]] [--arg ARGUMENT]...
kiln_sim --json FILE      the same from a JSON file: {"file": ..., "kernel": ..., "grid": [..], "block": [..],
                          "args": [{"i32": 5}, {"in": "x.npy"}, "out:y.npy:f32,64"]}
kiln_sim FILE --list      kernels and their arguments
kiln_sim FILE --dump      the kernel's instructions, as the simulator has read them

FILE is an AMD GPU code object for gfx90a, gfx942 or gfx950, an offload bundle or HIP program that holds one, or assembly
with kernel descriptors, as clang -S writes it.

ARGUMENT, in the kernel's order:
  i32:5  u64:0x10  f32:1.5    a value: i8 ... u64, f16, bf16, f32, f64
  in:FILE.npy                 a buffer that the kernel may only read
  inout:FILE.npy[:OUT.npy]    a buffer that is written back, to OUT.npy if it is given
  out:FILE.npy:f32,64,4       a buffer of zeros of that type and shape, written to FILE.npy
  buffer:f32,64               a buffer of zeros that is not kept
  struct:FIELD;FIELD...       a struct by value: fields are arguments as above, pointers too; FIELD@16 begins at byte 16,
                              others behind the one before as C aligns numbers; JSON: {"struct": [{"in": "x.npy"},
                              {"at": 16, "i32": 5}]}
  kernarg:FIELD;FIELD...      all arguments at once, as fields of the argument block
  bytes:FILE.npy              a struct by value: the file's bytes
  null                        a null pointer

  --grid, --block     workgroups, and work-items of a workgroup (default 1 and 64)
  --lds BYTES         LDS beyond what the kernel declares     --scratch BYTES  of a lane, beyond the same
  --arch GFX          which of several code objects; the target of assembly that names none
  --no-monitor        no checks: fast                          --no-wait-checks  no checks of waits and wait states
  --counters FILE     the counters as JSON (fields: docs/simulator.md)
  --by-line           counters, printed and in FILE, for each source line too
  --reports FILE      the reports as JSON (fields: docs/simulator_reports.md)
  --silence ID[@FILE:LINE | @INSTRUCTION]   count reports of this identifier, there, instead of showing them; repeatable
  --strict            notes are errors
  --report-clamping   report buffer accesses that their descriptor's bounds cut off
  --threads N         host threads (default: all)              --budget N  instructions a workgroup may execute
  --schedule-seed N   draw the order of waves and the length of their turns (1 to 16 instructions) from N (default 0: turns
                      of 4, in order); what depends on the order differs from seed to seed

Time without a GPU (docs/timing.md); no buffer is saved, and the monitor is off:
  --board NAME        predict the time on MI210, MI250X, MI300A, MI300X, MI325X, MI308X, MI350X or MI355X, and print what
                      waves wait for, by source line: share of SIMD cycles without an issue, share of wave cycles
  --clock MHZ         the shader clock (default: by board and kind of load)
  --sets N            10th and 90th percentile over N sets of parameters; 32 to compare kernels
  --warm              the last-level cache holds all data
  --timeline FILE     clocks of a compute unit, for Perfetto or chrome://tracing
  --timeline-from N   the clock at which they begin (default 0)
  --timeline-clocks N how many (default 100000)
  --most-instructions N   of all waves; then no workgroup starts, and the rest is extrapolated (default 20000000)
  --timing-parameters FILE   measured parameters, in JSON, in place of Kiln's
  --prediction FILE   the prediction as JSON
  --compare A B       predict two files with one request; 29 of 32 sets decide which is faster

Exit status:
  0  no errors; there may be notes and silenced reports
  1  errors were found, each a line with its identifier; docs/simulator_reports.md explains them
  2  it cannot be run: the request is wrong, or the launch, or an instruction has no meaning here
)";

void put(const text_buffer& t) { std::fwrite(t.data(), 1, t.size(), stdout); }

void list_kernels(const code_object::object& o) {
  std::printf("%s, %zu kernels\n", isa::facts_of(o.arch).name, o.kernels.size());
  for (const code_object::kernel& k : o.kernels) {
    std::printf("%s: %u bytes of LDS, %u bytes of scratch a lane, blocks of up to %u\n", k.name.c_str(),
                k.descriptor.lds_bytes, k.descriptor.scratch_bytes, k.block_limit);
    for (const code_object::argument& a : k.arguments)
      if (!a.hidden())
        std::printf("  %s %s: %u bytes at %u\n", a.kind.c_str(),
                    a.name.empty() ? "(no name)" : a.name.c_str(), a.size, a.offset);
    if (k.unlisted_arguments)
      std::printf(k.kernarg_bytes == 0 ? "  arguments that nothing describes\n"
                                       : "  %u bytes of arguments that the metadata does not describe\n",
                  k.kernarg_bytes);
  }
}

using code_object::request_argument;

void save(const std::vector<request_argument>& arguments) {
  for (const request_argument& a : arguments) {
    if (!a.save_as.empty()) code_object::write_npy(a.save_as, a.data);
    save(a.fields);
  }
}

/// "2 errors, 1 note"
void put_summary(const sim::report_list& reports) {
  const u32 errors = reports.errors(), notes = reports.notes();
  std::printf("%u error%s, %u note%s\n", errors, errors == 1 ? "" : "s", notes, notes == 1 ? "" : "s");
}

/// What is in the list does not come from the kernel: there was no run to the end, and nothing can be said of it.
bool cannot_be_run(const sim::report_list& reports) {
  for (u32 i = 0; i < reports.size(); ++i)
    if (reports[i].kind == sim::report_kind::bad_launch || reports[i].kind == sim::report_kind::no_meaning)
      return true;
  return false;
}

int run(code_object::request q) {
  if (q.help || q.file.empty()) {
    std::fputs(usage, q.help ? stdout : stderr);
    return q.help ? 0 : 2;
  }
  const code_object::object o = code_object::load(q.file, q.arch);
  if (q.list) return list_kernels(o), 0;
  const code_object::kernel& k = o.find(q.kernel);
  const code_object::code c = code_object::read_code(o, k);
  if (q.dump) return put(text::listing(c.program)), 0;

  if (!q.timing.board.empty()) return code_object::predict(q) ? 0 : 2;

  code_object::launch l(o, k, c);
  set_options(l, q);
  for (auto& a : q.arguments) pass(l, a);
  const sim::result r = l.run();
  if (!cannot_be_run(r.reports)) save(q.arguments);
  put(sim::table(c.program, r.counters, q.by_line));
  if (!q.counters.empty()) code_object::write_text(q.counters, sim::json(c.program, r.counters, q.by_line));
  if (!q.reports.empty()) code_object::write_text(q.reports, sim::json(r.reports));
  put(r.text());
  for (const std::string& why : c.left_out)
    std::fprintf(stderr, "kiln_sim: taken for data, a trap: %s\n", why.c_str());
  if (r.reports.size() == 0)
    std::puts(q.monitor ? "the monitor reports nothing" : "no errors");
  else
    put_summary(r.reports);
  return cannot_be_run(r.reports) ? 2 : r.ok ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
  try {
    return run(code_object::parse_command_line({argv + 1, argv + argc}));
  } catch (const failure& f) {
    std::fprintf(stderr, "kiln_sim: %s\n", f.what());
    return 2;
  }
}
