// SPDX-License-Identifier: MIT
// Pairs of instructions, and the wait states each target asks for between them. The numbers come from the manuals and
// from LLVM 22 on machine code, not from the rules under test.
#pragma once

#include <kiln/isa/arch.hpp>

#include <string>
#include <vector>

namespace kiln_test {

using namespace kiln;

/// What programs of the cases are made of: targets, an instruction that needs no wait states, and where branches go.
inline constexpr isa::arch case_archs[] = {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950};
inline constexpr const char* case_filler = "s_mov_b32 s90, s91\n";
inline const std::string case_end = "\ns_endpgm\nfar:\ns_endpgm\n";

inline std::string repeated(const char* text, int count) {
  std::string out;
  while (count-- > 0) out += text;
  return out;
}

/// Wait states between `producer` and `consumer`; -1: the target lacks one of the two.
struct wait_state_case {
  std::string rule; ///< the one rule that asks for them; empty where none does
  std::string producer;
  std::string consumer;
  int gfx90a, gfx942, gfx950;

  int on(isa::arch a) const {
    return a == isa::arch::gfx90a ? gfx90a : a == isa::arch::gfx942 ? gfx942 : gfx950;
  }
};

inline const std::vector<wait_state_case>& vector_and_scalar_cases() {
  static const std::vector<wait_state_case> cases = {
      // Hardware registers
      {"H1", "s_setreg_b32 hwreg(1,0,4), s0", "s_getreg_b32 s1, hwreg(1,0,32)", 2, 2, 2},
      {"", "s_setreg_b32 hwreg(1,0,4), s0", "s_getreg_b32 s1, hwreg(2,0,32)", 0, 0, 0},
      {"H2", "s_setreg_b32 hwreg(1,0,4), s0", "s_setreg_b32 hwreg(1,4,4), s0", 2, 2, 2},
      {"", "s_setreg_b32 hwreg(1,0,4), s0", "s_setreg_b32 hwreg(3,4,4), s0", 0, 0, 0},
      {"", "s_setreg_b32 hwreg(1,0,4), s0", "v_add_f32_e32 v0, v1, v2", 0, 0, 0},
      {"H3", "s_setvskip s0, 1", "s_getreg_b32 s1, hwreg(1,0,32)", 2, 2, 2},
      {"H4", "s_setreg_b32 hwreg(1,28,1), s0", "v_add_f32_e32 v0, v1, v2", 2, 2, 2},
      {"H4", "s_setvskip s0, 1", "ds_read_b32 v0, v1", 2, 2, 2},
      {"", "s_setreg_b32 hwreg(1,28,1), s0", "s_add_u32 s0, s1, s2", 0, 0, 0},
      {"H33", "s_setreg_b32 hwreg(3,0,8), s0", "s_rfe_b64 s[2:3]", 1, 1, 1},
      {"H40", "s_icache_inv", "s_add_u32 s0, s1, s2", 16, 16, 16},
      // M0
      {"H32", "s_mov_b32 m0, s0", "buffer_load_dword v1, s[4:7], 0 offen lds", 1, 1, 1},
      {"H32", "s_mov_b32 m0, s0", "s_sendmsg 1", 1, 1, 1},
      {"H32", "s_mov_b32 m0, s0", "ds_read_addtid_b32 v0", 1, 1, 1},
      {"", "s_mov_b32 m0, s0", "ds_read_b32 v0, v1", 0, 0, 0},
      {"", "s_mov_b32 m0, s0", "s_add_u32 s0, m0, s1", 0, 0, 0},
      {"", "s_mov_b32 s1, s0", "s_sendmsg 1", 0, 0, 0},
      // VALU writes an SGPR or VCC
      {"H5", "v_cmp_eq_u32_e32 vcc, v0, v1", "v_mov_b32_e32 v2, src_vccz", 5, 5, 5},
      {"H5x", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_mov_b32_e32 v2, src_execz", 5, 5, 5},
      {"H6", "v_readfirstlane_b32 s4, v0", "v_readlane_b32 s5, v1, s4", 4, 4, 4},
      {"H6", "v_cmp_eq_u32_e32 vcc, v0, v1", "v_readlane_b32 s5, v1, vcc_lo", 4, 4, 4},
      {"H6", "v_readfirstlane_b32 s4, v0", "v_writelane_b32 v3, 1, s4", 4, 4, 4},
      {"H6x", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_readlane_b32 s5, v1, exec_lo", 4, -1, -1},
      {"H9", "v_readfirstlane_b32 s4, v0", "v_writelane_b32 v3, s4, 3", 0, 2, 2},
      {"", "v_readfirstlane_b32 s4, v0", "v_readlane_b32 s5, v1, s6", 0, 0, 0},
      {"H7", "v_cmp_eq_u32_e32 vcc, v0, v1", "v_div_fmas_f32 v2, v3, v4, v5", 4, 4, 4},
      {"H7", "v_add_co_u32_e32 v0, vcc, v1, v2", "v_div_fmas_f64 v[2:3], v[4:5], v[6:7], v[8:9]", 4, 4, 4},
      {"", "v_cmp_eq_u32_e64 s[2:3], v0, v1", "v_div_fmas_f32 v2, v3, v4, v5", 0, 0, 0},
      {"H8", "v_readfirstlane_b32 s4, v0", "global_load_dword v1, v2, s[4:5]", 5, 5, 5},
      {"H8", "v_readlane_b32 s7, v0, 3", "buffer_store_dword v1, v2, s[4:7], 0 offen", 5, 5, 5},
      {"H8", "v_readfirstlane_b32 s8, v0", "buffer_load_dword v1, s[4:7], s8 offen lds", 5, 5, 5},
      {"H8", "v_cmp_eq_u32_e64 flat_scratch, v0, v1", "flat_load_dword v1, v[2:3]", 5, 5, 5},
      {"", "v_cmp_eq_u32_e64 flat_scratch, v0, v1", "global_load_dword v1, v[2:3], off", 0, 0, 0},
      {"", "v_readfirstlane_b32 s4, v0", "s_load_dword s5, s[4:5], 0x0", 0, 0, 0},
      {"H9", "v_readfirstlane_b32 s4, v0", "v_add_f32_e32 v1, s4, v2", 0, 2, 2},
      {"H9", "v_cmp_eq_u32_e32 vcc, v0, v1", "v_mov_b32_e32 v2, vcc_lo", 0, 2, 2},
      {"H9", "v_cmp_eq_u32_e64 s[2:3], v0, v1", "v_mov_b32_e32 v2, s3", 0, 2, 2},
      {"", "v_readfirstlane_b32 s4, v0", "v_add_f32_e32 v1, s5, v2", 0, 0, 0},
      {"", "v_readfirstlane_b32 s4, v0", "s_add_u32 s5, s4, s6", 0, 0, 0},
      {"", "v_cmp_eq_u32_e32 vcc, v0, v1", "v_cndmask_b32_e32 v2, v3, v4, vcc", 0, 0, 0},
      {"", "v_cmp_eq_u32_e64 s[2:3], v0, v1", "v_cndmask_b32_e64 v2, v3, v4, s[2:3]", 0, 0, 0},
      {"", "v_add_co_u32_e32 v0, vcc, v1, v2", "v_addc_co_u32_e32 v3, vcc, v4, v5, vcc", 0, 0, 0},
      {"", "v_cmp_eq_u32_e32 vcc, v0, v1", "s_cbranch_vccnz far", 0, 0, 0},
      // VALU writes EXEC
      {"H14", "v_cmpx_eq_u32_e32 vcc, v0, v1",
       "v_mov_b32_dpp v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf", 5, 5, 5},
      {"H15", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_mov_b32_e32 v2, exec_lo", 0, 2, 2},
      {"H16", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_readfirstlane_b32 s4, v2", 0, 4, 4},
      {"H16", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_readlane_b32 s4, v2, 3", 0, 4, 4},
      {"H16", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_writelane_b32 v2, 1, 3", 0, 4, 4},
      {"H18", "v_cmpx_eq_u32_e32 vcc, v0, v1", "global_load_dword v2, v[4:5], off", 5, 5, 5},
      {"H18", "v_cmpx_eq_u32_e32 vcc, v0, v1", "buffer_inv sc1", -1, 5, 5},
      {"H18", "v_cmpx_eq_u32_e32 vcc, v0, v1", "buffer_wbinvl1", 5, -1, -1},
      {"H15", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_mfma_ld_scale_b32 exec_lo, v2", -1, -1, 2},
      {"", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_add_f32_e32 v2, v3, v4", 0, 0, 0},
      {"", "v_cmpx_eq_u32_e32 vcc, v0, v1", "ds_read_b32 v2, v3", 0, 0, 0},
      {"H19", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_mfma_f32_32x32x8f16 v[32:47], v[2:3], v[4:5], 0", 4, 4, 4},
      {"H20", "v_cmpx_eq_u32_e32 vcc, v0, v1", "v_permlane16_swap_b32_e32 v2, v3", -1, -1, 4},
      {"", "s_mov_b64 exec, s[0:1]", "v_readfirstlane_b32 s4, v2", 0, 0, 0},
      // VALU writes a VGPR
      {"H13", "v_add_f32_e32 v0, v1, v2",
       "v_mov_b32_dpp v3, v0 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf", 2, 2, 2},
      {"H13m", "ds_read_b32 v0, v1", "v_mov_b32_dpp v3, v0 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf", 2,
       2, 2},
      {"", "v_add_f32_e32 v0, v1, v2", "v_mov_b32_dpp v3, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf",
       0, 0, 0},
      {"H21", "v_add_f32_e32 v0, v1, v2", "v_permlane32_swap_b32_e32 v3, v0", -1, -1, 2},
      {"H21", "v_permlane16_swap_b32_e32 v0, v1", "v_permlane32_swap_b32_e32 v1, v3", -1, -1, 2},
      {"", "v_permlane16_swap_b32_e32 v0, v1", "v_add_f32_e32 v2, v0, v1", -1, -1, 0},
      {"H22", "v_add_f32_e32 v0, v1, v2", "v_readlane_b32 s4, v0, 3", 0, 1, 1},
      {"H22", "v_add_f32_e32 v0, v1, v2", "v_readfirstlane_b32 s4, v0", 0, 1, 1},
      {"H23", "v_exp_f32_e32 v0, v1", "v_add_f32_e32 v2, v0, v3", 0, 1, 1},
      {"H23", "v_rcp_f64_e32 v[0:1], v[2:3]", "v_add_f32_e32 v2, v1, v3", 0, 1, 1},
      {"H23", "v_exp_f32_e32 v0, v1", "buffer_load_dword v0, s[4:7], 0 offen lds", 0, 1, 1},
      {"", "v_exp_f32_e32 v0, v1", "buffer_load_dword v2, v0, s[4:7], 0 offen", 0, 0, 0},
      {"", "v_exp_f32_e32 v0, v1", "v_log_f32_e32 v2, v0", 0, 0, 0},
      {"", "v_exp_f32_e32 v0, v1", "global_store_dword v[2:3], v0, off", 0, 0, 0},
      {"", "v_exp_f32_e32 v0, v1", "v_mov_b32_e32 v0, 0", 0, 0, 0},
      {"", "v_add_f32_e32 v0, v1, v2", "v_add_f32_e32 v3, v0, v4", 0, 0, 0},
      {"", "v_add_f32_e32 v0, v1, v2", "global_store_dword v[2:3], v0, off", 0, 0, 0},
      // Parts of a VGPR
      {"H24", "v_add_f32_sdwa v0, v1, v2 dst_sel:WORD_1", "v_add_f32_e32 v3, v0, v4", 0, 1, 1},
      {"H24", "v_add_f32_sdwa v0, v1, v2 dst_sel:WORD_1", "v_mov_b32_e32 v0, v4", 0, 1, 1},
      {"H24", "v_add_f32_sdwa v0, v1, v2 dst_sel:WORD_1", "buffer_load_dword v0, s[4:7], 0 offen lds", 0, 1,
       1},
      {"", "v_add_f32_sdwa v0, v1, v2 dst_sel:DWORD", "v_add_f32_e32 v3, v0, v4", 0, 0, 0},
      {"", "v_add_f32_sdwa v0, v1, v2 dst_sel:WORD_1", "ds_write_b32 v3, v0", 0, 0, 0},
      {"H24", "v_mad_f16 v0, v1, v2, v3 op_sel:[0,0,0,1]", "v_add_f32_e32 v4, v0, v5", 0, 1, 1},
      {"", "v_mad_f16 v0, v1, v2, v3 op_sel:[1,0,0,0]", "v_add_f32_e32 v4, v0, v5", 0, 0, 0},
      {"H24", "v_cvt_pk_fp8_f32 v0, v1, v2 op_sel:[0,0,1]", "v_add_f32_e32 v4, v0, v5", -1, 1, 1},
      {"", "v_cvt_pk_fp8_f32 v0, v1, v2", "v_add_f32_e32 v4, v0, v5", -1, 0, 0},
      {"H28", "v_cvt_pk_fp8_f32 v0, v1, v2", "v_cvt_pk_fp8_f32 v0, v3, v4 op_sel:[0,0,1]", -1, 1, 1},
      {"H24", "v_cvt_sr_fp8_f32 v0, v1, v2 op_sel:[0,0,1,0]", "v_add_f32_e32 v4, v0, v5", -1, 1, 1},
      {"H24", "v_cvt_scalef32_sr_pk_fp4_f32 v0, v[2:3], v4, v5 op_sel:[1,0,0,0]", "v_add_f32_e32 v4, v0, v5",
       -1, -1, 1},
      {"H24", "v_cvt_scalef32_sr_pk_fp4_f16 v0, v2, v4, v5", "v_add_f32_e32 v4, v0, v5", -1, -1, 1},
      {"H24", "v_cvt_scalef32_sr_bf8_f16 v0, v1, v2, v3 op_sel:[0,0,1,0]", "v_add_f32_e32 v4, v0, v5", -1, -1,
       1},
      {"H24", "v_cvt_scalef32_pk_fp4_bf16 v0, v1, v2 op_sel:[0,0,1]", "v_add_f32_e32 v4, v0, v5", -1, -1, 1},
      {"", "v_cvt_scalef32_sr_bf8_f16 v0, v1, v2, v3", "v_add_f32_e32 v4, v0, v5", -1, -1, 0},
      {"H27", "v_cvt_scalef32_pk_fp8_f16 v0, v1, v2", "v_add_f32_e32 v4, v0, v5", -1, -1, 1},
      // DOT
      {"", "v_dot2_f32_f16 v0, v1, v2, v0", "v_dot2_f32_f16 v0, v3, v4, v0", 0, 0, 0},
      {"H36", "v_dot2_f32_f16 v0, v1, v2, v0", "v_dot2_f32_f16 v5, v0, v4, v6", 3, 3, 3},
      {"H37", "v_dot2_f32_f16 v0, v1, v2, v0", "v_add_f32_e32 v3, v0, v4", 3, 3, 3},
      {"H37", "v_dot2_f32_f16 v0, v1, v2, v0", "v_mov_b32_e32 v0, v4", 3, 3, 3},
      {"H37", "v_dot2_f32_f16 v0, v1, v2, v0", "v_dot2c_f32_f16_e32 v0, v3, v4", 3, 3, 3},
      {"H37", "v_dot2_f32_f16 v0, v1, v2, v0", "ds_write_b32 v1, v0", 3, 3, 3},
      {"H37", "v_dot2c_f32_f16_dpp v0, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf",
       "v_add_f32_e32 v3, v0, v4", 3, 3, 3},
      {"H37", "v_dot2_f32_f16 v0, v1, v2, v0", "ds_read_b32 v0, v1", 3, 3, 3},
      {"H37", "v_dot2_f32_f16 v2, v6, v7, v2", "v_mfma_f32_32x32x8f16 v[32:47], v[2:3], v[4:5], 0", 3, 3, 3},
      // Wide stores
      {"H29", "global_store_dwordx4 v[0:1], v[4:7], off", "v_mov_b32_e32 v6, 0", 1, 2, 2},
      {"H29", "global_store_dwordx3 v[0:1], v[4:6], off", "v_mov_b32_e32 v6, 0", 1, 2, 2},
      {"H29", "flat_store_dwordx4 v[0:1], v[4:7]", "v_mov_b32_e32 v6, 0", 1, 2, 2},
      {"H29", "buffer_store_dwordx4 v[4:7], v0, s[4:7], 0 offen", "v_mov_b32_e32 v6, 0", 1, 2, 2},
      {"H29", "global_atomic_cmpswap_x2 v[0:1], v[4:7], off", "v_mov_b32_e32 v6, 0", 1, 2, 2},
      {"H29", "global_store_dwordx4 v[0:1], a[4:7], off", "v_accvgpr_write_b32 a6, 0", 1, 2, 2},
      {"H29", "global_store_dwordx4 v[0:1], v[32:35], off",
       "v_mfma_f32_32x32x8f16 v[32:47], v[2:3], v[4:5], 0", 1, 2, 2},
      {"", "global_store_dwordx4 v[0:1], v[4:7], off", "v_mov_b32_e32 v0, 0", 0, 0, 0},
      {"", "global_store_dwordx2 v[0:1], v[4:5], off", "v_mov_b32_e32 v4, 0", 0, 0, 0},
      {"", "ds_write_b128 v0, v[4:7]", "v_mov_b32_e32 v6, 0", 0, 0, 0},
      {"H30", "global_store_dwordx4 v[0:1], v[4:7], off", "ds_read_b32 v6, v0", 0, 1, 1},
      {"H31", "buffer_store_dwordx4 v[4:7], v0, s[4:7], s8 offen", "v_mov_b32_e32 v6, 0", 0, 1, 1},
      {"H31", "buffer_store_dwordx4 v[4:7], v0, s[4:7], src_vccz offen", "v_mov_b32_e32 v6, 0", 0, 1, 1},
      {"H29", "buffer_store_dwordx4 v[4:7], v0, s[4:7], 0.5 offen", "v_mov_b32_e32 v6, 0", 1, 2, 2},
      // Scales
      {"M1", "v_mov_b32_e32 v10, 0", "v_mfma_ld_scale_b32 v10, v11", -1, -1, 2},
  };
  return cases;
}

/// Matrix instructions by their passes. An empty name: the target has none of that speed.
struct matrix_opcode {
  const char* name;
  int passes;
  int d_registers;
  int a_registers;
};

inline std::vector<matrix_opcode> xdl_opcodes(isa::arch a) {
  if (a == isa::arch::gfx90a)
    return {{"v_mfma_f32_4x4x4f16", 2, 4, 2},
            {"v_mfma_f32_16x16x16f16", 8, 4, 2},
            {"v_mfma_f32_32x32x8f16", 16, 16, 2}};
  return {{"v_mfma_f32_4x4x4_16b_f16", 2, 4, 2},
          {"v_mfma_f32_16x16x16_f16", 4, 4, 2},
          {"v_mfma_f32_32x32x8_f16", 8, 16, 2},
          {"v_mfma_f32_32x32x4_2b_f16", 16, 32, 2}};
}
inline std::vector<matrix_opcode> sgemm_opcodes(isa::arch a) {
  if (a == isa::arch::gfx90a)
    return {{"v_mfma_f32_4x4x1f32", 2, 4, 1},
            {"v_mfma_f32_16x16x4f32", 8, 4, 1},
            {"v_mfma_f32_32x32x2f32", 16, 16, 1}};
  return {{"v_mfma_f32_4x4x1_16b_f32", 2, 4, 1},
          {"v_mfma_f32_16x16x4_f32", 8, 4, 1},
          {"v_mfma_f32_32x32x2_f32", 16, 16, 1}};
}

/// A VGPR tuple: tuple(4, 2) is v[4:5].
inline std::string tuple(int first, int count) {
  return count == 1 ? 'v' + std::to_string(first)
                    : "v[" + std::to_string(first) + ':' + std::to_string(first + count - 1) + ']';
}

/// A matrix instruction with D and C where asked (c < 0: C is 0), A in v2, B in v4.
inline std::string matrix(const matrix_opcode& o, int d, int c, int a = 2, int b = 4) {
  return std::string(o.name) + ' ' + tuple(d, o.d_registers) + ", " + tuple(a, o.a_registers) + ", " +
         tuple(b, o.a_registers) + ", " + (c < 0 ? "0" : tuple(c, o.d_registers));
}

/// Every matrix rule, for every number of passes that the target has.
inline std::vector<wait_state_case> matrix_cases(isa::arch a) {
  using enum isa::arch;
  std::vector<wait_state_case> out;
  const auto add = [&](const char* rule, const std::string& producer, const std::string& consumer,
                       int states) {
    out.push_back({states != 0 ? rule : "", producer, consumer, states, states, states});
  };
  const matrix_opcode dgemm16{a == gfx90a ? "v_mfma_f64_16x16x4f64" : "v_mfma_f64_16x16x4_f64", 0, 8, 2};
  const matrix_opcode dgemm4{a == gfx90a ? "v_mfma_f64_4x4x4f64" : "v_mfma_f64_4x4x4_4b_f64", 0, 2, 2};
  const matrix_opcode bf16{a == gfx90a ? "v_mfma_f32_32x32x8bf16_1k" : "v_mfma_f32_32x32x8_bf16",
                           a == gfx90a ? 16 : 8, 16, 2};
  const bool old = a == gfx90a, newest = a == gfx950;
  const matrix_opcode sgemm4 = sgemm_opcodes(a)[0];

  for (const matrix_opcode& o : xdl_opcodes(a)) {
    const int p = o.passes;
    const std::string result = matrix(o, 64, -1);
    const int use = newest && p != 2 ? p + 4 : p + 3;
    const int other_c = old ? p : newest ? p + 2 : p + 1, other_unit = newest && p != 2 ? p + 2 : p + 1;
    add("M2", result, matrix(o, 64, 64), !old && p == 2 ? 2 : 0);
    add("M2", matrix(o, 64, 64), matrix(o, 64, 64), !old && p == 2 ? 2 : 0);
    add("M3", result, matrix(o, 128, 66), other_c);
    add("", result, matrix(o, 128, 66 + o.d_registers), 0);
    add("M4", result, matrix(sgemm4, 128, 66), old ? p : other_unit);
    add("M4d", result, matrix(dgemm4, 128, 66), other_unit);
    add("M5", result, matrix(o, 128, -1, 64), use);
    add("M5", result, matrix(o, 128, -1, 2, 66), use);
    add("M6", result, "v_add_f32_e32 v0, v1, v66", use);
    add("M6", result, "v_mov_b32_e32 v67, 0", use);
    add("M7", result, "ds_write_b32 v66, v1", use);
    add("M7", result, "global_store_dword v[0:1], v65, off", use);
    add("M7", result, "ds_read_b32 v67, v1", use);
    add("", result, "s_add_u32 s0, s1, s2", 0);
    add("", result, "v_add_f32_e32 v0, v1, v2", 0);
    add("M25", matrix(o, 64, 128), "v_mov_b32_e32 v130, 0", p - 1);
    add("M25", matrix(o, 64, 128), "ds_read_b32 v130, v1", p - 1);
    add("", matrix(o, 64, 128), "v_mov_b32_e32 v2, 0", 0);
    add("M28a", result, matrix(sgemm4, 64, -1), other_unit);
  }
  const matrix_opcode f16 = old ? xdl_opcodes(a)[2] : xdl_opcodes(a)[2];
  add("M3", matrix(f16, 64, -1), matrix(bf16, 64, 64), old ? 16 : newest ? 10 : 9);
  add("M28", matrix(f16, 64, -1), matrix(xdl_opcodes(a)[0], 64, -1), old ? 16 : newest ? 10 : 9);
  add("", matrix(f16, 64, -1), matrix(bf16, 64, -1), 0);

  for (const matrix_opcode& o : sgemm_opcodes(a)) {
    const int p = o.passes;
    const std::string result = matrix(o, 64, -1);
    const int use = old ? p + 3 : p + 2, other_unit = old ? p + 1 : p, xdl_c = newest ? (p == 2 ? 2 : 0) : p;
    add("M8", result, matrix(o, 64, 64), !old && p == 2 ? 2 : 0);
    add("M9", result, matrix(o, 128, 66), p);
    add("M9d", result, matrix(dgemm4, 128, 66), other_unit);
    add("M10", result, matrix(f16, 128, 64), xdl_c);
    add("M11", result, matrix(o, 128, -1, 66), use);
    add("M12", result, "v_add_f32_e32 v0, v1, v66", use);
    add("M12", result, "v_mov_b32_e32 v67, 0", use);
    add("M12", result, "ds_write_b32 v66, v1", use);
    add("M12", result, "ds_read_b32 v67, v1", use);
    add("M25s", matrix(o, 64, 128), "v_mov_b32_e32 v130, 0", old ? p - 1 : 0);
    add("M28c", result, matrix(dgemm4, 64, -1), other_unit);
    add("M28d", result, matrix(xdl_opcodes(a)[0], 64, -1), xdl_c);
    if (p != 2) add("M28b", result, matrix(sgemm4, 64, -1), p);
  }

  const std::string d16 = matrix(dgemm16, 64, -1), d4 = matrix(dgemm4, 64, -1);
  const int use16 = newest ? 19 : 11, c16 = newest ? 17 : 9;
  add("", d16, matrix(dgemm16, 64, 64), 0);
  add("M14", d16, matrix(dgemm16, 128, 66), c16);
  add("M14", d16, matrix(dgemm4, 128, 66), c16);
  add("M14s", d16, matrix(sgemm4, 128, 66), old ? 0 : c16);
  add("", d16, matrix(f16, 128, 64), 0);
  add("M16", d16, matrix(f16, 128, -1, 66), use16);
  add("M16", d16, matrix(dgemm4, 128, -1, 66), use16);
  add("M17", d16, "v_add_f32_e32 v0, v1, v66", use16);
  add("M18", d16, "v_mov_b32_e32 v66, 0", use16);
  add("M19", d16, "global_store_dword v[0:1], v65, off", 18);
  add("M19", d16, "ds_write_b32 v65, v0", 18);
  add("M19", d16, "ds_read_u16_d16 v65, v0", 18);
  add("M19w", d16, "ds_read_b32 v65, v0", 11);
  add("M28e", d16, matrix(dgemm4, 64, -1), c16);
  add("M28f", d16, matrix(sgemm4, 64, -1), old ? 0 : c16);
  add("M20", d4, matrix(dgemm4, 64, 64), 4);
  add("M20", d4, matrix(dgemm16, 128, 64), 4);
  add("M20s", d4, matrix(sgemm4, 128, 64), old ? 0 : 4);
  add("", d4, matrix(f16, 128, 64), 0);
  add("M22", d4, matrix(dgemm4, 128, -1, 64), 6);
  add("M22", d4, "v_add_f32_e32 v0, v1, v65", 6);
  add("M22", d4, "v_mov_b32_e32 v65, 0", 6);
  add("M23", d4, "global_store_dword v[0:1], v65, off", 9);
  add("M23", d4, "global_load_short_d16 v65, v[0:1], off", 9);
  add("M23w", d4, "ds_read_b32 v65, v0", 6);
  add("M28g", d4, matrix(dgemm16, 64, -1), 4);
  add("M28h", d4, matrix(sgemm4, 64, -1), old ? 0 : 4);
  add("M24", d4, "v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7]", 2);
  add("M24", d16, "v_fmac_f64_e32 v[0:1], v[2:3], v[4:5]", 2);
  add("", d4, "v_mul_f64 v[0:1], v[2:3], v[4:5]", 0);

  // VALU before a matrix instruction
  for (const char* write : {"v_mov_b32_e32 v2, 0", "v_mov_b32_e32 v5, 0", "v_mov_b32_e32 v65, 0"})
    add("M1", write, matrix(f16, 64, 64), 2);
  add("", "v_mov_b32_e32 v65, 0", matrix(f16, 64, -1), 0);
  add("M1", "v_accvgpr_write_b32 a2, v0", std::string(f16.name) + " v[64:79], a[2:3], v[4:5], 0", 2);

  if (!old) {
    const std::string sparse[] = {"v_smfmac_f32_16x16x32_f16 v[64:67], v[2:3], v[4:7], v8",
                                  "v_smfmac_f32_32x32x16_f16 v[64:79], v[2:3], v[4:7], v8"};
    for (int i = 0; i < 2; ++i) {
      const int p = i == 0 ? 4 : 8;
      add("", sparse[i], sparse[i], 0); // adds to the same tuple
      add("M26", sparse[i], "v_mov_b32_e32 v8, 0", p - 1);
      add("M6", sparse[i], "v_mov_b32_e32 v64, 0", newest ? p + 4 : p + 3);
      add("M1", "v_mov_b32_e32 v8, 0", sparse[i], 2);
      add("M5", matrix(xdl_opcodes(a)[1], 8, -1), sparse[i], newest ? 8 : 7);
    }
  }
  return out;
}

/// All pairs for a target, without those it lacks.
inline std::vector<wait_state_case> wait_state_cases(isa::arch a) {
  std::vector<wait_state_case> out = matrix_cases(a);
  for (const wait_state_case& c : vector_and_scalar_cases())
    if (c.on(a) >= 0) out.push_back(c);
  return out;
}

} // namespace kiln_test
