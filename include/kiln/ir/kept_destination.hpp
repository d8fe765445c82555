// SPDX-License-Identifier: MIT
// Which instructions leave part of their destination as it was.
#pragma once

#include <kiln/ir/instruction.hpp>

namespace kiln::ir {

/// Modifiers without which no instruction keeps part of its destination.
inline constexpr isa::modifier_set may_keep_destination =
    mask_of(isa::modifier::dst_sel) | mask_of(isa::modifier::dst_unused) | mask_of(isa::modifier::op_sel) |
    mask_of(isa::modifier::dpp_ctrl);

/// SDWA that writes a part and preserves the rest, which is also what it does where nothing is said about the rest; 16-bit
/// results in the high half (op_sel[3]); DPP that is limited to rows or banks, or whose lanes without a source are not
/// written because bound_ctrl is not set (CDNA3 ISA manual, DPP). What `mark::keeps_destination` says.
constexpr bool keeps_destination(const instruction& in) {
  using isa::modifier;
  if ((in.given & may_keep_destination) == 0) return false;
  if (in.has(modifier::dpp_ctrl))
    return !in.has(modifier::bound_ctrl) ||
           (in.has(modifier::row_mask) && in.value_of(modifier::row_mask) != 0xf) ||
           (in.has(modifier::bank_mask) && in.value_of(modifier::bank_mask) != 0xf);
  if (in.has(modifier::op_sel)) return (in.value_of(modifier::op_sel) & 8) != 0;
  constexpr u64 preserve = 2, dword = 6; // of dst_unused and dst_sel
  return in.has(modifier::dst_unused) ? in.value_of(modifier::dst_unused) == preserve
                                      : in.value_of(modifier::dst_sel) != dword;
}

} // namespace kiln::ir
