// SPDX-License-Identifier: MIT
// What hardware does against its own manual, and what keeps clear of it.
#pragma once

#include <kiln/isa/arch.hpp>
#include <kiln/isa/gen/mnemonic.hpp>

namespace kiln::isa {

struct erratum {
  const char* name;
  arch_mask archs;
  const char* triggered_by;
  const char* mitigated_by;
  const char* source;
};

enum class errata : u8 { packed_f32_beside_mfma, packed_f32_high_broadcast };

/// In the order of the enumerators. Public accounts, not measured by Kiln.
inline constexpr erratum known_errata[] = {
    {"packed-f32-beside-mfma", mask_of(arch::gfx950),
     "v_pk_add_f32, v_pk_mul_f32 or v_pk_fma_f32 while a matrix instruction of another wave of the CU runs: "
     "operands may be stale",
     "the 32-bit instructions", "LLVM issue 206825, ROCM-27743"},
    {"packed-f32-high-broadcast", mask_of(arch::gfx950),
     "the same instructions where both halves take a source's high half (op_sel 1, op_sel_hi 1): the low "
     "half's result may be lost",
     "the 32-bit instructions", "rocMLIR pull request 2459, ROCM-29896"},
};
/// The instructions that both errata name.
constexpr bool is_packed_f32(u32 mnemonic) {
  return mnemonic == u32{mn::v_pk_add_f32} || mnemonic == u32{mn::v_pk_mul_f32} ||
         mnemonic == u32{mn::v_pk_fma_f32};
}
constexpr const erratum& facts_of(errata e) { return known_errata[static_cast<u32>(e)]; }

} // namespace kiln::isa
