// SPDX-License-Identifier: MIT
// Members of the builder: LDS, flat, global, scratch and buffer instructions, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/build/gen/vector.hpp>

namespace kiln::build {

class memory_mnemonics : public vector_mnemonics {
public:
  using vector_mnemonics::vector_mnemonics;

  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_add(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_add>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_add_f32(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_add_f32>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_add_f64(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_add_f64>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_add_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_add_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_and(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_and>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_and_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_and_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_cmpswap(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_cmpswap>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_cmpswap_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_cmpswap_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_dec(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_dec>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_dec_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_dec_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_inc(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_inc>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_inc_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_inc_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_max_f64(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_max_f64>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_min_f64(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_min_f64>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_or(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_or>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_or_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_or_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_pk_add_bf16(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_pk_add_bf16>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_pk_add_f16(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_pk_add_f16>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_smax(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_smax>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_smax_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_smax_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_smin(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_smin>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_smin_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_smin_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_sub(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_sub>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_sub_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_sub_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_swap(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_swap>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_swap_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_swap_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_umax(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_umax>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_umax_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_umax_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_umin(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_umin>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_umin_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_umin_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_xor(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_xor>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_atomic_xor_x2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_atomic_xor_x2>(vdata, vaddr, srsrc, soffset, more...); }
  template<class... X>
  constexpr void buffer_inv(const X&... more) { named<isa::mn::buffer_inv>(more...); }
  constexpr void buffer_invl2(source where = source::here()) { emit(isa::mn::buffer_invl2, where); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void buffer_load_dword(const operand& vdata, const B& vaddr, const C& srsrc, const X&... more) { named<isa::mn::buffer_load_dword>(vdata, vaddr, srsrc, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_dwordx2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_dwordx2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void buffer_load_dwordx3(const operand& vdata, const B& vaddr, const C& srsrc, const X&... more) { named<isa::mn::buffer_load_dwordx3>(vdata, vaddr, srsrc, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void buffer_load_dwordx4(const operand& vdata, const B& vaddr, const C& srsrc, const X&... more) { named<isa::mn::buffer_load_dwordx4>(vdata, vaddr, srsrc, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_format_d16_hi_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_format_d16_hi_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_format_d16_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_format_d16_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_format_d16_xy(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_format_d16_xy>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_format_d16_xyz(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_format_d16_xyz>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_format_d16_xyzw(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_format_d16_xyzw>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void buffer_load_format_x(const operand& vdata, const B& vaddr, const C& srsrc, const X&... more) { named<isa::mn::buffer_load_format_x>(vdata, vaddr, srsrc, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_format_xy(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_format_xy>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_format_xyz(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_format_xyz>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_format_xyzw(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_format_xyzw>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void buffer_load_sbyte(const operand& vdata, const B& vaddr, const C& srsrc, const X&... more) { named<isa::mn::buffer_load_sbyte>(vdata, vaddr, srsrc, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_sbyte_d16(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_sbyte_d16>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_sbyte_d16_hi(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_sbyte_d16_hi>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_short_d16(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_short_d16>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_short_d16_hi(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_short_d16_hi>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void buffer_load_sshort(const operand& vdata, const B& vaddr, const C& srsrc, const X&... more) { named<isa::mn::buffer_load_sshort>(vdata, vaddr, srsrc, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void buffer_load_ubyte(const operand& vdata, const B& vaddr, const C& srsrc, const X&... more) { named<isa::mn::buffer_load_ubyte>(vdata, vaddr, srsrc, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_ubyte_d16(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_ubyte_d16>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_load_ubyte_d16_hi(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_load_ubyte_d16_hi>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void buffer_load_ushort(const operand& vdata, const B& vaddr, const C& srsrc, const X&... more) { named<isa::mn::buffer_load_ushort>(vdata, vaddr, srsrc, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_byte(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_byte>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_byte_d16_hi(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_byte_d16_hi>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_dword(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_dword>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_dwordx2(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_dwordx2>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_dwordx3(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_dwordx3>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_dwordx4(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_dwordx4>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_d16_hi_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_d16_hi_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_d16_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_d16_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_d16_xy(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_d16_xy>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_d16_xyz(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_d16_xyz>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_d16_xyzw(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_d16_xyzw>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_xy(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_xy>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_xyz(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_xyz>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_format_xyzw(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_format_xyzw>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, class... X>
  constexpr void buffer_store_lds_dword(const operand& vdata, const B& vdata_in, const X&... more) { named<isa::mn::buffer_store_lds_dword>(vdata, vdata_in, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_short(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_short>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void buffer_store_short_d16_hi(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::buffer_store_short_d16_hi>(vdata, vaddr, srsrc, soffset, more...); }
  constexpr void buffer_wbinvl1(source where = source::here()) { emit(isa::mn::buffer_wbinvl1, where); }
  constexpr void buffer_wbinvl1_vol(source where = source::here()) { emit(isa::mn::buffer_wbinvl1_vol, where); }
  template<class... X>
  constexpr void buffer_wbl2(const X&... more) { named<isa::mn::buffer_wbl2>(more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_add_f32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_add_f32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_add_f64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_add_f64>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_add_rtn_f32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_add_rtn_f32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_add_rtn_f64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_add_rtn_f64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_add_rtn_u32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_add_rtn_u32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_add_rtn_u64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_add_rtn_u64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_add_u32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_add_u32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_add_u64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_add_u64>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_and_b32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_and_b32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_and_b64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_and_b64>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_and_rtn_b32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_and_rtn_b32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_and_rtn_b64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_and_rtn_b64>(vdst, addr, data0, more...); }
  template<class... X>
  constexpr void ds_append(const operand& vdst, const X&... more) { named<isa::mn::ds_append>(vdst, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_bpermute_b32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_bpermute_b32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_cmpst_b32(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_cmpst_b32>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_cmpst_b64(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_cmpst_b64>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_cmpst_f32(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_cmpst_f32>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_cmpst_f64(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_cmpst_f64>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_cmpst_rtn_b32(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_cmpst_rtn_b32>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_cmpst_rtn_b64(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_cmpst_rtn_b64>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_cmpst_rtn_f32(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_cmpst_rtn_f32>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_cmpst_rtn_f64(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_cmpst_rtn_f64>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_condxchg32_rtn_b64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_condxchg32_rtn_b64>(vdst, addr, data0, more...); }
  template<class... X>
  constexpr void ds_consume(const operand& vdst, const X&... more) { named<isa::mn::ds_consume>(vdst, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_dec_rtn_u32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_dec_rtn_u32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_dec_rtn_u64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_dec_rtn_u64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_dec_u32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_dec_u32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_dec_u64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_dec_u64>(addr, data0, more...); }
  template<class... X>
  constexpr void ds_gws_barrier(const operand& data0, const X&... more) { named<isa::mn::ds_gws_barrier>(data0, more...); }
  template<class... X>
  constexpr void ds_gws_init(const operand& data0, const X&... more) { named<isa::mn::ds_gws_init>(data0, more...); }
  template<class... X>
  constexpr void ds_gws_sema_br(const operand& data0, const X&... more) { named<isa::mn::ds_gws_sema_br>(data0, more...); }
  template<class... X>
  constexpr void ds_gws_sema_p(const X&... more) { named<isa::mn::ds_gws_sema_p>(more...); }
  template<class... X>
  constexpr void ds_gws_sema_release_all(const X&... more) { named<isa::mn::ds_gws_sema_release_all>(more...); }
  template<class... X>
  constexpr void ds_gws_sema_v(const X&... more) { named<isa::mn::ds_gws_sema_v>(more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_inc_rtn_u32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_inc_rtn_u32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_inc_rtn_u64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_inc_rtn_u64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_inc_u32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_inc_u32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_inc_u64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_inc_u64>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_max_f32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_max_f32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_max_f64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_max_f64>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_max_i32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_max_i32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_max_i64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_max_i64>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_max_rtn_f32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_max_rtn_f32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_max_rtn_f64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_max_rtn_f64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_max_rtn_i32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_max_rtn_i32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_max_rtn_i64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_max_rtn_i64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_max_rtn_u32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_max_rtn_u32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_max_rtn_u64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_max_rtn_u64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_max_u32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_max_u32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_max_u64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_max_u64>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_min_f32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_min_f32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_min_f64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_min_f64>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_min_i32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_min_i32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_min_i64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_min_i64>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_min_rtn_f32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_min_rtn_f32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_min_rtn_f64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_min_rtn_f64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_min_rtn_i32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_min_rtn_i32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_min_rtn_i64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_min_rtn_i64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_min_rtn_u32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_min_rtn_u32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_min_rtn_u64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_min_rtn_u64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_min_u32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_min_u32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_min_u64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_min_u64>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_mskor_b32(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_mskor_b32>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_mskor_b64(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_mskor_b64>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_mskor_rtn_b32(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_mskor_rtn_b32>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_mskor_rtn_b64(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_mskor_rtn_b64>(vdst, addr, data0, data1, more...); }
  constexpr void ds_nop(source where = source::here()) { emit(isa::mn::ds_nop, where); }
  template<InstructionOperand B, class... X>
  constexpr void ds_or_b32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_or_b32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_or_b64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_or_b64>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_or_rtn_b32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_or_rtn_b32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_or_rtn_b64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_or_rtn_b64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_permute_b32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_permute_b32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_pk_add_bf16(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_pk_add_bf16>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_pk_add_f16(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_pk_add_f16>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_pk_add_rtn_bf16(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_pk_add_rtn_bf16>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_pk_add_rtn_f16(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_pk_add_rtn_f16>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read2_b32(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read2_b32>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read2_b64(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read2_b64>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read2st64_b32(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read2st64_b32>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read2st64_b64(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read2st64_b64>(vdst, addr, more...); }
  template<class... X>
  constexpr void ds_read_addtid_b32(const operand& vdst, const X&... more) { named<isa::mn::ds_read_addtid_b32>(vdst, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_b128(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_b128>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_b32(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_b32>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_b64(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_b64>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_b64_tr_b16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_b64_tr_b16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_b64_tr_b4(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_b64_tr_b4>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_b64_tr_b8(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_b64_tr_b8>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_b96(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_b96>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_b96_tr_b6(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_b96_tr_b6>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_i16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_i16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_i8(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_i8>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_i8_d16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_i8_d16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_i8_d16_hi(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_i8_d16_hi>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_u16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_u16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_u16_d16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_u16_d16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_u16_d16_hi(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_u16_d16_hi>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_u8(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_u8>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_u8_d16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_u8_d16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_read_u8_d16_hi(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_read_u8_d16_hi>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_rsub_rtn_u32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_rsub_rtn_u32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_rsub_rtn_u64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_rsub_rtn_u64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_rsub_u32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_rsub_u32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_rsub_u64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_rsub_u64>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_sub_rtn_u32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_sub_rtn_u32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_sub_rtn_u64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_sub_rtn_u64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_sub_u32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_sub_u32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_sub_u64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_sub_u64>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_swizzle_b32(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::ds_swizzle_b32>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_wrap_rtn_b32(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_wrap_rtn_b32>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_write2_b32(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_write2_b32>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_write2_b64(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_write2_b64>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_write2st64_b32(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_write2st64_b32>(addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_write2st64_b64(const operand& addr, const B& data0, const C& data1, const X&... more) { named<isa::mn::ds_write2st64_b64>(addr, data0, data1, more...); }
  template<class... X>
  constexpr void ds_write_addtid_b32(const operand& data0, const X&... more) { named<isa::mn::ds_write_addtid_b32>(data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_write_b128(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_write_b128>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_write_b16(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_write_b16>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_write_b16_d16_hi(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_write_b16_d16_hi>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_write_b32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_write_b32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_write_b64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_write_b64>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_write_b8(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_write_b8>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_write_b8_d16_hi(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_write_b8_d16_hi>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_write_b96(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_write_b96>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_wrxchg2_rtn_b32(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_wrxchg2_rtn_b32>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_wrxchg2_rtn_b64(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_wrxchg2_rtn_b64>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_wrxchg2st64_rtn_b32(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_wrxchg2st64_rtn_b32>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void ds_wrxchg2st64_rtn_b64(const operand& vdst, const B& addr, const C& data0, const D& data1, const X&... more) { named<isa::mn::ds_wrxchg2st64_rtn_b64>(vdst, addr, data0, data1, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_wrxchg_rtn_b32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_wrxchg_rtn_b32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_wrxchg_rtn_b64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_wrxchg_rtn_b64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_xor_b32(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_xor_b32>(addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void ds_xor_b64(const operand& addr, const B& data0, const X&... more) { named<isa::mn::ds_xor_b64>(addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_xor_rtn_b32(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_xor_rtn_b32>(vdst, addr, data0, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void ds_xor_rtn_b64(const operand& vdst, const B& addr, const C& data0, const X&... more) { named<isa::mn::ds_xor_rtn_b64>(vdst, addr, data0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_add(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_add>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_add_f32(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_add_f32>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_add_f64(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_add_f64>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_add_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_add_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_and(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_and>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_and_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_and_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_cmpswap(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_cmpswap>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_cmpswap_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_cmpswap_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_dec(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_dec>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_dec_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_dec_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_inc(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_inc>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_inc_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_inc_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_max_f64(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_max_f64>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_min_f64(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_min_f64>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_or(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_or>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_or_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_or_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_pk_add_bf16(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_pk_add_bf16>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_pk_add_f16(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_pk_add_f16>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_smax(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_smax>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_smax_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_smax_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_smin(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_smin>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_smin_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_smin_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_sub(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_sub>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_sub_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_sub_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_swap(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_swap>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_swap_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_swap_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_umax(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_umax>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_umax_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_umax_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_umin(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_umin>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_umin_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_umin_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_xor(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_xor>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_atomic_xor_x2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_atomic_xor_x2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_dword(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_dword>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_dwordx2(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_dwordx2>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_dwordx3(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_dwordx3>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_dwordx4(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_dwordx4>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_sbyte(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_sbyte>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_sbyte_d16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_sbyte_d16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_sbyte_d16_hi(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_sbyte_d16_hi>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_short_d16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_short_d16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_short_d16_hi(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_short_d16_hi>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_sshort(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_sshort>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_ubyte(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_ubyte>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_ubyte_d16(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_ubyte_d16>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_ubyte_d16_hi(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_ubyte_d16_hi>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_load_ushort(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::flat_load_ushort>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_store_byte(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_store_byte>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_store_byte_d16_hi(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_store_byte_d16_hi>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_store_dword(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_store_dword>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_store_dwordx2(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_store_dwordx2>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_store_dwordx3(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_store_dwordx3>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_store_dwordx4(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_store_dwordx4>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_store_short(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_store_short>(addr, data, more...); }
  template<InstructionOperand B, class... X>
  constexpr void flat_store_short_d16_hi(const operand& addr, const B& data, const X&... more) { named<isa::mn::flat_store_short_d16_hi>(addr, data, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_add(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_add>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_add_f32(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_add_f32>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_add_f64(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_add_f64>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_add_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_add_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_and(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_and>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_and_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_and_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_cmpswap(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_cmpswap>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_cmpswap_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_cmpswap_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_dec(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_dec>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_dec_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_dec_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_inc(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_inc>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_inc_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_inc_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_max_f64(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_max_f64>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_min_f64(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_min_f64>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_or(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_or>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_or_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_or_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_pk_add_bf16(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_pk_add_bf16>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_pk_add_f16(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_pk_add_f16>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_smax(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_smax>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_smax_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_smax_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_smin(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_smin>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_smin_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_smin_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_sub(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_sub>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_sub_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_sub_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_swap(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_swap>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_swap_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_swap_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_umax(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_umax>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_umax_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_umax_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_umin(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_umin>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_umin_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_umin_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_xor(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_xor>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_atomic_xor_x2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_atomic_xor_x2>(addr, data, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_dword(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::global_load_dword>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_dwordx2(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_dwordx2>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_dwordx3(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_dwordx3>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_dwordx4(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_dwordx4>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_lds_dword(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::global_load_lds_dword>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_lds_dwordx3(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::global_load_lds_dwordx3>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_lds_dwordx4(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::global_load_lds_dwordx4>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_lds_sbyte(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::global_load_lds_sbyte>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_lds_sshort(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::global_load_lds_sshort>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_lds_ubyte(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::global_load_lds_ubyte>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_lds_ushort(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::global_load_lds_ushort>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_sbyte(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::global_load_sbyte>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_sbyte_d16(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_sbyte_d16>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_sbyte_d16_hi(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_sbyte_d16_hi>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_short_d16(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_short_d16>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_short_d16_hi(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_short_d16_hi>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_sshort(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::global_load_sshort>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_ubyte(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::global_load_ubyte>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_ubyte_d16(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_ubyte_d16>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_load_ubyte_d16_hi(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::global_load_ubyte_d16_hi>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void global_load_ushort(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::global_load_ushort>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_store_byte(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_store_byte>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_store_byte_d16_hi(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_store_byte_d16_hi>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_store_dword(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_store_dword>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_store_dwordx2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_store_dwordx2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_store_dwordx3(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_store_dwordx3>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_store_dwordx4(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_store_dwordx4>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_store_short(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_store_short>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void global_store_short_d16_hi(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::global_store_short_d16_hi>(addr, data, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_dword(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::scratch_load_dword>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_dwordx2(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_dwordx2>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_dwordx3(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_dwordx3>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_dwordx4(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_dwordx4>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_lds_dword(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::scratch_load_lds_dword>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_lds_sbyte(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::scratch_load_lds_sbyte>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_lds_sshort(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::scratch_load_lds_sshort>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_lds_ubyte(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::scratch_load_lds_ubyte>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_lds_ushort(const operand& addr, const B& saddr, const X&... more) { named<isa::mn::scratch_load_lds_ushort>(addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_sbyte(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::scratch_load_sbyte>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_sbyte_d16(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_sbyte_d16>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_sbyte_d16_hi(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_sbyte_d16_hi>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_short_d16(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_short_d16>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_short_d16_hi(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_short_d16_hi>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_sshort(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::scratch_load_sshort>(vdst, addr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_ubyte(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::scratch_load_ubyte>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_ubyte_d16(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_ubyte_d16>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_load_ubyte_d16_hi(const operand& vdst, const B& addr, const C& saddr, const X&... more) { named<isa::mn::scratch_load_ubyte_d16_hi>(vdst, addr, saddr, more...); }
  template<InstructionOperand B, class... X>
  constexpr void scratch_load_ushort(const operand& vdst, const B& addr, const X&... more) { named<isa::mn::scratch_load_ushort>(vdst, addr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_store_byte(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::scratch_store_byte>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_store_byte_d16_hi(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::scratch_store_byte_d16_hi>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_store_dword(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::scratch_store_dword>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_store_dwordx2(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::scratch_store_dwordx2>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_store_dwordx3(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::scratch_store_dwordx3>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_store_dwordx4(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::scratch_store_dwordx4>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_store_short(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::scratch_store_short>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, class... X>
  constexpr void scratch_store_short_d16_hi(const operand& addr, const B& data, const C& saddr, const X&... more) { named<isa::mn::scratch_store_short_d16_hi>(addr, data, saddr, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_load_format_d16_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_load_format_d16_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_load_format_d16_xy(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_load_format_d16_xy>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_load_format_d16_xyz(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_load_format_d16_xyz>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_load_format_d16_xyzw(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_load_format_d16_xyzw>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_load_format_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_load_format_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_load_format_xy(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_load_format_xy>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_load_format_xyz(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_load_format_xyz>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_load_format_xyzw(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_load_format_xyzw>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_store_format_d16_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_store_format_d16_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_store_format_d16_xy(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_store_format_d16_xy>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_store_format_d16_xyz(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_store_format_d16_xyz>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_store_format_d16_xyzw(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_store_format_d16_xyzw>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_store_format_x(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_store_format_x>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_store_format_xy(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_store_format_xy>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_store_format_xyz(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_store_format_xyz>(vdata, vaddr, srsrc, soffset, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void tbuffer_store_format_xyzw(const operand& vdata, const B& vaddr, const C& srsrc, const D& soffset, const X&... more) { named<isa::mn::tbuffer_store_format_xyzw>(vdata, vaddr, srsrc, soffset, more...); }
};

} // namespace kiln::build
