// SPDX-License-Identifier: MIT
// One enumerator a mnemonic: the index into isa::mnemonics. Rows of each mnemonic.
// Written by tools/isa_gen from LLVM 22's MC layer; do not edit.
#pragma once

#include <kiln/isa/row.hpp>
#include <kiln/isa/words.hpp>

namespace kiln::isa {

namespace mn {
enum mnemonic : u16 {
  buffer_atomic_add,
  buffer_atomic_add_f32,
  buffer_atomic_add_f64,
  buffer_atomic_add_x2,
  buffer_atomic_and,
  buffer_atomic_and_x2,
  buffer_atomic_cmpswap,
  buffer_atomic_cmpswap_x2,
  buffer_atomic_dec,
  buffer_atomic_dec_x2,
  buffer_atomic_inc,
  buffer_atomic_inc_x2,
  buffer_atomic_max_f64,
  buffer_atomic_min_f64,
  buffer_atomic_or,
  buffer_atomic_or_x2,
  buffer_atomic_pk_add_bf16,
  buffer_atomic_pk_add_f16,
  buffer_atomic_smax,
  buffer_atomic_smax_x2,
  buffer_atomic_smin,
  buffer_atomic_smin_x2,
  buffer_atomic_sub,
  buffer_atomic_sub_x2,
  buffer_atomic_swap,
  buffer_atomic_swap_x2,
  buffer_atomic_umax,
  buffer_atomic_umax_x2,
  buffer_atomic_umin,
  buffer_atomic_umin_x2,
  buffer_atomic_xor,
  buffer_atomic_xor_x2,
  buffer_inv,
  buffer_invl2,
  buffer_load_dword,
  buffer_load_dwordx2,
  buffer_load_dwordx3,
  buffer_load_dwordx4,
  buffer_load_format_d16_hi_x,
  buffer_load_format_d16_x,
  buffer_load_format_d16_xy,
  buffer_load_format_d16_xyz,
  buffer_load_format_d16_xyzw,
  buffer_load_format_x,
  buffer_load_format_xy,
  buffer_load_format_xyz,
  buffer_load_format_xyzw,
  buffer_load_sbyte,
  buffer_load_sbyte_d16,
  buffer_load_sbyte_d16_hi,
  buffer_load_short_d16,
  buffer_load_short_d16_hi,
  buffer_load_sshort,
  buffer_load_ubyte,
  buffer_load_ubyte_d16,
  buffer_load_ubyte_d16_hi,
  buffer_load_ushort,
  buffer_store_byte,
  buffer_store_byte_d16_hi,
  buffer_store_dword,
  buffer_store_dwordx2,
  buffer_store_dwordx3,
  buffer_store_dwordx4,
  buffer_store_format_d16_hi_x,
  buffer_store_format_d16_x,
  buffer_store_format_d16_xy,
  buffer_store_format_d16_xyz,
  buffer_store_format_d16_xyzw,
  buffer_store_format_x,
  buffer_store_format_xy,
  buffer_store_format_xyz,
  buffer_store_format_xyzw,
  buffer_store_lds_dword,
  buffer_store_short,
  buffer_store_short_d16_hi,
  buffer_wbinvl1,
  buffer_wbinvl1_vol,
  buffer_wbl2,
  ds_add_f32,
  ds_add_f64,
  ds_add_rtn_f32,
  ds_add_rtn_f64,
  ds_add_rtn_u32,
  ds_add_rtn_u64,
  ds_add_u32,
  ds_add_u64,
  ds_and_b32,
  ds_and_b64,
  ds_and_rtn_b32,
  ds_and_rtn_b64,
  ds_append,
  ds_bpermute_b32,
  ds_cmpst_b32,
  ds_cmpst_b64,
  ds_cmpst_f32,
  ds_cmpst_f64,
  ds_cmpst_rtn_b32,
  ds_cmpst_rtn_b64,
  ds_cmpst_rtn_f32,
  ds_cmpst_rtn_f64,
  ds_condxchg32_rtn_b64,
  ds_consume,
  ds_dec_rtn_u32,
  ds_dec_rtn_u64,
  ds_dec_u32,
  ds_dec_u64,
  ds_gws_barrier,
  ds_gws_init,
  ds_gws_sema_br,
  ds_gws_sema_p,
  ds_gws_sema_release_all,
  ds_gws_sema_v,
  ds_inc_rtn_u32,
  ds_inc_rtn_u64,
  ds_inc_u32,
  ds_inc_u64,
  ds_max_f32,
  ds_max_f64,
  ds_max_i32,
  ds_max_i64,
  ds_max_rtn_f32,
  ds_max_rtn_f64,
  ds_max_rtn_i32,
  ds_max_rtn_i64,
  ds_max_rtn_u32,
  ds_max_rtn_u64,
  ds_max_u32,
  ds_max_u64,
  ds_min_f32,
  ds_min_f64,
  ds_min_i32,
  ds_min_i64,
  ds_min_rtn_f32,
  ds_min_rtn_f64,
  ds_min_rtn_i32,
  ds_min_rtn_i64,
  ds_min_rtn_u32,
  ds_min_rtn_u64,
  ds_min_u32,
  ds_min_u64,
  ds_mskor_b32,
  ds_mskor_b64,
  ds_mskor_rtn_b32,
  ds_mskor_rtn_b64,
  ds_nop,
  ds_or_b32,
  ds_or_b64,
  ds_or_rtn_b32,
  ds_or_rtn_b64,
  ds_permute_b32,
  ds_pk_add_bf16,
  ds_pk_add_f16,
  ds_pk_add_rtn_bf16,
  ds_pk_add_rtn_f16,
  ds_read2_b32,
  ds_read2_b64,
  ds_read2st64_b32,
  ds_read2st64_b64,
  ds_read_addtid_b32,
  ds_read_b128,
  ds_read_b32,
  ds_read_b64,
  ds_read_b64_tr_b16,
  ds_read_b64_tr_b4,
  ds_read_b64_tr_b8,
  ds_read_b96,
  ds_read_b96_tr_b6,
  ds_read_i16,
  ds_read_i8,
  ds_read_i8_d16,
  ds_read_i8_d16_hi,
  ds_read_u16,
  ds_read_u16_d16,
  ds_read_u16_d16_hi,
  ds_read_u8,
  ds_read_u8_d16,
  ds_read_u8_d16_hi,
  ds_rsub_rtn_u32,
  ds_rsub_rtn_u64,
  ds_rsub_u32,
  ds_rsub_u64,
  ds_sub_rtn_u32,
  ds_sub_rtn_u64,
  ds_sub_u32,
  ds_sub_u64,
  ds_swizzle_b32,
  ds_wrap_rtn_b32,
  ds_write2_b32,
  ds_write2_b64,
  ds_write2st64_b32,
  ds_write2st64_b64,
  ds_write_addtid_b32,
  ds_write_b128,
  ds_write_b16,
  ds_write_b16_d16_hi,
  ds_write_b32,
  ds_write_b64,
  ds_write_b8,
  ds_write_b8_d16_hi,
  ds_write_b96,
  ds_wrxchg2_rtn_b32,
  ds_wrxchg2_rtn_b64,
  ds_wrxchg2st64_rtn_b32,
  ds_wrxchg2st64_rtn_b64,
  ds_wrxchg_rtn_b32,
  ds_wrxchg_rtn_b64,
  ds_xor_b32,
  ds_xor_b64,
  ds_xor_rtn_b32,
  ds_xor_rtn_b64,
  flat_atomic_add,
  flat_atomic_add_f32,
  flat_atomic_add_f64,
  flat_atomic_add_x2,
  flat_atomic_and,
  flat_atomic_and_x2,
  flat_atomic_cmpswap,
  flat_atomic_cmpswap_x2,
  flat_atomic_dec,
  flat_atomic_dec_x2,
  flat_atomic_inc,
  flat_atomic_inc_x2,
  flat_atomic_max_f64,
  flat_atomic_min_f64,
  flat_atomic_or,
  flat_atomic_or_x2,
  flat_atomic_pk_add_bf16,
  flat_atomic_pk_add_f16,
  flat_atomic_smax,
  flat_atomic_smax_x2,
  flat_atomic_smin,
  flat_atomic_smin_x2,
  flat_atomic_sub,
  flat_atomic_sub_x2,
  flat_atomic_swap,
  flat_atomic_swap_x2,
  flat_atomic_umax,
  flat_atomic_umax_x2,
  flat_atomic_umin,
  flat_atomic_umin_x2,
  flat_atomic_xor,
  flat_atomic_xor_x2,
  flat_load_dword,
  flat_load_dwordx2,
  flat_load_dwordx3,
  flat_load_dwordx4,
  flat_load_sbyte,
  flat_load_sbyte_d16,
  flat_load_sbyte_d16_hi,
  flat_load_short_d16,
  flat_load_short_d16_hi,
  flat_load_sshort,
  flat_load_ubyte,
  flat_load_ubyte_d16,
  flat_load_ubyte_d16_hi,
  flat_load_ushort,
  flat_store_byte,
  flat_store_byte_d16_hi,
  flat_store_dword,
  flat_store_dwordx2,
  flat_store_dwordx3,
  flat_store_dwordx4,
  flat_store_short,
  flat_store_short_d16_hi,
  global_atomic_add,
  global_atomic_add_f32,
  global_atomic_add_f64,
  global_atomic_add_x2,
  global_atomic_and,
  global_atomic_and_x2,
  global_atomic_cmpswap,
  global_atomic_cmpswap_x2,
  global_atomic_dec,
  global_atomic_dec_x2,
  global_atomic_inc,
  global_atomic_inc_x2,
  global_atomic_max_f64,
  global_atomic_min_f64,
  global_atomic_or,
  global_atomic_or_x2,
  global_atomic_pk_add_bf16,
  global_atomic_pk_add_f16,
  global_atomic_smax,
  global_atomic_smax_x2,
  global_atomic_smin,
  global_atomic_smin_x2,
  global_atomic_sub,
  global_atomic_sub_x2,
  global_atomic_swap,
  global_atomic_swap_x2,
  global_atomic_umax,
  global_atomic_umax_x2,
  global_atomic_umin,
  global_atomic_umin_x2,
  global_atomic_xor,
  global_atomic_xor_x2,
  global_load_dword,
  global_load_dwordx2,
  global_load_dwordx3,
  global_load_dwordx4,
  global_load_lds_dword,
  global_load_lds_dwordx3,
  global_load_lds_dwordx4,
  global_load_lds_sbyte,
  global_load_lds_sshort,
  global_load_lds_ubyte,
  global_load_lds_ushort,
  global_load_sbyte,
  global_load_sbyte_d16,
  global_load_sbyte_d16_hi,
  global_load_short_d16,
  global_load_short_d16_hi,
  global_load_sshort,
  global_load_ubyte,
  global_load_ubyte_d16,
  global_load_ubyte_d16_hi,
  global_load_ushort,
  global_store_byte,
  global_store_byte_d16_hi,
  global_store_dword,
  global_store_dwordx2,
  global_store_dwordx3,
  global_store_dwordx4,
  global_store_short,
  global_store_short_d16_hi,
  s_abs_i32,
  s_absdiff_i32,
  s_add_i32,
  s_add_u32,
  s_addc_u32,
  s_addk_i32,
  s_and_b32,
  s_and_b64,
  s_and_saveexec_b64,
  s_andn1_saveexec_b64,
  s_andn1_wrexec_b64,
  s_andn2_b32,
  s_andn2_b64,
  s_andn2_saveexec_b64,
  s_andn2_wrexec_b64,
  s_ashr_i32,
  s_ashr_i64,
  s_atc_probe,
  s_atc_probe_buffer,
  s_atomic_add,
  s_atomic_add_x2,
  s_atomic_and,
  s_atomic_and_x2,
  s_atomic_cmpswap,
  s_atomic_cmpswap_x2,
  s_atomic_dec,
  s_atomic_dec_x2,
  s_atomic_inc,
  s_atomic_inc_x2,
  s_atomic_or,
  s_atomic_or_x2,
  s_atomic_smax,
  s_atomic_smax_x2,
  s_atomic_smin,
  s_atomic_smin_x2,
  s_atomic_sub,
  s_atomic_sub_x2,
  s_atomic_swap,
  s_atomic_swap_x2,
  s_atomic_umax,
  s_atomic_umax_x2,
  s_atomic_umin,
  s_atomic_umin_x2,
  s_atomic_xor,
  s_atomic_xor_x2,
  s_barrier,
  s_bcnt0_i32_b32,
  s_bcnt0_i32_b64,
  s_bcnt1_i32_b32,
  s_bcnt1_i32_b64,
  s_bfe_i32,
  s_bfe_i64,
  s_bfe_u32,
  s_bfe_u64,
  s_bfm_b32,
  s_bfm_b64,
  s_bitcmp0_b32,
  s_bitcmp0_b64,
  s_bitcmp1_b32,
  s_bitcmp1_b64,
  s_bitreplicate_b64_b32,
  s_bitset0_b32,
  s_bitset0_b64,
  s_bitset1_b32,
  s_bitset1_b64,
  s_branch,
  s_brev_b32,
  s_brev_b64,
  s_buffer_atomic_add,
  s_buffer_atomic_add_x2,
  s_buffer_atomic_and,
  s_buffer_atomic_and_x2,
  s_buffer_atomic_cmpswap,
  s_buffer_atomic_cmpswap_x2,
  s_buffer_atomic_dec,
  s_buffer_atomic_dec_x2,
  s_buffer_atomic_inc,
  s_buffer_atomic_inc_x2,
  s_buffer_atomic_or,
  s_buffer_atomic_or_x2,
  s_buffer_atomic_smax,
  s_buffer_atomic_smax_x2,
  s_buffer_atomic_smin,
  s_buffer_atomic_smin_x2,
  s_buffer_atomic_sub,
  s_buffer_atomic_sub_x2,
  s_buffer_atomic_swap,
  s_buffer_atomic_swap_x2,
  s_buffer_atomic_umax,
  s_buffer_atomic_umax_x2,
  s_buffer_atomic_umin,
  s_buffer_atomic_umin_x2,
  s_buffer_atomic_xor,
  s_buffer_atomic_xor_x2,
  s_buffer_load_dword,
  s_buffer_load_dwordx16,
  s_buffer_load_dwordx2,
  s_buffer_load_dwordx4,
  s_buffer_load_dwordx8,
  s_buffer_store_dword,
  s_buffer_store_dwordx2,
  s_buffer_store_dwordx4,
  s_call_b64,
  s_cbranch_cdbgsys,
  s_cbranch_cdbgsys_and_user,
  s_cbranch_cdbgsys_or_user,
  s_cbranch_cdbguser,
  s_cbranch_execnz,
  s_cbranch_execz,
  s_cbranch_g_fork,
  s_cbranch_i_fork,
  s_cbranch_join,
  s_cbranch_scc0,
  s_cbranch_scc1,
  s_cbranch_vccnz,
  s_cbranch_vccz,
  s_cmov_b32,
  s_cmov_b64,
  s_cmovk_i32,
  s_cmp_eq_i32,
  s_cmp_eq_u32,
  s_cmp_eq_u64,
  s_cmp_ge_i32,
  s_cmp_ge_u32,
  s_cmp_gt_i32,
  s_cmp_gt_u32,
  s_cmp_le_i32,
  s_cmp_le_u32,
  s_cmp_lg_i32,
  s_cmp_lg_u32,
  s_cmp_lg_u64,
  s_cmp_lt_i32,
  s_cmp_lt_u32,
  s_cmpk_eq_i32,
  s_cmpk_eq_u32,
  s_cmpk_ge_i32,
  s_cmpk_ge_u32,
  s_cmpk_gt_i32,
  s_cmpk_gt_u32,
  s_cmpk_le_i32,
  s_cmpk_le_u32,
  s_cmpk_lg_i32,
  s_cmpk_lg_u32,
  s_cmpk_lt_i32,
  s_cmpk_lt_u32,
  s_cselect_b32,
  s_cselect_b64,
  s_dcache_discard,
  s_dcache_discard_x2,
  s_dcache_inv,
  s_dcache_inv_vol,
  s_dcache_wb,
  s_dcache_wb_vol,
  s_decperflevel,
  s_endpgm,
  s_endpgm_ordered_ps_done,
  s_endpgm_saved,
  s_ff0_i32_b32,
  s_ff0_i32_b64,
  s_ff1_i32_b32,
  s_ff1_i32_b64,
  s_flbit_i32,
  s_flbit_i32_b32,
  s_flbit_i32_b64,
  s_flbit_i32_i64,
  s_getpc_b64,
  s_getreg_b32,
  s_icache_inv,
  s_incperflevel,
  s_load_dword,
  s_load_dwordx16,
  s_load_dwordx2,
  s_load_dwordx4,
  s_load_dwordx8,
  s_lshl1_add_u32,
  s_lshl2_add_u32,
  s_lshl3_add_u32,
  s_lshl4_add_u32,
  s_lshl_b32,
  s_lshl_b64,
  s_lshr_b32,
  s_lshr_b64,
  s_max_i32,
  s_max_u32,
  s_memrealtime,
  s_memtime,
  s_min_i32,
  s_min_u32,
  s_mov_b32,
  s_mov_b64,
  s_movk_i32,
  s_movreld_b32,
  s_movreld_b64,
  s_movrels_b32,
  s_movrels_b64,
  s_mul_hi_i32,
  s_mul_hi_u32,
  s_mul_i32,
  s_mulk_i32,
  s_nand_b32,
  s_nand_b64,
  s_nand_saveexec_b64,
  s_nop,
  s_nor_b32,
  s_nor_b64,
  s_nor_saveexec_b64,
  s_not_b32,
  s_not_b64,
  s_or_b32,
  s_or_b64,
  s_or_saveexec_b64,
  s_orn1_saveexec_b64,
  s_orn2_b32,
  s_orn2_b64,
  s_orn2_saveexec_b64,
  s_pack_hh_b32_b16,
  s_pack_lh_b32_b16,
  s_pack_ll_b32_b16,
  s_quadmask_b32,
  s_quadmask_b64,
  s_rfe_b64,
  s_rfe_restore_b64,
  s_scratch_load_dword,
  s_scratch_load_dwordx2,
  s_scratch_load_dwordx4,
  s_scratch_store_dword,
  s_scratch_store_dwordx2,
  s_scratch_store_dwordx4,
  s_sendmsg,
  s_sendmsghalt,
  s_set_gpr_idx_idx,
  s_set_gpr_idx_mode,
  s_set_gpr_idx_off,
  s_set_gpr_idx_on,
  s_sethalt,
  s_setkill,
  s_setpc_b64,
  s_setprio,
  s_setreg_b32,
  s_setreg_imm32_b32,
  s_setvskip,
  s_sext_i32_i16,
  s_sext_i32_i8,
  s_sleep,
  s_store_dword,
  s_store_dwordx2,
  s_store_dwordx4,
  s_sub_i32,
  s_sub_u32,
  s_subb_u32,
  s_swappc_b64,
  s_trap,
  s_ttracedata,
  s_waitcnt,
  s_wakeup,
  s_wqm_b32,
  s_wqm_b64,
  s_xnor_b32,
  s_xnor_b64,
  s_xnor_saveexec_b64,
  s_xor_b32,
  s_xor_b64,
  s_xor_saveexec_b64,
  scratch_load_dword,
  scratch_load_dwordx2,
  scratch_load_dwordx3,
  scratch_load_dwordx4,
  scratch_load_lds_dword,
  scratch_load_lds_sbyte,
  scratch_load_lds_sshort,
  scratch_load_lds_ubyte,
  scratch_load_lds_ushort,
  scratch_load_sbyte,
  scratch_load_sbyte_d16,
  scratch_load_sbyte_d16_hi,
  scratch_load_short_d16,
  scratch_load_short_d16_hi,
  scratch_load_sshort,
  scratch_load_ubyte,
  scratch_load_ubyte_d16,
  scratch_load_ubyte_d16_hi,
  scratch_load_ushort,
  scratch_store_byte,
  scratch_store_byte_d16_hi,
  scratch_store_dword,
  scratch_store_dwordx2,
  scratch_store_dwordx3,
  scratch_store_dwordx4,
  scratch_store_short,
  scratch_store_short_d16_hi,
  tbuffer_load_format_d16_x,
  tbuffer_load_format_d16_xy,
  tbuffer_load_format_d16_xyz,
  tbuffer_load_format_d16_xyzw,
  tbuffer_load_format_x,
  tbuffer_load_format_xy,
  tbuffer_load_format_xyz,
  tbuffer_load_format_xyzw,
  tbuffer_store_format_d16_x,
  tbuffer_store_format_d16_xy,
  tbuffer_store_format_d16_xyz,
  tbuffer_store_format_d16_xyzw,
  tbuffer_store_format_x,
  tbuffer_store_format_xy,
  tbuffer_store_format_xyz,
  tbuffer_store_format_xyzw,
  v_accvgpr_mov_b32,
  v_accvgpr_read_b32,
  v_accvgpr_write_b32,
  v_add3_u32,
  v_add_co_u32,
  v_add_f16,
  v_add_f32,
  v_add_f64,
  v_add_i16,
  v_add_i32,
  v_add_lshl_u32,
  v_add_u16,
  v_add_u32,
  v_addc_co_u32,
  v_alignbit_b32,
  v_alignbyte_b32,
  v_and_b32,
  v_and_or_b32,
  v_ashr_pk_i8_i32,
  v_ashr_pk_u8_i32,
  v_ashrrev_i16,
  v_ashrrev_i32,
  v_ashrrev_i64,
  v_bcnt_u32_b32,
  v_bfe_i32,
  v_bfe_u32,
  v_bfi_b32,
  v_bfm_b32,
  v_bfrev_b32,
  v_bitop3_b16,
  v_bitop3_b32,
  v_ceil_f16,
  v_ceil_f32,
  v_ceil_f64,
  v_clrexcp,
  v_cmp_class_f16,
  v_cmp_class_f32,
  v_cmp_class_f64,
  v_cmp_eq_f16,
  v_cmp_eq_f32,
  v_cmp_eq_f64,
  v_cmp_eq_i16,
  v_cmp_eq_i32,
  v_cmp_eq_i64,
  v_cmp_eq_u16,
  v_cmp_eq_u32,
  v_cmp_eq_u64,
  v_cmp_f_f16,
  v_cmp_f_f32,
  v_cmp_f_f64,
  v_cmp_f_i16,
  v_cmp_f_i32,
  v_cmp_f_i64,
  v_cmp_f_u16,
  v_cmp_f_u32,
  v_cmp_f_u64,
  v_cmp_ge_f16,
  v_cmp_ge_f32,
  v_cmp_ge_f64,
  v_cmp_ge_i16,
  v_cmp_ge_i32,
  v_cmp_ge_i64,
  v_cmp_ge_u16,
  v_cmp_ge_u32,
  v_cmp_ge_u64,
  v_cmp_gt_f16,
  v_cmp_gt_f32,
  v_cmp_gt_f64,
  v_cmp_gt_i16,
  v_cmp_gt_i32,
  v_cmp_gt_i64,
  v_cmp_gt_u16,
  v_cmp_gt_u32,
  v_cmp_gt_u64,
  v_cmp_le_f16,
  v_cmp_le_f32,
  v_cmp_le_f64,
  v_cmp_le_i16,
  v_cmp_le_i32,
  v_cmp_le_i64,
  v_cmp_le_u16,
  v_cmp_le_u32,
  v_cmp_le_u64,
  v_cmp_lg_f16,
  v_cmp_lg_f32,
  v_cmp_lg_f64,
  v_cmp_lt_f16,
  v_cmp_lt_f32,
  v_cmp_lt_f64,
  v_cmp_lt_i16,
  v_cmp_lt_i32,
  v_cmp_lt_i64,
  v_cmp_lt_u16,
  v_cmp_lt_u32,
  v_cmp_lt_u64,
  v_cmp_ne_i16,
  v_cmp_ne_i32,
  v_cmp_ne_i64,
  v_cmp_ne_u16,
  v_cmp_ne_u32,
  v_cmp_ne_u64,
  v_cmp_neq_f16,
  v_cmp_neq_f32,
  v_cmp_neq_f64,
  v_cmp_nge_f16,
  v_cmp_nge_f32,
  v_cmp_nge_f64,
  v_cmp_ngt_f16,
  v_cmp_ngt_f32,
  v_cmp_ngt_f64,
  v_cmp_nle_f16,
  v_cmp_nle_f32,
  v_cmp_nle_f64,
  v_cmp_nlg_f16,
  v_cmp_nlg_f32,
  v_cmp_nlg_f64,
  v_cmp_nlt_f16,
  v_cmp_nlt_f32,
  v_cmp_nlt_f64,
  v_cmp_o_f16,
  v_cmp_o_f32,
  v_cmp_o_f64,
  v_cmp_t_i16,
  v_cmp_t_i32,
  v_cmp_t_i64,
  v_cmp_t_u16,
  v_cmp_t_u32,
  v_cmp_t_u64,
  v_cmp_tru_f16,
  v_cmp_tru_f32,
  v_cmp_tru_f64,
  v_cmp_u_f16,
  v_cmp_u_f32,
  v_cmp_u_f64,
  v_cmpx_class_f16,
  v_cmpx_class_f32,
  v_cmpx_class_f64,
  v_cmpx_eq_f16,
  v_cmpx_eq_f32,
  v_cmpx_eq_f64,
  v_cmpx_eq_i16,
  v_cmpx_eq_i32,
  v_cmpx_eq_i64,
  v_cmpx_eq_u16,
  v_cmpx_eq_u32,
  v_cmpx_eq_u64,
  v_cmpx_f_f16,
  v_cmpx_f_f32,
  v_cmpx_f_f64,
  v_cmpx_f_i16,
  v_cmpx_f_i32,
  v_cmpx_f_i64,
  v_cmpx_f_u16,
  v_cmpx_f_u32,
  v_cmpx_f_u64,
  v_cmpx_ge_f16,
  v_cmpx_ge_f32,
  v_cmpx_ge_f64,
  v_cmpx_ge_i16,
  v_cmpx_ge_i32,
  v_cmpx_ge_i64,
  v_cmpx_ge_u16,
  v_cmpx_ge_u32,
  v_cmpx_ge_u64,
  v_cmpx_gt_f16,
  v_cmpx_gt_f32,
  v_cmpx_gt_f64,
  v_cmpx_gt_i16,
  v_cmpx_gt_i32,
  v_cmpx_gt_i64,
  v_cmpx_gt_u16,
  v_cmpx_gt_u32,
  v_cmpx_gt_u64,
  v_cmpx_le_f16,
  v_cmpx_le_f32,
  v_cmpx_le_f64,
  v_cmpx_le_i16,
  v_cmpx_le_i32,
  v_cmpx_le_i64,
  v_cmpx_le_u16,
  v_cmpx_le_u32,
  v_cmpx_le_u64,
  v_cmpx_lg_f16,
  v_cmpx_lg_f32,
  v_cmpx_lg_f64,
  v_cmpx_lt_f16,
  v_cmpx_lt_f32,
  v_cmpx_lt_f64,
  v_cmpx_lt_i16,
  v_cmpx_lt_i32,
  v_cmpx_lt_i64,
  v_cmpx_lt_u16,
  v_cmpx_lt_u32,
  v_cmpx_lt_u64,
  v_cmpx_ne_i16,
  v_cmpx_ne_i32,
  v_cmpx_ne_i64,
  v_cmpx_ne_u16,
  v_cmpx_ne_u32,
  v_cmpx_ne_u64,
  v_cmpx_neq_f16,
  v_cmpx_neq_f32,
  v_cmpx_neq_f64,
  v_cmpx_nge_f16,
  v_cmpx_nge_f32,
  v_cmpx_nge_f64,
  v_cmpx_ngt_f16,
  v_cmpx_ngt_f32,
  v_cmpx_ngt_f64,
  v_cmpx_nle_f16,
  v_cmpx_nle_f32,
  v_cmpx_nle_f64,
  v_cmpx_nlg_f16,
  v_cmpx_nlg_f32,
  v_cmpx_nlg_f64,
  v_cmpx_nlt_f16,
  v_cmpx_nlt_f32,
  v_cmpx_nlt_f64,
  v_cmpx_o_f16,
  v_cmpx_o_f32,
  v_cmpx_o_f64,
  v_cmpx_t_i16,
  v_cmpx_t_i32,
  v_cmpx_t_i64,
  v_cmpx_t_u16,
  v_cmpx_t_u32,
  v_cmpx_t_u64,
  v_cmpx_tru_f16,
  v_cmpx_tru_f32,
  v_cmpx_tru_f64,
  v_cmpx_u_f16,
  v_cmpx_u_f32,
  v_cmpx_u_f64,
  v_cndmask_b32,
  v_cos_f16,
  v_cos_f32,
  v_cubeid_f32,
  v_cubema_f32,
  v_cubesc_f32,
  v_cubetc_f32,
  v_cvt_f16_f32,
  v_cvt_f16_i16,
  v_cvt_f16_u16,
  v_cvt_f32_bf16,
  v_cvt_f32_bf8,
  v_cvt_f32_f16,
  v_cvt_f32_f64,
  v_cvt_f32_fp8,
  v_cvt_f32_i32,
  v_cvt_f32_u32,
  v_cvt_f32_ubyte0,
  v_cvt_f32_ubyte1,
  v_cvt_f32_ubyte2,
  v_cvt_f32_ubyte3,
  v_cvt_f64_f32,
  v_cvt_f64_i32,
  v_cvt_f64_u32,
  v_cvt_flr_i32_f32,
  v_cvt_i16_f16,
  v_cvt_i32_f32,
  v_cvt_i32_f64,
  v_cvt_norm_i16_f16,
  v_cvt_norm_u16_f16,
  v_cvt_off_f32_i4,
  v_cvt_pk_bf16_f32,
  v_cvt_pk_bf8_f32,
  v_cvt_pk_f16_f32,
  v_cvt_pk_f32_bf8,
  v_cvt_pk_f32_fp8,
  v_cvt_pk_fp8_f32,
  v_cvt_pk_i16_i32,
  v_cvt_pk_u16_u32,
  v_cvt_pk_u8_f32,
  v_cvt_pkaccum_u8_f32,
  v_cvt_pknorm_i16_f16,
  v_cvt_pknorm_i16_f32,
  v_cvt_pknorm_u16_f16,
  v_cvt_pknorm_u16_f32,
  v_cvt_pkrtz_f16_f32,
  v_cvt_rpi_i32_f32,
  v_cvt_scalef32_2xpk16_bf6_f32,
  v_cvt_scalef32_2xpk16_fp6_f32,
  v_cvt_scalef32_f16_bf8,
  v_cvt_scalef32_f16_fp8,
  v_cvt_scalef32_f32_bf8,
  v_cvt_scalef32_f32_fp8,
  v_cvt_scalef32_pk32_bf16_bf6,
  v_cvt_scalef32_pk32_bf16_fp6,
  v_cvt_scalef32_pk32_bf6_bf16,
  v_cvt_scalef32_pk32_bf6_f16,
  v_cvt_scalef32_pk32_f16_bf6,
  v_cvt_scalef32_pk32_f16_fp6,
  v_cvt_scalef32_pk32_f32_bf6,
  v_cvt_scalef32_pk32_f32_fp6,
  v_cvt_scalef32_pk32_fp6_bf16,
  v_cvt_scalef32_pk32_fp6_f16,
  v_cvt_scalef32_pk_bf16_bf8,
  v_cvt_scalef32_pk_bf16_fp4,
  v_cvt_scalef32_pk_bf16_fp8,
  v_cvt_scalef32_pk_bf8_bf16,
  v_cvt_scalef32_pk_bf8_f16,
  v_cvt_scalef32_pk_bf8_f32,
  v_cvt_scalef32_pk_f16_bf8,
  v_cvt_scalef32_pk_f16_fp4,
  v_cvt_scalef32_pk_f16_fp8,
  v_cvt_scalef32_pk_f32_bf8,
  v_cvt_scalef32_pk_f32_fp4,
  v_cvt_scalef32_pk_f32_fp8,
  v_cvt_scalef32_pk_fp4_bf16,
  v_cvt_scalef32_pk_fp4_f16,
  v_cvt_scalef32_pk_fp4_f32,
  v_cvt_scalef32_pk_fp8_bf16,
  v_cvt_scalef32_pk_fp8_f16,
  v_cvt_scalef32_pk_fp8_f32,
  v_cvt_scalef32_sr_bf8_bf16,
  v_cvt_scalef32_sr_bf8_f16,
  v_cvt_scalef32_sr_bf8_f32,
  v_cvt_scalef32_sr_fp8_bf16,
  v_cvt_scalef32_sr_fp8_f16,
  v_cvt_scalef32_sr_fp8_f32,
  v_cvt_scalef32_sr_pk32_bf6_bf16,
  v_cvt_scalef32_sr_pk32_bf6_f16,
  v_cvt_scalef32_sr_pk32_bf6_f32,
  v_cvt_scalef32_sr_pk32_fp6_bf16,
  v_cvt_scalef32_sr_pk32_fp6_f16,
  v_cvt_scalef32_sr_pk32_fp6_f32,
  v_cvt_scalef32_sr_pk_fp4_bf16,
  v_cvt_scalef32_sr_pk_fp4_f16,
  v_cvt_scalef32_sr_pk_fp4_f32,
  v_cvt_sr_bf16_f32,
  v_cvt_sr_bf8_f32,
  v_cvt_sr_f16_f32,
  v_cvt_sr_fp8_f32,
  v_cvt_u16_f16,
  v_cvt_u32_f32,
  v_cvt_u32_f64,
  v_div_fixup_f16,
  v_div_fixup_f32,
  v_div_fixup_f64,
  v_div_fixup_legacy_f16,
  v_div_fmas_f32,
  v_div_fmas_f64,
  v_div_scale_f32,
  v_div_scale_f64,
  v_dot2_f32_bf16,
  v_dot2_f32_f16,
  v_dot2_i32_i16,
  v_dot2_u32_u16,
  v_dot2c_f32_bf16,
  v_dot2c_f32_f16,
  v_dot2c_i32_i16,
  v_dot4_i32_i8,
  v_dot4_u32_u8,
  v_dot4c_i32_i8,
  v_dot8_i32_i4,
  v_dot8_u32_u4,
  v_dot8c_i32_i4,
  v_exp_f16,
  v_exp_f32,
  v_exp_legacy_f32,
  v_ffbh_i32,
  v_ffbh_u32,
  v_ffbl_b32,
  v_floor_f16,
  v_floor_f32,
  v_floor_f64,
  v_fma_f16,
  v_fma_f32,
  v_fma_f64,
  v_fma_legacy_f16,
  v_fma_mix_f32,
  v_fma_mixhi_f16,
  v_fma_mixlo_f16,
  v_fmaak_f32,
  v_fmac_f32,
  v_fmac_f64,
  v_fmamk_f32,
  v_fract_f16,
  v_fract_f32,
  v_fract_f64,
  v_frexp_exp_i16_f16,
  v_frexp_exp_i32_f32,
  v_frexp_exp_i32_f64,
  v_frexp_mant_f16,
  v_frexp_mant_f32,
  v_frexp_mant_f64,
  v_ldexp_f16,
  v_ldexp_f32,
  v_ldexp_f64,
  v_lerp_u8,
  v_log_f16,
  v_log_f32,
  v_log_legacy_f32,
  v_lshl_add_u32,
  v_lshl_add_u64,
  v_lshl_or_b32,
  v_lshlrev_b16,
  v_lshlrev_b32,
  v_lshlrev_b64,
  v_lshrrev_b16,
  v_lshrrev_b32,
  v_lshrrev_b64,
  v_mac_f16,
  v_mac_f32,
  v_mad_f16,
  v_mad_f32,
  v_mad_i16,
  v_mad_i32_i16,
  v_mad_i32_i24,
  v_mad_i64_i32,
  v_mad_legacy_f16,
  v_mad_legacy_f32,
  v_mad_legacy_i16,
  v_mad_legacy_u16,
  v_mad_u16,
  v_mad_u32_u16,
  v_mad_u32_u24,
  v_mad_u64_u32,
  v_madak_f16,
  v_madak_f32,
  v_madmk_f16,
  v_madmk_f32,
  v_max3_f16,
  v_max3_f32,
  v_max3_i16,
  v_max3_i32,
  v_max3_u16,
  v_max3_u32,
  v_max_f16,
  v_max_f32,
  v_max_f64,
  v_max_i16,
  v_max_i32,
  v_max_u16,
  v_max_u32,
  v_maximum3_f32,
  v_mbcnt_hi_u32_b32,
  v_mbcnt_lo_u32_b32,
  v_med3_f16,
  v_med3_f32,
  v_med3_i16,
  v_med3_i32,
  v_med3_u16,
  v_med3_u32,
  v_mfma_f32_16x16x128_f8f6f4,
  v_mfma_f32_16x16x16_bf16,
  v_mfma_f32_16x16x16_f16,
  v_mfma_f32_16x16x16bf16,
  v_mfma_f32_16x16x16bf16_1k,
  v_mfma_f32_16x16x16f16,
  v_mfma_f32_16x16x1_4b_f32,
  v_mfma_f32_16x16x1f32,
  v_mfma_f32_16x16x2bf16,
  v_mfma_f32_16x16x32_bf16,
  v_mfma_f32_16x16x32_bf8_bf8,
  v_mfma_f32_16x16x32_bf8_fp8,
  v_mfma_f32_16x16x32_f16,
  v_mfma_f32_16x16x32_fp8_bf8,
  v_mfma_f32_16x16x32_fp8_fp8,
  v_mfma_f32_16x16x32bf16,
  v_mfma_f32_16x16x32f16,
  v_mfma_f32_16x16x4_4b_bf16,
  v_mfma_f32_16x16x4_4b_f16,
  v_mfma_f32_16x16x4_f32,
  v_mfma_f32_16x16x4bf16,
  v_mfma_f32_16x16x4bf16_1k,
  v_mfma_f32_16x16x4f16,
  v_mfma_f32_16x16x4f32,
  v_mfma_f32_16x16x8_xf32,
  v_mfma_f32_16x16x8bf16,
  v_mfma_f32_16x16x8xf32,
  v_mfma_f32_32x32x16_bf16,
  v_mfma_f32_32x32x16_bf8_bf8,
  v_mfma_f32_32x32x16_bf8_fp8,
  v_mfma_f32_32x32x16_f16,
  v_mfma_f32_32x32x16_fp8_bf8,
  v_mfma_f32_32x32x16_fp8_fp8,
  v_mfma_f32_32x32x16bf16,
  v_mfma_f32_32x32x16f16,
  v_mfma_f32_32x32x1_2b_f32,
  v_mfma_f32_32x32x1f32,
  v_mfma_f32_32x32x2_f32,
  v_mfma_f32_32x32x2bf16,
  v_mfma_f32_32x32x2f32,
  v_mfma_f32_32x32x4_2b_bf16,
  v_mfma_f32_32x32x4_2b_f16,
  v_mfma_f32_32x32x4_xf32,
  v_mfma_f32_32x32x4bf16,
  v_mfma_f32_32x32x4bf16_1k,
  v_mfma_f32_32x32x4f16,
  v_mfma_f32_32x32x4xf32,
  v_mfma_f32_32x32x64_f8f6f4,
  v_mfma_f32_32x32x8_bf16,
  v_mfma_f32_32x32x8_f16,
  v_mfma_f32_32x32x8bf16,
  v_mfma_f32_32x32x8bf16_1k,
  v_mfma_f32_32x32x8f16,
  v_mfma_f32_4x4x1_16b_f32,
  v_mfma_f32_4x4x1f32,
  v_mfma_f32_4x4x2bf16,
  v_mfma_f32_4x4x4_16b_bf16,
  v_mfma_f32_4x4x4_16b_f16,
  v_mfma_f32_4x4x4bf16,
  v_mfma_f32_4x4x4bf16_1k,
  v_mfma_f32_4x4x4f16,
  v_mfma_f64_16x16x4_f64,
  v_mfma_f64_16x16x4f64,
  v_mfma_f64_4x4x4_4b_f64,
  v_mfma_f64_4x4x4f64,
  v_mfma_i32_16x16x16i8,
  v_mfma_i32_16x16x32_i8,
  v_mfma_i32_16x16x32i8,
  v_mfma_i32_16x16x4_4b_i8,
  v_mfma_i32_16x16x4i8,
  v_mfma_i32_16x16x64_i8,
  v_mfma_i32_16x16x64i8,
  v_mfma_i32_32x32x16_i8,
  v_mfma_i32_32x32x16i8,
  v_mfma_i32_32x32x32_i8,
  v_mfma_i32_32x32x32i8,
  v_mfma_i32_32x32x4_2b_i8,
  v_mfma_i32_32x32x4i8,
  v_mfma_i32_32x32x8i8,
  v_mfma_i32_4x4x4_16b_i8,
  v_mfma_i32_4x4x4i8,
  v_mfma_ld_scale_b32,
  v_mfma_scale_f32_16x16x128_f8f6f4,
  v_mfma_scale_f32_32x32x64_f8f6f4,
  v_min3_f16,
  v_min3_f32,
  v_min3_i16,
  v_min3_i32,
  v_min3_u16,
  v_min3_u32,
  v_min_f16,
  v_min_f32,
  v_min_f64,
  v_min_i16,
  v_min_i32,
  v_min_u16,
  v_min_u32,
  v_minimum3_f32,
  v_mov_b32,
  v_mov_b64,
  v_mqsad_pk_u16_u8,
  v_mqsad_u32_u8,
  v_msad_u8,
  v_mul_f16,
  v_mul_f32,
  v_mul_f64,
  v_mul_hi_i32,
  v_mul_hi_i32_i24,
  v_mul_hi_u32,
  v_mul_hi_u32_u24,
  v_mul_i32_i24,
  v_mul_legacy_f32,
  v_mul_lo_i32,
  v_mul_lo_u16,
  v_mul_lo_u32,
  v_mul_u32_u24,
  v_nop,
  v_not_b32,
  v_or3_b32,
  v_or_b32,
  v_pack_b32_f16,
  v_perm_b32,
  v_permlane16_swap_b32,
  v_permlane32_swap_b32,
  v_pk_add_f16,
  v_pk_add_f32,
  v_pk_add_i16,
  v_pk_add_u16,
  v_pk_ashrrev_i16,
  v_pk_fma_f16,
  v_pk_fma_f32,
  v_pk_fmac_f16,
  v_pk_lshlrev_b16,
  v_pk_lshrrev_b16,
  v_pk_mad_i16,
  v_pk_mad_u16,
  v_pk_max_f16,
  v_pk_max_i16,
  v_pk_max_u16,
  v_pk_maximum3_f16,
  v_pk_min_f16,
  v_pk_min_i16,
  v_pk_min_u16,
  v_pk_minimum3_f16,
  v_pk_mov_b32,
  v_pk_mul_f16,
  v_pk_mul_f32,
  v_pk_mul_lo_u16,
  v_pk_sub_i16,
  v_pk_sub_u16,
  v_prng_b32,
  v_qsad_pk_u16_u8,
  v_rcp_f16,
  v_rcp_f32,
  v_rcp_f64,
  v_rcp_iflag_f32,
  v_readfirstlane_b32,
  v_readlane_b32,
  v_rndne_f16,
  v_rndne_f32,
  v_rndne_f64,
  v_rsq_f16,
  v_rsq_f32,
  v_rsq_f64,
  v_sad_hi_u8,
  v_sad_u16,
  v_sad_u32,
  v_sad_u8,
  v_sat_pk_u8_i16,
  v_screen_partition_4se_b32,
  v_sin_f16,
  v_sin_f32,
  v_smfmac_f32_16x16x128_bf8_bf8,
  v_smfmac_f32_16x16x128_bf8_fp8,
  v_smfmac_f32_16x16x128_fp8_bf8,
  v_smfmac_f32_16x16x128_fp8_fp8,
  v_smfmac_f32_16x16x32_bf16,
  v_smfmac_f32_16x16x32_f16,
  v_smfmac_f32_16x16x32bf16,
  v_smfmac_f32_16x16x32f16,
  v_smfmac_f32_16x16x64_bf16,
  v_smfmac_f32_16x16x64_bf8_bf8,
  v_smfmac_f32_16x16x64_bf8_fp8,
  v_smfmac_f32_16x16x64_f16,
  v_smfmac_f32_16x16x64_fp8_bf8,
  v_smfmac_f32_16x16x64_fp8_fp8,
  v_smfmac_f32_16x16x64bf16,
  v_smfmac_f32_16x16x64f16,
  v_smfmac_f32_32x32x16_bf16,
  v_smfmac_f32_32x32x16_f16,
  v_smfmac_f32_32x32x16bf16,
  v_smfmac_f32_32x32x16f16,
  v_smfmac_f32_32x32x32_bf16,
  v_smfmac_f32_32x32x32_bf8_bf8,
  v_smfmac_f32_32x32x32_bf8_fp8,
  v_smfmac_f32_32x32x32_f16,
  v_smfmac_f32_32x32x32_fp8_bf8,
  v_smfmac_f32_32x32x32_fp8_fp8,
  v_smfmac_f32_32x32x32bf16,
  v_smfmac_f32_32x32x32f16,
  v_smfmac_f32_32x32x64_bf8_bf8,
  v_smfmac_f32_32x32x64_bf8_fp8,
  v_smfmac_f32_32x32x64_fp8_bf8,
  v_smfmac_f32_32x32x64_fp8_fp8,
  v_smfmac_i32_16x16x128_i8,
  v_smfmac_i32_16x16x128i8,
  v_smfmac_i32_16x16x64_i8,
  v_smfmac_i32_16x16x64i8,
  v_smfmac_i32_32x32x32_i8,
  v_smfmac_i32_32x32x32i8,
  v_smfmac_i32_32x32x64_i8,
  v_smfmac_i32_32x32x64i8,
  v_sqrt_f16,
  v_sqrt_f32,
  v_sqrt_f64,
  v_sub_co_u32,
  v_sub_f16,
  v_sub_f32,
  v_sub_i16,
  v_sub_i32,
  v_sub_u16,
  v_sub_u32,
  v_subb_co_u32,
  v_subbrev_co_u32,
  v_subrev_co_u32,
  v_subrev_f16,
  v_subrev_f32,
  v_subrev_u16,
  v_subrev_u32,
  v_swap_b32,
  v_trig_preop_f64,
  v_trunc_f16,
  v_trunc_f32,
  v_trunc_f64,
  v_writelane_b32,
  v_xad_u32,
  v_xnor_b32,
  v_xor_b32,
};
} // namespace mn

inline constexpr u32 mnemonic_count = 1313;

/// First row + 65536 * number of rows.
inline constexpr char32_t mnemonic_words[sizeof(terminated<item_array<mnemonic_rows, 1313>>) / 4] =
    U"\x100000" // buffer_atomic_add 16
    U"\x100010" // buffer_atomic_add_f32 16
    U"\x100020" // buffer_atomic_add_f64 16
    U"\x100030" // buffer_atomic_add_x2 16
    U"\x100040" // buffer_atomic_and 16
    U"\x100050" // buffer_atomic_and_x2 16
    U"\x100060" // buffer_atomic_cmpswap 16
    U"\x100070" // buffer_atomic_cmpswap_x2 16
    U"\x100080" // buffer_atomic_dec 16
    U"\x100090" // buffer_atomic_dec_x2 16
    U"\x1000a0" // buffer_atomic_inc 16
    U"\x1000b0" // buffer_atomic_inc_x2 16
    U"\x1000c0" // buffer_atomic_max_f64 16
    U"\x1000d0" // buffer_atomic_min_f64 16
    U"\x1000e0" // buffer_atomic_or 16
    U"\x1000f0" // buffer_atomic_or_x2 16
    U"\x80100" // buffer_atomic_pk_add_bf16 8
    U"\x100108" // buffer_atomic_pk_add_f16 16
    U"\x100118" // buffer_atomic_smax 16
    U"\x100128" // buffer_atomic_smax_x2 16
    U"\x100138" // buffer_atomic_smin 16
    U"\x100148" // buffer_atomic_smin_x2 16
    U"\x100158" // buffer_atomic_sub 16
    U"\x100168" // buffer_atomic_sub_x2 16
    U"\x100178" // buffer_atomic_swap 16
    U"\x100188" // buffer_atomic_swap_x2 16
    U"\x100198" // buffer_atomic_umax 16
    U"\x1001a8" // buffer_atomic_umax_x2 16
    U"\x1001b8" // buffer_atomic_umin 16
    U"\x1001c8" // buffer_atomic_umin_x2 16
    U"\x1001d8" // buffer_atomic_xor 16
    U"\x1001e8" // buffer_atomic_xor_x2 16
    U"\x101f8" // buffer_inv 1
    U"\x101f9" // buffer_invl2 1
    U"\x1001fa" // buffer_load_dword 16
    U"\x8020a" // buffer_load_dwordx2 8
    U"\xc0212" // buffer_load_dwordx3 12
    U"\xc021e" // buffer_load_dwordx4 12
    U"\x8022a" // buffer_load_format_d16_hi_x 8
    U"\x80232" // buffer_load_format_d16_x 8
    U"\x8023a" // buffer_load_format_d16_xy 8
    U"\x80242" // buffer_load_format_d16_xyz 8
    U"\x8024a" // buffer_load_format_d16_xyzw 8
    U"\x100252" // buffer_load_format_x 16
    U"\x80262" // buffer_load_format_xy 8
    U"\x8026a" // buffer_load_format_xyz 8
    U"\x80272" // buffer_load_format_xyzw 8
    U"\x10027a" // buffer_load_sbyte 16
    U"\x8028a" // buffer_load_sbyte_d16 8
    U"\x80292" // buffer_load_sbyte_d16_hi 8
    U"\x8029a" // buffer_load_short_d16 8
    U"\x802a2" // buffer_load_short_d16_hi 8
    U"\x1002aa" // buffer_load_sshort 16
    U"\x1002ba" // buffer_load_ubyte 16
    U"\x802ca" // buffer_load_ubyte_d16 8
    U"\x802d2" // buffer_load_ubyte_d16_hi 8
    U"\x1002da" // buffer_load_ushort 16
    U"\x802ea" // buffer_store_byte 8
    U"\x802f2" // buffer_store_byte_d16_hi 8
    U"\x802fa" // buffer_store_dword 8
    U"\x80302" // buffer_store_dwordx2 8
    U"\x8030a" // buffer_store_dwordx3 8
    U"\x80312" // buffer_store_dwordx4 8
    U"\x8031a" // buffer_store_format_d16_hi_x 8
    U"\x80322" // buffer_store_format_d16_x 8
    U"\x8032a" // buffer_store_format_d16_xy 8
    U"\x80332" // buffer_store_format_d16_xyz 8
    U"\x8033a" // buffer_store_format_d16_xyzw 8
    U"\x80342" // buffer_store_format_x 8
    U"\x8034a" // buffer_store_format_xy 8
    U"\x80352" // buffer_store_format_xyz 8
    U"\x8035a" // buffer_store_format_xyzw 8
    U"\x10362" // buffer_store_lds_dword 1
    U"\x80363" // buffer_store_short 8
    U"\x8036b" // buffer_store_short_d16_hi 8
    U"\x10373" // buffer_wbinvl1 1
    U"\x10374" // buffer_wbinvl1_vol 1
    U"\x20375" // buffer_wbl2 2
    U"\x10377" // ds_add_f32 1
    U"\x10378" // ds_add_f64 1
    U"\x20379" // ds_add_rtn_f32 2
    U"\x2037b" // ds_add_rtn_f64 2
    U"\x2037d" // ds_add_rtn_u32 2
    U"\x2037f" // ds_add_rtn_u64 2
    U"\x10381" // ds_add_u32 1
    U"\x10382" // ds_add_u64 1
    U"\x10383" // ds_and_b32 1
    U"\x10384" // ds_and_b64 1
    U"\x20385" // ds_and_rtn_b32 2
    U"\x20387" // ds_and_rtn_b64 2
    U"\x10389" // ds_append 1
    U"\x2038a" // ds_bpermute_b32 2
    U"\x2038c" // ds_cmpst_b32 2
    U"\x2038e" // ds_cmpst_b64 2
    U"\x20390" // ds_cmpst_f32 2
    U"\x20392" // ds_cmpst_f64 2
    U"\x20394" // ds_cmpst_rtn_b32 2
    U"\x20396" // ds_cmpst_rtn_b64 2
    U"\x20398" // ds_cmpst_rtn_f32 2
    U"\x2039a" // ds_cmpst_rtn_f64 2
    U"\x2039c" // ds_condxchg32_rtn_b64 2
    U"\x1039e" // ds_consume 1
    U"\x2039f" // ds_dec_rtn_u32 2
    U"\x203a1" // ds_dec_rtn_u64 2
    U"\x103a3" // ds_dec_u32 1
    U"\x103a4" // ds_dec_u64 1
    U"\x103a5" // ds_gws_barrier 1
    U"\x103a6" // ds_gws_init 1
    U"\x103a7" // ds_gws_sema_br 1
    U"\x103a8" // ds_gws_sema_p 1
    U"\x103a9" // ds_gws_sema_release_all 1
    U"\x103aa" // ds_gws_sema_v 1
    U"\x203ab" // ds_inc_rtn_u32 2
    U"\x203ad" // ds_inc_rtn_u64 2
    U"\x103af" // ds_inc_u32 1
    U"\x103b0" // ds_inc_u64 1
    U"\x103b1" // ds_max_f32 1
    U"\x103b2" // ds_max_f64 1
    U"\x103b3" // ds_max_i32 1
    U"\x103b4" // ds_max_i64 1
    U"\x203b5" // ds_max_rtn_f32 2
    U"\x203b7" // ds_max_rtn_f64 2
    U"\x203b9" // ds_max_rtn_i32 2
    U"\x203bb" // ds_max_rtn_i64 2
    U"\x203bd" // ds_max_rtn_u32 2
    U"\x203bf" // ds_max_rtn_u64 2
    U"\x103c1" // ds_max_u32 1
    U"\x103c2" // ds_max_u64 1
    U"\x103c3" // ds_min_f32 1
    U"\x103c4" // ds_min_f64 1
    U"\x103c5" // ds_min_i32 1
    U"\x103c6" // ds_min_i64 1
    U"\x203c7" // ds_min_rtn_f32 2
    U"\x203c9" // ds_min_rtn_f64 2
    U"\x203cb" // ds_min_rtn_i32 2
    U"\x203cd" // ds_min_rtn_i64 2
    U"\x203cf" // ds_min_rtn_u32 2
    U"\x203d1" // ds_min_rtn_u64 2
    U"\x103d3" // ds_min_u32 1
    U"\x103d4" // ds_min_u64 1
    U"\x203d5" // ds_mskor_b32 2
    U"\x203d7" // ds_mskor_b64 2
    U"\x203d9" // ds_mskor_rtn_b32 2
    U"\x203db" // ds_mskor_rtn_b64 2
    U"\x103dd" // ds_nop 1
    U"\x103de" // ds_or_b32 1
    U"\x103df" // ds_or_b64 1
    U"\x203e0" // ds_or_rtn_b32 2
    U"\x203e2" // ds_or_rtn_b64 2
    U"\x203e4" // ds_permute_b32 2
    U"\x103e6" // ds_pk_add_bf16 1
    U"\x103e7" // ds_pk_add_f16 1
    U"\x203e8" // ds_pk_add_rtn_bf16 2
    U"\x203ea" // ds_pk_add_rtn_f16 2
    U"\x103ec" // ds_read2_b32 1
    U"\x103ed" // ds_read2_b64 1
    U"\x103ee" // ds_read2st64_b32 1
    U"\x103ef" // ds_read2st64_b64 1
    U"\x103f0" // ds_read_addtid_b32 1
    U"\x103f1" // ds_read_b128 1
    U"\x103f2" // ds_read_b32 1
    U"\x103f3" // ds_read_b64 1
    U"\x103f4" // ds_read_b64_tr_b16 1
    U"\x103f5" // ds_read_b64_tr_b4 1
    U"\x103f6" // ds_read_b64_tr_b8 1
    U"\x103f7" // ds_read_b96 1
    U"\x103f8" // ds_read_b96_tr_b6 1
    U"\x103f9" // ds_read_i16 1
    U"\x103fa" // ds_read_i8 1
    U"\x103fb" // ds_read_i8_d16 1
    U"\x103fc" // ds_read_i8_d16_hi 1
    U"\x103fd" // ds_read_u16 1
    U"\x103fe" // ds_read_u16_d16 1
    U"\x103ff" // ds_read_u16_d16_hi 1
    U"\x10400" // ds_read_u8 1
    U"\x10401" // ds_read_u8_d16 1
    U"\x10402" // ds_read_u8_d16_hi 1
    U"\x20403" // ds_rsub_rtn_u32 2
    U"\x20405" // ds_rsub_rtn_u64 2
    U"\x10407" // ds_rsub_u32 1
    U"\x10408" // ds_rsub_u64 1
    U"\x20409" // ds_sub_rtn_u32 2
    U"\x2040b" // ds_sub_rtn_u64 2
    U"\x1040d" // ds_sub_u32 1
    U"\x1040e" // ds_sub_u64 1
    U"\x1040f" // ds_swizzle_b32 1
    U"\x20410" // ds_wrap_rtn_b32 2
    U"\x20412" // ds_write2_b32 2
    U"\x20414" // ds_write2_b64 2
    U"\x20416" // ds_write2st64_b32 2
    U"\x20418" // ds_write2st64_b64 2
    U"\x1041a" // ds_write_addtid_b32 1
    U"\x1041b" // ds_write_b128 1
    U"\x1041c" // ds_write_b16 1
    U"\x1041d" // ds_write_b16_d16_hi 1
    U"\x1041e" // ds_write_b32 1
    U"\x1041f" // ds_write_b64 1
    U"\x10420" // ds_write_b8 1
    U"\x10421" // ds_write_b8_d16_hi 1
    U"\x10422" // ds_write_b96 1
    U"\x20423" // ds_wrxchg2_rtn_b32 2
    U"\x20425" // ds_wrxchg2_rtn_b64 2
    U"\x20427" // ds_wrxchg2st64_rtn_b32 2
    U"\x20429" // ds_wrxchg2st64_rtn_b64 2
    U"\x2042b" // ds_wrxchg_rtn_b32 2
    U"\x2042d" // ds_wrxchg_rtn_b64 2
    U"\x1042f" // ds_xor_b32 1
    U"\x10430" // ds_xor_b64 1
    U"\x20431" // ds_xor_rtn_b32 2
    U"\x20433" // ds_xor_rtn_b64 2
    U"\x60435" // flat_atomic_add 6
    U"\x3043b" // flat_atomic_add_f32 3
    U"\x6043e" // flat_atomic_add_f64 6
    U"\x60444" // flat_atomic_add_x2 6
    U"\x6044a" // flat_atomic_and 6
    U"\x60450" // flat_atomic_and_x2 6
    U"\x60456" // flat_atomic_cmpswap 6
    U"\x6045c" // flat_atomic_cmpswap_x2 6
    U"\x60462" // flat_atomic_dec 6
    U"\x60468" // flat_atomic_dec_x2 6
    U"\x6046e" // flat_atomic_inc 6
    U"\x60474" // flat_atomic_inc_x2 6
    U"\x6047a" // flat_atomic_max_f64 6
    U"\x60480" // flat_atomic_min_f64 6
    U"\x60486" // flat_atomic_or 6
    U"\x6048c" // flat_atomic_or_x2 6
    U"\x30492" // flat_atomic_pk_add_bf16 3
    U"\x30495" // flat_atomic_pk_add_f16 3
    U"\x60498" // flat_atomic_smax 6
    U"\x6049e" // flat_atomic_smax_x2 6
    U"\x604a4" // flat_atomic_smin 6
    U"\x604aa" // flat_atomic_smin_x2 6
    U"\x604b0" // flat_atomic_sub 6
    U"\x604b6" // flat_atomic_sub_x2 6
    U"\x604bc" // flat_atomic_swap 6
    U"\x604c2" // flat_atomic_swap_x2 6
    U"\x604c8" // flat_atomic_umax 6
    U"\x604ce" // flat_atomic_umax_x2 6
    U"\x604d4" // flat_atomic_umin 6
    U"\x604da" // flat_atomic_umin_x2 6
    U"\x604e0" // flat_atomic_xor 6
    U"\x604e6" // flat_atomic_xor_x2 6
    U"\x204ec" // flat_load_dword 2
    U"\x204ee" // flat_load_dwordx2 2
    U"\x204f0" // flat_load_dwordx3 2
    U"\x204f2" // flat_load_dwordx4 2
    U"\x204f4" // flat_load_sbyte 2
    U"\x204f6" // flat_load_sbyte_d16 2
    U"\x204f8" // flat_load_sbyte_d16_hi 2
    U"\x204fa" // flat_load_short_d16 2
    U"\x204fc" // flat_load_short_d16_hi 2
    U"\x204fe" // flat_load_sshort 2
    U"\x20500" // flat_load_ubyte 2
    U"\x20502" // flat_load_ubyte_d16 2
    U"\x20504" // flat_load_ubyte_d16_hi 2
    U"\x20506" // flat_load_ushort 2
    U"\x20508" // flat_store_byte 2
    U"\x2050a" // flat_store_byte_d16_hi 2
    U"\x2050c" // flat_store_dword 2
    U"\x2050e" // flat_store_dwordx2 2
    U"\x20510" // flat_store_dwordx3 2
    U"\x20512" // flat_store_dwordx4 2
    U"\x20514" // flat_store_short 2
    U"\x20516" // flat_store_short_d16_hi 2
    U"\xc0518" // global_atomic_add 12
    U"\xa0524" // global_atomic_add_f32 10
    U"\xc052e" // global_atomic_add_f64 12
    U"\xc053a" // global_atomic_add_x2 12
    U"\xc0546" // global_atomic_and 12
    U"\xc0552" // global_atomic_and_x2 12
    U"\xc055e" // global_atomic_cmpswap 12
    U"\xc056a" // global_atomic_cmpswap_x2 12
    U"\xc0576" // global_atomic_dec 12
    U"\xc0582" // global_atomic_dec_x2 12
    U"\xc058e" // global_atomic_inc 12
    U"\xc059a" // global_atomic_inc_x2 12
    U"\xc05a6" // global_atomic_max_f64 12
    U"\xc05b2" // global_atomic_min_f64 12
    U"\xc05be" // global_atomic_or 12
    U"\xc05ca" // global_atomic_or_x2 12
    U"\x605d6" // global_atomic_pk_add_bf16 6
    U"\xa05dc" // global_atomic_pk_add_f16 10
    U"\xc05e6" // global_atomic_smax 12
    U"\xc05f2" // global_atomic_smax_x2 12
    U"\xc05fe" // global_atomic_smin 12
    U"\xc060a" // global_atomic_smin_x2 12
    U"\xc0616" // global_atomic_sub 12
    U"\xc0622" // global_atomic_sub_x2 12
    U"\xc062e" // global_atomic_swap 12
    U"\xc063a" // global_atomic_swap_x2 12
    U"\xc0646" // global_atomic_umax 12
    U"\xc0652" // global_atomic_umax_x2 12
    U"\xc065e" // global_atomic_umin 12
    U"\xc066a" // global_atomic_umin_x2 12
    U"\xc0676" // global_atomic_xor 12
    U"\xc0682" // global_atomic_xor_x2 12
    U"\x6068e" // global_load_dword 6
    U"\x40694" // global_load_dwordx2 4
    U"\x40698" // global_load_dwordx3 4
    U"\x4069c" // global_load_dwordx4 4
    U"\x206a0" // global_load_lds_dword 2
    U"\x206a2" // global_load_lds_dwordx3 2
    U"\x206a4" // global_load_lds_dwordx4 2
    U"\x206a6" // global_load_lds_sbyte 2
    U"\x206a8" // global_load_lds_sshort 2
    U"\x206aa" // global_load_lds_ubyte 2
    U"\x206ac" // global_load_lds_ushort 2
    U"\x606ae" // global_load_sbyte 6
    U"\x406b4" // global_load_sbyte_d16 4
    U"\x406b8" // global_load_sbyte_d16_hi 4
    U"\x406bc" // global_load_short_d16 4
    U"\x406c0" // global_load_short_d16_hi 4
    U"\x606c4" // global_load_sshort 6
    U"\x606ca" // global_load_ubyte 6
    U"\x406d0" // global_load_ubyte_d16 4
    U"\x406d4" // global_load_ubyte_d16_hi 4
    U"\x606d8" // global_load_ushort 6
    U"\x406de" // global_store_byte 4
    U"\x406e2" // global_store_byte_d16_hi 4
    U"\x406e6" // global_store_dword 4
    U"\x406ea" // global_store_dwordx2 4
    U"\x406ee" // global_store_dwordx3 4
    U"\x406f2" // global_store_dwordx4 4
    U"\x406f6" // global_store_short 4
    U"\x406fa" // global_store_short_d16_hi 4
    U"\x106fe" // s_abs_i32 1
    U"\x106ff" // s_absdiff_i32 1
    U"\x10700" // s_add_i32 1
    U"\x10701" // s_add_u32 1
    U"\x10702" // s_addc_u32 1
    U"\x10703" // s_addk_i32 1
    U"\x10704" // s_and_b32 1
    U"\x10705" // s_and_b64 1
    U"\x10706" // s_and_saveexec_b64 1
    U"\x10707" // s_andn1_saveexec_b64 1
    U"\x10708" // s_andn1_wrexec_b64 1
    U"\x10709" // s_andn2_b32 1
    U"\x1070a" // s_andn2_b64 1
    U"\x1070b" // s_andn2_saveexec_b64 1
    U"\x1070c" // s_andn2_wrexec_b64 1
    U"\x1070d" // s_ashr_i32 1
    U"\x1070e" // s_ashr_i64 1
    U"\x3070f" // s_atc_probe 3
    U"\x30712" // s_atc_probe_buffer 3
    U"\x60715" // s_atomic_add 6
    U"\x6071b" // s_atomic_add_x2 6
    U"\x60721" // s_atomic_and 6
    U"\x60727" // s_atomic_and_x2 6
    U"\x6072d" // s_atomic_cmpswap 6
    U"\x60733" // s_atomic_cmpswap_x2 6
    U"\x60739" // s_atomic_dec 6
    U"\x6073f" // s_atomic_dec_x2 6
    U"\x60745" // s_atomic_inc 6
    U"\x6074b" // s_atomic_inc_x2 6
    U"\x60751" // s_atomic_or 6
    U"\x60757" // s_atomic_or_x2 6
    U"\x6075d" // s_atomic_smax 6
    U"\x60763" // s_atomic_smax_x2 6
    U"\x60769" // s_atomic_smin 6
    U"\x6076f" // s_atomic_smin_x2 6
    U"\x60775" // s_atomic_sub 6
    U"\x6077b" // s_atomic_sub_x2 6
    U"\x60781" // s_atomic_swap 6
    U"\x60787" // s_atomic_swap_x2 6
    U"\x6078d" // s_atomic_umax 6
    U"\x60793" // s_atomic_umax_x2 6
    U"\x60799" // s_atomic_umin 6
    U"\x6079f" // s_atomic_umin_x2 6
    U"\x607a5" // s_atomic_xor 6
    U"\x607ab" // s_atomic_xor_x2 6
    U"\x107b1" // s_barrier 1
    U"\x107b2" // s_bcnt0_i32_b32 1
    U"\x107b3" // s_bcnt0_i32_b64 1
    U"\x107b4" // s_bcnt1_i32_b32 1
    U"\x107b5" // s_bcnt1_i32_b64 1
    U"\x107b6" // s_bfe_i32 1
    U"\x107b7" // s_bfe_i64 1
    U"\x107b8" // s_bfe_u32 1
    U"\x107b9" // s_bfe_u64 1
    U"\x107ba" // s_bfm_b32 1
    U"\x107bb" // s_bfm_b64 1
    U"\x107bc" // s_bitcmp0_b32 1
    U"\x107bd" // s_bitcmp0_b64 1
    U"\x107be" // s_bitcmp1_b32 1
    U"\x107bf" // s_bitcmp1_b64 1
    U"\x107c0" // s_bitreplicate_b64_b32 1
    U"\x107c1" // s_bitset0_b32 1
    U"\x107c2" // s_bitset0_b64 1
    U"\x107c3" // s_bitset1_b32 1
    U"\x107c4" // s_bitset1_b64 1
    U"\x107c5" // s_branch 1
    U"\x107c6" // s_brev_b32 1
    U"\x107c7" // s_brev_b64 1
    U"\x607c8" // s_buffer_atomic_add 6
    U"\x607ce" // s_buffer_atomic_add_x2 6
    U"\x607d4" // s_buffer_atomic_and 6
    U"\x607da" // s_buffer_atomic_and_x2 6
    U"\x607e0" // s_buffer_atomic_cmpswap 6
    U"\x607e6" // s_buffer_atomic_cmpswap_x2 6
    U"\x607ec" // s_buffer_atomic_dec 6
    U"\x607f2" // s_buffer_atomic_dec_x2 6
    U"\x607f8" // s_buffer_atomic_inc 6
    U"\x607fe" // s_buffer_atomic_inc_x2 6
    U"\x60804" // s_buffer_atomic_or 6
    U"\x6080a" // s_buffer_atomic_or_x2 6
    U"\x60810" // s_buffer_atomic_smax 6
    U"\x60816" // s_buffer_atomic_smax_x2 6
    U"\x6081c" // s_buffer_atomic_smin 6
    U"\x60822" // s_buffer_atomic_smin_x2 6
    U"\x60828" // s_buffer_atomic_sub 6
    U"\x6082e" // s_buffer_atomic_sub_x2 6
    U"\x60834" // s_buffer_atomic_swap 6
    U"\x6083a" // s_buffer_atomic_swap_x2 6
    U"\x60840" // s_buffer_atomic_umax 6
    U"\x60846" // s_buffer_atomic_umax_x2 6
    U"\x6084c" // s_buffer_atomic_umin 6
    U"\x60852" // s_buffer_atomic_umin_x2 6
    U"\x60858" // s_buffer_atomic_xor 6
    U"\x6085e" // s_buffer_atomic_xor_x2 6
    U"\x30864" // s_buffer_load_dword 3
    U"\x30867" // s_buffer_load_dwordx16 3
    U"\x3086a" // s_buffer_load_dwordx2 3
    U"\x3086d" // s_buffer_load_dwordx4 3
    U"\x30870" // s_buffer_load_dwordx8 3
    U"\x30873" // s_buffer_store_dword 3
    U"\x30876" // s_buffer_store_dwordx2 3
    U"\x30879" // s_buffer_store_dwordx4 3
    U"\x1087c" // s_call_b64 1
    U"\x1087d" // s_cbranch_cdbgsys 1
    U"\x1087e" // s_cbranch_cdbgsys_and_user 1
    U"\x1087f" // s_cbranch_cdbgsys_or_user 1
    U"\x10880" // s_cbranch_cdbguser 1
    U"\x10881" // s_cbranch_execnz 1
    U"\x10882" // s_cbranch_execz 1
    U"\x10883" // s_cbranch_g_fork 1
    U"\x10884" // s_cbranch_i_fork 1
    U"\x10885" // s_cbranch_join 1
    U"\x10886" // s_cbranch_scc0 1
    U"\x10887" // s_cbranch_scc1 1
    U"\x10888" // s_cbranch_vccnz 1
    U"\x10889" // s_cbranch_vccz 1
    U"\x1088a" // s_cmov_b32 1
    U"\x1088b" // s_cmov_b64 1
    U"\x1088c" // s_cmovk_i32 1
    U"\x1088d" // s_cmp_eq_i32 1
    U"\x1088e" // s_cmp_eq_u32 1
    U"\x1088f" // s_cmp_eq_u64 1
    U"\x10890" // s_cmp_ge_i32 1
    U"\x10891" // s_cmp_ge_u32 1
    U"\x10892" // s_cmp_gt_i32 1
    U"\x10893" // s_cmp_gt_u32 1
    U"\x10894" // s_cmp_le_i32 1
    U"\x10895" // s_cmp_le_u32 1
    U"\x10896" // s_cmp_lg_i32 1
    U"\x10897" // s_cmp_lg_u32 1
    U"\x10898" // s_cmp_lg_u64 1
    U"\x10899" // s_cmp_lt_i32 1
    U"\x1089a" // s_cmp_lt_u32 1
    U"\x1089b" // s_cmpk_eq_i32 1
    U"\x1089c" // s_cmpk_eq_u32 1
    U"\x1089d" // s_cmpk_ge_i32 1
    U"\x1089e" // s_cmpk_ge_u32 1
    U"\x1089f" // s_cmpk_gt_i32 1
    U"\x108a0" // s_cmpk_gt_u32 1
    U"\x108a1" // s_cmpk_le_i32 1
    U"\x108a2" // s_cmpk_le_u32 1
    U"\x108a3" // s_cmpk_lg_i32 1
    U"\x108a4" // s_cmpk_lg_u32 1
    U"\x108a5" // s_cmpk_lt_i32 1
    U"\x108a6" // s_cmpk_lt_u32 1
    U"\x108a7" // s_cselect_b32 1
    U"\x108a8" // s_cselect_b64 1
    U"\x308a9" // s_dcache_discard 3
    U"\x308ac" // s_dcache_discard_x2 3
    U"\x108af" // s_dcache_inv 1
    U"\x108b0" // s_dcache_inv_vol 1
    U"\x108b1" // s_dcache_wb 1
    U"\x108b2" // s_dcache_wb_vol 1
    U"\x108b3" // s_decperflevel 1
    U"\x108b4" // s_endpgm 1
    U"\x108b5" // s_endpgm_ordered_ps_done 1
    U"\x108b6" // s_endpgm_saved 1
    U"\x108b7" // s_ff0_i32_b32 1
    U"\x108b8" // s_ff0_i32_b64 1
    U"\x108b9" // s_ff1_i32_b32 1
    U"\x108ba" // s_ff1_i32_b64 1
    U"\x108bb" // s_flbit_i32 1
    U"\x108bc" // s_flbit_i32_b32 1
    U"\x108bd" // s_flbit_i32_b64 1
    U"\x108be" // s_flbit_i32_i64 1
    U"\x108bf" // s_getpc_b64 1
    U"\x108c0" // s_getreg_b32 1
    U"\x108c1" // s_icache_inv 1
    U"\x108c2" // s_incperflevel 1
    U"\x308c3" // s_load_dword 3
    U"\x308c6" // s_load_dwordx16 3
    U"\x308c9" // s_load_dwordx2 3
    U"\x308cc" // s_load_dwordx4 3
    U"\x308cf" // s_load_dwordx8 3
    U"\x108d2" // s_lshl1_add_u32 1
    U"\x108d3" // s_lshl2_add_u32 1
    U"\x108d4" // s_lshl3_add_u32 1
    U"\x108d5" // s_lshl4_add_u32 1
    U"\x108d6" // s_lshl_b32 1
    U"\x108d7" // s_lshl_b64 1
    U"\x108d8" // s_lshr_b32 1
    U"\x108d9" // s_lshr_b64 1
    U"\x108da" // s_max_i32 1
    U"\x108db" // s_max_u32 1
    U"\x108dc" // s_memrealtime 1
    U"\x108dd" // s_memtime 1
    U"\x108de" // s_min_i32 1
    U"\x108df" // s_min_u32 1
    U"\x108e0" // s_mov_b32 1
    U"\x108e1" // s_mov_b64 1
    U"\x108e2" // s_movk_i32 1
    U"\x108e3" // s_movreld_b32 1
    U"\x108e4" // s_movreld_b64 1
    U"\x108e5" // s_movrels_b32 1
    U"\x108e6" // s_movrels_b64 1
    U"\x108e7" // s_mul_hi_i32 1
    U"\x108e8" // s_mul_hi_u32 1
    U"\x108e9" // s_mul_i32 1
    U"\x108ea" // s_mulk_i32 1
    U"\x108eb" // s_nand_b32 1
    U"\x108ec" // s_nand_b64 1
    U"\x108ed" // s_nand_saveexec_b64 1
    U"\x108ee" // s_nop 1
    U"\x108ef" // s_nor_b32 1
    U"\x108f0" // s_nor_b64 1
    U"\x108f1" // s_nor_saveexec_b64 1
    U"\x108f2" // s_not_b32 1
    U"\x108f3" // s_not_b64 1
    U"\x108f4" // s_or_b32 1
    U"\x108f5" // s_or_b64 1
    U"\x108f6" // s_or_saveexec_b64 1
    U"\x108f7" // s_orn1_saveexec_b64 1
    U"\x108f8" // s_orn2_b32 1
    U"\x108f9" // s_orn2_b64 1
    U"\x108fa" // s_orn2_saveexec_b64 1
    U"\x108fb" // s_pack_hh_b32_b16 1
    U"\x108fc" // s_pack_lh_b32_b16 1
    U"\x108fd" // s_pack_ll_b32_b16 1
    U"\x108fe" // s_quadmask_b32 1
    U"\x108ff" // s_quadmask_b64 1
    U"\x10900" // s_rfe_b64 1
    U"\x10901" // s_rfe_restore_b64 1
    U"\x30902" // s_scratch_load_dword 3
    U"\x30905" // s_scratch_load_dwordx2 3
    U"\x30908" // s_scratch_load_dwordx4 3
    U"\x3090b" // s_scratch_store_dword 3
    U"\x3090e" // s_scratch_store_dwordx2 3
    U"\x30911" // s_scratch_store_dwordx4 3
    U"\x10914" // s_sendmsg 1
    U"\x10915" // s_sendmsghalt 1
    U"\x10916" // s_set_gpr_idx_idx 1
    U"\x10917" // s_set_gpr_idx_mode 1
    U"\x10918" // s_set_gpr_idx_off 1
    U"\x10919" // s_set_gpr_idx_on 1
    U"\x1091a" // s_sethalt 1
    U"\x1091b" // s_setkill 1
    U"\x1091c" // s_setpc_b64 1
    U"\x1091d" // s_setprio 1
    U"\x1091e" // s_setreg_b32 1
    U"\x1091f" // s_setreg_imm32_b32 1
    U"\x10920" // s_setvskip 1
    U"\x10921" // s_sext_i32_i16 1
    U"\x10922" // s_sext_i32_i8 1
    U"\x10923" // s_sleep 1
    U"\x30924" // s_store_dword 3
    U"\x30927" // s_store_dwordx2 3
    U"\x3092a" // s_store_dwordx4 3
    U"\x1092d" // s_sub_i32 1
    U"\x1092e" // s_sub_u32 1
    U"\x1092f" // s_subb_u32 1
    U"\x10930" // s_swappc_b64 1
    U"\x10931" // s_trap 1
    U"\x10932" // s_ttracedata 1
    U"\x10933" // s_waitcnt 1
    U"\x10934" // s_wakeup 1
    U"\x10935" // s_wqm_b32 1
    U"\x10936" // s_wqm_b64 1
    U"\x10937" // s_xnor_b32 1
    U"\x10938" // s_xnor_b64 1
    U"\x10939" // s_xnor_saveexec_b64 1
    U"\x1093a" // s_xor_b32 1
    U"\x1093b" // s_xor_b64 1
    U"\x1093c" // s_xor_saveexec_b64 1
    U"\x8093d" // scratch_load_dword 8
    U"\x60945" // scratch_load_dwordx2 6
    U"\x6094b" // scratch_load_dwordx3 6
    U"\x60951" // scratch_load_dwordx4 6
    U"\x40957" // scratch_load_lds_dword 4
    U"\x4095b" // scratch_load_lds_sbyte 4
    U"\x4095f" // scratch_load_lds_sshort 4
    U"\x40963" // scratch_load_lds_ubyte 4
    U"\x40967" // scratch_load_lds_ushort 4
    U"\x8096b" // scratch_load_sbyte 8
    U"\x60973" // scratch_load_sbyte_d16 6
    U"\x60979" // scratch_load_sbyte_d16_hi 6
    U"\x6097f" // scratch_load_short_d16 6
    U"\x60985" // scratch_load_short_d16_hi 6
    U"\x8098b" // scratch_load_sshort 8
    U"\x80993" // scratch_load_ubyte 8
    U"\x6099b" // scratch_load_ubyte_d16 6
    U"\x609a1" // scratch_load_ubyte_d16_hi 6
    U"\x809a7" // scratch_load_ushort 8
    U"\x609af" // scratch_store_byte 6
    U"\x609b5" // scratch_store_byte_d16_hi 6
    U"\x609bb" // scratch_store_dword 6
    U"\x609c1" // scratch_store_dwordx2 6
    U"\x609c7" // scratch_store_dwordx3 6
    U"\x609cd" // scratch_store_dwordx4 6
    U"\x609d3" // scratch_store_short 6
    U"\x609d9" // scratch_store_short_d16_hi 6
    U"\x809df" // tbuffer_load_format_d16_x 8
    U"\x809e7" // tbuffer_load_format_d16_xy 8
    U"\x809ef" // tbuffer_load_format_d16_xyz 8
    U"\x809f7" // tbuffer_load_format_d16_xyzw 8
    U"\x809ff" // tbuffer_load_format_x 8
    U"\x80a07" // tbuffer_load_format_xy 8
    U"\x80a0f" // tbuffer_load_format_xyz 8
    U"\x80a17" // tbuffer_load_format_xyzw 8
    U"\x80a1f" // tbuffer_store_format_d16_x 8
    U"\x80a27" // tbuffer_store_format_d16_xy 8
    U"\x80a2f" // tbuffer_store_format_d16_xyz 8
    U"\x80a37" // tbuffer_store_format_d16_xyzw 8
    U"\x80a3f" // tbuffer_store_format_x 8
    U"\x80a47" // tbuffer_store_format_xy 8
    U"\x80a4f" // tbuffer_store_format_xyz 8
    U"\x80a57" // tbuffer_store_format_xyzw 8
    U"\x10a5f" // v_accvgpr_mov_b32 1
    U"\x10a60" // v_accvgpr_read_b32 1
    U"\x10a61" // v_accvgpr_write_b32 1
    U"\x10a62" // v_add3_u32 1
    U"\x40a63" // v_add_co_u32 4
    U"\x40a67" // v_add_f16 4
    U"\x40a6b" // v_add_f32 4
    U"\x10a6f" // v_add_f64 1
    U"\x10a70" // v_add_i16 1
    U"\x10a71" // v_add_i32 1
    U"\x10a72" // v_add_lshl_u32 1
    U"\x40a73" // v_add_u16 4
    U"\x40a77" // v_add_u32 4
    U"\x40a7b" // v_addc_co_u32 4
    U"\x10a7f" // v_alignbit_b32 1
    U"\x10a80" // v_alignbyte_b32 1
    U"\x40a81" // v_and_b32 4
    U"\x10a85" // v_and_or_b32 1
    U"\x10a86" // v_ashr_pk_i8_i32 1
    U"\x10a87" // v_ashr_pk_u8_i32 1
    U"\x40a88" // v_ashrrev_i16 4
    U"\x40a8c" // v_ashrrev_i32 4
    U"\x10a90" // v_ashrrev_i64 1
    U"\x10a91" // v_bcnt_u32_b32 1
    U"\x10a92" // v_bfe_i32 1
    U"\x10a93" // v_bfe_u32 1
    U"\x10a94" // v_bfi_b32 1
    U"\x10a95" // v_bfm_b32 1
    U"\x40a96" // v_bfrev_b32 4
    U"\x10a9a" // v_bitop3_b16 1
    U"\x10a9b" // v_bitop3_b32 1
    U"\x40a9c" // v_ceil_f16 4
    U"\x40aa0" // v_ceil_f32 4
    U"\x20aa4" // v_ceil_f64 2
    U"\x10aa6" // v_clrexcp 1
    U"\x30aa7" // v_cmp_class_f16 3
    U"\x30aaa" // v_cmp_class_f32 3
    U"\x20aad" // v_cmp_class_f64 2
    U"\x30aaf" // v_cmp_eq_f16 3
    U"\x30ab2" // v_cmp_eq_f32 3
    U"\x20ab5" // v_cmp_eq_f64 2
    U"\x30ab7" // v_cmp_eq_i16 3
    U"\x30aba" // v_cmp_eq_i32 3
    U"\x20abd" // v_cmp_eq_i64 2
    U"\x30abf" // v_cmp_eq_u16 3
    U"\x30ac2" // v_cmp_eq_u32 3
    U"\x20ac5" // v_cmp_eq_u64 2
    U"\x30ac7" // v_cmp_f_f16 3
    U"\x30aca" // v_cmp_f_f32 3
    U"\x20acd" // v_cmp_f_f64 2
    U"\x30acf" // v_cmp_f_i16 3
    U"\x30ad2" // v_cmp_f_i32 3
    U"\x20ad5" // v_cmp_f_i64 2
    U"\x30ad7" // v_cmp_f_u16 3
    U"\x30ada" // v_cmp_f_u32 3
    U"\x20add" // v_cmp_f_u64 2
    U"\x30adf" // v_cmp_ge_f16 3
    U"\x30ae2" // v_cmp_ge_f32 3
    U"\x20ae5" // v_cmp_ge_f64 2
    U"\x30ae7" // v_cmp_ge_i16 3
    U"\x30aea" // v_cmp_ge_i32 3
    U"\x20aed" // v_cmp_ge_i64 2
    U"\x30aef" // v_cmp_ge_u16 3
    U"\x30af2" // v_cmp_ge_u32 3
    U"\x20af5" // v_cmp_ge_u64 2
    U"\x30af7" // v_cmp_gt_f16 3
    U"\x30afa" // v_cmp_gt_f32 3
    U"\x20afd" // v_cmp_gt_f64 2
    U"\x30aff" // v_cmp_gt_i16 3
    U"\x30b02" // v_cmp_gt_i32 3
    U"\x20b05" // v_cmp_gt_i64 2
    U"\x30b07" // v_cmp_gt_u16 3
    U"\x30b0a" // v_cmp_gt_u32 3
    U"\x20b0d" // v_cmp_gt_u64 2
    U"\x30b0f" // v_cmp_le_f16 3
    U"\x30b12" // v_cmp_le_f32 3
    U"\x20b15" // v_cmp_le_f64 2
    U"\x30b17" // v_cmp_le_i16 3
    U"\x30b1a" // v_cmp_le_i32 3
    U"\x20b1d" // v_cmp_le_i64 2
    U"\x30b1f" // v_cmp_le_u16 3
    U"\x30b22" // v_cmp_le_u32 3
    U"\x20b25" // v_cmp_le_u64 2
    U"\x30b27" // v_cmp_lg_f16 3
    U"\x30b2a" // v_cmp_lg_f32 3
    U"\x20b2d" // v_cmp_lg_f64 2
    U"\x30b2f" // v_cmp_lt_f16 3
    U"\x30b32" // v_cmp_lt_f32 3
    U"\x20b35" // v_cmp_lt_f64 2
    U"\x30b37" // v_cmp_lt_i16 3
    U"\x30b3a" // v_cmp_lt_i32 3
    U"\x20b3d" // v_cmp_lt_i64 2
    U"\x30b3f" // v_cmp_lt_u16 3
    U"\x30b42" // v_cmp_lt_u32 3
    U"\x20b45" // v_cmp_lt_u64 2
    U"\x30b47" // v_cmp_ne_i16 3
    U"\x30b4a" // v_cmp_ne_i32 3
    U"\x20b4d" // v_cmp_ne_i64 2
    U"\x30b4f" // v_cmp_ne_u16 3
    U"\x30b52" // v_cmp_ne_u32 3
    U"\x20b55" // v_cmp_ne_u64 2
    U"\x30b57" // v_cmp_neq_f16 3
    U"\x30b5a" // v_cmp_neq_f32 3
    U"\x20b5d" // v_cmp_neq_f64 2
    U"\x30b5f" // v_cmp_nge_f16 3
    U"\x30b62" // v_cmp_nge_f32 3
    U"\x20b65" // v_cmp_nge_f64 2
    U"\x30b67" // v_cmp_ngt_f16 3
    U"\x30b6a" // v_cmp_ngt_f32 3
    U"\x20b6d" // v_cmp_ngt_f64 2
    U"\x30b6f" // v_cmp_nle_f16 3
    U"\x30b72" // v_cmp_nle_f32 3
    U"\x20b75" // v_cmp_nle_f64 2
    U"\x30b77" // v_cmp_nlg_f16 3
    U"\x30b7a" // v_cmp_nlg_f32 3
    U"\x20b7d" // v_cmp_nlg_f64 2
    U"\x30b7f" // v_cmp_nlt_f16 3
    U"\x30b82" // v_cmp_nlt_f32 3
    U"\x20b85" // v_cmp_nlt_f64 2
    U"\x30b87" // v_cmp_o_f16 3
    U"\x30b8a" // v_cmp_o_f32 3
    U"\x20b8d" // v_cmp_o_f64 2
    U"\x30b8f" // v_cmp_t_i16 3
    U"\x30b92" // v_cmp_t_i32 3
    U"\x20b95" // v_cmp_t_i64 2
    U"\x30b97" // v_cmp_t_u16 3
    U"\x30b9a" // v_cmp_t_u32 3
    U"\x20b9d" // v_cmp_t_u64 2
    U"\x30b9f" // v_cmp_tru_f16 3
    U"\x30ba2" // v_cmp_tru_f32 3
    U"\x20ba5" // v_cmp_tru_f64 2
    U"\x30ba7" // v_cmp_u_f16 3
    U"\x30baa" // v_cmp_u_f32 3
    U"\x20bad" // v_cmp_u_f64 2
    U"\x30baf" // v_cmpx_class_f16 3
    U"\x30bb2" // v_cmpx_class_f32 3
    U"\x20bb5" // v_cmpx_class_f64 2
    U"\x30bb7" // v_cmpx_eq_f16 3
    U"\x30bba" // v_cmpx_eq_f32 3
    U"\x20bbd" // v_cmpx_eq_f64 2
    U"\x30bbf" // v_cmpx_eq_i16 3
    U"\x30bc2" // v_cmpx_eq_i32 3
    U"\x20bc5" // v_cmpx_eq_i64 2
    U"\x30bc7" // v_cmpx_eq_u16 3
    U"\x30bca" // v_cmpx_eq_u32 3
    U"\x20bcd" // v_cmpx_eq_u64 2
    U"\x30bcf" // v_cmpx_f_f16 3
    U"\x30bd2" // v_cmpx_f_f32 3
    U"\x20bd5" // v_cmpx_f_f64 2
    U"\x30bd7" // v_cmpx_f_i16 3
    U"\x30bda" // v_cmpx_f_i32 3
    U"\x20bdd" // v_cmpx_f_i64 2
    U"\x30bdf" // v_cmpx_f_u16 3
    U"\x30be2" // v_cmpx_f_u32 3
    U"\x20be5" // v_cmpx_f_u64 2
    U"\x30be7" // v_cmpx_ge_f16 3
    U"\x30bea" // v_cmpx_ge_f32 3
    U"\x20bed" // v_cmpx_ge_f64 2
    U"\x30bef" // v_cmpx_ge_i16 3
    U"\x30bf2" // v_cmpx_ge_i32 3
    U"\x20bf5" // v_cmpx_ge_i64 2
    U"\x30bf7" // v_cmpx_ge_u16 3
    U"\x30bfa" // v_cmpx_ge_u32 3
    U"\x20bfd" // v_cmpx_ge_u64 2
    U"\x30bff" // v_cmpx_gt_f16 3
    U"\x30c02" // v_cmpx_gt_f32 3
    U"\x20c05" // v_cmpx_gt_f64 2
    U"\x30c07" // v_cmpx_gt_i16 3
    U"\x30c0a" // v_cmpx_gt_i32 3
    U"\x20c0d" // v_cmpx_gt_i64 2
    U"\x30c0f" // v_cmpx_gt_u16 3
    U"\x30c12" // v_cmpx_gt_u32 3
    U"\x20c15" // v_cmpx_gt_u64 2
    U"\x30c17" // v_cmpx_le_f16 3
    U"\x30c1a" // v_cmpx_le_f32 3
    U"\x20c1d" // v_cmpx_le_f64 2
    U"\x30c1f" // v_cmpx_le_i16 3
    U"\x30c22" // v_cmpx_le_i32 3
    U"\x20c25" // v_cmpx_le_i64 2
    U"\x30c27" // v_cmpx_le_u16 3
    U"\x30c2a" // v_cmpx_le_u32 3
    U"\x20c2d" // v_cmpx_le_u64 2
    U"\x30c2f" // v_cmpx_lg_f16 3
    U"\x30c32" // v_cmpx_lg_f32 3
    U"\x20c35" // v_cmpx_lg_f64 2
    U"\x30c37" // v_cmpx_lt_f16 3
    U"\x30c3a" // v_cmpx_lt_f32 3
    U"\x20c3d" // v_cmpx_lt_f64 2
    U"\x30c3f" // v_cmpx_lt_i16 3
    U"\x30c42" // v_cmpx_lt_i32 3
    U"\x20c45" // v_cmpx_lt_i64 2
    U"\x30c47" // v_cmpx_lt_u16 3
    U"\x30c4a" // v_cmpx_lt_u32 3
    U"\x20c4d" // v_cmpx_lt_u64 2
    U"\x30c4f" // v_cmpx_ne_i16 3
    U"\x30c52" // v_cmpx_ne_i32 3
    U"\x20c55" // v_cmpx_ne_i64 2
    U"\x30c57" // v_cmpx_ne_u16 3
    U"\x30c5a" // v_cmpx_ne_u32 3
    U"\x20c5d" // v_cmpx_ne_u64 2
    U"\x30c5f" // v_cmpx_neq_f16 3
    U"\x30c62" // v_cmpx_neq_f32 3
    U"\x20c65" // v_cmpx_neq_f64 2
    U"\x30c67" // v_cmpx_nge_f16 3
    U"\x30c6a" // v_cmpx_nge_f32 3
    U"\x20c6d" // v_cmpx_nge_f64 2
    U"\x30c6f" // v_cmpx_ngt_f16 3
    U"\x30c72" // v_cmpx_ngt_f32 3
    U"\x20c75" // v_cmpx_ngt_f64 2
    U"\x30c77" // v_cmpx_nle_f16 3
    U"\x30c7a" // v_cmpx_nle_f32 3
    U"\x20c7d" // v_cmpx_nle_f64 2
    U"\x30c7f" // v_cmpx_nlg_f16 3
    U"\x30c82" // v_cmpx_nlg_f32 3
    U"\x20c85" // v_cmpx_nlg_f64 2
    U"\x30c87" // v_cmpx_nlt_f16 3
    U"\x30c8a" // v_cmpx_nlt_f32 3
    U"\x20c8d" // v_cmpx_nlt_f64 2
    U"\x30c8f" // v_cmpx_o_f16 3
    U"\x30c92" // v_cmpx_o_f32 3
    U"\x20c95" // v_cmpx_o_f64 2
    U"\x30c97" // v_cmpx_t_i16 3
    U"\x30c9a" // v_cmpx_t_i32 3
    U"\x20c9d" // v_cmpx_t_i64 2
    U"\x30c9f" // v_cmpx_t_u16 3
    U"\x30ca2" // v_cmpx_t_u32 3
    U"\x20ca5" // v_cmpx_t_u64 2
    U"\x30ca7" // v_cmpx_tru_f16 3
    U"\x30caa" // v_cmpx_tru_f32 3
    U"\x20cad" // v_cmpx_tru_f64 2
    U"\x30caf" // v_cmpx_u_f16 3
    U"\x30cb2" // v_cmpx_u_f32 3
    U"\x20cb5" // v_cmpx_u_f64 2
    U"\x40cb7" // v_cndmask_b32 4
    U"\x40cbb" // v_cos_f16 4
    U"\x40cbf" // v_cos_f32 4
    U"\x10cc3" // v_cubeid_f32 1
    U"\x10cc4" // v_cubema_f32 1
    U"\x10cc5" // v_cubesc_f32 1
    U"\x10cc6" // v_cubetc_f32 1
    U"\x40cc7" // v_cvt_f16_f32 4
    U"\x40ccb" // v_cvt_f16_i16 4
    U"\x40ccf" // v_cvt_f16_u16 4
    U"\x40cd3" // v_cvt_f32_bf16 4
    U"\x40cd7" // v_cvt_f32_bf8 4
    U"\x40cdb" // v_cvt_f32_f16 4
    U"\x20cdf" // v_cvt_f32_f64 2
    U"\x40ce1" // v_cvt_f32_fp8 4
    U"\x40ce5" // v_cvt_f32_i32 4
    U"\x40ce9" // v_cvt_f32_u32 4
    U"\x40ced" // v_cvt_f32_ubyte0 4
    U"\x40cf1" // v_cvt_f32_ubyte1 4
    U"\x40cf5" // v_cvt_f32_ubyte2 4
    U"\x40cf9" // v_cvt_f32_ubyte3 4
    U"\x20cfd" // v_cvt_f64_f32 2
    U"\x20cff" // v_cvt_f64_i32 2
    U"\x20d01" // v_cvt_f64_u32 2
    U"\x40d03" // v_cvt_flr_i32_f32 4
    U"\x40d07" // v_cvt_i16_f16 4
    U"\x40d0b" // v_cvt_i32_f32 4
    U"\x20d0f" // v_cvt_i32_f64 2
    U"\x40d11" // v_cvt_norm_i16_f16 4
    U"\x40d15" // v_cvt_norm_u16_f16 4
    U"\x40d19" // v_cvt_off_f32_i4 4
    U"\x10d1d" // v_cvt_pk_bf16_f32 1
    U"\x10d1e" // v_cvt_pk_bf8_f32 1
    U"\x10d1f" // v_cvt_pk_f16_f32 1
    U"\x30d20" // v_cvt_pk_f32_bf8 3
    U"\x30d23" // v_cvt_pk_f32_fp8 3
    U"\x10d26" // v_cvt_pk_fp8_f32 1
    U"\x10d27" // v_cvt_pk_i16_i32 1
    U"\x10d28" // v_cvt_pk_u16_u32 1
    U"\x10d29" // v_cvt_pk_u8_f32 1
    U"\x10d2a" // v_cvt_pkaccum_u8_f32 1
    U"\x10d2b" // v_cvt_pknorm_i16_f16 1
    U"\x10d2c" // v_cvt_pknorm_i16_f32 1
    U"\x10d2d" // v_cvt_pknorm_u16_f16 1
    U"\x10d2e" // v_cvt_pknorm_u16_f32 1
    U"\x10d2f" // v_cvt_pkrtz_f16_f32 1
    U"\x40d30" // v_cvt_rpi_i32_f32 4
    U"\x10d34" // v_cvt_scalef32_2xpk16_bf6_f32 1
    U"\x10d35" // v_cvt_scalef32_2xpk16_fp6_f32 1
    U"\x10d36" // v_cvt_scalef32_f16_bf8 1
    U"\x10d37" // v_cvt_scalef32_f16_fp8 1
    U"\x10d38" // v_cvt_scalef32_f32_bf8 1
    U"\x10d39" // v_cvt_scalef32_f32_fp8 1
    U"\x10d3a" // v_cvt_scalef32_pk32_bf16_bf6 1
    U"\x10d3b" // v_cvt_scalef32_pk32_bf16_fp6 1
    U"\x10d3c" // v_cvt_scalef32_pk32_bf6_bf16 1
    U"\x10d3d" // v_cvt_scalef32_pk32_bf6_f16 1
    U"\x10d3e" // v_cvt_scalef32_pk32_f16_bf6 1
    U"\x10d3f" // v_cvt_scalef32_pk32_f16_fp6 1
    U"\x10d40" // v_cvt_scalef32_pk32_f32_bf6 1
    U"\x10d41" // v_cvt_scalef32_pk32_f32_fp6 1
    U"\x10d42" // v_cvt_scalef32_pk32_fp6_bf16 1
    U"\x10d43" // v_cvt_scalef32_pk32_fp6_f16 1
    U"\x10d44" // v_cvt_scalef32_pk_bf16_bf8 1
    U"\x10d45" // v_cvt_scalef32_pk_bf16_fp4 1
    U"\x10d46" // v_cvt_scalef32_pk_bf16_fp8 1
    U"\x10d47" // v_cvt_scalef32_pk_bf8_bf16 1
    U"\x10d48" // v_cvt_scalef32_pk_bf8_f16 1
    U"\x10d49" // v_cvt_scalef32_pk_bf8_f32 1
    U"\x10d4a" // v_cvt_scalef32_pk_f16_bf8 1
    U"\x10d4b" // v_cvt_scalef32_pk_f16_fp4 1
    U"\x10d4c" // v_cvt_scalef32_pk_f16_fp8 1
    U"\x10d4d" // v_cvt_scalef32_pk_f32_bf8 1
    U"\x10d4e" // v_cvt_scalef32_pk_f32_fp4 1
    U"\x10d4f" // v_cvt_scalef32_pk_f32_fp8 1
    U"\x10d50" // v_cvt_scalef32_pk_fp4_bf16 1
    U"\x10d51" // v_cvt_scalef32_pk_fp4_f16 1
    U"\x10d52" // v_cvt_scalef32_pk_fp4_f32 1
    U"\x10d53" // v_cvt_scalef32_pk_fp8_bf16 1
    U"\x10d54" // v_cvt_scalef32_pk_fp8_f16 1
    U"\x10d55" // v_cvt_scalef32_pk_fp8_f32 1
    U"\x10d56" // v_cvt_scalef32_sr_bf8_bf16 1
    U"\x10d57" // v_cvt_scalef32_sr_bf8_f16 1
    U"\x10d58" // v_cvt_scalef32_sr_bf8_f32 1
    U"\x10d59" // v_cvt_scalef32_sr_fp8_bf16 1
    U"\x10d5a" // v_cvt_scalef32_sr_fp8_f16 1
    U"\x10d5b" // v_cvt_scalef32_sr_fp8_f32 1
    U"\x10d5c" // v_cvt_scalef32_sr_pk32_bf6_bf16 1
    U"\x10d5d" // v_cvt_scalef32_sr_pk32_bf6_f16 1
    U"\x10d5e" // v_cvt_scalef32_sr_pk32_bf6_f32 1
    U"\x10d5f" // v_cvt_scalef32_sr_pk32_fp6_bf16 1
    U"\x10d60" // v_cvt_scalef32_sr_pk32_fp6_f16 1
    U"\x10d61" // v_cvt_scalef32_sr_pk32_fp6_f32 1
    U"\x10d62" // v_cvt_scalef32_sr_pk_fp4_bf16 1
    U"\x10d63" // v_cvt_scalef32_sr_pk_fp4_f16 1
    U"\x10d64" // v_cvt_scalef32_sr_pk_fp4_f32 1
    U"\x10d65" // v_cvt_sr_bf16_f32 1
    U"\x10d66" // v_cvt_sr_bf8_f32 1
    U"\x10d67" // v_cvt_sr_f16_f32 1
    U"\x10d68" // v_cvt_sr_fp8_f32 1
    U"\x40d69" // v_cvt_u16_f16 4
    U"\x40d6d" // v_cvt_u32_f32 4
    U"\x20d71" // v_cvt_u32_f64 2
    U"\x10d73" // v_div_fixup_f16 1
    U"\x10d74" // v_div_fixup_f32 1
    U"\x10d75" // v_div_fixup_f64 1
    U"\x10d76" // v_div_fixup_legacy_f16 1
    U"\x10d77" // v_div_fmas_f32 1
    U"\x10d78" // v_div_fmas_f64 1
    U"\x10d79" // v_div_scale_f32 1
    U"\x10d7a" // v_div_scale_f64 1
    U"\x10d7b" // v_dot2_f32_bf16 1
    U"\x20d7c" // v_dot2_f32_f16 2
    U"\x20d7e" // v_dot2_i32_i16 2
    U"\x20d80" // v_dot2_u32_u16 2
    U"\x30d82" // v_dot2c_f32_bf16 3
    U"\x30d85" // v_dot2c_f32_f16 3
    U"\x30d88" // v_dot2c_i32_i16 3
    U"\x10d8b" // v_dot4_i32_i8 1
    U"\x10d8c" // v_dot4_u32_u8 1
    U"\x30d8d" // v_dot4c_i32_i8 3
    U"\x10d90" // v_dot8_i32_i4 1
    U"\x10d91" // v_dot8_u32_u4 1
    U"\x30d92" // v_dot8c_i32_i4 3
    U"\x40d95" // v_exp_f16 4
    U"\x40d99" // v_exp_f32 4
    U"\x40d9d" // v_exp_legacy_f32 4
    U"\x40da1" // v_ffbh_i32 4
    U"\x40da5" // v_ffbh_u32 4
    U"\x40da9" // v_ffbl_b32 4
    U"\x40dad" // v_floor_f16 4
    U"\x40db1" // v_floor_f32 4
    U"\x20db5" // v_floor_f64 2
    U"\x10db7" // v_fma_f16 1
    U"\x10db8" // v_fma_f32 1
    U"\x10db9" // v_fma_f64 1
    U"\x10dba" // v_fma_legacy_f16 1
    U"\x10dbb" // v_fma_mix_f32 1
    U"\x10dbc" // v_fma_mixhi_f16 1
    U"\x10dbd" // v_fma_mixlo_f16 1
    U"\x10dbe" // v_fmaak_f32 1
    U"\x30dbf" // v_fmac_f32 3
    U"\x20dc2" // v_fmac_f64 2
    U"\x10dc4" // v_fmamk_f32 1
    U"\x40dc5" // v_fract_f16 4
    U"\x40dc9" // v_fract_f32 4
    U"\x20dcd" // v_fract_f64 2
    U"\x40dcf" // v_frexp_exp_i16_f16 4
    U"\x40dd3" // v_frexp_exp_i32_f32 4
    U"\x20dd7" // v_frexp_exp_i32_f64 2
    U"\x40dd9" // v_frexp_mant_f16 4
    U"\x40ddd" // v_frexp_mant_f32 4
    U"\x20de1" // v_frexp_mant_f64 2
    U"\x40de3" // v_ldexp_f16 4
    U"\x10de7" // v_ldexp_f32 1
    U"\x10de8" // v_ldexp_f64 1
    U"\x10de9" // v_lerp_u8 1
    U"\x40dea" // v_log_f16 4
    U"\x40dee" // v_log_f32 4
    U"\x40df2" // v_log_legacy_f32 4
    U"\x10df6" // v_lshl_add_u32 1
    U"\x10df7" // v_lshl_add_u64 1
    U"\x10df8" // v_lshl_or_b32 1
    U"\x40df9" // v_lshlrev_b16 4
    U"\x40dfd" // v_lshlrev_b32 4
    U"\x10e01" // v_lshlrev_b64 1
    U"\x40e02" // v_lshrrev_b16 4
    U"\x40e06" // v_lshrrev_b32 4
    U"\x10e0a" // v_lshrrev_b64 1
    U"\x30e0b" // v_mac_f16 3
    U"\x30e0e" // v_mac_f32 3
    U"\x10e11" // v_mad_f16 1
    U"\x10e12" // v_mad_f32 1
    U"\x10e13" // v_mad_i16 1
    U"\x10e14" // v_mad_i32_i16 1
    U"\x10e15" // v_mad_i32_i24 1
    U"\x10e16" // v_mad_i64_i32 1
    U"\x10e17" // v_mad_legacy_f16 1
    U"\x10e18" // v_mad_legacy_f32 1
    U"\x10e19" // v_mad_legacy_i16 1
    U"\x10e1a" // v_mad_legacy_u16 1
    U"\x10e1b" // v_mad_u16 1
    U"\x10e1c" // v_mad_u32_u16 1
    U"\x10e1d" // v_mad_u32_u24 1
    U"\x10e1e" // v_mad_u64_u32 1
    U"\x10e1f" // v_madak_f16 1
    U"\x10e20" // v_madak_f32 1
    U"\x10e21" // v_madmk_f16 1
    U"\x10e22" // v_madmk_f32 1
    U"\x10e23" // v_max3_f16 1
    U"\x10e24" // v_max3_f32 1
    U"\x10e25" // v_max3_i16 1
    U"\x10e26" // v_max3_i32 1
    U"\x10e27" // v_max3_u16 1
    U"\x10e28" // v_max3_u32 1
    U"\x40e29" // v_max_f16 4
    U"\x40e2d" // v_max_f32 4
    U"\x10e31" // v_max_f64 1
    U"\x40e32" // v_max_i16 4
    U"\x40e36" // v_max_i32 4
    U"\x40e3a" // v_max_u16 4
    U"\x40e3e" // v_max_u32 4
    U"\x10e42" // v_maximum3_f32 1
    U"\x10e43" // v_mbcnt_hi_u32_b32 1
    U"\x10e44" // v_mbcnt_lo_u32_b32 1
    U"\x10e45" // v_med3_f16 1
    U"\x10e46" // v_med3_f32 1
    U"\x10e47" // v_med3_i16 1
    U"\x10e48" // v_med3_i32 1
    U"\x10e49" // v_med3_u16 1
    U"\x10e4a" // v_med3_u32 1
    U"\x120e4b" // v_mfma_f32_16x16x128_f8f6f4 18
    U"\x20e5d" // v_mfma_f32_16x16x16_bf16 2
    U"\x20e5f" // v_mfma_f32_16x16x16_f16 2
    U"\x20e61" // v_mfma_f32_16x16x16bf16 2
    U"\x40e63" // v_mfma_f32_16x16x16bf16_1k 4
    U"\x40e67" // v_mfma_f32_16x16x16f16 4
    U"\x20e6b" // v_mfma_f32_16x16x1_4b_f32 2
    U"\x20e6d" // v_mfma_f32_16x16x1f32 2
    U"\x20e6f" // v_mfma_f32_16x16x2bf16 2
    U"\x20e71" // v_mfma_f32_16x16x32_bf16 2
    U"\x20e73" // v_mfma_f32_16x16x32_bf8_bf8 2
    U"\x20e75" // v_mfma_f32_16x16x32_bf8_fp8 2
    U"\x20e77" // v_mfma_f32_16x16x32_f16 2
    U"\x20e79" // v_mfma_f32_16x16x32_fp8_bf8 2
    U"\x20e7b" // v_mfma_f32_16x16x32_fp8_fp8 2
    U"\x20e7d" // v_mfma_f32_16x16x32bf16 2
    U"\x20e7f" // v_mfma_f32_16x16x32f16 2
    U"\x20e81" // v_mfma_f32_16x16x4_4b_bf16 2
    U"\x20e83" // v_mfma_f32_16x16x4_4b_f16 2
    U"\x20e85" // v_mfma_f32_16x16x4_f32 2
    U"\x20e87" // v_mfma_f32_16x16x4bf16 2
    U"\x20e89" // v_mfma_f32_16x16x4bf16_1k 2
    U"\x20e8b" // v_mfma_f32_16x16x4f16 2
    U"\x20e8d" // v_mfma_f32_16x16x4f32 2
    U"\x20e8f" // v_mfma_f32_16x16x8_xf32 2
    U"\x20e91" // v_mfma_f32_16x16x8bf16 2
    U"\x20e93" // v_mfma_f32_16x16x8xf32 2
    U"\x20e95" // v_mfma_f32_32x32x16_bf16 2
    U"\x20e97" // v_mfma_f32_32x32x16_bf8_bf8 2
    U"\x20e99" // v_mfma_f32_32x32x16_bf8_fp8 2
    U"\x20e9b" // v_mfma_f32_32x32x16_f16 2
    U"\x20e9d" // v_mfma_f32_32x32x16_fp8_bf8 2
    U"\x20e9f" // v_mfma_f32_32x32x16_fp8_fp8 2
    U"\x20ea1" // v_mfma_f32_32x32x16bf16 2
    U"\x20ea3" // v_mfma_f32_32x32x16f16 2
    U"\x20ea5" // v_mfma_f32_32x32x1_2b_f32 2
    U"\x20ea7" // v_mfma_f32_32x32x1f32 2
    U"\x20ea9" // v_mfma_f32_32x32x2_f32 2
    U"\x20eab" // v_mfma_f32_32x32x2bf16 2
    U"\x20ead" // v_mfma_f32_32x32x2f32 2
    U"\x20eaf" // v_mfma_f32_32x32x4_2b_bf16 2
    U"\x20eb1" // v_mfma_f32_32x32x4_2b_f16 2
    U"\x20eb3" // v_mfma_f32_32x32x4_xf32 2
    U"\x40eb5" // v_mfma_f32_32x32x4bf16 4
    U"\x20eb9" // v_mfma_f32_32x32x4bf16_1k 2
    U"\x20ebb" // v_mfma_f32_32x32x4f16 2
    U"\x20ebd" // v_mfma_f32_32x32x4xf32 2
    U"\x120ebf" // v_mfma_f32_32x32x64_f8f6f4 18
    U"\x20ed1" // v_mfma_f32_32x32x8_bf16 2
    U"\x20ed3" // v_mfma_f32_32x32x8_f16 2
    U"\x20ed5" // v_mfma_f32_32x32x8bf16 2
    U"\x40ed7" // v_mfma_f32_32x32x8bf16_1k 4
    U"\x40edb" // v_mfma_f32_32x32x8f16 4
    U"\x20edf" // v_mfma_f32_4x4x1_16b_f32 2
    U"\x20ee1" // v_mfma_f32_4x4x1f32 2
    U"\x20ee3" // v_mfma_f32_4x4x2bf16 2
    U"\x20ee5" // v_mfma_f32_4x4x4_16b_bf16 2
    U"\x20ee7" // v_mfma_f32_4x4x4_16b_f16 2
    U"\x20ee9" // v_mfma_f32_4x4x4bf16 2
    U"\x20eeb" // v_mfma_f32_4x4x4bf16_1k 2
    U"\x20eed" // v_mfma_f32_4x4x4f16 2
    U"\x20eef" // v_mfma_f64_16x16x4_f64 2
    U"\x40ef1" // v_mfma_f64_16x16x4f64 4
    U"\x20ef5" // v_mfma_f64_4x4x4_4b_f64 2
    U"\x40ef7" // v_mfma_f64_4x4x4f64 4
    U"\x20efb" // v_mfma_i32_16x16x16i8 2
    U"\x20efd" // v_mfma_i32_16x16x32_i8 2
    U"\x20eff" // v_mfma_i32_16x16x32i8 2
    U"\x20f01" // v_mfma_i32_16x16x4_4b_i8 2
    U"\x20f03" // v_mfma_i32_16x16x4i8 2
    U"\x20f05" // v_mfma_i32_16x16x64_i8 2
    U"\x20f07" // v_mfma_i32_16x16x64i8 2
    U"\x20f09" // v_mfma_i32_32x32x16_i8 2
    U"\x20f0b" // v_mfma_i32_32x32x16i8 2
    U"\x20f0d" // v_mfma_i32_32x32x32_i8 2
    U"\x20f0f" // v_mfma_i32_32x32x32i8 2
    U"\x20f11" // v_mfma_i32_32x32x4_2b_i8 2
    U"\x20f13" // v_mfma_i32_32x32x4i8 2
    U"\x20f15" // v_mfma_i32_32x32x8i8 2
    U"\x20f17" // v_mfma_i32_4x4x4_16b_i8 2
    U"\x20f19" // v_mfma_i32_4x4x4i8 2
    U"\x10f1b" // v_mfma_ld_scale_b32 1
    U"\x120f1c" // v_mfma_scale_f32_16x16x128_f8f6f4 18
    U"\x120f2e" // v_mfma_scale_f32_32x32x64_f8f6f4 18
    U"\x10f40" // v_min3_f16 1
    U"\x10f41" // v_min3_f32 1
    U"\x10f42" // v_min3_i16 1
    U"\x10f43" // v_min3_i32 1
    U"\x10f44" // v_min3_u16 1
    U"\x10f45" // v_min3_u32 1
    U"\x40f46" // v_min_f16 4
    U"\x40f4a" // v_min_f32 4
    U"\x10f4e" // v_min_f64 1
    U"\x40f4f" // v_min_i16 4
    U"\x40f53" // v_min_i32 4
    U"\x40f57" // v_min_u16 4
    U"\x40f5b" // v_min_u32 4
    U"\x10f5f" // v_minimum3_f32 1
    U"\x40f60" // v_mov_b32 4
    U"\x20f64" // v_mov_b64 2
    U"\x10f66" // v_mqsad_pk_u16_u8 1
    U"\x10f67" // v_mqsad_u32_u8 1
    U"\x10f68" // v_msad_u8 1
    U"\x40f69" // v_mul_f16 4
    U"\x40f6d" // v_mul_f32 4
    U"\x10f71" // v_mul_f64 1
    U"\x10f72" // v_mul_hi_i32 1
    U"\x40f73" // v_mul_hi_i32_i24 4
    U"\x10f77" // v_mul_hi_u32 1
    U"\x40f78" // v_mul_hi_u32_u24 4
    U"\x40f7c" // v_mul_i32_i24 4
    U"\x10f80" // v_mul_legacy_f32 1
    U"\x10f81" // v_mul_lo_i32 1
    U"\x40f82" // v_mul_lo_u16 4
    U"\x10f86" // v_mul_lo_u32 1
    U"\x40f87" // v_mul_u32_u24 4
    U"\x10f8b" // v_nop 1
    U"\x40f8c" // v_not_b32 4
    U"\x10f90" // v_or3_b32 1
    U"\x40f91" // v_or_b32 4
    U"\x10f95" // v_pack_b32_f16 1
    U"\x10f96" // v_perm_b32 1
    U"\x20f97" // v_permlane16_swap_b32 2
    U"\x20f99" // v_permlane32_swap_b32 2
    U"\x10f9b" // v_pk_add_f16 1
    U"\x10f9c" // v_pk_add_f32 1
    U"\x10f9d" // v_pk_add_i16 1
    U"\x10f9e" // v_pk_add_u16 1
    U"\x10f9f" // v_pk_ashrrev_i16 1
    U"\x10fa0" // v_pk_fma_f16 1
    U"\x10fa1" // v_pk_fma_f32 1
    U"\x40fa2" // v_pk_fmac_f16 4
    U"\x10fa6" // v_pk_lshlrev_b16 1
    U"\x10fa7" // v_pk_lshrrev_b16 1
    U"\x10fa8" // v_pk_mad_i16 1
    U"\x10fa9" // v_pk_mad_u16 1
    U"\x10faa" // v_pk_max_f16 1
    U"\x10fab" // v_pk_max_i16 1
    U"\x10fac" // v_pk_max_u16 1
    U"\x10fad" // v_pk_maximum3_f16 1
    U"\x10fae" // v_pk_min_f16 1
    U"\x10faf" // v_pk_min_i16 1
    U"\x10fb0" // v_pk_min_u16 1
    U"\x10fb1" // v_pk_minimum3_f16 1
    U"\x10fb2" // v_pk_mov_b32 1
    U"\x10fb3" // v_pk_mul_f16 1
    U"\x10fb4" // v_pk_mul_f32 1
    U"\x10fb5" // v_pk_mul_lo_u16 1
    U"\x10fb6" // v_pk_sub_i16 1
    U"\x10fb7" // v_pk_sub_u16 1
    U"\x40fb8" // v_prng_b32 4
    U"\x10fbc" // v_qsad_pk_u16_u8 1
    U"\x40fbd" // v_rcp_f16 4
    U"\x40fc1" // v_rcp_f32 4
    U"\x20fc5" // v_rcp_f64 2
    U"\x40fc7" // v_rcp_iflag_f32 4
    U"\x10fcb" // v_readfirstlane_b32 1
    U"\x10fcc" // v_readlane_b32 1
    U"\x40fcd" // v_rndne_f16 4
    U"\x40fd1" // v_rndne_f32 4
    U"\x20fd5" // v_rndne_f64 2
    U"\x40fd7" // v_rsq_f16 4
    U"\x40fdb" // v_rsq_f32 4
    U"\x20fdf" // v_rsq_f64 2
    U"\x10fe1" // v_sad_hi_u8 1
    U"\x10fe2" // v_sad_u16 1
    U"\x10fe3" // v_sad_u32 1
    U"\x10fe4" // v_sad_u8 1
    U"\x40fe5" // v_sat_pk_u8_i16 4
    U"\x40fe9" // v_screen_partition_4se_b32 4
    U"\x40fed" // v_sin_f16 4
    U"\x40ff1" // v_sin_f32 4
    U"\x10ff5" // v_smfmac_f32_16x16x128_bf8_bf8 1
    U"\x10ff6" // v_smfmac_f32_16x16x128_bf8_fp8 1
    U"\x10ff7" // v_smfmac_f32_16x16x128_fp8_bf8 1
    U"\x10ff8" // v_smfmac_f32_16x16x128_fp8_fp8 1
    U"\x10ff9" // v_smfmac_f32_16x16x32_bf16 1
    U"\x10ffa" // v_smfmac_f32_16x16x32_f16 1
    U"\x10ffb" // v_smfmac_f32_16x16x32bf16 1
    U"\x10ffc" // v_smfmac_f32_16x16x32f16 1
    U"\x10ffd" // v_smfmac_f32_16x16x64_bf16 1
    U"\x10ffe" // v_smfmac_f32_16x16x64_bf8_bf8 1
    U"\x10fff" // v_smfmac_f32_16x16x64_bf8_fp8 1
    U"\x11000" // v_smfmac_f32_16x16x64_f16 1
    U"\x11001" // v_smfmac_f32_16x16x64_fp8_bf8 1
    U"\x11002" // v_smfmac_f32_16x16x64_fp8_fp8 1
    U"\x11003" // v_smfmac_f32_16x16x64bf16 1
    U"\x11004" // v_smfmac_f32_16x16x64f16 1
    U"\x11005" // v_smfmac_f32_32x32x16_bf16 1
    U"\x11006" // v_smfmac_f32_32x32x16_f16 1
    U"\x11007" // v_smfmac_f32_32x32x16bf16 1
    U"\x11008" // v_smfmac_f32_32x32x16f16 1
    U"\x11009" // v_smfmac_f32_32x32x32_bf16 1
    U"\x1100a" // v_smfmac_f32_32x32x32_bf8_bf8 1
    U"\x1100b" // v_smfmac_f32_32x32x32_bf8_fp8 1
    U"\x1100c" // v_smfmac_f32_32x32x32_f16 1
    U"\x1100d" // v_smfmac_f32_32x32x32_fp8_bf8 1
    U"\x1100e" // v_smfmac_f32_32x32x32_fp8_fp8 1
    U"\x1100f" // v_smfmac_f32_32x32x32bf16 1
    U"\x11010" // v_smfmac_f32_32x32x32f16 1
    U"\x11011" // v_smfmac_f32_32x32x64_bf8_bf8 1
    U"\x11012" // v_smfmac_f32_32x32x64_bf8_fp8 1
    U"\x11013" // v_smfmac_f32_32x32x64_fp8_bf8 1
    U"\x11014" // v_smfmac_f32_32x32x64_fp8_fp8 1
    U"\x11015" // v_smfmac_i32_16x16x128_i8 1
    U"\x11016" // v_smfmac_i32_16x16x128i8 1
    U"\x11017" // v_smfmac_i32_16x16x64_i8 1
    U"\x11018" // v_smfmac_i32_16x16x64i8 1
    U"\x11019" // v_smfmac_i32_32x32x32_i8 1
    U"\x1101a" // v_smfmac_i32_32x32x32i8 1
    U"\x1101b" // v_smfmac_i32_32x32x64_i8 1
    U"\x1101c" // v_smfmac_i32_32x32x64i8 1
    U"\x4101d" // v_sqrt_f16 4
    U"\x41021" // v_sqrt_f32 4
    U"\x21025" // v_sqrt_f64 2
    U"\x41027" // v_sub_co_u32 4
    U"\x4102b" // v_sub_f16 4
    U"\x4102f" // v_sub_f32 4
    U"\x11033" // v_sub_i16 1
    U"\x11034" // v_sub_i32 1
    U"\x41035" // v_sub_u16 4
    U"\x41039" // v_sub_u32 4
    U"\x4103d" // v_subb_co_u32 4
    U"\x41041" // v_subbrev_co_u32 4
    U"\x41045" // v_subrev_co_u32 4
    U"\x41049" // v_subrev_f16 4
    U"\x4104d" // v_subrev_f32 4
    U"\x41051" // v_subrev_u16 4
    U"\x41055" // v_subrev_u32 4
    U"\x11059" // v_swap_b32 1
    U"\x1105a" // v_trig_preop_f64 1
    U"\x4105b" // v_trunc_f16 4
    U"\x4105f" // v_trunc_f32 4
    U"\x21063" // v_trunc_f64 2
    U"\x11065" // v_writelane_b32 1
    U"\x11066" // v_xad_u32 1
    U"\x41067" // v_xnor_b32 4
    U"\x4106b" // v_xor_b32 4
    ;

inline constexpr const mnemonic_rows (&mnemonics)[1313] = items_from<item_array<mnemonic_rows, 1313>, mnemonic_words>().items;

} // namespace kiln::isa
