// SPDX-License-Identifier: MIT
// Meaning of SOPC and SOPK instructions: scalar compares, and operations with a 16-bit constant.
// Source: CDNA3 ISA manual 12.2, 12.4, 5.8.
#pragma once

#include <kiln/isa/table.hpp>
#include <kiln/sim/exec/scalar.hpp>
#include <kiln/sim/exec/wave_mode.hpp>

namespace kiln::sim {

namespace detail {

constexpr u32 read_hwreg(const wave& w, u32 id) {
  switch (id) {
  case hwreg::mode: return w.mode;
  case hwreg::status:
    return static_cast<u32>(w.scc) | static_cast<u32>(w.exec() == 0) << 9 |
           static_cast<u32>(w.vcc() == 0) << 10;
  case hwreg::xcc_id: return w.group->xcd;
  default: return 0;
  }
}
constexpr bool is_known_hwreg(u32 id) {
  return id == hwreg::mode || id == hwreg::status || id == hwreg::hw_id || id == hwreg::gpr_alloc ||
         id == hwreg::lds_alloc || id == hwreg::xcc_id;
}

/// hwreg(id, offset, size) as the instruction has it: id [5:0], offset [10:6], size - 1 [15:11].
constexpr void get_hwreg(wave& w, const decoded& d) {
  const u32 code = d.immediate, id = code & 63, offset = code >> 6 & 31, size = (code >> 11 & 31) + 1;
  if (!is_known_hwreg(id)) {
    if (report* r = w.fail(report_kind::no_meaning, d))
      r->message << "hardware register " << id << " is not simulated";
    return;
  }
  const u64 value = read_hwreg(w, id);
  w.write32(d.dst, static_cast<u32>(value >> offset & ((u64{1} << size) - 1)));
}

constexpr void set_hwreg(wave& w, const decoded& d) {
  const u32 code = d.immediate, id = code & 63, offset = code >> 6 & 31, size = (code >> 11 & 31) + 1;
  if (id != hwreg::mode) {
    if (report* r = w.fail(report_kind::no_meaning, d))
      r->message << "writing hardware register " << id << " is not simulated";
    return;
  }
  const u32 mask = static_cast<u32>(((u64{1} << size) - 1) << offset);
  w.set_mode((w.mode & ~mask) | (w.read32(d.src[0]) << offset & mask));
  constexpr u32 traps = 0xffu << 11; // DEBUG_EN, EXCP_EN
  if ((w.mode & mask & traps) == 0) return;
  if (report* r = w.open_report(report_kind::unsupported_mode, d)) {
    r->message << "MODE becomes ";
    r->message.hex(w.mode) << ": traps, asked for by bits 11..18, are not simulated";
  }
}

} // namespace detail

constexpr handler find_sopc(u16 mnemonic) {
  switch (mnemonic) {
  case isa::mn::s_set_gpr_idx_on: return detail::index_on;
  case isa::mn::s_setvskip: return detail::set_skip;
  case isa::mn::s_cmp_eq_i32:
  case isa::mn::s_cmp_eq_u32: return scalar<[](u32 a, u32 b) { return scc_only{a == b}; }>();
  case isa::mn::s_cmp_lg_i32:
  case isa::mn::s_cmp_lg_u32: return scalar<[](u32 a, u32 b) { return scc_only{a != b}; }>();
  case isa::mn::s_cmp_gt_i32: return scalar<[](i32 a, i32 b) { return scc_only{a > b}; }>();
  case isa::mn::s_cmp_ge_i32: return scalar<[](i32 a, i32 b) { return scc_only{a >= b}; }>();
  case isa::mn::s_cmp_lt_i32: return scalar<[](i32 a, i32 b) { return scc_only{a < b}; }>();
  case isa::mn::s_cmp_le_i32: return scalar<[](i32 a, i32 b) { return scc_only{a <= b}; }>();
  case isa::mn::s_cmp_gt_u32: return scalar<[](u32 a, u32 b) { return scc_only{a > b}; }>();
  case isa::mn::s_cmp_ge_u32: return scalar<[](u32 a, u32 b) { return scc_only{a >= b}; }>();
  case isa::mn::s_cmp_lt_u32: return scalar<[](u32 a, u32 b) { return scc_only{a < b}; }>();
  case isa::mn::s_cmp_le_u32: return scalar<[](u32 a, u32 b) { return scc_only{a <= b}; }>();
  case isa::mn::s_cmp_eq_u64: return scalar<[](u64 a, u64 b) { return scc_only{a == b}; }>();
  case isa::mn::s_cmp_lg_u64: return scalar<[](u64 a, u64 b) { return scc_only{a != b}; }>();
  case isa::mn::s_bitcmp0_b32:
    return scalar<[](u32 a, u32 b) { return scc_only{(a >> (b & 31) & 1) == 0}; }>();
  case isa::mn::s_bitcmp1_b32:
    return scalar<[](u32 a, u32 b) { return scc_only{(a >> (b & 31) & 1) == 1}; }>();
  case isa::mn::s_bitcmp0_b64:
    return scalar<[](u64 a, u32 b) { return scc_only{(a >> (b & 63) & 1) == 0}; }>();
  case isa::mn::s_bitcmp1_b64:
    return scalar<[](u64 a, u32 b) { return scc_only{(a >> (b & 63) & 1) == 1}; }>();
  default: return nullptr;
  }
}

constexpr handler find_sopk(u16 mnemonic) {
  switch (mnemonic) {
  case isa::mn::s_movk_i32: return scalar<[](i16 k) { return static_cast<i32>(k); }>();
  case isa::mn::s_cmovk_i32:
    return scalar<[](i16 k, scc_in c, old_result<i32> old) {
      return c.scc ? static_cast<i32>(k) : old.value;
    }>();
  case isa::mn::s_cmpk_eq_i32: return scalar<[](i32 a, i16 k) { return scc_only{a == k}; }>();
  case isa::mn::s_cmpk_lg_i32: return scalar<[](i32 a, i16 k) { return scc_only{a != k}; }>();
  case isa::mn::s_cmpk_gt_i32: return scalar<[](i32 a, i16 k) { return scc_only{a > k}; }>();
  case isa::mn::s_cmpk_ge_i32: return scalar<[](i32 a, i16 k) { return scc_only{a >= k}; }>();
  case isa::mn::s_cmpk_lt_i32: return scalar<[](i32 a, i16 k) { return scc_only{a < k}; }>();
  case isa::mn::s_cmpk_le_i32: return scalar<[](i32 a, i16 k) { return scc_only{a <= k}; }>();
  case isa::mn::s_cmpk_eq_u32: return scalar<[](u32 a, u16 k) { return scc_only{a == k}; }>();
  case isa::mn::s_cmpk_lg_u32: return scalar<[](u32 a, u16 k) { return scc_only{a != k}; }>();
  case isa::mn::s_cmpk_gt_u32: return scalar<[](u32 a, u16 k) { return scc_only{a > k}; }>();
  case isa::mn::s_cmpk_ge_u32: return scalar<[](u32 a, u16 k) { return scc_only{a >= k}; }>();
  case isa::mn::s_cmpk_lt_u32: return scalar<[](u32 a, u16 k) { return scc_only{a < k}; }>();
  case isa::mn::s_cmpk_le_u32: return scalar<[](u32 a, u16 k) { return scc_only{a <= k}; }>();
  case isa::mn::s_addk_i32:
    return scalar<[](i16 k, old_result<i32> old) {
      i32 sum = 0;
      const bool overflow = __builtin_add_overflow(old.value, static_cast<i32>(k), &sum);
      return with_scc<i32>{sum, overflow};
    }>();
  case isa::mn::s_mulk_i32:
    return scalar<[](i16 k, old_result<u32> old) {
      return old.value * static_cast<u32>(static_cast<i32>(k));
    }>();
  case isa::mn::s_getreg_b32: return detail::get_hwreg;
  case isa::mn::s_setreg_b32:
  case isa::mn::s_setreg_imm32_b32: return detail::set_hwreg;
  default: return nullptr;
  }
}

} // namespace kiln::sim
