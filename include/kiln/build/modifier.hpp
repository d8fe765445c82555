// SPDX-License-Identifier: MIT
// Instruction modifiers as the author writes them: offset(16), glc, op_sel(0, 1), quad_perm(1, 0, 3, 2), ...
#pragma once

#include <kiln/isa/modifier.hpp>

namespace kiln::build {

/// One or more modifiers with their values, laid out by isa::modifier_fields.
struct modifier {
  isa::modifier_set given = 0;
  u64 values = 0;
  i64 value = 0; ///< as written, for the range check
  isa::modifier which{};
};

constexpr modifier make_modifier(isa::modifier m, i64 value) {
  const isa::modifier_field& f = isa::field_of(m);
  const u64 mask = (u64{1} << f.width) - 1;
  return {isa::mask_of(m), (static_cast<u64>(value) & mask) << f.low_bit, value, m};
}

/// A modifier made of several numbers, of which one may be out of range: no row takes the value -1.
inline constexpr i64 bad_entry = -1;
constexpr modifier make_list(isa::modifier m, bool in_range, u32 code) {
  return make_modifier(m, in_range ? static_cast<i64>(code) : bad_entry);
}

} // namespace kiln::build

namespace kiln {

constexpr build::modifier offset(i64 bytes) { return build::make_modifier(isa::modifier::offset, bytes); }
constexpr build::modifier offset0(i64 units) { return build::make_modifier(isa::modifier::offset0, units); }
constexpr build::modifier offset1(i64 units) { return build::make_modifier(isa::modifier::offset1, units); }
constexpr build::modifier format(i64 v) { return build::make_modifier(isa::modifier::format, v); }

inline constexpr build::modifier offen = build::make_modifier(isa::modifier::offen, 1);
inline constexpr build::modifier idxen = build::make_modifier(isa::modifier::idxen, 1);
inline constexpr build::modifier glc = build::make_modifier(isa::modifier::glc, 1);
inline constexpr build::modifier slc = build::make_modifier(isa::modifier::slc, 1);
inline constexpr build::modifier scc = build::make_modifier(isa::modifier::scc, 1);
inline constexpr build::modifier sc0 = build::make_modifier(isa::modifier::sc0, 1);
inline constexpr build::modifier sc1 = build::make_modifier(isa::modifier::sc1, 1);
inline constexpr build::modifier nt = build::make_modifier(isa::modifier::nt, 1);
inline constexpr build::modifier lds = build::make_modifier(isa::modifier::lds, 1);
inline constexpr build::modifier gds = build::make_modifier(isa::modifier::gds, 1);
inline constexpr build::modifier tfe = build::make_modifier(isa::modifier::tfe, 1);
inline constexpr build::modifier clamp = build::make_modifier(isa::modifier::clamp, 1);

/// Output modifiers: result times 2, times 4, divided by 2.
inline constexpr build::modifier mul_2 = build::make_modifier(isa::modifier::omod, 1);
inline constexpr build::modifier mul_4 = build::make_modifier(isa::modifier::omod, 2);
inline constexpr build::modifier div_2 = build::make_modifier(isa::modifier::omod, 3);

/// Bit lists: op_sel(1, 0, 0) sets the bit of the first source; as [1,0,0] in assembly.
constexpr build::modifier op_sel(u32 a, u32 b = 0, u32 c = 0, u32 d = 0) {
  return build::make_list(isa::modifier::op_sel, (a | b | c | d) <= 1, a | b << 1 | c << 2 | d << 3);
}
constexpr build::modifier op_sel_hi(u32 a, u32 b = 0, u32 c = 0) {
  return build::make_list(isa::modifier::op_sel_hi, (a | b | c) <= 1, a | b << 1 | c << 2);
}
constexpr build::modifier neg_lo(u32 a, u32 b = 0, u32 c = 0) {
  return build::make_list(isa::modifier::neg_lo, (a | b | c) <= 1, a | b << 1 | c << 2);
}
constexpr build::modifier neg_hi(u32 a, u32 b = 0, u32 c = 0) {
  return build::make_list(isa::modifier::neg_hi, (a | b | c) <= 1, a | b << 1 | c << 2);
}

/// Data-parallel primitives: where each lane reads its first source. Codes: CDNA3 ISA manual, DPP_CTRL.
constexpr build::modifier dpp_ctrl(u32 code) { return build::make_modifier(isa::modifier::dpp_ctrl, code); }
constexpr build::modifier quad_perm(u32 a, u32 b, u32 c, u32 d) {
  return build::make_list(isa::modifier::dpp_ctrl, (a | b | c | d) <= 3, a | b << 2 | c << 4 | d << 6);
}
constexpr build::modifier row_shl(u32 lanes) {
  return build::make_list(isa::modifier::dpp_ctrl, lanes - 1 < 15, 0x100 | lanes);
} ///< 1..15
constexpr build::modifier row_shr(u32 lanes) {
  return build::make_list(isa::modifier::dpp_ctrl, lanes - 1 < 15, 0x110 | lanes);
}
constexpr build::modifier row_ror(u32 lanes) {
  return build::make_list(isa::modifier::dpp_ctrl, lanes - 1 < 15, 0x120 | lanes);
}
inline constexpr build::modifier wave_shl_1 = dpp_ctrl(0x130);
inline constexpr build::modifier wave_rol_1 = dpp_ctrl(0x134);
inline constexpr build::modifier wave_shr_1 = dpp_ctrl(0x138);
inline constexpr build::modifier wave_ror_1 = dpp_ctrl(0x13c);
inline constexpr build::modifier row_mirror = dpp_ctrl(0x140);
inline constexpr build::modifier row_half_mirror = dpp_ctrl(0x141);
inline constexpr build::modifier row_bcast_15 = dpp_ctrl(0x142);
inline constexpr build::modifier row_bcast_31 = dpp_ctrl(0x143);
constexpr build::modifier row_newbcast(u32 lane) {
  return build::make_list(isa::modifier::dpp_ctrl, lane <= 15, 0x150 | lane);
}
constexpr build::modifier row_mask(u32 m) { return build::make_modifier(isa::modifier::row_mask, m); }
constexpr build::modifier bank_mask(u32 m) { return build::make_modifier(isa::modifier::bank_mask, m); }
inline constexpr build::modifier bound_ctrl =
    build::make_modifier(isa::modifier::bound_ctrl, 1); ///< disabled lanes read 0

/// Sub-dword addressing: BYTE_0..3 are 0..3, WORD_0..1 are 4..5, DWORD is 6.
enum class sel : u8 { byte_0, byte_1, byte_2, byte_3, word_0, word_1, dword };
enum class unused : u8 { pad, sext, preserve };
constexpr build::modifier dst_sel(sel s) {
  return build::make_modifier(isa::modifier::dst_sel, static_cast<i64>(s));
}
constexpr build::modifier dst_unused(unused u) {
  return build::make_modifier(isa::modifier::dst_unused, static_cast<i64>(u));
}
constexpr build::modifier src0_sel(sel s) {
  return build::make_modifier(isa::modifier::src0_sel, static_cast<i64>(s));
}
constexpr build::modifier src1_sel(sel s) {
  return build::make_modifier(isa::modifier::src1_sel, static_cast<i64>(s));
}

/// Matrix broadcast controls.
constexpr build::modifier cbsz(u32 v) { return build::make_modifier(isa::modifier::cbsz, v); }
constexpr build::modifier abid(u32 v) { return build::make_modifier(isa::modifier::abid, v); }
constexpr build::modifier blgp(u32 v) { return build::make_modifier(isa::modifier::blgp, v); }

/// Truth table of v_bitop3: bit 4a + 2b + c is the result for bits a, b, c of the three sources.
constexpr build::modifier bitop3(u32 table) { return build::make_modifier(isa::modifier::bitop3, table); }

} // namespace kiln
