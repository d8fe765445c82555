// SPDX-License-Identifier: MIT
// Meaning of SOP1 instructions: one scalar source. Source: CDNA3 ISA manual 12.3.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/scalar.hpp>
#include <kiln/sim/exec/wave_mode.hpp>

namespace kiln::sim {

namespace detail {

template<class T> constexpr i32 first_one(T value) {
  return value == 0 ? -1
                    : static_cast<i32>(sizeof(T) == 8 ? __builtin_ctzll(value)
                                                      : __builtin_ctz(static_cast<u32>(value)));
}
template<class T> constexpr i32 leading_zeros(T value) {
  if (value == 0) return -1;
  return static_cast<i32>(sizeof(T) == 8 ? __builtin_clzll(value) : __builtin_clz(static_cast<u32>(value)));
}
/// Leading bits equal to the sign bit; -1 when all are.
template<class T> constexpr i32 leading_sign_bits(T value) {
  return leading_zeros(value ^ (value >> (sizeof(T) * 8 - 1) != 0 ? ~T{0} : T{0}));
}
constexpr i32 ones(u64 value) { return __builtin_popcountll(value); }

/// Each group of four bits becomes all ones if any is set.
constexpr u64 whole_quads(u64 value) {
  value |= value >> 1 & 0x7777'7777'7777'7777ull;
  value |= value >> 2 & 0x3333'3333'3333'3333ull;
  return (value & 0x1111'1111'1111'1111ull) * 15;
}
/// One bit for each group of four: any set.
constexpr u64 quad_mask(u64 value) {
  u64 mask = 0;
  for (u32 i = 0; i < 16; ++i) mask |= static_cast<u64>((value >> (4 * i) & 15) != 0) << i;
  return mask;
}
constexpr u64 each_bit_twice(u32 value) {
  u64 result = 0;
  for (u32 i = 0; i < 32; ++i) result |= static_cast<u64>(value >> i & 1) * 3 << (2 * i);
  return result;
}

/// saveexec and wrexec: new EXEC from the source and EXEC; the destination gets the old EXEC, or the new one.
template<auto Op, bool Save> constexpr handler exec_update() {
  return [](wave& w, const decoded& d) {
    const u64 before = w.exec();
    const u64 after = Op(w.read64(d.src[0]), before);
    w.write64(d.dst, Save ? before : after);
    w.set_scalar64(ir::source_code::exec, after);
    w.scc = after != 0;
  };
}

/// Registers move by M0: source (Offset on read) or destination index plus M0.
template<bool Destination, u32 Dwords> constexpr void move_relative(wave& w, const decoded& d) {
  const place& moved = Destination ? d.dst : d.src[0];
  const u32 index = moved.index + w.m0();
  if (moved.at != place_kind::scalar || moved.index < wave::first_sgpr || index + Dwords > w.scalar_count ||
      index < wave::first_sgpr) {
    if (report* r = w.fail(report_kind::out_of_bounds, d))
      r->message << "register index with M0 = " << w.m0() << " leaves the SGPRs";
    return;
  }
  u32 value[2] = {};
  for (u32 i = 0; i < Dwords; ++i)
    value[i] = Destination
                   ? (Dwords == 1 ? w.read32(d.src[0]) : static_cast<u32>(w.read64(d.src[0]) >> (32 * i)))
                   : w.scalar[index + i];
  for (u32 i = 0; i < Dwords; ++i) w.scalar[(Destination ? index : d.dst.index) + i] = value[i];
}

} // namespace detail

constexpr handler find_sop1(u16 mnemonic) {
  using detail::exec_update;
  switch (mnemonic) {
  case isa::mn::s_mov_b32: return scalar<[](u32 a) { return a; }>();
  case isa::mn::s_mov_b64: return scalar<[](u64 a) { return a; }>();
  case isa::mn::s_cmov_b32:
    return scalar<[](u32 a, scc_in c, old_result<u32> old) { return c.scc ? a : old.value; }>();
  case isa::mn::s_cmov_b64:
    return scalar<[](u64 a, scc_in c, old_result<u64> old) { return c.scc ? a : old.value; }>();
  case isa::mn::s_not_b32: return scalar<[](u32 a) { return nonzero(~a); }>();
  case isa::mn::s_not_b64: return scalar<[](u64 a) { return nonzero(~a); }>();
  case isa::mn::s_wqm_b32:
    return scalar<[](u32 a) { return nonzero(static_cast<u32>(detail::whole_quads(a))); }>();
  case isa::mn::s_wqm_b64: return scalar<[](u64 a) { return nonzero(detail::whole_quads(a)); }>();
  case isa::mn::s_brev_b32: return scalar<[](u32 a) { return __builtin_bitreverse32(a); }>();
  case isa::mn::s_brev_b64:
    return scalar<[](u64 a) { return static_cast<u64>(__builtin_bitreverse64(a)); }>();
  case isa::mn::s_bcnt0_i32_b32: return scalar<[](u32 a) { return nonzero(32 - detail::ones(a)); }>();
  case isa::mn::s_bcnt0_i32_b64: return scalar<[](u64 a) { return nonzero(64 - detail::ones(a)); }>();
  case isa::mn::s_bcnt1_i32_b32: return scalar<[](u32 a) { return nonzero(detail::ones(a)); }>();
  case isa::mn::s_bcnt1_i32_b64: return scalar<[](u64 a) { return nonzero(detail::ones(a)); }>();
  case isa::mn::s_ff0_i32_b32: return scalar<[](u32 a) { return detail::first_one(~a); }>();
  case isa::mn::s_ff0_i32_b64: return scalar<[](u64 a) { return detail::first_one(~a); }>();
  case isa::mn::s_ff1_i32_b32: return scalar<[](u32 a) { return detail::first_one(a); }>();
  case isa::mn::s_ff1_i32_b64: return scalar<[](u64 a) { return detail::first_one(a); }>();
  case isa::mn::s_flbit_i32_b32: return scalar<[](u32 a) { return detail::leading_zeros(a); }>();
  case isa::mn::s_flbit_i32_b64: return scalar<[](u64 a) { return detail::leading_zeros(a); }>();
  case isa::mn::s_flbit_i32: return scalar<[](u32 a) { return detail::leading_sign_bits(a); }>();
  case isa::mn::s_flbit_i32_i64: return scalar<[](u64 a) { return detail::leading_sign_bits(a); }>();
  case isa::mn::s_sext_i32_i8: return scalar<[](u32 a) { return static_cast<i32>(static_cast<i8>(a)); }>();
  case isa::mn::s_sext_i32_i16: return scalar<[](u32 a) { return static_cast<i32>(static_cast<i16>(a)); }>();
  case isa::mn::s_bitset0_b32:
    return scalar<[](u32 a, old_result<u32> old) { return old.value & ~(1u << (a & 31)); }>();
  case isa::mn::s_bitset0_b64:
    return scalar<[](u32 a, old_result<u64> old) { return old.value & ~(u64{1} << (a & 63)); }>();
  case isa::mn::s_bitset1_b32:
    return scalar<[](u32 a, old_result<u32> old) { return old.value | 1u << (a & 31); }>();
  case isa::mn::s_bitset1_b64:
    return scalar<[](u32 a, old_result<u64> old) { return old.value | u64{1} << (a & 63); }>();
  case isa::mn::s_and_saveexec_b64: return exec_update<[](u64 s, u64 e) { return s & e; }, true>();
  case isa::mn::s_or_saveexec_b64: return exec_update<[](u64 s, u64 e) { return s | e; }, true>();
  case isa::mn::s_xor_saveexec_b64: return exec_update<[](u64 s, u64 e) { return s ^ e; }, true>();
  case isa::mn::s_andn2_saveexec_b64: return exec_update<[](u64 s, u64 e) { return s & ~e; }, true>();
  case isa::mn::s_orn2_saveexec_b64: return exec_update<[](u64 s, u64 e) { return s | ~e; }, true>();
  case isa::mn::s_nand_saveexec_b64: return exec_update<[](u64 s, u64 e) { return ~(s & e); }, true>();
  case isa::mn::s_nor_saveexec_b64: return exec_update<[](u64 s, u64 e) { return ~(s | e); }, true>();
  case isa::mn::s_xnor_saveexec_b64: return exec_update<[](u64 s, u64 e) { return ~(s ^ e); }, true>();
  case isa::mn::s_andn1_saveexec_b64: return exec_update<[](u64 s, u64 e) { return ~s & e; }, true>();
  case isa::mn::s_orn1_saveexec_b64: return exec_update<[](u64 s, u64 e) { return ~s | e; }, true>();
  case isa::mn::s_andn1_wrexec_b64: return exec_update<[](u64 s, u64 e) { return ~s & e; }, false>();
  case isa::mn::s_andn2_wrexec_b64: return exec_update<[](u64 s, u64 e) { return s & ~e; }, false>();
  case isa::mn::s_quadmask_b32:
    return scalar<[](u32 a) { return nonzero(static_cast<u32>(detail::quad_mask(a))); }>();
  case isa::mn::s_quadmask_b64: return scalar<[](u64 a) { return nonzero(detail::quad_mask(a)); }>();
  case isa::mn::s_abs_i32: return scalar<[](u32 a) { return nonzero(a >> 31 != 0 ? 0 - a : a); }>();
  case isa::mn::s_bitreplicate_b64_b32: return scalar<[](u32 a) { return detail::each_bit_twice(a); }>();
  case isa::mn::s_set_gpr_idx_idx: return detail::set_index;
  case isa::mn::s_movrels_b32: return detail::move_relative<false, 1>;
  case isa::mn::s_movrels_b64: return detail::move_relative<false, 2>;
  case isa::mn::s_movreld_b32: return detail::move_relative<true, 1>;
  case isa::mn::s_movreld_b64: return detail::move_relative<true, 2>;
  default: return nullptr;
  }
}

} // namespace kiln::sim
