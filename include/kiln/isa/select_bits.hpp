// SPDX-License-Identifier: MIT
// Which bits of op_sel, op_sel_hi, neg_lo and neg_hi an instruction has: one a source, and in op_sel bit 3 for the result.
#pragma once

#include <kiln/isa/modifier.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::isa {

/// n of the place named src<n>; ~0 for other places.
constexpr u32 source_index(const operand_row& place) {
  const char* s = place.name;
  return s[0] == 's' && s[1] == 'r' && s[2] == 'c' && s[3] >= '0' && s[3] <= '2' && s[4] == 0
             ? static_cast<u32>(s[3] - '0')
             : ~0u;
}

constexpr u32 source_count(const operand_list& list) {
  u32 n = 0;
  for (u32 i = 0; i < list.count; ++i) n += source_index(list.places[i]) != ~0u;
  return n;
}

/// Four-element op_sel over two sources: bits 2 and 3 select a byte of the destination instead of its half.
/// The assembler numbers the destination after the sources, except in these (VOP3 with a hidden third source).
constexpr bool selects_destination_byte(const char* name) {
  return __builtin_strncmp(name, "v_cvt_sr_fp8_", 13) == 0 ||
         __builtin_strncmp(name, "v_cvt_sr_bf8_", 13) == 0 ||
         __builtin_strncmp(name, "v_cvt_scalef32_pk_fp4_", 22) == 0;
}

constexpr bool selects_by_source(modifier m) {
  return (mask_of(m) & (mask_of(modifier::op_sel) | mask_of(modifier::op_sel_hi) | mask_of(modifier::neg_lo) |
                        mask_of(modifier::neg_hi))) != 0;
}

/// For the modifiers of selects_by_source. The encoding has a field for three sources whatever the instruction has, and
/// the assembler leaves out in silence what belongs to none.
constexpr u32 select_bits_of(const row& r, const operand_list& list, modifier m) {
  const u32 sources = (1u << source_count(list)) - 1;
  if (m != modifier::op_sel || !r.is(encoding::vop3)) return sources;
  return selects_destination_byte(r.name()) ? 15 : sources | 8;
}

} // namespace kiln::isa
