// SPDX-License-Identifier: MIT
// 64-bit shifts on gfx90a: the amount must not be in the highest VGPR that the wave has.
#pragma once

#include <kiln/ir/program.hpp>
#include <kiln/isa/table.hpp>

namespace kiln::analysis {

/// True if the target then shifts wrongly (LLVM GCNSubtarget::hasShift64HighRegBug). Waves get VGPRs in blocks, so that only
/// the last register of a block can be the highest.
constexpr bool has_shift_amount_fault(const ir::program& p) { return is_gfx90a(p.arch); }

/// True if an instruction, registers assigned, shifts 64 bits by the amount in that VGPR.
constexpr bool shifts_64_bits_by(const ir::instruction& in, u32 vgpr) {
  const u32 mnemonic = isa::rows[in.row].mnemonic;
  return (mnemonic == u32{isa::mn::v_lshlrev_b64} || mnemonic == u32{isa::mn::v_lshrrev_b64} ||
          mnemonic == u32{isa::mn::v_ashrrev_i64}) &&
         in.op(1) == ir::operand(ir::operand_kind::vgpr, vgpr);
}

} // namespace kiln::analysis
