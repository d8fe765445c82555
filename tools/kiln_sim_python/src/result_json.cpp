// SPDX-License-Identifier: MIT
#include "result_json.hpp"

#include <kiln/text/print.hpp>

#include <llvm/Support/JSON.h>
#include <llvm/Support/raw_ostream.h>

namespace kiln::code_object {
namespace {

std::string text_of(const text_buffer& t) { return llvm::json::fixUTF8({t.data(), t.size()}); }

void put_place(llvm::json::OStream& j, const source& where) {
  if (where.line == 0) return;
  j.attribute("file", llvm::json::fixUTF8(where.file));
  j.attribute("line", where.line);
}

/// Keys are the fields of kiln_sim.Report.
void put(llvm::json::OStream& j, const ir::program& p, const sim::report& r) {
  j.attribute("kind", sim::name_of(r.kind));
  j.attribute("id", sim::id_of(r.kind));
  j.attribute("severity", sim::name_of(r.level));
  j.attribute("message", text_of(r.message));
  j.attribute("text", text_of(r.line()));
  j.attribute("instruction", text_of(r.instruction));
  if (r.instruction_index != ~0u) j.attribute("index", r.instruction_index);
  put_place(j, r.where);
  j.attributeArray("workgroup", [&] {
    for (const u32 i : r.workgroup) j.value(i);
  });
  j.attribute("wave", r.wave);
  if (r.lane != ~0u) j.attribute("lane", r.lane);
  j.attribute("address", r.address);
  j.attribute("count", r.count);
  if (r.other.instruction_index >= p.code.size()) return;
  j.attributeObject("other", [&] {
    text_buffer instruction;
    text::print(instruction, p, p.code[r.other.instruction_index]);
    j.attribute("instruction", text_of(instruction));
    j.attribute("index", r.other.instruction_index);
    put_place(j, r.other.where);
    j.attribute("wave", r.other.wave);
    j.attribute("lane", r.other.lane);
  });
}

} // namespace

std::string json(const object& o) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  llvm::json::OStream j(stream);
  j.object([&] {
    j.attribute("target", isa::facts_of(o.arch).name);
    j.attributeArray("kernels", [&] {
      for (const kernel& k : o.kernels)
        j.object([&] {
          j.attribute("name", llvm::json::fixUTF8(k.name));
          j.attribute("lds", k.descriptor.lds_bytes);
          j.attribute("scratch", k.descriptor.scratch_bytes);
          j.attribute("vgprs", ((k.descriptor.rsrc1 & 63) + 1) * 8);
          j.attribute("unlisted", k.unlisted_arguments);
          j.attribute("block_limit", k.block_limit);
          j.attributeArray("required_block", [&] {
            for (const u32 i : k.required_block) j.value(i);
          });
          j.attributeArray("arguments", [&] {
            for (const argument& a : k.arguments)
              if (!a.hidden())
                j.object([&] {
                  j.attribute("name", llvm::json::fixUTF8(a.name));
                  j.attribute("kind", llvm::json::fixUTF8(a.kind));
                  j.attribute("size", a.size);
                  j.attribute("offset", a.offset);
                });
          });
        });
    });
  });
  return out;
}

std::string json(const hip_runtime::board& b) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  llvm::json::OStream j(stream);
  j.object([&] {
    j.attribute("name", b.key);
    j.attribute("arch", b.processor);
    j.attribute("lds", b.lds_bytes);
    j.attribute("registers", hip_runtime::registers_per_block);
    j.attribute("compute_units", b.compute_units);
    j.attribute("clock_khz", b.clock_khz);
    j.attribute("memory_clock_khz", b.memory_clock_khz);
    j.attribute("memory_bus_bits", b.memory_bus_bits);
    j.attribute("threads", hip_runtime::most_resident);
  });
  return out;
}

std::string json(const ir::program& p, const sim::result& r, bool by_line) {
  std::string out;
  llvm::raw_string_ostream stream(out);
  llvm::json::OStream j(stream);
  j.object([&] {
    j.attribute("ok", r.ok);
    j.attributeArray("reports", [&] {
      for (u32 i = 0; i < r.reports.size(); ++i) j.object([&] { put(j, p, r.reports[i]); });
    });
    j.attributeBegin("counters");
    const text_buffer counters = sim::json(p, r.counters, by_line);
    j.rawValue(llvm::StringRef(counters.data(), counters.size()));
    j.attributeEnd();
  });
  return out;
}

} // namespace kiln::code_object
