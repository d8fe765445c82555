// SPDX-License-Identifier: MIT
// The reader against the printer and against LLVM's: every sample of every row is read back to the same instruction.
#include <catch2/catch_test_macros.hpp>

#include <kiln/text/print.hpp>
#include <kiln/text/read.hpp>

#include "assembler.hpp"
#include "failures.hpp"
#include "sample.hpp"

namespace {

using namespace kiln;
using isa::modifier;
using isa_test::failures;
using isa_test::sample;

/// The instruction's fields as they end up in its encoding: modifiers at their default count as given.
std::string meaning_of(const ir::instruction& in) {
  const isa::row& row = isa::rows[in.row];
  const isa::operand_list& list = isa::operand_lists[row.operands];
  std::string out = std::to_string(in.row);
  for (u32 k = 0; k < list.count; ++k) {
    u32 bits = in.op(k).bits;
    // 16-bit fields may be written with or without sign.
    if (in.op(k).kind() == ir::operand_kind::immediate && list.places[k].max == 65535) bits &= 0xf000'ffff;
    out += ' ' + std::to_string(bits);
  }
  for (u32 m = 0; m < isa::modifier_count; ++m) {
    const auto which = static_cast<modifier>(m);
    if ((row.modifiers() >> m & 1) == 0) continue;
    const u32 sources = text::source_count(list);
    const u64 by_default =
        which == modifier::op_sel_hi                                  ? (1u << sources) - 1
        : which == modifier::row_mask || which == modifier::bank_mask ? 15
        : which == modifier::dst_sel || which == modifier::src0_sel || which == modifier::src1_sel ? 6
        : which == modifier::dst_unused                                                            ? 0
        : which == modifier::format                                                                ? 1
                                                                                                   : 0;
    u64 value = in.has(which) ? in.value_of(which) : by_default;
    // Samples of op_sel try each bit of the field; text shows those that the sources and the destination have.
    if (which == modifier::op_sel && (row.encoding != isa::encoding::vop3 || sources < 3))
      value &= ((1u << sources) - 1) | (row.encoding != isa::encoding::vop3          ? 0u
                                        : text::selects_destination_byte(row.name()) ? 12u
                                                                                     : 8u);
    out += ' ' + std::to_string(value);
  }
  return out + " literal " + std::to_string(in.literal);
}

/// An offset of 0 is not written, and a row that has no offset means the same.
bool is_elided_offset(const ir::instruction& in) {
  return (isa::rows[in.row].required() & mask_of(modifier::offset)) != 0 &&
         in.value_of(modifier::offset) == 0;
}

/// Reads one line. Branches to block 3 go to the fourth line.
std::string read_back(isa::arch arch, const sample& s, const std::string& line, ir::instruction& out) {
  bool branches = false;
  const isa::operand_list& list = isa::operand_lists[isa::rows[s.row].operands];
  for (u32 k = 0; k < list.count; ++k) branches |= s.instruction.op(k).kind() == ir::operand_kind::label;
  const std::string text = branches ? line + "f\n2:s_nop 0\n  3: s_nop 0\n4: s_endpgm" : line;
  note error;
  const text::reading r =
      text::read_assembly(arch, {text.data(), static_cast<u32>(text.size())}, "text", error);
  if (error.raised) return {error.text.data(), error.text.size()};
  if (r.program.code.empty()) return "nothing was read";
  out = r.program.code[0];
  out.where = {};
  return "";
}

TEST_CASE("what the printer writes is read back to the same instruction", "[isa]") {
  failures wrong;
  u32 samples = 0;
  for (u32 a = 0; a < isa::arch_count; ++a) {
    const isa::arch arch = static_cast<isa::arch>(a);
    for (u32 r = 0; r < isa::row_count; ++r) {
      if ((isa::rows[r].archs & mask_of(arch)) == 0) continue;
      for (const sample& s : isa_test::samples_of(r)) {
        ++samples;
        const std::string line = isa_test::text_of(s, arch);
        const std::string where = std::string(isa::arch_table[a].name) + ": " + line;
        ir::instruction in{};
        const std::string error = read_back(arch, s, line, in);
        if (!error.empty())
          wrong.add(error.substr(error.find(": ") + 1), where);
        else if (is_elided_offset(s.instruction) && isa::rows[in.row].mnemonic == isa::rows[r].mnemonic)
          CHECK(isa_test::text_of({in.row, in, {}}, arch) == line); // another row of the same meaning
        else if (meaning_of(in) != meaning_of(s.instruction))
          wrong.add("is read as something else",
                    where + "  ->  " + meaning_of(in) + " instead of " + meaning_of(s.instruction));
      }
    }
  }
  INFO(wrong.report());
  CHECK(wrong.count.empty());
  CHECK(samples > 50000);
}

TEST_CASE("what LLVM prints is read to an instruction with the same encoding", "[isa]") {
  failures wrong;
  u32 samples = 0;
  for (u32 a = 0; a < isa::arch_count; ++a) {
    const isa::arch arch = static_cast<isa::arch>(a);
    const isa_gen::assembler target(isa::arch_table[a].name);
    std::vector<std::string> lines, again, printed;
    std::vector<std::vector<uint8_t>> bytes;
    for (u32 r = 0; r < isa::row_count; ++r) {
      if ((isa::rows[r].archs & mask_of(arch)) == 0) continue;
      for (const sample& s : isa_test::samples_of(r)) lines.push_back(isa_test::text_of(s, arch));
    }
    const auto results = target.assemble(lines);
    for (size_t i = 0; i < lines.size(); ++i) {
      if (!results[i]) continue;
      const auto back = target.disassemble(results[i]->bytes);
      if (!back) continue;
      std::string text = target.print(*back);
      ++samples;
      note error;
      const text::reading r =
          text::read_assembly(arch, {text.data(), static_cast<u32>(text.size())}, "text", error);
      const bool branch = lines[i].find("branch") != std::string::npos || lines[i].starts_with("s_call");
      if (branch && error.raised &&
          std::string(error.text.data(), error.text.size()).find("distance") != std::string::npos)
        continue; // its target is not in the text
      if (error.raised) {
        const std::string message(error.text.data(), error.text.size());
        wrong.add(message.substr(message.find(": ") + 1), std::string(isa::arch_table[a].name) + ": " + text);
        continue;
      }
      text_buffer out;
      text::print(out, r.program, r.program.code[0]);
      again.emplace_back(out.data(), out.size());
      printed.push_back(text);
      bytes.push_back(results[i]->bytes);
    }
    const auto second = target.assemble(again), first = target.assemble(printed);
    for (size_t i = 0; i < again.size();
         ++i) // a few of LLVM's own texts mean something else to its assembler
      if (first[i] && first[i]->bytes == bytes[i] && (!second[i] || second[i]->bytes != bytes[i]))
        wrong.add(second[i] ? "has another encoding" : "is refused",
                  std::string(isa::arch_table[a].name) + ": " + printed[i] + "  ->  " + again[i]);
  }
  INFO(wrong.report());
  CHECK(wrong.count.empty());
  CHECK(samples > 50000);
}

} // namespace
