// SPDX-License-Identifier: MIT
// Members of the builder: LDS, flat, global, scratch and buffer instructions, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/emit/gen/vector.hpp>

namespace kiln::build {

class memory_mnemonics : public vector_mnemonics {
public:
  using vector_mnemonics::vector_mnemonics;
  // Named here, clang finds them without searching the base classes in each member.
  // Numbers are those of isa::mn, whose names clang would look up one by one. Above each: its operands.
  using emitter::named;
  using operand = build::operand;

  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_add(const operand& vdata, const X&... more) { named<0>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_add_f32(const operand& vdata, const X&... more) { named<1>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_add_f64(const operand& vdata, const X&... more) { named<2>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_add_x2(const operand& vdata, const X&... more) { named<3>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_and(const operand& vdata, const X&... more) { named<4>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_and_x2(const operand& vdata, const X&... more) { named<5>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_cmpswap(const operand& vdata, const X&... more) { named<6>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_cmpswap_x2(const operand& vdata, const X&... more) { named<7>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_dec(const operand& vdata, const X&... more) { named<8>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_dec_x2(const operand& vdata, const X&... more) { named<9>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_inc(const operand& vdata, const X&... more) { named<10>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_inc_x2(const operand& vdata, const X&... more) { named<11>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_max_f64(const operand& vdata, const X&... more) { named<12>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_min_f64(const operand& vdata, const X&... more) { named<13>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_or(const operand& vdata, const X&... more) { named<14>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_or_x2(const operand& vdata, const X&... more) { named<15>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_pk_add_bf16(const operand& vdata, const X&... more) { named<16>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_pk_add_f16(const operand& vdata, const X&... more) { named<17>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_smax(const operand& vdata, const X&... more) { named<18>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_smax_x2(const operand& vdata, const X&... more) { named<19>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_smin(const operand& vdata, const X&... more) { named<20>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_smin_x2(const operand& vdata, const X&... more) { named<21>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_sub(const operand& vdata, const X&... more) { named<22>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_sub_x2(const operand& vdata, const X&... more) { named<23>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_swap(const operand& vdata, const X&... more) { named<24>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_swap_x2(const operand& vdata, const X&... more) { named<25>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_umax(const operand& vdata, const X&... more) { named<26>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_umax_x2(const operand& vdata, const X&... more) { named<27>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_umin(const operand& vdata, const X&... more) { named<28>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_umin_x2(const operand& vdata, const X&... more) { named<29>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_xor(const operand& vdata, const X&... more) { named<30>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_atomic_xor_x2(const operand& vdata, const X&... more) { named<31>(vdata, more...); }
  // 
  template<InstructionArgument... X> constexpr void buffer_inv(const X&... more) { named<32>(more...); }
  constexpr void buffer_invl2(source where = source::here()) { emit(isa::mn::buffer_invl2, where); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_dword(const operand& vdata, const X&... more) { named<34>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_dwordx2(const operand& vdata, const X&... more) { named<35>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_dwordx3(const operand& vdata, const X&... more) { named<36>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_dwordx4(const operand& vdata, const X&... more) { named<37>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_hi_x(const operand& vdata, const X&... more) { named<38>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_x(const operand& vdata, const X&... more) { named<39>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_xy(const operand& vdata, const X&... more) { named<40>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_xyz(const operand& vdata, const X&... more) { named<41>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_d16_xyzw(const operand& vdata, const X&... more) { named<42>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_format_x(const operand& vdata, const X&... more) { named<43>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_xy(const operand& vdata, const X&... more) { named<44>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_xyz(const operand& vdata, const X&... more) { named<45>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_format_xyzw(const operand& vdata, const X&... more) { named<46>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_sbyte(const operand& vdata, const X&... more) { named<47>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_sbyte_d16(const operand& vdata, const X&... more) { named<48>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_sbyte_d16_hi(const operand& vdata, const X&... more) { named<49>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_short_d16(const operand& vdata, const X&... more) { named<50>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_short_d16_hi(const operand& vdata, const X&... more) { named<51>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_sshort(const operand& vdata, const X&... more) { named<52>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_ubyte(const operand& vdata, const X&... more) { named<53>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_ubyte_d16(const operand& vdata, const X&... more) { named<54>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_load_ubyte_d16_hi(const operand& vdata, const X&... more) { named<55>(vdata, more...); }
  // vdata, vaddr, srsrc
  template<InstructionArgument... X> constexpr void buffer_load_ushort(const operand& vdata, const X&... more) { named<56>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_byte(const operand& vdata, const X&... more) { named<57>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_byte_d16_hi(const operand& vdata, const X&... more) { named<58>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_dword(const operand& vdata, const X&... more) { named<59>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_dwordx2(const operand& vdata, const X&... more) { named<60>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_dwordx3(const operand& vdata, const X&... more) { named<61>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_dwordx4(const operand& vdata, const X&... more) { named<62>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_hi_x(const operand& vdata, const X&... more) { named<63>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_x(const operand& vdata, const X&... more) { named<64>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_xy(const operand& vdata, const X&... more) { named<65>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_xyz(const operand& vdata, const X&... more) { named<66>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_d16_xyzw(const operand& vdata, const X&... more) { named<67>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_x(const operand& vdata, const X&... more) { named<68>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_xy(const operand& vdata, const X&... more) { named<69>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_xyz(const operand& vdata, const X&... more) { named<70>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_format_xyzw(const operand& vdata, const X&... more) { named<71>(vdata, more...); }
  // vdata, vdata_in
  template<InstructionArgument... X> constexpr void buffer_store_lds_dword(const operand& vdata, const X&... more) { named<72>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_short(const operand& vdata, const X&... more) { named<73>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void buffer_store_short_d16_hi(const operand& vdata, const X&... more) { named<74>(vdata, more...); }
  constexpr void buffer_wbinvl1(source where = source::here()) { emit(isa::mn::buffer_wbinvl1, where); }
  constexpr void buffer_wbinvl1_vol(source where = source::here()) { emit(isa::mn::buffer_wbinvl1_vol, where); }
  // 
  template<InstructionArgument... X> constexpr void buffer_wbl2(const X&... more) { named<77>(more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_add_f32(const operand& addr, const X&... more) { named<78>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_add_f64(const operand& addr, const X&... more) { named<79>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_add_rtn_f32(const operand& vdst, const X&... more) { named<80>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_add_rtn_f64(const operand& vdst, const X&... more) { named<81>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_add_rtn_u32(const operand& vdst, const X&... more) { named<82>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_add_rtn_u64(const operand& vdst, const X&... more) { named<83>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_add_u32(const operand& addr, const X&... more) { named<84>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_add_u64(const operand& addr, const X&... more) { named<85>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_and_b32(const operand& addr, const X&... more) { named<86>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_and_b64(const operand& addr, const X&... more) { named<87>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_and_rtn_b32(const operand& vdst, const X&... more) { named<88>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_and_rtn_b64(const operand& vdst, const X&... more) { named<89>(vdst, more...); }
  // vdst
  template<InstructionArgument... X> constexpr void ds_append(const operand& vdst, const X&... more) { named<90>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_bpermute_b32(const operand& vdst, const X&... more) { named<91>(vdst, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_b32(const operand& addr, const X&... more) { named<92>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_b64(const operand& addr, const X&... more) { named<93>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_f32(const operand& addr, const X&... more) { named<94>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_f64(const operand& addr, const X&... more) { named<95>(addr, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_rtn_b32(const operand& vdst, const X&... more) { named<96>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_rtn_b64(const operand& vdst, const X&... more) { named<97>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_rtn_f32(const operand& vdst, const X&... more) { named<98>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_cmpst_rtn_f64(const operand& vdst, const X&... more) { named<99>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_condxchg32_rtn_b64(const operand& vdst, const X&... more) { named<100>(vdst, more...); }
  // vdst
  template<InstructionArgument... X> constexpr void ds_consume(const operand& vdst, const X&... more) { named<101>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_dec_rtn_u32(const operand& vdst, const X&... more) { named<102>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_dec_rtn_u64(const operand& vdst, const X&... more) { named<103>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_dec_u32(const operand& addr, const X&... more) { named<104>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_dec_u64(const operand& addr, const X&... more) { named<105>(addr, more...); }
  // data0
  template<InstructionArgument... X> constexpr void ds_gws_barrier(const operand& data0, const X&... more) { named<106>(data0, more...); }
  // data0
  template<InstructionArgument... X> constexpr void ds_gws_init(const operand& data0, const X&... more) { named<107>(data0, more...); }
  // data0
  template<InstructionArgument... X> constexpr void ds_gws_sema_br(const operand& data0, const X&... more) { named<108>(data0, more...); }
  // 
  template<InstructionArgument... X> constexpr void ds_gws_sema_p(const X&... more) { named<109>(more...); }
  // 
  template<InstructionArgument... X> constexpr void ds_gws_sema_release_all(const X&... more) { named<110>(more...); }
  // 
  template<InstructionArgument... X> constexpr void ds_gws_sema_v(const X&... more) { named<111>(more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_inc_rtn_u32(const operand& vdst, const X&... more) { named<112>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_inc_rtn_u64(const operand& vdst, const X&... more) { named<113>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_inc_u32(const operand& addr, const X&... more) { named<114>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_inc_u64(const operand& addr, const X&... more) { named<115>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_f32(const operand& addr, const X&... more) { named<116>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_f64(const operand& addr, const X&... more) { named<117>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_i32(const operand& addr, const X&... more) { named<118>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_i64(const operand& addr, const X&... more) { named<119>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_f32(const operand& vdst, const X&... more) { named<120>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_f64(const operand& vdst, const X&... more) { named<121>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_i32(const operand& vdst, const X&... more) { named<122>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_i64(const operand& vdst, const X&... more) { named<123>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_u32(const operand& vdst, const X&... more) { named<124>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_max_rtn_u64(const operand& vdst, const X&... more) { named<125>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_u32(const operand& addr, const X&... more) { named<126>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_max_u64(const operand& addr, const X&... more) { named<127>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_f32(const operand& addr, const X&... more) { named<128>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_f64(const operand& addr, const X&... more) { named<129>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_i32(const operand& addr, const X&... more) { named<130>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_i64(const operand& addr, const X&... more) { named<131>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_f32(const operand& vdst, const X&... more) { named<132>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_f64(const operand& vdst, const X&... more) { named<133>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_i32(const operand& vdst, const X&... more) { named<134>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_i64(const operand& vdst, const X&... more) { named<135>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_u32(const operand& vdst, const X&... more) { named<136>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_min_rtn_u64(const operand& vdst, const X&... more) { named<137>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_u32(const operand& addr, const X&... more) { named<138>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_min_u64(const operand& addr, const X&... more) { named<139>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_mskor_b32(const operand& addr, const X&... more) { named<140>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_mskor_b64(const operand& addr, const X&... more) { named<141>(addr, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_mskor_rtn_b32(const operand& vdst, const X&... more) { named<142>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_mskor_rtn_b64(const operand& vdst, const X&... more) { named<143>(vdst, more...); }
  constexpr void ds_nop(source where = source::here()) { emit(isa::mn::ds_nop, where); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_or_b32(const operand& addr, const X&... more) { named<145>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_or_b64(const operand& addr, const X&... more) { named<146>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_or_rtn_b32(const operand& vdst, const X&... more) { named<147>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_or_rtn_b64(const operand& vdst, const X&... more) { named<148>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_permute_b32(const operand& vdst, const X&... more) { named<149>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_pk_add_bf16(const operand& addr, const X&... more) { named<150>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_pk_add_f16(const operand& addr, const X&... more) { named<151>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_pk_add_rtn_bf16(const operand& vdst, const X&... more) { named<152>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_pk_add_rtn_f16(const operand& vdst, const X&... more) { named<153>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read2_b32(const operand& vdst, const X&... more) { named<154>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read2_b64(const operand& vdst, const X&... more) { named<155>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read2st64_b32(const operand& vdst, const X&... more) { named<156>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read2st64_b64(const operand& vdst, const X&... more) { named<157>(vdst, more...); }
  // vdst
  template<InstructionArgument... X> constexpr void ds_read_addtid_b32(const operand& vdst, const X&... more) { named<158>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b128(const operand& vdst, const X&... more) { named<159>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b32(const operand& vdst, const X&... more) { named<160>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b64(const operand& vdst, const X&... more) { named<161>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b64_tr_b16(const operand& vdst, const X&... more) { named<162>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b64_tr_b4(const operand& vdst, const X&... more) { named<163>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b64_tr_b8(const operand& vdst, const X&... more) { named<164>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b96(const operand& vdst, const X&... more) { named<165>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_b96_tr_b6(const operand& vdst, const X&... more) { named<166>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_i16(const operand& vdst, const X&... more) { named<167>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_i8(const operand& vdst, const X&... more) { named<168>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_i8_d16(const operand& vdst, const X&... more) { named<169>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_i8_d16_hi(const operand& vdst, const X&... more) { named<170>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u16(const operand& vdst, const X&... more) { named<171>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u16_d16(const operand& vdst, const X&... more) { named<172>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u16_d16_hi(const operand& vdst, const X&... more) { named<173>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u8(const operand& vdst, const X&... more) { named<174>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u8_d16(const operand& vdst, const X&... more) { named<175>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_read_u8_d16_hi(const operand& vdst, const X&... more) { named<176>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_rsub_rtn_u32(const operand& vdst, const X&... more) { named<177>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_rsub_rtn_u64(const operand& vdst, const X&... more) { named<178>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_rsub_u32(const operand& addr, const X&... more) { named<179>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_rsub_u64(const operand& addr, const X&... more) { named<180>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_sub_rtn_u32(const operand& vdst, const X&... more) { named<181>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_sub_rtn_u64(const operand& vdst, const X&... more) { named<182>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_sub_u32(const operand& addr, const X&... more) { named<183>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_sub_u64(const operand& addr, const X&... more) { named<184>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void ds_swizzle_b32(const operand& vdst, const X&... more) { named<185>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrap_rtn_b32(const operand& vdst, const X&... more) { named<186>(vdst, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_write2_b32(const operand& addr, const X&... more) { named<187>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_write2_b64(const operand& addr, const X&... more) { named<188>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_write2st64_b32(const operand& addr, const X&... more) { named<189>(addr, more...); }
  // addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_write2st64_b64(const operand& addr, const X&... more) { named<190>(addr, more...); }
  // data0
  template<InstructionArgument... X> constexpr void ds_write_addtid_b32(const operand& data0, const X&... more) { named<191>(data0, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b128(const operand& addr, const X&... more) { named<192>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b16(const operand& addr, const X&... more) { named<193>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b16_d16_hi(const operand& addr, const X&... more) { named<194>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b32(const operand& addr, const X&... more) { named<195>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b64(const operand& addr, const X&... more) { named<196>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b8(const operand& addr, const X&... more) { named<197>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b8_d16_hi(const operand& addr, const X&... more) { named<198>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_write_b96(const operand& addr, const X&... more) { named<199>(addr, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrxchg2_rtn_b32(const operand& vdst, const X&... more) { named<200>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrxchg2_rtn_b64(const operand& vdst, const X&... more) { named<201>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrxchg2st64_rtn_b32(const operand& vdst, const X&... more) { named<202>(vdst, more...); }
  // vdst, addr, data0, data1
  template<InstructionArgument... X> constexpr void ds_wrxchg2st64_rtn_b64(const operand& vdst, const X&... more) { named<203>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_wrxchg_rtn_b32(const operand& vdst, const X&... more) { named<204>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_wrxchg_rtn_b64(const operand& vdst, const X&... more) { named<205>(vdst, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_xor_b32(const operand& addr, const X&... more) { named<206>(addr, more...); }
  // addr, data0
  template<InstructionArgument... X> constexpr void ds_xor_b64(const operand& addr, const X&... more) { named<207>(addr, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_xor_rtn_b32(const operand& vdst, const X&... more) { named<208>(vdst, more...); }
  // vdst, addr, data0
  template<InstructionArgument... X> constexpr void ds_xor_rtn_b64(const operand& vdst, const X&... more) { named<209>(vdst, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_add(const operand& addr, const X&... more) { named<210>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_add_f32(const operand& addr, const X&... more) { named<211>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_add_f64(const operand& addr, const X&... more) { named<212>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_add_x2(const operand& addr, const X&... more) { named<213>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_and(const operand& addr, const X&... more) { named<214>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_and_x2(const operand& addr, const X&... more) { named<215>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_cmpswap(const operand& addr, const X&... more) { named<216>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_cmpswap_x2(const operand& addr, const X&... more) { named<217>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_dec(const operand& addr, const X&... more) { named<218>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_dec_x2(const operand& addr, const X&... more) { named<219>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_inc(const operand& addr, const X&... more) { named<220>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_inc_x2(const operand& addr, const X&... more) { named<221>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_max_f64(const operand& addr, const X&... more) { named<222>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_min_f64(const operand& addr, const X&... more) { named<223>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_or(const operand& addr, const X&... more) { named<224>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_or_x2(const operand& addr, const X&... more) { named<225>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_pk_add_bf16(const operand& addr, const X&... more) { named<226>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_pk_add_f16(const operand& addr, const X&... more) { named<227>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_smax(const operand& addr, const X&... more) { named<228>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_smax_x2(const operand& addr, const X&... more) { named<229>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_smin(const operand& addr, const X&... more) { named<230>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_smin_x2(const operand& addr, const X&... more) { named<231>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_sub(const operand& addr, const X&... more) { named<232>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_sub_x2(const operand& addr, const X&... more) { named<233>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_swap(const operand& addr, const X&... more) { named<234>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_swap_x2(const operand& addr, const X&... more) { named<235>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_umax(const operand& addr, const X&... more) { named<236>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_umax_x2(const operand& addr, const X&... more) { named<237>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_umin(const operand& addr, const X&... more) { named<238>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_umin_x2(const operand& addr, const X&... more) { named<239>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_xor(const operand& addr, const X&... more) { named<240>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_atomic_xor_x2(const operand& addr, const X&... more) { named<241>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_dword(const operand& vdst, const X&... more) { named<242>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_dwordx2(const operand& vdst, const X&... more) { named<243>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_dwordx3(const operand& vdst, const X&... more) { named<244>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_dwordx4(const operand& vdst, const X&... more) { named<245>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_sbyte(const operand& vdst, const X&... more) { named<246>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_sbyte_d16(const operand& vdst, const X&... more) { named<247>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_sbyte_d16_hi(const operand& vdst, const X&... more) { named<248>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_short_d16(const operand& vdst, const X&... more) { named<249>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_short_d16_hi(const operand& vdst, const X&... more) { named<250>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_sshort(const operand& vdst, const X&... more) { named<251>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_ubyte(const operand& vdst, const X&... more) { named<252>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_ubyte_d16(const operand& vdst, const X&... more) { named<253>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_ubyte_d16_hi(const operand& vdst, const X&... more) { named<254>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void flat_load_ushort(const operand& vdst, const X&... more) { named<255>(vdst, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_byte(const operand& addr, const X&... more) { named<256>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_byte_d16_hi(const operand& addr, const X&... more) { named<257>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_dword(const operand& addr, const X&... more) { named<258>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_dwordx2(const operand& addr, const X&... more) { named<259>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_dwordx3(const operand& addr, const X&... more) { named<260>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_dwordx4(const operand& addr, const X&... more) { named<261>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_short(const operand& addr, const X&... more) { named<262>(addr, more...); }
  // addr, data
  template<InstructionArgument... X> constexpr void flat_store_short_d16_hi(const operand& addr, const X&... more) { named<263>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_add(const operand& addr, const X&... more) { named<264>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_add_f32(const operand& addr, const X&... more) { named<265>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_add_f64(const operand& addr, const X&... more) { named<266>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_add_x2(const operand& addr, const X&... more) { named<267>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_and(const operand& addr, const X&... more) { named<268>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_and_x2(const operand& addr, const X&... more) { named<269>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_cmpswap(const operand& addr, const X&... more) { named<270>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_cmpswap_x2(const operand& addr, const X&... more) { named<271>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_dec(const operand& addr, const X&... more) { named<272>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_dec_x2(const operand& addr, const X&... more) { named<273>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_inc(const operand& addr, const X&... more) { named<274>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_inc_x2(const operand& addr, const X&... more) { named<275>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_max_f64(const operand& addr, const X&... more) { named<276>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_min_f64(const operand& addr, const X&... more) { named<277>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_or(const operand& addr, const X&... more) { named<278>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_or_x2(const operand& addr, const X&... more) { named<279>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_pk_add_bf16(const operand& addr, const X&... more) { named<280>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_pk_add_f16(const operand& addr, const X&... more) { named<281>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_smax(const operand& addr, const X&... more) { named<282>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_smax_x2(const operand& addr, const X&... more) { named<283>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_smin(const operand& addr, const X&... more) { named<284>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_smin_x2(const operand& addr, const X&... more) { named<285>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_sub(const operand& addr, const X&... more) { named<286>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_sub_x2(const operand& addr, const X&... more) { named<287>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_swap(const operand& addr, const X&... more) { named<288>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_swap_x2(const operand& addr, const X&... more) { named<289>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_umax(const operand& addr, const X&... more) { named<290>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_umax_x2(const operand& addr, const X&... more) { named<291>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_umin(const operand& addr, const X&... more) { named<292>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_umin_x2(const operand& addr, const X&... more) { named<293>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_xor(const operand& addr, const X&... more) { named<294>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_atomic_xor_x2(const operand& addr, const X&... more) { named<295>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_dword(const operand& vdst, const X&... more) { named<296>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_dwordx2(const operand& vdst, const X&... more) { named<297>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_dwordx3(const operand& vdst, const X&... more) { named<298>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_dwordx4(const operand& vdst, const X&... more) { named<299>(vdst, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_dword(const operand& addr, const X&... more) { named<300>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_dwordx3(const operand& addr, const X&... more) { named<301>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_dwordx4(const operand& addr, const X&... more) { named<302>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_sbyte(const operand& addr, const X&... more) { named<303>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_sshort(const operand& addr, const X&... more) { named<304>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_ubyte(const operand& addr, const X&... more) { named<305>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void global_load_lds_ushort(const operand& addr, const X&... more) { named<306>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_sbyte(const operand& vdst, const X&... more) { named<307>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_sbyte_d16(const operand& vdst, const X&... more) { named<308>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_sbyte_d16_hi(const operand& vdst, const X&... more) { named<309>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_short_d16(const operand& vdst, const X&... more) { named<310>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_short_d16_hi(const operand& vdst, const X&... more) { named<311>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_sshort(const operand& vdst, const X&... more) { named<312>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_ubyte(const operand& vdst, const X&... more) { named<313>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_ubyte_d16(const operand& vdst, const X&... more) { named<314>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void global_load_ubyte_d16_hi(const operand& vdst, const X&... more) { named<315>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void global_load_ushort(const operand& vdst, const X&... more) { named<316>(vdst, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_byte(const operand& addr, const X&... more) { named<317>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_byte_d16_hi(const operand& addr, const X&... more) { named<318>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_dword(const operand& addr, const X&... more) { named<319>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_dwordx2(const operand& addr, const X&... more) { named<320>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_dwordx3(const operand& addr, const X&... more) { named<321>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_dwordx4(const operand& addr, const X&... more) { named<322>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_short(const operand& addr, const X&... more) { named<323>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void global_store_short_d16_hi(const operand& addr, const X&... more) { named<324>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_dword(const operand& vdst, const X&... more) { named<588>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_dwordx2(const operand& vdst, const X&... more) { named<589>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_dwordx3(const operand& vdst, const X&... more) { named<590>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_dwordx4(const operand& vdst, const X&... more) { named<591>(vdst, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_dword(const operand& addr, const X&... more) { named<592>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_sbyte(const operand& addr, const X&... more) { named<593>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_sshort(const operand& addr, const X&... more) { named<594>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_ubyte(const operand& addr, const X&... more) { named<595>(addr, more...); }
  // addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_lds_ushort(const operand& addr, const X&... more) { named<596>(addr, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_sbyte(const operand& vdst, const X&... more) { named<597>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_sbyte_d16(const operand& vdst, const X&... more) { named<598>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_sbyte_d16_hi(const operand& vdst, const X&... more) { named<599>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_short_d16(const operand& vdst, const X&... more) { named<600>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_short_d16_hi(const operand& vdst, const X&... more) { named<601>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_sshort(const operand& vdst, const X&... more) { named<602>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_ubyte(const operand& vdst, const X&... more) { named<603>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_ubyte_d16(const operand& vdst, const X&... more) { named<604>(vdst, more...); }
  // vdst, addr, saddr
  template<InstructionArgument... X> constexpr void scratch_load_ubyte_d16_hi(const operand& vdst, const X&... more) { named<605>(vdst, more...); }
  // vdst, addr
  template<InstructionArgument... X> constexpr void scratch_load_ushort(const operand& vdst, const X&... more) { named<606>(vdst, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_byte(const operand& addr, const X&... more) { named<607>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_byte_d16_hi(const operand& addr, const X&... more) { named<608>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_dword(const operand& addr, const X&... more) { named<609>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_dwordx2(const operand& addr, const X&... more) { named<610>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_dwordx3(const operand& addr, const X&... more) { named<611>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_dwordx4(const operand& addr, const X&... more) { named<612>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_short(const operand& addr, const X&... more) { named<613>(addr, more...); }
  // addr, data, saddr
  template<InstructionArgument... X> constexpr void scratch_store_short_d16_hi(const operand& addr, const X&... more) { named<614>(addr, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_d16_x(const operand& vdata, const X&... more) { named<615>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_d16_xy(const operand& vdata, const X&... more) { named<616>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_d16_xyz(const operand& vdata, const X&... more) { named<617>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_d16_xyzw(const operand& vdata, const X&... more) { named<618>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_x(const operand& vdata, const X&... more) { named<619>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_xy(const operand& vdata, const X&... more) { named<620>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_xyz(const operand& vdata, const X&... more) { named<621>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_load_format_xyzw(const operand& vdata, const X&... more) { named<622>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_d16_x(const operand& vdata, const X&... more) { named<623>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_d16_xy(const operand& vdata, const X&... more) { named<624>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_d16_xyz(const operand& vdata, const X&... more) { named<625>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_d16_xyzw(const operand& vdata, const X&... more) { named<626>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_x(const operand& vdata, const X&... more) { named<627>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_xy(const operand& vdata, const X&... more) { named<628>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_xyz(const operand& vdata, const X&... more) { named<629>(vdata, more...); }
  // vdata, vaddr, srsrc, soffset
  template<InstructionArgument... X> constexpr void tbuffer_store_format_xyzw(const operand& vdata, const X&... more) { named<630>(vdata, more...); }
};

} // namespace kiln::build
