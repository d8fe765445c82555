// SPDX-License-Identifier: MIT
// Which rows of the instruction table the fuzzer takes as they are, and why it leaves the others out.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/meaning.hpp>

#include <map>
#include <string>
#include <vector>

namespace kiln::fuzz {

/// Why a row's instructions are not written from the table alone; nullptr if they are: all that they read are registers,
/// numbers, SCC, VCC and EXEC, and all that they write can be compared.
inline const char* reason_left_out(const isa::row& row) {
  using namespace isa::flag;
  if (!sim::has_meaning(row)) return "the simulator has no meaning for them";
  if ((row.flags & (vmem | smem | isa::flag::lds | isa::flag::flat | gws)) != 0)
    return "memory: addresses and their bytes have to be made";
  if ((row.flags & (xdl | sgemm | dgemm)) != 0)
    return row.required() != 0 || (row.modifiers() & mask_of(isa::modifier::op_sel)) != 0
               ? "scaled matrices: formats, widths and scales belong together"
               : nullptr;
  constexpr isa::flag_mask control =
      branch | ends_program | barrier | sends_message | isa::flag::waitcnt | isa::flag::nop;
  if ((row.flags & (valu | salu)) == 0 || (row.flags & control) != 0)
    return "control: branches, waits, messages, the program's end, caches, priorities";
  if ((row.flags & side_effects) != 0) return "MODE, traps and how registers are found, or nothing at all";
  if (((row.reads | row.writes) & isa::special::m0) != 0) return "registers whose numbers only M0 knows";
  if (row.mnemonic == isa::mn::s_getpc_b64) return "another number in the compiled program";
  const isa::operand_list& list = isa::operand_lists[row.operands];
  for (u32 k = 0; k < list.count; ++k)
    if ((list.places[k].accepts & isa::oc::hwreg) != 0) return "hardware registers";
  return nullptr;
}

inline bool changes_exec(const isa::row& row) { return (row.writes & isa::special::exec) != 0; }

/// Rows of a target: any of the two ALUs, those of them that leave EXEC alone, matrices.
enum class row_kind { any, keeps_exec, matrix };
inline const std::vector<u32>& fuzzed_rows(isa::arch a, row_kind kind) {
  static std::vector<u32> rows[3][3];
  std::vector<u32>& mine = rows[static_cast<u32>(kind)][static_cast<u32>(a) % 3];
  if (!mine.empty()) return mine;
  for (u32 r = 0; r < isa::row_count; ++r) {
    const isa::row& row = isa::rows[r];
    if ((row.archs & mask_of(a)) == 0 || reason_left_out(row) != nullptr ||
        is_matrix(row) != (kind == row_kind::matrix) || (kind == row_kind::keeps_exec && changes_exec(row)))
      continue;
    mine.push_back(r);
  }
  return mine;
}

/// Which part of the machine a mnemonic's instructions run on.
inline const char* unit_of(const isa::row& row) {
  using namespace isa::flag;
  if (is_matrix(row)) return "matrix unit";
  if ((row.flags & isa::flag::lds) != 0) return "LDS";
  if ((row.flags & (vmem | isa::flag::flat)) != 0) return "vector memory";
  if ((row.flags & smem) != 0) return "scalar memory";
  if ((row.flags & valu) != 0) return "vector ALU";
  return (row.flags & salu) != 0 ? "scalar ALU" : "control";
}

/// The table of docs/proof.md: mnemonics that are taken straight from the table, and why the others are not.
inline std::string table_of_rows() {
  std::map<std::string, u32> left_out;
  u32 taken = 0;
  for (u32 m = 0; m < isa::mnemonic_count; ++m) {
    const isa::mnemonic_rows& rows = isa::mnemonics[m];
    const char* reason = nullptr;
    for (u32 r = rows.first_row; r < rows.first_row + rows.row_count; ++r) {
      reason = reason_left_out(isa::rows[r]);
      if (reason == nullptr) break;
    }
    if (reason == nullptr)
      ++taken;
    else
      ++left_out[reason];
  }
  std::string out = "| taken from the table as they are | " + std::to_string(taken) + " |\n";
  for (const auto& [reason, mnemonics] : left_out)
    out += "| " + reason + " | " + std::to_string(mnemonics) + " |\n";
  return out;
}

} // namespace kiln::fuzz
