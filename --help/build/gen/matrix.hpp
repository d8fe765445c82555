// SPDX-License-Identifier: MIT
// Members of the builder: matrix instructions, by AMD's names.
// Written by tools/isa_gen; do not edit.
#pragma once

#include <kiln/build/gen/compare.hpp>

namespace kiln::build {

class matrix_mnemonics : public compare_mnemonics {
public:
  using compare_mnemonics::compare_mnemonics;

  template<InstructionOperand B, class... X>
  constexpr void v_accvgpr_read_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_accvgpr_read_b32>(vdst, src0, more...); }
  template<InstructionOperand B, class... X>
  constexpr void v_accvgpr_write_b32(const operand& vdst, const B& src0, const X&... more) { named<isa::mn::v_accvgpr_write_b32>(vdst, src0, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x128_f8f6f4(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x128_f8f6f4>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x16_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x16_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x16_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x16_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x16bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x16bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x16bf16_1k(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x16bf16_1k>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x16f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x16f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x1_4b_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x1_4b_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x1f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x1f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x2bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x2bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x32_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x32_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x32_bf8_bf8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x32_bf8_bf8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x32_bf8_fp8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x32_bf8_fp8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x32_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x32_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x32_fp8_bf8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x32_fp8_bf8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x32_fp8_fp8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x32_fp8_fp8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x32bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x32bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x32f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x32f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x4_4b_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x4_4b_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x4_4b_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x4_4b_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x4_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x4_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x4bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x4bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x4bf16_1k(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x4bf16_1k>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x4f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x4f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x4f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x4f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x8_xf32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x8_xf32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x8bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x8bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_16x16x8xf32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_16x16x8xf32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x16_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x16_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x16_bf8_bf8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x16_bf8_bf8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x16_bf8_fp8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x16_bf8_fp8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x16_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x16_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x16_fp8_bf8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x16_fp8_bf8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x16_fp8_fp8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x16_fp8_fp8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x16bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x16bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x16f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x16f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x1_2b_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x1_2b_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x1f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x1f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x2_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x2_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x2bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x2bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x2f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x2f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x4_2b_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x4_2b_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x4_2b_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x4_2b_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x4_xf32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x4_xf32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x4bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x4bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x4bf16_1k(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x4bf16_1k>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x4f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x4f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x4xf32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x4xf32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x64_f8f6f4(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x64_f8f6f4>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x8_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x8_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x8_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x8_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x8bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x8bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x8bf16_1k(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x8bf16_1k>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_32x32x8f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_32x32x8f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_4x4x1_16b_f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_4x4x1_16b_f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_4x4x1f32(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_4x4x1f32>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_4x4x2bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_4x4x2bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_4x4x4_16b_bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_4x4x4_16b_bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_4x4x4_16b_f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_4x4x4_16b_f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_4x4x4bf16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_4x4x4bf16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_4x4x4bf16_1k(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_4x4x4bf16_1k>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f32_4x4x4f16(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f32_4x4x4f16>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f64_16x16x4_f64(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f64_16x16x4_f64>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f64_16x16x4f64(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f64_16x16x4f64>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f64_4x4x4_4b_f64(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f64_4x4x4_4b_f64>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_f64_4x4x4f64(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_f64_4x4x4f64>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_16x16x16i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_16x16x16i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_16x16x32_i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_16x16x32_i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_16x16x32i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_16x16x32i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_16x16x4_4b_i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_16x16x4_4b_i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_16x16x4i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_16x16x4i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_16x16x64_i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_16x16x64_i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_16x16x64i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_16x16x64i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_32x32x16_i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_32x32x16_i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_32x32x16i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_32x32x16i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_32x32x32_i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_32x32x32_i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_32x32x32i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_32x32x32i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_32x32x4_2b_i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_32x32x4_2b_i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_32x32x4i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_32x32x4i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_32x32x8i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_32x32x8i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_4x4x4_16b_i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_4x4x4_16b_i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_mfma_i32_4x4x4i8(const operand& vdst, const B& src0, const C& src1, const D& src2, const X&... more) { named<isa::mn::v_mfma_i32_4x4x4i8>(vdst, src0, src1, src2, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, InstructionOperand F, class... X>
  constexpr void v_mfma_scale_f32_16x16x128_f8f6f4(const operand& vdst, const B& src0, const C& src1, const D& src2, const E& scale_src0, const F& scale_src1, const X&... more) { named<isa::mn::v_mfma_scale_f32_16x16x128_f8f6f4>(vdst, src0, src1, src2, scale_src0, scale_src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, InstructionOperand E, InstructionOperand F, class... X>
  constexpr void v_mfma_scale_f32_32x32x64_f8f6f4(const operand& vdst, const B& src0, const C& src1, const D& src2, const E& scale_src0, const F& scale_src1, const X&... more) { named<isa::mn::v_mfma_scale_f32_32x32x64_f8f6f4>(vdst, src0, src1, src2, scale_src0, scale_src1, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x128_bf8_bf8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x128_bf8_bf8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x128_bf8_fp8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x128_bf8_fp8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x128_fp8_bf8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x128_fp8_bf8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x128_fp8_fp8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x128_fp8_fp8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x32_bf16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x32_bf16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x32_f16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x32_f16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x32bf16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x32bf16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x32f16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x32f16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x64_bf16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x64_bf16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x64_bf8_bf8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x64_bf8_bf8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x64_bf8_fp8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x64_bf8_fp8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x64_f16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x64_f16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x64_fp8_bf8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x64_fp8_bf8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x64_fp8_fp8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x64_fp8_fp8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x64bf16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x64bf16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_16x16x64f16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_16x16x64f16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x16_bf16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x16_bf16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x16_f16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x16_f16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x16bf16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x16bf16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x16f16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x16f16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x32_bf16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x32_bf16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x32_bf8_bf8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x32_bf8_bf8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x32_bf8_fp8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x32_bf8_fp8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x32_f16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x32_f16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x32_fp8_bf8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x32_fp8_bf8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x32_fp8_fp8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x32_fp8_fp8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x32bf16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x32bf16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x32f16(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x32f16>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x64_bf8_bf8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x64_bf8_bf8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x64_bf8_fp8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x64_bf8_fp8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x64_fp8_bf8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x64_fp8_bf8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_f32_32x32x64_fp8_fp8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_f32_32x32x64_fp8_fp8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_i32_16x16x128_i8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_i32_16x16x128_i8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_i32_16x16x128i8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_i32_16x16x128i8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_i32_16x16x64_i8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_i32_16x16x64_i8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_i32_16x16x64i8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_i32_16x16x64i8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_i32_32x32x32_i8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_i32_32x32x32_i8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_i32_32x32x32i8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_i32_32x32x32i8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_i32_32x32x64_i8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_i32_32x32x64_i8>(vdst, src0, src1, idx, more...); }
  template<InstructionOperand B, InstructionOperand C, InstructionOperand D, class... X>
  constexpr void v_smfmac_i32_32x32x64i8(const operand& vdst, const B& src0, const C& src1, const D& idx, const X&... more) { named<isa::mn::v_smfmac_i32_32x32x64i8>(vdst, src0, src1, idx, more...); }
};

} // namespace kiln::build
