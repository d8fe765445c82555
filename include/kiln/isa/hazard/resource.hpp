// SPDX-License-Identifier: MIT
// One numbering for everything that a wait or a hazard can be about: registers of all banks, hardware registers, units.
#pragma once

#include <kiln/support/types.hpp>

namespace kiln::isa::resource {

inline constexpr u32 sgpr = 0;
inline constexpr u32 vgpr = 128;
inline constexpr u32 agpr = 384;
/// + AMD's source code of a scalar operand, 0..255: vcc, m0, exec. The codes of constants are numbers that are never written.
inline constexpr u32 fixed = 640;
inline constexpr u32 flat_scratch = fixed + 102, vcc = fixed + 106, vcc_hi = fixed + 107, m0 = fixed + 124,
                     exec = fixed + 126, exec_hi = fixed + 127, vccz = fixed + 251, execz = fixed + 252;
inline constexpr u32 hwreg = 896; ///< + number of the hardware register, 0..63
inline constexpr u32 matrix_f64_unit =
    960;                                 ///< stands for "an f64 matrix instruction", whatever its registers
inline constexpr u32 vector_issue = 961; ///< stands for "any vector instruction"
inline constexpr u32 fetch = 962;        ///< stands for "any instruction"
inline constexpr u32 none = 963;         ///< of operands that are no registers; never written
inline constexpr u32 count = 964;

/// Names of hardware registers that rules speak of (CDNA3 ISA manual, s_getreg_b32).
namespace hwreg_id {
inline constexpr u32 mode = 1, trapsts = 3;
}

} // namespace kiln::isa::resource
