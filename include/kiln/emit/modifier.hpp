// SPDX-License-Identifier: MIT
// Instruction modifiers as the author writes them: offset(16), glc, op_sel(0, 1), quad_perm(1, 0, 3, 2), ...
#pragma once

#include <kiln/isa/modifier.hpp>

namespace kiln::emit {

/// One or more modifiers with their values, laid out by isa::modifier_fields.
struct modifier {
  isa::modifier_set given = 0;
  u64 values = 0;
  i64 value = 0; ///< as written, for the range check
  isa::modifier which{};
};

/// A modifier whose kind is in its type, so that the row it goes with is chosen once a type.
template<isa::modifier Which> struct typed_modifier : modifier {
  static constexpr isa::modifier_set given_set = isa::mask_of(Which);

  static constexpr u32 low_bit = isa::field_of(Which).low_bit;
  static constexpr u64 field = (u64{1} << isa::field_of(Which).width) - 1;

  constexpr explicit typed_modifier(i64 v)
      : modifier{given_set, (static_cast<u64>(v) & field) << low_bit, v, Which} {}
};

constexpr modifier make_modifier(isa::modifier m, i64 value) {
  const isa::modifier_field& f = isa::field_of(m);
  const u64 mask = (u64{1} << f.width) - 1;
  return {isa::mask_of(m), (static_cast<u64>(value) & mask) << f.low_bit, value, m};
}

/// A modifier made of several numbers, of which one may be out of range: no row takes the value -1.
inline constexpr i64 bad_entry = -1;
template<isa::modifier Which> constexpr typed_modifier<Which> make_list(bool in_range, u32 code) {
  return typed_modifier<Which>(in_range ? static_cast<i64>(code) : bad_entry);
}

} // namespace kiln::emit

namespace kiln {

constexpr auto offset(i64 bytes) { return emit::typed_modifier<isa::modifier::offset>(bytes); }
constexpr auto offset0(i64 units) { return emit::typed_modifier<isa::modifier::offset0>(units); }
constexpr auto offset1(i64 units) { return emit::typed_modifier<isa::modifier::offset1>(units); }
constexpr auto format(i64 v) { return emit::typed_modifier<isa::modifier::format>(v); }

inline constexpr emit::typed_modifier<isa::modifier::offen> offen(1);
inline constexpr emit::typed_modifier<isa::modifier::idxen> idxen(1);
// Not typed: kernels choose among them by target, `k.arch() == isa::arch::gfx90a ? glc : sc0`.
inline constexpr emit::modifier glc = emit::make_modifier(isa::modifier::glc, 1);
inline constexpr emit::modifier slc = emit::make_modifier(isa::modifier::slc, 1);
inline constexpr emit::modifier scc = emit::make_modifier(isa::modifier::scc, 1);
inline constexpr emit::modifier sc0 = emit::make_modifier(isa::modifier::sc0, 1);
inline constexpr emit::modifier sc1 = emit::make_modifier(isa::modifier::sc1, 1);
inline constexpr emit::modifier nt = emit::make_modifier(isa::modifier::nt, 1);
inline constexpr emit::typed_modifier<isa::modifier::lds> lds(1);
inline constexpr emit::typed_modifier<isa::modifier::gds> gds(1);
inline constexpr emit::typed_modifier<isa::modifier::tfe> tfe(1);
inline constexpr emit::typed_modifier<isa::modifier::clamp> clamp(1);

/// Output modifiers: result times 2, times 4, divided by 2.
inline constexpr emit::typed_modifier<isa::modifier::omod> mul_2(1);
inline constexpr emit::typed_modifier<isa::modifier::omod> mul_4(2);
inline constexpr emit::typed_modifier<isa::modifier::omod> div_2(3);

/// Bit lists: op_sel(1, 0, 0) sets the bit of the first source; as [1,0,0] in assembly.
constexpr auto op_sel(u32 a, u32 b = 0, u32 c = 0, u32 d = 0) {
  return emit::make_list<isa::modifier::op_sel>((a | b | c | d) <= 1, a | b << 1 | c << 2 | d << 3);
}
constexpr auto op_sel_hi(u32 a, u32 b = 0, u32 c = 0) {
  return emit::make_list<isa::modifier::op_sel_hi>((a | b | c) <= 1, a | b << 1 | c << 2);
}
constexpr auto neg_lo(u32 a, u32 b = 0, u32 c = 0) {
  return emit::make_list<isa::modifier::neg_lo>((a | b | c) <= 1, a | b << 1 | c << 2);
}
constexpr auto neg_hi(u32 a, u32 b = 0, u32 c = 0) {
  return emit::make_list<isa::modifier::neg_hi>((a | b | c) <= 1, a | b << 1 | c << 2);
}

/// Data-parallel primitives: where each lane reads its first source. Codes: CDNA3 ISA manual, DPP_CTRL.
constexpr auto dpp_ctrl(u32 code) { return emit::typed_modifier<isa::modifier::dpp_ctrl>(code); }
constexpr auto quad_perm(u32 a, u32 b, u32 c, u32 d) {
  return emit::make_list<isa::modifier::dpp_ctrl>((a | b | c | d) <= 3, a | b << 2 | c << 4 | d << 6);
}
constexpr auto row_shl(u32 lanes) {
  return emit::make_list<isa::modifier::dpp_ctrl>(lanes - 1 < 15, 0x100 | lanes);
} ///< 1..15
constexpr auto row_shr(u32 lanes) {
  return emit::make_list<isa::modifier::dpp_ctrl>(lanes - 1 < 15, 0x110 | lanes);
}
constexpr auto row_ror(u32 lanes) {
  return emit::make_list<isa::modifier::dpp_ctrl>(lanes - 1 < 15, 0x120 | lanes);
}
inline constexpr auto wave_shl_1 = dpp_ctrl(0x130);
inline constexpr auto wave_rol_1 = dpp_ctrl(0x134);
inline constexpr auto wave_shr_1 = dpp_ctrl(0x138);
inline constexpr auto wave_ror_1 = dpp_ctrl(0x13c);
inline constexpr auto row_mirror = dpp_ctrl(0x140);
inline constexpr auto row_half_mirror = dpp_ctrl(0x141);
inline constexpr auto row_bcast_15 = dpp_ctrl(0x142);
inline constexpr auto row_bcast_31 = dpp_ctrl(0x143);
constexpr auto row_newbcast(u32 lane) {
  return emit::make_list<isa::modifier::dpp_ctrl>(lane <= 15, 0x150 | lane);
}
constexpr auto row_mask(u32 m) { return emit::typed_modifier<isa::modifier::row_mask>(m); }
constexpr auto bank_mask(u32 m) { return emit::typed_modifier<isa::modifier::bank_mask>(m); }
inline constexpr emit::typed_modifier<isa::modifier::bound_ctrl> bound_ctrl(1); ///< disabled lanes read 0

/// Sub-dword addressing: BYTE_0..3 are 0..3, WORD_0..1 are 4..5, DWORD is 6.
enum class sel : u8 { byte_0, byte_1, byte_2, byte_3, word_0, word_1, dword };
enum class unused : u8 { pad, sext, preserve };
constexpr auto dst_sel(sel s) { return emit::typed_modifier<isa::modifier::dst_sel>(static_cast<i64>(s)); }
constexpr auto dst_unused(unused u) {
  return emit::typed_modifier<isa::modifier::dst_unused>(static_cast<i64>(u));
}
constexpr auto src0_sel(sel s) { return emit::typed_modifier<isa::modifier::src0_sel>(static_cast<i64>(s)); }
constexpr auto src1_sel(sel s) { return emit::typed_modifier<isa::modifier::src1_sel>(static_cast<i64>(s)); }

/// Matrix broadcast controls.
constexpr auto cbsz(u32 v) { return emit::typed_modifier<isa::modifier::cbsz>(v); }
constexpr auto abid(u32 v) { return emit::typed_modifier<isa::modifier::abid>(v); }
constexpr auto blgp(u32 v) { return emit::typed_modifier<isa::modifier::blgp>(v); }

/// Truth table of v_bitop3: bit 4a + 2b + c is the result for bits a, b, c of the three sources.
constexpr emit::modifier bitop3(u32 table) { return emit::make_modifier(isa::modifier::bitop3, table); }

} // namespace kiln
