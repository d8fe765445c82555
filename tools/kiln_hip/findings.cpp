// SPDX-License-Identifier: MIT
#include "findings.hpp"

#include "call.hpp"
#include "fat_binary.hpp"
#include "finding_text.hpp"
#include "settings.hpp"
#include "stream.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <tuple>
#include <unistd.h>

namespace kiln::hip_runtime {
namespace {

struct collection {
  std::mutex lock;
  std::vector<finding> all;
  std::atomic<uint64_t> calls = 0; // counted without the lock
};
collection& the_findings() {
  static auto* const c = new collection; // used until the process ends
  return *c;
}
std::atomic<uint64_t> launches = 0;

void cannot_write(const std::string& path) {
  std::fprintf(stderr, "kiln_hip: KILN_HIP_REPORT: %s cannot be written\n", path.c_str());
}

/// Where text goes: a file that begins empty, or stderr, also where that file cannot be opened.
std::FILE* text_output() {
  static std::FILE* const out = [] {
    const check_settings& s = settings();
    if (s.path.empty() || s.report != check_settings::form::text) return stderr;
    std::FILE* const file = std::fopen(s.path.c_str(), "w");
    if (file == nullptr) cannot_write(s.path);
    return file != nullptr ? file : stderr;
  }();
  return out;
}
void print(const finding& f) {
  const std::string text = text_of(f);
  std::FILE* const out = text_output();
  std::fwrite(text.data(), 1, text.size(), out);
  std::fflush(out); // the program may end in any way
}

void write_json(const std::vector<finding>& all) {
  const std::string text = json_of(all);
  const std::string& path = settings().path;
  std::FILE* const out = std::fopen(path.c_str(), "w");
  const bool written = out != nullptr && std::fwrite(text.data(), 1, text.size(), out) == text.size();
  if ((out != nullptr && std::fclose(out) != 0) || !written) cannot_write(path);
}

/// Keeps it, or counts it with an equal one of an earlier launch. In text it is printed once, when it is met.
void keep(finding f) {
  if (!settings().checks()) {
    if (f.stops) print(f);
    return;
  }
  collection& c = the_findings();
  const std::lock_guard guard(c.lock);
  for (finding& known : c.all) {
    if (!f.launch || !known.launch || known.id != f.id || known.index != f.index ||
        known.launch->kernel != f.launch->kernel)
      continue;
    const uint64_t count = known.count + f.count;
    if (f.launch->number < known.launch->number) known = std::move(f);
    known.count = count;
    return;
  }
  constexpr size_t most = 10'000; // a program may make the same mistake in each call
  if (c.all.size() == most) return;
  if (settings().report == check_settings::form::text || f.stops) print(f);
  c.all.push_back(std::move(f));
  // The program may end in any way: the file has what was found so far.
  constexpr size_t each = 100;
  if (settings().report == check_settings::form::json && (c.all.size() <= each || c.all.size() % each == 0))
    write_json(c.all);
}

bool stops(sim::report_kind kind) {
  using sim::report_kind;
  constexpr report_kind all[] = {report_kind::bad_launch,       report_kind::no_meaning,
                                 report_kind::out_of_bounds,    report_kind::instruction_budget,
                                 report_kind::misaligned,       report_kind::read_only,
                                 report_kind::unsupported_mode, report_kind::stopped};
  return std::find(std::begin(all), std::end(all), kind) != std::end(all);
}

std::string text_of(const text_buffer& t) { return {t.data(), t.size()}; }

/// With what memory the address is in or near to.
void place(finding& f, uintptr_t address) {
  f.address = address;
  f.memory = find_near(address);
}

/// The device library passes packets to the host and to other waves by atomics in the runtime's own memory.
bool is_race_in_runtime(const sim::report& r) {
  constexpr u32 races = sim::family_of(sim::report_kind::global_race) |
                        sim::mask_of(sim::report_kind::not_released) |
                        sim::mask_of(sim::report_kind::not_acquired);
  if ((races & sim::mask_of(r.kind)) == 0) return false;
  const auto a = find_allocation(reinterpret_cast<const void*>(r.address));
  return a && a->kind == memory_kind::internal;
}

finding finding_of(const sim::report& r, const launch_note& launch) {
  finding f;
  f.id = sim::id_of(r.kind);
  f.error = r.level == sim::severity::error;
  f.stops = stops(r.kind);
  f.message = sim::name_of(r.kind) + std::string(": ") + text_of(r.message);
  f.launch = launch;
  f.instruction = text_of(r.instruction);
  f.index = r.instruction_index;
  if (r.where.line != 0) f.file = r.where.file, f.line = r.where.line;
  f.in_wave = r.is_of_wave();
  std::copy_n(r.workgroup, 3, f.workgroup);
  f.wave = r.wave, f.lane = r.lane;
  f.count = r.count;
  f.other_index = r.other.instruction_index, f.other_wave = r.other.wave, f.other_lane = r.other.lane;
  if (r.other.where.line != 0) f.other_file = r.other.where.file, f.other_line = r.other.where.line;
  if (r.address == 0) return f;
  place(f, r.address);
  if (r.kind == sim::report_kind::out_of_bounds && !f.memory &&
      !readable_from(reinterpret_cast<const void*>(r.address)).empty())
    f.message += ": the program's own memory, which HIP did not allocate or register";
  if (r.kind == sim::report_kind::out_of_bounds && f.memory && f.memory->freed_by != nullptr &&
      f.memory->contains(r.address))
    f.id = "use-after-free";
  return f;
}

void take_leaks() {
  for (const allocation& a : all_allocations()) {
    if (a.number == 0 || a.kind == memory_kind::registered) continue;
    finding f;
    f.id = "leak";
    f.leaked = true;
    f.message = "leak: " + std::to_string(a.size) + " bytes are not freed when the program ends";
    f.address = a.address;
    f.memory = a;
    keep(std::move(f));
  }
}

/// After the destructors of the program.
[[gnu::destructor]] void finish() {
  if (!was_used() || !settings().checks()) return;
  wait_for_all_devices();
  if (fault() == hipSuccess) take_leaks(); // after one, the program's frees fail
  collection& c = the_findings();
  const std::lock_guard guard(c.lock);
  std::sort(c.all.begin(), c.all.end(), [](const finding& a, const finding& b) {
    const auto key = [](const finding& f) {
      return std::tuple(f.leaked, f.after_launch, !f.launch.has_value(), f.index, f.id, f.call, f.address);
    };
    return key(a) < key(b);
  });
  uint64_t errors = 0;
  for (const finding& f : c.all) errors += f.error;
  if (settings().report == check_settings::form::json) write_json(c.all);
  std::fprintf(stderr, "kiln_hip: %llu error%s\n", static_cast<unsigned long long>(errors),
               errors == 1 ? "" : "s");
  if (errors == 0 || !settings().error_exit) return;
  std::fflush(nullptr);
  _exit(*settings().error_exit);
}

} // namespace

uint64_t next_launch_number() { return ++launches; }

bool take_reports(const sim::report_list& reports, const launch_note& launch) {
  bool stopped = false;
  for (uint32_t i = 0; i < reports.size(); ++i) {
    if (is_race_in_runtime(reports[i])) continue;
    finding f = finding_of(reports[i], launch);
    f.after_launch = launch.number;
    stopped |= f.stops;
    keep(std::move(f));
  }
  return stopped;
}

void take_failure(const std::string& text, const launch_note& launch) {
  finding f;
  f.id = "bad-launch";
  f.stops = true;
  f.message = text;
  f.launch = launch;
  f.after_launch = launch.number;
  keep(std::move(f));
}

namespace {

finding finding_of_call(const char* id, const std::string& text, uintptr_t address) {
  finding f;
  f.id = id;
  f.function = this_thread().function;
  f.message = f.function + ": " + text;
  f.after_launch = launches.load();
  f.call = ++the_findings().calls;
  place(f, address);
  return f;
}

} // namespace

void take_call_error(const char* id, const std::string& text, uintptr_t address) {
  if (settings().checks()) keep(finding_of_call(id, text, address));
}

void take_fault(const char* id, const std::string& text, uintptr_t address) {
  finding f = finding_of_call(id, text, address);
  f.stops = true;
  keep(std::move(f));
  set_fault(hipErrorLaunchFailure);
}

} // namespace kiln::hip_runtime
