// SPDX-License-Identifier: MIT
// Every row on every target through LLVM's assembler: accepted or refused as the row says, and the bytes mean the text.
#include <catch2/catch_test_macros.hpp>

#include "assembler.hpp"
#include "failures.hpp"
#include "sample.hpp"

#include <set>

namespace {

using namespace kiln;
using isa_test::failures;
using isa_test::sample;

std::string word_before_blank(const std::string& text) { return text.substr(0, text.find(' ')); }

/// v_mul_lo_i32 and v_mul_lo_u32 are one instruction: same operands, same bytes, two names.
bool is_other_name(const isa_gen::assembler& target, const isa_gen::assembled& one,
                   const std::string& written, const std::string& read) {
  if (written.substr(word_before_blank(written).size()) != read.substr(word_before_blank(read).size()))
    return false;
  const auto other = target.assemble(read);
  return other && other->bytes == one.bytes;
}

TEST_CASE("rows assemble on the targets that they name, and on no other", "[isa]") {
  failures wrong;
  u32 samples = 0, refused = 0, aliases = 0;
  for (u32 a = 0; a < isa::arch_count; ++a) {
    const isa::arch arch = static_cast<isa::arch>(a);
    const isa_gen::assembler target(isa::arch_table[a].name);
    std::vector<sample> tried;
    std::vector<std::string> lines;
    std::set<std::string> names;
    for (u32 r = 0; r < isa::row_count; ++r) {
      const bool has = (isa::rows[r].archs & mask_of(arch)) != 0;
      if (has) names.insert(static_cast<const char*>(isa::rows[r].name()));
      for (const sample& s : has ? isa_test::samples_of(r) : std::vector{isa_test::plain_sample(r)}) {
        tried.push_back(s);
        lines.push_back(isa_test::text_of(s, arch));
      }
    }
    samples += static_cast<u32>(lines.size());
    const auto results = target.assemble(lines);
    for (size_t i = 0; i < lines.size(); ++i) {
      const std::string where = std::string(isa::arch_table[a].name) + ": " + lines[i];
      const isa::row& row = isa::rows[tried[i].row];
      if ((row.archs & mask_of(arch)) == 0) {
        refused += !results[i];
        if (results[i].has_value() != isa_test::some_row_takes(tried[i], arch))
          wrong.add(results[i] ? "assembles though no row has it" : "is refused though a row has it", where);
        continue;
      }
      if (!results[i]) {
        wrong.add("is refused", where);
        continue;
      }
      const auto back = target.disassemble(results[i]->bytes);
      const std::string written = target.print(results[i]->inst),
                        read = back ? target.print(*back) : "nothing";
      if (written != read && !is_other_name(target, *results[i], written, read))
        wrong.add("bytes mean something else", where + "  ->  " + read);
      const std::string name = word_before_blank(written);
      aliases += name != static_cast<const char*>(row.name());
      if (name != static_cast<const char*>(row.name()) &&
          (names.count(name) == 0 || name == word_before_blank(lines[i])))
        wrong.add("is another instruction", where + "  ->  " + written);
      if (results[i]->bytes.size() !=
          row.size_bytes() + (row.size_bytes() == 4 && tried[i].instruction.literal != 0 ? 4u : 0u))
        wrong.add("has another size", where);
    }
  }
  INFO(wrong.report());
  CHECK(wrong.count.empty());
  WARN(samples << " samples of " << isa::row_count << " rows, " << refused << " refusals, " << aliases
               << " under another spelling");
}

/// What Kiln refuses although the assembler takes it: read-only sources as results or lane masks, a second mention of
/// the constant in v_madmk and its like, v_nop with DPP.
bool is_stricter(const sample& s) {
  constexpr isa::operand_classes read_only = isa::oc::scc | isa::oc::vccz_execz | isa::oc::aperture;
  const isa::operand_list& list = isa::operand_lists[isa::rows[s.row].operands];
  if (std::string(isa::rows[s.row].name()) == "v_nop") return true;
  u32 literals = 0;
  for (u32 i = 0; i < list.count; ++i) literals += s.classes[i] == isa::oc::literal;
  if (literals == 2) return true;
  for (u32 i = 0; i < list.count; ++i)
    if ((s.classes[i] & read_only) != 0 && (list.places[i].accepts & s.classes[i]) == 0 &&
        (list.places[i].role != isa::role::read || list.places[i].element == isa::element::mask))
      return true;
  return false;
}

TEST_CASE("rows leave out nothing that assembles", "[isa]") {
  failures wrong;
  u32 samples = 0, stricter = 0;
  for (u32 a = 0; a < isa::arch_count; ++a) {
    const isa::arch arch = static_cast<isa::arch>(a);
    const isa_gen::assembler target(isa::arch_table[a].name);
    std::vector<sample> tried;
    std::vector<std::string> lines;
    for (u32 r = 0; r < isa::row_count; ++r) {
      if ((isa::rows[r].archs & mask_of(arch)) == 0) continue;
      for (const sample& s : isa_test::foreign_samples_of(r)) {
        if (isa_test::some_row_takes(s, arch)) continue;
        tried.push_back(s);
        lines.push_back(isa_test::text_of(s, arch));
      }
    }
    samples += static_cast<u32>(lines.size());
    const auto results = target.assemble(lines);
    for (size_t i = 0; i < lines.size(); ++i) {
      if (!results[i]) continue;
      const auto back = target.disassemble(results[i]->bytes);
      if (!back || target.print(*back) != target.print(results[i]->inst)) continue; // bits were cut off
      if (is_stricter(tried[i])) {
        ++stricter;
        continue;
      }
      wrong.add("assembles but no row takes it", std::string(isa::arch_table[a].name) + ": " + lines[i]);
    }
  }
  INFO(wrong.report());
  CHECK(wrong.count.empty());
  WARN(samples << " foreign samples; " << stricter << " assemble that Kiln refuses on purpose");
}

} // namespace
