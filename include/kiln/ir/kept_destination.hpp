// SPDX-License-Identifier: MIT
// Which instructions leave part of their destination as it was.
#pragma once

#include <kiln/ir/instruction.hpp>
#include <kiln/isa/gen/mnemonic.hpp>

namespace kiln::ir {

/// Modifiers without which no instruction keeps part of its destination.
inline constexpr isa::modifier_set may_keep_destination =
    mask_of(isa::modifier::dst_sel) | mask_of(isa::modifier::dst_unused) | mask_of(isa::modifier::op_sel) |
    mask_of(isa::modifier::dpp_ctrl);

/// 16-bit instructions that write one half of their register and leave the other as it was, whatever their modifiers (LLVM,
/// zeroesHigh16BitsOfDest: on these targets the others write zeros). By name they keep part of their destination; the
/// builder, which chooses them for 16-bit values, reads the half that they write.
constexpr bool keeps_other_half(u16 mnemonic) {
  using namespace isa::mn;
  switch (mnemonic) {
  case v_add_i16:
  case v_sub_i16:
  case v_mad_i16:
  case v_mad_u16:
  case v_mad_f16:
  case v_fma_f16:
  case v_div_fixup_f16:
  case v_madak_f16:
  case v_madmk_f16:
  case v_min3_i16:
  case v_min3_u16:
  case v_min3_f16:
  case v_max3_i16:
  case v_max3_u16:
  case v_max3_f16:
  case v_med3_i16:
  case v_med3_u16:
  case v_med3_f16:
  case v_bitop3_b16:
  case v_ashr_pk_i8_i32:
  case v_ashr_pk_u8_i32:
  case v_cvt_pkaccum_u8_f32: return true; // this one writes a byte (CDNA3 ISA manual, V_CVT_PKACCUM_U8_F32)
  default: return false;
  }
}

/// SDWA that writes a part and preserves the rest, which is the default. 16-bit results in the high half (op_sel[3]). DPP
/// that is limited to rows or banks. DPP without bound_ctrl, which does not write lanes without a source (CDNA3 ISA manual,
/// DPP). What `mark::keeps_destination` says.
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
