// SPDX-License-Identifier: MIT
// Shader clocks for which an instruction of one wave64 keeps the unit that it is issued to: a price for comparing programs.
#pragma once

#include <kiln/isa/table.hpp>

namespace kiln::isa {

/// A wave issues at most one instruction in a turn of 4 cycles; a plain vector instruction takes a SIMD of 16 lanes as long.
/// Measured as 4.01 on MI308X (gfx942) for adds, multiplications, fma, comparisons and permutations, as 4.008 for packed f32:
/// tingqli/pyhip, docs/mfma-valu-coissue.md. f64 additions and fma as well: SISchedule.td of LLVM.
inline constexpr u32 issue_turn = 4;

/// Why a vector instruction takes longer than a turn.
enum class slow_kind : u8 { none, product, permlane_swap, f64_transcendental };
/// A mnemonic that does.
struct slow_mnemonic {
  u16 mnemonic;
  u8 cycles;
  slow_kind kind;
};

// clang-format off
inline constexpr slow_mnemonic slow_mnemonics[] = {
    // Full 32-bit products: assumed. Earlier GCN took a quarter of the rate (SISchedule.td of LLVM, SIQuarterSpeedModel), but
    // LLVM has the rate of an addition for these three targets (llvm-mca 22). No measurement was found.
    {mn::v_mul_lo_i32, 16, slow_kind::product},
    {mn::v_mul_lo_u32, 16, slow_kind::product},
    {mn::v_mul_hi_i32, 16, slow_kind::product},
    {mn::v_mul_hi_u32, 16, slow_kind::product},
    {mn::v_mad_i64_i32, 16, slow_kind::product},
    {mn::v_mad_u64_u32, 16, slow_kind::product},
    // Measured on MI355X (gfx950), the only target that has them: Gluon's tutorial on flash attention.
    {mn::v_permlane16_swap_b32, 20, slow_kind::permlane_swap},
    {mn::v_permlane32_swap_b32, 20, slow_kind::permlane_swap},
    // SISchedule.td of LLVM, 4 issues on each target: the 8 cycles of gfx950 were measured for f32.
    {mn::v_rcp_f64, 16, slow_kind::f64_transcendental},
    {mn::v_rsq_f64, 16, slow_kind::f64_transcendental},
    {mn::v_sqrt_f64, 16, slow_kind::f64_transcendental},
};
// clang-format on

constexpr slow_kind slow_kind_of(const row& r) {
  for (const slow_mnemonic& slow : slow_mnemonics)
    if (slow.mnemonic == r.mnemonic) return slow.kind;
  return slow_kind::none;
}

/// Transcendental functions. gfx942: 16.0 measured on MI308X, tingqli/pyhip, docs/mfma-valu-coissue.md. gfx90a: SISchedule.td
/// of LLVM. gfx950: 8 measured on MI355X, by Gluon's tutorial on flash attention and the counter SQ_ACTIVE_INST_VALU.
constexpr u32 transcendental_cycles(arch a) { return a == arch::gfx950 ? 8 : 16; }

/// Issue cycles of a row. Matrix instructions keep the matrix unit busy for their passes; what else could issue meanwhile is
/// not subtracted. Memory instructions cost their issue, not their latency. s_nop costs more by its operand: nop_cycles.
constexpr u32 issue_cycles(const row& r, arch a) {
  if (const u32 passes = matrix_passes(r, a); passes != 0) return 4 * passes;
  if ((r.flags & flag::valu) == 0) return issue_turn;
  for (const slow_mnemonic& slow : slow_mnemonics)
    if (slow.mnemonic == r.mnemonic) return slow.cycles;
  return (r.flags & flag::transcendental) != 0 ? transcendental_cycles(a) : issue_turn;
}

/// s_nop n waits n + 1 turns. Measured on MI308X: 44 cycles for n = 10.
constexpr u32 nop_cycles(u32 n) { return issue_turn * ((n & 15) + 1); }

} // namespace kiln::isa
