// SPDX-License-Identifier: MIT
// The trace of streams in Chrome's trace event format, which Perfetto opens. Its unit is a microsecond of the time that events
// measure: of the model, or of this machine.
#include "call.hpp"
#include "finding_text.hpp"
#include "model_time.hpp"
#include "settings.hpp"

#include <kiln/sim/json_text.hpp>

#include <cstdio>
#include <mutex>
#include <set>
#include <vector>

namespace kiln::hip_runtime {
namespace {

struct traced_item {
  item_time item;
  int device;
  uint32_t stream;
  double start, end;
};
struct trace {
  std::mutex lock;
  std::vector<traced_item> items;
};
trace& the_trace() {
  static auto* const t = new trace; // used until the process ends
  return *t;
}

std::string quoted(const std::string& text) {
  text_buffer out;
  sim::detail::put_json_string(out, {text.data(), static_cast<u32>(text.size())});
  return {out.data(), out.size()};
}

void write_item(std::FILE* out, const traced_item& i) {
  std::fprintf(out,
               ",\n{\"ph\":\"X\",\"pid\":%d,\"tid\":%u,\"name\":%s,\"ts\":%.3f,\"dur\":%.3f,\"args\":{"
               "\"launch\":%llu}}",
               i.device, i.stream, quoted(demangled(i.item.name)).c_str(), i.start, i.end - i.start,
               static_cast<unsigned long long>(i.item.launch));
}

[[gnu::destructor]] void write_trace() {
  const std::string& path = trace_path();
  if (path.empty() || !was_used()) return;
  std::FILE* const out = std::fopen(path.c_str(), "w");
  if (out == nullptr) {
    std::fprintf(stderr, "kiln_hip: KILN_HIP_TRACE: %s cannot be written\n", path.c_str());
    return;
  }
  trace& t = the_trace();
  const std::lock_guard guard(t.lock);
  std::fprintf(out,
               "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"schema\":1,\"time\":\"%s\"},\"traceEvents\":[",
               time_is_modelled() ? "model" : "wall");
  std::fputs("{\"ph\":\"M\",\"pid\":0,\"name\":\"process_name\",\"args\":{\"name\":\"device 0\"}}", out);
  std::set<std::pair<int, uint32_t>> named;
  for (const traced_item& i : t.items) {
    if (named.insert({i.device, i.stream}).second)
      std::fprintf(out,
                   ",\n{\"ph\":\"M\",\"pid\":%d,\"tid\":%u,\"name\":\"thread_name\",\"args\":{\"name\":"
                   "\"stream %u\"}}",
                   i.device, i.stream, i.stream);
    write_item(out, i);
  }
  std::fputs("]}\n", out);
  std::fclose(out);
}

} // namespace

running_item& this_item() {
  static thread_local running_item item;
  return item;
}

void trace_item(const item_time& item, int device, uint32_t stream, double start, double end) {
  if (trace_path().empty() || item.name.empty()) return;
  trace& t = the_trace();
  const std::lock_guard guard(t.lock);
  t.items.push_back({item, device, stream, start, end});
}

} // namespace kiln::hip_runtime
