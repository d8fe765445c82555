// SPDX-License-Identifier: MIT
// Instruction modifiers: which exist, where each sits in an instruction's 64 modifier bits, how each is written.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::isa {

/// Every modifier of gfx90a, gfx942 and gfx950. A row accepts a set of these; an instruction carries a set and values.
enum class modifier : u8 {
  offset,
  offset0,
  offset1,
  offen,
  idxen,
  glc,
  slc,
  scc,
  sc0,
  sc1,
  nt,
  lds,
  gds,
  tfe,
  format,
  neg,
  abs,
  clamp,
  omod,
  op_sel,
  op_sel_hi,
  neg_lo,
  neg_hi,
  dpp_ctrl,
  row_mask,
  bank_mask,
  bound_ctrl,
  dst_sel,
  dst_unused,
  src0_sel,
  src1_sel,
  sext,
  cbsz,
  abid,
  blgp,
  bitop3,
};
inline constexpr u32 modifier_count = 36;

/// Set of modifiers, one bit each.
using modifier_set = u64;
constexpr modifier_set mask_of(modifier m) { return u64{1} << static_cast<u32>(m); }

/// Where a modifier's value sits in the 64 modifier bits, and how it is written in assembly.
struct modifier_field {
  const char*
      text; ///< "offset:" takes a number; "glc" stands alone; "" is written inside operands (neg, abs, sext)
  u8 low_bit;
  u8 width;
  bool is_signed;
  bool is_flag; ///< written by its name alone
};

// Memory and vector ALU modifiers never meet in one instruction, nor bitop3 and those of MFMA: their fields overlap.
inline constexpr modifier_field modifier_fields[modifier_count] = {
    {"offset:", 0, 24, true, false},
    {"offset0:", 0, 8, false, false},
    {"offset1:", 8, 8, false, false},
    {"offen", 24, 1, false, true},
    {"idxen", 25, 1, false, true},
    {"glc", 26, 1, false, true},
    {"slc", 27, 1, false, true},
    {"scc", 28, 1, false, true},
    {"sc0", 29, 1, false, true},
    {"sc1", 30, 1, false, true},
    {"nt", 31, 1, false, true},
    {"lds", 32, 1, false, true},
    {"gds", 33, 1, false, true},
    {"tfe", 34, 1, false, true},
    {"format:", 35, 7, false, false},
    {"", 0, 3, false, false},
    {"", 3, 3, false, false},
    {"clamp", 6, 1, false, true},
    {"omod", 7, 2, false, false},
    {"op_sel:", 9, 4, false, false},
    {"op_sel_hi:", 13, 3, false, false},
    {"neg_lo:", 16, 3, false, false},
    {"neg_hi:", 19, 3, false, false},
    {"dpp_ctrl", 22, 9, false, false},
    {"row_mask:", 31, 4, false, false},
    {"bank_mask:", 35, 4, false, false},
    {"bound_ctrl:", 39, 1, false, false},
    {"dst_sel:", 40, 3, false, false},
    {"dst_unused:", 43, 2, false, false},
    {"src0_sel:", 45, 3, false, false},
    {"src1_sel:", 48, 3, false, false},
    {"", 51, 2, false, false},
    {"cbsz:", 53, 3, false, false},
    {"abid:", 56, 4, false, false},
    {"blgp:", 60, 3, false, false},
    {"bitop3:", 53, 8, false, false},
};

constexpr const modifier_field& field_of(modifier m) { return modifier_fields[static_cast<u32>(m)]; }

} // namespace kiln::isa
