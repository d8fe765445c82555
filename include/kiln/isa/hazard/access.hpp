// SPDX-License-Identifier: MIT
// What instructions do to registers, as far as wait-state rules tell it apart: the words that rules are written in.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::isa::hazard {

/// What an instruction does that a later one may have to keep away from.
enum class producer : u8 {
  setreg,          ///< s_setreg of a hardware register
  setvskip,        ///< s_setvskip
  vskip_mode,      ///< s_setreg that changes MODE.vskip
  salu_m0,         ///< SALU writes M0
  icache_inv,      ///< s_icache_inv
  valu_sgpr,       ///< VALU writes an SGPR or VCC
  valu_exec,       ///< VALU writes EXEC (v_cmpx)
  valu_vgpr,       ///< VALU, not matrix, writes a VGPR or AGPR
  load_vgpr,       ///< VMEM or LDS writes a VGPR or AGPR
  trans_vgpr,      ///< transcendental VALU writes a VGPR
  partial_vgpr,    ///< VALU writes part of a VGPR through SDWA dst_sel or op_sel
  scaled_pack_low, ///< scaled conversion of two values writes the low half of a VGPR
  convert_low,     ///< conversion of f32 to 8 bits or fewer writes the low part of a VGPR
  dot_vgpr,        ///< v_dot writes a VGPR
  wide_store,      ///< VMEM store reads more than 64 bits of data; soffset is no SGPR
  wide_store_sgpr, ///< buffer store reads more than 64 bits of data; soffset is an SGPR
  xdl_d,           ///< matrix result of the XDL unit
  sgemm_d,         ///< matrix result, f32 inputs
  dgemm16_d,       ///< matrix result of v_mfma_f64_16x16x4_f64
  dgemm4_d,        ///< matrix result of v_mfma_f64_4x4x4_4b_f64
  xdl_c,           ///< XDL reads its addend
  sgemm_c,         ///< f32 matrix instruction reads its addend
  smfmac_index,    ///< v_smfmac reads its index
  dgemm_issue,     ///< an f64 matrix instruction, whatever its registers
};
inline constexpr u32 producer_count = 24;

/// Set of producers, one bit each.
using producer_mask = u32;
constexpr producer_mask mask_of(producer p) { return producer_mask{1} << static_cast<u32>(p); }

/// What an instruction does that may have to keep away from an earlier one. One bit each.
using consumer_mask = u64;
inline constexpr u32 consumer_count = 37; ///< the rules name all of them, see isa/hazard/table.hpp
namespace consumer {
inline constexpr consumer_mask valu_reads = 1ull << 0; ///< VALU, not matrix, reads a VGPR or AGPR
inline constexpr consumer_mask valu_writes = 1ull << 1;
inline constexpr consumer_mask plain_reads = 1ull << 2;  ///< VALU that is not transcendental reads a VGPR
inline constexpr consumer_mask dot_reads_ab = 1ull << 3; ///< v_dot reads A or B
inline constexpr consumer_mask converts = 1ull << 4;     ///< conversion to 8 bits or fewer writes a VGPR
inline constexpr consumer_mask matrix_ab = 1ull << 5;    ///< matrix instruction reads A, B, index or scale
inline constexpr consumer_mask xdl_c = 1ull << 6;        ///< XDL reads its addend
inline constexpr consumer_mask sgemm_c = 1ull << 7;
inline constexpr consumer_mask dgemm_c = 1ull << 8;
inline constexpr consumer_mask xdl_writes = 1ull << 9; ///< XDL writes its result
inline constexpr consumer_mask sgemm_writes = 1ull << 10;
inline constexpr consumer_mask dgemm_writes = 1ull << 11;
inline constexpr consumer_mask memory_reads = 1ull
                                              << 12; ///< VMEM or LDS reads a VGPR or AGPR: address or data
inline constexpr consumer_mask memory_writes = 1ull << 13; ///< VMEM or LDS writes a VGPR or AGPR
inline constexpr consumer_mask dpp_reads = 1ull << 14;
inline constexpr consumer_mask swap_reads = 1ull << 15;     ///< v_permlane16_swap, v_permlane32_swap
inline constexpr consumer_mask readlane_reads = 1ull << 16; ///< v_readlane, v_readfirstlane read their VGPR
inline constexpr consumer_mask lane_select = 1ull << 17;    ///< v_readlane, v_writelane read the lane number
inline constexpr consumer_mask div_fmas = 1ull << 18;       ///< v_div_fmas reads VCC
inline constexpr consumer_mask memory_sgpr = 1ull << 19;    ///< VMEM reads an SGPR
inline constexpr consumer_mask valu_sgpr = 1ull
                                           << 20;   ///< VALU reads an SGPR as a value, not as a mask of lanes
inline constexpr consumer_mask z_data = 1ull << 21; ///< VALU reads VCCZ or EXECZ as a value
inline constexpr consumer_mask exec_data = 1ull << 22;   ///< VALU reads EXEC as a value
inline constexpr consumer_mask exec_dpp = 1ull << 23;    ///< runs under EXEC: a DPP instruction
inline constexpr consumer_mask exec_lane = 1ull << 24;   ///< v_readlane, v_readfirstlane, v_writelane
inline constexpr consumer_mask exec_memory = 1ull << 25; ///< VMEM
inline constexpr consumer_mask exec_matrix = 1ull << 26; ///< matrix instruction
inline constexpr consumer_mask exec_swap = 1ull << 27;   ///< v_permlane16_swap, v_permlane32_swap
inline constexpr consumer_mask m0 = 1ull << 28;          ///< LDS-DMA, s_sendmsg, add-tid LDS, s_movrel, GWS
inline constexpr consumer_mask getreg = 1ull << 29;
inline constexpr consumer_mask setreg = 1ull << 30;
inline constexpr consumer_mask rfe = 1ull << 31;
inline constexpr consumer_mask vector = 1ull << 32;         ///< any vector instruction
inline constexpr consumer_mask any = 1ull << 33;            ///< any instruction
inline constexpr consumer_mask fma_f64 = 1ull << 34;        ///< v_fma_f64, v_fmac_f64
inline constexpr consumer_mask scratch_base = 1ull << 35;   ///< flat and scratch memory read FLAT_SCRATCH
inline constexpr consumer_mask lds_load_reads = 1ull << 36; ///< a load to LDS reads a VGPR

/// Those that are not about an operand.
inline constexpr consumer_mask unnamed = div_fmas | z_data | exec_dpp | exec_lane | exec_memory |
                                         exec_matrix | exec_swap | m0 | getreg | setreg | rfe | vector | any |
                                         fma_f64 | scratch_base;
inline constexpr consumer_mask matrix_c = xdl_c | sgemm_c | dgemm_c;
inline constexpr consumer_mask matrix_writes = xdl_writes | sgemm_writes | dgemm_writes;
} // namespace consumer

/// One thing that an instruction does to neighbouring registers: the rules it can break as producer and as consumer.
struct access {
  u16 first = 0; ///< see isa::resource
  u8 dwords = 0;
  producer_mask produces = 0;
  consumer_mask consumes = 0;
};

} // namespace kiln::isa::hazard
