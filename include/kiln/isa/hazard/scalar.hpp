// SPDX-License-Identifier: MIT
// Wait states that scalar instructions make necessary: hardware registers, M0, instruction cache.
#pragma once

#include <kiln/isa/hazard/rule.hpp>

namespace kiln::isa::hazard {

// clang-format off
// Not here, because nothing is needed: SALU, SMEM or a branch after a VALU write of the SGPR (H12, interlocked); SALU
// writes EXEC (H14); s_setreg MODE before a VALU.
inline constexpr rule scalar_rules[] = {
    // id  producer              consumers                           relation           gfx90a gfx942 gfx950  source
    {"H1",  producer::setreg,     consumer::getreg,                   relation::overlap,      2, 2, 2,  "MAN 4.5; LLVM checkGetRegHazards"},
    {"H2",  producer::setreg,     consumer::setreg,                   relation::overlap,      2, 2, 2,  "MAN 4.5; LLVM checkSetRegHazards"},
    {"H33", producer::setreg,     consumer::rfe,                      relation::overlap,      1, 1, 1,  "MAN 4.5; LLVM checkRFEHazards"},
    {"H3",  producer::setvskip,   consumer::getreg,                   relation::overlap,      2, 2, 2,  "MAN 4.5"},
    {"H4",  producer::vskip_mode, consumer::vector,                   relation::overlap,      2, 2, 2,  "MAN 4.5"},
    {"H32", producer::salu_m0,    consumer::m0,                       relation::overlap,      1, 1, 1,  "MAN 4.5; LLVM checkReadM0Hazards"},
    {"H40", producer::icache_inv, consumer::any,                      relation::overlap,      16, 16, 16, "MAN 12, s_icache_inv"},
};
// clang-format on

} // namespace kiln::isa::hazard
