// SPDX-License-Identifier: MIT
#include "finding_text.hpp"

#include <kiln/sim/json_text.hpp>

#include <cstdlib>
#include <cxxabi.h>

namespace kiln::hip_runtime {
namespace {

std::string dimensions(const uint32_t (&d)[3]) {
  return std::to_string(d[0]) + 'x' + std::to_string(d[1]) + 'x' + std::to_string(d[2]);
}

std::string hexadecimal(uint64_t value) {
  text_buffer out;
  out.hex(value);
  return {out.data(), out.size()};
}

const char* name_of(memory_kind kind) {
  switch (kind) {
  case memory_kind::host: return "host";
  case memory_kind::registered: return "registered";
  case memory_kind::managed: return "managed";
  default: return "device";
  }
}

/// "4 bytes after allocation 3 (256 bytes at 0x200000000000, hipMalloc, freed by hipFree)".
std::string relation(const finding& f) {
  const allocation& a = *f.memory;
  const std::string which = "allocation " + std::to_string(a.number) + " (" + std::to_string(a.size) +
                            " bytes at " + hexadecimal(a.address) + ", " + a.made_by +
                            (a.freed_by != nullptr ? std::string(", freed by ") + a.freed_by : "") + ")";
  if (f.address < a.address) return std::to_string(a.address - f.address) + " bytes before " + which;
  const uint64_t offset = f.address - a.address;
  if (offset >= a.size) return std::to_string(offset - a.size) + " bytes after " + which;
  return offset == 0 ? "at " + which : "at byte " + std::to_string(offset) + " of " + which;
}

class json_writer {
public:
  json_writer& key(const char* name) {
    if (!first_) out_ << ',';
    first_ = false;
    sim::detail::put_json_string(out_, name);
    out_ << ':';
    return *this;
  }
  void text(const std::string& value) {
    sim::detail::put_json_string(out_, {value.data(), static_cast<u32>(value.size())});
  }
  /// null for an empty text.
  void text_or_null(const std::string& value) { value.empty() ? null() : text(value); }
  void number(uint64_t value) { out_ << u64{value}; }
  void number_or_null(bool known, uint64_t value) { known ? number(value) : null(); }
  void null() { out_ << "null"; }
  void numbers(const uint32_t (&d)[3]) { out_ << '[' << d[0] << ',' << d[1] << ',' << d[2] << ']'; }
  void open(char bracket) {
    out_ << bracket;
    first_ = true;
  }
  void close(char bracket) {
    out_ << bracket;
    first_ = false;
  }
  void element() {
    if (!first_) out_ << ',';
    first_ = false;
  }
  std::string take() const { return {out_.data(), out_.size()}; }

private:
  text_buffer out_;
  bool first_ = true;
};

void put_launch(json_writer& out, const launch_note& l) {
  out.open('{');
  out.key("number").number(l.number);
  out.key("kernel").text(l.kernel);
  out.key("name").text(demangled(l.kernel));
  out.key("grid").numbers(l.grid);
  out.key("block").numbers(l.block);
  out.key("lds_bytes").number(l.lds_bytes);
  out.key("device").number(static_cast<uint64_t>(l.device));
  out.close('}');
}

void put_allocation(json_writer& out, const allocation& a) {
  out.open('{');
  out.key("number").number(a.number);
  out.key("address").number(a.address);
  out.key("bytes").number(a.size);
  out.key("kind").text(name_of(a.kind));
  out.key("device").number(static_cast<uint64_t>(a.device));
  out.key("made_by").text(a.made_by);
  out.key("freed_by").text_or_null(a.freed_by == nullptr ? "" : a.freed_by);
  out.close('}');
}

void put(json_writer& out, const finding& f) {
  out.open('{');
  out.key("id").text(f.id);
  out.key("severity").text(f.error ? "error" : "note");
  out.key("message").text(f.message);
  out.key("function").text_or_null(f.function);
  out.key("launch");
  f.launch ? put_launch(out, *f.launch) : out.null();
  out.key("instruction").text_or_null(f.instruction);
  out.key("index").number_or_null(f.index != ~0u, f.index);
  out.key("file").text_or_null(f.file);
  out.key("line").number_or_null(f.line != 0, f.line);
  out.key("workgroup");
  f.in_wave ? out.numbers(f.workgroup) : out.null();
  out.key("wave").number_or_null(f.in_wave, f.wave);
  out.key("lane").number_or_null(f.in_wave && f.lane != ~0u, f.lane);
  out.key("address").number_or_null(f.address != 0, f.address);
  out.key("count").number(f.count);
  out.key("allocation");
  f.memory ? put_allocation(out, *f.memory) : out.null();
  out.key("other");
  if (f.other_index == ~0u) {
    out.null();
  } else {
    out.open('{');
    out.key("index").number(f.other_index);
    out.key("wave").number(f.other_wave);
    out.key("lane").number(f.other_lane);
    out.key("file").text_or_null(f.other_file);
    out.key("line").number_or_null(f.other_line != 0, f.other_line);
    out.close('}');
  }
  out.close('}');
}

} // namespace

std::string demangled(const std::string& kernel) {
  if (!kernel.starts_with("_Z")) return kernel; // "i" alone would be the type int
  int status = 0;
  char* const text = abi::__cxa_demangle(kernel.c_str(), nullptr, nullptr, &status);
  std::string out = text == nullptr ? kernel : text;
  std::free(text);
  return out;
}

std::string text_of(const finding& f) {
  std::string out =
      std::string("kiln_hip: ") + (f.error ? "error: " : "note: ") + f.message + " [" + f.id + "]\n";
  if (f.launch) {
    const launch_note& l = *f.launch;
    out += "  kernel " + demangled(l.kernel) + ", launch " + std::to_string(l.number) + " of " +
           dimensions(l.grid) + " workgroups of " + dimensions(l.block) + ", device " +
           std::to_string(l.device) + "\n";
  }
  if (!f.instruction.empty()) {
    out += "  " + (f.line != 0 ? f.file + ':' + std::to_string(f.line) : '@' + std::to_string(f.index)) +
           ": " + f.instruction;
    if (f.in_wave)
      out += " (workgroup " + std::to_string(f.workgroup[0]) + ',' + std::to_string(f.workgroup[1]) + ',' +
             std::to_string(f.workgroup[2]) + " wave " + std::to_string(f.wave) +
             (f.lane != ~0u ? " lane " + std::to_string(f.lane) : "") + ")";
    if (f.count > 1) out += " and " + std::to_string(f.count - 1) + " more";
    out += '\n';
  }
  if (f.memory) out += "  " + relation(f) + '\n';
  return out;
}

std::string json_of(const std::vector<finding>& all) {
  uint64_t errors = 0;
  for (const finding& f : all) errors += f.error;
  json_writer out;
  out.open('{');
  out.key("schema").number(findings_schema);
  out.key("errors").number(errors);
  out.key("findings");
  out.open('[');
  for (const finding& f : all) {
    out.element();
    put(out, f);
  }
  out.close(']');
  out.close('}');
  return out.take() + '\n';
}

} // namespace kiln::hip_runtime
