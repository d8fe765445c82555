// SPDX-License-Identifier: MIT
// Meaning of SOP2 instructions: two scalar sources. Source: CDNA3 ISA manual 12.1.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/scalar.hpp>

namespace kiln::sim {

namespace detail {

constexpr with_scc<i32> add_signed(i32 a, i32 b) {
  i32 sum = 0;
  const bool carry = __builtin_add_overflow(a, b, &sum);
  return {sum, carry};
}
constexpr with_scc<i32> subtract_signed(i32 a, i32 b) {
  i32 difference = 0;
  const bool borrow = __builtin_sub_overflow(a, b, &difference);
  return {difference, borrow};
}
template<u32 Shift> constexpr with_scc<u32> shift_add(u32 a, u32 b) {
  const u64 sum = (static_cast<u64>(a) << Shift) + b;
  return {static_cast<u32>(sum), sum >> 32 != 0};
}
/// Field of `width` bits at `offset`, zero- or sign-extended by the type.
template<class T> constexpr T bit_field(T value, u32 offset, u32 width) {
  constexpr u32 bits = sizeof(T) * 8;
  if (width == 0) return 0;
  const T shifted = value >> offset;
  if (offset + width >= bits) return shifted;
  using unsigned_t = decltype([] {
    if constexpr (sizeof(T) == 8)
      return u64{};
    else
      return u32{};
  }());
  return static_cast<T>(static_cast<unsigned_t>(shifted) << (bits - width)) >> (bits - width);
}

} // namespace detail

constexpr handler find_sop2(u16 mnemonic) {
  switch (mnemonic) {
  case isa::mn::s_add_u32: return scalar<[](u32 a, u32 b) { return with_scc<u32>{a + b, a + b < a}; }>();
  case isa::mn::s_sub_u32: return scalar<[](u32 a, u32 b) { return with_scc<u32>{a - b, b > a}; }>();
  case isa::mn::s_add_i32: return scalar<[](i32 a, i32 b) { return detail::add_signed(a, b); }>();
  case isa::mn::s_sub_i32: return scalar<[](i32 a, i32 b) { return detail::subtract_signed(a, b); }>();
  case isa::mn::s_addc_u32:
    return scalar<[](u32 a, u32 b, scc_in c) {
      const u64 sum = static_cast<u64>(a) + b + c.scc;
      return with_scc<u32>{static_cast<u32>(sum), sum >> 32 != 0};
    }>();
  case isa::mn::s_subb_u32:
    return scalar<[](u32 a, u32 b, scc_in c) {
      return with_scc<u32>{a - b - c.scc, static_cast<u64>(b) + c.scc > a};
    }>();
  case isa::mn::s_min_i32: return scalar<[](i32 a, i32 b) { return with_scc<i32>{a < b ? a : b, a < b}; }>();
  case isa::mn::s_min_u32: return scalar<[](u32 a, u32 b) { return with_scc<u32>{a < b ? a : b, a < b}; }>();
  case isa::mn::s_max_i32: return scalar<[](i32 a, i32 b) { return with_scc<i32>{a > b ? a : b, a > b}; }>();
  case isa::mn::s_max_u32: return scalar<[](u32 a, u32 b) { return with_scc<u32>{a > b ? a : b, a > b}; }>();
  case isa::mn::s_cselect_b32: return scalar<[](u32 a, u32 b, scc_in c) { return c.scc ? a : b; }>();
  case isa::mn::s_cselect_b64: return scalar<[](u64 a, u64 b, scc_in c) { return c.scc ? a : b; }>();
  case isa::mn::s_and_b32: return scalar<[](u32 a, u32 b) { return nonzero(a & b); }>();
  case isa::mn::s_and_b64: return scalar<[](u64 a, u64 b) { return nonzero(a & b); }>();
  case isa::mn::s_or_b32: return scalar<[](u32 a, u32 b) { return nonzero(a | b); }>();
  case isa::mn::s_or_b64: return scalar<[](u64 a, u64 b) { return nonzero(a | b); }>();
  case isa::mn::s_xor_b32: return scalar<[](u32 a, u32 b) { return nonzero(a ^ b); }>();
  case isa::mn::s_xor_b64: return scalar<[](u64 a, u64 b) { return nonzero(a ^ b); }>();
  case isa::mn::s_andn2_b32: return scalar<[](u32 a, u32 b) { return nonzero(a & ~b); }>();
  case isa::mn::s_andn2_b64: return scalar<[](u64 a, u64 b) { return nonzero(a & ~b); }>();
  case isa::mn::s_orn2_b32: return scalar<[](u32 a, u32 b) { return nonzero(a | ~b); }>();
  case isa::mn::s_orn2_b64: return scalar<[](u64 a, u64 b) { return nonzero(a | ~b); }>();
  case isa::mn::s_nand_b32: return scalar<[](u32 a, u32 b) { return nonzero(~(a & b)); }>();
  case isa::mn::s_nand_b64: return scalar<[](u64 a, u64 b) { return nonzero(~(a & b)); }>();
  case isa::mn::s_nor_b32: return scalar<[](u32 a, u32 b) { return nonzero(~(a | b)); }>();
  case isa::mn::s_nor_b64: return scalar<[](u64 a, u64 b) { return nonzero(~(a | b)); }>();
  case isa::mn::s_xnor_b32: return scalar<[](u32 a, u32 b) { return nonzero(~(a ^ b)); }>();
  case isa::mn::s_xnor_b64: return scalar<[](u64 a, u64 b) { return nonzero(~(a ^ b)); }>();
  case isa::mn::s_lshl_b32: return scalar<[](u32 a, u32 b) { return nonzero(a << (b & 31)); }>();
  case isa::mn::s_lshl_b64: return scalar<[](u64 a, u32 b) { return nonzero(a << (b & 63)); }>();
  case isa::mn::s_lshr_b32: return scalar<[](u32 a, u32 b) { return nonzero(a >> (b & 31)); }>();
  case isa::mn::s_lshr_b64: return scalar<[](u64 a, u32 b) { return nonzero(a >> (b & 63)); }>();
  case isa::mn::s_ashr_i32: return scalar<[](i32 a, u32 b) { return nonzero(a >> (b & 31)); }>();
  case isa::mn::s_ashr_i64: return scalar<[](i64 a, u32 b) { return nonzero(a >> (b & 63)); }>();
  case isa::mn::s_bfm_b32: return scalar<[](u32 a, u32 b) { return ((1u << (a & 31)) - 1) << (b & 31); }>();
  case isa::mn::s_bfm_b64:
    return scalar<[](u32 a, u32 b) { return ((u64{1} << (a & 63)) - 1) << (b & 63); }>();
  case isa::mn::s_mul_i32: return scalar<[](u32 a, u32 b) { return a * b; }>();
  case isa::mn::s_mul_hi_u32:
    return scalar<[](u32 a, u32 b) { return static_cast<u32>(static_cast<u64>(a) * b >> 32); }>();
  case isa::mn::s_mul_hi_i32:
    return scalar<[](i32 a, i32 b) { return static_cast<i32>(static_cast<i64>(a) * b >> 32); }>();
  case isa::mn::s_bfe_u32:
    return scalar<[](u32 a, u32 b) { return nonzero(detail::bit_field(a, b & 31, b >> 16 & 127)); }>();
  case isa::mn::s_bfe_i32:
    return scalar<[](i32 a, u32 b) { return nonzero(detail::bit_field(a, b & 31, b >> 16 & 127)); }>();
  case isa::mn::s_bfe_u64:
    return scalar<[](u64 a, u32 b) { return nonzero(detail::bit_field(a, b & 63, b >> 16 & 127)); }>();
  case isa::mn::s_bfe_i64:
    return scalar<[](i64 a, u32 b) { return nonzero(detail::bit_field(a, b & 63, b >> 16 & 127)); }>();
  case isa::mn::s_absdiff_i32:
    return scalar<[](u32 a, u32 b) {
      const i32 difference = static_cast<i32>(a - b);
      return nonzero(difference < 0 ? 0 - static_cast<u32>(difference) : static_cast<u32>(difference));
    }>();
  case isa::mn::s_lshl1_add_u32: return scalar<[](u32 a, u32 b) { return detail::shift_add<1>(a, b); }>();
  case isa::mn::s_lshl2_add_u32: return scalar<[](u32 a, u32 b) { return detail::shift_add<2>(a, b); }>();
  case isa::mn::s_lshl3_add_u32: return scalar<[](u32 a, u32 b) { return detail::shift_add<3>(a, b); }>();
  case isa::mn::s_lshl4_add_u32: return scalar<[](u32 a, u32 b) { return detail::shift_add<4>(a, b); }>();
  case isa::mn::s_pack_ll_b32_b16: return scalar<[](u32 a, u32 b) { return (a & 0xffffu) | b << 16; }>();
  case isa::mn::s_pack_lh_b32_b16:
    return scalar<[](u32 a, u32 b) { return (a & 0xffffu) | (b & 0xffff'0000u); }>();
  case isa::mn::s_pack_hh_b32_b16: return scalar<[](u32 a, u32 b) { return a >> 16 | (b & 0xffff'0000u); }>();
  default: return nullptr;
  }
}

} // namespace kiln::sim
