// SPDX-License-Identifier: MIT
// Meaning of vector integer arithmetic, logic, shifts and bit operations. Source: CDNA3 ISA manual 12.7 to 12.11.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/sop1.hpp>
#include <kiln/sim/exec/sop2.hpp>
#include <kiln/sim/exec/vector.hpp>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed" // see for_each_lane

namespace kiln::sim {

namespace detail {

template<class T> constexpr T lower(T a, T b) { return a < b ? a : b; }
template<class T> constexpr T higher(T a, T b) { return a > b ? a : b; }
template<class T> constexpr T middle(T a, T b, T c) { return higher(lower(a, b), lower(higher(a, b), c)); }

/// A wide result brought into T's range, for the clamp modifier.
template<class T> constexpr T saturated(i64 x) {
  constexpr bool is_signed = T(-1) < T(0);
  constexpr i64 high = is_signed ? (i64{1} << (sizeof(T) * 8 - 1)) - 1 : (i64{1} << (sizeof(T) * 8)) - 1;
  constexpr i64 low = is_signed ? -high - 1 : 0;
  return static_cast<T>(x < low ? low : x > high ? high : x);
}
constexpr u32 low24(u32 a) { return a & 0xff'ffffu; }
constexpr i32 signed24(u32 a) { return static_cast<i32>(a << 8) >> 8; }
constexpr u32 difference(u32 a, u32 b) { return a > b ? a - b : b - a; }

/// Sum of absolute differences of bytes; with Masked, bytes that are 0 in b do not count.
template<bool Masked> constexpr u32 byte_differences(u32 a, u32 b) {
  u32 sum = 0;
  for (u32 i = 0; i < 32; i += 8)
    if (!Masked || (b >> i & 0xff) != 0) sum += difference(a >> i & 0xff, b >> i & 0xff);
  return sum;
}
constexpr u32 average_bytes(u32 a, u32 b, u32 c) {
  u32 result = 0;
  for (u32 i = 0; i < 32; i += 8) result |= ((a >> i & 0xff) + (b >> i & 0xff) + (c >> i & 1)) >> 1 << i;
  return result;
}
/// v_perm_b32: each byte of the selector picks a byte of {a, b}, b being the low half.
constexpr u32 permuted_bytes(u32 a, u32 b, u32 selector) {
  const u64 all = static_cast<u64>(a) << 32 | b;
  u32 result = 0;
  for (u32 i = 0; i < 32; i += 8) {
    const u32 s = selector >> i & 0xff;
    u32 byte = 0xff;
    if (s < 8)
      byte = static_cast<u32>(all >> (8 * s)) & 0xff;
    else if (s < 12)
      byte = (all >> (16 * (s - 8) + 15) & 1) != 0 ? 0xff : 0;
    else if (s == 12)
      byte = 0;
    result |= byte << i;
  }
  return result;
}
/// Four sums of absolute differences of b's bytes with a's, a byte further each time, added to c's 16-bit parts.
template<bool Masked> constexpr u64 sliding_byte_differences(u64 a, u32 b, u64 c) {
  u64 result = 0;
  for (u32 i = 0; i < 4; ++i)
    result |= static_cast<u64>(
                  (byte_differences<Masked>(static_cast<u32>(a >> (8 * i)), b) + (c >> (16 * i))) & 0xffff)
              << (16 * i);
  return result;
}
/// Bits of x where `chosen` has 1, of y elsewhere.
constexpr u32 either(u32 chosen, u32 x, u32 y) { return (chosen & x) | (~chosen & y); }

/// v_bitop3: the truth table is a modifier.
template<class T> constexpr handlers ternary_of_modifier() {
  return [](wave& w, const decoded& d) {
    source_lanes s[3];
    fetch_sources<T, T, T>(w, d, s, sequence<u32, 0, 1, 2>{});
    target_lanes t;
    open_target(w, d, t, false);
    u32 m[8] = {}; // the table's bit (4a + 2b + c), 32 times
    for (u32 i = 0; i < 8; ++i) m[i] = 0 - (u32{d.mods.bitop3} >> i & 1);
    for_each_lane(w.write_mask, [&](u32 lane) {
      const u32 a = s[0].low[lane], b = s[1].low[lane], c = s[2].low[lane];
      const u32 with_a = either(b, either(c, m[7], m[6]), either(c, m[5], m[4]));
      const u32 without_a = either(b, either(c, m[3], m[2]), either(c, m[1], m[0]));
      store_lane<T>(t.low, t.high, lane, static_cast<T>(either(a, with_a, without_a)));
    });
    close_target(w, d, t, value_traits<T>::kind);
  };
}

template<class T> constexpr handlers clamped_sum() {
  return vector<[](T a, T b) { return saturated<T>(static_cast<i64>(a) + b); }>();
}
template<class T> constexpr handlers clamped_difference() {
  return vector<[](T a, T b) { return saturated<T>(static_cast<i64>(a) - b); }>();
}
template<class T> constexpr handlers clamped_difference_reversed() {
  return vector<[](T a, T b) { return saturated<T>(static_cast<i64>(b) - a); }>();
}

} // namespace detail

/// Integer operations whose result the clamp modifier limits to the type's range.
constexpr handlers find_vector_clamped(u16 mnemonic) {
  using namespace detail;
  switch (mnemonic) {
  case isa::mn::v_add_u32: return clamped_sum<u32>();
  case isa::mn::v_add_i32: return clamped_sum<i32>();
  case isa::mn::v_add_u16: return clamped_sum<u16>();
  case isa::mn::v_add_i16: return clamped_sum<i16>();
  case isa::mn::v_sub_u32: return clamped_difference<u32>();
  case isa::mn::v_sub_i32: return clamped_difference<i32>();
  case isa::mn::v_sub_u16: return clamped_difference<u16>();
  case isa::mn::v_sub_i16: return clamped_difference<i16>();
  case isa::mn::v_subrev_u32: return clamped_difference_reversed<u32>();
  case isa::mn::v_subrev_u16: return clamped_difference_reversed<u16>();
  case isa::mn::v_mad_u32_u24:
    return vector<[](u32 a, u32 b, u32 c) {
      return saturated<u32>(static_cast<i64>(u64{low24(a)} * low24(b) + c));
    }>();
  case isa::mn::v_mad_i32_i24:
    return vector<[](u32 a, u32 b, i32 c) { return saturated<i32>(i64{signed24(a)} * signed24(b) + c); }>();
  case isa::mn::v_mad_u16:
    return vector<[](u16 a, u16 b, u16 c) { return saturated<u16>(i64{a} * b + c); }>();
  case isa::mn::v_mad_i16:
    return vector<[](i16 a, i16 b, i16 c) { return saturated<i16>(i64{a} * b + c); }>();
  case isa::mn::v_mad_u32_u16:
    return vector<[](u16 a, u16 b, u32 c) { return saturated<u32>(i64{a} * b + c); }>();
  case isa::mn::v_mad_i32_i16:
    return vector<[](i16 a, i16 b, i32 c) { return saturated<i32>(i64{a} * b + c); }>();
  default: return nullptr;
  }
}

constexpr handlers find_vector_i32(u16 mnemonic) {
  using namespace detail;
  switch (mnemonic) {
  case isa::mn::v_bitop3_b32: return ternary_of_modifier<u32>();
  case isa::mn::v_mov_b32:
  case isa::mn::v_accvgpr_mov_b32:
  case isa::mn::v_accvgpr_read_b32:
  case isa::mn::v_accvgpr_write_b32: return vector<[](u32 a) { return a; }>();
  case isa::mn::v_add_u32: return vector<[](u32 a, u32 b) { return a + b; }>();
  case isa::mn::v_add_i32: return vector<[](u32 a, u32 b) { return a + b; }>();
  case isa::mn::v_sub_u32: return vector<[](u32 a, u32 b) { return a - b; }>();
  case isa::mn::v_sub_i32: return vector<[](u32 a, u32 b) { return a - b; }>();
  case isa::mn::v_subrev_u32: return vector<[](u32 a, u32 b) { return b - a; }>();
  case isa::mn::v_mul_lo_i32:
  case isa::mn::v_mul_lo_u32: return vector<[](u32 a, u32 b) { return a * b; }>();
  case isa::mn::v_mul_hi_u32:
    return vector<[](u32 a, u32 b) { return static_cast<u32>(u64{a} * b >> 32); }>();
  case isa::mn::v_mul_hi_i32:
    return vector<[](i32 a, i32 b) { return static_cast<i32>(i64{a} * b >> 32); }>();
  case isa::mn::v_mul_u32_u24: return vector<[](u32 a, u32 b) { return low24(a) * low24(b); }>();
  case isa::mn::v_mul_i32_i24:
    return vector<[](u32 a, u32 b) { return static_cast<u32>(i64{signed24(a)} * signed24(b)); }>();
  case isa::mn::v_mul_hi_u32_u24:
    return vector<[](u32 a, u32 b) { return static_cast<u32>(u64{low24(a)} * low24(b) >> 32); }>();
  case isa::mn::v_mul_hi_i32_i24:
    return vector<[](u32 a, u32 b) { return static_cast<i32>(i64{signed24(a)} * signed24(b) >> 32); }>();
  case isa::mn::v_mad_u32_u24: return vector<[](u32 a, u32 b, u32 c) { return low24(a) * low24(b) + c; }>();
  case isa::mn::v_mad_i32_i24:
    return vector<[](u32 a, u32 b, u32 c) { return static_cast<u32>(i64{signed24(a)} * signed24(b)) + c; }>();
  case isa::mn::v_mad_u32_u16: return vector<[](u16 a, u16 b, u32 c) { return u32{a} * b + c; }>();
  case isa::mn::v_mad_i32_i16:
    return vector<[](i16 a, i16 b, u32 c) { return static_cast<u32>(i32{a} * b) + c; }>();
  case isa::mn::v_min_i32: return vector<[](i32 a, i32 b) { return lower(a, b); }>();
  case isa::mn::v_max_i32: return vector<[](i32 a, i32 b) { return higher(a, b); }>();
  case isa::mn::v_min_u32: return vector<[](u32 a, u32 b) { return lower(a, b); }>();
  case isa::mn::v_max_u32: return vector<[](u32 a, u32 b) { return higher(a, b); }>();
  case isa::mn::v_min3_i32: return vector<[](i32 a, i32 b, i32 c) { return lower(lower(a, b), c); }>();
  case isa::mn::v_max3_i32: return vector<[](i32 a, i32 b, i32 c) { return higher(higher(a, b), c); }>();
  case isa::mn::v_med3_i32: return vector<[](i32 a, i32 b, i32 c) { return middle(a, b, c); }>();
  case isa::mn::v_min3_u32: return vector<[](u32 a, u32 b, u32 c) { return lower(lower(a, b), c); }>();
  case isa::mn::v_max3_u32: return vector<[](u32 a, u32 b, u32 c) { return higher(higher(a, b), c); }>();
  case isa::mn::v_med3_u32: return vector<[](u32 a, u32 b, u32 c) { return middle(a, b, c); }>();
  case isa::mn::v_and_b32: return vector<[](u32 a, u32 b) { return a & b; }>();
  case isa::mn::v_or_b32: return vector<[](u32 a, u32 b) { return a | b; }>();
  case isa::mn::v_xor_b32: return vector<[](u32 a, u32 b) { return a ^ b; }>();
  case isa::mn::v_xnor_b32: return vector<[](u32 a, u32 b) { return ~(a ^ b); }>();
  case isa::mn::v_not_b32: return vector<[](u32 a) { return ~a; }>();
  case isa::mn::v_lshlrev_b32: return vector<[](u32 a, u32 b) { return b << (a & 31); }>();
  case isa::mn::v_lshrrev_b32: return vector<[](u32 a, u32 b) { return b >> (a & 31); }>();
  case isa::mn::v_ashrrev_i32: return vector<[](u32 a, i32 b) { return b >> (a & 31); }>();
  case isa::mn::v_add3_u32: return vector<[](u32 a, u32 b, u32 c) { return a + b + c; }>();
  case isa::mn::v_lshl_add_u32: return vector<[](u32 a, u32 b, u32 c) { return (a << (b & 31)) + c; }>();
  case isa::mn::v_add_lshl_u32: return vector<[](u32 a, u32 b, u32 c) { return (a + b) << (c & 31); }>();
  case isa::mn::v_lshl_or_b32: return vector<[](u32 a, u32 b, u32 c) { return a << (b & 31) | c; }>();
  case isa::mn::v_and_or_b32: return vector<[](u32 a, u32 b, u32 c) { return (a & b) | c; }>();
  case isa::mn::v_or3_b32: return vector<[](u32 a, u32 b, u32 c) { return a | b | c; }>();
  case isa::mn::v_xad_u32: return vector<[](u32 a, u32 b, u32 c) { return (a ^ b) + c; }>();
  case isa::mn::v_bfe_u32:
    return vector<[](u32 a, u32 b, u32 c) {
      return static_cast<u32>(a >> (b & 31) & ((u64{1} << (c & 31)) - 1));
    }>();
  case isa::mn::v_bfe_i32: return vector<[](i32 a, u32 b, u32 c) { return bit_field(a, b & 31, c & 31); }>();
  case isa::mn::v_bfi_b32: return vector<[](u32 a, u32 b, u32 c) { return (a & b) | (~a & c); }>();
  case isa::mn::v_bfm_b32: return vector<[](u32 a, u32 b) { return ((1u << (a & 31)) - 1) << (b & 31); }>();
  case isa::mn::v_bfrev_b32: return vector<[](u32 a) { return __builtin_bitreverse32(a); }>();
  case isa::mn::v_bcnt_u32_b32:
    return vector<[](u32 a, u32 b) { return static_cast<u32>(__builtin_popcount(a)) + b; }>();
  case isa::mn::v_ffbh_u32: return vector<[](u32 a) { return leading_zeros(a); }>();
  case isa::mn::v_ffbh_i32: return vector<[](u32 a) { return leading_sign_bits(a); }>();
  case isa::mn::v_ffbl_b32: return vector<[](u32 a) { return first_one(a); }>();
  case isa::mn::v_alignbit_b32:
    return vector<[](u32 a, u32 b, u32 c) { return static_cast<u32>((u64{a} << 32 | b) >> (c & 31)); }>();
  case isa::mn::v_alignbyte_b32:
    return vector<[](u32 a, u32 b, u32 c) {
      return static_cast<u32>((u64{a} << 32 | b) >> (8 * (c & 3)));
    }>();
  case isa::mn::v_perm_b32: return vector<[](u32 a, u32 b, u32 c) { return permuted_bytes(a, b, c); }>();
  case isa::mn::v_sad_u8:
    return vector<[](u32 a, u32 b, u32 c) { return byte_differences<false>(a, b) + c; }>();
  case isa::mn::v_msad_u8:
    return vector<[](u32 a, u32 b, u32 c) { return byte_differences<true>(a, b) + c; }>();
  case isa::mn::v_sad_hi_u8:
    return vector<[](u32 a, u32 b, u32 c) { return (byte_differences<false>(a, b) << 16) + c; }>();
  case isa::mn::v_sad_u16:
    return vector<[](u32 a, u32 b, u32 c) {
      return difference(a & 0xffff, b & 0xffff) + difference(a >> 16, b >> 16) + c;
    }>();
  case isa::mn::v_sad_u32: return vector<[](u32 a, u32 b, u32 c) { return difference(a, b) + c; }>();
  case isa::mn::v_lerp_u8: return vector<[](u32 a, u32 b, u32 c) { return average_bytes(a, b, c); }>();
  case isa::mn::v_prng_b32: return vector<[](u32 a) { return a << 1 ^ ((a >> 31 & 1) != 0 ? 0xc5u : 0u); }>();
  default: return nullptr;
  }
}

constexpr handlers find_vector_i16_i64(u16 mnemonic) {
  using namespace detail;
  switch (mnemonic) {
  case isa::mn::v_bitop3_b16: return ternary_of_modifier<u16>();
  case isa::mn::v_add_u16:
  case isa::mn::v_add_i16: return vector<[](u16 a, u16 b) { return static_cast<u16>(a + b); }>();
  case isa::mn::v_sub_u16:
  case isa::mn::v_sub_i16: return vector<[](u16 a, u16 b) { return static_cast<u16>(a - b); }>();
  case isa::mn::v_subrev_u16: return vector<[](u16 a, u16 b) { return static_cast<u16>(b - a); }>();
  case isa::mn::v_mul_lo_u16: return vector<[](u16 a, u16 b) { return static_cast<u16>(u32{a} * b); }>();
  case isa::mn::v_mad_u16:
  case isa::mn::v_mad_legacy_u16:
  case isa::mn::v_mad_i16:
  case isa::mn::v_mad_legacy_i16:
    return vector<[](u16 a, u16 b, u16 c) { return static_cast<u16>(u32{a} * b + c); }>();
  case isa::mn::v_min_u16: return vector<[](u16 a, u16 b) { return lower(a, b); }>();
  case isa::mn::v_max_u16: return vector<[](u16 a, u16 b) { return higher(a, b); }>();
  case isa::mn::v_min_i16: return vector<[](i16 a, i16 b) { return lower(a, b); }>();
  case isa::mn::v_max_i16: return vector<[](i16 a, i16 b) { return higher(a, b); }>();
  case isa::mn::v_min3_u16: return vector<[](u16 a, u16 b, u16 c) { return lower(lower(a, b), c); }>();
  case isa::mn::v_max3_u16: return vector<[](u16 a, u16 b, u16 c) { return higher(higher(a, b), c); }>();
  case isa::mn::v_med3_u16: return vector<[](u16 a, u16 b, u16 c) { return middle(a, b, c); }>();
  case isa::mn::v_min3_i16: return vector<[](i16 a, i16 b, i16 c) { return lower(lower(a, b), c); }>();
  case isa::mn::v_max3_i16: return vector<[](i16 a, i16 b, i16 c) { return higher(higher(a, b), c); }>();
  case isa::mn::v_med3_i16: return vector<[](i16 a, i16 b, i16 c) { return middle(a, b, c); }>();
  case isa::mn::v_lshlrev_b16:
    return vector<[](u16 a, u16 b) { return static_cast<u16>(u32{b} << (a & 15)); }>();
  case isa::mn::v_lshrrev_b16: return vector<[](u16 a, u16 b) { return static_cast<u16>(b >> (a & 15)); }>();
  case isa::mn::v_ashrrev_i16: return vector<[](u16 a, i16 b) { return static_cast<i16>(b >> (a & 15)); }>();
  case isa::mn::v_mov_b64: return vector<[](u64 a) { return a; }>();
  case isa::mn::v_lshlrev_b64: return vector<[](u32 a, u64 b) { return b << (a & 63); }>();
  case isa::mn::v_lshrrev_b64: return vector<[](u32 a, u64 b) { return b >> (a & 63); }>();
  case isa::mn::v_ashrrev_i64: return vector<[](u32 a, i64 b) { return b >> (a & 63); }>();
  case isa::mn::v_lshl_add_u64: return vector<[](u64 a, u32 b, u64 c) { return (a << (b & 7)) + c; }>();
  case isa::mn::v_qsad_pk_u16_u8:
    return vector<[](u64 a, u32 b, u64 c) { return sliding_byte_differences<false>(a, b, c); }>();
  case isa::mn::v_mqsad_pk_u16_u8:
    return vector<[](u64 a, u32 b, u64 c) { return sliding_byte_differences<true>(a, b, c); }>();
  case isa::mn::v_pack_b32_f16: return vector<[](u16 a, u16 b) { return a | static_cast<u32>(b) << 16; }>();
  default: return nullptr;
  }
}

} // namespace kiln::sim

#pragma clang diagnostic pop
