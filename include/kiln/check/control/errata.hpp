// SPDX-License-Identifier: MIT
// Judges a program by the errata of its target: isa/errata.hpp.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/errata.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::check {

namespace detail {

/// Some source gives its high half to both halves of the result.
constexpr bool broadcasts_high_half(const ir::instruction& in) {
  constexpr u64 all_high = 7; // what op_sel_hi is if it is not written
  const u64 low = in.has(isa::modifier::op_sel) ? in.value_of(isa::modifier::op_sel) : 0,
            high = in.has(isa::modifier::op_sel_hi) ? in.value_of(isa::modifier::op_sel_hi) : all_high;
  return (low & high) != 0;
}

} // namespace detail

/// The target has the erratum, and the author has not accepted it.
constexpr bool packed_f32_is_at_risk(const ir::program& p) {
  return (isa::facts_of(isa::errata::packed_f32_beside_mfma).archs & isa::mask_of(p.arch)) != 0 &&
         (p.left_out & packed_f32_is_accepted) == 0;
}
/// True if the program has packed f32 that waves of other kernels may disturb.
constexpr bool has_packed_f32_at_risk(const ir::program& p) {
  if (!packed_f32_is_at_risk(p)) return false;
  for (const ir::instruction& in : p.code)
    if (isa::is_packed_f32(isa::rows[in.row].mnemonic)) return true;
  return false;
}

/// Packed f32 on gfx950: an error beside matrix instructions, and where it broadcasts a high half. The author may accept it.
constexpr void errata(const ir::program& p, note& error) {
  if (error.raised || !packed_f32_is_at_risk(p)) return;
  bool has_matrix = false;
  for (const ir::instruction& in : p.code) has_matrix = has_matrix || isa::is_matrix(isa::rows[in.row]);
  for (u32 i = 0; i < p.code.size(); ++i) {
    const isa::row& row = isa::rows[p.code[i].row];
    if (!isa::is_packed_f32(row.mnemonic)) continue;
    const bool broadcasts = detail::broadcasts_high_half(p.code[i]);
    if (!has_matrix && !broadcasts) continue;
    const isa::erratum& e = isa::facts_of(broadcasts ? isa::errata::packed_f32_high_broadcast
                                                     : isa::errata::packed_f32_beside_mfma);
    error.raised = true;
    error.instruction = i;
    error.where = p.code[i].where;
    error.text << row.name()
               << (broadcasts ? " of a high half for both halves" : " beside matrix instructions") << ": "
               << isa::facts_of(p.arch).name << " may lose its operands (erratum " << e.name << ", "
               << e.source
               << "). Write the 32-bit instruction for each half; the option accept_packed_f32 after the "
                  "block size takes the risk";
    return;
  }
}

} // namespace kiln::check
