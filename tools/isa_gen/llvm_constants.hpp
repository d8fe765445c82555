// SPDX-License-Identifier: MIT
// Numbers that LLVM keeps in headers it does not install. The generator checks them against known instructions.
#pragma once

#include <cstdint>

namespace kiln::isa_gen {

/// Bits of MCInstrDesc::TSFlags: llvm/lib/Target/AMDGPU/SIDefines.h, namespace SIInstrFlags.
namespace ts {
constexpr uint64_t bit(int n) { return uint64_t{1} << n; }
constexpr uint64_t salu = bit(0), valu = bit(1), sop1 = bit(2), sop2 = bit(3), sopc = bit(4), sopk = bit(5),
                   sopp = bit(6), vop1 = bit(7), vop2 = bit(8), vopc = bit(9), vop3 = bit(10),
                   vop3p = bit(12), sdwa = bit(14), dpp = bit(15), trans = bit(16), mubuf = bit(17),
                   mtbuf = bit(18), smrd = bit(19), flat = bit(24), ds = bit(25), vm_cnt = bit(32),
                   exp_cnt = bit(33), lgkm_cnt = bit(34), is_packed = bit(49), flat_global = bit(51),
                   is_mai = bit(54), is_dot = bit(55), flat_scratch = bit(56), atomic_no_return = bit(57),
                   atomic_return = bit(58), tied_source_not_read = bit(60), gws = bit(62);
} // namespace ts

/// MCOperandInfo::OperandType: llvm/lib/Target/AMDGPU/SIDefines.h, namespace AMDGPU, enum OperandType.
enum class operand_type : unsigned {
  reg_imm_int32 = 13, // MCOI::OPERAND_FIRST_TARGET
  reg_imm_int64,
  reg_imm_int16,
  reg_imm_fp32,
  reg_imm_fp64,
  reg_imm_bf16,
  reg_imm_fp16,
};

} // namespace kiln::isa_gen
